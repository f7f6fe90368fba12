// A terminal taken over for drawing and given back as it was found, whatever ends the process.
import Glibc

/// A terminal in raw mode on its alternate screen, with a hidden cursor.
///
/// It is restored by `restore()`, by `deinit`, by `exit`, and by every signal that can be caught; a signal then goes on
/// to whoever handled it before. A stop (`kill -TSTP`) restores it and a continue takes it again. One at a time in a
/// process, because signal handlers are the process's.
public final class RawTerminal {
  /// What a descriptor told the poll loop.
  public struct Notices: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The window may have another size.
    public static let resized = Notices(rawValue: 1)
    /// The process was stopped and goes on: draw everything anew.
    public static let resumed = Notices(rawValue: 2)
  }

  /// Alternate screen, no cursor, no automatic wrapping (the last column stays usable), bracketed paste, presses of the
  /// mouse in numbers.
  private static let enterBytes = Array(
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J".utf8)
  /// All of it undone, and an interrupted frame ended.
  private static let leaveBytes = Array(
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)

  /// One read takes at most this; more waits for the next turn of the loop.
  private static let readSize = 4_096

  /// Poll this for keys.
  public let input: Int32
  private let output: Int32
  /// Poll this for `notices()`.
  public let signalDescriptor: Int32
  private let notifyDescriptor: Int32
  private var isOpen = true

  /// Takes over the terminal; `input` must be one, `output` is where pictures go.
  public init(input: Int32 = 0, output: Int32 = 1) throws(TerminalError) {
    let state = TerminalSignals.state
    guard state.pointee.notify < 0 else { throw .busy }
    var original = termios()
    guard tcgetattr(input, &original) == 0 else { throw .notATerminal(descriptor: input, errno: errno) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .cannotConfigure(errno: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.input = input
    self.output = output
    signalDescriptor = ends[0]
    notifyDescriptor = ends[1]

    state.pointee.input = input
    state.pointee.output = output
    state.pointee.notify = ends[1]
    state.pointee.original = original
    state.pointee.raw = original
    cfmakeraw(&state.pointee.raw)
    state.pointee.enter = Self.copy(Self.enterBytes)
    state.pointee.leave = Self.copy(Self.leaveBytes)
    state.pointee.isTaken = true
    TerminalSignals.install()
    TerminalSignals.enter()
    Self.restoreAtExit
  }

  deinit { restore() }

  /// Gives the terminal back; calling it again does nothing.
  public func restore() {
    guard isOpen else { return }
    isOpen = false
    TerminalSignals.state.pointee.isTaken = false
    TerminalSignals.leave()
    TerminalSignals.uninstall()
    let state = TerminalSignals.state
    state.pointee.notify = -1
    state.pointee.enter.deallocate()
    state.pointee.leave.deallocate()
    close(signalDescriptor)
    close(notifyDescriptor)
  }

  /// Stops the process group as the terminal's Ctrl-Z would have; returns when it goes on, with the terminal taken again.
  public func suspend() { kill(0, SIGTSTP) }

  /// The size of the window; 80×24 when the terminal does not say.
  public var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(input, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// What happened since the last call; never blocks.
  public func notices() -> Notices {
    var all: Notices = []
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = Glibc.read(signalDescriptor, &bytes, bytes.count)
      guard count > 0 else { return all }
      for byte in bytes[..<count] { all.formUnion(Notices(rawValue: byte)) }
    }
  }

  /// The bytes that wait to be read; empty when there are none. Blocks only on a descriptor that blocks and was not
  /// polled.
  public func read() throws(TerminalError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.readSize)
    let count = Glibc.read(input, &bytes, bytes.count)
    if count > 0 { return Array(bytes[..<count]) }
    if count == 0 || errno == EIO { throw .closed }
    if errno == EAGAIN || errno == EINTR { return [] }
    throw .cannotRead(errno: errno)
  }

  /// Writes all of `bytes`, waiting for a slow terminal. Throws `closed` once the terminal was given back, by a signal or
  /// by `restore()`: nothing may be drawn then.
  public func write(_ bytes: [UInt8]) throws(TerminalError) {
    var done = 0
    while done < bytes.count {
      guard TerminalSignals.state.pointee.isActive else { throw .closed }
      let count = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress! + done, bytes.count - done) }
      if count > 0 {
        done += count
      } else if count < 0 && errno == EAGAIN {
        // Standard output shares its flags with standard input, which a loop may have made non-blocking.
        var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if count == 0 || errno == EIO {
        throw .closed
      } else if errno != EINTR {
        throw .cannotWrite(errno: errno)
      }
    }
  }

  private static let restoreAtExit: Void = { atexit { TerminalSignals.leave() } }()

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutableBufferPointer<UInt8> {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    return buffer
  }
}
