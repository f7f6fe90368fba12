// Text that is shown, as large as its lines.
import TextMetrics

/// A view that shows a text in one font.
@preconcurrency @MainActor open class UILabel: UIView, FollowsTextSize {
  /// How its text shines through materials, from era 17. Kept.
  open var preferredVibrancy = UILabelVibrancy.none
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var measuring = TextMeasuring(font: defaultFont)

  /// The text, or nil.
  open var text: String? {
    get { measuring.text }
    set {
      if attributed != nil { attributed = nil }
      if newValue != measuring.text { change { measuring.text = newValue } }
    }
  }
  /// The text with attributes: its own, or the plain one in the label's font and colour.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? text.map {
          NSAttributedString(
            string: $0, attributes: [.font: font ?? Self.defaultFont, .foregroundColor: textColor ?? .label])
        }
    }
    set {
      change {
        attributed = newValue
        measuring.text = newValue?.string
      }
    }
  }
  /// What the attributed text begins with; nil for a plain text, and where it says nothing
  /// (UILabel.attributedText: font and colour are then those of its first character).
  private func first<Value>(_ key: NSAttributedString.Key, as type: Value.Type) -> Value? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil) as? Value
  }
  /// Set anew, it holds for all of the text (UILabel.font, textColor).
  private func applyThroughout(_ key: NSAttributedString.Key, _ value: Any) {
    attributed = attributed?.throughout(key, value)
  }
  /// The attributed text that was set, if any.
  private var attributed: NSAttributedString?
  /// The colour of the text.
  open var textColor: UIColor! {
    get { first(.foregroundColor, as: UIColor.self) ?? looks?.color ?? .label }
    set {
      madeLooks.color = newValue
      if let newValue { applyThroughout(.foregroundColor, newValue) }
    }
  }
  /// The colour code gave the text as it is now; nil where it gave none, and a document or the system has the word.
  package var colorOfCode: UIColor? {
    if let attributed, attributed.length > 0,
      let own = attributed.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    {
      return own
    }
    return colorOfPlainText
  }
  /// The colour of what has no colour of its own, as code set it.
  package var colorOfPlainText: UIColor? { isHighlighted ? looks?.highlighted ?? looks?.color : looks?.color }
  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    get { looks?.highlighted }
    set { madeLooks.highlighted = newValue }
  }
  /// The colour of the text's shadow.
  open var shadowColor: UIColor? {
    get { looks?.shadow }
    set { madeLooks.shadow = newValue }
  }
  /// Where the text's shadow falls.
  open var shadowOffset: CGSize {
    get { looks?.shadowOffset ?? CGSize(width: 0, height: -1) }
    set { madeLooks.shadowOffset = newValue }
  }
  /// Whether the label is highlighted.
  open var isHighlighted: Bool {
    get { looks?.isHighlighted ?? false }
    set { madeLooks.isHighlighted = newValue }
  }
  /// Whether the label looks enabled.
  open var isEnabled: Bool {
    get { looks?.isEnabled ?? true }
    set { madeLooks.isEnabled = newValue }
  }
  /// Whether text that does not fit is made smaller. Kept; what is shown is measured at the font's size.
  open var adjustsFontSizeToFitWidth: Bool {
    get { looks?.adjusts ?? false }
    set { madeLooks.adjusts = newValue }
  }
  /// How small it may be made.
  open var minimumScaleFactor: CGFloat {
    get { looks?.minimumScale ?? 0 }
    set { madeLooks.minimumScale = newValue }
  }
  /// Where smaller text stands.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { looks?.baseline ?? .alignBaselines }
    set { madeLooks.baseline = newValue }
  }
  /// Whether letters come closer before text is cut.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { looks?.tightens ?? false }
    set { madeLooks.tightens = newValue }
  }
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { looks?.followsTextSize ?? false }
    set { madeLooks.followsTextSize = newValue }
  }
  /// What was set of the label's looks, once anything was.
  private struct Looks {
    var color: UIColor?
    var highlighted: UIColor?
    var shadow: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var isHighlighted = false
    var isEnabled = true
    var adjusts = false
    var minimumScale: CGFloat = 0
    var baseline = UIBaselineAdjustment.alignBaselines
    var tightens = false
    var followsTextSize = false
    var textBox: CGRect?
    var strategy: NSParagraphStyle.LineBreakStrategy = []
  }
  private final class LooksBox { var looks = Looks() }
  private var box: LooksBox?
  private var looks: Looks? { box?.looks }
  private var madeLooks: Looks {
    get { box?.looks ?? Looks() }
    set {
      if box == nil { box = LooksBox() }
      box?.looks = newValue
    }
  }

  func textSizeDidChange(to category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let new = measuring.font.following(category) else { return }
    change { measuring.font = new }
  }

  /// Where the text is drawn in the label.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = measured(width: wrapWidth(bounds.width), lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY + max(0, (bounds.height - size.height) / 2), width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }
  /// Draws the text in a part of the label, in whose middle it stands. Subclasses give `super` another rectangle, or draw
  /// themselves; it is called only where there is such a class. With lines around letters (`setTextDrawingMode(_:)`) they are drawn behind
  /// the text.
  open func drawText(in rect: CGRect) {
    let letters = facts.drawsText ? DrawingContexts.current?.state.letters ?? .fill : .fill
    if letters.hasLines { outlineText(in: rect) }
    if letters.hasInside { placeText(in: rect) }
  }
  /// Draws the text (`drawText(in:)`).
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// How lines are broken besides; kept, for sizes here are those of none.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { looks?.strategy ?? [] }
    set { madeLooks.strategy = newValue }
  }

  /// The font; setting nil gives the system font in 17 points back.
  open var font: UIFont! {
    get { first(.font, as: UIFont.self) ?? measuring.font }
    set {
      change {
        measuring.font = newValue ?? Self.defaultFont
        applyThroughout(.font, measuring.font)
      }
    }
  }

  /// Heights of lines, where a document's attributed text has its own.
  package var paragraph: ParagraphMetrics {
    get { measuring.paragraph }
    set { change { measuring.paragraph = newValue } }
  }

  /// Whether a pointer that rests on a truncated text shows all of it. Kept: there is no pointer.
  open var showsExpansionTextWhenTruncated = false
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

  /// Where the lines stand in the label; set anew, all of an attributed text does. Sizes do not depend on it.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { attributed = attributed?.aligned(textAlignment) }
  }

  /// The width at which the content size wraps; 0 for the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  package override var shownText: String? { text }

  /// What can be read in the label, line by line: wrapped, and with an ellipsis where text is left out.
  package var shownLines: [String] {
    guard text?.isEmpty == false else { return [] }
    if let attributed = attributedLines {
      let lines = attributed.layout(
        width: textRoom.width, maximumLines: numberOfLines, breaking: lineBreakMode.breaking)
      return lines.shown(in: Double(textRoom.height)).map { $0.pieces.map(\.text).joined() }
    }
    let lines = measuring.layout(width: textRoom.width).lines
    let (line, gap) = (measuring.font.lineHeight, measuring.font.leading)
    let room = Int(((textRoom.height + gap) / (line + gap) + 0.01).rounded(.down))
    return lines.prefix(max(1, room)).map(\.text)
  }

  /// Whether lines are missing or end in an ellipsis. A label fitted to its text is as wide as it, up to a pixel.
  package override var hidesText: Bool {
    guard let text, !text.isEmpty else { return false }
    let slack = 1 / UIScreen.main.scale
    if let attributed = attributedLines {
      let lines = attributed.layout(width: textRoom.width + slack, maximumLines: numberOfLines)
      return lines.isTruncated || lines.shown(in: Double(textRoom.height + slack)).count < lines.lines.count
        || !measuring.wraps && lines.width > Double(textRoom.width + slack)
    }
    // Most labels have room, and how large their whole text is is known.
    if !measuring.wraps {
      let whole = measuring.layout(width: .infinity)
      if !whole.isTruncated, measuring.size(width: .infinity).width <= textRoom.width { return false }
    }
    let lines = measuring.layout(width: textRoom.width + slack).lines.map(\.text)
    let (line, gap) = (measuring.font.lineHeight, measuring.font.leading)
    let room = ((textRoom.height + slack + gap) / (line + gap)).rounded(.down)
    if CGFloat(lines.count) > max(1, room) { return true }
    let ellipsis: Character = "…"
    return lines.contains { $0.contains(ellipsis) } && !text.contains(ellipsis)
  }

  override func makeParts() { isUserInteractionEnabled = false }

  /// The size of the text: on one line, or wrapped at `preferredMaxLayoutWidth` if that is set.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth ?? 0
    var size = fitted(width: width)
    // What stands at the end of a line needs room, where layout has given some.
    if let layoutWidth, attributed == nil {
      size.width = max(size.width, measuring.widthWithSpaces(width: wrapWidth(layoutWidth)))
    }
    return size
  }
  /// The width layout asks the content size for.
  private var layoutWidth: CGFloat?

  /// The size in a width; a subclass may have another rectangle for its text, before anything else is computed of it
  /// (UILabel.textRect(forBounds:limitedToNumberOfLines:)).
  private func fitted(width: CGFloat) -> CGSize {
    guard facts.overrides(.labelTextRect) else { return measured(width: wrapWidth(width), lines: numberOfLines) }
    let room = CGRect(x: 0, y: 0, width: width > 0 ? width : Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }
  /// Points no text reaches; insets can be taken from them, as they cannot from infinity.
  private static let unlimited: CGFloat = 1_048_576

  private func measured(width: CGFloat, lines: Int) -> CGSize {
    if lines != numberOfLines {
      let kept = measuring
      measuring.maximumLines = lines
      defer { measuring = kept }
      return measured(width: width, lines: lines)
    }
    guard let attributed = attributedLines else {
      let size = measuring.size(width: width)
      let isWhole = AppScene.current.canvas?.hasWholeLines(of: self) == true
      return isWhole ? CGSize(width: size.width, height: size.height.rounded(.up)) : size
    }
    let size = attributed.size(width: width, maximumLines: lines)
    let scale = Double(UIScreen.main.scale)
    return CGSize(
      width: PixelGrid.roundUp(Double(size.width), scale: scale, slack: PixelGrid.fitSlack),
      height: PixelGrid.roundUp(Double(size.height), scale: scale))
  }
  /// The lines of the attributed text that was set; nil for plain text. What has no font is in the label's.
  package var attributedLines: AttributedLines? {
    attributed.map { AttributedLines($0, font: measuring.font, paragraph: measuring.paragraph) }
  }

  /// The size of the text: on one line however wide, or wrapped at the width of `size` (a width of 0 is unlimited).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fitted(width: size.width) }

  override func contentSize(forWidth width: CGFloat) -> CGSize? {
    guard measuring.wraps, preferredMaxLayoutWidth <= 0 else { return nil }
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  /// The text stands in the middle of the label's height.
  override var firstBaselineFromTop: CGFloat { font.ascender }
  override var lastBaselineFromBottom: CGFloat { -font.descender }

  /// The text without any limit of width.
  var unlimitedLayout: TextLayout { measuring.layout(width: .infinity) }

  private func wrapWidth(_ width: CGFloat) -> CGFloat { measuring.wraps && width > 0 ? width : .infinity }

  /// Where the label's own class had the text drawn, in the label; nil where it drew none.
  package final var textBox: CGRect? { facts.drawsText ? looks?.textBox : bounds }
  private var textRoom: CGRect { textBox ?? bounds }
  private func placeText(in box: CGRect) { if facts.drawsText { madeLooks.textBox = box } }
  private func outlineText(in box: CGRect) {
    guard let context = DrawingContexts.current, let text, !text.isEmpty else { return }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    if numberOfLines == 1 { paragraph.lineBreakMode = lineBreakMode }
    let plain: [NSAttributedString.Key: Any] = [.font: font!, .foregroundColor: textColor!, .paragraphStyle: paragraph]
    let height = measured(width: wrapWidth(box.width), lines: numberOfLines).height
    let place = CGRect(
      x: box.minX, y: box.minY + max(0, (box.height - height) / 2), width: box.width, height: min(height, box.height))
    let state = context.state
    context.state.letters = .stroke
    context.add(.text(attributed ?? NSAttributedString(string: text, attributes: plain), place))
    context.state = state
  }
  final func forgetTextBox() { madeLooks.textBox = nil }

  private func change(_ body: () -> Void) {
    body()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

/// Where text stands that was made smaller; raw values are UIKit's.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline it had.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
