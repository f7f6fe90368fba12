// What shows text that grows and shrinks with the size the user wants.

/// Something whose fonts may follow the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the user's text size, if it is a text style's or made larger by `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIView {
  /// Gives the fonts here and below the sizes of `category`, or of what a limit on the way makes of it.
  func fontsFollow(_ category: UIContentSizeCategory) {
    let own = traitRecord?.limited(category) ?? category
    (self as? any FollowsTextSize)?.textSizeDidChange(to: own)
    for view in subviews { view.fontsFollow(own) }
    // Rows that are as high as their content have other heights now, and labels of the standard kinds are placed by what they need.
    if self is UITableView || self is UITableViewCell || self is UICollectionViewListCell { setNeedsLayout() }
    if let button = self as? UIButton, let configuration = button.configuration {
      button.configuration = configuration
      if button.automaticallyUpdatesConfiguration { button.setNeedsUpdateConfiguration() }
    }
    if let list = self as? UICollectionView {
      list.collectionViewLayout.forgetSizes()
      list.collectionViewLayout.invalidateLayout()
    }
  }
}

/// The same, for those who tell.
@MainActor protocol FollowsTextSize: UIContentSizeCategoryAdjusting {
  func textSizeDidChange(to category: UIContentSizeCategory)
}

extension UIViewController {
  /// The views of this controller and of all in it and over it that lie in no other view: nobody who walks a window meets them.
  var viewsApart: [UIView] {
    let own = viewIfLoaded.flatMap { $0.window == nil && $0.superview == nil ? [$0] : nil } ?? []
    let over = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    return own + children.flatMap(\.viewsApart) + (over?.viewsApart ?? [])
  }
}
