// Peeks of iOS 9 to 12: a finger that presses hard. None does here, so delegates are kept and not asked.

/// A registered view.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// What a press begins.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Who is asked.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// What of it stays sharp.
  var sourceRect: CGRect { get set }
}

/// Who gives what is peeked at.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// As in UIKit.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// As in UIKit.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

@MainActor private final class PreviewingContext: NumberedObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()
  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  var sourceRect: CGRect
  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
    super.init()
  }
}

extension UIViewController {
  /// Registers a view for peeks. No finger presses hard here: `forceTouchCapability` says so.
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
  /// Registers a view no more.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

extension UIViewController {
  /// What presents this controller or one it is in; nil for one nobody presented.
  public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
}

extension UIWindow.Level {
  /// A level above another.
  public static func + (level: UIWindow.Level, more: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue + more)
  }
  /// A level below another.
  public static func - (level: UIWindow.Level, less: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue - less)
  }
}

extension UIBarButtonItem {
  /// A button with title, picture and menu, that sends an action where it has no menu.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    (self.target, self.action) = (target, action)
  }
}
