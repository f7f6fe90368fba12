// A log for other programs: which formats there are, and what each input came to in them.
import EventLog
import Foundation
import Vocabulary

/// How a log is exported; raw values are the words of commands.
public enum LogFormat: String, Sendable, CaseIterable {
  /// A table, RFC 4180: a row a window an input.
  case csv
  /// JUnit's XML: a test an input, which fails unless it settled.
  case junit
  /// The JSON of Chrome's traces, which Perfetto shows: orientations over time, and the inputs.
  case perfetto
  /// MCAP, which Foxglove plots and Python reads: inputs, how they ended, and each window, as JSON over time. No text.
  case mcap
  /// A script: the inputs at their times, and what each changed as expectations.
  case script
  /// The same as the source of a test with SwivelTesting.
  case swift

  /// The log in this format. Tests expect what came of the inputs from `first` to `last`, nil for all; other formats have all.
  public func bytes(of log: EventLog, from first: UInt64 = 0, to last: UInt64? = nil) -> [UInt8] {
    self == .mcap ? LogMcap.bytes(of: log) : Array(text(of: log, from: first, to: last).utf8)
  }

  /// The same as a text, for all formats but MCAP, which is none; every line ends with a newline.
  public func text(of log: EventLog, from first: UInt64 = 0, to last: UInt64? = nil) -> String {
    let lines =
      switch self {
      case .csv: LogTable(log).lines
      case .junit: LogTests(log).lines
      case .perfetto: LogTrace(log).lines
      case .mcap: preconditionFailure("MCAP is no text")
      case .script: SessionScript(log, from: first, to: last).lines
      case .swift: SessionSource(log, from: first, to: last).lines
      }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The rows of a log: times in seconds, places and sizes in points.
private struct LogTable {
  private let log: EventLog

  init(_ log: EventLog) { self.log = log }

  static let columns = [
    "seq", "t", "cause_epoch", "cause_n", "input", "ending", "text", "window", "from", "interface", "changed", "x", "y",
    "width", "height", "h", "v", "reason", "screen",
  ]

  var lines: [String] {
    var rows = [Self.columns]
    if let launch = log.launch { rows += Self.rows(["0", "0", "", "", "launch"], launch) }
    for entry in log.entries {
      let input = entry.input
      let head = [
        "\(input.seq)", number(input.moment), "\(input.cause.epoch)", "\(input.cause.n)",
        Self.words(input.input.event.summary),
      ]
      rows += Self.rows(head, entry.outcome)
    }
    return rows.map { $0.map(Self.quoted).joined(separator: ",") }
  }

  /// A row for each window; one with empty places where no window is known.
  private static func rows(_ head: [String], _ outcome: LoggedOutcome?) -> [[String]] {
    let head = head + (outcome.map { [$0.ending.name, words($0.ending.text)] } ?? ["", ""])
    let windows = outcome?.windows ?? []
    guard !windows.isEmpty else { return [head + Array(repeating: "", count: columns.count - head.count)] }
    return windows.map { window in
      head + [
        "\(window.id)", window.from.name, window.interface.name, "\(window.changed)", number(window.origin.x),
        number(window.origin.y), number(window.size.width), number(window.size.height), window.horizontal.rawValue,
        window.vertical.rawValue, window.reason.rawValue, window.screen.rawValue,
      ]
    }
  }

  /// Words of apps and people, with an apostrophe in front of what a spreadsheet would take for a formula and compute (OWASP, "CSV
  /// Injection").
  private static func words(_ text: String) -> String {
    text.unicodeScalars.first.map { "=+-@\t\r\n".unicodeScalars.contains($0) } == true ? "'" + text : text
  }

  /// RFC 4180, 2.6 and 2.7: what holds a comma, a quote or the end of a line stands in quotes, quotes twice.
  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { ",\"".contains($0) || $0.isNewline }) else { return text }
    return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}

/// A suite of one log.
private struct LogTests {
  private let log: EventLog

  init(_ log: EventLog) { self.log = log }

  var lines: [String] {
    let title = xml("\(log.header.device), iOS \(log.header.era)")
    let cases = log.entries.map { (entry: $0, problem: Self.problem(of: $0)) }
    let errors = cases.count { $0.problem?.kind == "error" }
    let failures = cases.count { $0.problem?.kind == "failure" }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuite name=\"\(title)\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\">",
    ]
    for (entry, problem) in cases {
      let name = xml("#\(entry.input.seq) \(entry.input.input.event.summary)")
      let head = "  <testcase classname=\"\(title)\" name=\"\(name)\""
      guard let problem else {
        lines.append(head + "/>")
        continue
      }
      lines.append(head + ">")
      lines.append("    <\(problem.kind) type=\"\(problem.type)\" message=\"\(xml(problem.text))\"/>")
      lines.append("  </testcase>")
    }
    return lines + ["</testsuite>"]
  }

  /// A crash is an error; what was refused or did not settle fails.
  private static func problem(of entry: EventLog.Entry) -> (kind: String, type: String, text: String)? {
    guard let ending = entry.outcome?.ending else { return ("error", "missing", "the log has no outcome of it") }
    switch ending {
    case .settled: return nil
    case .refused(let text), .unsettled(let text): return ("failure", ending.name, text)
    case .crashed(let text): return ("error", ending.name, text)
    }
  }
}

/// A number as the log has it.
private func number(_ value: Double) -> String { JSONText.digits(value) }
