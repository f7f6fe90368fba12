// A log for other programs: tables, test reports, and pictures over time.
import ArgumentParser
import EventLog
import FileWriting
import Foundation
import Launcher
import Reports
import Vocabulary

extension LogFormat: ExpressibleByArgument {}

struct LogExport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a log as csv, junit, perfetto, mcap, script or swift to standard output or a file.")

  @Argument(help: "A .swivel log.", completion: .file(extensions: ["swivel"]))
  var log: String

  @Option(
    help: """
      csv: a row a window an input; junit: a test an input; perfetto: orientations over time, in Chrome's JSON; mcap: \
      inputs, endings and windows over time, for Foxglove; script and swift: a test, as codegen makes it.
      """)
  var to: LogFormat

  @Option(help: "The file to write; standard output unless told otherwise.")
  var output: String?

  @Flag(help: "Pass over lines that cannot be read, each named on standard error, instead of refusing the log.")
  var passOver = false

  func run() throws {
    try Mistakes.demandFile(log, endings: [".swivel"])
    let read: EventLog
    do { read = try EventLog(file: log, passingOver: passOver) } catch { throw Failure("\(error)", .usage) }
    for error in read.passedOver { Diagnostics.report("passed over \(error)") }
    if output == nil, to == .mcap, isatty(STDOUT_FILENO) != 0 {
      throw Failure("MCAP is no text for a terminal: give --output FILE", .usage)
    }
    guard let output else {
      if to == .mcap { return StandardStreams.put(to.bytes(of: read)) }
      return print(to.text(of: read), terminator: "")
    }
    do { try WholeFile.write(to.bytes(of: read), to: output) } catch { throw Failure("\(error)", .finding) }
  }
}
