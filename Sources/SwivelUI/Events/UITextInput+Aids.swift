// What keyboards ask of a text beyond places: floating insertion points, rooms kept free, menus and styles. Every one is optional in
// UIKit; keys here ask for none, and the answers are those of a text that does nothing special.

/// Room kept free in a text until something is there.
@preconcurrency @MainActor open class UITextPlaceholder: NumberedObject {
  private let places: [UITextSelectionRect]
  /// Where it is.
  open var rects: [UITextSelectionRect] { places }
  /// No room.
  public override convenience init() { self.init([]) }
  init(_ places: [UITextSelectionRect]) {
    self.places = places
    super.init()
  }
}

/// What others of a word are offered as; raw values are UIKit's.
public enum UITextAlternativeStyle: Int, Sendable {
  /// Without a mark.
  case none = 0
  /// As a word that may be another.
  case lowConfidence = 1
}

/// Something the system proposes to type (era 18.4). Nothing is proposed here.
@preconcurrency @MainActor open class UIInputSuggestion: NumberedObject {
  /// A proposal.
  public override init() { super.init() }
}

extension UITextInput {
  /// Which of two lines an insertion point between them is at: the lower one.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// How far a place is into a part, in UTF-16 units.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// The place so far into a part, in UTF-16 units; nil outside of the text.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  /// How text at a place looks: not told here.
  public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  { nil }
  /// Types what is not decided yet, with how it looks: its letters alone.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  /// Types a text with how it looks: its letters alone.
  public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
  /// Types a text that may be another.
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }
  /// Types what was proposed: nothing is proposed here.
  public func insertInputSuggestion(_ inputSuggestion: UIInputSuggestion) {}
  /// The insertion point follows a finger on the keyboard. No finger is on it here.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// It goes on.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// It is left where it is.
  public func endFloatingCursor() {}
  /// How an insertion point is turned.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
  /// Keeps room free at the insertion point; none is taken here.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder([]) }
  /// Gives it back.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}
  /// Something is about to be dictated. Nobody dictates here.
  public var insertDictationResultPlaceholder: Any { UITextPlaceholder([]) }
  /// It is there, or not.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
  /// The menu of a part of the text: what the system proposes.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    UIMenu(children: suggestedActions)
  }
  /// A menu is about to be seen.
  public func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {}
  /// A menu is about to go.
  public func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {}
}

/// Whether text is kept within its lines where letters reach out of them (era 17); raw values are UIKit's.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// By what the font says of itself, as ever.
  case typographic = 0
  /// With room for letters that reach out.
  case oversize = 1
}

/// A view whose text may need room beyond its lines (era 17).
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// By which rule.
  var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILetterformAwareAdjusting where Self: UIView {
  /// By which rule. Kept: fonts here say all of their height.
  public var sizingRule: UILetterformAwareSizingRule {
    get { kept(.typographic) }
    set { keep(newValue) }
  }
}
extension UILabel: UILetterformAwareAdjusting {}
extension UITextField: UILetterformAwareAdjusting {}
extension UITextView: UILetterformAwareAdjusting {}

extension UITextField {
  /// What of its editing can be given back later; here whether it is edited, and what is selected, are not in it.
  public var interactionState: Any {
    get { kept("" as Any) }
    set { keep(newValue) }
  }
  /// Whether what looks like arithmetic is answered (era 18). Kept.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { kept(.default) }
    set { keep(newValue) }
  }
}

extension UITextView {
  /// What of its editing can be given back later; here whether it is edited, and what is selected, are not in it.
  public var interactionState: Any {
    get { kept("" as Any) }
    set { keep(newValue) }
  }
  /// Whether what looks like arithmetic is answered (era 18). Kept.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// How marked passages look (era 18). Kept: attributes of the text are not changed by it.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { kept([:]) }
    set { keep(newValue) }
  }
}

/// Whether a keyboard answers arithmetic (era 18); raw values are UIKit's.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// By the kind of text.
  case `default` = 0
  /// It does not.
  case no = 1
  /// It does.
  case yes = 2
}

extension UITextContentType {
  /// The number of a modem (era 17.4).
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The number of a phone (era 17.4).
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
