// swivel codegen: a session's log as a test one keeps.
import ArgumentParser
import EventLog
import FileWriting
import Foundation
import Reports
import Vocabulary

struct Codegen: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a test of a session's log: Swift for SwivelTesting, or a script for swivel run.",
    discussion: """
      What was done is done again, at the times it was done at; what each input changed of a window is expected. In Swift \
      an app is NAME.app, as its module has it. Write what the app is about besides: this says only how it was.
      """)

  @Argument(help: "A .swivel log, such as the one swivel up names.", completion: .file(extensions: ["swivel"]))
  var log: String

  @Flag(help: "What is written: --swift unless told otherwise.")
  var form = Form.swift

  @Option(help: "Expect what came from this input on, 0 for the launch; those before are only done.")
  var from: UInt64 = 0

  @Option(help: "Up to this input; to the last unless told otherwise.")
  var to: UInt64?

  @Option(help: "The file to write; standard output unless told otherwise.", completion: .file())
  var output: String?

  enum Form: String, EnumerableFlag {
    case swift
    case script

    var format: LogFormat {
      switch self {
      case .swift: .swift
      case .script: .script
      }
    }
  }

  func validate() throws {
    if let to, to < from { throw ValidationError("--to \(to) comes before --from \(from)") }
  }

  func run() throws {
    try Mistakes.demandFile(log, endings: [".swivel"])
    let text = try Self.text(of: log, as: form.format, from: from, to: to)
    guard let output else { return print(text, terminator: "") }
    try Self.write(text, to: output)
  }

  /// The test of a log; a log that cannot be read is usage, since nothing is wrong with what it is of.
  static func text(of log: String, as format: LogFormat, from: UInt64, to: UInt64?) throws -> String {
    let read: EventLog
    do { read = try EventLog(file: log) } catch { throw Failure("\(error)", .usage) }
    let last = read.entries.last?.input.seq ?? 0
    for (name, number) in [("--from", from), ("--to", to ?? 0)] where number > last {
      throw Failure("\(name): the log has \(last) inputs, and no input \(number)", .usage)
    }
    return format.text(of: read, from: from, to: to)
  }

  static func write(_ text: String, to path: String) throws {
    do { try WholeFile.write(text, to: path) } catch { throw Failure("\(error)", .refused) }
  }
}
