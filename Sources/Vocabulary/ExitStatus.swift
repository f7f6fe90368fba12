// What exit codes mean, in one place for every program and every product that ends a process.

/// The exit codes of every program.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// What was asked for came about, and nothing was found.
  case done = 0
  /// An expectation failed, or something was found.
  case finding = 1
  /// The words of the command were not understood.
  case usage = 2
  /// Refused, with the reason.
  case refused = 3
  /// No answer in time.
  case notSettled = 4
  /// There is no instance of that name.
  case nothingRunning = 5
  /// An outcome differs from the logged one.
  case replayDiverged = 6
  /// Programs of two versions met.
  case versionMismatch = 7
  /// The app ended its process.
  case crashed = 8

  /// What a child's exit code exceeds when a signal ended it.
  public static let signal: Int32 = 128
}

extension Receipt {
  /// The code of a verb that brought this receipt; `window` narrows the question, `any` is content with one window.
  public func exitStatus(turns: Bool = true, window: Int? = nil, any: Bool = false) -> ExitStatus {
    switch ending {
    case .crashed: return .crashed
    case .refused: return .refused
    case .unsettled: return .notSettled
    case .settled:
      // What UIKit would have thrown stopped the command, whether or not it asked for a turn.
      if !turns { return windows.contains { $0.reason == .exception } ? .refused : .done }
    }
    let asked = windows.filter { window == nil || $0.id == window }
    // A window in the background was not asked, so it is no window that turned.
    let answers = asked.filter { $0.reason != .covered }
    if any, !answers.isEmpty { return answers.contains { !$0.reason.isRefusal } ? .done : .refused }
    return asked.contains { $0.reason.isRefusal } ? .refused : .done
  }

  /// The ending in the words of the exit code: a turn that settled and that a window refused is refused, for these reasons.
  public func ending(turns: Bool = true, window: Int? = nil, any: Bool = false) -> Ending {
    guard ending == .settled, exitStatus(turns: turns, window: window, any: any) == .refused else { return ending }
    let refusals = windows.filter { $0.reason.isRefusal && (window == nil || $0.id == window) }
    return .refused(refusals.map { "window \($0.id): \($0.reason.rawValue)" }.joined(separator: ", "))
  }
}
