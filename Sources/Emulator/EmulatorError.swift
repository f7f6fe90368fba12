// Why a device cannot be made.

/// A combination of device, era, apps and arrangement that cannot exist.
public enum EmulatorError: Error, Equatable, CustomStringConvertible {
  /// The device was not sold with, or no longer runs, this version.
  case deviceCannotRun(device: String, era: String, runs: String)
  case noApps(device: String)
  case tooManyWindows(count: Int, limit: Int)
  /// The arrangement is not offered; the text says why.
  case arrangementUnavailable(arrangement: String, reason: String)
  /// A device is launched dark whose version knows no Dark Mode.
  case appearanceUnavailable(appearance: String, device: String, era: String)
  /// The app's delegate showed no window at launch.
  case appShowedNoWindow(app: String)

  public var description: String {
    switch self {
    case .deviceCannotRun(let device, let era, let runs): "\(device) runs iOS \(runs), not \(era)"
    case .noApps(let device): "\(device) needs at least one app to run"
    case .tooManyWindows(let count, let limit): "\(count) windows are more than the \(limit) a device may have"
    case .arrangementUnavailable(let arrangement, let reason): "\(arrangement) is not available: \(reason)"
    case .appearanceUnavailable(let appearance, let device, let era):
      "\(device) is not \(appearance) with iOS \(era): Dark Mode came with iOS 13"
    case .appShowedNoWindow(let app):
      "\(app) showed no window: its delegate must make a UIWindow and call makeKeyAndVisible() at launch"
    }
  }
}
