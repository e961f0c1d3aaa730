// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "DiffableSnapshots",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "DiffableSnapshots", targets: ["DiffableSnapshots"]),
    .library(name: "DiffableSources", targets: ["DiffableSources"]),
    .library(name: "DiffableSnapshotsTesting", targets: ["DiffableSnapshotsTesting"]),
  ],
  targets: [
    .target(name: "DiffableSnapshots"),
    .target(name: "DiffableSources", dependencies: ["DiffableSnapshots"]),
    .target(name: "DiffableSnapshotsTesting", dependencies: ["DiffableSnapshots"]),
    // Named after its command. It is no product, so that packages that depend on this one do not build it.
    .executableTarget(
      name: "showcase",
      dependencies: ["DiffableSnapshots", "DiffableSources", "DiffableSnapshotsTesting"],
      path: "Sources/Showcase",
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
      name: "DiffableSourcesTests",
      dependencies: ["DiffableSources", "DiffableSnapshotsTesting", "TestSupport"]
    ),
    .testTarget(
      name: "Proofs",
      dependencies: ["DiffableSnapshots", "DiffableSnapshotsTesting", "TestSupport"]
    ),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: ["showcase", "DiffableSnapshotsTesting"],
      exclude: ["Expected"]
    ),
    // They measure what a client sees.
    .testTarget(name: "Benchmarks", dependencies: ["DiffableSnapshots"], packageAccess: false),
  ],
  swiftLanguageModes: [.v6]
)

// To optimise these takes minutes, and they prove no more for it.
if Context.environment["DIFFABLE_OPTIMISED_TESTS"] != nil {
  let left = ["DiffableSnapshotsTests", "DiffableSourcesTests", "ShowcaseTests"]
  package.targets.removeAll { left.contains($0.name) }
}
