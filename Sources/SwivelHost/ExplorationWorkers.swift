// Explorations in processes of their own, which are replaced: an app that ends its process, or never answers, is a finding.
import Dispatch
import Emulator
import EventLog
import Exploration
import Foundation

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
  var avoided: [[String]]
}

/// What a worker says at its end.
struct WorkerEnd: Codable {
  var figures: ExplorationFigures
  var differing: String?
}

/// Starts workers and listens to them.
final class ExplorationWorkers: @unchecked Sendable {
  /// What the lines of workers begin with; apps may print others.
  static let findingMark = "\u{1}finding "
  static let endMark = "\u{1}end "
  /// Seconds without an event after which a worker hangs: a hundred thousand times what an event takes.
  private static let patience = 15.0
  /// So many deaths of one worker are looked into.
  private static let deaths = 12

  private let arguments: [String]
  private let crashes: CrashShrinking
  private let folder: URL
  private let lock = NSLock()
  private var list = FindingList()
  private var ends: [(world: Int, end: WorkerEnd)] = []
  private var notes: [String] = []
  private var failure: (any Error)?

  /// `arguments` are this process's own, which a worker gets as well.
  init(arguments: [String], folder: URL, crashes: CrashShrinking) {
    self.arguments = arguments
    self.folder = folder
    self.crashes = crashes
  }

  /// What all orders came to: findings, figures by world, and what was not done.
  func run(
    _ orders: [WorkerOrder], jobs: Int, header: @escaping @Sendable (Int) -> (header: LogHeader, name: String)
  ) throws -> (findings: [ExplorationFinding], ends: [(world: Int, end: WorkerEnd)], notes: [String]) {
    let next = NextOrder(count: orders.count)
    DispatchQueue.concurrentPerform(iterations: min(jobs, orders.count)) { job in
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
    let start = ContinuousClock.now
    for _ in 0..<Self.deaths {
      let errors = folder.appending(path: "errors-\(number)")
      let end = try watch(order, journal, errors)
      if end == .finished { return }
      let path = journal.path
      let words = end == .hung ? "no answer in \(Int(Self.patience)) s" : CrashShrinking.lastWords(errors)
      let finding = try crashes.finding(path, isHang: end == .hung, words: words, world.header, world.name)
      note(finding)
      order.avoided.append(finding.map { $0.events.map(\.scriptLine) } ?? path)
      let spent = start.duration(to: .now) / .seconds(1)
      if let seconds = given.seconds { order.seconds = max(0, seconds - spent) }
      if let events = order.events { order.events = max(0, events - journal.events) }
      if order.seconds == 0 || order.events == 0 { break }
    }
    lock.withLock { notes.append("\(world.name): the app ended \(order.avoided.count) processes; the rest of it") }
  }

  private enum End { case finished, died, hung }

  private func watch(_ order: WorkerOrder, _ journal: ExplorationJournal, _ errors: URL) throws -> End {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let words = String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
    process.arguments = arguments + ["--worker", words]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    guard FileManager.default.createFile(atPath: errors.path, contents: nil) else {
      throw ExploreError.file(errors.path)
    }
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let descriptor = output.fileHandleForReading.fileDescriptor
    var rest = Data()
    var isFinished = false
    var (beat, silence) = (journal.beat, 0.0)
    let step = 0.5
    while true {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&polled, 1, Int32(step * 1000)) == 0 {
        silence = journal.beat == beat ? silence + step : 0
        beat = journal.beat
        guard silence < Self.patience else {
          kill(process.processIdentifier, SIGKILL)
          process.waitUntilExit()
          return .hung
        }
        continue
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      rest += more
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        if hear(String(decoding: rest[rest.startIndex..<end], as: UTF8.self), order.world) { isFinished = true }
        rest = Data(rest[(end + 1)...])
      }
    }
    process.waitUntilExit()
    return isFinished ? .finished : .died
  }

  /// One line of a worker; whether it was its last.
  private func hear(_ line: String, _ world: Int) -> Bool {
    if line.hasPrefix(Self.findingMark) {
      let data = Data(line.dropFirst(Self.findingMark.count).utf8)
      do { note(try JSONDecoder().decode(FindingRecord.self, from: data).finding) } catch {
        lock.withLock { notes.append("a worker's finding cannot be read: \(error)") }
      }
      return false
    }
    guard line.hasPrefix(Self.endMark) else { return false }
    do {
      let end = try JSONDecoder().decode(WorkerEnd.self, from: Data(line.dropFirst(Self.endMark.count).utf8))
      lock.withLock { ends.append((world, end)) }
    } catch { lock.withLock { notes.append("a worker's end cannot be read: \(error)") } }
    return true
  }

  private func note(_ finding: ExplorationFinding?) {
    guard let finding else { return }
    lock.withLock { _ = list.keep(finding) }
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
