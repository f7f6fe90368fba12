// A button in a navigation bar, as apps describe it.

/// An item of a bar with a title and what it does. There are no pictures, and closures take the place of selectors.
@MainActor open class UIBarButtonItem {
  /// What the button shows; the action's title unless set.
  open var title: String? { didSet { owner?() } }
  /// What a tap does.
  open var primaryAction: UIAction?
  /// Whether it takes taps.
  open var isEnabled = true { didSet { owner?() } }
  /// The name commands and tests find the button by.
  open var accessibilityIdentifier: String?
  /// A number for the app's own use.
  open var tag = 0
  /// The view that shows the item, while a bar does: what popovers point at.
  weak var shownView: UIView?
  /// The view a document has in the item's place.
  var keptView: UIView?
  /// Tells the bar of changes.
  var owner: (() -> Void)?

  /// Creates an item; without a title the action's is shown.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }
}

extension UIBarButtonItem: Equatable {
  /// Whether two are one and the same.
  public nonisolated static func == (lhs: UIBarButtonItem, rhs: UIBarButtonItem) -> Bool { lhs === rhs }
}
