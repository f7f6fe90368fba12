// What was found, for people and for programs: the formats of sweeps and lints.
import Emulator
import EventLog
import Foundation
import Reports

/// Findings of one app with what was looked at.
public struct ExplorationReport: Sendable {
  /// The app's name.
  public var app: String
  /// What was found, known ones left out.
  public var findings: [ExplorationFinding]
  /// What was looked at, world by world.
  public var figures: [(world: String, figures: ExplorationFigures)]
  /// What could not be done, and why.
  public var notes: [String]
  /// So many differences of one finding are told to people.
  private static let shown = 4

  /// A report.
  public init(
    app: String, findings: [ExplorationFinding], figures: [(world: String, figures: ExplorationFigures)],
    notes: [String]
  ) {
    self.app = app
    self.findings = findings
    self.figures = figures
    self.notes = notes
  }

  /// The report's lines in a format; nil for one that is drawn.
  public func lines(_ format: ReportFormat) -> [String]? {
    switch format {
    case .text: text
    case .json: findings.map(json) + [jsonSum]
    case .github: findings.map { "::warning::\(GitHubText.message("\(app): \($0.summary): \($0.line)"))" }
    case .junit: junit
    case .sarif: [sarif]
    case .svg, .html: nil
    }
  }

  private var text: [String] {
    var lines: [String] = []
    for (index, finding) in findings.enumerated() {
      lines.append("\(index + 1). \(finding.summary)")
      lines.append("   \(finding.line)  (\(finding.world))")
      if let reference = finding.reference { lines.append("   has to be as after: \(reference)") }
      let rest = finding.differences.dropFirst().prefix(Self.shown - 1)
      lines += rest.map { "   also \($0.text)" }
      if finding.differences.count > Self.shown {
        lines.append("   also \(finding.differences.count - Self.shown) more")
      }
      lines += finding.layout.prefix(Self.shown).map { "   layout, only after this path: \($0)" }
      lines.append("   \(finding.neighbour); found in \(finding.verified.same) of \(finding.verified.of) runs")
    }
    lines += notes.map { "not tried: \($0)" }
    for (world, figures) in figures {
      lines.append(
        "\(app) on \(world): \(figures.events) events, \(figures.states) states, \(figures.pairs) pairs of state and event"
          + (figures.possible > 0
            ? ", \(figures.combinations) of \(figures.possible) pairs of orientation, screen, arrangement and presentation"
            : "")
          + (figures.isExhausted ? "; nothing new was left" : ""))
    }
    lines.append("\(app): \(FindingsReport.counted(findings.count))")
    return lines
  }

  private func json(_ finding: ExplorationFinding) -> String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("app", app)
    json.add("oracle", finding.oracle.rawValue)
    json.add("screen", finding.screen)
    json.add("message", finding.text ?? finding.differences[0].text)
    json.add("path", JSONText.list(finding.events.map(\.brief)))
    if let reference = finding.reference { json.add("reference", reference) }
    json.add("world", finding.world)
    let isInWords = finding.text != nil && finding.oracle != .expectation
    json.add("differences", JSONText.list(isInWords ? [] : finding.differences.map(\.text)))
    json.add("layout", JSONText.list(finding.layout))
    json.add("needed", JSONText.list(finding.needed.map(Double.init)))
    json.add("verified", finding.verified.same)
    json.add("fingerprint", finding.fingerprint)
    json.add("script", JSONText.list(finding.script))
    return json.closed
  }

  private var jsonSum: String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("app", app)
    json.add("findings", findings.count)
    json.add("events", figures.reduce(0) { $0 + $1.figures.events })
    json.add("states", figures.reduce(0) { $0 + $1.figures.states })
    json.add("notes", JSONText.list(notes))
    return json.closed
  }

  /// A test each oracle, so that the number of tests does not depend on what was found.
  private var junit: [String] {
    let title = xml(app)
    let failed = Set(findings.map(\.oracle))
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuite name=\"\(title)\" tests=\"\(Oracle.allCases.count)\" failures=\"\(failed.count)\">",
    ]
    for oracle in Oracle.allCases {
      let head = "  <testcase classname=\"\(title)\" name=\"\(oracle.rawValue)\""
      let told = findings.filter { $0.oracle == oracle }
      guard let first = told.first else {
        lines.append(head + "/>")
        continue
      }
      let all = told.map { "\($0.summary)\n\($0.line)\n" + $0.script.joined(separator: "\n") }.joined(separator: "\n\n")
      lines += [head + ">", "    <failure message=\"\(xml(first.summary))\">\(xml(all))</failure>", "  </testcase>"]
    }
    return lines + ["</testsuite>"]
  }

  private var sarif: String {
    func object(_ fill: (inout JSONText) -> Void) -> JSONText {
      var json = JSONText.object
      fill(&json)
      return json
    }
    func list(_ elements: [JSONText]) -> JSONText {
      var list = JSONText.array
      for element in elements { list.append(element) }
      return list
    }
    let rules = Oracle.allCases.map { oracle in
      object { rule in
        rule.add("id", oracle.rawValue)
        rule.add("shortDescription", object { $0.add("text", oracle.explanation) })
      }
    }
    let results = findings.map { finding in
      object { result in
        result.add("ruleId", finding.oracle.rawValue)
        result.add("level", "error")
        result.add("message", object { $0.add("text", "\(app): \(finding.summary): \(finding.line)") })
        result.add("partialFingerprints", object { $0.add("swivelExploration/v1", finding.fingerprint) })
      }
    }
    let driver = object { driver in
      driver.add("name", "swivel explore")
      driver.add("rules", list(rules))
    }
    let run = object { run in
      run.add("tool", object { $0.add("driver", driver) })
      run.add("results", list(results))
    }
    return object { log in
      log.add("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      log.add("version", "2.1.0")
      log.add("runs", list([run]))
    }.closed
  }
}
