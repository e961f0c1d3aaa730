// swift-tools-version: 6.2

import PackageDescription

let products = ["DiffableSnapshots", "DiffableSync", "DiffableSnapshotsTesting"]
  .map { Target.Dependency.product(name: $0, package: "DiffableSnapshots") }

// Millions of small lists, which only a release build tries in minutes. `-Xswiftc -DDIFFABLE_INTERNAL_CHECKS` also checks
// the invariants of the storage after each edit.
let package = Package(
  name: "Proofs",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "DiffableSnapshots", path: "../..")],
  targets: [
    .testTarget(name: "Proofs", dependencies: products + ["TestSupport"], path: "Proofs"),
    // This folder is also a target of the package above.
    .target(
      name: "TestSupport",
      dependencies: products,
      path: "TestSupport",
      swiftSettings: [.define("OTHER_PACKAGE")]
    ),
  ]
)
