// The manager of a popover: what it points at.

/// Manages a popover. A popover that is not adapted needs an anchor before it is presented.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view the popover points at.
  open var sourceView: UIView?
  /// The part of the source view to point at; null stands for all of it.
  open var sourceRect: CGRect = .null

  /// The button of a bar the popover points at, unless there is a source view.
  open var barButtonItem: UIBarButtonItem?

  /// What the popover points at, from era 16: a view or a button of a bar. The last that was set of the three counts.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// The sheet the popover becomes where it is adapted, from era 15.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenter)

  /// What draws the popover. Kept.
  open var popoverBackgroundViewClass: AnyClass?
  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// What can be touched beside the popover, which stays then.
  open var passthroughViews: [UIView]?
  /// What is behind the popover's content.
  open var backgroundColor: UIColor?
  /// How far from the window's edges it keeps. Kept.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Whether it may lie over what it points at.
  open var canOverlapSourceViewRect = false
  /// Whether there is anything to point at.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }

  /// The size of the container it was placed in last.
  private var placedIn: CGSize?

  /// The delegate may have it point elsewhere where the container has another size than before. Override with super.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let size = containerView?.bounds.size, size != placedIn else { return }
    defer { placedIn = size }
    guard placedIn != nil, resolvedStyle == .popover, let source = sourceView,
      let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    else { return }
    var (rect, view) = (sourceRect.isNull ? source.bounds : sourceRect, source)
    let asked = rect
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== source { sourceView = view }
    if rect != asked { sourceRect = rect }
  }

  /// The anchor in the coordinates of `container`; nil without a source view or shown button.
  func anchor(in container: UIView?) -> CGRect? {
    guard let sourceView = sourceView ?? barButtonItem?.shownView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }
}

/// What a popover can point at, from era 16.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Where it is, in a view's coordinates.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Where the view is, in another's coordinates.
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the button is, in a view's coordinates; null while no bar shows it.
  public func frame(in referenceView: UIView) -> CGRect {
    shownView.map { $0.convert($0.bounds, to: referenceView) } ?? .null
  }
}

extension UIViewController {
  /// The name `isModalInPresentation` had before era 13: whether fingers beside the popover this is in leave it open.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
}
