// From the text of a `.swivel` file to a script: the log's records, of which a person may leave out what a device fills
// in, and `expect` lines between them.
import Emulator
import EventLog
import FileReading
import Foundation

extension Script {
  /// The most bytes a script may have: a hundred thousand inputs with their outcomes.
  static let maximumBytes = 64 << 20
  /// Seconds between two inputs without a time: longer than any animation, so that nothing hangs on it. A wait begins where
  /// the input before it was, so that it takes what it says.
  public static let step = 1.0

  /// Reads a file; of a log in several parts all of them, whichever `path` is.
  public init(file path: String) throws(ScriptError) {
    let (first, _) = LogParts.split(path)
    let parts: [Int]
    do { parts = try LogParts.numbers(of: first) } catch {
      guard case .file(_, _, let reason) = error else { throw .file(path: path, reason: "\(error)") }
      throw .file(path: path, reason: reason)
    }
    guard !parts.isEmpty else {
      self = try Script(text: try Self.text(of: path), path: path)
      return
    }
    // Its parts are proved to belong together before lines of several are one script.
    do { _ = try EventLog(file: first) } catch { throw .file(path: path, reason: "\(error)") }
    var reader = ScriptReader(path: first)
    for part in [1] + parts {
      let path = LogParts.path(of: first, part: part)
      try reader.read(text: try Self.text(of: path), path: path, isFirst: part == 1)
    }
    self = try reader.script()
  }

  private static func text(of path: String) throws(ScriptError) -> String {
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try GivenFile.bytes(of: path, limit: maximumBytes, pipes: .awaited)
    } catch {
      switch error {
      case .system(_, let reason): throw .file(path: path, reason: reason)
      case .tooLarge(_, let limit): throw .file(path: path, reason: "more than \(limit) bytes, which are read at most")
      case .notRegular: throw .file(path: path, reason: "is a pipe or a device")
      }
    }
    // Some editors begin a file with what marks it as UTF-8, which is no part of its text.
    let mark = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    guard let text = String(validating: bytes.dropFirst(mark), as: UTF8.self) else {
      throw .file(path: path, reason: "is not UTF-8")
    }
    return text
  }

  /// Reads a script's text. Empty lines and lines that begin with `#` say nothing.
  public init(text: String, path: String) throws(ScriptError) {
    var reader = ScriptReader(path: path)
    try reader.read(text: text, path: path)
    self = try reader.script()
  }
}

extension Script.Step {
  /// When the input is over, in seconds: a wait takes time.
  fileprivate var end: Double {
    if case .wait(let seconds) = input.input.event { input.input.time + max(0, seconds) } else { input.input.time }
  }
}

/// Puts lines together.
private struct ScriptReader {
  let path: String
  private var header: LogHeader?
  private var launch = Script.Expected()
  private var steps: [Script.Step] = []
  /// What says that another part has to follow; nil once it does.
  private var promise: ScriptError?

  init(path: String) { self.path = path }

  func script() throws(ScriptError) -> Script {
    guard let header else {
      throw .line(path: path, line: 1, column: 1, expected: "a header", actual: "the end of the file")
    }
    if let promise { throw promise }
    return Script(header: header, launch: launch, steps: steps)
  }

  /// Reads the lines of a text; the header of a part that is not the first says nothing new.
  mutating func read(text: String, path: String, isFirst: Bool = true) throws(ScriptError) {
    promise = nil
    // A carriage return before the newline makes one character of both. Other characters that end a line in a text are part of a string
    // in JSON, where an app's text may have them.
    let ends: Set<Character> = ["\n", "\r\n", "\r"]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: ends.contains).enumerated() {
      let words = line.drop(while: \.isWhitespace)
      if words.isEmpty || words.first == "#" || (index == 0 && !isFirst) { continue }
      try read(try ScriptLine(String(line), path: path, number: index + 1))
    }
  }

  mutating func read(_ line: ScriptLine) throws(ScriptError) {
    let kind = try line.string("record")
    guard (header == nil) == (kind == "header") else {
      throw line.fail("record", header == nil ? "a header first" : "an input, an outcome or expect")
    }
    if kind == "expect" {
      let expectations = try line.expectations()
      if steps.isEmpty {
        launch.expectations += expectations
      } else {
        steps[steps.count - 1].expected.expectations += expectations
      }
      return
    }
    let seq = UInt64(steps.count) + 1
    let isWait = line.object["event"] as? String == "wait"
    let time = (steps.last?.end ?? 0) + (isWait ? 0 : Script.step)
    var missing = JSONObject()
    missing["v"] = .natural(UInt64(LogRecord.version))
    if kind == "input" {
      missing["seq"] = .natural(seq)
      missing["t"] = .number(time)
      var cause = JSONObject()
      cause["epoch"] = .natural(0)
      cause["n"] = .natural(seq)
      missing["cause"] = .object(cause)
    }
    switch try line.record(completing: missing) {
    case .header(let header): self.header = header
    case .input(let input):
      guard input.seq == seq else { throw line.fail("seq", "\(seq)") }
      if let last = steps.last?.input.input.time, input.input.time < last { throw line.fail("t", "at least \(last)") }
      steps.append(Script.Step(line: line.number, input: input, expected: Script.Expected()))
    case .outcome(let outcome):
      guard outcome.seq == seq - 1 else { throw line.fail("seq", "\(seq - 1)") }
      let recorded = Script.Recorded(line: line.number, outcome: outcome)
      guard steps.isEmpty ? launch.outcome == nil : steps[steps.count - 1].expected.outcome == nil else {
        throw line.fail("seq", "one outcome for each input")
      }
      if steps.isEmpty { launch.outcome = recorded } else { steps[steps.count - 1].expected.outcome = recorded }
    case .resumed(let resumption):
      guard let last = steps.last, resumption.seq == last.input.seq else { throw line.fail("seq", "\(seq - 1)") }
      if resumption.way == .quietly { steps[steps.count - 1].tookOverQuietly = true }
    case .goesOn(let part):
      promise = .line(path: line.path, line: line.number, column: 1, expected: "part \(part) after it", actual: "none")
    }
  }
}

