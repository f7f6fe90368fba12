// JSON Lines back to records, every field checked, errors with line and key.
import Foundation
import Orientation
import Vocabulary

/// A whole log: the device and its inputs, each with its outcome if it had one.
public struct EventLog: Sendable, Equatable {
  /// An input and what came of it.
  public struct Entry: Sendable, Equatable {
    /// The input as it was sequenced.
    public var input: LoggedInput
    /// nil when the host ended while it handled the input.
    public var outcome: LoggedOutcome?
    /// Whether it was run again after the host had been killed from outside.
    public var ranAgain = false
    /// Whether what the sensor said was taken over after a crash without asking an app.
    public var tookOverQuietly = false

    public init(input: LoggedInput, outcome: LoggedOutcome?) {
      self.input = input
      self.outcome = outcome
    }
  }

  /// The device it is of.
  public var header: LogHeader
  /// The outcome of the launch; nil when the host ended while it launched.
  public var launch: LoggedOutcome?
  /// In the order they were handled.
  public var entries: [Entry]
  /// Bytes of a last line without its newline: a write the process did not survive. Zero for a clean log.
  public var tornBytes: Int

  /// The longest log read, in bytes: about a million inputs.
  public static let maximumSize = 1 << 30

  /// Reads a file of at most `maximumSize` bytes.
  public init(file path: String) throws(EventLogError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .file(call: "read", path: path, reason: String(cString: strerror(errno)))
    }
    guard data.count <= Self.maximumSize else {
      throw .file(call: "read", path: path, reason: "\(data.count) bytes, at most \(Self.maximumSize) are read")
    }
    try self.init(bytes: data, path: path)
  }

  /// Reads the bytes of a log; `path` is for messages.
  public init(bytes: Data, path: String) throws(EventLogError) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    tornBytes = lines.removeLast().count
    guard let first = lines.first else { throw .noHeader(path: path) }
    guard case .header(let header) = try LogLine(first, path: path, number: 1).record() else {
      throw .order(path: path, line: 1, expected: "a header", actual: "another record")
    }
    self.header = header
    entries = []
    for (index, bytes) in lines.enumerated().dropFirst() {
      let number = index + 1
      switch try LogLine(bytes, path: path, number: number).record() {
      case .header: throw .order(path: path, line: number, expected: "an input or outcome", actual: "a header")
      case .input(let input):
        let next = UInt64(entries.count) + 1
        guard launch != nil else {
          throw .order(path: path, line: number, expected: "outcome 0", actual: "an input")
        }
        guard input.seq == next else {
          throw .order(path: path, line: number, expected: "seq \(next)", actual: "seq \(input.seq)")
        }
        if let last = entries.last, last.outcome == nil {
          throw .order(path: path, line: number, expected: "the outcome of \(last.input.seq)", actual: "an input")
        }
        if let last = entries.last, input.input.time < last.input.input.time {
          throw .order(
            path: path, line: number, expected: "t of at least \(last.input.input.time)",
            actual: "\(input.input.time)")
        }
        entries.append(Entry(input: input, outcome: nil))
      case .outcome(let outcome):
        let expected = entries.last?.input.seq ?? 0
        let isFree = entries.isEmpty ? launch == nil : entries[entries.count - 1].outcome == nil
        guard outcome.seq == expected, isFree else {
          throw .order(
            path: path, line: number, expected: isFree ? "outcome \(expected)" : "an input",
            actual: "outcome \(outcome.seq)")
        }
        if entries.isEmpty { launch = outcome } else { entries[entries.count - 1].outcome = outcome }
      case .resumed(let resumption): try resume(resumption, path: path, line: number)
      }
    }
  }
}

