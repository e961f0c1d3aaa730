// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "GTKLists",
  dependencies: [.package(name: "DiffableSnapshots", path: "../../..")],
  targets: [
    .systemLibrary(
      name: "CGTK",
      path: "CGTK",
      pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]
    ),
    .target(
      name: "GTKList",
      dependencies: ["CGTK", .product(name: "DiffableSnapshots", package: "DiffableSnapshots")],
      path: "GTKList"
    ),
    // The target has the name of its command.
    .executableTarget(
      name: "gtk-lists",
      dependencies: [
        "CGTK", "GTKList",
        .product(name: "DiffableSnapshots", package: "DiffableSnapshots"),
        .product(name: "DiffableSources", package: "DiffableSnapshots"),
        .product(name: "DiffableSnapshotsTesting", package: "DiffableSnapshots"),
      ],
      path: "Program"
    ),
  ],
  swiftLanguageModes: [.v6]
)
