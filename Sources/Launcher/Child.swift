// Starting a program with exactly the descriptors it shall have.
import Bus
import Foundation
import Processes
import Vocabulary

/// Where a child's output goes.
public typealias ChildOutput = ProgramStart.Stream

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
  /// Starts it; `lifeline` and `lock`, which lie above both numbers, are given to it under those of `ChildDescriptors`, when there are any.
  /// With `endsWithUs` a program of Swivel's ends when this thread does, which has to wait for it.
  func spawn(lifeline: Int32?, lock: Int32?, endsWithUs: Bool = false) throws(LauncherError) -> Int32 {
    var start = ProgramStart(path: path, arguments: arguments)
    start.input = readsInput ? .inherited : .nothing
    (start.output, start.error) = (standardOutput, standardError)
    if let lifeline { start.given[ChildDescriptors.lifeline] = lifeline }
    if let lock { start.given[ChildDescriptors.lock] = lock }
    if endsWithUs { start.variables[Starter.own.name] = Starter.own.value }
    // What a user's shell gave to the launcher may be meant for the app.
    start.keepsOthers = true
    start.standardSignals = []
    do { return try start.start().process } catch {
      throw .system(call: "start", subject: path, reason: error.reason)
    }
  }
}

/// A copy of a descriptor above all those children are given; closed when a program is executed.
func raised(_ descriptor: Int32) throws(LauncherError) -> Int32 {
  let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
  guard copy >= 0 else {
    // A number no process may have here.
    if errno == EINVAL { errno = EMFILE }
    throw InstanceLock.failure("fcntl", "F_DUPFD_CLOEXEC")
  }
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
    switch RunningProgram(process: process).wait() {
    case .code(let code): return code
    case .signal(let number): return ExitStatus.signal + number
    case .unknown: throw InstanceLock.failure("waitpid", path)
    }
  }
}

/// Whom signals go on to; a handler has nothing but what is global.
private enum HandedOn {
  nonisolated(unsafe) static var process: pid_t = 0
}
