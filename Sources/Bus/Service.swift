// What every service process does around its loop: ignore what is not meant for it, and leave with its launcher.
import FileWriting
import Foundation
import Vocabulary

/// The life of a service process.
public enum Service {
  /// Ctrl-C reaches the whole process group and broken pipes reach anybody; a service ends with its lifeline instead. Nor does it end for
  /// want of a stream.
  public static func ignoreSignals() {
    StandardStreams.prepare()
    signal(SIGINT, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Has a process that leaves well, also by telling its help, leave with 3 where what it printed is lost; called first of all.
  public static func tellLoss() { StandardStreams.tellLossAtExit(by: ExitStatus.refused.rawValue) }

  /// The descriptor whose end is the order to leave; nil when the process was started by hand.
  public static func lifeline() -> Int32? {
    var status = stat()
    guard fstat(lifelineDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
    // What an app starts shall hold neither: the name would stay taken for as long as that runs.
    for descriptor in [lifelineDescriptor, lockDescriptor] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return lifelineDescriptor
  }

  /// The number under which a launcher hands a child its lifeline.
  public static let lifelineDescriptor: Int32 = 3
  /// The number under which it hands it the instance's lock.
  public static let lockDescriptor: Int32 = 4

  /// One line on standard error: who, and what.
  public static func report(_ role: String) -> @Sendable (String) -> Void {
    { text in StandardStreams.say("swivel-\(role): \(text.printable)\n") }
  }
}
