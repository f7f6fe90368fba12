// A suite: everything in some folders that can be checked, run side by side, and told file by file.
import ArgumentParser
import Dispatch
import FileWriting
import Foundation
import Reports
import Vocabulary

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run all scripts, tables and documents in folders, side by side; exit 1 when one fails.",
    discussion: """
      What is in a folder is found by its name, below it too: scripts and logs (.swivel) are run, tables of rotation cases \
      (.csv with the columns of swivel conformance) are checked, documents (.storyboard, .xib) are linted. Folders whose \
      names begin with a dot are left out. A file fails where the verb for it alone would, and then all that the verb \
      prints is shown.
      """)

  @Argument(help: "Files and folders.", completion: .directory)
  var paths: [String]

  @Option(help: "So many files at a time; one a core unless told otherwise.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "Only part I of N, as in 2/4: for machines that share the work.")
  var shard: SuiteShard?

  @Option(help: "Write the results as JUnit's XML to this file as well.", completion: .file())
  var junit: String?

  @Option(help: "Write a page of each script that fails to this folder.", completion: .directory)
  var reports: String?

  @Flag(help: "Stay, and run again what was changed, until Ctrl-C.")
  var watch = false

  @OptionGroup var hosted: HostedOptions
  @OptionGroup var results: ResultOptions

  /// More processes than that only wait for each other.
  private static let mostJobs = 256

  func validate() throws {
    guard (1...Self.mostJobs).contains(jobs) else {
      throw ValidationError("--jobs: expected 1 to \(Self.mostJobs), got \(jobs)")
    }
    if watch, chosen != .text { throw ValidationError("--watch is for people: leave out --json and --format") }
  }

  private var chosen: SuiteReport.Format { results.chosen }

  func run() throws {
    _ = try hosted.program()
    try prepareReports()
    let folders = watch ? FolderWatch() : nil
    folders?.follow(paths)
    let files = shared(try SuiteFile.all(in: paths))
    // What is changed while a run goes on is run again after it.
    let changes = SuiteChanges(files)
    let run = SuiteRun(jobs: jobs, arguments: arguments)
    let report = try run.results(of: files, telling: chosen == .text)
    try tell(report)
    guard let folders else {
      if let first = report.failed.first { throw ExitCode(first.status) }
      return
    }
    try stay(run, folders, changes)
  }

  private func shared(_ all: [SuiteFile]) -> [SuiteFile] {
    guard let shard else { return all }
    return all.enumerated().filter { shard.takes($0.offset) }.map(\.element)
  }

  private func tell(_ report: SuiteReport) throws {
    // Of a text the files were told as they ended.
    let lines = chosen == .text ? [report.sum] : report.lines(chosen)
    for line in lines { print(line) }
    fflush(nil)
    guard let junit else { return }
    let text = report.lines(.junit).map { $0 + "\n" }.joined()
    do { try WholeFile.write(text, to: junit) } catch { throw Failure("\(error)", .refused) }
  }

  private func prepareReports() throws {
    guard let reports else { return }
    do { try FileManager.default.createDirectory(atPath: reports, withIntermediateDirectories: true) } catch {
      throw Failure("\(reports) cannot be made: \(error.localizedDescription)", .refused)
    }
  }

  /// The words of the verb for one file.
  private func arguments(_ file: SuiteFile) -> [String] {
    switch file.kind {
    case .script:
      ["run", file.path.asPathWord] + hosted.arguments
        + (reports.map { ["--report", "\($0.asPathWord)/\(file.path.replacingOccurrences(of: "/", with: "_")).html"] }
          ?? [])
    case .table, .row: ["conformance", file.path.asPathWord]
    case .log: ["replay", file.path.asPathWord] + hosted.arguments
    case .document: ["lint", file.path.asPathWord] + (hosted.config.map { ["--config", $0.asPathWord] } ?? [])
    }
  }

  /// Runs what is new or changed, until a signal.
  private func stay(_ run: SuiteRun, _ folders: FolderWatch, _ changes: SuiteChanges) throws {
    var changes = changes
    var trouble: String?
    while true {
      folders.wait()
      folders.follow(paths)
      // What editors and git replace is away for a moment; a folder that is empty or gone may be filled again.
      let (files, failure) = try SuiteFile.found(in: paths)
      if let text = failure?.text, trouble != text { StandardStreams.say("swivel: \(text.printableLine); waiting\n") }
      trouble = failure?.text
      // Which files are a part's is counted among all.
      guard failure == nil || shard == nil else { continue }
      let changed = changes.take(shared(files), isWhole: failure == nil)
      if !changed.isEmpty { try tell(try run.results(of: changed, telling: true)) }
    }
  }
}

/// A part of a suite.
struct SuiteShard: ExpressibleByArgument {
  /// From 1.
  let part: Int
  let parts: Int

  init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let part = numbers[0], let parts = numbers[1], parts > 0, (1...parts).contains(part)
    else { return nil }
    (self.part, self.parts) = (part, parts)
  }

  /// Whether the file at this place, from 0, is the part's: neighbours go to different parts, since files beside each other
  /// often take alike long.
  func takes(_ index: Int) -> Bool { index % parts == part - 1 }
}
