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
      guard starter > 0, isGone(starter) else { return }
      exit(128 + signal)
    }
    swivel_follow_parent(signal)
    // It may have gone before the kernel was asked.
    if getppid() != starter { exit(128 + signal) }
  }

  /// Whether there is no such process, or one that has ended and that nobody has waited for yet: to kill(2) that one still is.
  private static func isGone(_ process: pid_t) -> Bool {
    if kill(process, 0) != 0, errno == ESRCH { return true }
    guard let stat = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      // Waited for meanwhile, or not ours to read.
      return kill(process, 0) != 0 && errno == ESRCH
    }
    // proc(5): the state follows the name, which stands in brackets and may hold some.
    let state = String(decoding: stat, as: UTF8.self).split(separator: ")").last?.split(separator: " ").first
    return state == "Z" || state == "X"
  }
}
