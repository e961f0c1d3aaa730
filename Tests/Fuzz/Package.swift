// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "DiffableSnapshots", path: "../..")],
  targets: [
    // The target has the name of its command.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "DiffableSnapshots", package: "DiffableSnapshots"),
        .product(name: "DiffableSync", package: "DiffableSnapshots"),
        .product(name: "DiffableSources", package: "DiffableSnapshots"),
        .product(name: "DiffableSnapshotsTesting", package: "DiffableSnapshots"),
      ],
      path: "Fuzz"
    )
  ],
  swiftLanguageModes: [.v6]
)
