// The protocols by which size and trait changes travel.

/// Something that is told about size and trait transitions.
@MainActor public protocol UIContentContainer: AnyObject {
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// Something that has traits.
@MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A length along an edge of a controller's view, with anchors to constrain to.
@MainActor public protocol UILayoutSupport: AnyObject {
  /// In points.
  var length: CGFloat { get }
  /// The top of the space the bars take.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the space the bars take.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The length as an anchor.
  var heightAnchor: NSLayoutDimension { get }
}
