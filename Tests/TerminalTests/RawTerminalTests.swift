// A terminal is given back as it was found, whatever ends its user: shown on pseudoterminals.
import Glibc
import Terminal
import Testing

/// Where the restore bytes must end: the main screen with its cursor.
private let givenBack = "\u{1B}[?25h\u{1B}[?1049l"

@Suite(.serialized) struct RawTerminalTests {
  @Test func itIsTakenAndGivenBack() throws {
    let pty = try #require(PseudoTerminal())
    let before = pty.localFlags
    #expect(before & UInt32(ICANON | ECHO) == UInt32(ICANON | ECHO))
    var terminal: RawTerminal? = try RawTerminal(input: pty.user, output: pty.user)
    #expect(pty.localFlags & UInt32(ICANON | ECHO | ISIG) == 0)
    #expect(pty.received().contains("\u{1B}[?1049h\u{1B}[?25l"))
    try terminal?.write(Array("picture".utf8))
    #expect(pty.received() == "picture")
    terminal = nil
    #expect(pty.localFlags == before)
    #expect(pty.received().hasSuffix(givenBack))
  }

  @Test func keysSizeAndResizeArrive() throws {
    let pty = try #require(PseudoTerminal())
    let terminal = try RawTerminal(input: pty.user, output: pty.user)
    pty.type("q")
    #expect(try terminal.read() == [UInt8(ascii: "q")])
    #expect(terminal.size == (80, 24))
    pty.resize(columns: 160, rows: 50)
    #expect(terminal.size == (160, 50))
    #expect(terminal.notices() == [])
    #expect(notices(of: terminal, after: SIGWINCH) == .resized)
    #expect(terminal.notices() == [])
    #expect(notices(of: terminal, after: SIGCONT) == .resumed)
    terminal.restore()
    #expect(throws: TerminalError.closed) { try terminal.write([0x78]) }
  }

  /// tty_ioctl(4): a size of which either number is 0 is one that nobody has set.
  @Test(arguments: [(1, 1, 1, 1), (1, 0, 80, 24), (0, 1, 80, 24), (2, 1, 2, 1), (1, 2, 1, 2), (500, 200, 500, 200)])
  func sizesAreTheTerminalsWhereItHasOne(columns: Int, rows: Int, seenColumns: Int, seenRows: Int) throws {
    let pty = try #require(PseudoTerminal())
    let terminal = try RawTerminal(input: pty.user, output: pty.user)
    pty.resize(columns: UInt16(columns), rows: UInt16(rows))
    #expect(terminal.size == (seenColumns, seenRows))
    terminal.restore()
  }

  /// signal-safety(7): a handler that changes errno changes it for what it interrupted, so it puts back what was there. Each fails in a
  /// call here: taking a terminal again that is closed, and telling a loop whose pipe is full. A process without a parent in its session
  /// is not stopped (POSIX, orphaned process groups), and has its terminal again at once.
  @Test(arguments: [SIGCONT, SIGWINCH, SIGTSTP]) func handlersLeaveErrnoAsItWas(_ signal: Int32) async throws {
    let pty = try #require(PseudoTerminal())
    let name = pty.name
    await #expect(processExitsWith: .success) { [name = name as String, signal = signal as Int32] in
      let input = open(name, O_RDWR | O_NOCTTY)
      let terminal = try RawTerminal(input: input, output: open("/dev/null", O_WRONLY))
      // F_SETPIPE_SZ, by number because the macro is not imported: no pipe is smaller than a page.
      let room = fcntl(terminal.signalDescriptor, 1031, 4_096)
      try #require(room >= 4_096)
      if signal != SIGWINCH { close(input) }
      if signal == SIGTSTP { try #require(setsid() > 0) }
      var only = sigset_t()
      sigemptyset(&only)
      sigaddset(&only, signal)
      pthread_sigmask(SIG_UNBLOCK, &only, nil)
      for _ in 0...(signal == SIGWINCH ? room : 0) {
        errno = EDOM
        raise(signal)
        let found = errno
        guard found != EDOM else { continue }
        Issue.record("errno \(found)")
        break
      }
      // However often it is told, it is news once.
      #expect(terminal.notices() == (signal == SIGWINCH ? .resized : .resumed))
      withExtendedLifetime(terminal) {}
    }
  }

  /// Signals go to the process, because test threads block them; the descriptor says when one has been handled.
  private func notices(of terminal: RawTerminal, after signal: Int32) -> RawTerminal.Notices {
    kill(getpid(), signal)
    var ready = pollfd(fd: terminal.signalDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&ready, 1, 10_000) < 0 && errno == EINTR {}
    return terminal.notices()
  }

