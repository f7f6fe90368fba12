// A process that serves nobody but the one that started it, and has no pipe to it: it ends when that one is gone, whatever it is at.
import CPidfd
import Foundation

/// Ties a program that is run to its end to whoever waits for it. Processes of an instance have their lifeline instead.
public enum Starter {
  /// The variable that tells a program who waits for it.
  private static let variable = "SWIVEL_STARTER"

  /// What a program that is to end with this process finds among its variables.
  public static var own: (name: String, value: String) { (variable, "\(getpid())") }

  /// Has the kernel send `signal` to this process when the one that started it is gone; nothing where nobody said that it waits. What this
  /// process starts learns nothing of it.
  ///
  /// The kernel means the thread that started it (`PR_SET_PDEATHSIG`): who waits does so on that thread.
  public static func follow(by signal: Int32) {
    guard let word = getenv(variable), let starter = pid_t(String(cString: word)) else { return }
    unsetenv(variable)
    // The variable may have come by way of a program that knows nothing of it and lives.
    guard getppid() == starter else {
      if starter <= 0 || kill(starter, 0) == 0 || errno != ESRCH { return }
      exit(128 + signal)
    }
    swivel_follow_parent(signal)
    // It may have gone before the kernel was asked.
    if getppid() != starter { exit(128 + signal) }
  }
}
