// Where an exploration is told and written: known before it begins, and added to while it goes on.
import ArgumentParser
import Exploration
import FileWriting
import Foundation
import Synchronization

/// What becomes of what is found.
struct ExplorationOutput {
  private let options: ExploreOptions
  private let app: String
  private let baseline: ExplorationBaseline?
  /// What outlives this process.
  let shard: ShardFile

  /// Reads and opens what the options name.
  init(_ options: ExploreOptions, app: String, plan: [String]) throws {
    self.options = options
    let (index, count) = try options.part()
    self.app = app
    baseline = try options.baseline.map { try ExplorationBaseline(file: $0) }
    if let file = options.writeBaseline {
      guard FileManager.default.isWritableFile(atPath: URL(fileURLWithPath: file).deletingLastPathComponent().path)
      else { throw ExploreError.file(file) }
    }
    shard = try ShardFile(
      ShardHeader(app: app, part: index + 1, parts: count, plan: plan + options.sharedArguments), in: options.out)
  }

  /// Prints the report and writes scripts and baseline; the findings that were not known.
  func tell(
    _ all: [ExplorationFinding], _ figures: [ShardFigures], _ notes: [String]
  ) throws -> [ExplorationFinding] {
    let report = ExplorationReport(
      app: app, findings: baseline?.unknown(all) ?? all, figures: figures.map { ($0.world, $0.figures) },
      notes: notes)
    do throws(ExplorationFileError) {
      try report.tell(options.format, scripts: options.out)
      if let file = options.writeBaseline { try ExplorationBaseline(all).write(to: file) }
    } catch { throw ExploreError.file(error.path) }
    return report.findings
  }
}

/// The file of a shard, of which each line is written when it is known.
struct ShardFile: Sendable {
  private let name: String
  private let loss = Loss()

  /// Whether a line could not be written: a report made of what is left would say too little.
  private final class Loss: Sendable {
    let isThere = Mutex(false)
  }

  /// Nil without a folder.
  private let file: FileHandle?

  /// Begins the file in a folder, which is made if it is not there.
  init(_ header: ShardHeader, in folder: String?) throws(ExploreError) {
    name = header.fileName
    guard let folder else {
      file = nil
      return
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let place = URL(fileURLWithPath: "\(folder)/\(name)")
      try Data().write(to: place)
      file = try FileHandle(forWritingTo: place)
    } catch { throw .file(folder) }
    record(ShardLine(shard: header))
  }

  /// Writes a line, which is whole whatever happens next.
  func record(_ line: ShardLine) {
    guard let file else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do { try file.write(contentsOf: try encoder.encode(line) + Data("\n".utf8)) } catch {
      loss.isThere.withLock { $0 = true }
      StandardStreams.say("\(name) cannot be written: \(error)\n")
    }
  }

  /// Throws where lines are missing.
  func demandWhole() throws(ExploreError) { if loss.isThere.withLock(\.self) { throw .unwritten(name) } }

  /// Writes the last lines.
  func end(_ figures: [ShardFigures], _ notes: [String], isFinished: Bool) {
    for figures in figures { record(ShardLine(figures: figures)) }
    for note in notes { record(ShardLine(note: note)) }
    if isFinished { record(ShardLine(end: true)) }
  }
}
