// The appearance state machine: every Will has its Did, whatever guests do in between.
import DeviceCatalog

/// Where a controller is between not being visible and being so (R-APP-05).
enum AppearanceState: Sendable {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// The calls of one kind for both values of `animated`, ready-made.
struct AnimatedCall {
  private let yes: String
  private let no: String

  init(_ name: String) {
    yes = "\(name)(true)"
    no = "\(name)(false)"
  }

  func callAsFunction(_ animated: Bool) -> String { animated ? yes : no }

  static let willAppear = AnimatedCall("viewWillAppear")
  static let isAppearing = AnimatedCall("viewIsAppearing")
  static let didAppear = AnimatedCall("viewDidAppear")
  static let willDisappear = AnimatedCall("viewWillDisappear")
  static let didDisappear = AnimatedCall("viewDidDisappear")
}

extension UIViewController {
  /// Begins to appear or disappear.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let scene = ownScene
    if scene.hasSiblings { lastScene = scene.link }
    isAppearanceAnimated = animated
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      sendDeferredTraits(in: scene)
      // In both a guest can have shown it already.
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      isToldOfAppearing = false
      scene.record(subject, AnimatedCall.willAppear(animated))
      viewWillAppear(animated)
      switch appearance {
      case .appearing:
        containerWillAppear(animated)
        if appearance == .appeared { endLateChildren(animated, in: scene) }
      case .appeared:
        // Its own callback has brought it to the end of its way, and its children have not begun.
        containerWillAppear(animated)
        containerDidAppear(animated)
      case .disappeared, .disappearing: break
      }
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      containerWillDisappear()
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      scene.record(subject, AnimatedCall.willDisappear(animated))
      viewWillDisappear(animated)
      guard shouldAutomaticallyForwardAppearanceMethods, appearance == .disappearing || appearance == .disappeared
      else { return }
      for child in displayedChildren {
        child.beginAppearanceTransition(false, animated: animated)
        if appearance == .disappeared { child.endAppearanceTransition() }
      }
    }
  }

  /// A child's callback has brought this controller to the end of its way: the children after that one follow.
  private func endLateChildren(_ animated: Bool, in scene: AppScene) {
    if isInWindow { didEnterHierarchy(in: scene) }
    containerDidAppear(animated)
  }

  /// The children whose views are loaded and in this controller's.
  var childrenInView: [UIViewController] {
    guard let viewIfLoaded, !children.isEmpty else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: viewIfLoaded) ?? false }
  }

  /// Ends what `beginAppearanceTransition` began.
  func endAppearance() {
    let scene = ownScene
    let animated = isAppearanceAnimated
    switch appearance {
    case .appearing:
      appearance = .appeared
      scene.record(subject, AnimatedCall.didAppear(animated))
      viewDidAppear(animated)
      scene.showBar(of: self)
      containerDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      scene.record(subject, AnimatedCall.didDisappear(animated))
      viewDidDisappear(animated)
      guard shouldAutomaticallyForwardAppearanceMethods else { return }
      for child in displayedChildren { child.endAppearanceTransition() }
      containerDidDisappear()
    case .appeared, .disappeared: break
    }
  }

  /// Whether it has had its `viewDidAppear` and not gone since.
  package var hasAppeared: Bool { appearance == .appeared }

  /// From the view's entry into the window on: traits, then viewIsAppearing, outermost first (R-APP-01).
  func didEnterHierarchy(in scene: AppScene) {
    bringLateChildren()
    updateTraits(in: scene)
    forEachDisplayed { $0.viewIfLoaded?.tellInsetChanges(in: scene) }
    guard scene.era >= Era(13) else { return }
    forEachDisplayed { controller in
      guard controller.appearance == .appearing, !controller.isToldOfAppearing else { return }
      controller.isToldOfAppearing = true
      scene.record(controller.subject, AnimatedCall.isAppearing(controller.isAppearanceAnimated))
      controller.viewIsAppearing(controller.isAppearanceAnimated)
    }
  }

  /// Shows the view as the root of `window` (R-APP-01, T9).
  func install(in window: UIWindow) {
    let scene = ownScene
    loadViewIfNeeded()
    beginAppearanceTransition(true, animated: false)
    // Its own callback may have set another root, which is there by now.
    guard window.rootViewController === self else { return }
    view.frame = scene.rootFrame
    window.addSubview(view)
    if scene.era < Era(13) { updateTraits(in: scene) }
    scene.turnAtLaunch(self)
    if scene.era >= Era(13) { didEnterHierarchy(in: scene) }
    scene.settle()
    endAppearanceTransition()
    scene.settle()
  }

  /// Children that were added while this controller, about to appear, had no window: they come with it.
  private func bringLateChildren() {
    guard appearance == .appearing else { return }
    for child in displayedChildren {
      if movesChildrenWithViews, child.appearance == .disappeared {
        child.beginAppearanceTransition(true, animated: isAppearanceAnimated)
      }
      child.bringLateChildren()
    }
  }

  /// Whether a child of a custom container that has appeared, or is about to, appears because its view is put into `view`. The
  /// framework's own containers call for appearance themselves.
  func comesWithItsView(into view: UIView) -> Bool {
    guard appearance == .disappeared, let parent, parent.appearance == .appeared || parent.appearance == .appearing
    else { return false }
    return parent.movesChildrenWithViews && view.window != nil
  }

  /// Whether a child of a custom container disappears because its view is taken out: also one that has not done appearing, or
  /// disappears with its parent.
  var goesWithItsView: Bool {
    guard appearance != .disappeared, let parent else { return false }
    return parent.movesChildrenWithViews
  }

  private var movesChildrenWithViews: Bool { bringsChildrenWithViews && shouldAutomaticallyForwardAppearanceMethods }

  /// The view is in: with a parent that still appears, the rest comes when that does it.
  func finishComing() {
    guard appearance == .appearing else { return }
    let scene = ownScene
    switch parent?.appearance {
    case .appeared:
      didEnterHierarchy(in: scene)
      scene.settle()
      if appearance == .appearing { endAppearanceTransition() }
    case .appearing: if scene.era < Era(13) || parent?.isToldOfAppearing == true { didEnterHierarchy(in: scene) }
    case .disappearing, .disappeared, nil:
      // The parent went in a callback of its own child.
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    }
  }

  /// Goes at once, with the calls that are left: the place it was shown in is another's now.
  func goAway() {
    if appearance != .disappeared { beginAppearanceTransition(false, animated: false) }
    viewIfLoaded?.removeFromSuperview()
    if appearance == .disappearing { endAppearanceTransition() }
  }

  /// The children of a custom container come with it, but for those that a callback of one before has taken out.
  func beginWithChildren(_ animated: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in displayedChildren where child.parent === self {
      // Such a callback can also have taken this one out, with the children that have not come yet.
      guard appearance == .appearing || appearance == .appeared else { return }
      child.beginAppearanceTransition(true, animated: animated)
    }
  }

  /// Those that still come, since children can be taken out, or all be covered, in the callback before.
  func endWithChildren() {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in displayedChildren where child.appearance == .appearing { child.endAppearanceTransition() }
  }

  /// Calls `body` with this controller and all displayed below it, outermost first.
  func forEachDisplayed(_ body: (UIViewController) -> Void) {
    body(self)
    for child in displayedChildren { child.forEachDisplayed(body) }
  }

  /// One layout of the root view: callbacks around the view's own layout (R-APP-01).
  func performLayout(of view: UIView, in scene: AppScene) {
    let size = view.frame.size
    scene.record(subject, LayoutText.will(size))
    viewWillLayoutSubviews()
    layoutContainer()
    if needsUnavailableUpdate || unavailableView != nil { layOutContentUnavailable(in: scene) }
    view.layoutSubviews()
    if scene.app.hasScrollViews { view.passOnSafeArea() }
    scene.record(subject, LayoutText.did(size))
    viewDidLayoutSubviews()
  }

  func sendWillMove(to parent: UIViewController?) {
    ownScene.record(subject, "willMove(toParent: \(parent?.subject ?? "nil"))")
    if let parent, parent.facts.overrides(.overrideTraitCollection) { ownScene.app.hasTraitOverrides = true }
    willMove(toParent: parent)
  }

  func sendDidMove(to parent: UIViewController?) {
    ownScene.record(subject, "didMove(toParent: \(parent?.subject ?? "nil"))")
    didMove(toParent: parent)
  }
}
