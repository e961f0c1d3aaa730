// swift-tools-version: 6.2

import PackageDescription

// Apps that use the products as any other package does. On Linux, they are built and run against the doubles of UIKit
// and AppKit.
let package = Package(
  name: "App",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  dependencies: [.package(name: "DiffableSnapshots", path: "..")],
  targets: [
    .target(
      name: "PhoneApp",
      dependencies: [
        .product(name: "DiffableUIKit", package: "DiffableSnapshots"),
        .product(name: "DiffableSources", package: "DiffableSnapshots"),
      ]
    ),
    .target(
      name: "MacApp",
      dependencies: [.product(name: "DiffableAppKit", package: "DiffableSnapshots")]
    ),
    // The same screens twice: as they were written for Apple's data sources, and with this package.
    .target(
      name: "ApplePhoneScreens",
      dependencies: [
        .product(name: "UIKit", package: "DiffableSnapshots"),
        .product(name: "CoreData", package: "DiffableSnapshots"),
      ]
    ),
    .target(
      name: "PhoneScreens",
      dependencies: [
        .product(name: "DiffableMigration", package: "DiffableSnapshots"),
        .product(name: "CoreData", package: "DiffableSnapshots"),
      ]
    ),
    .target(
      name: "AppleMacScreens",
      dependencies: [.product(name: "AppKit", package: "DiffableSnapshots")]
    ),
    .target(
      name: "MacScreens",
      dependencies: [.product(name: "DiffableMigration", package: "DiffableSnapshots")]
    ),
    .testTarget(name: "PhoneAppTests", dependencies: ["PhoneApp"]),
    .testTarget(name: "MacAppTests", dependencies: ["MacApp"]),
    .testTarget(name: "ApplePhoneScreensTests", dependencies: ["ApplePhoneScreens"]),
    .testTarget(name: "PhoneScreensTests", dependencies: ["PhoneScreens"]),
    .testTarget(name: "AppleMacScreensTests", dependencies: ["AppleMacScreens"]),
    .testTarget(name: "MacScreensTests", dependencies: ["MacScreens"]),
  ],
  swiftLanguageModes: [.v6]
)

// A test that imports Testing with UIKit or AppKit would also load an overlay of Testing, which needs the real
// framework.
for target in package.targets where target.isTest {
  target.swiftSettings = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
  if target.name.hasPrefix("Apple") {
    target.swiftSettings?.append(.define("APPLE_DATA_SOURCES"))
  }
  if target.name.contains("Screens") {
    // The tests of both kinds of screens import the module with the same name.
    let module = target.name.dropLast("Tests".count)
    target.swiftSettings?.append(.unsafeFlags(["-module-alias", "Screens=\(module)"]))
  }
}
