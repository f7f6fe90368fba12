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

  /// The colour of the track up to the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track from the thumb on; nil for the system's.
  open var maximumTrackTintColor: UIColor?
  /// The thumb's colour; white for nil.
  open var thumbTintColor: UIColor?
  /// A picture before the track, which is the shorter for it.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// A picture behind the track, which is the shorter for it.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  private var thumbs: [UInt: UIImage] = [:]
  private var lows: [UInt: UIImage] = [:]
  private var highs: [UInt: UIImage] = [:]
  /// Sets the thumb's picture in a state; the thumb is as large as it.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state.rawValue] = image }
  /// The thumb's picture in a state; nil where none was set.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state.rawValue] }
  /// The thumb's picture now: what was set for its state, else for the normal one.
  open var currentThumbImage: UIImage? { thumbs[state.rawValue] ?? thumbs[0] }
  /// Sets the picture of the track up to the thumb in a state; kept, for pictures have no pixels to stretch.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { lows[state.rawValue] = image }
  /// Sets the picture of the track from the thumb on in a state; kept, for pictures have no pixels to stretch.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { highs[state.rawValue] = image }
  /// The picture of the track up to the thumb in a state; nil where none was set.
  open func minimumTrackImage(for state: State) -> UIImage? { lows[state.rawValue] }
  /// The picture of the track from the thumb on in a state; nil where none was set.
  open func maximumTrackImage(for state: State) -> UIImage? { highs[state.rawValue] }
  /// The picture of the track up to the thumb now.
  open var currentMinimumTrackImage: UIImage? { lows[state.rawValue] ?? lows[0] }
  /// The picture of the track from the thumb on now.
  open var currentMaximumTrackImage: UIImage? { highs[state.rawValue] ?? highs[0] }

  /// Where the picture before the track is: at the edge, in its own size.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    edgeRect(minimumValueImage, isLeft: !isMirrored, bounds)
  }
  /// Where the picture behind the track is: at the edge, in its own size.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    edgeRect(maximumValueImage, isLeft: isMirrored, bounds)
  }
  private func edgeRect(_ image: UIImage?, isLeft: Bool, _ bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The thumb's diameter, in points, where the control is as high: as pictures of screens have it.
  private static let thumb: CGFloat = 28
  /// How far beside the thumb a finger still takes it, in points: a finger is wider than the thumb.
  private static let slack: CGFloat = 10

  override var heldValue: String? {
    let span = maximumValue - minimumValue
    return HeldValue.percent(span > 0 ? (value - minimumValue) / span : 0)
  }
  /// Where the track is: from edge to edge, or from picture to picture; how far from them no document tells.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let low = minimumValueImageRect(forBounds: bounds).width
    let high = maximumValueImageRect(forBounds: bounds).width
    return CGRect(
      x: bounds.minX + (isMirrored ? high : low), y: bounds.midY - 2, width: max(0, bounds.width - low - high),
      height: 4)
  }
  /// Where the thumb is for a value; it stays on the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let own = currentThumbImage?.size
    let thumb = own?.width ?? min(Self.thumb, bounds.height)
    let height = own?.height ?? thumb
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let along = !share.isFinite ? 0 : isMirrored ? 1 - share : share
    return CGRect(
      x: rect.minX + along * max(0, rect.width - thumb), y: bounds.midY - height / 2, width: thumb, height: height)
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
