// Running a log again in a process of its own.
import ArgumentParser
import Foundation
import Launcher

struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a log again in a fresh process; exit 6 when an outcome differs.")

  @Argument(help: "A .swivel log, such as the one swivel up names.")
  var log: String

  @Option(help: "Write the replayed log here; it is byte for byte the old one when nothing differs.")
  var to: String?

  @Flag(help: "Pass over lines that cannot be read, each named on standard error, instead of refusing the log.")
  var passOver = false

  @Option(help: "Write what happened here, as a page to look through in a browser.", completion: .file())
  var report: String?

  @OptionGroup var hosted: HostedOptions
  @OptionGroup var results: ResultOptions

  func run() throws {
    try Mistakes.demandFile(log, endings: [".swivel"])
    let program = try hosted.program()
    let given =
      (to.map { ["--to", $0.asPathWord] } ?? []) + (report.map { ["--report", $0.asPathWord] } ?? [])
      + (passOver ? ["--pass-over"] : [])
    guard results.chosen == .text else {
      return try ResultOptions.tell([SuiteFile(path: log, kind: .log)], results.chosen) {
        ["replay", $0.asPathWord] + given + hosted.arguments
      }
    }
    try program.run(of: log, ["--replay", log.asPathWord] + given)
  }
}
