// swift-tools-version: 6.2

import PackageDescription

// DiffableUIKit and DiffableAppKit, the modules below them and their tests. The folders of these targets are those of
// the package above. On a Mac, this package leaves out what cannot be built for each of Apple's platforms.
let package = Package(
  name: "AppleFrameworks",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: ["DiffableSources", "DiffableUIKit", "DiffableAppKit", "DiffableSnapshotsTesting"]
    .map { .library(name: $0, targets: [$0]) } + [
      .library(
        name: "DiffableMigration",
        targets: ["DiffableMigration", "DiffableUIKit", "DiffableAppKit"]
      )
    ],
  targets: [
    .target(name: "DiffableSnapshots"),
    .target(name: "DiffableSync", dependencies: ["DiffableSnapshots"]),
    .target(name: "DiffableSources", dependencies: ["DiffableSnapshots"]),
    .target(name: "DiffableObservation", dependencies: ["DiffableSources"]),
    .target(name: "DiffableAppleViews", dependencies: ["DiffableSources"]),
    .target(name: "DiffableUIKit", dependencies: ["DiffableAppleViews"]),
    .target(name: "DiffableAppKit", dependencies: ["DiffableAppleViews"]),
    .target(name: "DiffableMigration", dependencies: ["DiffableUIKit", "DiffableAppKit"]),
    .target(name: "DiffableTerminal", dependencies: ["DiffableSources"]),
    .target(name: "DiffableSnapshotsTesting", dependencies: ["DiffableSnapshots"]),
    .testTarget(
      name: "DiffableUIKitTests",
      dependencies: ["DiffableUIKit", "DiffableObservation", "DiffableSnapshotsTesting"],
      path: "DiffableUIKitTests"
    ),
    .testTarget(
      name: "DiffableAppKitTests",
      dependencies: ["DiffableAppKit", "DiffableObservation", "DiffableSnapshotsTesting"],
      path: "DiffableAppKitTests"
    ),
    .testTarget(
      name: "DiffableMigrationTests",
      dependencies: ["DiffableMigration", "DiffableSnapshotsTesting"],
      path: "DiffableMigrationTests"
    ),
  ]
)

for target in package.targets where !target.isTest {
  target.swiftSettings = [.strictMemorySafety()]
}

// On Linux, the adapters are built against doubles of the frameworks.
#if os(Linux)
  for target in package.targets {
    switch target.name {
    case "DiffableAppleViews", "DiffableUIKit": target.dependencies.append("UIKit")
    case "DiffableAppKit": target.dependencies.append("AppKit")
    case "DiffableMigration": target.dependencies += ["UIKit", "AppKit"]
    case "DiffableUIKitTests": target.dependencies.append("CoreData")
    default: break
    }
  }
  package.targets += [
    .target(name: "AppleBase", path: "Doubles/AppleBase"),
    .target(name: "UIKit", dependencies: ["AppleBase"], path: "Doubles/UIKit"),
    .target(name: "AppKit", dependencies: ["AppleBase"], path: "Doubles/AppKit"),
    .target(name: "CoreData", dependencies: ["UIKit"], path: "Doubles/CoreData"),
  ]
  package.products += ["UIKit", "AppKit", "CoreData"].map { .library(name: $0, targets: [$0]) }
  // The testing library has overlays for the real frameworks only.
  for target in package.targets where target.isTest {
    target.swiftSettings = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
  }
#endif
