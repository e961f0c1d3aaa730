// swift-tools-version: 6.2

import PackageDescription

// Tests for release builds. The other tests check nothing more there, and take long to compile.
let package = Package(
  name: "Optimized",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "DiffableSnapshots", path: "../..")],
  targets: [
    // The benchmarks use only public API, as a client does.
    .testTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "DiffableSnapshots", package: "DiffableSnapshots")],
      path: "Benchmarks"
    )
  ]
)
