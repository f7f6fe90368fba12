// What an app's people say of it in Swift: what has to be so in every state, and what is meant. A file of its own, because it is
// the one part of exploring that hosts of others' apps write against.
import SwivelUI

/// Asked after every event of an exploration; filled in where the host is started.
public struct ExploreRules {
  /// One thing that has to be so.
  struct Rule {
    var name: String
    var holds: @MainActor (UIWindow) -> Bool
  }

  private(set) var rules: [Rule] = []
  /// As `--ignore` has them.
  private(set) var ignored: [String] = []

  /// No rules.
  public init() {}

  /// Has to be so in every window on the screen after every event. `holds` must not change anything: it is asked often, and in an
  /// order of its own.
  public mutating func expect(_ name: String, _ holds: @escaping @MainActor (UIWindow) -> Bool) {
    rules.append(Rule(name: name, holds: holds))
  }

  /// What this oracle says is meant: of the screen whose controller has this class name, or of all.
  public mutating func ignore(_ oracle: Oracle, on screen: String? = nil) {
    ignored.append(screen.map { "\(oracle.rawValue):\($0)" } ?? oracle.rawValue)
  }
}
