// What a run of a script prints: a transcript for people, or JSON Lines.
import EventLog

extension ScriptReport {
  /// Lines for people.
  public var lines: [String] {
    switch self {
    case .ran(_, let receipt): receipt.lines
    case .skipped(let line, let seq):
      ["#\(seq) line \(line): ended the app when it was recorded; not run (without its outcome it is)"]
    case .checked(let check):
      check.isMet
        ? ["ok   line \(check.line): \(check.subject): \(check.expected)"]
        : ["FAIL line \(check.line):\(check.column): \(check.subject): expected \(check.expected), got \(check.actual)"]
    }
  }

  /// One object: a receipt, or `{"v":1,"line":…,"column":…,"subject":…,"expected":…,"actual":…,"met":…}`.
  public var json: JSONText {
    switch self {
    case .ran(_, let receipt): return receipt.json(as: receipt.ending)
    case .skipped(let line, let seq):
      var json = JSONText.object
      json.add("v", 1)
      json.add("line", line)
      json.add("skipped", seq)
      return json
    case .checked(let check):
      var json = JSONText.object
      json.add("v", 1)
      json.add("line", check.line)
      json.add("column", check.column)
      json.add("subject", check.subject)
      json.add("expected", check.expected)
      json.add("actual", check.actual)
      json.add("met", check.isMet)
      return json
    }
  }
}
