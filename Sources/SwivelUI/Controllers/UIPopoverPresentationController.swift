// The manager of a popover: what it points at.

/// Manages a popover. A popover that is not adapted needs an anchor before it is presented.
@MainActor public final class UIPopoverPresentationController: UIPresentationController {
  /// The view the popover points at.
  public var sourceView: UIView?
  /// The part of the source view to point at; null stands for all of it.
  public var sourceRect: CGRect = .null

  /// The anchor in the coordinates of `container`; nil without a source view.
  func anchor(in container: UIView?) -> CGRect? {
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }
}
