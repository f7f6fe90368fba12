// A program the console started: it reads nothing, what it says is read as it comes, and it never outlives the console.
import Foundation

/// A running program and what it said so far.
final class ConsoleProcess {
  /// Poll this for output.
  let output: Int32
  private let process: pid_t
  private var said: [UInt8] = []
  private var isClosed = false
  private var isLeft = false

  /// Bytes kept of what it says: more than anybody reads in a terminal, and a bound on memory.
  static let maximumOutput = 1 << 20

  init(program: String, arguments: [String]) throws(MonitorError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .start(program: program, reason: Self.reason(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for descriptor: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, ends[1], descriptor) }
    do { process = try Self.spawn(program, arguments, &actions) } catch {
      close(ends[0])
      throw error
    }
    output = ends[0]
  }

  deinit {
    close(output)
    guard !isLeft else { return }
    kill(process, SIGTERM)
    // It ends by the signal, or by the next line it writes.
    var status: Int32 = 0
    waitpid(process, &status, WNOHANG)
  }

  /// What it said and its exit code, once it has ended; 128 plus the signal when one ended it.
  func ended() -> (said: String, status: Int32)? {
    read()
    guard isClosed else { return nil }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    isLeft = true
    let signal = status & 0x7f
    return (String(decoding: said, as: UTF8.self), signal == 0 ? (status >> 8) & 0xff : 128 + signal)
  }

  /// Asks it to end.
  func cancel() { kill(process, SIGTERM) }

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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let process = try spawn(program, arguments, &actions)
    var status: Int32 = 0
    while waitpid(process, &status, 0) != process {
      guard errno == EINTR else { throw .start(program: program, reason: reason(errno)) }
    }
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ actions: inout posix_spawn_file_actions_t
  ) throws(MonitorError) -> pid_t {
    // What this process ignores or blocks is no concern of the program's.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var standard = sigset_t()
    sigemptyset(&standard)
    for number in [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGTSTP, SIGXFSZ] { sigaddset(&standard, number) }
    posix_spawnattr_setsigdefault(&attributes, &standard)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for argument in argv { free(argument) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, program, &actions, &attributes, &argv, environ)
    guard status == 0 else { throw .start(program: program, reason: reason(status)) }
    return process
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
