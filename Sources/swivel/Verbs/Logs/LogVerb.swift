// The log of a running instance, its last inputs and what follows them.
import ArgumentParser
import Bus
import Emulator
import EventLog
import FileWriting
import Foundation
import Launcher
import Scripting
import Vocabulary
import Wire

struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Look at the log of inputs and outcomes.",
    subcommands: [LogTail.self, LogVerify.self, LogExport.self])
}

struct LogTail: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tail", abstract: "Print the last inputs of the running instance's log with their outcomes.",
    discussion: "With --json the lines are the log's own; with the header before them they are a script for swivel run."
  )

  @Option(help: "How many inputs; 0 for none.")
  var last = 10

  @Flag(name: .shortAndLong, help: "Go on with what is logged from now on, until the instance stops or Ctrl-C.")
  var follow = false

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions

  /// How often the file is looked at, in milliseconds: at once for people, next to nothing for the machine.
  private static let period = 50

  func validate() throws {
    guard last >= 0 else { throw ValidationError("--last: expected 0 or more, got \(last)") }
  }

  func run() throws {
    let directory = try instance.directory()
    try instance.demandLiving(directory)
    var file = try GrowingLog(directory.logFile)
    var text = LogText()
    var inputs = LastInputs(last)
    try file.eachNewLine { line, path, number in
      let (begins, lines) = try show(line, path, number, &text)
      inputs.take(lines, begins: begins)
    }
    for line in inputs.lines { print(line) }
    if follow { try goOn(directory, &file, &text) }
  }

  private func show(
    _ line: Data, _ path: String, _ number: Int, _ text: inout LogText
  ) throws -> (begins: Bool, lines: [String]) {
    let record: LogRecord
    do { record = try LogRecord(line: line, path: path, number: number) } catch { throw Failure("\(error)", .finding) }
    // A further part of the log goes on with what people know already.
    if case .header(let header) = record, header.continues != nil { return (false, []) }
    let lines = text.lines(record)
    let begins = if case .input = record { true } else { false }
    return (begins, output.json ? [String(decoding: line, as: UTF8.self)] : lines.map(\.printableLine))
  }

  private func goOn(_ directory: InstanceDirectory, _ file: inout GrowingLog, _ text: inout LogText) throws {
    let signals = try supervising { () throws(LauncherError) in try SignalPipe([SIGINT, SIGTERM]) }
    while true {
      // Asked before the file is read, so that the last lines of an instance that stops are not lost.
      let isAlive = try supervising { () throws(LauncherError) in try InstanceLock.isAlive(directory) }
      try file.eachNewLine { line, path, number in
        for text in try show(line, path, number, &text).lines { print(text) }
      }
      // A reader that has gone is no reason to stay.
      guard isAlive, fflush(nil) == 0, !StandardStreams.isOutputAbandoned else { return }
      signals.wait(milliseconds: Self.period)
      if !signals.take().isEmpty { return }
    }
  }
}

/// Log lines for people: an input waits for its outcome, which says what came of it.
struct LogText {
  private var device = ""
  private var input: LoggedInput?

  mutating func lines(_ record: LogRecord) -> [String] {
    switch record {
    case .header(let header):
      device = header.device
      return [
        "\(header.device), iOS \(header.era), with \(header.apps.joined(separator: ", "))\(header.date.map { ", from \($0)" } ?? "")"
      ]
    case .input(let logged):
      input = logged
      return ["#\(logged.seq) at \(JSONText.digits(logged.moment)) s: \(logged.input.event.summary)"]
    case .outcome(let outcome):
      let receipt = Receipt(
        seq: outcome.seq, cause: input?.cause ?? Cause(epoch: 0, n: 0),
        input: input?.input.event.summary ?? "launch", device: device, ending: outcome.ending,
        windows: outcome.windows, fingerprint: outcome.fingerprint)
      // The input stands on the line above, except for the launch.
      let ending =
        input == nil
        ? receipt.lines[0]
        : "  ⇒ \(outcome.ending.name)" + (outcome.ending.text.isEmpty ? "" : ": \(outcome.ending.text)")
      return [ending] + receipt.lines.dropFirst()
    case .resumed(let resumption):
      switch resumption.way {
      case .again: return ["  the host was killed meanwhile; it is run again"]
      case .quietly: return ["  the device is held so all the same; no app was told"]
      }
    case .goesOn: return []
    }
  }
}
