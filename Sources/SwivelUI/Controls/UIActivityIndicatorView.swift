// A wheel that turns while something goes on.

/// Shows that something goes on; by default it is seen only then.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  override class var usualHugging: [UILayoutPriority] { UsualHugging.both }

  /// Sizes and looks; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The large one of iOS 12 and before, white.
    case whiteLarge = 0
    /// The small one of iOS 12 and before, white.
    case white = 1
    /// The small one of iOS 12 and before, grey.
    case gray = 2
    /// The small one.
    case medium = 100
    /// The large one.
    case large = 101
  }

  /// How large it is.
  open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether it is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Its colour; nil for the style's.
  open var color: UIColor!
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Creates an indicator of a style in its own size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates an indicator of medium size, which the frame does not change.
  public override init(frame: CGRect) {
    style = Self.usualStyle
    super.init(frame: frame)
  }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.indicatorStyle ?? Self.usualStyle
    super.init(coder: coder)
  }

  private static var usualStyle: Style { AppScene.current.era.major < 13 ? .white : .medium }

  override func makeParts() {
    frame.size = Self.box(style).size
    isHidden = true
  }

  /// Shows it and lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops it, and hides it unless told otherwise.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private static func box(_ style: Style) -> ControlMetrics.Box {
    switch style {
    case .whiteLarge, .large: ControlMetrics.current.activity(isLarge: true)
    case .white, .gray, .medium: ControlMetrics.current.activity(isLarge: false)
    }
  }

  /// The own size.
  open override var intrinsicContentSize: CGSize { Self.box(style).content }
  /// The own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.box(style).size }
}
