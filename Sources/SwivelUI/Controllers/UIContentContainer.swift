// The protocols by which size and trait changes travel.

/// Something that is told about size and trait transitions.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// How large it would like to be; `.zero` for no wish.
  var preferredContentSize: CGSize { get }
  /// The view is about to become `size`; animations and a completion can be given to `coordinator`.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are about to become `newCollection`; called on every change of them, before the views' own.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits now.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed from `previousTraitCollection`; nil the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A length along an edge of a controller's view, with anchors to constrain to.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// In points.
  var length: CGFloat { get }
  /// The top of the space the bars take.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the space the bars take.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The length as an anchor.
  var heightAnchor: NSLayoutDimension { get }
}
