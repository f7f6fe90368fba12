// The third depth: the real executables over ipc, in a directory of the test's own.
import Emulator
import Foundation
import Launcher
import Orientation
import Testing

/// What a program printed and how it ended.
struct Ran {
  var status: Int32
  var output: String
  var diagnostics: String
}

/// A private place for instances: its own runtime directory, removed with everything in it.
final class Sandbox: @unchecked Sendable {
  let runtime: String

  init() throws {
    // Short, because a socket's path may have 107 bytes.
    runtime = "/tmp/swv\(getpid()).\(UInt32.random(in: 0...UInt32.max))"
    try FileManager.default.createDirectory(
      atPath: runtime, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: runtime) } catch { Issue.record(error) }
  }

  /// The directory of the instance with this name.
  func directory(_ name: String = "default") -> String { "\(runtime)/swivel/\(name)" }

  func start(_ arguments: [String], program: String = Installation.program("swivel")) throws -> Running {
    try Running(program: program, arguments: arguments, runtime: runtime)
  }

  /// Runs `swivel` to its end.
  func swivel(_ arguments: String...) throws -> Ran { try start(arguments).finish() }

  /// What runs with this place among its variables, whoever started it: its number and its words. One that has ended and that nobody
  /// has waited for yet has none any more (proc(5)).
  func processes() throws -> [(number: pid_t, words: [String])] {
    let place = Data("XDG_RUNTIME_DIR=\(runtime)\0".utf8)
    return try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { name in
      guard let number = pid_t(name), let variables = FileManager.default.contents(atPath: "/proc/\(name)/environ"),
        variables.range(of: place) != nil, let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
      else { return nil }
      return (number, words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Stops the instance, which has to succeed; else what it said until then is told.
  func down(_ words: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    let ran = try start(["down"] + words).finish()
    let said = FileManager.default.contents(atPath: directory() + "/diagnostics.log").map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(ran.status == 0, "\(ran), said before: \(said ?? "nothing")", sourceLocation: sourceLocation)
  }
}

/// A program under way, its output collected.
final class Running {
  let process = Process()
  private let output: String
  private let diagnostics: String

  fileprivate init(program: String, arguments: [String], runtime: String) throws {
    let name = "\(runtime)/out.\(UInt32.random(in: 0...UInt32.max))"
    (output, diagnostics) = (name, name + ".err")
    for path in [output, diagnostics] { try Data().write(to: URL(fileURLWithPath: path)) }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_RUNTIME_DIR"] = runtime
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: diagnostics))
    try process.run()
  }

  /// What it has printed until now.
  func outputSoFar() throws -> String { try String(contentsOfFile: output, encoding: .utf8) }

  func finish() throws -> Ran {
    process.waitUntilExit()
    return Ran(
      status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
      diagnostics: try String(contentsOfFile: diagnostics, encoding: .utf8))
  }
}

/// Receipts and states as the tools print them, for reading in tests.
struct JSONLine {
  let object: [String: Any]

  init(_ text: some StringProtocol) throws {
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    object = try #require(parsed as? [String: Any])
  }

