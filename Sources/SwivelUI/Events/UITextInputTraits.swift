// How keyboards behave for what they type into: traits, which all are optional.

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
