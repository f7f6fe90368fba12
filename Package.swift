// swift-tools-version: 6.1
import PackageDescription

// The floors of ARCHITECTURE.md: a target depends only on floors of lower numbers. All are Swift 6, as this version of tools has it.
// Apps say `import UIKit` and get SwivelUI.
let appSettings: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=SwivelUI"])]
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
    .library(name: "SwivelUI", targets: ["SwivelUI"]),
    // Apart: who needs UIKit alone compiles none of it.
    .library(name: "SwivelFrameworks", targets: ["SwivelCombine", "SwivelFrameworks", "SwivelLog"]),
    .library(
      name: "SwivelSamples",
      targets: ["Alternates", "BaseController", "Errands", "Gallery", "MovieLock", "Pages", "Programmatic", "Waiting"]),
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
    .target(name: "DeviceLocale"),
    .target(name: "FileReading"),
    .target(name: "FileWriting"),
    .target(name: "Orientation"),
    .target(name: "Processes"),
    .target(name: "SeededNumbers"),
    .target(name: "ConstraintSolver"),
    .target(name: "Coverage", exclude: ["Tables"]),
    .target(name: "DataModels"),
    .target(name: "Findings"),
    .target(name: "Spelling"),
    .target(name: "SwivelLog"),
    .target(name: "CZeroMQInput"),
    .systemLibrary(name: "CZeroMQ", providers: [.apt(["libzmq3-dev"])]),
    .systemLibrary(name: "CPidfd"),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CMallocCount"),
    .target(name: "CSwiftRuntime"),
    .target(name: "TextMetrics", exclude: ["Tables"]),
    // Floor 1
    .target(name: "Adoption", dependencies: ["DataModels", "FileReading", "FileWriting", yaml]),
    .target(name: "ZeroMQ", dependencies: ["CZeroMQ", "CZeroMQInput", "Processes"]),
    .target(name: "DeviceCatalog", dependencies: ["Orientation"]),
    .target(name: "Vocabulary", dependencies: ["Orientation"]),
    .target(name: "InterfaceBuilder", dependencies: ["CXML2", "FileReading"]),
    .target(name: "Picture", dependencies: ["CZlib"]),
    // Floor 2
    .target(name: "RotationRules", dependencies: ["DeviceCatalog", "Orientation"]),
    .target(name: "Wire", dependencies: ["Orientation", "Vocabulary", protobuf], exclude: ["Schema"]),
    .target(name: "EventLog", dependencies: ["CZlib", "Orientation", "Vocabulary"]),
    // Floor 3
    .target(name: "Reports", dependencies: ["EventLog", "Findings", "Orientation", "Picture", "Vocabulary"]),
    .target(
      name: "SwivelUI",
      dependencies: [
        "CSwiftRuntime", "ConstraintSolver", "DeviceCatalog", "InterfaceBuilder", "Orientation", "RotationRules",
        "TextMetrics", "Vocabulary",
      ]),
    // Floor 4
    .target(
      name: "Emulator",
      dependencies: ["CSwiftRuntime", "DeviceCatalog", "Orientation", "RotationRules", "SwivelUI", "Vocabulary"]),
    .target(name: "SwivelCombine", dependencies: ["SwivelUI", combine]),
    .target(name: "SwivelFrameworks", dependencies: ["DataModels", "Orientation", "SwivelUI"]),
    .target(name: "Readings", dependencies: ["Findings", "InterfaceBuilder", "SwivelUI"]),
    .target(
      name: "Alternates", dependencies: ["SwivelUI"], path: "Sources/Apps/Alternates", swiftSettings: appSettings),
    .target(
      name: "BaseController", dependencies: ["SwivelUI"], path: "Sources/Apps/BaseController",
      swiftSettings: appSettings),
    .target(
      name: "Errands", dependencies: ["SwivelUI"], path: "Sources/Apps/Errands",
      resources: [.embedInCode("Main.storyboard")], swiftSettings: appSettings),
    .target(name: "Gallery", dependencies: ["SwivelUI"], path: "Sources/Apps/Gallery", swiftSettings: appSettings),
    .target(
      name: "MovieLock", dependencies: ["SwivelUI"], path: "Sources/Apps/MovieLock", swiftSettings: appSettings),
    .target(name: "Pages", dependencies: ["SwivelUI"], path: "Sources/Apps/Pages", swiftSettings: appSettings),
    .target(
      name: "Programmatic", dependencies: ["SwivelUI"], path: "Sources/Apps/Programmatic", swiftSettings: appSettings),
    .target(name: "Waiting", dependencies: ["SwivelUI"], path: "Sources/Apps/Waiting", swiftSettings: appSettings),
    // Floor 5
    .target(name: "PlantedApps", dependencies: ["SwivelUI"]),
    .target(
      name: "Canvas",
      dependencies: ["DeviceCatalog", "Findings", "InterfaceBuilder", "Orientation", "Readings", "SwivelUI"]),
    .target(
      name: "Drawing",
      dependencies: [
        "DeviceCatalog", "Emulator", "Findings", "InterfaceBuilder", "Orientation", "Picture", "Readings", "Reports",
        "SwivelUI", "TextMetrics", "Vocabulary",
      ]),
    .target(
      name: "Walker", dependencies: ["DeviceCatalog", "Emulator", "Orientation", "SeededNumbers", "SwivelUI"]),
    .target(
      name: "Conformance", dependencies: ["DeviceCatalog", "Emulator", "Orientation", "SwivelUI"]),
    .target(name: "Bus", dependencies: ["CPidfd", "FileWriting", "Vocabulary", "Wire", "ZeroMQ"]),
    .target(name: "SensorSources", dependencies: ["CZlib", "FileReading", "Orientation", "SeededNumbers"]),
    .target(name: "SensorMetrics", dependencies: ["Orientation"]),
    .target(name: "Terminal"),
    .target(name: "Loopback", dependencies: [http, sockets]),
    // Floor 6
    .target(name: "Phones", dependencies: ["Bus", "Loopback", "SensorSources", http]),
    .target(name: "DailyLife", dependencies: ["Orientation", "SeededNumbers", "SensorSources"]),
    .target(name: "DocumentSeeds", dependencies: ["Canvas", "InterfaceBuilder", "SeededNumbers", "SwivelUI"]),
    .target(
      name: "Configuration",
      dependencies: ["DeviceCatalog", "FileReading", "FileWriting", "Orientation", "SensorSources", "Spelling", yaml]),
    .target(
      name: "Scripting",
      dependencies: ["DeviceCatalog", "Drawing", "Emulator", "EventLog", "FileReading", "Spelling", "SwivelUI"]),
    .target(
      name: "Lint",
      dependencies: [
        "Canvas", "DeviceCatalog", "Drawing", "Emulator", "FileReading", "Findings", "InterfaceBuilder", "Orientation",
        "Picture",
        "Reports", "SwivelUI",
      ]),
    .target(
      name: "Sweep",
      dependencies: [
        "DeviceCatalog", "Drawing", "Emulator", "Findings", "Orientation", "Picture", "Readings", "Reports", "SwivelUI",
        arguments,
      ]),
    .target(name: "LayoutProblems", dependencies: ["ConstraintSolver", "SeededNumbers"]),
    // Floor 7
    .target(
      name: "Exploration",
      dependencies: [
        "DeviceCatalog", "Drawing", "Emulator", "EventLog", "FileReading", "FileWriting", "Findings", "Orientation",
        "Picture", "Readings", "Reports", "Scripting", "SeededNumbers", "SwivelUI", "Walker", arguments,
      ]),
    .target(
      name: "SensorService", dependencies: ["Bus", "Orientation", "SensorSources", "Vocabulary", "Wire"]),
    .target(
      name: "HostService",
      dependencies: [
        "Bus", "DeviceCatalog", "Drawing", "Emulator", "EventLog", "Orientation", "Picture", "Spelling", "SwivelUI",
        "Wire",
      ]),
    .target(
      name: "MonitorService",
      dependencies: ["Bus", "EventLog", "Orientation", "Processes", "Spelling", "Terminal", "Vocabulary", "Wire"]),
    .target(name: "ControlClient", dependencies: ["Bus", "Orientation", "Vocabulary", "Wire"]),
    .target(
      name: "Launcher",
      dependencies: [
        "Bus", "CPidfd", "Configuration", "DeviceCatalog", "EventLog", "FileWriting", "Processes", "Spelling",
        "Vocabulary", "Wire",
      ]),
    // Floor 8
    .target(
      name: "WebMonitor",
      dependencies: [
        "Bus", "ControlClient", "EventLog", "Loopback", "MonitorService", "Orientation", "Processes", "Reports",
        "Scripting", "Vocabulary", http,
      ]),
    .target(
      name: "SwivelHost",
      dependencies: [
        "Bus", "Canvas", "Configuration", "DeviceCatalog", "DeviceLocale", "Drawing", "Emulator", "EventLog",
        "Exploration", "FileReading", "FileWriting", "HostService", "InterfaceBuilder", "Picture", "Processes",
        "Reports", "Scripting", "Spelling", "Sweep", "SwivelUI", "Vocabulary", "Walker", arguments,
      ]),
    .target(
      name: "SwivelTesting",
      dependencies: [
        "Configuration", "DeviceCatalog", "DeviceLocale", "Drawing", "Emulator", "FileWriting", "Orientation",
        "Picture", "Reports", "Scripting", "SwivelUI", "Vocabulary",
      ]),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Configuration", "DocumentSeeds", "EventLog", "InterfaceBuilder", "Orientation", "Picture", "Scripting",
        "SeededNumbers", "SensorSources",
        "Vocabulary", "Wire",
      ]),
    .target(
      name: "Benches",
      dependencies: [
        "Alternates", "BaseController", "Bus", "CXML2", "Canvas", "Configuration", "ConstraintSolver", "DailyLife",
        "DeviceCatalog", "DocumentSeeds", "Drawing", "Emulator", "EventLog", "Exploration", "HostService",
        "InterfaceBuilder", "Launcher", "LayoutProblems",
        "Orientation", "Picture", "PlantedApps", "SeededNumbers", "SensorMetrics", "SensorService",
        "SensorSources", "Sweep", "SwivelUI", "Walker", "Wire", arguments,
      ]),
    // Floor 9
    .executableTarget(
      name: "swivel-sensor",
      dependencies: ["Bus", "Configuration", "SensorService", "SensorSources", arguments]),
    .executableTarget(
      name: "swivel-host",
      dependencies: [
        "Alternates", "BaseController", "Errands", "Gallery", "MovieLock", "Pages", "Programmatic", "SwivelHost",
        "Waiting",
      ]),
    .executableTarget(
      name: "swivel-monitor", dependencies: ["Bus", "MonitorService", "Terminal", arguments]),
    .executableTarget(
      name: "swivel",
      dependencies: [
        "Adoption", "Bus", "Canvas", "Configuration", "Conformance", "ControlClient", "Coverage", "DeviceCatalog",
        "Drawing", "Emulator", "EventLog", "Exploration", "FileReading", "FileWriting", "Findings", "InterfaceBuilder",
        "Launcher", "Lint", "MonitorService", "Orientation", "Phones", "Picture", "Processes", "Reports", "Scripting",
        "SensorService", "SensorSources", "Spelling", "Sweep", "SwivelUI", "Vocabulary", "WebMonitor", "Wire",
        arguments,
      ]),
    .executableTarget(name: "swivel-adopt", dependencies: ["Adoption", "FileWriting"]),
    .plugin(name: "AdoptSources", capability: .buildTool(), dependencies: ["swivel-adopt"]),
    .executableTarget(name: "swivel-fuzz", dependencies: ["FileWriting", "Fuzzing", "Processes", arguments]),
    .executableTarget(name: "swivel-fault-host", dependencies: ["SwivelHost", "SwivelUI"], swiftSettings: appSettings),
    .executableTarget(name: "swivel-bench-host", dependencies: ["SwivelHost", "SwivelUI"], swiftSettings: appSettings),
    .executableTarget(name: "swivel-bench-hops", linkerSettings: [.linkedLibrary("zmq")]),
    .executableTarget(name: "swivel-bench", dependencies: ["Benches", "CMallocCount"]),
    // Tests
    .testTarget(name: "AdoptionTests", dependencies: ["Adoption", "DataModels"]),
    .testTarget(
      name: "BenchesTests",
      dependencies: ["Benches", "HostService", "Orientation", "Picture", "SensorMetrics", "SensorSources"]),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "LayoutProblems", "SeededNumbers"]),
    .target(
      name: "DeviceFixtures", dependencies: ["DeviceCatalog", "Emulator", "Orientation", "SwivelUI"],
      path: "Tests/DeviceFixtures"),
    .target(name: "BusFixtures", dependencies: ["Bus"], path: "Tests/BusFixtures"),
    .testTarget(
      name: "SwivelUITests",
      dependencies: [
        "DeviceCatalog", "DeviceFixtures", "Drawing", "Emulator", "Orientation", "SeededNumbers", "SwivelUI",
      ]),
    .testTarget(
      name: "EmulatorTests",
      dependencies: ["DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SwivelUI"]),
    .testTarget(
      name: "WalkerTests",
      dependencies: [
        "DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SeededNumbers", "SwivelUI", "Walker",
      ]),
    .testTarget(
      name: "AppsTests",
      dependencies: [
        "Alternates", "BaseController", "DeviceCatalog", "DeviceFixtures", "Emulator", "Errands", "MovieLock",
        "Orientation", "Pages", "Programmatic", "SwivelUI", "Waiting",
      ]),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "Alternates", "BaseController", "Bus", "BusFixtures", "ControlClient", "DeviceCatalog", "DeviceFixtures",
        "Emulator", "HostService", "Launcher", "MonitorService", "Orientation", "SensorService", "Wire", "swivel",
        "swivel-adopt", "swivel-fault-host", "swivel-fuzz", "swivel-host", "swivel-monitor", "swivel-sensor",
      ]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Conformance", "DeviceCatalog", "Orientation", "SwivelUI", "Vocabulary"]),
    .testTarget(
      name: "ScriptingTests",
      dependencies: [
        "Alternates", "BaseController", "Configuration", "DeviceCatalog", "DeviceFixtures", "Emulator", "EventLog",
        "MovieLock", "Orientation", "Pages", "Scripting", "SwivelUI", "Wire",
      ]),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "Alternates", "BaseController", "DeviceCatalog", "DeviceFixtures", "Drawing", "Emulator", "Errands", "EventLog",
        "Exploration", "Gallery", "MovieLock", "Orientation", "Pages", "PlantedApps", "Programmatic", "Reports",
        "Scripting", "SeededNumbers", "SwivelUI", "Vocabulary", "Waiting", "Walker",
      ], exclude: ["Kept"]),
    .testTarget(
      name: "RuleTests",
      dependencies: ["DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SwivelTesting", "SwivelUI"]),
    .testTarget(
      name: "SwivelCombineTests",
      dependencies: [
        "DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SwivelCombine", "SwivelLog", "SwivelUI",
      ]),
    .testTarget(
      name: "SwivelFrameworksTests",
      dependencies: [
        "DataModels", "DeviceCatalog", "DeviceFixtures", "Drawing", "Emulator", "Orientation", "SwivelFrameworks",
        "SwivelUI",
      ]),
    .testTarget(
      name: "SwivelHostTests",
      dependencies: [
        "Alternates", "Bus", "DeviceCatalog", "DeviceFixtures", "Emulator", "EventLog", "Exploration", "HostService",
        "Orientation", "Picture", "Reports", "Scripting", "SwivelHost", "SwivelUI", "Vocabulary", arguments,
      ]),
    .testTarget(
      name: "SwivelTestingTests",
      dependencies: [
        "Alternates", "DeviceCatalog", "Emulator", "EventLog", "MovieLock", "Orientation", "Reports", "SwivelTesting",
        "SwivelUI", "Vocabulary",
      ]),
    .testTarget(name: "RotationRulesTests", dependencies: ["DeviceCatalog", "Orientation", "RotationRules"]),
    .testTarget(name: "OrientationTests", dependencies: ["Orientation"]),
    .testTarget(name: "SensorSourcesTests", dependencies: ["Orientation", "SensorSources"]),
    .testTarget(
      name: "WebMonitorTests", dependencies: ["MonitorService", "Orientation", "Vocabulary", "WebMonitor"]),
    .testTarget(name: "LoopbackTests", dependencies: ["Loopback", http]),
    .testTarget(name: "PhonesTests", dependencies: ["Phones", "SensorSources"]),
    .testTarget(name: "IIOTests", dependencies: ["SensorService", "SensorSources"]),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: [
        "Configuration", "DeviceCatalog", "DeviceFixtures", "Emulator", "Orientation", "SensorSources", "SwivelUI",
      ]),
    .testTarget(
      name: "SensorMetricsTests", dependencies: ["Orientation", "SensorMetrics", "SensorSources"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "DailyLifeTests", dependencies: ["DailyLife", "Orientation", "SensorMetrics", "SensorSources"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
    .testTarget(
      name: "CanvasTests",
      dependencies: [
        "Canvas", "DeviceCatalog", "DeviceFixtures", "DocumentSeeds", "Emulator", "InterfaceBuilder", "Orientation",
        "SwivelUI",
      ]),
    .testTarget(name: "FileReadingTests", dependencies: ["FileReading"]),
    .testTarget(name: "FileWritingTests", dependencies: ["FileWriting"]),
    .testTarget(name: "TextMetricsTests", dependencies: ["TextMetrics"]),
    .testTarget(name: "PictureTests", dependencies: ["CXML2", "Picture"]),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Alternates", "BaseController", "Configuration", "DeviceCatalog", "DeviceFixtures", "Drawing", "Emulator",
        "Errands", "Findings", "Gallery", "MovieLock", "Orientation", "Pages", "Picture", "Programmatic", "Readings",
        "Scripting", "SwivelUI",
      ]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"]),
    .testTarget(
      name: "MonitorServiceTests",
      dependencies: [
        "Bus", "BusFixtures", "EventLog", "MonitorService", "Orientation", "Terminal", "Vocabulary", "Wire",
        "swivel-monitor",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "SweepTests",
      dependencies: [
        "DeviceCatalog", "DeviceFixtures", "Emulator", "Findings", "Orientation", "Readings", "Reports", "Sweep",
        "SwivelUI",
      ]),
    .testTarget(name: "FindingsTests", dependencies: ["Findings"]),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["CZlib", "EventLog", "Findings", "Orientation", "Picture", "Reports", "Vocabulary"]),
    .testTarget(
      name: "LintTests",
      dependencies: [
        "DeviceCatalog", "DeviceFixtures", "DocumentSeeds", "Findings", "InterfaceBuilder", "Lint", "Orientation",
        "Reports", "SwivelUI", "TextMetrics",
      ]),
    .testTarget(name: "TidyTests"),
    .testTarget(name: "WireTests", dependencies: ["Orientation", "SeededNumbers", "Vocabulary", "Wire"]),
    .testTarget(name: "BusTests", dependencies: ["Bus", "BusFixtures", "Wire"]),
    .testTarget(name: "EventLogTests", dependencies: ["EventLog", "Orientation", "Vocabulary"]),
    .testTarget(
      name: "SensorServiceTests",
      dependencies: [
        "Bus", "BusFixtures", "Configuration", "Orientation", "SensorService", "SensorSources", "Vocabulary", "Wire",
      ]),
    .testTarget(
      name: "HostServiceTests",
      dependencies: [
        "Bus", "BusFixtures", "DeviceCatalog", "DeviceFixtures", "Emulator", "EventLog", "HostService", "Orientation",
        "SensorService", "SwivelUI", "Wire",
      ]),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing", "Picture"]),
    .testTarget(
      name: "LauncherTests", dependencies: ["Bus", "EventLog", "Launcher", "Processes", "Vocabulary", "Wire"]),
    .testTarget(name: "SeededNumbersTests", dependencies: ["SeededNumbers"]),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes"]),
    .testTarget(
      name: "SwivelTests",
      dependencies: [
        "Adoption", "Bus", "Canvas", "Configuration", "ControlClient", "DeviceCatalog", "DeviceFixtures",
        "DocumentSeeds", "Emulator", "Findings", "InterfaceBuilder", "Launcher", "Lint", "MonitorService",
        "Orientation", "Scripting", "Spelling", "Sweep", "SwivelUI", "Vocabulary", "Wire", "swivel", arguments,
      ]),
  ]
)
