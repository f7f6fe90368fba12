// The manager of a popover: what it points at.

/// Manages a popover. A popover that is not adapted needs an anchor before it is presented.
@preconcurrency @MainActor public final class UIPopoverPresentationController: UIPresentationController {
  /// The view the popover points at.
  public var sourceView: UIView?
  /// The part of the source view to point at; null stands for all of it.
  public var sourceRect: CGRect = .null

  /// The button of a bar the popover points at, unless there is a source view.
  public var barButtonItem: UIBarButtonItem?

  /// Where the arrow may point. Kept.
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow points.
  public var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// What can be touched beside the popover. Kept.
  public var passthroughViews: [UIView]?
  /// What is behind the popover's content.
  public var backgroundColor: UIColor?
  /// How far from the window's edges it keeps. Kept.
  public var popoverLayoutMargins = UIEdgeInsets.zero
  /// Whether it may lie over what it points at.
  public var canOverlapSourceViewRect = false
  /// Whether there is anything to point at.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }

  /// The anchor in the coordinates of `container`; nil without a source view or shown button.
  func anchor(in container: UIView?) -> CGRect? {
    guard let sourceView = sourceView ?? barButtonItem?.shownView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }
}
