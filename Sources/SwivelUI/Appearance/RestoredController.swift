// What a controller says of itself to those around it: restoring, unwinding, bars that follow scrolling, and what it shows while it
// has nothing to show. A base class, because members apps override must stand in a class's own body.
import DeviceCatalog
import Foundation

/// Who makes a controller of a restored interface. Nothing is restored here.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// As in UIKit.
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> UIViewController?
}

/// The base of `UIViewController` and its wishes.
@preconcurrency @MainActor open class RestoredController: UIResponder {
  /// Creates a controller.
  public override init() { super.init() }

  final var controller: UIViewController {
    guard let controller = self as? UIViewController else { preconditionFailure("only UIViewController is one") }
    return controller
  }

  /// The xib the view is loaded from: the name given at creation, else the class's or the class's without `Controller` if
  /// there is such a file; nil for a view that comes from elsewhere.
  open var nibName: String? { controller.plainNibName }

  // MARK: Restoring

  /// The name state restoration knows the controller by.
  open var restorationIdentifier: String?
  /// Who makes the controller anew.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Writes what is to be restored: called when the app goes to the background and its delegate wants the interface kept. Nothing lasts
  /// longer than a launch, so that nobody reads it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what is to be restored. Never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Everything is restored. Never called here.
  open func applicationFinishedRestoringState() {}

  // MARK: Who shows and who takes back

  /// The nearest controller that knows a place for what is shown: one whose class has its own answer.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var candidate: UIViewController? = controller.parent
    while let current = candidate {
      if current is UINavigationController || current is UISplitViewController || !ClassFinder.isOwn(type(of: current)),
        current.canPerformAction(action, withSender: sender)
          || ["show", "showDetailViewController"].contains(action.base)
      {
        return current
      }
      candidate = current.parent
    }
    return nil
  }
  /// The children that are asked whether an unwind ends at them, in this order; by default all but the one it comes from.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    return controller.children.reversed().filter { $0 !== origin }
  }
  /// The child an unwind comes from.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    controller.children.first { child in source.source.selfAndAncestors.contains { $0 === child } }
  }
  /// Brings a child to the front for an unwind. Containers of the framework do it themselves.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Wishes

  /// How the controller comes when it is shown, from era 18. Kept; nothing is drawn on the way.
  open var preferredTransition: UIViewController.Transition?
  /// Whether the pointer is kept in the window. There is none.
  open var prefersPointerLocked: Bool { false }
  /// The child that has the word on the pointer; nil for this controller itself.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Says that wishes about the pointer are others.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Names what the focus goes through together. Kept; there is no focus.
  open var focusGroupIdentifier: String?
  /// Whether actions go to the presenter as well.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// Posted when another split view controller is the one that shows details; never here.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  private var scrollViews: [UInt: UIScrollView] = [:]
  /// Says which scroll view bars at these edges follow, from era 15. Kept: bars do not follow here.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for bit in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(bit) {
      scrollViews[UInt(bit.rawValue)] = scrollView
    }
  }
  /// Says which scroll view bars at all edges follow, from era 15.
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
  /// The scroll view bars at an edge follow.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].first { edge.contains($0) }.flatMap {
      scrollViews[UInt($0.rawValue)]
    }
  }

  // MARK: Nothing to show

  /// What is shown over the view, from era 17; nil for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet {
      unavailableView?.removeFromSuperview()
      unavailableView = contentUnavailableConfiguration?
        .updated(for: contentUnavailableConfigurationState).makeContentView()
      controller.viewIfLoaded?.setNeedsLayout()
      if let view = controller.viewIfLoaded, let unavailableView { view.addSubview(unavailableView) }
    }
  }
  private(set) var unavailableView: (UIView & UIContentView)?
  var needsUnavailableUpdate = true
  /// The state it is shown in.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: controller.traitCollection)
    let search = controller.navigationItem.searchController
    if let search, search.isActive { state.searchText = search.searchBar.text ?? "" }
    return state
  }
  /// Has `updateContentUnavailableConfiguration(using:)` called with the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableUpdate = true
    controller.viewIfLoaded?.setNeedsLayout()
  }
  /// Before the first layout and when it was asked for: sets `contentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
}

/// What an unwind comes from.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NumberedObject {
  /// The controller.
  public let source: UIViewController
  /// The action.
  public let unwindAction: Selector
  /// What triggered it.
  public let sender: Any?

  init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
