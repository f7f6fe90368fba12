// Popovers as apps showed them before iOS 8: an object that is no controller itself, and presents its content as today's do.
import Foundation

/// Shows a controller in a popover on an iPad. Deprecated since iOS 9 and still in UIKit; apps from before have it.
///
/// The content is presented in the style `popover` by the controller in front of the view's window; in windows of compact width it stays
/// a popover, as such a window had none to adapt to. Source: Apple documentation, UIPopoverController.
@preconcurrency @MainActor open class UIPopoverController: NSObject {
  /// Who is asked and told; not owned.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// What the popover shows.
  open var contentViewController: UIViewController
  /// How large the content is; zero for the size the content prefers.
  open var contentSize = CGSize.zero
  /// Views that can be touched while the popover is shown, which stays then.
  open var passthroughViews: [UIView]?
  /// What is behind the content.
  open var backgroundColor: UIColor?
  /// How far from the window's edges it keeps. Kept.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// What draws the popover. Kept.
  open var popoverBackgroundViewClass: AnyClass?
  private let relay = Relay()

  /// Creates a popover for a content. Only iPads have any: on another device it raises as in UIKit.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
    relay.popover = self
    guard UIDevice.current.userInterfaceIdiom != .pad else { return }
    AppScene.current.raise(
      "NSInvalidArgumentException",
      "UIPopoverController(contentViewController:) called when not running under UIUserInterfaceIdiom.pad",
      by: "UIPopoverController")
  }

  /// Whether the content is shown in it.
  open var isPopoverVisible: Bool { presentation?.resolvedStyle == .popover }
  /// Where the arrow points; unknown while nothing is shown.
  open var popoverArrowDirection: UIPopoverArrowDirection {
    isPopoverVisible ? presentation?.arrowDirection ?? .unknown : .unknown
  }

  private var presentation: UIPopoverPresentationController? {
    contentViewController.presentingViewController == nil ? nil : contentViewController.popoverPresentationController
  }

  /// Shows another content.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    let shown = presentation
    if shown != nil { contentViewController.dismiss(animated: false) }
    contentViewController = viewController
    guard let shown else { return }
    let view = shown.sourceView ?? shown.barButtonItem?.shownView
    present(permitted: shown.permittedArrowDirections, animated: animated, in: view) {
      $0.sourceView = shown.sourceView
      $0.sourceRect = shown.sourceRect
      $0.barButtonItem = shown.barButtonItem
    }
  }

  /// Sets how large the content is.
  open func setContentSize(_ size: CGSize, animated: Bool) {
    contentSize = size
    if isPopoverVisible { contentViewController.preferredContentSize = size }
  }

  /// Shows the popover at a part of a view.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(permitted: arrowDirections, animated: animated, in: view) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the popover at a button of a bar.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    present(permitted: arrowDirections, animated: animated, in: item.shownView) { $0.barButtonItem = item }
  }

  private func present(
    permitted: UIPopoverArrowDirection, animated: Bool, in view: UIView?,
    _ point: (UIPopoverPresentationController) -> Void
  ) {
    guard presentation == nil, var front = view?.window?.rootViewController else { return }
    while let next = front.presentedViewController { front = next }
    contentViewController.modalPresentationStyle = .popover
    if contentSize != .zero { contentViewController.preferredContentSize = contentSize }
    if let popover = contentViewController.popoverPresentationController {
      popover.permittedArrowDirections = permitted
      popover.passthroughViews = passthroughViews
      popover.backgroundColor = backgroundColor
      popover.popoverLayoutMargins = popoverLayoutMargins
      popover.popoverBackgroundViewClass = popoverBackgroundViewClass
      popover.delegate = relay
      point(popover)
    }
    front.present(contentViewController, animated: animated)
  }

  /// Takes the popover away. The delegate is not told: only users' touches beside it are.
  open func dismiss(animated: Bool) {
    if presentation != nil { contentViewController.dismiss(animated: animated) }
  }

  /// Asks and tells the popover's delegate what the presentation is asked and told.
  private final class Relay: NSObject, UIPopoverPresentationControllerDelegate {
    weak var popover: UIPopoverController?

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      guard let popover, let delegate = popover.delegate else { return true }
      return delegate.popoverControllerShouldDismissPopover(popover)
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      if let popover { popover.delegate?.popoverControllerDidDismissPopover(popover) }
    }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { presentationControllerShouldDismiss(popoverPresentationController) }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { presentationControllerDidDismiss(popoverPresentationController) }
  }
}

/// Who is asked and told of a popover as it was before iOS 8.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: AnyObject {
  /// Whether a touch beside the popover takes it away.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// A touch beside the popover took it away.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  /// Stands for a delegate without the method.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  /// Stands for a delegate without the method.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
