// swift-tools-version: 6.1
import PackageDescription

// The floors of ARCHITECTURE.md: a target depends only on floors of lower numbers.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]
// Apps say `import UIKit` and get SwivelUI.
let appSettings = settings + [.unsafeFlags(["-module-alias", "UIKit=SwivelUI"])]
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let protobuf: Target.Dependency = .product(name: "SwiftProtobuf", package: "swift-protobuf")
let http: Target.Dependency = .product(name: "FlyingFox", package: "FlyingFox")
let sockets: Target.Dependency = .product(name: "FlyingSocks", package: "FlyingFox")
let combine: Target.Dependency = .product(name: "OpenCombineShim", package: "OpenCombine")
let yaml: Target.Dependency = .product(name: "Yams", package: "Yams")

let package = Package(
  name: "swivel",
  products: [
    .executable(name: "swivel", targets: ["swivel"]),
    .plugin(name: "AdoptSources", targets: ["AdoptSources"]),
    .library(name: "SwivelHost", targets: ["SwivelHost"]),
    .library(name: "SwivelTesting", targets: ["SwivelTesting"]),
    .library(name: "SwivelUI", targets: ["SwivelCombine", "SwivelLog", "SwivelUI"]),
    .library(
      name: "SwivelSamples",
      targets: ["Alternates", "BaseController", "Errands", "MovieLock", "Pages", "Programmatic", "Waiting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
    // Without its traits: SwiftPM hands several over in any order, and compiles everything anew when it is another.
    .package(url: "https://github.com/apple/swift-protobuf.git", exact: "1.39.0", traits: []),
    .package(url: "https://github.com/jpsim/Yams.git", exact: "6.2.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", exact: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox.git", exact: "0.27.1"),
  ],
  targets: [
    // Floor 0
    .target(name: "FileWriting", swiftSettings: settings),
    .target(name: "Orientation", swiftSettings: settings),
    .target(name: "ConstraintSolver", swiftSettings: settings),
    .target(name: "Coverage", exclude: ["Tables"], swiftSettings: settings),
    .target(name: "Findings", swiftSettings: settings),
    .target(name: "Spelling", swiftSettings: settings),
    .target(name: "SwivelLog", swiftSettings: settings),
    .systemLibrary(name: "CZeroMQ", providers: [.apt(["libzmq3-dev"])]),
    .systemLibrary(name: "CPidfd"),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CMallocCount"),
    .target(name: "CSwiftRuntime"),
    .target(name: "TextMetrics", exclude: ["Tables"], swiftSettings: settings),
    // Floor 1
    .target(name: "Adoption", dependencies: ["FileWriting"], swiftSettings: settings),
    .target(name: "ZeroMQ", dependencies: ["CZeroMQ"], swiftSettings: settings),
    .target(name: "DeviceCatalog", dependencies: ["Orientation"], swiftSettings: settings),
    .target(name: "Vocabulary", dependencies: ["Orientation"], swiftSettings: settings),
    .target(name: "InterfaceBuilder", dependencies: ["CXML2"], swiftSettings: settings),
    .target(name: "Picture", dependencies: ["CZlib"], swiftSettings: settings),
    // Floor 2
    .target(name: "RotationRules", dependencies: ["DeviceCatalog", "Orientation"], swiftSettings: settings),
    .target(
      name: "Wire", dependencies: ["Orientation", "Vocabulary", protobuf], exclude: ["Schema"], swiftSettings: settings),
    .target(name: "EventLog", dependencies: ["CZlib", "Orientation", "Vocabulary"], swiftSettings: settings),
    // Floor 3
    .target(
      name: "Reports", dependencies: ["EventLog", "Findings", "Orientation", "Picture", "Vocabulary"],
      swiftSettings: settings),
    .target(
      name: "SwivelUI",
      dependencies: [
        "CSwiftRuntime", "ConstraintSolver", "DeviceCatalog", "InterfaceBuilder", "Orientation", "RotationRules",
        "TextMetrics",
      ],
      swiftSettings: settings),
    // Floor 4
    .target(
      name: "Emulator",
      dependencies: ["CSwiftRuntime", "DeviceCatalog", "Orientation", "RotationRules", "SwivelUI", "Vocabulary"],
      swiftSettings: settings),
    .target(name: "SwivelCombine", dependencies: ["SwivelUI", combine], swiftSettings: settings),
    .target(name: "Readings", dependencies: ["Findings", "InterfaceBuilder", "SwivelUI"], swiftSettings: settings),
    .target(
      name: "Alternates", dependencies: ["SwivelUI"], path: "Sources/Apps/Alternates", swiftSettings: appSettings),
    .target(
      name: "BaseController", dependencies: ["SwivelUI"], path: "Sources/Apps/BaseController",
      swiftSettings: appSettings),
    .target(
      name: "Errands", dependencies: ["SwivelUI"], path: "Sources/Apps/Errands",
      resources: [.embedInCode("Main.storyboard")], swiftSettings: appSettings),
    .target(
      name: "MovieLock", dependencies: ["SwivelUI"], path: "Sources/Apps/MovieLock", swiftSettings: appSettings),
    .target(name: "Pages", dependencies: ["SwivelUI"], path: "Sources/Apps/Pages", swiftSettings: appSettings),
    .target(
      name: "Programmatic", dependencies: ["SwivelUI"], path: "Sources/Apps/Programmatic", swiftSettings: appSettings),
    .target(name: "Waiting", dependencies: ["SwivelUI"], path: "Sources/Apps/Waiting", swiftSettings: appSettings),
    // Floor 5
    .target(name: "PlantedApps", dependencies: ["SwivelUI"], swiftSettings: settings),
    .target(
      name: "Canvas",
      dependencies: ["DeviceCatalog", "Findings", "InterfaceBuilder", "Orientation", "Readings", "SwivelUI"],
      swiftSettings: settings),
    .target(
      name: "Drawing",
      dependencies: [
        "DeviceCatalog", "Emulator", "Findings", "InterfaceBuilder", "Orientation", "Picture", "Readings", "Reports",
        "SwivelUI", "TextMetrics", "Vocabulary",
      ], swiftSettings: settings),
    .target(
      name: "Walker", dependencies: ["DeviceCatalog", "Emulator", "Orientation", "SwivelUI"], swiftSettings: settings),
    .target(
      name: "Conformance", dependencies: ["DeviceCatalog", "Emulator", "Orientation", "SwivelUI"],
      swiftSettings: settings),
    .target(name: "Bus", dependencies: ["Vocabulary", "Wire", "ZeroMQ"], swiftSettings: settings),
    .target(name: "SensorSources", dependencies: ["CZlib", "Orientation"], swiftSettings: settings),
    .target(name: "SensorMetrics", dependencies: ["Orientation"], swiftSettings: settings),
    .target(name: "Terminal", swiftSettings: settings),
    .target(name: "Loopback", dependencies: [http, sockets], swiftSettings: settings),
    // Floor 6
    .target(name: "Phones", dependencies: ["Bus", "Loopback", "SensorSources", http], swiftSettings: settings),
    .target(name: "DailyLife", dependencies: ["Orientation", "SensorSources"], swiftSettings: settings),
    .target(name: "DocumentSeeds", dependencies: ["Canvas", "InterfaceBuilder", "SwivelUI"], swiftSettings: settings),
    .target(
      name: "Configuration",
      dependencies: ["DeviceCatalog", "FileWriting", "Orientation", "SensorSources", "Spelling", yaml],
      swiftSettings: settings),
    .target(
      name: "Scripting",
      dependencies: ["DeviceCatalog", "Emulator", "EventLog", "SwivelUI"], swiftSettings: settings),
    .target(
      name: "Lint",
      dependencies: [
        "Canvas", "DeviceCatalog", "Drawing", "Emulator", "Findings", "InterfaceBuilder", "Orientation", "Picture",
        "Reports", "SwivelUI",
      ], swiftSettings: settings),
    .target(
      name: "Sweep",
      dependencies: [
        "DeviceCatalog", "Drawing", "Emulator", "Findings", "Orientation", "Picture", "Readings", "Reports", "SwivelUI",
        arguments,
      ], swiftSettings: settings),
    .target(name: "LayoutProblems", dependencies: ["ConstraintSolver"], swiftSettings: settings),
    // Floor 7
    .target(
      name: "Exploration",
      dependencies: [
        "DeviceCatalog", "Emulator", "EventLog", "FileWriting", "Findings", "Orientation", "Readings", "Reports",
        "Scripting", "SwivelUI", "Walker", arguments,
      ], swiftSettings: settings),
    .target(
      name: "SensorService", dependencies: ["Bus", "Orientation", "SensorSources", "Vocabulary", "Wire"],
      swiftSettings: settings),
    .target(
      name: "HostService",
      dependencies: [
        "Bus", "DeviceCatalog", "Drawing", "Emulator", "EventLog", "Orientation", "Picture", "Spelling", "SwivelUI",
        "Wire",
      ],
      swiftSettings: settings),
    .target(
      name: "MonitorService",
      dependencies: ["Bus", "EventLog", "Orientation", "Spelling", "Terminal", "Vocabulary", "Wire"],
      swiftSettings: settings),
    .target(
      name: "ControlClient", dependencies: ["Bus", "Orientation", "Vocabulary", "Wire"], swiftSettings: settings),
    .target(
      name: "Launcher",
      dependencies: ["Bus", "CPidfd", "Configuration", "DeviceCatalog", "EventLog", "Spelling", "Vocabulary", "Wire"],
      swiftSettings: settings),
    // Floor 8
    .target(
      name: "WebMonitor",
      dependencies: [
        "Bus", "ControlClient", "EventLog", "Loopback", "MonitorService", "Orientation", "Reports", "Scripting",
        "Vocabulary", http,
      ], swiftSettings: settings),
    .target(
      name: "SwivelHost",
      dependencies: [
        "Bus", "Canvas", "Configuration", "DeviceCatalog", "Drawing", "Emulator", "EventLog", "Exploration",
        "FileWriting", "HostService", "InterfaceBuilder", "Picture", "Reports", "Scripting", "Spelling", "Sweep",
        "SwivelUI", "Vocabulary", "Walker", arguments,
      ],
      swiftSettings: settings),
    .target(
      name: "SwivelTesting",
      dependencies: [
        "Configuration", "DeviceCatalog", "Drawing", "Emulator", "FileWriting", "Orientation", "Picture", "Reports",
        "Scripting", "SwivelUI", "Vocabulary",
      ], swiftSettings: settings),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Configuration", "DocumentSeeds", "EventLog", "InterfaceBuilder", "Orientation", "Scripting", "SensorSources",
        "Vocabulary", "Wire",
      ], swiftSettings: settings),
    .target(
      name: "Benches",
      dependencies: [
        "Alternates", "BaseController", "Bus", "CXML2", "Canvas", "Configuration", "ConstraintSolver", "DailyLife",
        "DeviceCatalog", "DocumentSeeds", "Drawing", "Emulator", "EventLog", "Exploration", "HostService",
        "InterfaceBuilder", "Launcher", "LayoutProblems",
        "Orientation", "Picture", "PlantedApps", "SensorMetrics", "SensorService",
        "SensorSources", "Sweep", "SwivelUI", "Walker", "Wire", arguments,
      ], swiftSettings: settings),
    // Floor 9
    .executableTarget(
      name: "swivel-sensor",
      dependencies: ["Bus", "Configuration", "SensorService", "SensorSources", arguments],
      swiftSettings: settings),
    .executableTarget(
      name: "swivel-host",
      dependencies: [
        "Alternates", "BaseController", "Errands", "MovieLock", "Pages", "Programmatic", "SwivelHost", "Waiting",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "swivel-monitor", dependencies: ["Bus", "MonitorService", "Terminal", arguments],
      swiftSettings: settings),
    .executableTarget(
      name: "swivel",
      dependencies: [
        "Adoption", "Bus", "Canvas", "Configuration", "Conformance", "ControlClient", "Coverage", "DeviceCatalog",
        "Drawing", "Emulator", "EventLog", "Exploration", "FileWriting", "Findings", "InterfaceBuilder", "Launcher",
        "Lint", "MonitorService", "Orientation", "Phones", "Picture", "Reports", "Scripting", "SensorService",
        "SensorSources",
        "Spelling", "Sweep", "SwivelUI", "Vocabulary", "WebMonitor", "Wire", arguments,
      ],
      swiftSettings: settings),
    .executableTarget(name: "swivel-adopt", dependencies: ["Adoption"], swiftSettings: settings),
    .plugin(name: "AdoptSources", capability: .buildTool(), dependencies: ["swivel-adopt"]),
    .executableTarget(name: "swivel-fuzz", dependencies: ["Fuzzing", arguments], swiftSettings: settings),
    .executableTarget(name: "swivel-fault-host", dependencies: ["SwivelHost", "SwivelUI"], swiftSettings: appSettings),
    .executableTarget(name: "swivel-bench-host", dependencies: ["SwivelHost", "SwivelUI"], swiftSettings: appSettings),
    .executableTarget(name: "swivel-bench-hops", linkerSettings: [.linkedLibrary("zmq")]),
    .executableTarget(name: "swivel-bench", dependencies: ["Benches", "CMallocCount"], swiftSettings: settings),
    // Tests
    .testTarget(name: "AdoptionTests", dependencies: ["Adoption"], swiftSettings: settings),
    .testTarget(
      name: "BenchesTests",
      dependencies: ["Benches", "HostService", "Orientation", "Picture", "SensorMetrics", "SensorSources"],
      swiftSettings: settings),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "LayoutProblems"], swiftSettings: settings),
    .target(
      name: "DeviceFixtures", dependencies: ["DeviceCatalog", "Emulator", "Orientation", "SwivelUI"],
      path: "Tests/DeviceFixtures", swiftSettings: settings),
    .target(name: "BusFixtures", dependencies: ["Bus"], path: "Tests/BusFixtures", swiftSettings: settings),
    .testTarget(
      name: "SwivelUITests", dependencies: ["DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SwivelUI"],
      swiftSettings: settings),
    .testTarget(
      name: "EmulatorTests",
      dependencies: ["DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SwivelUI"],
      swiftSettings: settings),
    .testTarget(
      name: "WalkerTests",
      dependencies: ["DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SwivelUI", "Walker"],
      swiftSettings: settings),
    .testTarget(
      name: "AppsTests",
      dependencies: [
        "Alternates", "BaseController", "DeviceCatalog", "DeviceFixtures", "Emulator", "Errands", "MovieLock",
        "Orientation", "Pages", "Programmatic", "SwivelUI", "Waiting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "Alternates", "BaseController", "Bus", "BusFixtures", "ControlClient", "DeviceCatalog", "DeviceFixtures",
        "Emulator", "HostService", "Launcher", "MonitorService", "Orientation", "SensorService", "Wire", "swivel",
        "swivel-adopt", "swivel-fault-host", "swivel-fuzz", "swivel-host", "swivel-monitor", "swivel-sensor",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Conformance", "DeviceCatalog", "Orientation", "SwivelUI", "Vocabulary"],
      swiftSettings: settings),
    .testTarget(
      name: "ScriptingTests",
      dependencies: [
        "Alternates", "BaseController", "Configuration", "DeviceCatalog", "DeviceFixtures", "Emulator", "EventLog",
        "MovieLock", "Orientation", "Pages", "Scripting", "SwivelUI", "Wire",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "DeviceCatalog", "DeviceFixtures", "Emulator", "EventLog", "Exploration", "Orientation", "PlantedApps",
        "Reports", "Scripting", "SwivelUI", "Walker",
      ], swiftSettings: settings),
    .testTarget(
      name: "RuleTests",
      dependencies: ["DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SwivelTesting", "SwivelUI"],
      swiftSettings: settings),
    .testTarget(
      name: "SwivelCombineTests",
      dependencies: [
        "DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SwivelCombine", "SwivelLog", "SwivelUI",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SwivelTestingTests",
      dependencies: [
        "Alternates", "DeviceCatalog", "Emulator", "EventLog", "MovieLock", "Orientation", "Reports", "SwivelTesting",
        "SwivelUI", "Vocabulary",
      ], swiftSettings: settings),
    .testTarget(
      name: "RotationRulesTests", dependencies: ["DeviceCatalog", "Orientation", "RotationRules"],
      swiftSettings: settings),
    .testTarget(name: "OrientationTests", dependencies: ["Orientation"], swiftSettings: settings),
    .testTarget(
      name: "SensorSourcesTests", dependencies: ["Orientation", "SensorSources"], swiftSettings: settings),
    .testTarget(
      name: "WebMonitorTests", dependencies: ["MonitorService", "Orientation", "Vocabulary", "WebMonitor"],
      swiftSettings: settings),
    .testTarget(name: "LoopbackTests", dependencies: ["Loopback", http], swiftSettings: settings),
    .testTarget(name: "PhonesTests", dependencies: ["Phones", "SensorSources"], swiftSettings: settings),
    .testTarget(
      name: "IIOTests", dependencies: ["SensorService", "SensorSources"],
      swiftSettings: settings),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: [
        "Configuration", "DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SensorSources", "SwivelUI",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SensorMetricsTests", dependencies: ["Orientation", "SensorMetrics", "SensorSources"],
      exclude: ["Goldens"], swiftSettings: settings),
    .testTarget(
      name: "DailyLifeTests", dependencies: ["DailyLife", "Orientation", "SensorMetrics", "SensorSources"],
      swiftSettings: settings),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"], swiftSettings: settings),
    .testTarget(
      name: "CanvasTests",
      dependencies: [
        "Canvas", "DeviceCatalog", "DeviceFixtures", "DocumentSeeds", "Emulator", "InterfaceBuilder", "Orientation",
        "SwivelUI",
      ],
      swiftSettings: settings),
    .testTarget(name: "FileWritingTests", dependencies: ["FileWriting"], swiftSettings: settings),
    .testTarget(name: "TextMetricsTests", dependencies: ["TextMetrics"], swiftSettings: settings),
    .testTarget(name: "PictureTests", dependencies: ["CXML2", "Picture"], swiftSettings: settings),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Alternates", "BaseController", "DeviceCatalog", "DeviceFixtures", "Drawing", "Emulator", "Errands", "Findings",
        "MovieLock", "Orientation", "Pages", "Picture", "Programmatic", "Readings", "SwivelUI",
      ], swiftSettings: settings),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: settings),
    .testTarget(
      name: "MonitorServiceTests",
      dependencies: [
        "Bus", "BusFixtures", "EventLog", "MonitorService", "Orientation", "Terminal", "Vocabulary", "Wire",
        "swivel-monitor",
      ],
      exclude: ["Goldens"], swiftSettings: settings),
    .testTarget(
      name: "SweepTests",
      dependencies: [
        "DeviceCatalog", "DeviceFixtures", "Emulator", "Findings", "Orientation", "Readings", "Reports", "Sweep",
        "SwivelUI",
      ], swiftSettings: settings),
    .testTarget(name: "FindingsTests", dependencies: ["Findings"], swiftSettings: settings),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["CZlib", "EventLog", "Findings", "Orientation", "Picture", "Reports", "Vocabulary"],
      swiftSettings: settings),
    .testTarget(
      name: "LintTests",
      dependencies: [
        "DeviceCatalog", "DeviceFixtures", "DocumentSeeds", "Findings", "InterfaceBuilder", "Lint", "Orientation",
        "Reports", "TextMetrics",
      ], swiftSettings: settings),
    .testTarget(name: "TidyTests", swiftSettings: settings),
    .testTarget(name: "WireTests", dependencies: ["Orientation", "Vocabulary", "Wire"], swiftSettings: settings),
    .testTarget(name: "BusTests", dependencies: ["Bus", "BusFixtures", "Wire"], swiftSettings: settings),
    .testTarget(
      name: "EventLogTests", dependencies: ["EventLog", "Orientation", "Vocabulary"], swiftSettings: settings),
    .testTarget(
      name: "SensorServiceTests",
      dependencies: [
        "Bus", "BusFixtures", "Configuration", "Orientation", "SensorService", "SensorSources", "Vocabulary", "Wire",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HostServiceTests",
      dependencies: [
        "Bus", "BusFixtures", "DeviceCatalog", "DeviceFixtures", "Emulator", "EventLog", "HostService", "Orientation",
        "SensorService", "SwivelUI", "Wire",
      ], swiftSettings: settings),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing"], swiftSettings: settings),
    .testTarget(name: "LauncherTests", dependencies: ["Bus", "Launcher"], swiftSettings: settings),
    .testTarget(
      name: "SwivelTests",
      dependencies: [
        "Bus", "Canvas", "Configuration", "ControlClient", "DeviceCatalog", "DeviceFixtures", "DocumentSeeds",
        "Emulator",
        "Findings", "InterfaceBuilder", "Launcher", "Lint", "MonitorService", "Orientation", "Scripting", "Spelling",
        "Sweep", "SwivelUI", "Vocabulary", "Wire", "swivel", arguments,
      ],
      swiftSettings: settings),
  ]
)
