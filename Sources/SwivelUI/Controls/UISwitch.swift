// A control that is on or off.

/// A switch: a tap turns it over.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on; off at first.
  open var isOn = false

  /// Sets it without telling anybody; animations take no time here.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override var takesTaps: Bool { isEnabled && isUserInteractionEnabled || recognizesTaps }

  package override func tap() {
    isOn.toggle()
    for event in [Event.touchUpInside, .valueChanged, .primaryActionTriggered] { sendActions(for: event) }
  }

  /// Always has its own size, whatever frame it is given first.
  override func makeParts() { frame.size = ControlMetrics.current.toggle.size }

  /// The size without what lies beyond the edges.
  open override var intrinsicContentSize: CGSize { ControlMetrics.current.toggle.content }
  /// Beyond the trailing edge.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.toggle.alignment }
  /// Its own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.current.toggle.size }
}
