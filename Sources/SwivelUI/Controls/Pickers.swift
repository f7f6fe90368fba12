// Wheels and bars that documents place: their sizes, and for a search bar its text. Commands cannot spin wheels.

/// Wheels of choices.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// 320×216.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// A choice of date or time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
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
  /// How the choice is shown.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// As high as a text field.
  private static let compactHeight: CGFloat = 34
  /// 320×216, the size of wheels; a compact picker is 34 high, and how wide its text is nobody has measured.
  open override var intrinsicContentSize: CGSize {
    preferredDatePickerStyle == .compact
      ? CGSize(width: Self.noIntrinsicMetric, height: Self.compactHeight) : CGSize(width: 320, height: 216)
  }
}

/// How a date picker shows its choice, from era 13.4; raw values are UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  /// What the system takes: wheels here.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A text that opens the rest.
  case compact = 2
  /// A month; the size of wheels stands in.
  case inline = 3
}

/// A field for what is looked for.
@preconcurrency @MainActor open class UISearchBar: UIView {
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
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Where the views are that shall stand before the effect.
  public let contentView: UIView

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
  }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
  }

  override func makeParts() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
