// Text that is shown, as large as its lines.
import TextMetrics

/// A view that shows a text in one font.
@preconcurrency @MainActor open class UILabel: UIView {
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var measuring = TextMeasuring(font: defaultFont)

  /// The text, or nil.
  open var text: String? {
    get { measuring.text }
    set { if newValue != measuring.text { change { measuring.text = newValue } } }
  }

  /// The font; setting nil gives the system font in 17 points back.
  open var font: UIFont! {
    get { measuring.font }
    set { change { measuring.font = newValue ?? Self.defaultFont } }
  }

  /// Heights of lines, where a document's attributed text has its own.
  package var paragraph: ParagraphMetrics {
    get { measuring.paragraph }
    set { change { measuring.paragraph = newValue } }
  }

  /// The most lines the text may take; 0 for as many as it needs.
  open var numberOfLines: Int {
    get { measuring.maximumLines }
    set { change { measuring.maximumLines = newValue } }
  }

  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode {
    get { measuring.lineBreakMode }
    set { change { measuring.lineBreakMode = newValue } }
  }

  /// Where the lines stand in the label. Sizes do not depend on it.
  open var textAlignment: NSTextAlignment = .natural

  /// The width at which the content size wraps; 0 for the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  package override var shownText: String? { text }

  /// What can be read in the label, line by line: wrapped, and with an ellipsis where text is left out.
  package var shownLines: [String] {
    guard text?.isEmpty == false else { return [] }
    let lines = measuring.layout(width: bounds.width).lines
    let room = Int(((bounds.height + font.leading) / (font.lineHeight + font.leading) + 0.01).rounded(.down))
    return lines.prefix(max(1, room)).map(\.text)
  }

  /// Whether lines are missing or end in an ellipsis. A label fitted to its text is as wide as it, up to a pixel.
  package override var hidesText: Bool {
    guard let text, !text.isEmpty else { return false }
    let slack = 1 / UIScreen.main.scale
    // Most labels have room, and how large their whole text is is known.
    if !measuring.wraps {
      let whole = measuring.layout(width: .infinity)
      if !whole.isTruncated, measuring.size(width: .infinity).width <= bounds.width { return false }
    }
    let lines = measuring.layout(width: bounds.width + slack).lines.map(\.text)
    let room = ((bounds.height + slack + font.leading) / (font.lineHeight + font.leading)).rounded(.down)
    if CGFloat(lines.count) > max(1, room) { return true }
    let ellipsis: Character = "…"
    return lines.contains { $0.contains(ellipsis) } && !text.contains(ellipsis)
  }

  override func makeParts() { isUserInteractionEnabled = false }

  /// The size of the text: on one line, or wrapped at `preferredMaxLayoutWidth` if that is set.
  open override var intrinsicContentSize: CGSize { measuring.size(width: wrapWidth(preferredMaxLayoutWidth)) }

  /// The size of the text: on one line however wide, or wrapped at the width of `size` (a width of 0 is unlimited).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measuring.size(width: wrapWidth(size.width)) }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard measuring.wraps, preferredMaxLayoutWidth <= 0 else { return nil }
    return measuring.size(width: wrapWidth(width)).height
  }

  /// The text stands in the middle of the label's height.
  override var firstBaselineFromTop: CGFloat { font.ascender }
  override var lastBaselineFromBottom: CGFloat { -font.descender }

  /// The text without any limit of width.
  var unlimitedLayout: TextLayout { measuring.layout(width: .infinity) }

  private func wrapWidth(_ width: CGFloat) -> CGFloat { measuring.wraps && width > 0 ? width : .infinity }

  private func change(_ body: () -> Void) {
    body()
    invalidateIntrinsicContentSize()
  }
}
