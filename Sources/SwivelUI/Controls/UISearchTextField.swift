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
