// Documents looked at by other processes, one a core: none of them can stop the rest, however it ends.
import Foundation
import Lint
import Processes
import Reports
import Vocabulary

/// Processes that are given a path at a time and answer with a line each.
struct LintWorkers: Sendable {
  private let program: String
  private let arguments: [String]
  private let count: Int

  /// Seconds of computing one document may take: hundreds of times what the largest public ones do.
  private static let seconds = 5
  /// Bytes one worker may hold, for the same reason.
  private static let memory: UInt = 300 << 20

  /// - Parameters:
  ///   - program: this program, by the path it was started with.
  ///   - arguments: what makes it a worker.
  ///   - count: how many there are at once.
  init(program: String, arguments: [String], count: Int) {
    self.program = program
    self.arguments = arguments
    self.count = count
  }

  /// The answers in the order of the paths.
  func run(_ paths: [String]) throws -> [DocumentAnswer] {
    let board = Board(paths)
    SideBySide.perform(count) { [program, arguments] in
      var worker: Worker?
      while let next = board.next() {
        do {
          let running = try worker ?? Worker(program, arguments)
          worker = running
          guard let answer = try running.ask(paths[next]) else {
            // It ended without an answer: the next document gets another one.
            let ending = running.end()
            worker = nil
            // It could not begin: nothing is wrong with the document, and the next one would fare no better.
            if ending.isUsage { throw Failure("documents cannot be looked at: \(ending.text)", .usage) }
            board.note(.report(Self.unfinished(paths[next], ending.text)), at: next)
            continue
          }
          board.note(answer, at: next)
        } catch { board.fail(error) }
      }
      _ = worker?.end()
    }
    return try board.answers()
  }

  private static func unfinished(_ path: String, _ reason: String) -> FindingsReport {
    DocumentLooking.unreadable(
      path, "the document asks for more than \(seconds) s of computing or \(memory >> 20) MB (\(reason))",
      check: .unfinished)
  }

  /// The worker's side: answers each path that comes in, under the limits.
  static func serve(_ answer: (String) -> DocumentAnswer) throws {
    var limit = rlimit(rlim_cur: memory, rlim_max: memory)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    while let line = readLine() {
      let path = try decoder.decode(String.self, from: Data(line.utf8))
      // Past the limit the system ends the process.
      var time = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
      setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &time, nil)
      try FileHandle.standardOutput.write(contentsOf: try encoder.encode(answer(path)) + Data("\n".utf8))
    }
  }
}

/// What is still to be looked at, and what came of the rest.
private final class Board: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [DocumentAnswer?]
  private var begun = 0
  private var failure: (any Error)?
  private var progress: ProgressBar

  init(_ paths: [String]) {
    found = paths.map { _ in nil }
    progress = ProgressBar(of: paths.count)
  }

  /// The next to look at; nil when there is none, or something failed.
  func next() -> Int? {
    lock.withLock {
      guard failure == nil, begun < found.count else { return nil }
      begun += 1
      return begun - 1
    }
  }

  func note(_ answer: DocumentAnswer, at index: Int) {
    lock.withLock {
      found[index] = answer
      progress.advance()
    }
  }

  func fail(_ error: any Error) { lock.withLock { failure = failure ?? error } }

  func answers() throws -> [DocumentAnswer] {
    try lock.withLock {
      progress.clear()
      if let failure { throw failure }
      return found.compactMap { $0 }
    }
  }
}

/// One process that looks at documents.
private final class Worker {
  private let running: RunningProgram
  private let orders: ProgramPipe
  private let answers: ProgramPipe

  init(_ program: String, _ arguments: [String]) throws {
    var start = ProgramStart(path: ProgramStart.own, arguments: arguments)
    do {
      (orders, answers) = (try ProgramPipe(for: program), try ProgramPipe(for: program))
      start.input = .descriptor(orders.readEnd)
      start.output = .descriptor(answers.writeEnd)
      start.isApart = true
      running = try start.start()
    } catch { throw Failure("a process that looks at documents: \(error)", .finding) }
    orders.closeReadEnd()
    answers.closeWriteEnd()
  }

  /// The answer for a path; nil if the process ended instead.
  func ask(_ path: String) throws -> DocumentAnswer? {
    // As JSON: a name may hold a line's end, and would be taken for two.
    guard orders.write([UInt8](try JSONEncoder().encode(path)) + [UInt8(ascii: "\n")]) else { return nil }
    // A worker says nothing beyond the answer to the path it was given, so that its line ends where a piece ends; looking through
    // all that came before for each piece makes long answers take minutes.
    var line = Data()
    while true {
      let more = answers.read()
      guard !more.isEmpty else { return nil }
      line += more
      if more.last == UInt8(ascii: "\n") { return try JSONDecoder().decode(DocumentAnswer.self, from: line) }
    }
  }

  /// How a process went.
  struct Ending {
    var text: String
    /// Whether it refused the words it was started with.
    var isUsage: Bool
  }

  /// Lets the process go; says how it went.
  func end() -> Ending {
    orders.closeWriteEnd()
    let ending = running.wait()
    return Ending(text: ending.text, isUsage: ending == .code(ExitStatus.usage.rawValue))
  }
}
