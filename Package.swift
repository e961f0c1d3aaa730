// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "DiffableSnapshots",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "DiffableSnapshots", targets: ["DiffableSnapshots"]),
    .library(name: "DiffableSync", targets: ["DiffableSync"]),
    .library(name: "DiffableSources", targets: ["DiffableSources"]),
    .library(name: "DiffableUIKit", targets: ["DiffableUIKit"]),
    .library(name: "DiffableAppKit", targets: ["DiffableAppKit"]),
    .library(name: "DiffableTerminal", targets: ["DiffableTerminal"]),
    .library(name: "DiffableSnapshotsTesting", targets: ["DiffableSnapshotsTesting"]),
  ],
  targets: [
    .target(name: "DiffableSnapshots"),
    .target(name: "DiffableSync", dependencies: ["DiffableSnapshots"]),
    .target(name: "DiffableSources", dependencies: ["DiffableSnapshots"]),
    // These modules are empty on platforms without UIKit or AppKit. The first one has what the other two share.
    .target(
      name: "DiffableAppleViews",
      dependencies: ["DiffableSnapshots", "DiffableSources"]
    ),
    .target(
      name: "DiffableUIKit",
      dependencies: ["DiffableSnapshots", "DiffableSources", "DiffableAppleViews"]
    ),
    .target(
      name: "DiffableAppKit",
      dependencies: ["DiffableSnapshots", "DiffableSources", "DiffableAppleViews"]
    ),
    // On platforms without a terminal, this module contains the list but no terminal.
    .target(name: "DiffableTerminal", dependencies: ["DiffableSnapshots", "DiffableSources"]),
    .target(name: "DiffableSnapshotsTesting", dependencies: ["DiffableSnapshots"]),
    // The target has the name of its command. It is not a product, so packages that depend on this package do not
    // build it.
    .executableTarget(
      name: "showcase",
      dependencies: [
        "DiffableSnapshots", "DiffableSync", "DiffableSources", "DiffableTerminal",
        "DiffableSnapshotsTesting",
      ],
      path: "Sources/Showcase",
      resources: [.copy("Resources/mountains.csv")],
      // The screens use only public API, as those of a client do.
      packageAccess: false
    ),
    .target(
      name: "TestSupport",
      dependencies: ["DiffableSnapshots", "DiffableSnapshotsTesting"],
      path: "Tests/TestSupport"
    ),
    .target(
      name: "TerminalTestSupport",
      dependencies: ["DiffableTerminal"],
      path: "Tests/TerminalTestSupport"
    ),
    // The program of the article on terminals.
    .executableTarget(
      name: "groceries",
      dependencies: ["DiffableTerminal"],
      path: "Tests/TerminalProgram/Groceries"
    ),
    .executableTarget(
      name: "exit-in-terminal",
      dependencies: ["DiffableTerminal"],
      path: "Tests/TerminalProgram/Exit"
    ),
    .testTarget(
      name: "DiffableSnapshotsTests",
      dependencies: ["DiffableSnapshots", "DiffableSnapshotsTesting", "TestSupport"]
    ),
    .testTarget(
      name: "DiffableSyncTests",
      dependencies: ["DiffableSync", "DiffableSnapshotsTesting", "TestSupport"]
    ),
    .testTarget(
      name: "DiffableSourcesTests",
      dependencies: ["DiffableSources", "DiffableSnapshotsTesting", "TestSupport"]
    ),
    .testTarget(
      name: "DiffableTerminalTests",
      dependencies: [
        "DiffableSources", "DiffableTerminal", "DiffableSnapshotsTesting", "TerminalTestSupport",
        "groceries", "exit-in-terminal",
      ]
    ),
    .testTarget(
      name: "DiffableUIKitTests",
      dependencies: ["DiffableSources", "DiffableUIKit", "DiffableSnapshotsTesting"]
    ),
    .testTarget(
      name: "DiffableAppKitTests",
      dependencies: ["DiffableSources", "DiffableAppKit", "DiffableSnapshotsTesting"]
    ),
    .testTarget(
      name: "Proofs",
      dependencies: ["DiffableSnapshots", "DiffableSnapshotsTesting", "TestSupport"]
    ),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "showcase", "DiffableSync", "DiffableSnapshotsTesting", "TerminalTestSupport",
      ],
      exclude: ["Expected"]
    ),
    // The benchmarks use only public API, as a client does.
    .testTarget(name: "Benchmarks", dependencies: ["DiffableSnapshots"], packageAccess: false),
  ],
  swiftLanguageModes: [.v6]
)

// On Linux, the adapters and their tests are built against replacements of UIKit and AppKit. Other packages get the
// replacements only with this variable: the apps that check the adapters.
if Context.environment["DIFFABLE_APPLE_DOUBLES"] != nil {
  let doubles: [Target] = [
    .target(name: "AppleBase", path: "Tests/AppleFrameworks/Doubles/AppleBase"),
    .target(
      name: "UIKit",
      dependencies: ["AppleBase"],
      path: "Tests/AppleFrameworks/Doubles/UIKit"
    ),
    .target(
      name: "AppKit",
      dependencies: ["AppleBase"],
      path: "Tests/AppleFrameworks/Doubles/AppKit"
    ),
    .target(
      name: "CoreData",
      dependencies: ["AppleBase", "UIKit"],
      path: "Tests/AppleFrameworks/Doubles/CoreData"
    ),
  ]
  package.products += ["UIKit", "AppKit", "CoreData"].map {
    .library(name: $0, targets: [$0])
  }
  for target in package.targets {
    switch target.name {
    case "DiffableAppleViews", "DiffableUIKit": target.dependencies.append("UIKit")
    case "DiffableAppKit": target.dependencies.append("AppKit")
    default: break
    }
  }
  // The testing library has overlays for the real frameworks only.
  for target in package.targets where target.isTest {
    target.swiftSettings = [
      .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
      .define("DIFFABLE_APPLE_DOUBLES"),
    ]
  }
  package.targets += doubles
}

// The programs, and what only their tests need.
let programs = ["showcase", "groceries", "exit-in-terminal", "TerminalTestSupport"]

// Leaves only what can be built for all of Apple's platforms, and the tests that use the real views. The showcase and
// some of the other tests start processes.
if Context.environment["DIFFABLE_VIEW_TESTS"] != nil {
  let kept = ["DiffableUIKitTests", "DiffableAppKitTests"]
  let others = programs + ["TestSupport"]
  package.targets.removeAll {
    ($0.isTest && !kept.contains($0.name)) || others.contains($0.name)
  }
}

// Leaves out targets that take long to compile in a special build, and whose tests would check nothing more in it.
for (variable, kept) in [
  ("DIFFABLE_APPLE_DOUBLES", ["DiffableUIKitTests", "DiffableAppKitTests"]),
  ("DIFFABLE_OPTIMIZED_TESTS", ["Proofs", "Benchmarks"]),
] where Context.environment[variable] != nil {
  package.targets.removeAll {
    ($0.isTest && !kept.contains($0.name)) || programs.contains($0.name)
  }
}

// Wherever the compiler cannot check accesses to memory, it requires the keyword `unsafe`.
for target in package.targets where !target.isTest {
  target.swiftSettings = [.strictMemorySafety()]
}
