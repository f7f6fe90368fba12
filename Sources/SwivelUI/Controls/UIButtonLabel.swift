// The label in a button.

/// The label in a button. Snapshots have the text once, with the button.
@MainActor final class UIButtonLabel: UILabel {
  /// Called when text or font change.
  var onChange: (() -> Void)?

  package override var shownText: String? { nil }

  /// The colour code gave the label, else that of the button's title as it is now.
  override var textColor: UIColor! {
    get { colorOfCode ?? (superview as? UIButton)?.currentTitleColor ?? super.textColor }
    set { super.textColor = newValue }
  }

  /// The width of the text on one line, not rounded.
  var lineWidth: CGFloat { attributedLines?.size(width: .infinity).width ?? CGFloat(unlimitedLayout.width) }
  /// How high that line is.
  var lineHeight: CGFloat {
    attributedLines.map { $0.size(width: .infinity, maximumLines: 1).height } ?? font.lineHeight
  }

  /// Shows a title, with attributes where they are of that title.
  func show(_ title: String?, _ attributed: NSAttributedString?) {
    if let attributed, attributed.string == title { attributedText = attributed } else { text = title }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    onChange?()
  }
}
