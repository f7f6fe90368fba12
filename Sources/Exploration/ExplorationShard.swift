// What one part of an exploration found, as lines of a file: written as it is found, so that nothing ends with a process.
import Foundation

/// A line of a shard's file: one of its fields is there, and says what it is.
public struct ShardLine: Codable, Sendable {
  /// The first line: of what this is a part.
  public var shard: ShardHeader?
  /// Something that was found; a shorter path to the same may follow.
  public var finding: FindingRecord?
  /// What was looked at, in one world by one process.
  public var figures: ShardFigures?
  /// What was not done.
  public var note: String?
  /// The last line, of a part that came to its end.
  public var end: Bool?

  /// A line.
  public init(
    shard: ShardHeader? = nil, finding: FindingRecord? = nil, figures: ShardFigures? = nil, note: String? = nil,
    end: Bool? = nil
  ) {
    self.shard = shard
    self.finding = finding
    self.figures = figures
    self.note = note
    self.end = end
  }
}

/// Of what a file is a part.
public struct ShardHeader: Codable, Sendable, Equatable {
  /// The app's name.
  public var app: String
  /// The part, from 1.
  public var part: Int
  /// Of how many.
  public var parts: Int
  /// Every word that says what is looked for and where: parts of one exploration have the same.
  public var plan: [String]

  /// A header.
  public init(app: String, part: Int, parts: Int, plan: [String]) {
    self.app = app
    self.part = part
    self.parts = parts
    self.plan = plan
  }

  /// The name of its file.
  public var fileName: String { "shard-\(part)-of-\(parts).jsonl" }
}

/// What was looked at.
public struct ShardFigures: Codable, Sendable, Equatable {
  /// Device, version and windows.
  public var world: String
  /// How much of it.
  public var figures: ExplorationFigures

  /// Figures of a world.
  public init(world: String, figures: ExplorationFigures) {
    self.world = world
    self.figures = figures
  }
}

/// Why files are no exploration.
public enum ShardError: Error, Equatable, CustomStringConvertible {
  /// The file is none, at this line.
  case notAShard(file: String, line: Int)
  /// The folder has no file of a shard.
  case none(folder: String)
  /// These parts are not there.
  case missing([Int], of: Int)
  /// Two files are the same part.
  case twice(part: Int, of: Int)
  /// Two files are parts of different explorations: what the first says and the second does not.
  case different(file: String, other: String, expected: String, actual: String)
  /// The file's part did not come to its end.
  case unfinished(file: String)

  public var description: String {
    switch self {
    case .notAShard(let file, let line): "\(file):\(line): no line of an exploration's shard"
    case .none(let folder): "\(folder): no shard-I-of-N.jsonl; swivel explore --shard I/N --out DIR writes one"
    case .missing(let parts, let count):
      "shard \(parts.map { "\($0)/\(count)" }.joined(separator: ", ")) is missing: what is there says nothing of its part"
    case .twice(let part, let count): "shard \(part)/\(count) is there twice"
    case .different(let file, let other, let expected, let actual):
      "\(other) is no part of what \(file) is of: expected '\(expected)', got '\(actual)'"
    case .unfinished(let file): "\(file): its exploration did not come to its end"
    }
  }
}

/// A shard as it was read.
public struct ExplorationShard: Sendable {
  /// Where it was read.
  public var file: String
  /// Of what it is a part.
  public var header: ShardHeader
  /// What was found, in the order it was.
  public var findings: [ExplorationFinding] = []
  /// What was looked at.
  public var figures: [ShardFigures] = []
  /// What was not done.
  public var notes: [String] = []
  /// Whether it came to its end.
  public var isFinished = false

  /// Reads a file's text. The last line may be torn, as a process that ends leaves it.
  public init(text: String, file: String) throws(ShardError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var header: ShardHeader?
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let read: ShardLine
      do { read = try JSONDecoder().decode(ShardLine.self, from: Data(line.utf8)) } catch {
        if index == lines.count - 1, header != nil { break }
        throw .notAShard(file: file, line: index + 1)
      }
      if header == nil { header = read.shard }
      guard header != nil else { throw .notAShard(file: file, line: index + 1) }
      if let record = read.finding {
        guard let finding = record.finding else { throw .notAShard(file: file, line: index + 1) }
        findings.append(finding)
      }
      if let figures = read.figures { self.figures.append(figures) }
      if let note = read.note { notes.append(note) }
      if read.end == true { isFinished = true }
    }
    guard let header, header.parts > 0, (1...header.parts).contains(header.part) else {
      throw .notAShard(file: file, line: 1)
    }
    (self.file, self.header) = (file, header)
  }

  /// All parts as one report: each is there once, of the same exploration and, unless `unfinished` are taken as they are, at its
  /// end.
  public static func merge(
    _ shards: [ExplorationShard], folder: String, unfinished: Bool = false
  ) throws(ShardError) -> ExplorationReport {
    let shards = shards.sorted { ($0.header.part, $0.file) < ($1.header.part, $1.file) }
    guard let first = shards.first else { throw .none(folder: folder) }
    for other in shards.dropFirst() {
      if let (expected, actual) = first.header.difference(to: other.header) {
        throw .different(file: first.file, other: other.file, expected: expected, actual: actual)
      }
    }
    for (shard, next) in zip(shards, shards.dropFirst()) where shard.header.part == next.header.part {
      throw .twice(part: next.header.part, of: next.header.parts)
    }
    let there = Set(shards.map(\.header.part))
    let missing = (1...first.header.parts).filter { !there.contains($0) }
    guard missing.isEmpty else { throw .missing(missing, of: first.header.parts) }
    var list = FindingList()
    var notes: [String] = []
    for shard in shards {
      if !shard.isFinished {
        guard unfinished else { throw .unfinished(file: shard.file) }
        notes.append("all of shard \(shard.header.part)/\(shard.header.parts): it did not come to its end")
      }
      notes += shard.notes.filter { !notes.contains($0) }
      for finding in shard.findings { list.keep(finding) }
    }
    let figures = shards.flatMap { shard in
      shard.figures.map {
        (world: "\($0.world), shard \(shard.header.part)/\(shard.header.parts)", figures: $0.figures)
      }
    }
    return ExplorationReport(app: first.header.app, findings: list.findings, figures: figures, notes: notes)
  }
}

extension ShardHeader {
  /// What the first has and the other has not, in words; nil for parts of one exploration.
  fileprivate func difference(to other: ShardHeader) -> (String, String)? {
    if app != other.app { return (app, other.app) }
    if parts != other.parts { return ("\(parts) shards", "\(other.parts) shards") }
    if plan == other.plan { return nil }
    let index = zip(plan, other.plan).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    guard let index else { return (plan.joined(separator: " "), other.plan.joined(separator: " ")) }
    // A word says more with the option before it.
    let from = max(0, index - (plan[index].hasPrefix("--") ? 0 : 1))
    return (plan[from...index].joined(separator: " "), other.plan[from...index].joined(separator: " "))
  }
}