  @Test func oneAtATimeAndOnlyTerminals() throws {
    let pty = try #require(PseudoTerminal())
    let terminal = try RawTerminal(input: pty.user, output: pty.user)
    #expect(throws: TerminalError.busy) { try RawTerminal(input: pty.user, output: pty.user) }
    terminal.restore()
    let null = open("/dev/null", O_RDWR)
    defer { close(null) }
    #expect(throws: TerminalError.notATerminal(descriptor: null, errno: ENOTTY)) { try RawTerminal(input: null) }
    try RawTerminal(input: pty.user, output: pty.user).restore()
  }

  /// xterm's ctlseqs: 1049 the alternate screen, 25 the cursor, 7 wrapping, 2004 what is pasted in marks, 1000 and 1006 presses of the
  /// mouse, in numbers. What is switched on is switched off, 2026 is a frame's end, and nothing is said twice.
  @Test func everySwitchIsPutBack() throws {
    let pty = try #require(PseudoTerminal())
    var terminal: RawTerminal? = try RawTerminal(input: pty.user, output: pty.user)
    #expect(
      pty.received()
        == "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J")
    terminal?.restore()
    #expect(
      pty.received()
        == "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    terminal?.restore()
    terminal = nil
    #expect(pty.received() == "")
  }

  /// Who has given it back once has nothing to do with who takes it next.
  @Test func givingBackTwiceTakesItFromNobody() throws {
    let pty = try #require(PseudoTerminal())
    let first = try RawTerminal(input: pty.user, output: pty.user)
    first.restore()
    let second = try RawTerminal(input: pty.user, output: pty.user)
    _ = pty.received()
    first.restore()
    #expect(pty.received() == "")
    try second.write(Array("picture".utf8))
    #expect(pty.received() == "picture")
    #expect(notices(of: second, after: SIGWINCH) == .resized)
    second.restore()
  }

  /// The descriptors it opens are its own: closed for programs it starts, and closed when it is given back.
  @Test func nothingStaysOpen() async throws {
    let pty = try #require(PseudoTerminal())
    let name = pty.name
    await #expect(processExitsWith: .success) { [name = name as String] in
      let input = open(name, O_RDWR | O_NOCTTY)
      // Both ends of its pipe have one number; others of the process may open and close what they like meanwhile.
      func ends(_ number: UInt) -> [Int32] {
        (0..<256).filter { descriptor in
          var facts = stat()
          return fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO && facts.st_ino == number
        }
      }
      for _ in 1...3 {
        let terminal = try RawTerminal(input: input, output: input)
        var facts = stat()
        #expect(fstat(terminal.signalDescriptor, &facts) == 0)
        let own = ends(facts.st_ino)
        #expect(own.count == 2)
        #expect(own.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 && fcntl($0, F_GETFL) & O_NONBLOCK != 0 })
        terminal.restore()
        #expect(ends(facts.st_ino) == [])
      }
    }
  }

  /// A window that is closed has nothing more to read and takes nothing more (tty_ioctl(4): EIO after a hang-up).
  @Test func aClosedWindowIsTheEnd() throws {
    var pty = PseudoTerminal()
    let user = dup(try #require(pty?.user))
    let terminal = try RawTerminal(input: user, output: user)
    pty = nil
    #expect(throws: TerminalError.closed) { try terminal.read() }
    #expect(throws: TerminalError.closed) { try terminal.write([0x78]) }
    terminal.restore()
    close(user)
  }

  /// What nobody typed is nothing where the descriptor does not block; what cannot be written is told with its reason.
  @Test func whatWasNotTypedAndWhatCannotBeWritten() throws {
    let pty = try #require(PseudoTerminal())
    let (input, output) = (dup(pty.user), open("/dev/full", O_WRONLY))
    defer { close(output) }
    _ = fcntl(input, F_SETFL, O_RDWR | O_NONBLOCK)
    let terminal = try RawTerminal(input: input, output: output)
    #expect(try terminal.read() == [])
    #expect(throws: TerminalError.cannotWrite(errno: ENOSPC)) { try terminal.write([0x78]) }
    try terminal.write([])
    terminal.restore()
    close(input)
  }

  @Test(
    arguments: [
      (TerminalError.notATerminal(descriptor: 3, errno: 25), "descriptor 3 is no terminal (errno 25)"),
      (.busy, "the terminal is already in use by this process"), (.closed, "the terminal was closed"),
      (.cannotConfigure(errno: 5), "cannot configure the terminal (errno 5)"),
      (.cannotRead(errno: 6), "cannot read from the terminal (errno 6)"),
      (.cannotWrite(errno: 7), "cannot write to the terminal (errno 7)"),
    ])
  func errorsInWords(error: TerminalError, words: String) { #expect(error.description == words) }

  enum End: String, CaseIterable, Codable, Sendable {
    case exit, trap, interrupt, terminate, hangUp, segmentationFault, abort

    func happen() {
      switch self {
      case .exit: Glibc.exit(1)
      case .trap: preconditionFailure("on purpose")
      case .interrupt: kill(getpid(), SIGINT)
      case .terminate: kill(getpid(), SIGTERM)
      case .hangUp: kill(getpid(), SIGHUP)
      case .segmentationFault: UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1
      case .abort: Glibc.abort()
      }
      while true { pause() }  // the signal goes to another thread
    }
  }

  @Test(arguments: End.allCases) func anyEndGivesItBack(_ end: End) async throws {
    let pty = try #require(PseudoTerminal())
    let before = pty.localFlags
    let name = pty.name
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      [name = name as String, end = end as End] in
      let terminal = try RawTerminal(input: open(name, O_RDWR | O_NOCTTY), output: 1)
      try terminal.write(Array("picture".utf8))
      end.happen()
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("picture"))
    #expect(output.hasSuffix(givenBack), "\(output.debugDescription)")
    #expect(pty.localFlags == before)
  }

  /// A process that is stopped (Ctrl-Z) gives the terminal back, and takes it again when it goes on: each once.
  @Test func whoIsStoppedGivesItBackAndTakesItOnceAgain() async throws {
    let pty = try #require(PseudoTerminal())
    let before = pty.localFlags
    let name = pty.name
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      [name = name as String] in
      setpgid(0, 0)  // nobody else is stopped
      let terminal = try RawTerminal(input: open(name, O_RDWR | O_NOCTTY), output: 1)
      continueWhenStopped()
      kill(getpid(), SIGTSTP)
      var ready = pollfd(fd: terminal.signalDescriptor, events: Int16(POLLIN), revents: 0)
      while poll(&ready, 1, 10_000) < 0 && errno == EINTR {}
      #expect(terminal.notices() == .resumed)
      try terminal.write(Array("picture".utf8))
      End.terminate.happen()
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.components(of: "\u{1B}[?1049h") == 3, "\(output.debugDescription)")
    #expect(output.components(of: "\u{1B}[?1049l") == 3, "\(output.debugDescription)")
    #expect(output.contains("picture") && output.hasSuffix(givenBack), "\(output.debugDescription)")
    #expect(pty.localFlags == before)
  }
}