extension EventLog {
  /// Notes how a restart went on from the last input, which has no outcome yet, or a crash's.
  private mutating func resume(_ resumption: LoggedResumption, path: String, line: Int) throws(EventLogError) {
    let actual = "\(resumption.way.rawValue) of \(resumption.seq)"
    guard var last = entries.last, last.input.seq == resumption.seq else {
      throw .order(path: path, line: line, expected: "the last input", actual: actual)
    }
    switch resumption.way {
    case .again where last.outcome == nil && !last.ranAgain: last.ranAgain = true
    case .quietly where last.outcome?.ending.isCrash == true && !last.tookOverQuietly: last.tookOverQuietly = true
    case .again, .quietly:
      throw .order(path: path, line: line, expected: "an input that was cut", actual: actual)
    }
    entries[entries.count - 1] = last
  }
}

extension LogRecord {
  /// Reads one line without its newline; `path` and `number` are for the error.
  public init(line: Data, path: String, number: Int) throws(EventLogError) {
    self = try LogLine(line, path: path, number: number).record()
  }
}

extension NSNumber {
  /// JSON's `true` and `false` become numbers of one C character; no JSON number does.
  fileprivate var isBoolean: Bool { objCType.pointee == CChar(UInt8(ascii: "c")) }
}

/// One line while it is being read.
package struct LogLine {
  private let object: [String: Any]
  private let path: String
  private let number: Int

  init(_ bytes: Data, path: String, number: Int) throws(EventLogError) {
    self.path = path
    self.number = number
    let parsed: Any
    do { parsed = try JSONSerialization.jsonObject(with: bytes) } catch { throw .notJSON(path: path, line: number) }
    guard let object = parsed as? [String: Any] else { throw .notJSON(path: path, line: number) }
    self.object = Self.renewed(object)
  }

  /// A line whose JSON was read, and perhaps completed, by somebody else.
  package init(_ object: [String: Any], path: String, number: Int) {
    self.object = Self.renewed(object)
    self.path = path
    self.number = number
  }

  /// The line as it is written today. Before segues had an event of their own they were taps on `segue:` and the identifier.
  package static func renewed(_ object: [String: Any]) -> [String: Any] {
    let prefix = "segue:"
    guard object["event"] as? String == "tap", let target = object["target"] as? String, target.hasPrefix(prefix) else {
      return object
    }
    var line = object
    line["target"] = nil
    line["event"] = "segue"
    line["identifier"] = String(target.dropFirst(prefix.count))
    return line
  }

  private init(_ object: [String: Any], in line: LogLine) {
    self.object = object
    path = line.path
    number = line.number
  }

  func fail(_ key: String, _ expected: String) -> EventLogError {
    .field(
      path: path, line: number, key: key, expected: expected, actual: object[key].map { "\($0)" } ?? "nothing")
  }

  func string(_ key: String) throws(EventLogError) -> String {
    guard let value = object[key] as? String else { throw fail(key, "text") }
    return value
  }

  func number(_ key: String) throws(EventLogError) -> Double {
    guard let value = object[key] as? NSNumber, !value.isBoolean, value.doubleValue.isFinite else {
      throw fail(key, "a number")
    }
    return value.doubleValue
  }

  private func natural(_ key: String) throws(EventLogError) -> UInt64 {
    guard let value = object[key] as? NSNumber, !value.isBoolean, value.doubleValue >= 0,
      value.doubleValue == value.doubleValue.rounded(), let result = UInt64(exactly: value)
    else { throw fail(key, "a whole number from 0") }
    return result
  }

  /// The identifier of a window: whether there is such a window is the device's to say.
  func identifier(_ key: String) throws(EventLogError) -> Int {
    guard let result = Int(exactly: try natural(key)) else { throw fail(key, "a whole number from 0") }
    return result
  }

  private func bool(_ key: String) throws(EventLogError) -> Bool {
    guard let value = object[key] as? NSNumber, value.isBoolean else { throw fail(key, "true or false") }
    return value.boolValue
  }

  private func hash(_ key: String) throws(EventLogError) -> UInt64 {
    let text = try string(key)
    guard text.allSatisfy(\.isHexDigit), let value = UInt64(text, radix: 16) else {
      throw fail(key, "hexadecimal digits")
    }
    return value
  }

  private func nested(_ key: String) throws(EventLogError) -> LogLine {
    guard let value = object[key] as? [String: Any] else { throw fail(key, "an object") }
    return LogLine(value, in: self)
  }

  package func record() throws(EventLogError) -> LogRecord {
    let version = try natural("v")
    guard version == UInt64(LogRecord.version) else { throw fail("v", "\(LogRecord.version)") }
    switch try string("record") {
    case "header":
      guard let apps = object["apps"] as? [String] else { throw fail("apps", "a list of names") }
      return .header(LogHeader(device: try string("device"), era: try string("era"), apps: apps))
    case "input":
      return .input(
        LoggedInput(
          seq: try natural("seq"), cause: try nested("cause").cause(),
          input: DeviceInput(time: try number("t"), event: try event())))
    case "outcome":
      return .outcome(
        LoggedOutcome(
          seq: try natural("seq"), ending: try ending(), windows: try windows(), fingerprint: try hash("fingerprint"),
          calls: try hash("calls")))
    case "resumed":
      guard let way = LoggedResumption.Way(rawValue: try string("way")) else { throw fail("way", "again or quietly") }
      return .resumed(LoggedResumption(seq: try natural("seq"), way: way))
    default: throw fail("record", "header, input or outcome")
    }
  }

  private func cause() throws(EventLogError) -> Cause { Cause(epoch: try natural("epoch"), n: try natural("n")) }

  private func event() throws(EventLogError) -> DeviceEvent {
    switch try string("event") {
    case "deviceOrientation":
      let name = try string("orientation")
      guard let orientation = DeviceOrientation.allCases.first(where: { $0.name == name }) else {
        throw fail("orientation", "a device orientation")
      }
      return .deviceOrientation(orientation)
    case "rotationLock": return .rotationLock(try bool("locked"))
    case "arrange":
      switch try string("arrangement") {
      case "full": return .arrange(.full(window: try identifier("window")))
      case "half": return .arrange(.half)
      default: throw fail("arrangement", "full or half")
      }
    case "window": return .window(try windowOrder())
    case "tap": return .tap(window: try identifier("window"), target: try string("target"))
    case "segue": return .segue(window: try identifier("window"), identifier: try string("identifier"))
    case "push": return .push(window: try identifier("window"), screen: try string("screen"))
    case "pop": return .pop(window: try identifier("window"))
    case "present": return .present(window: try identifier("window"), screen: try string("screen"))
    case "dismiss": return .dismiss(window: try identifier("window"))
    case "pullDown": return .pullDown(window: try identifier("window"))
    case "gesture":
      guard let gesture = UserGesture(rawValue: try string("gesture")) else { throw fail("gesture", "a gesture") }
      return .gesture(window: try identifier("window"), gesture)
    case "tick": return .tick
    default: throw fail("event", "an event")
    }
  }

  private func ending() throws(EventLogError) -> Ending {
    guard let ending = Ending(name: try string("ending"), text: try string("text")) else {
      throw fail("ending", "settled, refused, unsettled or crashed")
    }
    return ending
  }

  private func windows() throws(EventLogError) -> [WindowReport] {
    guard let objects = object["windows"] as? [[String: Any]] else { throw fail("windows", "a list of objects") }
    var result: [WindowReport] = []
    for object in objects { result.append(try LogLine(object, in: self).window()) }
    return result
  }

  private func window() throws(EventLogError) -> WindowReport {
    guard let size = object["size"] as? [NSNumber], size.count == 2 else { throw fail("size", "[width,height]") }
    // Logs of before windows could be anywhere have no place.
    let at = object["at"] == nil ? [0, 0] : object["at"] as? [NSNumber] ?? []
    guard at.count == 2 else { throw fail("at", "[x,y]") }
    guard let reason = RotationReason(rawValue: try string("reason")) else { throw fail("reason", "a reason") }
    return WindowReport(
      id: try identifier("id"), from: try interface("from"), interface: try interface("interface"),
      changed: try bool("changed"), origin: CGPoint(x: at[0].doubleValue, y: at[1].doubleValue),
      size: CGSize(width: size[0].doubleValue, height: size[1].doubleValue),
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