extension ScriptLine {
  /// The words of an `expect` line beside the values of the state.
  private static let words = [
    "ending", "because", "receipt", "calls", "noCalls", "view", "text", "value", "frame", "hidden", "tappable",
    "inside", "colors", "exists", "why", "kept", "count",
  ]

  /// What an `expect` line expects, in the order it stands there.
  func expectations() throws(ScriptError) -> [Expectation] {
    let window = try window()
    // Of a key that stands there twice the last value counts, once.
    var seen: Set = ["record", "window"]
    let keys = json.members.map(\.key).filter { seen.insert($0).inserted }
    // All lines may have the format's version, a number; in a window the text `v` is the vertical size class.
    let hasVersion = object["v"] is NSNumber
    if hasVersion, object["v"] as? Int != LogRecord.version { throw fail("v", "version \(LogRecord.version)") }
    let values = keys.filter { !($0 == "v" && hasVersion) }
    guard !values.isEmpty else {
      throw .line(path: path, line: number, column: 1, expected: "something to expect", actual: "nothing")
    }
    var found: [Expectation] = []
    for key in values {
      for what in try expectations(key, window: window) {
        found.append(Expectation(line: number, column: column(ofKey: key), window: window, what: what))
      }
    }
    return found
  }

  private func expectations(_ key: String, window: Int?) throws(ScriptError) -> [Expectation.What] {
    switch key {
    case "ending":
      let ending = try string(key)
      guard ["settled", "refused", "unsettled"].contains(ending) else {
        throw fail(key, "settled, refused or unsettled")
      }
      return [.ending(ending)]
    case "because": return [.because(try string(key))]
    case "receipt":
      guard let word = RotationReason(rawValue: try string(key)) else {
        throw fail(key, "one of \(RotationReason.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return [.receipt(word)]
    case "calls": return [.calls(try strings(key))]
    case "noCalls": return try strings(key).map { .noCall($0) }
    case "why": return [.why(try string(key))]
    case "kept":
      guard let count = object["count"] as? Int, count >= 0 else { throw fail("count", "a number beside kept") }
      return [.kept(try string(key), count)]
    case "count":
      guard object["kept"] != nil else { throw fail("kept", "kept beside \(key)") }
      return []
    case "view": return try viewFacts(try string(key))
    // Beside a view its frame, which is numbers; else the window's, a text as all values are.
    case "frame" where object["view"] == nil && object["frame"] is String: return [try value(key, window: window)]
    case "text", "value", "frame", "hidden", "tappable", "inside", "colors", "exists":
      guard object["view"] != nil else { throw fail("view", "view beside \(key)") }
      return []
    default: return [try value(key, window: window)]
    }
  }

  private func value(_ key: String, window: Int?) throws(ScriptError) -> Expectation.What {
    guard let stateKey = StateKey(key, window: window) else {
      let names = window == nil ? DeviceSnapshot.fields.map(\.name) : WindowSnapshot.fields.map(\.name)
      throw .line(
        path: path, line: number, column: column(ofKey: key),
        expected: "one of \((names + Self.words).joined(separator: ", "))", actual: "'\(key)'")
    }
    return .value(stateKey, expected: try string(key))
  }

  private func viewFacts(_ name: String) throws(ScriptError) -> [Expectation.What] {
    var facts: [Expectation.ViewFact] = []
    if object["exists"] != nil { facts.append(.exists(try bool("exists"))) }
    if object["text"] != nil { facts.append(.text(try string("text"))) }
    if object["value"] != nil { facts.append(.value(try string("value"))) }
    if object["frame"] != nil { facts.append(.frame(try numbers("frame", count: 4))) }
    if object["hidden"] != nil { facts.append(.isHidden(try bool("hidden"))) }
    if object["tappable"] != nil { facts.append(.isTappable(try bool("tappable"))) }
    if object["inside"] != nil { facts.append(.isInside(try bool("inside"))) }
    if object["colors"] != nil { facts.append(.colors(try string("colors"))) }
    if facts.isEmpty { facts = [.exists(true)] }
    return facts.map { .view(name, $0) }
  }
}
