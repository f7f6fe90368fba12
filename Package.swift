// swift-tools-version: 6.1
import PackageDescription

// The floors of ARCHITECTURE.md: a target depends only on targets above it in this list.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]
// Apps say `import UIKit` and get SwivelUI.
let appSettings = settings + [.unsafeFlags(["-module-alias", "UIKit=SwivelUI"])]
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let protobuf: Target.Dependency = .product(name: "SwiftProtobuf", package: "swift-protobuf")

let package = Package(
  name: "swivel",
  products: [


    .library(name: "SwivelUI", targets: ["SwivelUI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-protobuf.git", exact: "1.39.0"),
  ],
  targets: [
    // Floor 0
    .target(name: "Orientation", swiftSettings: settings),
    .systemLibrary(name: "CZeroMQ", providers: [.apt(["libzmq3-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // Floor 1
    .target(name: "ZeroMQ", dependencies: ["CZeroMQ"], swiftSettings: settings),
    .target(name: "DeviceCatalog", swiftSettings: settings),
    // Floor 2
    .target(name: "SwivelUI", dependencies: ["DeviceCatalog", "Orientation"], swiftSettings: settings),
    // Floor 3
    .target(name: "Emulator", dependencies: ["DeviceCatalog", "Orientation", "SwivelUI"], swiftSettings: settings),
    // Floor 4
    .target(
      name: "Wire", dependencies: ["Emulator", "Orientation", protobuf], exclude: ["Schema"], swiftSettings: settings),
    // Floor 5
    .target(name: "Bus", dependencies: ["Wire", "ZeroMQ"], swiftSettings: settings),
    .target(name: "EventLog", dependencies: ["Emulator", "Orientation", "Wire"], swiftSettings: settings),
    .target(name: "SensorSources", dependencies: ["CZlib", "Orientation"], swiftSettings: settings),
    .target(name: "Terminal", swiftSettings: settings),
    // Floor 6
    .target(
      name: "SensorService", dependencies: ["Bus", "Emulator", "Orientation", "Wire", "ZeroMQ"],
      swiftSettings: settings),
    .target(
      name: "HostService",
      dependencies: ["Bus", "DeviceCatalog", "Emulator", "EventLog", "Orientation", "SwivelUI", "Wire", "ZeroMQ"],
      swiftSettings: settings),
    .target(
      name: "ControlClient", dependencies: ["Bus", "Emulator", "Orientation", "Wire", "ZeroMQ"],
      swiftSettings: settings),
    .target(name: "MonitorService", dependencies: ["Emulator", "Orientation", "Terminal"], swiftSettings: settings),
    .target(name: "Launcher", dependencies: ["Bus", "Wire", "ZeroMQ"], swiftSettings: settings),
    // Apps, written only against `import UIKit`
    .target(name: "Alternates", dependencies: ["SwivelUI"], path: "Sources/Apps/Alternates", swiftSettings: appSettings),
    .target(
      name: "BaseController", dependencies: ["SwivelUI"], path: "Sources/Apps/BaseController",
      swiftSettings: appSettings),
    // Tests
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: settings),
    .testTarget(
      name: "MonitorServiceTests", dependencies: ["Emulator", "MonitorService", "Orientation", "Terminal"],
      exclude: ["Goldens"], swiftSettings: settings),
    .testTarget(
      name: "SwivelUITests", dependencies: ["DeviceCatalog", "Orientation", "SwivelUI"], swiftSettings: settings),
    .testTarget(
      name: "EmulatorTests", dependencies: ["DeviceCatalog", "Emulator", "Orientation", "SwivelUI"],
      swiftSettings: settings),
    .testTarget(
      name: "AppsTests",
      dependencies: ["Alternates", "BaseController", "DeviceCatalog", "Emulator", "Orientation", "SwivelUI"],
      swiftSettings: settings),
  ]
)
