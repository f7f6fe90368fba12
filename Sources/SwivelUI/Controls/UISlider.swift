// A control for a value between two ends. Commands cannot drag, so the value changes by code only.

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

  /// A height, no width.
  open override var intrinsicContentSize: CGSize { ControlMetrics.current.slider.content }
  /// Beyond the ends and below.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.slider.alignment }
  /// The present width, and the own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.current.slider.size.height)
  }
}
