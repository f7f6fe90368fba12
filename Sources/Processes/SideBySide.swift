// Threads that work side by side, as many as the system grants: Dispatch waits for ever for the first where it grants none.
import Dispatch
import Foundation

/// Work for several threads.
public enum SideBySide {
  /// Calls `body` on so many threads, this one among them, and returns when all have ended; on fewer where the system grants no more. They
  /// take what there is to do from a place they share.
  public static func perform(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let others = (1..<max(1, count)).compactMap { _ in thread(body) }
    body()
    for other in others { pthread_join(other, nil) }
  }

  /// Whether the system grants so many threads more, at this moment and at once: what starts its own may have no other answer to a refusal
  /// than to end the process.
  public static func isGranted(_ count: Int) -> Bool {
    let gate = DispatchSemaphore(value: 0)
    let had = (0..<count).compactMap { _ in thread { gate.wait() } }
    for _ in had { gate.signal() }
    for thread in had { pthread_join(thread, nil) }
    return had.count == count
  }

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// A thread that is to be joined; nil where the system grants none.
  private static func thread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var thread = pthread_t()
    let given = Unmanaged.passRetained(Body(body))
    let status = pthread_create(
      &thread, nil,
      { given in
        guard let given else { return nil }
        Unmanaged<Body>.fromOpaque(given).takeRetainedValue().run()
        return nil
      }, given.toOpaque())
    guard status != 0 else { return thread }
    given.release()
    return nil
  }
}
