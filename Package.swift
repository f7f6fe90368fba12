// swift-tools-version: 6.1
import PackageDescription

// The floors of ARCHITECTURE.md: a target depends only on targets above it in this list.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]
let protobuf: Target.Dependency = .product(name: "SwiftProtobuf", package: "swift-protobuf")

let package = Package(
  name: "swivel",
  dependencies: [
    .package(url: "https://github.com/apple/swift-protobuf.git", exact: "1.39.0")
  ],
  targets: [
    // Floor 0
    .target(name: "Orientation", swiftSettings: settings),
    .target(name: "ConstraintSolver", swiftSettings: settings),
    .systemLibrary(name: "CZeroMQ", providers: [.apt(["libzmq3-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // Floor 1
    .target(name: "ZeroMQ", dependencies: ["CZeroMQ"], swiftSettings: settings),
    .target(name: "DeviceCatalog", swiftSettings: settings),
    // Floor 3
    .target(name: "Emulator", dependencies: ["DeviceCatalog", "Orientation"], swiftSettings: settings),
    // Floor 4
    .target(
      name: "Wire", dependencies: ["Emulator", "Orientation", protobuf], exclude: ["Schema"], swiftSettings: settings),
    // Floor 5
    .target(name: "Bus", dependencies: ["Wire", "ZeroMQ"], swiftSettings: settings),
    .target(name: "EventLog", dependencies: ["Emulator", "Orientation", "Wire"], swiftSettings: settings),
    .target(name: "SensorSources", dependencies: ["CZlib", "Orientation"], swiftSettings: settings),
    // Floor 6
    .target(
      name: "SensorService", dependencies: ["Bus", "Emulator", "Orientation", "Wire", "ZeroMQ"],
      swiftSettings: settings),
  ]
)
