// One line of a log to a record, every field checked, errors with line and key.
import Foundation
import Orientation
import Vocabulary

/// One line while it is being read.
package struct LogLine {
  private let object: JSONObject
  private let path: String
  private let number: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String, number: Int) throws(EventLogError) {
    self.path = path
    self.number = number
    let parsed: JSONValue
    do { parsed = try JSONValue(bytes) } catch { throw .notJSON(path: path, line: number) }
    guard case .object(let object) = parsed else { throw .notJSON(path: path, line: number) }
    self.object = Self.renewed(object)
  }

  /// A line whose JSON was read, and perhaps completed, by somebody else.
  package init(_ object: JSONObject, path: String, number: Int) {
    self.object = Self.renewed(object)
    self.path = path
    self.number = number
  }

  /// The key of a line's checksum, which says nothing of the record.
  package static let sumKey = "sum"

  /// What the target of a tap began with that was a segue, before segues had an event of their own.
  static let segueTarget = "segue:"

  /// The line as it is written today: taps on `segue:` and the identifier are segues.
  package static func renewed(_ object: JSONObject) -> JSONObject {
    guard object["event"] == .string("tap"), case .string(let target) = object["target"], target.hasPrefix(segueTarget)
    else { return object }
    var line = object
    line["target"] = nil
    line["event"] = .string("segue")
    line["identifier"] = .string(String(target.dropFirst(segueTarget.count)))
    return line
  }

  private init(_ object: JSONObject, in line: LogLine) {
    self.object = object
    path = line.path
    number = line.number
  }

  func fail(_ key: String, _ expected: String) -> EventLogError {
    .field(
      path: path, line: number, key: key, expected: expected, actual: object[key].map { "\($0)" } ?? "nothing")
  }

  func string(_ key: String) throws(EventLogError) -> String {
    guard case .string(let value) = object[key] else { throw fail(key, "text") }
    return value
  }

  func number(_ key: String) throws(EventLogError) -> Double {
    guard let value = object[key]?.double, value.isFinite else { throw fail(key, "a number") }
    return value
  }

  private func natural(_ key: String) throws(EventLogError) -> UInt64 {
    switch object[key] {
    case .natural(let value): return value
    case .number(let number):
      if let value = UInt64(exactly: number) { return value }
    default: break
    }
    throw fail(key, "a whole number from 0")
  }

  /// The largest number of an input: up to 2⁵³ readers of JSON in other languages have whole numbers exactly, and nobody lives
  /// to see as many inputs; what is larger is damage, and has no next.
  static let largestPosition: UInt64 = 1 << 53

  /// Which input it is.
  private func position(_ key: String) throws(EventLogError) -> UInt64 {
    let value = try natural(key)
    guard value <= Self.largestPosition else { throw fail(key, "a whole number up to 2⁵³") }
    return value
  }

  /// The identifier of a window: whether there is such a window is the device's to say.
  func identifier(_ key: String) throws(EventLogError) -> Int {
    guard let result = Int(exactly: try natural(key)) else { throw fail(key, "a whole number from 0") }
    return result
  }

  private func bool(_ key: String) throws(EventLogError) -> Bool {
    guard case .bool(let value) = object[key] else { throw fail(key, "true or false") }
    return value
  }

  private func hash(_ key: String) throws(EventLogError) -> UInt64 {
    let text = try string(key)
    guard text.allSatisfy(\.isHexDigit), let value = UInt64(text, radix: 16) else {
      throw fail(key, "hexadecimal digits")
    }
    return value
  }

  private func date() throws(EventLogError) -> WallTime? {
    guard object["date"] != nil else { return nil }
    guard let date = WallTime(try string("date")) else {
      throw fail("date", "a day and a time such as 2024-02-29T21:05:00")
    }
    return date
  }

  private func nested(_ key: String) throws(EventLogError) -> LogLine {
    guard case .object(let value) = object[key] else { throw fail(key, "an object") }
    return LogLine(value, in: self)
  }

  package func record() throws(EventLogError) -> LogRecord {
    let version = try natural("v")
    guard version == UInt64(LogRecord.version) else { throw fail("v", "\(LogRecord.version)") }
    switch try string("record") {
    case "header":
      return .header(
        LogHeader(
          device: try string("device"), era: try string("era"), apps: try names("apps"),
          date: try date(), continues: try continuation()))
    case "input":
      return .input(
        LoggedInput(
          seq: try position("seq"), cause: try nested("cause").cause(),
          input: DeviceInput(time: try number("t"), event: try event()),
          wall: object["wall"] == nil ? nil : try number("wall")))
    case "outcome":
      return .outcome(
        LoggedOutcome(
          seq: try position("seq"), ending: try ending(), windows: try windows(), fingerprint: try hash("fingerprint"),
          calls: try hash("calls")))
    case "resumed":
      guard let way = LoggedResumption.Way(rawValue: try string("way")) else { throw fail("way", "again or quietly") }
      return .resumed(LoggedResumption(seq: try position("seq"), way: way))
    case "goesOn": return .goesOn(part: try laterPart())
    default: throw fail("record", "header, input, outcome, resumed or goesOn")
    }
  }

  /// What a header says its part goes on from; nil for a first part.
  private func continuation() throws(EventLogError) -> LogContinuation? {
    guard object["part"] != nil else { return nil }
    let part = try laterPart()
    guard let ends = UInt32(exactly: try hash("ends")) else { throw fail("ends", "eight hexadecimal digits") }
    return LogContinuation(part: part, after: try position("after"), ends: ends)
  }

  /// The number of a part that is not the first.
  private func laterPart() throws(EventLogError) -> Int {
    let part = try identifier("part")
    guard part > 1 else { throw fail("part", "a whole number from 2") }
    guard part <= LogParts.most else { throw fail("part", "a whole number up to \(LogParts.most)") }
    return part
  }

  private func names(_ key: String) throws(EventLogError) -> [String] {
    guard case .array(let values) = object[key] else { throw fail(key, "a list of names") }
    var names: [String] = []
    for value in values {
      guard case .string(let name) = value else { throw fail(key, "a list of names") }
      names.append(name)
    }
    return names
  }

  private func pair(_ key: String, _ expected: String) throws(EventLogError) -> (Double, Double) {
    guard case .array(let values) = object[key], values.count == 2, let first = values[0].double,
      let second = values[1].double
    else { throw fail(key, expected) }
    return (first, second)
  }

  private func cause() throws(EventLogError) -> Cause { Cause(epoch: try natural("epoch"), n: try natural("n")) }

  private func event() throws(EventLogError) -> DeviceEvent {
    switch try string("event") {
    case "deviceOrientation":
      let name = try string("orientation")
      guard let orientation = DeviceOrientation.allCases.first(where: { $0.name == name }) else {
        throw fail("orientation", Self.oneOf(DeviceOrientation.allCases.map(\.name)))
      }
      return .deviceOrientation(orientation)
    case "contentSize":
      guard let category = ContentSizeCategory(rawValue: try string("category")) else {
        throw fail("category", "one of \(ContentSizeCategory.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return .contentSize(category)
    case "appearance":
      guard let appearance = Appearance(rawValue: try string("appearance")) else {
        throw fail("appearance", "light or dark")
      }
      return .appearance(appearance)
    case "rotationLock": return .rotationLock(try bool("locked"))
    case "arrange":
      switch try string("arrangement") {
      case "full": return .arrange(.full(window: try identifier("window")))
      case "half": return .arrange(.half)
      default: throw fail("arrangement", "full or half")
      }
    case "window": return .window(try windowOrder())
    case "tap":
      return .tap(
        window: try identifier("window"), target: try string("target"),
        times: object["times"] == nil ? 1 : try identifier("times"))
    case "segue": return .segue(window: try identifier("window"), identifier: try string("identifier"))
    case "push": return .push(window: try identifier("window"), screen: try string("screen"))
    case "pop": return .pop(window: try identifier("window"))
    case "present": return .present(window: try identifier("window"), screen: try string("screen"))
    case "dismiss": return .dismiss(window: try identifier("window"))
    case "pullDown": return .pullDown(window: try identifier("window"))
    case "gesture":
      guard let gesture = UserGesture(rawValue: try string("gesture")) else {
        throw fail("gesture", Self.oneOf(UserGesture.allCases.map(\.rawValue)))
      }
      return .gesture(window: try identifier("window"), gesture)
    case "type": return .type(window: try identifier("window"), try typing())
    case "scroll":
      return .scroll(
        window: try identifier("window"), target: try string("target", or: ""), by: try way("byX", "byY"))
    case "drag": return .drag(window: try identifier("window"), try drag())
    case "shake": return .system(.shake)
    case "memoryWarning": return .system(.memoryWarning)
    case "openURL": return .system(.openURL(try string("url")))
    case "shortcut": return .system(.shortcut(try string("name")))
    case "notification": return .system(.notification(try string("name"), action: try string("action", or: "")))
    case "wait": return .wait(try number("seconds"))
    case "tick": return .tick
    default: throw fail("event", Self.oneOf(Self.events))
    }
  }

  /// The words of `event`, as docs/scripts.md lists them.
  private static let events = [
    "deviceOrientation", "rotationLock", "contentSize", "appearance", "shake", "openURL", "shortcut", "notification",
    "memoryWarning", "arrange", "tap", "segue", "push", "present", "pop", "dismiss", "pullDown", "gesture", "type",
    "scroll", "drag", "window", "wait", "tick",
  ]

  static func oneOf(_ words: [String]) -> String { "one of \(words.joined(separator: ", "))" }

  private func typing() throws(EventLogError) -> Typing {
    Typing(
      try string("text", or: ""), into: try string("field", or: ""),
      deletes: object["deletes"] == nil ? 0 : try identifier("deletes"))
  }

  private func drag() throws(EventLogError) -> Drag {
    Drag(
      try string("target", or: ""), from: try way("x", "y"), by: try way("byX", "byY"),
      seconds: object["seconds"] == nil ? Drag.usual : try number("seconds"))
  }

  /// A way of a finger; what is left out is 0.
  private func way(_ x: String, _ y: String) throws(EventLogError) -> FingerWay {
    FingerWay(x: object[x] == nil ? 0 : try number(x), y: object[y] == nil ? 0 : try number(y))
  }

  private func string(_ key: String, or absent: String) throws(EventLogError) -> String {
    object[key] == nil ? absent : try string(key)
  }

  private func ending() throws(EventLogError) -> Ending {
    guard let ending = Ending(name: try string("ending"), text: try string("text")) else {
      throw fail("ending", "settled, refused, unsettled or crashed")
    }
    return ending
  }

  private func windows() throws(EventLogError) -> [WindowReport] {
    guard case .array(let values) = object["windows"] else { throw fail("windows", "a list of objects") }
    var result: [WindowReport] = []
    for value in values {
      guard case .object(let object) = value else { throw fail("windows", "a list of objects") }
      result.append(try LogLine(object, in: self).window())
    }
    return result
  }

  private func window() throws(EventLogError) -> WindowReport {
    let size = try pair("size", "[width,height]")
    // Logs of before windows could be anywhere have no place.
    let at = object["at"] == nil ? (0, 0) : try pair("at", "[x,y]")
    guard let reason = RotationReason(rawValue: try string("reason")) else { throw fail("reason", "a reason") }
    return WindowReport(
      id: try identifier("id"), from: try interface("from"), interface: try interface("interface"),
      changed: try bool("changed"), origin: CGPoint(x: at.0, y: at.1), size: CGSize(width: size.0, height: size.1),
      horizontal: try sizeClass("h"), vertical: try sizeClass("v"), reason: reason,
      screen: try screen())
  }

  /// The screen a window is on; the device's where nothing says otherwise.
  func screen() throws(EventLogError) -> WindowScreen {
    guard object["screen"] != nil else { return .device }
    guard let screen = WindowScreen(rawValue: try string("screen")) else { throw fail("screen", "device or external") }
    return screen
  }

  private func interface(_ key: String) throws(EventLogError) -> InterfaceOrientation {
    let name = try string(key)
    guard let orientation = InterfaceOrientation.allCases.first(where: { $0.name == name }) else {
      throw fail(key, "an interface orientation")
    }
    return orientation
  }

  private func sizeClass(_ key: String) throws(EventLogError) -> SizeClassName {
    guard let name = SizeClassName(rawValue: try string(key)) else { throw fail(key, "a size class") }
    return name
  }
}
