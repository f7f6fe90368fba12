// How time passes for the apps of a device: from one thing they put off to the next, each settled before the next.
import SwivelUI
import Vocabulary

extension EmulatedDevice {
  /// The time apps live in, in seconds since the launch. Inputs with a later time bring it there; a wait leaves it at its end.
  public var now: Double { context.clock.seconds }

  /// What the clock on the device's wall says now.
  public var wallTime: WallTime { context.clock.wallTime }

  /// Seconds until the next thing that was put off comes to pass; nil for never.
  public var nextDue: Double? {
    context.clock.nextDue.map { Double(max(0, $0 - context.clock.now)) / 1e9 }
  }

  /// What was put off until `seconds` comes to pass, and the present is there.
  func pass(until seconds: Double) {
    // An input of more than a century hence comes when everything that was put off has long been.
    pass(until: VirtualClock.nanoseconds(min(max(0, seconds), Self.latest)))
  }

  /// The latest present, in seconds: nanoseconds of it are counted in 64 bits.
  private static let latest = 4e9

  private func pass(until end: Int64) {
    let clock = context.clock
    while let next = nextMoment(until: end) {
      clock.move(to: next.time)
      if next.isMidnight { forEachApp { $0.app.beginDay() } }
      settleGuests()
      guard clock.complaint == nil else { return }
    }
    clock.move(to: end)
  }

  /// When something comes to pass next: what was put off, or a day. Of days on which nothing else does the last is told.
  private func nextMoment(until end: Int64) -> (time: Int64, isMidnight: Bool)? {
    let due = context.clock.nextDue.flatMap { $0 <= end ? $0 : nil }
    if let midnight = context.clock.lastMidnight(until: due ?? end) { return (midnight, true) }
    return due.map { ($0, false) }
  }

  /// Lets time pass; why it cannot be done, else nil.
  func wait(_ seconds: Double) -> String? {
    guard seconds >= 0, seconds <= DeviceEvent.maximumWait else {
      return "a wait takes 0 to \(Int(DeviceEvent.maximumWait)) seconds, not \(seconds)"
    }
    // Counted from the present as it is, so that waits add up without an error.
    let end = context.clock.now + VirtualClock.nanoseconds(seconds)
    guard end <= VirtualClock.nanoseconds(Self.latest) else {
      return "the device has run for \(Int(now)) of the \(Int(Self.latest)) seconds its clock can count"
    }
    pass(until: end)
    return nil
  }
}
