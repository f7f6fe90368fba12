// The parts of an exploration that several machines made, as one.
import ArgumentParser
import Exploration
import Foundation
import Reports
import Vocabulary

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make one report of the shards of an exploration; exit 1 when something was found.",
    discussion: """
      DIR has the files shard-I-of-N.jsonl that swivel explore --shard I/N --out wrote, in it or below. A shard that is missing, \
      there twice, of another exploration or not at its end is refused.
      """)

  @Argument(help: "The folder with the shards' files.", completion: .directory)
  var folder: String

  @Flag(help: "Take shards that did not come to their end as they are.")
  var unfinished = false

  @Option(help: "Say nothing of the findings this file names.", completion: .file())
  var baseline: String?

  @Option(help: "Write the findings there, for --baseline.", completion: .file())
  var writeBaseline: String?

  @Option(help: "Write each finding as a script into this directory.", completion: .directory)
  var out: String?

  @Option(help: "text, json, github, junit or sarif.")
  var format = ExploreOptions.plain

  @OptionGroup var output: OutputOptions

  func validate() throws {
    try ExploreOptions.demand(format: format)
    try output.demand(beside: format == ExploreOptions.plain ? nil : format)
  }

  func run() throws {
    do {
      let known = try baseline.map { try ExplorationBaseline(file: $0) }
      var report = try ExplorationShard.merge(try shards(), folder: folder, unfinished: unfinished)
      if let writeBaseline { try ExplorationBaseline(report.findings).write(to: writeBaseline) }
      if let known { report.findings = known.unknown(report.findings) }
      try report.tell(output.json ? "json" : format, scripts: out)
      if !report.findings.isEmpty { throw ExitCode(ExitStatus.finding.rawValue) }
    } catch let error as ShardError { throw Failure("\(error)", .usage) } catch let error as ExplorationFileError {
      throw Failure("\(error)", .usage)
    }
  }

  private func shards() throws -> [ExplorationShard] {
    let names: [String]
    do { names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() } catch {
      throw Failure("\(folder): no folder that can be read", .usage)
    }
    return try names.filter { $0.hasSuffix(".jsonl") && ($0 as NSString).lastPathComponent.hasPrefix("shard-") }.map {
      let path = "\(folder)/\($0)"
      return try ExplorationShard(text: try Given.text(path), file: path)
    }
  }
}
