// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "DiffableSnapshots",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "DiffableSnapshots", targets: ["DiffableSnapshots"]),
    .library(name: "DiffableSnapshotsTesting", targets: ["DiffableSnapshotsTesting"]),
    .executable(name: "showcase", targets: ["Showcase"]),
  ],
  targets: [
    .target(name: "DiffableSnapshots"),
    .target(name: "DiffableSnapshotsTesting", dependencies: ["DiffableSnapshots"]),
    .executableTarget(
      name: "Showcase",
      dependencies: ["DiffableSnapshots", "DiffableSnapshotsTesting"],
      resources: [.copy("Resources/mountains.csv")]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["DiffableSnapshots", "DiffableSnapshotsTesting"],
      path: "Tests/TestSupport"
    ),
    .testTarget(
      name: "DiffableSnapshotsTests",
      dependencies: ["DiffableSnapshots", "DiffableSnapshotsTesting", "TestSupport"]
    ),
    .testTarget(
      name: "Proofs",
      dependencies: ["DiffableSnapshots", "DiffableSnapshotsTesting", "TestSupport"]
    ),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: ["Showcase", "DiffableSnapshotsTesting"],
      exclude: ["Expected"]
    ),
    // They measure what a client sees.
    .testTarget(name: "Benchmarks", dependencies: ["DiffableSnapshots"], packageAccess: false),
  ],
  swiftLanguageModes: [.v6]
)

// To optimise these takes minutes, and they prove no more for it.
if Context.environment["DIFFABLE_OPTIMISED_TESTS"] != nil {
  package.targets.removeAll { ["DiffableSnapshotsTests", "ShowcaseTests"].contains($0.name) }
}
