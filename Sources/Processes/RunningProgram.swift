// A program that was started: how it ends, and what it says until then. Apart from starting it, since some are fed and heard by whoever
// knows their lines.
import Foundation

/// How a process ended.
public enum ProgramEnding: Sendable, Equatable {
  /// With a code of its own.
  case code(Int32)
  /// By a signal.
  case signal(Int32)
  /// Nobody knows: somebody else waited for it.
  case unknown

  /// For people.
  public var text: String {
    switch self {
    case .code(let code): "status \(code)"
    case .signal(let number): "signal \(number)"
    case .unknown: "nobody knows how"
    }
  }
}

/// A started program, which the process that started it has to wait for.
public struct RunningProgram: Sendable, Equatable {
  /// Its number.
  public let process: pid_t

  /// A child of this process by its number.
  public init(process: pid_t) { self.process = process }

  /// Waits for its end.
  public func wait() -> ProgramEnding {
    var status: Int32 = 0
    while waitpid(process, &status, 0) != process {
      guard errno == EINTR else { return .unknown }
    }
    return status & 0x7f == 0 ? .code((status >> 8) & 0xff) : .signal(status & 0x7f)
  }

  /// How it ended; nil while it goes on. It has to be waited for still.
  public func ended() -> ProgramEnding? {
    var told = siginfo_t()
    guard waitid(P_PID, id_t(process), &told, WEXITED | WNOWAIT | WNOHANG) == 0 else {
      return errno == ECHILD ? .unknown : nil
    }
    guard told.si_signo == SIGCHLD else { return nil }
    let status = told._sifields._sigchld.si_status
    return told.si_code == Int32(CLD_EXITED) ? .code(status) : .signal(status)
  }

  /// Who ignores the end of children, as whoever started this process may have it do, is not told how they ended (wait(2)).
  static func keepEndings() {
    var now = sigaction()
    sigaction(SIGCHLD, nil, &now)
    let isIgnored =
      unsafeBitCast(now.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(SIGCHLD, SIG_DFL) }
  }
}

/// What a program said until its end.
public struct ProgramWords: Sendable, Equatable {
  /// On standard output.
  public var output: [UInt8] = []
  /// On standard error, unless both go the same way.
  public var complaint: [UInt8] = []
  /// How it ended.
  public var ending = ProgramEnding.unknown
}

/// For how long a program is waited for, by whose clock.
public struct ProgramPatience {
  /// From its start.
  public var seconds: Double
  /// Seconds of a clock nobody sets.
  public var now: () -> Double

  /// So many seconds of a clock.
  public init(seconds: Double, now: @escaping () -> Double) { (self.seconds, self.now) = (seconds, now) }
}

extension ProgramStart {
  /// Runs it to its end and hears it, so many bytes of each stream; what it says beyond is read and let go of. With `joined` what it complains
  /// stands where it was said among the rest. Who has no more patience tells it to end.
  ///
  /// What its own children say after its end is not waited for.
  public func words(
    joined: Bool = false, longest: (output: Int, complaint: Int) = (.max, .max), patience: ProgramPatience? = nil
  ) throws(ProgramError) -> ProgramWords {
    var start = self
    let output = try ProgramPipe(for: path)
    start.output = .descriptor(output.writeEnd)
    let complaint = joined ? nil : try ProgramPipe(for: path)
    start.error = .descriptor((complaint ?? output).writeEnd)
    let running = try start.start()
    output.closeWriteEnd()
    complaint?.closeWriteEnd()
    var words = ProgramWords()
    var open = [output] + (complaint.map { [$0] } ?? [])
    var end = patience.map { $0.now() + $0.seconds }
    func isDue() -> Bool { end.map { patience?.now() ?? 0 >= $0 } ?? false }
    while !open.isEmpty {
      var items = open.map { pollfd(fd: $0.readEnd, events: Int16(POLLIN), revents: 0) }
      // Asked before: what it said before its end is heard.
      let isOver = running.ended() != nil
      let count = poll(&items, nfds_t(items.count), isOver ? 0 : Self.look)
      if count == 0, isOver { break }
      // What says something all the time has no more patience than what is silent.
      if isDue(), !isOver {
        kill(running.process, SIGTERM)
        end = nil
      }
      guard count > 0 else { continue }
      for (pipe, item) in zip(open, items) where item.revents != 0 {
        let more = pipe.read()
        if more.isEmpty { open.removeAll { $0 === pipe } }
        if pipe === output {
          words.output += more.prefix(longest.output - words.output.count)
        } else {
          words.complaint += more.prefix(longest.complaint - words.complaint.count)
        }
      }
    }
    // Both streams may be closed by what goes on.
    while end != nil, running.ended() == nil {
      if isDue() {
        kill(running.process, SIGTERM)
        break
      }
      poll(nil, 0, Self.look)
    }
    words.ending = running.wait()
    return words
  }

  /// Milliseconds between two looks at whether a silent program is there still.
  private static let look: Int32 = 250
}

/// A pipe to or from a program; what is open of it closes with it.
public final class ProgramPipe {
  /// Where what was written is read.
  public private(set) var readEnd: Int32
  /// Where it is written; closed for the other side to see the end.
  public private(set) var writeEnd: Int32

  /// A pipe for the program at a path, whose ends close when a program is executed.
  public init(for path: String) throws(ProgramError) {
    var ends: [Int32] = [-1, -1]
    let number = starting.withLock { _ in
      guard pipe(&ends) == 0 else { return errno }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return 0
    }
    guard number == 0 else { throw ProgramError(path, number) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  /// Nothing is read by this process: who writes learns when nobody does.
  public func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  /// No more is written by this process.
  public func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// What has come, waited for; nothing at the end.
  public func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.portion) { bytes, count in
      var got = Foundation.read(readEnd, bytes.baseAddress, Self.portion)
      while got < 0, errno == EINTR { got = Foundation.read(readEnd, bytes.baseAddress, Self.portion) }
      count = max(0, got)
    }
  }

  /// Writes all of it; false where nobody reads.
  public func write(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { Foundation.write(writeEnd, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// Bytes read at once, as many as a pipe holds.
  private static let portion = 1 << 16
}
