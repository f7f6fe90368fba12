// What signal handlers do to the terminal: kept apart because everything here must be async-signal-safe, so only plain
// memory allocated beforehand and system calls.
import Glibc

/// What a handler needs, in memory that never moves and is never freed.
struct SignalState {
  var input: Int32 = -1
  var output: Int32 = -1
  /// Write end of the pipe that tells the poll loop.
  var notify: Int32 = -1
  /// Whether a `RawTerminal` is in use: a continued process takes the terminal again only then.
  var isTaken = false
  /// Whether the terminal shows the alternate screen just now.
  var isActive = false
  var original = termios()
  var raw = termios()
  var enter = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  var leave = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  /// The actions replaced, by position in `TerminalSignals.all`.
  var previous = UnsafeMutablePointer<sigaction>.allocate(capacity: TerminalSignals.all.count)
}

enum TerminalSignals {
  /// What is told to the poll loop, one byte each.
  static let resizedByte: UInt8 = 1
  static let resumedByte: UInt8 = 2

  /// Signals after which the process is gone: restore, then let happen what would have happened without us.
  private static let fatal: [Int32] = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGABRT, SIGTRAP, SIGILL, SIGFPE, SIGPIPE,
  ]
  static let all: [Int32] = fatal + [SIGTSTP, SIGCONT, SIGWINCH]

  /// A stack of its own for handlers, because a stack overflow leaves them none.
  private static let alternateStackSize = 65_536

  /// Allocated once, before any handler is installed. Touched by handlers, hence a raw pointer: no exclusivity checks.
  nonisolated(unsafe) static let state: UnsafeMutablePointer<SignalState> = {
    let pointer = UnsafeMutablePointer<SignalState>.allocate(capacity: 1)
    pointer.initialize(to: SignalState())
    return pointer
  }()

  /// A C copy of `all`: arrays retain and release, which handlers must not.
  nonisolated(unsafe) private static let numbers: UnsafeMutableBufferPointer<Int32> = {
    let buffer = UnsafeMutableBufferPointer<Int32>.allocate(capacity: all.count)
    _ = buffer.initialize(from: all)
    return buffer
  }()

  // MARK: Outside of handlers

  static func install() {
    _ = numbers.count  // lazily made globals must be there before a handler needs them
    useAlternateStack()
    for (index, number) in all.enumerated() {
      var action = sigaction()
      action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_RESTART)
      sigfillset(&action.sa_mask)
      switch number {
      case SIGWINCH:
        action.__sigaction_handler.sa_handler = { _ in TerminalSignals.notify(TerminalSignals.resizedByte) }
      case SIGCONT: action.__sigaction_handler.sa_handler = { _ in TerminalSignals.resume() }
      case SIGTSTP: action.__sigaction_handler.sa_handler = { TerminalSignals.suspend($0) }
      default: action.__sigaction_handler.sa_handler = { TerminalSignals.die($0) }
      }
      sigaction(number, nil, state.pointee.previous + index)
      let isIgnored = unsafeBitCast(state.pointee.previous[index].__sigaction_handler.sa_handler, to: Int.self) == 1
      // Who ignores a signal (nohup, SIGPIPE of a server) means it.
      if !isIgnored || number == SIGWINCH { sigaction(number, &action, nil) }
    }
  }

  static func uninstall() {
    for (index, number) in all.enumerated() { sigaction(number, state.pointee.previous + index, nil) }
  }

  private static func useAlternateStack() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: alternateStackSize, alignment: 16)
    stack.ss_size = alternateStackSize
    sigaltstack(&stack, nil)
  }

  // MARK: Inside handlers

  /// Puts the terminal back as it was found; once, however often it is called.
  static func leave() {
    guard state.pointee.isActive else { return }
    state.pointee.isActive = false
    writeAll(state.pointee.leave)
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.original)
  }

  /// Puts the terminal into raw mode and the alternate screen.
  static func enter() {
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.raw)
    writeAll(state.pointee.enter)
    state.pointee.isActive = true
  }

  private static func die(_ number: Int32) {
    state.pointee.isTaken = false
    leave()
    // The former handler, such as Swift's backtracer, runs when this one returns: the signal is blocked until then.
    for index in 0..<numbers.count where numbers[index] == number {
      sigaction(number, state.pointee.previous + index, nil)
    }
    raise(number)
  }

  private static func suspend(_ number: Int32) {
    let saved = errno
    leave()
    var ours = sigaction()
    var standard = sigaction()  // zero is SIG_DFL
    sigaction(number, &standard, &ours)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    sigaddset(&only, SIGCONT)
    var former = sigset_t()
    raise(number)
    sigprocmask(SIG_UNBLOCK, &only, &former)  // stops here until SIGCONT
    sigprocmask(SIG_SETMASK, &former, nil)
    sigaction(number, &ours, nil)
    // An orphaned process group is never stopped and gets no SIGCONT.
    if !state.pointee.isActive { resume() }
    errno = saved
  }

  private static func resume() {
    let saved = errno
    if state.pointee.isTaken {
      enter()
      notify(resumedByte)
    }
    errno = saved
  }

  private static func notify(_ byte: UInt8) {
    let saved = errno
    var byte = byte
    _ = write(state.pointee.notify, &byte, 1)  // a full pipe already says enough
    errno = saved
  }

  private static func writeAll(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    var done = 0
    while done < bytes.count {
      let count = write(state.pointee.output, bytes.baseAddress! + done, bytes.count - done)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return }
      done += count
    }
  }
}
