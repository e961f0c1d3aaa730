// swift-tools-version: 6.2

import PackageDescription

let observation = Target.Dependency.product(
  name: "DiffableObservation",
  package: "DiffableSnapshots"
)
let sync = Target.Dependency.product(name: "DiffableSync", package: "DiffableSnapshots")
let terminal = Target.Dependency.product(name: "DiffableTerminal", package: "DiffableSnapshots")
let testing = Target.Dependency.product(
  name: "DiffableSnapshotsTesting",
  package: "DiffableSnapshots"
)

// The programs that run in a terminal, and the tests that need them. They use only public API, as a client does.
// Observation requires macOS 14.
let package = Package(
  name: "Showcase",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "DiffableSnapshots", path: "../..")],
  targets: [
    // The targets have the names of their commands.
    .executableTarget(
      name: "showcase",
      dependencies: [observation, sync, terminal, testing],
      path: "Showcase",
      resources: [.copy("Resources/mountains.csv")]
    ),
    .executableTarget(name: "groceries", dependencies: [terminal], path: "Groceries"),
    .executableTarget(name: "exit-in-terminal", dependencies: [terminal], path: "Exit"),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: ["showcase"],
      path: "ShowcaseTests",
      exclude: ["Expected"]
    ),
    // Runs the programs as processes.
    .testTarget(
      name: "ProgramTests",
      dependencies: ["showcase", "groceries", "exit-in-terminal"],
      path: "ProgramTests"
    ),
  ]
)

for target in package.targets where !target.isTest {
  target.swiftSettings = [.strictMemorySafety()]
}
