// A session as the source of a Swift test for SwivelTesting.
import EventLog
import Foundation
import Orientation
import Vocabulary

/// The lines of a Swift file with one test.
struct SessionSource {
  private let log: EventLog
  private let session: SessionSteps

  init(_ log: EventLog, from first: UInt64 = 0, to last: UInt64? = nil) {
    self.log = log
    session = SessionSteps(log, from: first, to: last)
  }

  var lines: [String] {
    let date = log.header.date.map { ", date: \(Self.literal($0.description))" } ?? ""
    let apps = log.header.apps.map { Self.identifier($0) + ".app" }.joined(separator: ", ")
    // On its line: a break in a name would make Swift of what comes after it.
    let others = log.header.apps.filter { Self.identifier($0) != $0 }.map {
      "    // \(Self.identifier($0)): \($0.printableLine)"
    }
    // An app's module has its name, as swivel new makes it.
    let imports = Set(["Foundation", "SwivelTesting", "Testing"] + log.header.apps.map(Self.identifier)).sorted()
    let head = ["// A session as a test, made from its log: what was done, and what is other than before."]
    let opening = ["", "@MainActor struct SessionTests {", "  @Test func session() throws {"]
    return head + imports.map { "import \($0)" } + opening + others + [
      "    let device = try TestDevice("
        + "\(Self.literal(log.header.device)), iOS: \(Self.literal(log.header.era)), \(apps)\(date))"
    ] + body.map { "    " + $0 } + ["  }", "}"]
  }

  private var body: [String] {
    var lines: [String] = []
    var now = 0.0
    for step in session.steps {
      if let input = step.input?.input {
        // To a microsecond, below which nothing in an app tells times apart.
        let pause = ((input.time - now) * 1e6).rounded() / 1e6
        if pause > 0 { lines.append("device.advance(by: \(JSONText.digits(pause)))") }
        now = max(now, input.time)
        if case .wait(let seconds) = input.event { now += seconds }
        guard let ending = step.ending, !ending.isCrash else {
          return lines + ["// The app ended its process on this:", "// \(Self.call(input.event, "") ?? "time passed")"]
        }
        if let call = Self.call(input.event, Self.expecting(ending, step.hasRaised)) { lines.append(call) }
      }
      lines += step.windows.flatMap { id, expected in
        [
          "device.window(\(id)).expect(",
          "  interface: .\(expected.interface), size: CGSize(width: \(points(expected.size.width)), height: "
            + "\(points(expected.size.height))), horizontal: .\(expected.horizontal), vertical: .\(expected.vertical))",
        ]
      }
    }
    return lines
  }

  /// The argument that says how it ended; none for what settled.
  private static func expecting(_ ending: Ending, _ hasRaised: Bool) -> String {
    switch ending {
    case .settled: hasRaised ? "expecting: .exception" : ""
    case .refused: "expecting: .refusal"
    case .unsettled: "expecting: .unsettled"
    case .crashed: ""
    }
  }

