// A control that is on or off.

/// A switch: a tap turns it over.
@preconcurrency @MainActor open class UISwitch: UIControl {
  override class var usualHugging: [UILayoutPriority] { UsualHugging.both }

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

  override var heldValue: String? { isOn ? "1" : "0" }
  package override var takesTaps: Bool { isEnabled && isUserInteractionEnabled || recognizesTaps }

  /// A finger that drags the knob leaves it at its side; one that stays turns it over.
  override func lifted(isInside: Bool, from start: CGPoint, to end: CGPoint) {
    let way = end.x - start.x
    let isDragged = abs(way) >= Self.dragged
    let isWanted = isDragged ? (way > 0) != isMirrored : isInside ? !isOn : isOn
    let isChanged = isWanted != isOn
    isOn = isWanted
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    guard isChanged else { return }
    for event in [Event.valueChanged, .primaryActionTriggered] { sendActions(for: event) }
  }

  /// How far a finger goes before it drags, in points: as for recognisers.
  private static let dragged: CGFloat = 10
  override func keepsFinger(going way: CGPoint) -> Bool { abs(way.x) > abs(way.y) }

  /// Always has its own size, whatever frame it is given first.
  override func makeParts() { frame.size = ControlMetrics.current.toggle.size }

  /// The size without what lies beyond the edges.
  open override var intrinsicContentSize: CGSize { ControlMetrics.current.toggle.content }
  /// Beyond the trailing edge.
  open override var alignmentRectInsets: UIEdgeInsets {
    let usual = ControlMetrics.current.toggle.alignment
    return isMirrored ? usual.mirrored : usual
  }
  /// Its own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.current.toggle.size }
}
