// One process that explores: started, listened to, and ended when it is silent. Nothing of an app runs in who starts it.
import Exploration
import Foundation
import Processes

/// How a worker ended.
enum WorkerEnding: Equatable {
  /// It said all it had to say.
  case finished
  /// It is gone, and how.
  case died(String)
  /// It did nothing for too long, and was ended.
  case hung
  /// The exploration was to end, and so it was ended.
  case stopped

  /// Gone, and how.
  static func died(_ ending: ProgramEnding) -> Self {
    switch ending {
    case .code(let code): .died("it left with code \(code)")
    case .signal(let number): .died("signal \(number) ended it")
    case .unknown: .died("it is gone, and nobody knows how")
    }
  }
}

/// Runs workers, one at a time for each number.
struct WorkerProcess: Sendable {
  /// This process's own arguments, which a worker gets as well.
  let arguments: [String]
  /// What a worker says on standard error is kept in this file until the next one.
  var errors: URL
  /// Seconds of its own without an event after which it hangs.
  var patience: Double
  /// What is started: this process's own program unless told otherwise.
  let program: URL

  init(arguments: [String], errors: URL, patience: Double, program: URL? = nil) {
    self.arguments = arguments
    self.errors = errors
    self.patience = patience
    self.program = program ?? URL(fileURLWithPath: ProgramStart.own)
  }

  /// Milliseconds between looks at whether it does anything.
  private static let step: Int32 = 250

  /// Runs an order to its end; `hear` gets each line and says whether it was the last.
  func run(_ order: WorkerOrder, _ journal: ExplorationJournal, hear: (String) -> Bool) throws -> WorkerEnding {
    let (lifeline, output) = (try ProgramPipe(for: program.path), try ProgramPipe(for: program.path))
    let words = ["--worker", String(decoding: try JSONEncoder().encode(order), as: UTF8.self)]
    var start = ProgramStart(path: program.path, arguments: arguments + words)
    // Nobody reads a backtrace here, and it takes seconds. What an app keeps, a worker that is ended cannot take away: it lies beside
    // these files, and goes with them.
    start.variables = ["SWIFT_BACKTRACE": "enable=no", "TMPDIR": errors.deletingLastPathComponent().path]
    // Its end is the worker's.
    start.input = .descriptor(lifeline.readEnd)
    start.output = .descriptor(output.writeEnd)
    start.isApart = true
    guard FileManager.default.createFile(atPath: errors.path, contents: nil) else {
      throw ExploreError.file(errors.path)
    }
    start.error = .file(errors.path)
    journal.clear()
    let running = try start.start()
    output.closeWriteEnd()
    let ending = listen(running, output, journal, hear)
    // What it had to say it has said; what an app left running in it is nobody's.
    if running.ended() == nil { kill(running.process, SIGKILL) }
    let kernels = running.wait()
    // Held until now: its end would have been the worker's.
    lifeline.closeWriteEnd()
    return ending ?? .died(kernels)
  }

  /// How it ended; nil when it is gone.
  private func listen(
    _ running: RunningProgram, _ output: ProgramPipe, _ journal: ExplorationJournal, _ hear: (String) -> Bool
  ) -> WorkerEnding? {
    var rest = Data()
    var (beat, patience) = (journal.beat, Patience(limit: patience))
    while true {
      if Interruption.isAsked { return .stopped }
      var polled = pollfd(fd: output.readEnd, events: Int16(POLLIN), revents: 0)
      // Asked before: what it wrote before its end is heard. A child of the app's may hold its end of the pipe.
      let isOver = running.ended() != nil
      guard poll(&polled, 1, isOver ? 0 : Self.step) > 0 else {
        if isOver { return nil }
        let now = journal.beat
        let load = ProcessLoad(process: running.process)
        if patience.look(load, didSomething: now != beat, after: Double(Self.step) / 1000) { return .hung }
        beat = now
        continue
      }
      let more = output.read()
      if more.isEmpty { return nil }
      rest += more
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        if hear(String(decoding: rest[rest.startIndex..<end], as: UTF8.self)) { return .finished }
        rest = Data(rest[(end + 1)...])
      }
    }
  }

  /// The line in which the last worker said why it ends; nil when it said nothing of the kind.
  var lastWords: String? {
    guard let data = FileManager.default.contents(atPath: errors.path) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let kinds = ["Fatal error", "recondition failed", "Could not cast value of type"]
    return lines.first { line in kinds.contains { line.contains($0) } }
  }
}

extension WorkerProcess {
  /// More descriptors than a process has that starts as many workers as there may be.
  private static let inherited: Int32 = 4096

  /// Bytes of its own a worker may have, dozens of times what an app with its states has: one that takes memory without end would
  /// have the machine's before it counts as hanging.
  private static let memory: rlim_t = 2 << 30

  /// In the worker: it ends rather than take more than that.
  static func limitMemory() {
    var limit = rlimit(rlim_cur: memory, rlim_max: memory)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
  }

  /// In the worker: it ends with who started it, whatever the app is at. A pipe's end is told by a signal, whose default is the
  /// end of the process.
  static func endWithParent() {
    // Of workers that are started at once each may have been left the other's pipe.
    for descriptor in 3..<Self.inherited {
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO { close(descriptor) }
    }
    signal(SIGIO, SIG_DFL)
    // Who starts a worker on a thread of Dispatch's leaves it that thread's mask.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    _ = fcntl(STDIN_FILENO, F_SETOWN, getpid())
    _ = fcntl(STDIN_FILENO, F_SETFL, O_ASYNC | O_NONBLOCK)
    // It may have ended before.
    var byte: UInt8 = 0
    if read(STDIN_FILENO, &byte, 1) == 0 { exit(0) }
  }
}

/// Whether somebody asked for the end: what was found until then is told.
enum Interruption {
  /// Set by a signal, and never unset.
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  static var isAsked: Bool { flag != 0 }

  /// From now on SIGINT and SIGTERM are such a question.
  static func listen() {
    for number in [SIGINT, SIGTERM] { signal(number) { _ in Interruption.flag = 1 } }
  }
}
