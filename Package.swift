// swift-tools-version: 6.1
import PackageDescription

// The floors of ARCHITECTURE.md: a target depends only on targets above it in this list.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "swivel",
  targets: [
    // Floor 0
    .target(name: "Orientation", swiftSettings: settings),
    .systemLibrary(name: "CZeroMQ", providers: [.apt(["libzmq3-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // Floor 1
    .target(name: "DeviceCatalog", swiftSettings: settings),
    // Floor 3
    .target(name: "Emulator", dependencies: ["DeviceCatalog", "Orientation"], swiftSettings: settings),
    // Floor 5
    .target(name: "Terminal", swiftSettings: settings),
    // Floor 6
    .target(name: "MonitorService", dependencies: ["Emulator", "Orientation", "Terminal"], swiftSettings: settings),
    // Tests
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: settings),
    .testTarget(
      name: "MonitorServiceTests", dependencies: ["Emulator", "MonitorService", "Orientation", "Terminal"],
      exclude: ["Goldens"],
      swiftSettings: settings),
  ]
)
