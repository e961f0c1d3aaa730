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
    .testTarget(
      name: "DiffableSnapshotsTests",
      dependencies: ["DiffableSnapshots", "DiffableSnapshotsTesting"]
    ),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: ["Showcase", "DiffableSnapshotsTesting"],
      exclude: ["Expected"]
    ),
    .testTarget(name: "Benchmarks", dependencies: ["DiffableSnapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
