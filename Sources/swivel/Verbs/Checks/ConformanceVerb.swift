// The verb that runs a table of negotiation cases and says of each row what became of it.
import ArgumentParser
import Conformance
import Coverage
import EventLog
import Reports
import Vocabulary

struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Run a table of rotation cases, one line a row; exit 1 unless every row passes, 2 for bad notation.",
    discussion: """
      The table is CSV with the columns of the truth table (id, era, idiom, plist, appDelegate, sceneDelegate, \
      requiresFullScreen, windowing, tree, current, device, event, resultOrientation, resultKind, callbacks; others are \
      ignored). Trees are written Nav{mask=P}[X, Y{S=NO}], A >fullScreen B{mask=L pref=LL}, Tab[X, Y]@0. A row that \
      cannot be run is 'not run' with the reason, and no pass. With --rules every rule of the specification is listed as \
      met, with a test that names it, or open, and they are counted; the code is 0.
      """)

  @Argument(help: "The table.", completion: .file(extensions: ["csv"]))
  var table: String?

  @Flag(help: "List the rules instead.")
  var rules = false

  @Flag(help: "With --rules: only those no test names.")
  var open = false

  /// A page's path.
  @Option(help: "Write a page with every row's screen there, to open in a browser.", completion: .file())
  var report: String?

  @OptionGroup var results: ResultOptions

  private var output: OutputOptions { results.lines }

  func validate() throws {
    guard !rules || results.document == nil else { throw ValidationError("--rules are listed as text or json") }
    guard report == nil || !rules else { throw ValidationError("--report goes with a table") }
    guard (table == nil) == rules else { throw ValidationError("expected a table, or --rules") }
    guard rules || !open else { throw ValidationError("--open goes with --rules") }
  }

  func run() throws {
    guard let table else { return list() }
    try Mistakes.demandFile(table, endings: [".csv"])
    let rows: [ConformanceRow]
    // Read here, where a pipe that keeps it waiting is told of.
    let text = try Given.text(table, limit: ConformanceTable.maximumBytes)
    do { rows = try ConformanceTable(text: text).rows } catch { throw Failure("\(table): \(error)", .usage) }
    var passed = 0
    var page = report.map { _ in ConformancePage(table, rows: rows.count) }
    var told: [SuiteReport.Result] = []
    for row in rows {
      let result = MainActor.assumeIsolated { page?.run(row) ?? RowRunner.run(row) }
      if result == .passed { passed += 1 }
      guard results.document == nil else {
        let status = result == .passed ? ExitStatus.done : .finding
        told.append(
          .init(
            file: table, line: row.line, part: row.id, kind: .row, status: status.rawValue, output: [line(row, result)],
            seconds: 0))
        continue
      }
      output.tell(line(row, result), json: json(row, result))
    }
    if let report, let page { try page.write(to: report) }
    if let format = results.document { return try ResultOptions.tell(SuiteReport(told), format) }
    output.remark("\(passed) of \(rows.count) rows pass")
    if passed < rows.count { throw ExitCode(ExitStatus.finding.rawValue) }
  }

  private func list() {
    for rule in Rule.all where !(open && rule.isMet) {
      let more = rule.tests.count > 1 ? " and \(rule.tests.count - 1) more" : ""
      let first = rule.tests.first.map { " (\($0)\(more))" } ?? ""
      output.tell("\(rule.isMet ? "met " : "open")  \(rule.id): \(rule.title)\(first)") { json in
        json.add("rule", rule.id)
        json.add("title", rule.title)
        json.add("met", rule.isMet)
        var tests = JSONText.array
        for test in rule.tests { tests.append(test) }
        json.add("tests", tests)
      }
    }
    let met = Rule.all.count(where: \.isMet)
    output.remark(
      "\(met) of \(Rule.all.count) rules are met by a test that names them, \(Rule.all.count - met) are open")
  }

  private func line(_ row: ConformanceRow, _ result: RowResult) -> String {
    switch result {
    case .passed: "ok       \(row.id)"
    case .differs(let differences): "DIFFERS  \(row.id): \(differences.joined(separator: "; "))"
    case .notRun(let reason): "not run  \(row.id): \(reason)"
    }
  }

  private func json(_ row: ConformanceRow, _ result: RowResult) -> String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("id", row.id)
    switch result {
    case .passed:
      json.add("result", "passed")
      json.add("text", "")
    case .differs(let differences):
      json.add("result", "differs")
      json.add("text", differences.joined(separator: "; "))
    case .notRun(let reason):
      json.add("result", "notRun")
      json.add("text", reason)
    }
    return json.closed
  }
}
