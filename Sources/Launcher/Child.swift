// Starting a program with exactly the descriptors it shall have.
import Bus
import Foundation

/// Where a child's output goes.
public enum ChildOutput: Sendable, Equatable {
  /// To where the launcher's own goes.
  case inherited
  /// Appended to a file.
  case file(String)
  /// An open descriptor of the launcher's.
  case descriptor(Int32)
}

/// A program to run as a child.
public struct ChildProgram: Sendable, Equatable {
  /// The program's file.
  public var path: String
  /// Without the program's name.
  public var arguments: [String]
  /// Where its standard output goes.
  public var standardOutput = ChildOutput.inherited
  /// Where its standard error goes.
  public var standardError = ChildOutput.inherited
  /// Whether it reads the launcher's standard input; else it reads nothing.
  public var readsInput = false

  public init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }
}

/// The descriptors children find: their lifeline, whose end is the order to leave, and the instance's lock.
enum ChildDescriptors {
  static let lifeline = Service.lifelineDescriptor
  static let lock = Service.lockDescriptor
}

extension ChildProgram {
  /// Starts it; `lifeline` and `lock` are given to it under the numbers of `ChildDescriptors`, when there are any.
  /// With `endsWithUs` a program of Swivel's ends when this thread does, which has to wait for it.
  func spawn(lifeline: Int32?, lock: Int32?, endsWithUs: Bool = false) throws(LauncherError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if !readsInput { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    for (descriptor, output) in [(Int32(1), standardOutput), (2, standardError)] {
      switch output {
      case .inherited: break
      case .file(let path):
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
      case .descriptor(let source): posix_spawn_file_actions_adddup2(&actions, source, descriptor)
      }
    }
    // The sources lie above both targets, so neither overwrites the other; dup2 clears close-on-exec.
    if let lifeline { posix_spawn_file_actions_adddup2(&actions, lifeline, ChildDescriptors.lifeline) }
    if let lock { posix_spawn_file_actions_adddup2(&actions, lock, ChildDescriptors.lock) }
    // Signals blocked in the thread that starts it would stay blocked in the child, SIGTERM among them.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for argument in argv { free(argument) } }
    var process: pid_t = 0
    var variables = endsWithUs ? Self.variables(with: Starter.own) : []
    defer { for variable in variables { free(variable) } }
    let status = variables.withUnsafeMutableBufferPointer { own in
      posix_spawn(&process, path, &actions, &attributes, &argv, endsWithUs ? own.baseAddress : environ)
    }
    guard status == 0 else {
      throw .system(call: "start", subject: path, reason: String(cString: strerror(status)))
    }
    return process
  }

  /// This process's variables as they are, and one more; the caller's to free but for the end.
  private static func variables(with one: (name: String, value: String)) -> [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      if strncmp(variable, one.name + "=", one.name.utf8.count + 1) != 0 { copies.append(strdup(variable)) }
      next += 1
    }
    return copies + [strdup("\(one.name)=\(one.value)"), nil]
  }
}

/// A copy of a descriptor above all those children are given; closed when a program is executed.
func raised(_ descriptor: Int32) throws(LauncherError) -> Int32 {
  let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
  guard copy >= 0 else { throw InstanceLock.failure("fcntl", "F_DUPFD_CLOEXEC") }
  return copy
}

/// A pipe whose ends close when a program is executed.
func makePipe() throws(LauncherError) -> (readEnd: Int32, writeEnd: Int32) {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw InstanceLock.failure("pipe", "") }
  for end in ends where fcntl(end, F_SETFD, FD_CLOEXEC) != 0 { throw InstanceLock.failure("fcntl", "FD_CLOEXEC") }
  return (ends[0], ends[1])
}

/// How a process ended, for people.
func describeEnding(_ status: Int32) -> String {
  let signal = status & 0x7f
  return signal == 0 ? "exit \((status >> 8) & 0xff)" : "signal \(signal)"
}

/// Whether a process was ended from outside: by signals that programs do not raise by their own faults. The system's own
/// SIGKILL for want of memory is one of them.
func wasKilled(_ status: Int32) -> Bool {
  [SIGKILL, SIGTERM, SIGHUP, SIGINT, SIGQUIT].contains(status & 0x7f)
}

/// Whether a process raised a signal by a fault of its own, as Swift's runtime does when a program traps.
func hasCrashed(_ status: Int32) -> Bool { status & 0x7f != 0 && !wasKilled(status) }

extension ChildProgram {
  /// Becomes the program, with the descriptors and the terminal this process has: what ends the one ends the other, and no
  /// child is left behind.
  public func replaceThisProcess() throws(LauncherError) -> Never {
    var argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &argv)
    let error = InstanceLock.failure("start", path)
    for argument in argv { free(argument) }
    throw error
  }

  /// Runs it to its end and returns its exit code, 128 plus the signal when one ended it. When this process is killed meanwhile, a
  /// program of Swivel's ends as well.
  ///
  /// `signals` that come to this process meanwhile go on to it: it may have something to say before it ends.
  public func runToEnd(handingOn signals: [Int32] = []) throws(LauncherError) -> Int32 {
    let process = try spawn(lifeline: nil, lock: nil, endsWithUs: true)
    HandedOn.process = process
    for number in signals { signal(number) { _ = kill(HandedOn.process, $0) } }
    var status: Int32 = 0
    while waitpid(process, &status, 0) != process {
      guard errno == EINTR else { throw InstanceLock.failure("waitpid", path) }
    }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}

/// Whom signals go on to; a handler has nothing but what is global.
private enum HandedOn {
  nonisolated(unsafe) static var process: pid_t = 0
}
