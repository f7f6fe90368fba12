// Size and trait changes on their way through the controllers.
import DeviceCatalog
import Orientation

extension UIViewController {
  var isInWindow: Bool { viewIfLoaded?.window != nil }

  func sendWillTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    ownScene.record(subject, "willTransition(to: \(traits.shortName))")
    willTransition(to: traits, with: coordinator)
  }

  func sendViewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    ownScene.record(subject, LayoutText.transition(size))
    viewWillTransition(to: size, with: coordinator)
  }

  /// The stock part of `viewWillTransition(to:with:)`: the legacy calls of controllers that do not override it (R-LEG-10),
  /// then the children (R-ROT-01).
  func forwardViewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if let turn = coordinator as? WindowTransition, turn.isRotation, !turn.isForPresentation,
      !facts.overrides(.viewWillTransition)
    {
      turn.legacyControllers.append(self)
      sendWillRotate(turn)
    }
    for child in displayedChildren {
      child.sendViewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// Tells this controller and all displayed below it of changed traits, outermost first (T1 lines 9–10). The first time,
  /// eras before 13 tell of nil (R-LAUNCH-05), later ones predicted right.
  func updateTraits(in scene: AppScene) {
    guard scene.era >= Era(8) else { return }
    forEachDisplayed { controller in
      let now = controller.traits(in: scene)
      let previous = controller.toldTraits
      guard previous != now else { return }
      controller.toldTraits = now
      controller.nibLoading?.traitsDidChange(now)
      controller.containerTraitsDidChange(from: previous, in: scene)
      if let previous, previous.horizontalSizeClass != now.horizontalSizeClass {
        controller.viewIfLoaded?.sidesDidChange()
      }
      controller.sendTraitsDidChange(previous, now, in: scene)
    }
    if scene.viewsHearTraits { viewIfLoaded?.updateViewTraits(in: scene) }
  }

  /// The stock part of `willTransition(to:with:)`: children whose own traits will be others hear of those (R-ROT-02,
  /// R-TRAIT-05).
  func forwardWillTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let scene = ownScene
    for child in displayedChildren {
      guard scene.hasTraitOverrides else {
        child.sendWillTransition(to: newCollection, with: coordinator)
        continue
      }
      let new = child.ownTraits(over: newCollection)
      if new != child.traitCollection { child.sendWillTransition(to: new, with: coordinator) }
    }
  }

  /// The deferred trait call of a controller that comes back into another environment than it left (R-HID-03, T1b line 3).
  func sendDeferredTraits(in scene: AppScene) {
    if presenter != nil, scene.hasTraitOverrides { forEachDisplayed { $0.foreseeLevel(in: scene) } }
    guard scene.era >= Era(8), !isInWindow, let toldTraits else { return }
    let now = traits(in: scene)
    guard toldTraits != now else { return }
    if let parent, parent.forwardedDeferredTraits(to: self, in: scene) { return }
    let orientation = scene.interfaceOrientation
    sendWillTransition(to: now, with: WindowTransition(from: orientation, to: orientation))
  }

  /// That what is presented lies above the window's content is known before it is shown, as all traits are from era 13 on: no call tells
  /// of it.
  private func foreseeLevel(in scene: AppScene) {
    guard !isInWindow, let toldTraits else { return }
    var values = toldTraits.values
    values.level = traits(in: scene).values.level
    if values != toldTraits.values { self.toldTraits = UITraitCollection(values) }
  }

  /// Whether this container came back with `child` in it and has passed its own deferred call on.
  private func forwardedDeferredTraits(to child: UIViewController, in scene: AppScene) -> Bool {
    guard !isInWindow, let toldTraits, toldTraits != traits(in: scene) else { return false }
    return displayedChildren.contains { $0 === child }
  }

  /// How far the bars reach below the top of the view.
  var topOverlap: CGFloat {
    let scene = ownScene
    guard scene.era >= Era(7), let view = viewIfLoaded else { return 0 }
    var bottom = scene.statusBarHeight(scene.interfaceOrientation)
    if let inner = navigationController, case let navigation = inner.outerNavigation ?? inner,
      navigation.takesRoom
    {
      let bar = navigation.navigationBar
      bottom = max(bottom, bar.convert(bar.bounds, to: nil).maxY)
    }
    return max(0, bottom - view.convert(view.bounds, to: nil).minY)
  }

  /// How far the tab bar, the toolbar, or the home indicator's space reaches above the bottom of the view.
  var bottomOverlap: CGFloat {
    let scene = ownScene
    guard scene.era >= Era(7), let view = viewIfLoaded else { return 0 }
    var top = scene.sceneFrame.height - scene.metrics.bottomInset(scene.interfaceOrientation)
    if let tabs = tabBarController, !tabs.isBarHidden {
      top = min(top, tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY)
    }
    if let navigation = navigationController, let bar = navigation.madeToolbar, !navigation.isToolbarOut {
      top = min(top, bar.convert(bar.bounds, to: nil).minY)
    }
    return max(0, view.convert(view.bounds, to: nil).maxY - top)
  }
}

extension UITraitCollection {
  /// Horizontal and vertical size class as `C/R`.
  var shortName: String {
    switch (horizontalSizeClass, verticalSizeClass) {
    case (.compact, .compact): "C/C"
    case (.compact, .regular): "C/R"
    case (.regular, .compact): "R/C"
    case (.regular, .regular): "R/R"
    case (.unspecified, _), (_, .unspecified): "-/-"
    }
  }
}

/// Ledger texts that hold a size, kept because the same few come again and again.
@MainActor enum LayoutText {
  /// What is recorded of a layout or a change to one size.
  private struct Texts {
    let will: String
    let did: String
    let transition: String
  }
  /// By both sides, as bits: a string takes ten times as long to find.
  private struct Key: Hashable {
    let width: UInt64
    let height: UInt64
  }
  private static let maximumTexts = 512
  private static var known: [Key: Texts] = [:]

  static func will(_ size: CGSize) -> String { texts(size).will }
  static func did(_ size: CGSize) -> String { texts(size).did }
  static func transition(_ size: CGSize) -> String { texts(size).transition }

  private static func texts(_ size: CGSize) -> Texts {
    let key = Key(width: Double(size.width).bitPattern, height: Double(size.height).bitPattern)
    if let texts = known[key] { return texts }
    if known.count == maximumTexts { known.removeAll() }
    let text = SizeText.of(size)
    let texts = Texts(
      will: "viewWillLayoutSubviews \(text)", did: "viewDidLayoutSubviews \(text)",
      transition: "viewWillTransition(to: \(text))")
    known[key] = texts
    return texts
  }
}
