// A control that raises and lowers a value by steps. Commands tap the middle of a control, which is between its two halves
// here, so the value changes by code only.

/// A stepper. The value stays between minimum and maximum.
@preconcurrency @MainActor open class UIStepper: UIControl {
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

  /// Always has its own size, whatever frame it is given first.
  override func makeParts() { frame.size = ControlMetrics.current.stepper.size }

  /// The own size.
  open override var intrinsicContentSize: CGSize { ControlMetrics.current.stepper.content }
  /// The own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.current.stepper.size }
}
