// The host's side of the sensor's stream: in order, without gaps, across restarts of either process.
import Emulator
import Wire

/// What to do with what the sensor said.
enum SensorLinkAction: Equatable {
  case nothing
  /// Ask for everything after the last handled message.
  case catchUp
  /// Handle these, in this order.
  case handle([SensorChange])
}

/// Follows a numbered stream (the Clone pattern of the ZeroMQ guide).
struct SensorLink {
  /// The last message handled.
  private(set) var last: Cause
  /// Whether the present sensor has been heard, so that nothing published from now on is missed.
  private(set) var isLinked = false
  /// Changes that were lost for good: the sensor no longer had them.
  private(set) var lost: UInt64 = 0
  private var isCatchingUp = false

  init(last: Cause) { self.last = last }

  /// A published change.
  mutating func receive(_ change: SensorChange) -> SensorLinkAction {
    if isCatchingUp { return .nothing }
    guard change.cause.epoch == last.epoch else { return startCatchUp() }
    if change.cause.n <= last.n { return .nothing }
    guard change.cause.n == last.n + 1 else { return startCatchUp() }
    last = change.cause
    return .handle([change])
  }

  /// A heartbeat: the stream's last number. It also ends a catch-up whose answer was lost with the sensor.
  mutating func receiveBeat(_ beat: Cause) -> SensorLinkAction {
    isLinked = true
    if beat == last { return .nothing }
    return startCatchUp()
  }

  private mutating func startCatchUp() -> SensorLinkAction {
    isCatchingUp = true
    return .catchUp
  }

  /// The answer to a catch-up.
  mutating func receive(_ changes: [SensorChange]) -> SensorLinkAction {
    isCatchingUp = false
    let fresh = changes.filter { $0.cause.epoch != last.epoch || $0.cause.n > last.n }
    guard let first = fresh.first, let newest = fresh.last else { return .nothing }
    let expected = first.cause.epoch == last.epoch ? last.n + 1 : 1
    lost &+= first.cause.n - min(expected, first.cause.n)
    last = newest.cause
    return .handle(fresh)
  }
}