extension String {
  /// How many pieces it has around a word.
  fileprivate func components(of word: String) -> Int { split(separator: word, omittingEmptySubsequences: false).count }
}

/// Starts a process that continues this one as soon as the kernel says that it is stopped, and ends with it.
private func continueWhenStopped() {
  let script = "until grep -q '^State:.T' /proc/$0/status; do test -d /proc/$0 || exit; done; kill -CONT $0"
  var words: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", script, "\(getpid())"].map { (word: String) in strdup(word) }
  words.append(nil)
  var child: pid_t = 0
  #expect(posix_spawn(&child, "/bin/sh", nil, nil, &words, nil) == 0)
  for word in words { free(word) }
}

/// A pair of descriptors: what a user's process holds, and what the terminal's window holds.
final class PseudoTerminal {
  let window: Int32
  let user: Int32
  let name: String

  /// Nil where there is no `/dev/ptmx`.
  init?() {
    window = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var number: Int32 = 0
    var locked: Int32 = 0
    // Linux: TIOCSPTLCK and TIOCGPTN, by number because the macros are not imported.
    guard window >= 0, ioctl(window, 0x4004_5431, &locked) == 0, ioctl(window, 0x8004_5430, &number) == 0 else {
      return nil
    }
    name = "/dev/pts/\(number)"
    user = open(name, O_RDWR | O_NOCTTY)
    guard user >= 0 else { return nil }
  }

  deinit {
    close(user)
    close(window)
  }

  var localFlags: UInt32 {
    var flags = termios()
    #expect(tcgetattr(user, &flags) == 0)
    return flags.c_lflag
  }

  func type(_ text: String) { _ = write(window, text, text.utf8.count) }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(window, UInt(TIOCSWINSZ), &size)
  }

  /// What the user's process wrote since the last call: all that comes before a mark written behind it, since the kernel hands it on
  /// in parts and in its own time.
  func received() -> String {
    let mark: UInt8 = 0x1E
    guard write(user, [mark], 1) == 1 else { return "" }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var ready = pollfd(fd: window, events: Int16(POLLIN), revents: 0)
    while bytes.last != mark {
      let found = poll(&ready, 1, 10_000)
      if found < 0, errno == EINTR { continue }
      let count = found > 0 ? read(window, &buffer, buffer.count) : 0
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