  /// The call that does what the event did; nil for time that has passed, which is told apart.
  private static func call(_ event: DeviceEvent, _ ending: String) -> String? {
    func made(_ name: String, _ words: String...) -> String {
      "device.\(name)(\((words + [ending]).filter { !$0.isEmpty }.joined(separator: ", ")))"
    }
    func window(_ id: Int, _ name: String, _ words: String...) -> String {
      made("window(\(id)).\(name)", words.filter { !$0.isEmpty }.joined(separator: ", "))
    }
    return switch event {
    // These two always settle, and take no word for it.
    case .deviceOrientation(let orientation): "device.rotate(.\(orientation.name))"
    case .rotationLock(let isOn): "device.lock(\(isOn))"
    case .arrange(.full(let id)): made("fillScreen", "with: \(id)")
    case .arrange(.half): made("split")
    case .window(let order): made("arrange", source(order))
    case .tap(let id, let target, let times): window(id, "tap", literal(target), times == 1 ? "" : "times: \(times)")
    case .segue(let id, let identifier): window(id, "segue", literal(identifier))
    case .push(let id, let screen): window(id, "push", literal(screen))
    case .pop(let id): window(id, "pop")
    case .present(let id, let screen): window(id, "present", literal(screen))
    case .dismiss(let id): window(id, "dismiss")
    case .pullDown(let id): window(id, "pullDown")
    case .gesture(let id, let gesture): window(id, "gesture", ".\(gesture)")
    case .type(let id, let typing):
      window(
        id, "type", literal(typing.text), typing.field.isEmpty ? "" : "into: \(literal(typing.field))",
        typing.deletes == 0 ? "" : "deleting: \(typing.deletes)")
    case .scroll(let id, let target, let way):
      window(id, "scroll", target.isEmpty ? "" : literal(target), "by: \(vector(way))")
    case .drag(let id, let drag):
      window(
        id, "drag", drag.target.isEmpty ? "" : literal(drag.target),
        drag.start == .none ? "" : "from: \(vector(drag.start))", "by: \(vector(drag.way))",
        drag.seconds == Drag.usual ? "" : "seconds: \(JSONText.digits(drag.seconds))")
    case .contentSize(let category): made("setContentSize", ".\(category)")
    case .appearance(let appearance): made("setAppearance", ".\(appearance)")
    case .system(.shake): made("shake")
    case .system(.memoryWarning): made("warnOfMemory")
    case .system(.openURL(let address)): made("openURL", literal(address))
    case .system(.shortcut(let name)): made("choose", "shortcut: \(literal(name))")
    case .system(.notification(let name, let action)):
      made("touch", "notification: \(literal(name))", action.isEmpty ? "" : "action: \(literal(action))")
    case .wait(let seconds): made("advance", "by: \(JSONText.digits(seconds))")
    case .tick: nil
    }
  }

  private static func vector(_ way: FingerWay) -> String {
    ".init(dx: \(JSONText.digits(way.x)), dy: \(JSONText.digits(way.y)))"
  }

  private static func source(_ order: WindowOrder) -> String {
    switch order {
    case .open(let app, let screen): ".open(app: \(literal(app)), on: .\(screen))"
    case .close(let id): ".close(window: \(id))"
    case .focus(let id): ".focus(window: \(id))"
    case .swap(let first, let second): ".swap(\(first), \(second))"
    case .split(let first, let second, let share): ".split(first: \(first), second: \(second), .\(share))"
    case .slideOver(let id, let side): ".slideOver(window: \(id), .\(side))"
    case .putAway: ".putAway"
    case .move(let id, let x, let y): ".move(window: \(id), x: \(JSONText.digits(x)), y: \(JSONText.digits(y)))"
    case .resize(let id, let width, let height, let corner, let steps):
      ".resize(window: \(id), width: \(JSONText.digits(width)), height: \(JSONText.digits(height)), .\(corner), "
        + "steps: \(steps))"
    case .tile(let id, let tile): ".tile(window: \(id), .\(tile))"
    case .divider(let x, let steps): ".divider(at: \(JSONText.digits(x)), steps: \(steps))"
    case .connect(let size):
      ".connect(.init(width: \(JSONText.digits(size.width)), height: \(JSONText.digits(size.height)), "
        + "scale: \(size.scale)))"
    case .disconnect: ".disconnect"
    case .home: ".home"
    case .transfer(let id, let screen): ".transfer(window: \(id), to: .\(screen))"
    }
  }

  /// A string of Swift.
  private static func literal(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case _ where scalar.isOrder: escaped += "\\u{\(String(scalar.value, radix: 16))}"
      case _: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// The name as Swift can have it: what is neither letter nor digit is left out, and a word of the language stands in quotes of its own.
  private static func identifier(_ name: String) -> String {
    let kept = String(name.unicodeScalars.filter { $0.properties.isIDContinue || $0 == "_" })
    // An underscore alone is no name.
    guard let first = kept.unicodeScalars.first, kept != "_" else { return "_app" }
    guard first.properties.isIDStart || first == "_" else { return "_" + kept }
    return words.contains(kept) ? "`\(kept)`" : kept
  }

  /// The reserved words an app can be called (*The Swift Programming Language*, "Keywords and Punctuation": declarations, statements,
  /// expressions and types).
  private static let words: Set = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
    "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
    "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}
