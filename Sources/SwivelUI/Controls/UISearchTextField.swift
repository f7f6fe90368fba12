// The field in a search bar, and the tokens before its text.

/// A search bar's field.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The bar whose field it is, which keeps the text; nil for a field by itself.
  weak var bar: UISearchBar?
  /// The text; the bar's, in a bar.
  open override var text: String? {
    get { bar.map { $0.text ?? "" } ?? super.text }
    set { if let bar { bar.text = newValue } else { super.text = newValue } }
  }
  /// What is looked for besides the text, before it. They are not shown.
  open var tokens: [UISearchToken] = []
  /// What tokens are drawn on.
  open var tokenBackgroundColor: UIColor?
  /// Whether tokens may be copied.
  open var allowsCopyingTokens = true
  /// Whether tokens may be deleted.
  open var allowsDeletingTokens = true
  /// Adds a token, at the end if the index lies beyond it.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  /// Where the text after the tokens is: all of what has places, for tokens have none in the text.
  open var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange() }
  /// Where a token stands: before the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// The tokens in a part: all, if it begins where the text does.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }
  /// A token in the place of a part of the text.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// What is offered while one types. Kept, and not shown: a search controller shows its own.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// Removes a token that exists.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

/// Something that is looked for besides a text.
@preconcurrency @MainActor open class UISearchToken: NumberedObject {
  /// What it stands for.
  open var representedObject: Any?
  /// Its sign.
  public let icon: UIImage?
  /// What it says.
  public let text: String

  /// A token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
