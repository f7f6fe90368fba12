// swift-tools-version: 6.1
import PackageDescription

// The floors of ARCHITECTURE.md: a target depends only on targets above it in this list.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]
// Apps say `import UIKit` and get SwivelUI.
let appSettings = settings + [.unsafeFlags(["-module-alias", "UIKit=SwivelUI"])]

let package = Package(
  name: "swivel",
  targets: [
    // Floor 0
    .target(name: "Orientation", swiftSettings: settings),
    .systemLibrary(name: "CZeroMQ", providers: [.apt(["libzmq3-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // Floor 1
    .target(name: "DeviceCatalog", swiftSettings: settings),
    // Floor 2
    .target(name: "SwivelUI", dependencies: ["DeviceCatalog", "Orientation"], swiftSettings: settings),
    // Floor 3
    .target(name: "Emulator", dependencies: ["DeviceCatalog", "Orientation", "SwivelUI"], swiftSettings: settings),
    // Apps, written only against `import UIKit`
    .target(name: "Alternates", dependencies: ["SwivelUI"], path: "Sources/Apps/Alternates", swiftSettings: appSettings),
    .target(
      name: "BaseController", dependencies: ["SwivelUI"], path: "Sources/Apps/BaseController",
      swiftSettings: appSettings),
    // Tests
    .target(
      name: "DeviceFixtures", dependencies: ["DeviceCatalog", "Emulator", "Orientation", "SwivelUI"],
      path: "Tests/DeviceFixtures", swiftSettings: settings),
    .testTarget(
      name: "SwivelUITests", dependencies: ["DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SwivelUI"],
      swiftSettings: settings),
    .testTarget(
      name: "EmulatorTests", dependencies: ["DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SwivelUI"],
      swiftSettings: settings),
    .testTarget(
      name: "AppsTests",
      dependencies: [
        "Alternates", "BaseController", "DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SwivelUI",
      ],
      swiftSettings: settings),
  ]
)
