// One line of text in a box. There is no keyboard here, so the text changes by code only.
import TextMetrics

/// A text field.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// Boxes; raw values are UIKit's.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line around it.
    case line = 1
    /// A sunken border.
    case bezel = 2
    /// A rounded border.
    case roundedRect = 3
  }

  private var measuring = TextMeasuring(font: .systemFont(ofSize: UIFont.labelFontSize))

  /// The text; an empty one, not nil, when nothing was set.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// What is shown while there is no text.
  open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
  /// The font; setting nil gives the system font in 17 points back.
  open var font: UIFont? {
    get { measuring.font }
    set {
      measuring.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      invalidateIntrinsicContentSize()
    }
  }
  /// The box.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Where the text stands in the field. Sizes do not depend on it.
  open var textAlignment: NSTextAlignment = .natural

  package override var shownText: String? { text?.isEmpty == false ? text : placeholder }

  /// The room rounded corners take beside the text, at either end. No stored frame shows it: a field is as good as always
  /// as wide as its neighbours.
  private static let roundedInset: CGFloat = 7

  /// As wide as text or placeholder, the height from the tables.
  open override var intrinsicContentSize: CGSize {
    measuring.text = shownText
    let isRounded = borderStyle == .roundedRect
    let height = ControlMetrics.current.textFieldHeight(
      lineHeight: Double(measuring.font.lineHeight), isRounded: isRounded, scale: Double(UIScreen.main.scale))
    return CGSize(
      width: measuring.size(width: .infinity).width + (isRounded ? 2 * Self.roundedInset : 0), height: height)
  }

  /// The line stands in the middle of the field.
  override var baselineFromCenter: CGFloat? { (measuring.font.ascender + measuring.font.descender) / 2 }

  /// The content size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
