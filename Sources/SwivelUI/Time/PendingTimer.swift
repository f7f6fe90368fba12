// Foundation's timers on the device's time: who adds one to a run loop, adds it here. Timers with a target and a selector,
// which Foundation has no form of on Linux.
import Foundation

/// A timer that was added to a run loop.
final class PendingTimer {
  /// Nil once it was found to be invalid: it is never valid again.
  private(set) var timer: Timer?
  /// When it is to fire next, as it stood last, in seconds of Foundation's reference date. An app may change it.
  var fireTime: Double
  /// Counts its places in the queue: all but the last are void.
  var turn = 0
  let owner: PutOffOwner?

  init(_ timer: Timer, owner: PutOffOwner?) {
    self.timer = timer
    self.owner = owner
    fireTime = timer.fireDate.timeIntervalSinceReferenceDate
  }

  deinit { end() }

  /// Whether it is to fire now: it was neither moved since nor invalidated.
  func isDue(_ turn: Int) -> Bool { self.turn == turn && timer?.isValid == true }

  /// Invalidates it. It keeps nobody any more, and is gone with those that keep it.
  func end() {
    guard let timer else { return }
    self.timer = nil
    timer.invalidate()
    (objc_getAssociatedObject(timer, TimerTarget.key) as? TimerTarget)?.object = nil
    if Self.staysForEver { Unmanaged.passUnretained(timer).release() }
  }

  /// Whether Foundation takes a reference of each timer for its run loop and never gives it back, as it does on Linux (6.3): no timer
  /// would ever go, nor what its block holds.
  private static let staysForEver: Bool = {
    weak var left: Timer?
    do {
      let timer = Timer(timeInterval: 1, repeats: false) { _ in }
      timer.invalidate()
      left = timer
    }
    return left != nil
  }()
}

/// To whom a timer sends its selector, until it is invalid.
private final class TimerTarget: @unchecked Sendable {
  /// Only touched on the main actor.
  var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }

  /// Where a timer has it.
  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension VirtualClock {
  /// The least time between two firings, as Foundation has it for intervals of nothing.
  private static let leastInterval: Int64 = 100_000
  /// Dates are numbers of seconds in floating point, exact to a fraction of a microsecond, which is rounded to.
  private static let grain = 1e6

  /// A timer was added to a run loop; in several modes it is one.
  func take(_ timer: Timer) {
    guard timer.isValid, !timers.contains(where: { $0.timer === timer }) else { return }
    let pending = PendingTimer(timer, owner: currentOwner)
    timers.append(pending)
    // Made by `Timer(timeInterval:repeats:block:)`, which on Linux begins now, and by its documentation an interval later.
    let isMadeToBeginNow = pending.fireTime == referenceTime && timer.timeInterval > 0
    place(pending, after: isMadeToBeginNow ? Self.nanoseconds(timer.timeInterval) : delay(until: pending.fireTime))
  }

  private func delay(until fireTime: Double) -> Int64 {
    let microseconds = (fireTime - referenceTime) * Self.grain
    // A date too far away to count, such as `distantFuture`, by which timers are paused.
    guard microseconds < 1e15 else { return .max }
    return Int64(max(0, microseconds.rounded())) * 1_000
  }

  private func place(_ pending: PendingTimer, after delay: Int64) {
    pending.turn += 1
    insert(.timer, "", delay, .timer(pending, turn: pending.turn), owner: pending.owner)
  }

  /// Forgets timers that were invalidated, and moves those an app gave another date.
  func followTimers() {
    guard !timers.isEmpty else { return }
    for pending in timers where pending.timer?.isValid == false { pending.end() }
    timers.removeAll { $0.timer == nil }
    for pending in timers {
      guard let fireTime = pending.timer?.fireDate.timeIntervalSinceReferenceDate else { continue }
      guard fireTime != pending.fireTime else { continue }
      pending.fireTime = fireTime
      place(pending, after: delay(until: fireTime))
    }
  }

  /// A timer is due, unless it was moved meanwhile.
  @MainActor func fire(_ pending: PendingTimer, turn: Int, owner: PutOffOwner?) {
    guard pending.isDue(turn), let timer = pending.timer else { return }
    let interval = timer.timeInterval
    if interval > 0 {
      let step = max(Self.leastInterval, Self.nanoseconds(interval))
      timer.fireDate = timer.fireDate.addingTimeInterval(Double(step) / 1e9)
      pending.fireTime = timer.fireDate.timeIntervalSinceReferenceDate
      place(pending, after: step)
    }
    // One that does not repeat is invalid then.
    timer.fire()
  }
}

/// A timer that carries what its maker gave it.
private final class InformedTimer: Timer {
  var info: Any?
  override var userInfo: Any? { info }
}

extension Timer {
  /// A timer on the run loop that sends `aSelector` to `aTarget` after `ti` seconds, again and again if it `yesOrNo`. It
  /// keeps its target until it is invalid.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  fileprivate convenience init(every ti: TimeInterval, _ aTarget: Any, _ aSelector: Selector, repeats yesOrNo: Bool) {
    let target = TimerTarget(aTarget as AnyObject)
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.unchecked {
        if let object = target.object { ActionSending.send(aSelector, to: object, from: timer) }
      }
    }
    if MainThread.isHere { objc_setAssociatedObject(self, TimerTarget.key, target, .OBJC_ASSOCIATION_RETAIN) }
    // On Linux Foundation begins such a timer now; UIKit's begins an interval later.
    fireDate = fireDate.addingTimeInterval(ti)
  }
}

extension RuntimeMade where Self: Timer {
  /// A timer that sends `aSelector` to `aTarget` after `ti` seconds, again and again if it `yesOrNo`, for a run loop it is added to. It
  /// keeps its target until it is invalid, and `userInfo` (Timer.userInfo).
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let timer = InformedTimer(every: ti, aTarget, aSelector, repeats: yesOrNo)
    timer.info = userInfo
    guard let made = timer as? Self else { preconditionFailure("timers have no subclasses") }
    self = made
  }
  /// The same, of which the first time is a date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    fireDate = date
  }
}
