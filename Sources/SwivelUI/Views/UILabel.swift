// Text that is shown. Its size is its frame's: there is no text measurement yet.

/// A view that shows a text.
@MainActor open class UILabel: UIView {
  /// The text, or nil.
  open var text: String?

  package override var shownText: String? { text }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}
