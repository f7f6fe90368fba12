// The real program on a terminal: keys go in at one end, and what the user sees and what was run come out at the other.
import Bus
import EventLog
import Foundation
import Orientation
import Testing
import Vocabulary
import Wire

@testable import MonitorService

@Suite struct ConsoleProgramTests {
  /// A turn, a refusal, a typed tap: each is a command of the program beside, and its answer is shown.
  @Test func keysBecomeCommandsAndAnswersAreShown() throws {
    let console = try ConsoleUnderTest()
    try console.wait(for: "Alternates")
    console.type("r")
    // Words stand apart on a terminal that draws only what is other: those of the answer are there together.
    try console.wait(for: "answered: rotate cw --name demo")
    console.type("l")
    try console.wait(for: "refused: rotate ccw")
    console.type("\ry")
    try console.wait(for: "\u{1B}]52;c;" + Data("swivel rotate ccw --name demo".utf8).base64EncodedString() + "\u{07}")
    console.type(":act tap 'Push B'\r")
    try console.wait(for: "answered: act tap Push B --name demo")
    // What a program says is never obeyed by the terminal.
    #expect(!console.seen.contains("\u{1B}]0;owned"))
    console.type("q")
    #expect(console.end() == 0)
    #expect(console.seen.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(
      try console.commands() == ["rotate cw --name demo", "rotate ccw --name demo", "act tap Push B --name demo"])
  }

  /// A command that goes on is ended by Control-C, what waited for it is not run, and a program that is not there says so: 128 and
  /// SIGTERM's 15, and the shells' 127.
  @Test func whatRunsIsEnded() throws {
    let console = try ConsoleUnderTest()
    try console.wait(for: "Alternates")
    console.type(":why\r")
    try console.wait(until: { try console.commands() == ["why"] })
    console.type("r\u{03}")
    try console.wait(for: "143")
    console.type("\rl")
    try console.wait(for: "refused: rotate ccw")
    #expect(try console.commands() == ["why", "rotate ccw"])
    try console.removeProgram()
    console.type("\rr")
    try console.wait(for: "127")
    console.type("\rq")
    #expect(console.end() == 0)
  }

  /// The past is read of the log; the editor is opened at the line of its crash, and has the terminal for as long as it runs.
  @Test func theEditorIsOpenedAtACrash() throws {
    let console = try ConsoleUnderTest(hasLog: true)
    try console.wait(for: "Fatal error")
    console.type("e")
    try console.wait(until: { console.edited() == "+34 \(console.file)" })
    // What the editor left is drawn over, whole.
    try console.wait(for: "ended with 3")
    #expect(console.seen.contains("the editor was here"))
    console.type("q")
    #expect(console.end() == 0)
  }

  /// A picture needs a terminal to be drawn on and one to be answered from: with one of descriptors 0 and 1 elsewhere, a pipe's
  /// reader or nobody, there are lines, in which no terminal is ordered about (ECMA-48: every order begins with ESC).
  @Test(arguments: [Int32(0), 1]) func oneEndAtATerminalIsNoConsole(descriptor: Int32) throws {
    let console = try ConsoleUnderTest(terminals: [descriptor])
    try console.wait(for: "Alternates")
    #expect(!console.seen.contains("\u{1B}"))
  }
}

/// `swivel-monitor` on a pseudoterminal, before it a host that only answers with its state, behind it a program that says what
/// it was asked for.
private final class ConsoleUnderTest {
  private struct Late: Error { var missing: String, seen: String }

  private let folder: String
  private let window: Int32
  /// Where what the program writes is read: the terminal's window, or a file.
  private let written: Int32
  private let host: Publisher
  private let sensor: Publisher
  private let control: Responder
  private let node: Node
  private var process: pid_t = 0
  private var lifeline: Int32 = -1
  /// All that was written.
  private(set) var seen = ""

  /// Seconds a loaded machine may take for anything here.
  private static let patience = 30.0

