// A control for a value between two ends, which a finger changes that drags its thumb.

/// A slider. The value stays within the ends.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value, 0 at first; what lies beyond the ends becomes the end.
  open var value: Float {
    get { stored }
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }
  private var stored: Float = 0

  /// The value at the left end; pushes the other end before it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = stored
    }
  }
  /// The value at the right end; pushes the other end before it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = stored
    }
  }

  /// Sets the value without telling anybody; animations take no time here.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Whether the value is told of while a finger drags, and not only at the end.
  open var isContinuous = true

  /// The thumb's diameter, in points, where the control is as high: as pictures of screens have it.
  private static let thumb: CGFloat = 28
  /// How far beside the thumb a finger still takes it, in points: a finger is wider than the thumb.
  private static let slack: CGFloat = 10

  override var heldValue: String? {
    let span = maximumValue - minimumValue
    return HeldValue.percent(span > 0 ? (value - minimumValue) / span : 0)
  }
  /// Where the track is: from edge to edge.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  /// Where the thumb is for a value; it stays on the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let thumb = min(Self.thumb, bounds.height)
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let along = !share.isFinite ? 0 : isMirrored ? 1 - share : share
    return CGRect(
      x: rect.minX + along * max(0, rect.width - thumb), y: bounds.midY - thumb / 2, width: thumb, height: thumb)
  }

  private var thumbNow: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Where a finger took the thumb, from its middle.
  private var hold: CGFloat = 0

  /// A finger is followed that takes the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hold = touch.location(in: self).x - thumbNow.midX
    return abs(hold) <= thumbNow.width / 2 + Self.slack
  }

  /// The thumb goes with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = track.width - thumbNow.width
    guard room > 0 else { return true }
    let share = (touch.location(in: self).x - hold - thumbNow.width / 2 - track.minX) / room
    let old = value
    value = minimumValue + Float(isMirrored ? 1 - share : share) * (maximumValue - minimumValue)
    if isContinuous, value != old { sendActions(for: .valueChanged) }
    return true
  }

  /// The finger leaves the thumb.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  package override var grip: CGPoint { CGPoint(x: thumbNow.midX, y: thumbNow.midY) }
  override func keepsFinger(going way: CGPoint) -> Bool { abs(way.x) > abs(way.y) }

  /// A height, no width.
  open override var intrinsicContentSize: CGSize { ControlMetrics.current.slider.content }
  /// Beyond the ends and below.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.slider.alignment }
  /// The present width, and the own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.current.slider.size.height)
  }
}
