// What shows text that grows and shrinks with the size the user wants.

/// Something whose fonts may follow the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the user's text size, if it is a text style's or made larger by `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The same, for those who tell.
@MainActor protocol FollowsTextSize: UIContentSizeCategoryAdjusting {
  func textSizeDidChange(to category: UIContentSizeCategory)
}
