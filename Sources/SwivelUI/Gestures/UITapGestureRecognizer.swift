// Taps, swipes and presses: gestures that are over when they are recognised, or stay.

/// Recognises taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row.
  open var numberOfTapsRequired = 1
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
  /// Which buttons of a pointer count.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  /// How long the finger of a tap stays at most. UIKit does not say: ours is where a long press begins.
  private static let longest: TimeInterval = 0.5

  /// One finger that is lifted where it was is one tap, and none of several.
  override func follow(_ path: FingerPath) {
    guard state == .possible else { return }
    guard path.reach < FingerPath.slop else {
      state = .failed
      return
    }
    guard path.isLifted else { return }
    let isMine = max(1, numberOfTapsRequired) == 1 && numberOfTouchesRequired == 1 && path.duration < Self.longest
    state = isMine && mayBegin ? .ended : .failed
  }
}

/// Recognises swipes.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to; raw values are UIKit's.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count.
  open var direction: Direction = .right
  /// With how many fingers.
  open var numberOfTouchesRequired = 1

  /// How far a swipe goes at least, how far it may stray and how long it may take. UIKit says none of them: ours.
  private static let least: CGFloat = 50
  private static let stray: CGFloat = 50
  private static let longest: TimeInterval = 0.5

  override func follow(_ path: FingerPath) {
    guard state == .possible, numberOfTouchesRequired == 1 else { return }
    guard path.duration <= Self.longest else {
      state = .failed
      return
    }
    let shift = path.shift
    let isAcross = abs(shift.x) >= abs(shift.y)
    guard max(abs(shift.x), abs(shift.y)) >= Self.least, min(abs(shift.x), abs(shift.y)) <= Self.stray else {
      if path.isLifted { state = .failed }
      return
    }
    let way: Direction = isAcross ? (shift.x > 0 ? .right : .left) : (shift.y > 0 ? .down : .up)
    guard direction.contains(way), mayBegin else {
      state = .failed
      return
    }
    state = .ended
  }
}

/// Recognises fingers that stay.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// For how many seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many points a finger may stray.
  open var allowableMovement: CGFloat = 10
  /// How many taps before.
  open var numberOfTapsRequired = 0
  /// With how many fingers.
  open var numberOfTouchesRequired = 1

  override func follow(_ path: FingerPath) {
    switch state {
    case .possible:
      if path.duration >= minimumPressDuration {
        guard mayBegin else {
          state = .failed
          return
        }
        state = .began
        if path.isLifted { state = .ended }
      } else if path.reach > allowableMovement || path.isLifted {
        state = .failed
      }
    case .began, .changed:
      // It changes when the finger moves, not while it stays (UILongPressGestureRecognizer).
      if path.isLifted { state = .ended } else if path.now != place { state = .changed }
    case .ended, .cancelled, .failed: break
    }
    place = path.now
  }
  /// Where the finger was last.
  private var place = CGPoint.zero
}
