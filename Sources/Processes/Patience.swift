// Tells a process that hangs from one the machine has no time for: what counts is the time it had itself.

/// How long a process that is waited for has done nothing.
public struct Patience: Sendable {
  /// Seconds of its own after which it hangs.
  public let limit: Double
  private var spent = 0.0
  private var processorTime: Double?

  /// Patience of `limit` seconds, of which none is spent.
  public init(limit: Double) { self.limit = limit }

  /// Looks at a process `elapsed` seconds after the last look; whether it hangs.
  ///
  /// One that computes spends the processor time it was given, one that waits or is stopped the time that went by, and one at a
  /// debugger's breakpoint, or whose crash is being read, none. A load of nil is of a process that could not be looked at.
  public mutating func look(_ load: ProcessLoad?, didSomething: Bool, after elapsed: Double) -> Bool {
    let had = load.map { $0.processorTime - (processorTime ?? 0) }
    processorTime = load?.processorTime ?? processorTime
    if didSomething {
      spent = 0
      return false
    }
    switch load?.state {
    // Its threads may have computed at once.
    case .running: spent += min(had ?? 0, elapsed)
    case .waiting, .stopped, nil: spent += elapsed
    case .traced, .dying: break
    }
    return spent >= limit
  }
}
