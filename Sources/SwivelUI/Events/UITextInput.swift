// What keyboards ask of what they type into: traits, and positions in a text.

/// How a keyboard behaves while something is typed into.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Whether words begin in capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Which keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

/// All traits are optional: one a class leaves out is the system's, until somebody sets it.
extension UITextInputTraits {
  private var kept: TextInputTraits {
    get { AssociationTable.values(of: self, isMade: false)?.inputTraits ?? TextInputTraits() }
    set { AssociationTable.values(of: self, isMade: true)?.inputTraits = newValue }
  }
  /// As words usually begin.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept.autocapitalization }
    set { kept.autocapitalization = newValue }
  }
  /// As the system has it.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept.autocorrection }
    set { kept.autocorrection = newValue }
  }
  /// The usual one.
  public var keyboardType: UIKeyboardType {
    get { kept.keyboard }
    set { kept.keyboard = newValue }
  }
  /// The usual one.
  public var returnKeyType: UIReturnKeyType {
    get { kept.returnKey }
    set { kept.returnKey = newValue }
  }
  /// It is shown.
  public var isSecureTextEntry: Bool {
    get { kept.isSecure }
    set { kept.isSecure = newValue }
  }
}

/// Traits that are optional to whoever asks any input for them: nil where a class of the app's has none.
extension UITextInputTraits {
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType? { textInputTraits.spellChecking }
  /// Light or dark.
  public var keyboardAppearance: UIKeyboardAppearance? { textInputTraits.appearance }
  /// Whether the return key waits for text.
  public var enablesReturnKeyAutomatically: Bool? { textInputTraits.enablesReturnKey }
  /// What the text is about.
  public var textContentType: UITextContentType? { textInputTraits.contentType }
  /// Whether quotes are made typographic.
  public var smartQuotesType: UITextSmartQuotesType? { textInputTraits.quotes }
  /// Whether dashes are made typographic.
  public var smartDashesType: UITextSmartDashesType? { textInputTraits.dashes }
  /// Whether a space is inserted before and after what is pasted.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType? { textInputTraits.insertDelete }
  /// What passwords have to be like.
  public var passwordRules: UITextInputPasswordRules? { textInputTraits.passwordRules }

  private var textInputTraits: TextInputTraits {
    (self as? UITextField)?.traits ?? (self as? UITextView)?.traits ?? kept
  }
}

/// The traits of a text input, set by the app.
struct TextInputTraits {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKey = false
  var isSecure = false
  var contentType: UITextContentType?
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var insertDelete = UITextSmartInsertDeleteType.default
  var passwordRules: UITextInputPasswordRules?
}

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NumberedObject {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NumberedObject {
  /// Where it begins.
  open var start: UITextPosition
  /// Where it ends.
  open var end: UITextPosition
  /// Whether there is nothing in it.
  open var isEmpty: Bool { start.offset == end.offset }
  init(_ start: Int, _ end: Int) {
    self.start = UITextPosition(start)
    self.end = UITextPosition(end)
    super.init()
  }
}

/// A text that keyboards know their way around in: offsets are in UTF-16 units.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The whole text.
  var inputText: String { get }
  /// What is selected.
  var selectedTextRange: UITextRange? { get set }
  /// Replaces a part of the text.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }
  /// What is typed and not decided yet: nothing, since keys here type what they mean.
  public var markedTextRange: UITextRange? { nil }
  /// A part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
  }
  /// A place so far from another; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isBeyond) = position.offset.addingReportingOverflow(offset)
    return !isBeyond && (0...inputText.utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  /// How far one place is from another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  /// The text of a part.
  public func text(in range: UITextRange) -> String? {
    let text = inputText as NSString
    guard range.start.offset >= 0, range.start.offset <= range.end.offset, range.end.offset <= text.length else {
      return nil
    }
    return text.substring(
      with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
  }
}

extension UITextInput {
  /// What of a range lies in the text as it is now.
  func within(_ range: NSRange) -> NSRange {
    let count = inputText.utf16.count
    let start = min(max(0, range.location), count)
    return NSRange(location: start, length: min(max(0, range.length), count - start))
  }

  /// What of a range lies in the text as it is now.
  func within(_ range: UITextRange) -> NSRange {
    let start = max(0, range.start.offset)
    return within(NSRange(location: start, length: max(0, range.end.offset - start)))
  }

  /// The character a place in the text comes after or is within, with all it is composed of; nil at the beginning.
  func character(before place: Int) -> NSRange? {
    var start = 0
    for character in inputText {
      let length = character.utf16.count
      if place > start, place <= start + length { return NSRange(location: start, length: length) }
      start += length
    }
    return nil
  }
}
