// One line of text in a box.
import DeviceCatalog
import TextMetrics

/// A text field.
@preconcurrency @MainActor open class UITextField: UIControl, PlacedTextInput, FollowsTextSize {
  /// Who is asked and told of editing; not kept.
  open weak var delegate: (any UITextFieldDelegate)?
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
  /// The colour of the text.
  open var textColor: UIColor? {
    get { ink }
    set {
      ink = newValue
      if let newValue { styledText = styledText?.throughout(.foregroundColor, newValue) }
    }
  }
  /// The colour the text is drawn in, whatever a subclass answers for `textColor`.
  package final var ink: UIColor? = .label
  /// The text with attributes: its own, or the plain one in the field's font. A new one gives the field the font, colour and
  /// alignment it begins with, which all of it is shown in.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      show(newValue?.string)
      if let newValue { takeStyle(of: newValue) }
      styledText = newValue
    }
  }
  /// The text with attributes that was set, as long as it is the text.
  final var styledText: NSAttributedString?
  /// What is shown while there is no text, with attributes: its font and colour are shown. A new one replaces the plain one by its
  /// words, and leaves all else of the field as it is; a plain one set later is shown as plain ones are.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set { showPlaceholder(newValue?.string, styled: newValue) }
  }
  /// What an app says of its placeholder's look; nil for a plain one.
  final var styledPlaceholder: NSAttributedString?
  /// The attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: measuring.font, .foregroundColor: textColor ?? .label] }
    set {
      if let new = newValue[.font] as? UIFont { font = new }
      if let new = newValue[.foregroundColor] as? UIColor { textColor = new }
    }
  }
  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether text that does not fit is made smaller. Kept.
  open var adjustsFontSizeToFitWidth = false
  /// How small it may be made.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  func textSizeDidChange(to category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let new = measuring.font.following(category) else { return }
    font = new
  }
  /// Whether the first key replaces the text.
  open var clearsOnBeginEditing = false
  /// Whether the next key replaces the text.
  open var clearsOnInsertion = false
  /// Whether attributes can be edited.
  open var allowsEditingTextAttributes = false
  /// When the button that clears the field is shown, beside a text and in the place of what is behind it.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// What is shown before the text, in its own size.
  open var leftView: UIView? { didSet { exchangeSide(oldValue, leftView) } }
  /// When that is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// What is shown behind the text, in its own size.
  open var rightView: UIView? { didSet { exchangeSide(oldValue, rightView) } }
  /// When that is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// What is behind the text.
  open var background: UIImage?
  /// What is behind the text of a disabled field.
  open var disabledBackground: UIImage?
  /// Whether words a user is about to type are proposed in the text, from era 17. Kept.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Who is told of changes by others than the keyboard; not kept.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Deletes what is selected, or the character before.
  open func deleteBackward() { delete() }
  /// Replaces what is selected, as a key does; return is a key as well.
  open func insertText(_ text: String) { typeKeys(text) }
  /// Where an insertion point is shown.
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
  /// Whether it is edited.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { superBecomes() }
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { superResigns() }
  }
  override func lifted(isInside: Bool, from start: CGPoint, to end: CGPoint) {
    super.lifted(isInside: isInside, from: start, to: end)
    if isInside, canBecomeFirstResponder { _ = becomeFirstResponder() }
  }

  override var tellsBeforeKeyboard: Bool { true }
  private func superBecomes() -> Bool { super.becomeFirstResponder() }
  private func superResigns() -> Bool { super.resignFirstResponder() }
  /// What is selected, as far as it lies in the text: the end of the text until set.
  open var selectedTextRange: UITextRange? {
    get {
      let range = selectedUnits
      return UITextRange(range.location, range.location + range.length)
    }
    set { selection = newValue.map { within($0) } }
  }
  /// What is selected, in UTF-16 units.
  final var selectedUnits: NSRange { within(selection ?? NSRange(location: inputText.utf16.count, length: 0)) }
  private var selection: NSRange?
  final func deselect() { (selection, marked) = (nil, nil) }
  /// The whole text.
  open var inputText: String { text ?? "" }
  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }

  private func exchangeSide(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
  private func isShown(_ mode: ViewMode) -> Bool {
    mode == .always || mode == .whileEditing && isEditing || mode == .unlessEditing && !isEditing
  }
  /// Where the text lies: clear of what stands beside it, where that stands.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds
    if borderStyle != .none { rect = rect.insetBy(dx: min(Self.borderInset, rect.width / 2), dy: 0) }
    if leftView != nil, isShown(leftViewMode) {
      let end = leftViewRect(forBounds: bounds).maxX
      rect = CGRect(x: end, y: rect.minY, width: max(0, rect.maxX - end), height: rect.height)
    }
    if isClearButtonShown {
      rect.size.width = max(0, clearButtonRect(forBounds: bounds).minX - rect.minX)
    } else if rightView != nil, isShown(rightViewMode) {
      rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - rect.minX)
    }
    return mirrored(rect, in: bounds)
  }
  /// Where the text lies while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder lies.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the border lies.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button that clears the field lies.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Where what is before the text lies.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView.map(size(ofSide:)) ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Where what is behind the text lies.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView.map(size(ofSide:)) ?? .zero
    return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// From era 13 on a side view is asked for its fitting size; a plain view keeps the one it has (release notes of iOS 13, 51787798).
  private func size(ofSide view: UIView) -> CGSize {
    let size = view.bounds.size
    return ownScene.era >= Era(13) ? view.fittingSideSize(else: size) : size
  }
  /// Draws the text while it is not edited. Subclasses give `super` another rectangle, or draw themselves; it is called only where there
  /// is such a class.
  open func drawText(in rect: CGRect) { drawnBoxes.text = rect }
  /// Draws the placeholder, as `drawText(in:)` does the text.
  open func drawPlaceholder(in rect: CGRect) { drawnBoxes.placeholder = rect }
  /// Draws the text, or what stands for it.
  open override func draw(_ rect: CGRect) { drawContents() }
  /// Where the field's own class had text and placeholder drawn.
  final var drawnBoxes: (text: CGRect?, placeholder: CGRect?) = (nil, nil)
  open override func layoutSubviews() {
    super.layoutSubviews()
    redraw()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode) || isClearButtonShown
    if leftView != nil { leftView?.frame = mirrored(leftViewRect(forBounds: bounds), in: bounds) }
    if rightView != nil { rightView?.frame = mirrored(rightViewRect(forBounds: bounds), in: bounds) }
    placeClearButton()
  }

  private var clearButton: UIButton?
  private var isClearButtonShown: Bool { isShown(clearButtonMode) && hasText }
  private func placeClearButton() {
    guard AppScene.current.canvas == nil, isClearButtonShown || clearButton != nil else { return }
    let button = clearButton ?? UIButton(type: .close)
    if clearButton == nil {
      clearButton = button
      button.accessibilityLabel = "Clear text"
      button.addAction(UIAction { [weak self] _ in self?.userCleared() }, for: .touchUpInside)
      addSubview(button)
    }
    button.isHidden = !isClearButtonShown
    button.frame = mirrored(clearButtonRect(forBounds: bounds), in: bounds)
  }

  private var measuring = TextMeasuring(font: .systemFont(ofSize: UIFont.labelFontSize))

  /// The text; an empty one, not nil, when nothing was set. Behind a new one is where keys type next.
  open var text: String? {
    get { words }
    set { show(newValue) }
  }
  final var words = ""
  /// What is shown while there is no text.
  open var placeholder: String? {
    get { hint }
    set { showPlaceholder(newValue, styled: styledPlaceholder?.string == newValue ? styledPlaceholder : nil) }
  }
  final var hint: String?
  /// The font, of all of an attributed text and placeholder as well; setting nil gives the system font in 17 points back.
  open var font: UIFont? {
    get { measuring.font }
    set {
      measuring.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      styledText = styledText?.throughout(.font, measuring.font)
      styledPlaceholder = styledPlaceholder?.throughout(.font, measuring.font)
      invalidateIntrinsicContentSize()
    }
  }
  /// The box.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Where the text stands in the field. Sizes do not depend on it.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { styledText = styledText?.aligned(textAlignment) }
  }

  package override var shownText: String? { text?.isEmpty == false ? text : placeholder }

  /// The room a border takes beside the text, at either end. No stored frame shows it: a field is as good as always as wide as its
  /// neighbours.
  private static let borderInset: CGFloat = 7

  /// As wide as text or placeholder, the height from the tables.
  open override var intrinsicContentSize: CGSize {
    measuring.text = shownText
    let usual = measuring.font
    if text?.isEmpty != false, let own = placeholderLook[.font] as? UIFont { measuring.font = own }
    defer { measuring.font = usual }
    let isRounded = borderStyle == .roundedRect
    let height = ControlMetrics.current.textFieldHeight(
      lineHeight: Double(measuring.font.lineHeight), isRounded: isRounded, scale: Double(UIScreen.main.scale))
    return CGSize(
      width: measuring.size(width: .infinity).width + (isRounded ? 2 * Self.borderInset : 0), height: height)
  }

  /// The line stands in the middle of the field.
  override var baselineFromCenter: CGFloat? { (measuring.font.ascender + measuring.font.descender) / 2 }

  /// The content size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
