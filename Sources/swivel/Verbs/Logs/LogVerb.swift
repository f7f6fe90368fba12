// The log of a running instance, its last inputs and what follows them.
import ArgumentParser
import Bus
import Emulator
import EventLog
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
    var text = LogText(path: directory.logFile)
    var shown: [[String]] = []
    for line in try file.newLines() {
      let (begins, lines) = try show(line, &text)
      if begins || shown.isEmpty { shown.append(lines) } else { shown[shown.count - 1] += lines }
    }
    // The launch, and the header before it, are no input.
    let launch = shown.first ?? []
    let inputs = shown.dropFirst()
    let isWhole = last > 0 && inputs.count <= last
    for line in (isWhole ? launch : []) + inputs.suffix(last).joined() { print(line) }
    if follow { try goOn(directory, &file, &text) }
  }

  private func show(_ line: Data, _ text: inout LogText) throws -> (begins: Bool, lines: [String]) {
    let record: LogRecord
    do { record = try text.record(line) } catch { throw Failure("\(error)", .finding) }
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
      for line in try file.newLines() { for text in try show(line, &text).lines { print(text) } }
      // A reader that has gone is no reason to stay.
      guard isAlive, fflush(nil) == 0 else { return }
      signals.wait(milliseconds: Self.period)
      if !signals.take().isEmpty { return }
    }
  }
}

/// A log that another process writes, part after part.
struct GrowingLog {
  private let first: String
  private var part = 1
  private var file: GrowingFile

  init(_ path: String) throws {
    first = path
    file = try GrowingFile(path)
  }

  /// The whole lines that came since the last call, of all parts that have come meanwhile.
  mutating func newLines() throws -> [Data] {
    var lines: [Data] = []
    while true {
      let next = LogParts.path(of: first, part: part + 1)
      // Asked before the file is read: once there is another part, nothing is appended to this one.
      let isOver = LogFile.size(of: next) != nil
      lines += try file.newLines()
      guard isOver else { return lines }
      file = try GrowingFile(next)
      part += 1
    }
  }
}

/// A file that others append lines to.
struct GrowingFile {
  private let handle: FileHandle
  private let path: String
  private var rest = Data()

  init(_ path: String) throws {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Failure("\(path): \(String(cString: strerror(errno)))", .finding)
    }
    self.handle = handle
    self.path = path
  }

  /// The whole lines that came since the last call; half a line waits for its other half.
  mutating func newLines() throws -> [Data] {
    let new: Data?
    do { new = try handle.readToEnd() } catch { throw Failure("\(path): \(error)", .finding) }
    guard let new, !new.isEmpty else { return [] }
    rest.append(new)
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Data(lines.removeLast())
    return lines.map { Data($0) }
  }
}

/// Log lines for people: an input waits for its outcome, which says what came of it.
struct LogText {
  private let path: String
  private var number = 0
  private var device = ""
  private var input: LoggedInput?

  init(path: String) { self.path = path }

  mutating func record(_ line: Data) throws(EventLogError) -> LogRecord {
    number += 1
    return try LogRecord(line: line, path: path, number: number)
  }

  mutating func lines(_ record: LogRecord) -> [String] {
    switch record {
    case .header(let header):
      device = header.device
      return ["\(header.device), iOS \(header.era), with \(header.apps.joined(separator: ", "))"]
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
