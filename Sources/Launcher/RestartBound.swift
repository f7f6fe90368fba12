// How long a restart may take: the next host runs again what this one ran, and has no more work with it than this one had.
import Processes

/// The bound of a restart of the host.
public enum RestartBound {
  /// Seconds from which people are told: as long as `up` waits for an instance unless told otherwise.
  static let long = 10.0
  /// A host that starts again may have this many times the processor time of those before it until it answers: the same
  /// work takes longer beside other work, which shares its caches.
  static let margin = 2.0

  /// Processor time, in seconds, that a living host has had since it was started: for its launch, for the inputs it ran
  /// again and those it ran first, and a little for waiting. nil of a process that is gone.
  public static func seconds(ofHost process: Int32) -> Double? { ProcessLoad(process: process)?.processorTime }
}
