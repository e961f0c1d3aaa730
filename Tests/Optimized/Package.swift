// swift-tools-version: 6.2

import PackageDescription

let core = Target.Dependency.product(name: "DiffableSnapshots", package: "DiffableSnapshots")
let sync = Target.Dependency.product(name: "DiffableSync", package: "DiffableSnapshots")
let testing = Target.Dependency.product(
  name: "DiffableSnapshotsTesting",
  package: "DiffableSnapshots"
)

// Tests for release builds. The other tests check nothing more there, and take long to compile.
let package = Package(
  name: "Optimized",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "DiffableSnapshots", path: "../..")],
  targets: [
    // The benchmarks use only public API, as a client does.
    .testTarget(name: "Benchmarks", dependencies: [core], path: "Benchmarks"),
    .testTarget(
      name: "Proofs",
      dependencies: [core, sync, testing, "TestSupport"],
      path: "Proofs"
    ),
    // This folder is also a target of the package above.
    .target(
      name: "TestSupport",
      dependencies: [core, testing],
      path: "TestSupport",
      swiftSettings: [.define("OTHER_PACKAGE")]
    ),
  ]
)