  func string(_ key: String) throws -> String { try #require(object[key] as? String) }

  func int(_ key: String) throws -> Int { try #require(object[key] as? Int) }

  func lines(_ key: String) throws -> [JSONLine] {
    try #require(object[key] as? [[String: Any]]).map { JSONLine(object: $0) }
  }

  private init(object: [String: Any]) { self.object = object }

  func size(_ key: String) throws -> CGSize {
    let numbers = try #require(object[key] as? [NSNumber])
    return CGSize(width: numbers[numbers.count - 2].doubleValue, height: numbers[numbers.count - 1].doubleValue)
  }

  func interface(_ key: String) throws -> InterfaceOrientation {
    let name = try string(key)
    return try #require(InterfaceOrientation.allCases.first { $0.name == name })
  }
}

/// The scenario's device as a user has it: started by `up --detach`, driven by verbs.
@MainActor
struct ProcessDevice: ScenarioDevice {
  let sandbox: Sandbox

  init(_ sandbox: Sandbox) throws {
    self.sandbox = sandbox
    let up = try sandbox.swivel("up", "--detach", "--device", "ipad-air-2", "--era", "9")
    try #require(up.status == 0, "\(up)")
  }

  func apply(_ event: DeviceEvent) throws -> [WindowReport] {
    let words: [String]
    switch event {
    case .deviceOrientation(let orientation): words = ["rotate", orientation.name]
    case .rotationLock(let locked): words = ["sensor", "lock", locked ? "on" : "off"]
    case .arrange(.half): words = ["window", "split", "half"]
    case .arrange(.full(let window)): words = ["window", "split", "full", "--window", "\(window)"]
    case .tap(let window, let target, let times):
      words = ["act", "tap", target, "--times", "\(times)", "--window", "\(window)"]
    case .segue(let window, let identifier): words = ["act", "segue", identifier, "--window", "\(window)"]
    case .push(let window, let screen): words = ["act", "push", screen, "--window", "\(window)"]
    case .pop(let window): words = ["act", "pop", "--window", "\(window)"]
    case .present(let window, let screen): words = ["act", "present", screen, "--window", "\(window)"]
    case .dismiss(let window): words = ["act", "dismiss", "--window", "\(window)"]
    case .pullDown(let window): words = ["act", "pull-down", "--window", "\(window)"]
    case .gesture(let window, let gesture): words = ["act", "gesture", gesture.rawValue, "--window", "\(window)"]
    case .type(let window, let typing):
      words = [
        "act", "type", typing.text, "--into", typing.field, "--delete", "\(typing.deletes)", "--window", "\(window)",
      ]
    case .scroll(let window, let target, let way):
      words = ["act", "scroll", target, "--by", "\(way.x),\(way.y)", "--window", "\(window)"]
    case .drag(let window, let drag):
      words = [
        "act", "drag", drag.target, "--from", "\(drag.start.x),\(drag.start.y)", "--by", "\(drag.way.x),\(drag.way.y)",
        "--in", "\(drag.seconds)", "--window", "\(window)",
      ]
    case .appearance(let appearance): words = ["act", "appearance", appearance.rawValue]
    case .system(.shake): words = ["act", "shake"]
    case .system(.memoryWarning): words = ["act", "memory-warning"]
    case .system(.openURL(let address)): words = ["act", "open-url", address]
    case .system(.shortcut(let name)): words = ["act", "shortcut", name]
    case .system(.notification(let name, let action)): words = ["act", "notification", name, "--action", action]
    case .contentSize(let category): words = ["act", "content-size", category.rawValue]
    case .window(let order): words = ["window"] + order.words
    case .wait(let seconds): words = ["act", "wait", "\(seconds)"]
    case .tick: throw ScenarioFailure(description: "no verb ticks")
    }
    let ran = try sandbox.start(words + ["--json"]).finish()
    try #require(ran.status == 0, "\(ran)")
    let receipt = try JSONLine(ran.output)
    #expect(try receipt.int("v") == 1)
    #expect(receipt.object["settled"] as? Bool == true)
    return try receipt.lines("windows").map { window in
      WindowReport(
        id: try window.int("id"), from: try window.interface("from"),
        interface: try window.interface("interfaceOrientation"),
        changed: try #require(window.object["changed"] as? Bool), size: try window.size("frame"),
        horizontal: try #require(SizeClassName(rawValue: try window.string("horizontal"))),
        vertical: try #require(SizeClassName(rawValue: try window.string("vertical"))),
        reason: try #require(RotationReason(rawValue: try window.string("reason"))))
    }
  }

  /// The values the scenario looks at; views are another verb's business.
  func snapshot() throws -> DeviceSnapshot {
    let state = try JSONLine(try sandbox.swivel("get", "--json").output)
    let held = try state.string("deviceOrientation")
    return DeviceSnapshot(
      device: try state.string("model"), era: try state.string("era"),
      deviceOrientation: try #require(DeviceOrientation.allCases.first { $0.name == held }),
      screenOrientation: try state.interface("interfaceOrientation"), screenSize: try state.size("screen"),
      isRotationLocked: try #require(state.object["rotationLocked"] as? Bool),
      windows: try state.lines("windows").map { window in
        WindowSnapshot(
          id: try window.int("id"), app: try window.string("app"), isForeground: true,
          frame: CGRect(origin: .zero, size: try window.size("frame")), horizontal: .unspecified,
          vertical: .unspecified, interface: try window.interface("interfaceOrientation"), reason: .already,
          explanation: "",
          navigationStack: try #require(window.object["navigationStack"] as? [String]),
          visibleController: try window.string("visibleController"),
          root: ViewSnapshot(className: "UIWindow", frame: .zero))
      })
  }
}

extension WindowOrder {
  /// The words after `swivel window`.
  fileprivate var words: [String] {
    switch self {
    case .open(let app, let screen): ["open", app, "--display", screen.rawValue]
    case .close(let id): ["close", "\(id)"]
    case .focus(let id): ["focus", "\(id)"]
    case .swap(let first, let second): ["swap", "\(first)", "\(second)"]
    case .split(let first, let second, let share): ["split", share.rawValue, "\(first)", "\(second)"]
    case .slideOver(let id, let side): ["slideover", "\(id)", "--side", side.rawValue]
    case .putAway: ["slideover", "--away"]
    case .move(let id, let x, let y): ["move", "\(id)", "\(x),\(y)"]
    case .resize(let id, let width, let height, let corner, let steps):
      ["resize", "\(id)", "\(width)x\(height)", "--corner", corner.rawValue, "--steps", "\(steps)"]
    case .tile(let id, let tile): ["tile", "\(id)", tile.rawValue]
    case .divider(let x, let steps): ["divider", "\(x)", "--steps", "\(steps)"]
    case .connect(let display): ["display", "\(display.width)x\(display.height)@\(display.scale)"]
    case .disconnect: ["display", "--disconnect"]
    case .home: ["home"]
    case .transfer(let id, let screen): ["move", "\(id)", "--display", screen.rawValue]
    }
  }
}
