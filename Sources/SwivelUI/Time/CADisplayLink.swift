// A clock of the screen's pictures: it ticks where pictures would come in the device's time.
import Foundation

/// Calls a method for each picture of the screen, at the multiples of its interval in the device's time.
@preconcurrency @MainActor open class CADisplayLink: NumberedObject {
  /// Pictures a second of a screen that has no more.
  private static let standardRate = 60

  /// Whether it rests.
  open var isPaused = false { didSet { if isPaused != oldValue { follow() } } }
  /// Pictures a second; 0 for as many as there are.
  open var preferredFramesPerSecond = 0
  /// Pictures of the screen for each tick: another word for `preferredFramesPerSecond`, as before era 10.
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, Self.standardRate / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = Self.standardRate / max(1, newValue) }
  }
  /// Pictures a second, from era 15.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// When the last picture was shown.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next will be.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// Seconds between pictures of the screen.
  open var duration: CFTimeInterval { 1 / Double(Self.standardRate) }
  private let target: AnyObject
  private let selector: Selector
  private var isAdded = false
  private var isInvalid = false
  private var ticket: PutOffTicket?

  /// A clock that sends `sel` to `target`, which it keeps until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Lets it tick.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded, !isInvalid else { return }
    isAdded = true
    follow()
  }
  /// Lets it tick no more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    follow()
  }
  /// Ends it.
  open func invalidate() {
    isInvalid = true
    isAdded = false
    follow()
  }

  /// Pictures a second: a part of the screen's, as Core Animation rounds wishes.
  private var rate: Int {
    let wish = preferredFramesPerSecond > 0 ? preferredFramesPerSecond : Int(preferredFrameRateRange.preferred ?? 0)
    guard wish > 0, wish < Self.standardRate else { return Self.standardRate }
    return Self.standardRate / (Self.standardRate / wish)
  }
  private var interval: Double { 1 / Double(rate) }

  private func follow() {
    ticket?.isCancelled = true
    ticket = nil
    guard isAdded, !isPaused, let clock = AppScene.running?.device.clock else { return }
    let mine = PutOffTicket()
    ticket = mine
    // The next multiple of the interval, counted in pictures, so that no error adds up.
    let (rate, second) = (Int64(rate), Int64(1_000_000_000))
    let (whole, rest) = clock.now.quotientAndRemainder(dividingBy: second)
    let pictures = (rest * rate + second / 2) / second
    let ahead = (whole * rate + pictures + 1)
    let due = ahead / rate * second + (ahead % rate * second + rate / 2) / rate
    clock.after(due - clock.now, .displayLink, ticket: mine) { [self] in
      timestamp = clock.seconds
      ActionSending.send(selector, to: target, from: self)
      if ticket === mine { follow() }
    }
  }
}
