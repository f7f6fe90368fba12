// Starting a program as a process of its own: the one place that does, with the streams and descriptors it shall have and no others.
// Foundation's Process waits for ever for a thread of its own where the system grants none, and traps where it grants no pipe.
import Foundation
import Synchronization

/// A program to start, and what it finds.
public struct ProgramStart: Sendable, Equatable {
  /// What one of its streams is.
  public enum Stream: Sendable, Equatable {
    /// This process's own.
    case inherited
    /// Empty for who reads it, and nowhere for who writes.
    case nothing
    /// An open descriptor of this process's.
    case descriptor(Int32)
    /// Appended to a file, which is made with mode 0600 where there is none; a link there is not followed.
    case file(String)
  }

  /// The program's file; a name without a slash is this folder's unless it is looked for.
  public var path: String
  /// Whether a name without a slash is looked for on the `PATH`.
  public var isLookedFor = false
  /// Without the program's name.
  public var arguments: [String]
  /// Variables of its own, beside those this process has.
  public var variables: [String: String] = [:]
  /// What it reads.
  public var input = Stream.nothing
  /// Where what it says goes.
  public var output = Stream.inherited
  /// Where what it complains goes.
  public var error = Stream.inherited
  /// Further descriptors of this process's, by the numbers they have there, which lie below all of this process's own that are given.
  public var given: [Int32: Int32] = [:]
  /// Whether what is open here by the will of whoever started this process stays open there.
  public var keepsOthers = false
  /// Whether it is none of this process's group: what a terminal's keys signal is not it then.
  public var isApart = false
  /// Signals that do there what they do in a new process, whatever this one made of them.
  public var standardSignals = [SIGPIPE, SIGTERM, SIGXFSZ]

  /// A program that reads nothing, and says and complains where this process does.
  public init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// This process's own program, as it was when it was started.
  public static var own: String { "/proc/self/exe" }
}

/// Why a program was not started.
public struct ProgramError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Which one was meant.
  public var path: String
  /// What the system said.
  public var reason: String

  init(_ path: String, _ number: Int32) {
    self.path = path
    reason = String(cString: strerror(number))
  }

  /// In a sentence.
  public var description: String { "\(path) cannot be started: \(reason)" }
}

/// Held from when a pipe is made until it closes at the next program's start, and while one is started: else each of two that are started
/// at once could be left the other's pipe, and wait for an end that does not come.
let starting = Mutex(())

extension ProgramStart {
  /// Starts it; whoever does has to wait for it.
  public func start() throws(ProgramError) -> RunningProgram {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    connect(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    describe(&attributes)
    let target = target
    var argv: [UnsafeMutablePointer<CChar>?] = ([target] + arguments).map { strdup($0) } + [nil]
    var envp = environment()
    defer { for word in argv + envp { free(word) } }
    RunningProgram.keepEndings()
    var process: pid_t = 0
    let status = starting.withLock { _ in
      isLookedFor
        ? posix_spawnp(&process, target, &actions, &attributes, &argv, &envp)
        : posix_spawn(&process, target, &actions, &attributes, &argv, &envp)
    }
    guard status == 0 else { throw ProgramError(target, status) }
    return RunningProgram(process: process)
  }

  /// This process's own program by its name, which is what lists of processes show, unless the file has gone meanwhile.
  private var target: String {
    guard path == Self.own else { return path }
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard readlink(path, &name, name.count - 1) > 0, access(name, X_OK) == 0 else { return path }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func connect(_ actions: inout posix_spawn_file_actions_t) {
    for (number, stream) in [(Int32(0), input), (1, output), (2, error)] {
      switch stream {
      case .inherited: break
      case .nothing:
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
      case .descriptor(let source): posix_spawn_file_actions_adddup2(&actions, source, number)
      case .file(let path):
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW
        posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
      }
    }
    // dup2 clears close-on-exec.
    for (number, source) in given { posix_spawn_file_actions_adddup2(&actions, source, number) }
    guard !keepsOthers else { return }
    for number in 3..<Self.usualDescriptors where given[number] == nil {
      let flags = fcntl(number, F_GETFD)
      if flags >= 0, flags & FD_CLOEXEC == 0 { posix_spawn_file_actions_addclose(&actions, number) }
    }
  }

  /// Descriptors processes have where nobody raised their limit: shells and what they run leave none open above.
  private static let usualDescriptors: Int32 = 1024

  private func describe(_ attributes: inout posix_spawnattr_t) {
    // Signals blocked in the thread that starts it would stay blocked there, SIGTERM among them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var standard = sigset_t()
    sigemptyset(&standard)
    for number in standardSignals { sigaddset(&standard, number) }
    posix_spawnattr_setsigdefault(&attributes, &standard)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if isApart { flags |= POSIX_SPAWN_SETPGROUP }
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// This process's variables, and those of its own instead of theirs; the caller's to free but for the end.
  private func environment() -> [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      if !variables.keys.contains(where: { strncmp(variable, $0 + "=", $0.utf8.count + 1) == 0 }) {
        copies.append(strdup(variable))
      }
      next += 1
    }
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) { copies.append(strdup("\(name)=\(value)")) }
    return copies + [nil]
  }
}
