// The kinds of gestures documents place on views. A finger of the device makes single taps; the other kinds are objects.

/// Recognises taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row.
  open var numberOfTapsRequired = 1
  /// With how many fingers.
  open var numberOfTouchesRequired = 1

  /// Whether one tap with one finger is enough.
  var takesSingleTap: Bool { isEnabled && numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

/// Recognises swipes.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
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
}

/// Recognises fingers that stay.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// For how many seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many points a finger may stray.
  open var allowableMovement: CGFloat = 10
}

/// Recognises fingers that drag.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// With how many fingers, at least.
  open var minimumNumberOfTouches = 1
  /// With how many fingers, at most.
  open var maximumNumberOfTouches = Int.max
}

/// Recognises fingers that drag from an edge of the screen.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// Recognises two fingers that move apart or together.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, 1 at first.
  open var scale: CGFloat = 1
}

/// Recognises two fingers that turn.
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned, in radians.
  open var rotation: CGFloat = 0
}
