// What a controller wishes of status bar, home indicator and keyboard, and its editing: the half of UIViewController that
// neither appears nor turns. A base class, because members apps override must stand in a class's own body.

/// Light and dark status bars; raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  /// As fits what is below.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// How the status bar comes and goes; raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// Faded.
  case fade = 1
  /// Sliding.
  case slide = 2
}

/// How a controller comes when it is presented; raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// Turned round.
  case flipHorizontal = 1
  /// Faded.
  case crossDissolve = 2
  /// Below a page that curls.
  case partialCurl = 3
}

/// The base of `UIViewController`.
@preconcurrency @MainActor open class StyledController: RestoredController {
  /// Brings what the controller shows up to date, before its view is laid out (era 26). Called when it is due, and when a model
  /// it read has changed.
  open func updateProperties() {}
  /// Asks for `updateProperties()` in the next pass.
  open func setNeedsUpdateProperties() { controller.viewIfLoaded?.setNeedsUpdateProperties() }
  /// Calls `updateProperties()` at once, if due.
  open func updatePropertiesIfNeeded() { controller.viewIfLoaded?.updatePropertiesIfNeeded() }

  /// What a tab bar shows for this controller; nil makes it anew.
  open var tabBarItem: UITabBarItem! {
    get {
      if let keptTabBarItem { return keptTabBarItem }
      let item = UITabBarItem(owner: controller)
      keptTabBarItem = item
      return item
    }
    set {
      keptTabBarItem?.belong(to: nil)
      keptTabBarItem = newValue
      newValue?.belong(to: controller)
      controller.tabBarController?.titlesDidChange()
    }
  }
  final var keptTabBarItem: UITabBarItem?
  /// The objects beside the controller in its scene, by their identifiers.
  var sceneObjects: [String: NSObject] = [:]

  /// The status bar's style while this controller is in front.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden while this controller is in front.
  open var prefersStatusBarHidden: Bool { controller.hidesStatusBarByItself }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that has the word on the status bar's style; nil for this controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that has the word on whether the status bar is hidden; nil for this controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Says that wishes about the status bar are others.
  open func setNeedsStatusBarAppearanceUpdate() { controller.ownScene.statusBarIsStale = true }
  /// Whether the home indicator hides while nothing is touched.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that has the word on the home indicator; nil for this controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that wishes about the home indicator are others.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges where the app's gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that has the word on those edges; nil for this controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that wishes about the edges are others.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// How the controller comes when it is presented. Kept; nothing is animated.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a presented controller has the word on the status bar though it does not cover the window.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the presenter's transition style is taken.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the keyboard goes when another controller is presented as a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether scroll views are moved out from under bars, before era 11.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the focus restores itself.
  open var restoresFocusAfterTransition = true
  /// Memory is short: told to every controller there is.
  open func didReceiveMemoryWarning() {}

  /// Whether the controller's content is edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// Begins or ends editing. Override with super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    madeEditButton?.style = editing ? .done : .plain
    madeEditButton?.title = editing ? "Done" : "Edit"
  }
  private var madeEditButton: UIBarButtonItem?
  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let item = UIBarButtonItem(
      title: storedIsEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        if let self { setEditing(!isEditing, animated: true) }
      })
    item.style = storedIsEditing ? .done : .plain
    madeEditButton = item
    return item
  }

  /// Something the controller contains has another size it wishes for: a navigation controller passes that of its top on.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Something the controller contains has another size by its constraints.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The edges at which the view reaches under bars, from era 7; at the others it ends where the bar does.
  open var edgesForExtendedLayout: UIRectEdge {
    get { controller.plainEdgesForExtendedLayout }
    set { controller.plainEdgesForExtendedLayout = newValue }
  }
  /// Whether the view reaches under opaque bars, too, from era 7.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { controller.plainExtendedLayoutIncludesOpaqueBars }
    set { controller.plainExtendedLayoutIncludesOpaqueBars = newValue }
  }
  /// The manager of the presentation this controller is part of, or will be: reading it fixes its kind for the style set
  /// at that moment (R-ADP-06).
  open var presentationController: UIPresentationController? { controller.plainPresentationController }
  /// The presentation's manager if it is a popover's.
  open var popoverPresentationController: UIPopoverPresentationController? {
    controller.plainPopoverPresentationController
  }
  /// The nearest navigation controller above.
  open var navigationController: UINavigationController? { controller.plainNavigationController }
  /// The nearest tab bar controller above.
  open var tabBarController: UITabBarController? { controller.plainTabBarController }
  /// The storyboard the controller was made from; nil for one made by code.
  open var storyboard: UIStoryboard? { controller.plainStoryboard }
  /// The style of this controller and everything in it, from era 13; unspecified to inherit it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { controller.plainOverrideUserInterfaceStyle }
    set { controller.plainOverrideUserInterfaceStyle = newValue }
  }
  /// Keys the controller hears of: those that were added. Nobody presses them here.
  open override var keyCommands: [UIKeyCommand]? { addedKeys.isEmpty ? nil : addedKeys }
  /// Adds such a key.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeys.append(keyCommand) }
  /// Such a key no more.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeys.removeAll { $0 === keyCommand } }
  private var addedKeys: [UIKeyCommand] = []
  /// What a peek at the controller offered while a finger pressed hard, until iOS 13. No finger does here.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { controller.ownNavigationItem }
}
