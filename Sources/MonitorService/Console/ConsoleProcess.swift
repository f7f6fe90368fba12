// A program the console started: it reads nothing, what it says is read as it comes, and it never outlives the console.
import Foundation
import Processes
import Vocabulary

/// A running program and what it said so far.
final class ConsoleProcess {
  /// Poll this for output.
  var output: Int32 { pipe.readEnd }
  private let pipe: ProgramPipe
  private let running: RunningProgram
  private var said: [UInt8] = []
  private var isClosed = false
  private var isLeft = false

  /// Bytes kept of what it says: more than anybody reads in a terminal, and a bound on memory.
  static let maximumOutput = 1 << 20

  init(program: String, arguments: [String]) throws(MonitorError) {
    do {
      pipe = try ProgramPipe(for: program)
      _ = fcntl(pipe.readEnd, F_SETFL, O_NONBLOCK)
      var start = Self.start(program, arguments)
      (start.output, start.error) = (.descriptor(pipe.writeEnd), .descriptor(pipe.writeEnd))
      running = try start.start()
    } catch { throw .start(program: program, reason: error.reason) }
    pipe.closeWriteEnd()
  }

  deinit {
    guard !isLeft else { return }
    kill(running.process, SIGTERM)
    // It ends by the signal, or by the next line it writes.
    if running.ended() != nil { _ = running.wait() }
  }

  /// What it said and its exit code, once it has ended; 128 plus the signal when one ended it.
  func ended() -> (said: String, status: Int32)? {
    read()
    guard isClosed else { return nil }
    guard running.ended() != nil else { return nil }
    isLeft = true
    return (String(decoding: said, as: UTF8.self), Self.status(running.wait()))
  }

  /// Asks it to end.
  func cancel() { kill(running.process, SIGTERM) }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(output, &bytes, bytes.count)
      if count > 0 {
        said += bytes[..<count].prefix(max(Self.maximumOutput - said.count, 0))
      } else if count < 0, errno == EINTR {
        continue
      } else {
        isClosed = isClosed || count == 0
        return
      }
    }
  }

  /// Runs a program on this process's own terminal, to its end, and returns its exit code.
  static func runOnTerminal(program: String, arguments: [String]) throws(MonitorError) -> Int32 {
    var start = start(program, arguments)
    start.input = .inherited
    do { return status(try start.start().wait()) } catch {
      throw .start(program: program, reason: error.reason)
    }
  }

  /// What this process ignores or blocks is no concern of the program's.
  private static func start(_ program: String, _ arguments: [String]) -> ProgramStart {
    var start = ProgramStart(path: program, arguments: arguments)
    start.isLookedFor = true
    start.standardSignals = [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGTSTP, SIGXFSZ]
    return start
  }

  private static func status(_ ending: ProgramEnding) -> Int32 {
    switch ending {
    case .code(let code): code
    case .signal(let number): ExitStatus.signal + number
    case .unknown: ExitStatus.finding.rawValue
    }
  }
}
