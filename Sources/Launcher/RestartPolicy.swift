// When a child that died is started again: at once the first time, then ever later, and not for ever before it was ready.

/// The backoff of one child.
struct RestartPolicy: Sendable {
  enum Decision: Sendable, Equatable {
    /// Start it again at this clock time.
    case restart(at: Double)
    case giveUp(attempts: Int)
  }

  /// Seconds before the second restart in a row; doubled for each further one.
  static let firstDelay = 0.1
  /// The longest wait between restarts, in seconds.
  static let longestDelay = 5.0
  /// A child that lived this long, in seconds, starts anew with no delay.
  static let healthyLife = 10.0
  /// Deaths before the instance was ever ready, after which the launch has failed.
  static let attemptsBeforeReady = 3

  private var deathsInARow = 0
  private var deaths = 0

  mutating func died(at now: Double, afterLiving life: Double, wasReady: Bool) -> Decision {
    deaths += 1
    deathsInARow = life >= Self.healthyLife ? 1 : deathsInARow + 1
    if !wasReady && deaths >= Self.attemptsBeforeReady { return .giveUp(attempts: deaths) }
    if deathsInARow == 1 { return .restart(at: now) }
    let doubled = Self.firstDelay * Double(1 << min(deathsInARow - 2, 16))
    return .restart(at: now + min(doubled, Self.longestDelay))
  }
}
