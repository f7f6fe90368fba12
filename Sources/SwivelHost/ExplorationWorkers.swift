// Explorations in processes of their own, which are replaced: an app that ends its process, or never answers, is a finding.
import Emulator
import EventLog
import Exploration
import Foundation
import Processes

/// What a worker is told.
struct WorkerOrder: Codable {
  /// The place among the worlds.
  var world: Int
  /// The part, and of how many.
  var part: Int
  var parts: Int
  /// Where it says what it is at.
  var journal: String
  /// How long.
  var seconds: Double?
  var events: Int?
  /// Paths that end the process, as lines of a script.
  var avoided: [[String]] = []
  /// Paths that ended one once and not again.
  var skipped: [[String]] = []
  /// Instead of exploring this path is walked.
  var walk: [String]?
  /// Seconds to live on after it.
  var aftermath: Double?
}

/// What a worker says at its end.
struct WorkerEnd: Codable {
  var figures: ExplorationFigures
  var obstacle: ExplorationObstacle?
}

/// Starts workers and listens to them.
final class ExplorationWorkers: @unchecked Sendable {
  /// What the lines of workers begin with; apps may print others.
  static let findingMark = "\u{1}finding "
  static let endMark = "\u{1}end "
  /// Seconds of its own without an event after which a worker hangs: a hundred thousand times what an event takes.
  private static let patience = 15.0
  /// So many deaths of one worker are looked into.
  private static let deaths = 12

  private let worker: WorkerProcess
  private let folder: URL
  private let record: @Sendable (ShardLine) -> Void
  private let lock = NSLock()
  private var list = FindingList()
  private var ends: [(world: Int, end: WorkerEnd)] = []
  private var notes: [String] = []
  private var failure: (any Error)?

  /// `arguments` are this process's own, which a worker gets as well; `record` gets what is found when it is. Workers are this
  /// process's own program unless told otherwise.
  init(arguments: [String], folder: URL, program: URL? = nil, record: @escaping @Sendable (ShardLine) -> Void) {
    worker = WorkerProcess(arguments: arguments, errors: folder, patience: Self.patience, program: program)
    self.folder = folder
    self.record = record
  }

  /// What all orders came to: findings, figures by world, and what was not done.
  func run(
    _ orders: [WorkerOrder], jobs: Int, header: @escaping @Sendable (Int) -> (header: LogHeader, name: String)
  ) throws -> (findings: [ExplorationFinding], ends: [(world: Int, end: WorkerEnd)], notes: [String]) {
    let next = NextOrder(count: orders.count)
    SideBySide.perform(min(jobs, orders.count)) { [self] in
      while let index = next.take() {
        do { try follow(orders[index], number: index, header(orders[index].world)) } catch {
          lock.withLock { failure = failure ?? error }
        }
      }
    }
    if let failure { throw failure }
    return (list.findings, ends.sorted { $0.world < $1.world }, notes)
  }

  /// One order to its end, by as many workers as it takes.
  private func follow(_ given: WorkerOrder, number: Int, _ world: (header: LogHeader, name: String)) throws {
    var order = given
    order.journal = folder.appending(path: "journal-\(number)").path
    let journal = try ExplorationJournal(file: order.journal)
    var process = worker
    process.errors = folder.appending(path: "errors-\(number)")
    var missed: [[String]] = []
    for _ in 0..<Self.deaths {
      let start = ContinuousClock.now
      let ending = try process.run(order, journal) { hear($0, order.world) }
      let words: String
      switch ending {
      case .finished, .stopped: return
      case .died(let how): words = process.lastWords ?? how
      case .hung: words = "no answer in \(Int(Self.patience)) s"
      }
      // An exploration of so many events goes over the same ground again; one of so much time has the rest of it.
      if let seconds = order.seconds {
        let spent = start.duration(to: .now) / .seconds(1) - (ending == .hung ? Self.patience : 0)
        order.seconds = max(0, seconds - spent)
      }
      let (path, earlier, hasLaunched) = (journal.path, journal.earlierPaths, journal.hasLaunched)
      var fresh = process
      fresh.patience = CrashShrinking.patience
      func finding(_ path: [String], _ aftermath: Double?) throws -> ExplorationFinding? {
        try CrashShrinking(process: fresh, order: order, aftermath: aftermath)
          .finding(path, isHang: ending == .hung, words: words, world.header, world.name)
      }
      var found = try finding(path, nil)
      // A thread the app began may come to its end on a later path than its own.
      if found == nil, ending != .hung { found = try finding(path, CrashShrinking.aftermath) }
      if ending != .hung, hasLaunched {
        for path in earlier where found == nil { found = try finding(path, CrashShrinking.aftermath) }
      }
      if let found {
        note(found)
        order.avoided.append(found.events.map(\.scriptLine))
      } else {
        // A launch that has gone well is not passed over for what threads do meanwhile: nothing could be tried.
        if missed.contains(path), !(path.isEmpty && hasLaunched) { order.skipped.append(path) }
        missed.append(path)
        tell("\(world.name): a process ended (\(words)) and another, on the same path, did not: it was replaced")
      }
      let isAtLaunch = found?.events.isEmpty ?? order.skipped.contains([])
      if isAtLaunch || order.seconds == 0 { return }
    }
    tell("\(world.name): \(Self.deaths) processes ended; the rest was not tried")
  }

  /// One line of a worker; whether it was its last.
  private func hear(_ line: String, _ world: Int) -> Bool {
    if line.hasPrefix(Self.findingMark) {
      let data = Data(line.dropFirst(Self.findingMark.count).utf8)
      do {
        guard let finding = try JSONDecoder().decode(FindingRecord.self, from: data).finding else {
          tell("a worker's finding is none: \(line)")
          return false
        }
        note(finding)
      } catch { tell("a worker's finding cannot be read: \(error)") }
      return false
    }
    guard line.hasPrefix(Self.endMark) else { return false }
    do {
      let end = try JSONDecoder().decode(WorkerEnd.self, from: Data(line.dropFirst(Self.endMark.count).utf8))
      lock.withLock { ends.append((world, end)) }
    } catch { tell("a worker's end cannot be read: \(error)") }
    return true
  }

  private func note(_ finding: ExplorationFinding) {
    lock.withLock {
      if list.keep(finding) { record(ShardLine(finding: FindingRecord(finding))) }
    }
  }

  private func tell(_ note: String) {
    lock.withLock { notes.append(note) }
  }
}

/// Hands out numbers.
private final class NextOrder: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private let count: Int

  init(count: Int) { self.count = count }

  func take() -> Int? {
    lock.withLock {
      guard next < count else { return nil }
      next += 1
      return next - 1
    }
  }
}
