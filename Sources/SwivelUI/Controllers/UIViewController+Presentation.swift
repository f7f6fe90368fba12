// Who presents whom: the relations of modal presentation, as controllers see them.
import DeviceCatalog

extension UIViewController {
  /// The size a form sheet or popover of it should have: its own wish, else that of what a navigation controller has on top.
  final var wishedSize: CGSize {
    guard preferredContentSize == .zero, let stack = self as? UINavigationController else {
      return preferredContentSize
    }
    return stack.wishOfTop
  }

  /// Tells who contains or presents this controller that its wish for a size is another.
  func tellWishedSize() {
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    guard presenter != nil, let presentation = ownPresentation else { return }
    presentation.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation.containerView?.setNeedsLayout()
  }

  /// The controller presented by this one or the nearest around it; nil for none.
  public var presentedViewController: UIViewController? {
    for controller in selfAndAncestors {
      if let presented = controller.presented { return presented }
    }
    return nil
  }

  /// The controller that presents this one or the nearest around it; nil for none (R-MOD-04).
  public var presentingViewController: UIViewController? {
    for controller in selfAndAncestors {
      if let presenter = controller.presenter { return presenter }
    }
    return nil
  }

  var plainPresentationController: UIPresentationController? {
    if let managed = selfAndAncestors.first(where: { $0.presenter != nil })?.ownPresentation { return managed }
    return presentationMade
  }

  var plainPopoverPresentationController: UIPopoverPresentationController? {
    if let managed = selfAndAncestors.first(where: { $0.presenter != nil })?.ownPresentation {
      return managed as? UIPopoverPresentationController
    }
    return modalPresentationStyle == .popover || ownPresentation != nil
      ? presentationMade as? UIPopoverPresentationController : nil
  }

  /// The manager of this very controller's presentation, made when first needed.
  var presentationMade: UIPresentationController {
    presentationMade(over: nil, from: self)
  }

  /// The same, for a presentation from `source`. In the custom style the transitioning delegate may make it (era 8).
  func presentationMade(over presenter: UIViewController?, from source: UIViewController) -> UIPresentationController {
    if let ownPresentation { return ownPresentation }
    let made: UIPresentationController
    if modalPresentationStyle == .popover {
      made = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    } else if modalPresentationStyle == .custom, AppScene.current.era >= Era(8),
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      made = custom
    } else if [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle), AppScene.current.era >= Era(15) {
      made = UISheetPresentationController(presentedViewController: self, presenting: presenter)
    } else {
      made = UIPresentationController(presentedViewController: self, presenting: presenter)
    }
    ownPresentation = made
    return made
  }

  var plainNavigationController: UINavigationController? {
    var ancestor = parent
    while let candidate = ancestor {
      if let navigation = candidate as? UINavigationController { return navigation }
      ancestor = candidate.parent
    }
    return nil
  }

  var plainTabBarController: UITabBarController? {
    var ancestor = parent
    while let candidate = ancestor {
      if let tabs = candidate as? UITabBarController { return tabs }
      ancestor = candidate.parent
    }
    return nil
  }

  /// Whether `child` may be contained here: UIKit raises for a controller that is this one, or contains it, in the words it
  /// has for every wrong parent.
  func admitsChild(_ child: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let candidate = ancestor, candidate !== child { ancestor = candidate.parent }
    guard ancestor != nil else { return true }
    ownScene.raise(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:<\(child.className)> should have parent view controller:"
        + "<\(child.parent?.className ?? "(null)")> but requested parent is:<\(className)>", by: subject)
    return false
  }

  /// This controller, its parent, and so on up; no array, since every turn asks.
  var selfAndAncestors: Ancestors { Ancestors(upcoming: self) }

  /// The last of `selfAndAncestors`.
  var outermost: UIViewController {
    var last = self
    while let parent = last.parent { last = parent }
    return last
  }

  /// What this controller presents, what that presents, and so on up.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presented
    while let controller = next {
      chain.append(controller)
      next = controller.presented
    }
    return chain
  }

  /// This controller and everything presented over it that is not on its way out, lowest first.
  var stackOfPresentations: [UIViewController] { [self] + presentedChain.filter { !$0.isBeingDismissed } }

  /// The controller that covers the window of which this is the root: the top-most that fills it (R-NEG-02, R-PRES-07).
  package var coveringController: UIViewController {
    presentedChain.last { !$0.isBeingDismissed && $0.ownPresentation?.coversWindow == true } ?? self
  }

  /// Everything presented from this controller or anything in it.
  package var allPresented: [UIViewController] { presentationsAnywhere }

  /// The presentations that begin somewhere in this controller's own tree of children as well: lowest first, each with
  /// what lies over it.
  var presentationsAnywhere: [UIViewController] {
    var found: [UIViewController] = []
    for child in children { found += child.presentationsAnywhere }
    for controller in presentedChain { found += [controller] + controller.children.flatMap(\.presentationsAnywhere) }
    return found
  }

  /// The controller that presents in this style when this one is asked to (R-MOD-04).
  func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
    if style.wantsContext, let context = selfAndAncestors.first(where: \.definesPresentationContext) { return context }
    return outermost
  }
}

/// A walk from a controller upwards. A closure given to the library's own sequences would be asked each time whose executor
/// it is on.
struct Ancestors: Sequence, IteratorProtocol {
  fileprivate var upcoming: UIViewController?

  mutating func next() -> UIViewController? {
    let found = upcoming
    upcoming = found?.containedIn
    return found
  }
}

extension UIViewController {
  /// Of a presented controller it is whoever presents it ("Using responders and the responder chain to handle events").
  final var nextInChain: UIResponder? {
    if let next = presenter ?? viewIfLoaded?.superview { return next }
    // Covered by what it presents, its view is in no other.
    guard presented != nil else { return nil }
    return parent?.viewIfLoaded ?? ownScene.window?.withWindowsInFront.first { $0.rootViewController === self }
  }
}
