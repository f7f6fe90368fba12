// A control that raises and lowers a value by steps: a finger on its right half raises it. Its middle names neither half, so
// that a tap by its name is refused; the halves have names of their own.

/// A stepper. The value stays between minimum and maximum.
@preconcurrency @MainActor open class UIStepper: UIControl {
  override class var usualHugging: [UILayoutPriority] { UsualHugging.both }

  /// The value, 0 at first; what lies beyond the ends becomes the end.
  open var value: Double {
    get { stored }
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }
  private var stored = 0.0

  /// The lowest value, 0 at first; pushes the highest before it.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = stored
    }
  }
  /// The highest value, 100 at first; pushes the lowest before it.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = stored
    }
  }

  /// How far a step goes, 1 at first; 0 and less raise as in UIKit.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue <= 0 else { return }
      ownScene.raise("NSInvalidArgumentException", "stepValue has to be more than 0, not \(stepValue)", by: className)
      stepValue = oldValue
    }
  }
  /// Whether a step beyond an end goes on at the other.
  open var wraps = false
  /// Whether steps are repeated while a finger stays; there is one step a touch here.
  open var autorepeat = true
  /// Whether the value is told of at each step, and not only at the end.
  open var isContinuous = true

  private var images: [String: UIImage] = [:]
  /// Sets the sign of the lower half in a state; nil for the minus.
  open func setDecrementImage(_ image: UIImage?, for state: State) { images["- \(state.rawValue)"] = image }
  /// The sign of the lower half in a state; nil where none was set.
  open func decrementImage(for state: State) -> UIImage? { images["- \(state.rawValue)"] }
  /// Sets the sign of the upper half in a state; nil for the plus.
  open func setIncrementImage(_ image: UIImage?, for state: State) { images["+ \(state.rawValue)"] = image }
  /// The sign of the upper half in a state; nil where none was set.
  open func incrementImage(for state: State) -> UIImage? { images["+ \(state.rawValue)"] }
  /// Sets what lies behind in a state; kept, for pictures have no pixels to stretch.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { images["b \(state.rawValue)"] = image }
  /// What lies behind in a state; nil where none was set.
  open func backgroundImage(for state: State) -> UIImage? { images["b \(state.rawValue)"] }
  /// Sets what lies between the halves in two states; kept, for pictures have no pixels to stretch.
  open func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {
    images["| \(left.rawValue) \(right.rawValue)"] = image
  }
  /// What lies between the halves in two states; nil where none was set.
  open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
    images["| \(left.rawValue) \(right.rawValue)"]
  }

  override var heldValue: String? { HeldValue.number(value) }

  /// What XCUITest and screen readers call the halves.
  package nonisolated static let halves = (lower: "Decrement", upper: "Increment")
  /// The middle of a half.
  func middle(ofUpperHalf isUpper: Bool) -> CGPoint {
    CGPoint(x: bounds.minX + bounds.width * (isUpper != isMirrored ? 0.75 : 0.25), y: bounds.midY)
  }

  override func lifted(isInside: Bool, from start: CGPoint, to end: CGPoint) {
    if isInside {
      let isRaised = (start.x >= bounds.midX) != isMirrored
      let next = value + (isRaised ? stepValue : -stepValue)
      let old = value
      value = wraps ? next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next : next
      if value != old { sendActions(for: .valueChanged) }
    }
    super.lifted(isInside: isInside, from: start, to: end)
  }

  /// Always has its own size, whatever frame it is given first.
  override func makeParts() { frame.size = ControlMetrics.current.stepper.size }

  /// The own size.
  open override var intrinsicContentSize: CGSize { ControlMetrics.current.stepper.content }
  /// The own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.current.stepper.size }
}
