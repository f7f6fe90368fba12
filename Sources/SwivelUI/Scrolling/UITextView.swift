// Text of many lines that scrolls.
import TextMetrics

/// A text view. While it scrolls it has no size of its own.
@preconcurrency @MainActor open class UITextView: UIScrollView, PlacedTextInput, FollowsTextSize {
  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Who is asked and told of editing; not kept.
  open weak var delegate: (any UITextViewDelegate)? { didSet { delegateOfScrollView = delegate } }
  var traits = TextInputTraits()
  /// When capitals begin.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalization }
    set { traits.autocapitalization = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrection }
    set { traits.autocorrection = newValue }
  }
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellChecking }
    set { traits.spellChecking = newValue }
  }
  /// Which keyboard.
  open var keyboardType: UIKeyboardType {
    get { traits.keyboard }
    set { traits.keyboard = newValue }
  }
  /// Light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.appearance }
    set { traits.appearance = newValue }
  }
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKey }
    set { traits.returnKey = newValue }
  }
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKey }
    set { traits.enablesReturnKey = newValue }
  }
  /// Whether the text is hidden.
  open var isSecureTextEntry: Bool {
    get { traits.isSecure }
    set { traits.isSecure = newValue }
  }
  /// What the text is about.
  open var textContentType: UITextContentType! {
    get { traits.contentType }
    set { traits.contentType = newValue }
  }
  /// Whether quotes are made typographic.
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.quotes }
    set { traits.quotes = newValue }
  }
  /// Whether dashes are made typographic.
  open var smartDashesType: UITextSmartDashesType {
    get { traits.dashes }
    set { traits.dashes = newValue }
  }
  /// Whether a space is inserted before and after what is pasted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.insertDelete }
    set { traits.insertDelete = newValue }
  }
  /// What passwords have to be like.
  open var passwordRules: UITextInputPasswordRules? {
    get { traits.passwordRules }
    set { traits.passwordRules = newValue }
  }
  /// Creates a view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { adopt(textContainer) }
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// What the lines are in.
  open var textContainer: NSTextContainer { currentKit.container }
  /// What sets the lines; whoever asks for it has left TextKit 2, as in UIKit.
  open var layoutManager: NSLayoutManager {
    textLayout.leave()
    return currentKit.manager
  }
  /// What lays out the text by TextKit 2, from era 16 on or where it was asked for; nil once the other was asked for.
  open var textLayoutManager: NSTextLayoutManager? { textLayout.manager(of: self) }
  let textLayout = TextViewLayout()
  /// The box, from era 17. Kept; what is drawn is the view's background.
  open var borderStyle = BorderStyle.none
  /// What holds the text: what is changed there is shown.
  open var textStorage: NSTextStorage { currentKit.storage }
  var kit: TextViewKit?
  /// The colour of the text, all of it.
  open var textColor: UIColor? = .label {
    didSet { if let textColor { change { $0.throughout(.foregroundColor, textColor) } } }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get {
      attributed
        ?? NSAttributedString(string: text, attributes: [.font: measuring.font, .foregroundColor: textColor ?? .label])
    }
    set {
      // Not by `text`, which a subclass may have overridden to set a text with attributes.
      show(newValue?.string)
      if let newValue { takeStyle(newValue.look(at: newValue.length - 1)) }
      attributed = newValue
      contentChanged()
    }
  }
  private(set) var attributed: NSAttributedString?
  /// Font, colour and alignment are those of what would be typed behind a new attributed text.
  private func takeStyle(_ look: [NSAttributedString.Key: Any]) {
    if let own = look[.font] as? UIFont { measuring.font = own }
    if let own = look[.foregroundColor] as? UIColor { textColor = own }
    if let own = look[.paragraphStyle] as? NSParagraphStyle { textAlignment = own.alignment }
  }
  /// Changes the attributes of a text that has some; where keys type stays.
  private func change(_ body: (NSAttributedString) -> NSAttributedString) {
    guard let attributed else { return }
    self.attributed = body(attributed)
    contentChanged()
  }
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { changeAttributes(conversionHandler) }
  /// The attributed text that was set; nil for plain text.
  package var attributedContent: NSAttributedString? { attributed }
  package override var takesTaps: Bool { super.takesTaps || !links.isEmpty }
  override func tapped(at point: CGPoint) {
    if let link = link(at: point) { follow(link) } else { super.tapped(at: point) }
  }
  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? neighbouringAttributes }
    set { ownTypingAttributes = newValue }
  }
  /// Those an app set, until the selection is another.
  var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What becomes a link by itself.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether a user may choose text.
  open var isSelectable = true
  /// Whether attributes can be edited.
  open var allowsEditingTextAttributes = false
  /// Whether the next key replaces the text.
  open var clearsOnInsertion = false
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  func textSizeDidChange(to category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let new = measuring.font.following(category) else { return }
    font = new
  }
  var finding: UIFindInteraction?
  /// Who is told of changes by others than the keyboard; not kept.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Whether words a user is about to type are proposed in the text, from era 17. Kept.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Replaces what is selected, as a key does.
  open func insertText(_ text: String) { typeKeys(text) }
  /// Deletes what is selected, or the character before.
  open func deleteBackward() { delete() }
  /// Where the insertion point is shown at a place of the text.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// Where a part is, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selection(of: range) }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPlace(to: point) }
  /// The place of a part nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point).map { UITextPosition(min(max($0.offset, range.start.offset), range.end.offset)) }
  }
  // What keyboards ask, each of which a subclass may answer otherwise.
  /// What is typed and not decided yet; nil for nothing.
  open var markedTextRange: UITextRange? {
    marked.map { UITextRange($0.location, $0.location + $0.length) }
  }
  var marked: NSRange?
  /// How that looks. Kept: it is shown as the rest.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// Puts a text that is not decided yet in the place of another such, or of the selection, and selects within it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
  /// Decides for it as it is.
  open func unmarkText() { marked = nil }
  /// The text of a part; nil where none is.
  open func text(in range: UITextRange) -> String? { characters(in: range) }
  /// Replaces a part of the text without asking anybody.
  open func replace(_ range: UITextRange, withText text: String) { exchange(range, text) }
  /// Whether the keyboard may replace a part of the text: the delegate's word.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { mayChange(range, text) }
  /// Where the text begins.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where it ends.
  open var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }
  /// Finds words, sentences and paragraphs.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(unitsOf: self) }
  /// A part between two places.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    part(from: fromPosition, to: toPosition)
  }
  /// A place so far from another; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, offset: offset)
  }
  /// A place so far from another on the screen.
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  { place(from: position, in: direction, offset: offset) }
  /// How far one place is from another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, and: other)
  }
  /// Where the first line of a part is; the insertion point of an empty one.
  open func firstRect(for range: UITextRange) -> CGRect { firstLine(of: range) }
  /// The character at a point; nil for none.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(under: point) }
  /// The part from a place as far as the line goes.
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    rest(of: position, in: direction)
  }
  var placesInView: (TextPlaces, CGPoint) {
    let inset = textContainerInset
    let padding = linePadding
    let width = max(0, bounds.width - inset.left - inset.right - 2 * padding)
    let lines =
      attributed.map { TextPlaces($0, plain: measuring.font, width: width) }
      ?? TextPlaces(inputText, font: measuring.font, width: width, alignment: textAlignment)
    return (lines, CGPoint(x: inset.left + padding, y: inset.top))
  }
  private var ownInputView: UIView?
  private var ownAccessory: UIView?
  /// What is shown in the keyboard's place.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// What is shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// What is selected, in UTF-16 units: the end of the text until set.
  open var selectedRange: NSRange {
    get { within(selection ?? NSRange(location: inputText.utf16.count, length: 0)) }
    set {
      if selection != within(newValue) { ownTypingAttributes = nil }
      selection = within(newValue)
    }
  }
  var selection: NSRange?
  /// What is selected, as far as it lies in the text.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange.location, selectedRange.location + selectedRange.length) }
    set { selection = newValue.map { within($0) } }
  }
  /// The whole text.
  open var inputText: String { measuring.text ?? "" }
  /// Whether text is as large as other apps show it, on a Mac alone. Kept.
  open var usesStandardTextScaling = false
  /// Whether there is any text.
  open var hasText: Bool { !inputText.isEmpty }
  /// Scrolls to a part of the text, no further than needed.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let (lines, origin) = placesInView
    let part = within(range)
    let rects = part.length > 0 ? lines.rects(part) : [lines.caret(part.location)]
    guard let first = rects.first else { return }
    let whole = rects.dropFirst().reduce(first) { $0.union($1) }
    scrollRectToVisible(whole.offsetBy(dx: origin.x, dy: origin.y), animated: false)
  }
  /// What scrolls is as wide as the view and as high as its lines.
  open override func layoutSubviews() {
    if isScrollEnabled, ownScene.canvas == nil, bounds.width > 0 {
      let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height.rounded(.up)
      let size = CGSize(width: bounds.width, height: height)
      if contentSize != size { contentSize = size }
    }
    super.layoutSubviews()
    drawByManager()
  }
  /// A manager of the app's draws with the next layout.
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    forgetManagerDrawing()
  }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { superBecomes() }
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { superResigns() }
  }
  private func superBecomes() -> Bool { super.becomeFirstResponder() }
  private func superResigns() -> Bool { super.resignFirstResponder() }

  private var measuring = TextMeasuring(font: .systemFont(ofSize: 12))
  /// Beside the lines at either end.
  package var linePadding: CGFloat { kit?.container.lineFragmentPadding ?? 5 }

  /// The text; behind a new one is where keys type next.
  open var text: String! {
    get { measuring.text ?? "" }
    set { show(newValue) }
  }
  private func show(_ plain: String?) {
    attributed = nil
    (selection, marked) = (nil, nil)
    measuring.text = plain
    contentChanged()
  }
  /// The font, of all of the text; nil gives the system font in 12 points back.
  open var font: UIFont? {
    get { measuring.font }
    set {
      measuring.font = newValue ?? .systemFont(ofSize: 12)
      attributed = attributed?.throughout(.font, measuring.font)
      contentChanged()
    }
  }
  private func contentChanged() {
    // A storage of the app's hears of every key.
    if let kit, !kit.isFollowing { _ = currentKit }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// Whether a user may change the text.
  open var isEditable = true
  /// Where lines stand, all of them.
  open var textAlignment: NSTextAlignment = .natural { didSet { change { $0.aligned(textAlignment) } } }
  /// Room around the lines.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  override func makeParts() {
    super.makeParts()
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
    let beside = textContainerInset.left + textContainerInset.right + 2 * linePadding
    let room = max(0, size.width - beside)
    let lines = attributed.map { AttributedLines($0).size(width: room) } ?? measuring.size(width: room)
    let height = max(lines.height, measuring.font.lineHeight.rounded(.up))
    return CGSize(
      width: lines.width + beside, height: height + textContainerInset.top + textContainerInset.bottom)
  }

  /// Its lines, in all of the width it was given.
  override func contentSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled
      ? nil : CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }
}
