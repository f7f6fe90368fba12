// Whether a log is as it was written: every line's checksum, form and place.
import ArgumentParser
import EventLog
import Foundation
import Vocabulary

struct LogVerify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check every line of a log in all its parts; exit 1 when one is not as it was written.",
    discussion: "Names each line with what is wrong with it. Whether its inputs come out the same is for swivel replay."
  )

  @Argument(help: "A .swivel log.", completion: .file(extensions: ["swivel"]))
  var log: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    try Mistakes.demandFile(log, endings: [".swivel"])
    let read: EventLog
    do { read = try EventLog(file: log, passingOver: true) } catch {
      // A file that cannot be read at all says nothing of the log.
      throw Failure("\(error)", error.line == nil ? .usage : .finding)
    }
    for error in read.passedOver {
      output.tell("\(error)") { json in
        json.add("line", error.line ?? 0)
        json.add("problem", "\(error)")
      }
    }
    let open = read.entries.count { $0.outcome == nil && !$0.isOutcomeLost }
    let isWhole = read.passedOver.isEmpty && read.tornBytes == 0
    let torn = read.tornBytes == 0 ? "" : ", \(read.tornBytes) bytes after the last whole line"
    let cut = open == 0 ? "" : ", the last without an outcome"
    let parts = read.continuations.isEmpty ? "" : " in \(read.continuations.count + 1) parts"
    output.tell(
      "\(read.entries.count) inputs\(parts)\(cut)\(torn), \(read.hasSums ? "each line with its checksum" : "no checksums"): "
        + (isWhole ? "as written" : "not as written")
    ) { json in
      json.add("inputs", read.entries.count)
      json.add("parts", read.continuations.count + 1)
      json.add("sums", read.hasSums)
      json.add("torn", read.tornBytes)
      json.add("open", open)
      json.add("whole", isWhole)
    }
    if !isWhole { throw ExitCode(ExitStatus.finding.rawValue) }
  }
}
