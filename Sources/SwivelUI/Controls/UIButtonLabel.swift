// The label in a button.

/// The label in a button. Snapshots have the text once, with the button.
@MainActor final class UIButtonLabel: UILabel {
  /// Called when text or font change.
  var onChange: (() -> Void)?

  package override var shownText: String? { nil }

  /// The width of the text on one line, not rounded.
  var lineWidth: CGFloat { CGFloat(unlimitedLayout.width) }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    onChange?()
  }
}
