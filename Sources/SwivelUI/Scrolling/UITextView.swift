// Text of many lines that scrolls. There is no keyboard here, so the text changes by code only.
import TextMetrics

/// A text view. While it scrolls it has no size of its own.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  private var measuring = TextMeasuring(font: .systemFont(ofSize: 12))
  /// Beside the lines at either end.
  private static let linePadding: CGFloat = 5

  /// The text.
  open var text: String! {
    get { measuring.text ?? "" }
    set {
      measuring.text = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The font; nil gives the system font in 12 points back.
  open var font: UIFont? {
    get { measuring.font }
    set {
      measuring.font = newValue ?? .systemFont(ofSize: 12)
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether a user may change the text.
  open var isEditable = true
  /// Where lines stand.
  open var textAlignment: NSTextAlignment = .natural
  /// Room around the lines.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  override func makeParts() {
    measuring.maximumLines = 0
    measuring.lineBreakMode = .byWordWrapping
  }

  package override var shownText: String? { text }

  /// None while it scrolls, else the size of the text.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(CGSize(width: CGFloat.infinity, height: 0))
  }

  /// The size of the lines in a width, and what is around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let beside = textContainerInset.left + textContainerInset.right + 2 * Self.linePadding
    let lines = measuring.size(width: max(0, size.width - beside))
    let height = max(lines.height, measuring.font.lineHeight.rounded(.up))
    return CGSize(
      width: lines.width + beside, height: height + textContainerInset.top + textContainerInset.bottom)
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
