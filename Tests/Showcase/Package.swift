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

let showcase = Target.Dependency.product(name: "showcase", package: "DiffableSnapshots")

// The tests of the programs that run in a terminal, and the other programs. They use only public API, as a client does.
// Observation requires macOS 14.
let package = Package(
  name: "Showcase",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "DiffableSnapshots", path: "../..")],
  targets: [
    // The sources of the showcase a second time: SwiftPM links tests only with the programs of their own package.
    .executableTarget(
      name: "TestedShowcase",
      dependencies: [observation, sync, terminal, testing],
      path: "Showcase",
      resources: [.copy("Resources/mountains.csv")]
    ),
    // These targets have the names of their commands.
    .executableTarget(name: "groceries", dependencies: [terminal], path: "Groceries"),
    .executableTarget(name: "exit-in-terminal", dependencies: [terminal], path: "Exit"),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: ["TestedShowcase", showcase],
      path: "ShowcaseTests",
      exclude: ["Expected"]
    ),
    // Runs the programs as processes.
    .testTarget(
      name: "ProgramTests",
      dependencies: [showcase, "groceries", "exit-in-terminal"],
      path: "ProgramTests"
    ),
  ]
)

for target in package.targets where !target.isTest {
  target.swiftSettings = [.strictMemorySafety()]
}
