// A control that is on or off.

/// A switch: a tap turns it over.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on; off at first.
  open var isOn = false

  /// Its colour while it is on; the system's green for nil.
  open var onTintColor: UIColor?
  /// The knob's colour; white for nil.
  open var thumbTintColor: UIColor?
  /// Drawn by no version there is a rule for; kept.
  open var onImage: UIImage?
  /// Drawn by no version there is a rule for; kept.
  open var offImage: UIImage?
  /// What a check box would say; kept, for only Macs have those.
  open var title: String?
  /// How it looks; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// As the system likes it.
    case automatic = 0
    /// A box that is ticked, which only Macs have.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }
  /// How the app would like it to look.
  open var preferredStyle = Style.automatic
  /// How it looks: a knob that slides, as on every iPhone and iPad.
  open var style: Style { .sliding }

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
