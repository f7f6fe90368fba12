// How verbs that run something tell what came of it: in the formats of suites, whatever was run.
import ArgumentParser
import Reports
import Vocabulary

/// The formats of results.
struct ResultOptions: ParsableArguments {
  @Option(help: "How results are printed: text, json, junit, github or sarif.")
  var format: SuiteReport.Format?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    try output.demand(beside: format?.rawValue)
  }

  /// The one asked for.
  var chosen: SuiteReport.Format { format ?? (output.json ? .json : .text) }

  /// What is printed where text and JSON are the verb's own.
  var lines: OutputOptions {
    var lines = output
    lines.json = chosen == .json
    return lines
  }

  /// The format, where text and JSON are the verb's own and it is another one.
  var document: SuiteReport.Format? {
    switch chosen {
    case .text, .json: nil
    case .junit, .github, .sarif: chosen
    }
  }

  /// Prints results, and ends with the code of the first that failed.
  static func tell(_ report: SuiteReport, _ format: SuiteReport.Format) throws {
    for line in report.lines(format) { print(line) }
    if let first = report.failed.first { throw ExitCode(first.status) }
  }

  /// Runs each file in a process of its own, one after the other, with the words of its verb, and prints what came of it.
  static func tell(_ files: [SuiteFile], _ format: SuiteReport.Format, words: @escaping (String) -> [String]) throws {
    try tell(try SuiteRun(jobs: 1, arguments: { words($0.path) }).results(of: files, telling: false), format)
  }
}

extension SuiteReport.Format: ExpressibleByArgument {}