  /// - Parameters:
  ///   - terminals: of the descriptors 0 and 1, those that are the terminal's.
  ///   - hasLog: whether there is a log, with an input that crashed in `file`.
  init(terminals: Set<Int32> = [0, 1], hasLog: Bool = false) throws {
    // Short, because a socket's path may have 107 bytes.
    folder = "/tmp/swvc\(getpid()).\(UInt16.random(in: 0...UInt16.max))"
    let place = try InstanceDirectory(path: folder + "/demo")
    try place.create()
    let script = """
      #!/bin/sh
      case "$1" in --experimental-dump-help) echo '{"command":{"commandName":"swivel","subcommands":[\
      {"commandName":"act","subcommands":[{"commandName":"tap","arguments":[{"kind":"option",\
      "names":[{"kind":"long","name":"name"}]}]}]}]}}'; exit 0;; esac
      echo "$*" >> \(folder)/commands
      case "$1" in why) exec sleep 600;; esac
      case "$2" in ccw) printf 'refused: %s\\033]0;owned\\007\\n' "$*"; exit 3;; esac
      echo "answered: $*"
      """
    try Data(script.utf8).write(to: URL(filePath: folder + "/swivel"))
    chmod(folder + "/swivel", 0o700)
    let editor = "#!/bin/sh\necho \"$*\" > \(folder)/edited; echo the editor was here; exit 3\n"
    try Data(editor.utf8).write(to: URL(filePath: folder + "/editor"))
    chmod(folder + "/editor", 0o700)
    if hasLog { try Self.writeLog(place.logFile, file: folder + "/Rows.swift") }
    node = try Node()
    sensor = try Publisher(place.endpoints.sensorEvents, on: node)
    host = try Publisher(place.endpoints.hostState, on: node)
    control = try Responder(place.endpoints.hostControl, on: node) { Issue.record("\($0)") }

    window = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var (number, locked): (Int32, Int32) = (0, 0)
    // Linux: TIOCSPTLCK and TIOCGPTN, by number because the macros are not imported.
    try #require(window >= 0 && ioctl(window, 0x4004_5431, &locked) == 0 && ioctl(window, 0x8004_5430, &number) == 0)
    var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(window, UInt(TIOCSWINSZ), &size)
    let (terminal, file) = ("/dev/pts/\(number)", folder + "/written")
    written = terminals.contains(1) ? window : open(file, O_RDONLY | O_CREAT | O_CLOEXEC, 0o600)
    try #require(written >= 0)
    try start(
      place.path, input: terminals.contains(0) ? terminal : "/dev/null", output: terminals.contains(1) ? terminal : file
    )
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      // A child that ended and is not waited for stands before all others that are: Swift Testing's exit tests would never hear of
      // theirs.
      waitpid(process, nil, 0)
    }
    if lifeline >= 0 { close(lifeline) }
    if written != window { close(written) }
    close(window)
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record(error) }
  }

  /// With a lifeline, as a launcher has it.
  private func start(_ directory: String, input: String, output: String) throws {
    var lifeline: [Int32] = [-1, -1]
    try #require(pipe(&lifeline) == 0)
    _ = fcntl(lifeline[1], F_SETFD, FD_CLOEXEC)
    self.lifeline = lifeline[1]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, lifeline[0], Service.lifelineDescriptor)
    for (descriptor, path) in [(Int32(0), input), (1, output)] {
      posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
    }
    let words = ["swivel-monitor", "--directory", directory, "--program", folder + "/swivel"]
    var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in argv { free(word) } }
    let variables: [String] = ["TERM=xterm", "NO_COLOR=1", "PATH=/bin:/usr/bin", "EDITOR=\(folder)/editor"]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for word in environment { free(word) } }
    let program = ConsoleSettings.neighbour("swivel-monitor")
    try #require(posix_spawn(&process, program, &actions, nil, &argv, &environment) == 0, "\(program)")
    close(lifeline[0])
  }

  /// Where the log's input crashed.
  var file: String { folder + "/Rows.swift" }

  private static func writeLog(_ path: String, file: String) throws {
    try Data().write(to: URL(filePath: file))
    let log = try LogWriter(
      beginning: path, header: LogHeader(device: "ipad-pro-97", era: "9", apps: ["Alternates"]), hasSums: true,
      partSize: nil)
    try log.append(.outcome(LoggedOutcome(seq: 0, ending: .settled, windows: [], fingerprint: 1, calls: 1)))
    let input = DeviceInput(time: 1, event: .pop(window: 1))
    try log.append(.input(LoggedInput(seq: 1, cause: Cause(epoch: 10, n: 1), input: input)))
    let ending = Ending.crashed("\(file):34: Fatal error: no row")
    try log.append(.outcome(LoggedOutcome(seq: 1, ending: ending, windows: [], fingerprint: 1, calls: 1)))
  }

  func removeProgram() throws { try FileManager.default.removeItem(atPath: folder + "/swivel") }

  /// What the editor was opened with; nil before.
  func edited() -> String? {
    FileManager.default.contents(atPath: folder + "/edited").map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
  }

  func type(_ text: String) { _ = write(window, text, text.utf8.count) }

  /// Serves until `text` was written.
  func wait(for text: String) throws { try wait(for: text) { seen.contains(text) } }

  func wait(for what: String = "", until isThere: () throws -> Bool) throws {
    let deadline = Deadline(seconds: Self.patience)
    while try !isThere() {
      guard !deadline.hasPassed else { throw Late(missing: what, seen: seen) }
      try pass()
    }
  }

  private func pass() throws {
    try node.wait(milliseconds: 20)
    if sensor.isBeatDue { try sensor.heartbeat(epoch: 10, n: 1) }
    if host.isBeatDue { try host.heartbeat(epoch: 20, n: 3) }
    while let (peer, body) = try control.next() {
      guard case .getSnapshot = body else { continue }
      try control.reply(
        to: peer,
        .snapshot(
          .with {
            $0.epoch = 20
            $0.seq = 3
            $0.device = Fixtures.split.message()
          }))
    }
    read()
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(written, &bytes, bytes.count)
      guard count > 0 else { return }
      seen += String(decoding: bytes[..<count], as: UTF8.self)
    }
  }

  /// Waits for its end and returns its exit code.
  func end() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      read()
      do { try node.wait(milliseconds: 20) } catch { Issue.record(error) }
    }
    process = 0
    read()
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }

  /// What the program beside was asked for, a line each.
  func commands() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder + "/commands") else { return [] }
    return String(decoding: try Data(contentsOf: URL(filePath: folder + "/commands")), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
