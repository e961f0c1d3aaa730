// swift-tools-version: 6.2

import PackageDescription

// What only the checks need is in packages of its own in Tests: AppleFrameworks, Fuzz, Optimized, Proofs, RealLists and
// Showcase.
let package = Package(
  name: "DiffableSnapshots",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    "DiffableSnapshots", "DiffableObservation", "DiffableSync", "DiffableSources", "DiffableUIKit",
    "DiffableAppKit",
    "DiffableTerminal", "DiffableSnapshotsTesting",
  ].map { .library(name: $0, targets: [$0]) } + [
    .library(
      name: "DiffableMigration",
      targets: ["DiffableMigration", "DiffableUIKit", "DiffableAppKit"]
    ),
    .executable(name: "showcase", targets: ["Showcase"]),
  ],
  targets: [
    .target(name: "DiffableSnapshots"),
    .target(name: "DiffableSync", dependencies: ["DiffableSnapshots"]),
    .target(name: "DiffableSources", dependencies: ["DiffableSnapshots"]),
    .target(name: "DiffableObservation", dependencies: ["DiffableSources"]),
    // These modules are empty on platforms without UIKit or AppKit. The first one has what the other two share.
    .target(name: "DiffableAppleViews", dependencies: ["DiffableSources"]),
    .target(name: "DiffableUIKit", dependencies: ["DiffableAppleViews"]),
    .target(name: "DiffableAppKit", dependencies: ["DiffableAppleViews"]),
    // Apple's data sources under their own names, for screens that are moved without an edit.
    .target(name: "DiffableMigration", dependencies: ["DiffableUIKit", "DiffableAppKit"]),
    // On platforms without a terminal, this module contains the list but no terminal.
    .target(name: "DiffableTerminal", dependencies: ["DiffableSources"]),
    .target(name: "DiffableSnapshotsTesting", dependencies: ["DiffableSnapshots"]),
    // The program `showcase`. Packages that depend on this one do not build it. It is empty where there is no terminal.
    .executableTarget(
      name: "Showcase",
      dependencies: [
        "DiffableObservation", "DiffableSync", "DiffableTerminal", "DiffableSnapshotsTesting",
      ],
      resources: [.copy("Resources/mountains.csv")]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["DiffableSnapshotsTesting"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "DiffableSnapshotsTests", dependencies: ["DiffableSync", "TestSupport"]),
    .testTarget(
      name: "DiffableObservationTests",
      dependencies: ["DiffableObservation", "TestSupport"]
    ),
    .testTarget(name: "DiffableSyncTests", dependencies: ["DiffableSync", "TestSupport"]),
    .testTarget(name: "DiffableSourcesTests", dependencies: ["DiffableSources", "TestSupport"]),
    .testTarget(
      name: "DiffableTerminalTests",
      dependencies: ["DiffableTerminal", "TestSupport"]
    ),
    .testTarget(
      name: "DiffableUIKitTests",
      dependencies: ["DiffableUIKit", "DiffableObservation", "DiffableSnapshotsTesting"]
    ),
    .testTarget(
      name: "DiffableAppKitTests",
      dependencies: ["DiffableAppKit", "DiffableObservation", "DiffableSnapshotsTesting"]
    ),
    .testTarget(
      name: "DiffableMigrationTests",
      dependencies: ["DiffableMigration", "DiffableSnapshotsTesting"]
    ),
  ]
)

// Wherever the compiler cannot check accesses to memory, it requires the keyword `unsafe`.
for target in package.targets where !target.isTest {
  target.swiftSettings = [.strictMemorySafety()]
}
