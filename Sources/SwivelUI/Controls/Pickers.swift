// Wheels and bars that documents place: their sizes, and for a search bar its text. Commands cannot spin wheels.

/// Wheels of choices.
@MainActor open class UIPickerView: UIView {
  /// 320×216.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// A choice of date or time.
@MainActor open class UIDatePicker: UIControl {
  /// What is chosen; raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }
  /// What is chosen.
  open var datePickerMode: Mode = .dateAndTime
  /// 320×216, the size of wheels.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// A field for what is looked for.
@MainActor open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// What is shown while there is no text.
  open var placeholder: String?
  package override var shownText: String? { text?.isEmpty == false ? text : placeholder }
  /// 44 high, from 11 on 56; no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: ControlMetrics.current.version < 11 ? 44 : 56)
  }
}

/// A view that blurs what lies behind it. There are no pixels here: only its content view matters.
@MainActor open class UIVisualEffectView: UIView {
  /// Where the views are that shall stand before the effect.
  public let contentView: UIView

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.init(frame: frame)
    addSubview(contentView)
  }
}

/// A bar with buttons.
@MainActor open class UIToolbar: UIView {
  /// What the bar shows, from left to right.
  open var items: [UIBarButtonItem]? { didSet { showItems() } }
  private var buttons: [UIButton] = []

  /// 44 high, 32 on phones of compact height, 49 above a home indicator on Interface Builder's canvas; no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: AppProcess.current.canvas?.toolbarHeight ?? 44)
  }

  private func showItems() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).filter { !$0.isSpace }.map(\.button)
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}

/// A button of a bar, or a space.
@MainActor open class UIBarButtonItem {
  /// The title.
  open var title: String? { didSet { button.setTitle(title, for: .normal) } }
  /// A view that stands in the bar instead of a button.
  open var customView: UIView?
  /// Whether it takes taps.
  open var isEnabled: Bool {
    get { button.isEnabled }
    set { button.isEnabled = newValue }
  }
  /// The name commands and tests find the button by.
  open var accessibilityIdentifier: String? {
    get { button.accessibilityIdentifier }
    set { button.accessibilityIdentifier = newValue }
  }
  /// A number for the app's own use.
  open var tag = 0
  /// Whether it only keeps others apart.
  let isSpace: Bool
  let button = UIButton(type: .system)

  init(title: String?, isSpace: Bool) {
    self.isSpace = isSpace
    self.title = title
    button.setTitle(title, for: .normal)
  }

  /// Creates a button that performs `primaryAction`.
  public convenience init(title: String? = nil, primaryAction: UIAction?) {
    self.init(title: title ?? primaryAction?.title, isSpace: false)
    if let primaryAction { button.addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
