// What becomes of a presentation's style in its environment, and who is asked (R-ADP-02…05).
import DeviceCatalog
import Orientation

extension UIPresentationController {
  /// The controller in front: the presented one, or what the delegate gave instead.
  var displayed: UIViewController { substitute ?? presentedViewController }

  /// The published tables; none where they keep the style.
  func stockStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    // An action sheet that has no room to be a popover is one at the bottom.
    if presentedViewController is UIAlertController, presentationStyle == .popover {
      return traits.horizontalSizeClass == .compact ? .custom : .none
    }
    let style = presentationStyle.adapted(
      era: AppScene.current.era, idiom: traits.userInterfaceIdiom, horizontal: traits.horizontalSizeClass,
      vertical: traits.verticalSizeClass)
    return style == presentationStyle ? .none : style
  }

  /// Finds the style for the environment, asking the delegate, and whom to show in it; returns whether either is another
  /// than before.
  @discardableResult
  func adapt(in scene: AppScene) -> Bool {
    let old = resolvedStyle
    let traits = scene.traits
    let own = adaptivePresentationStyle(for: traits)
    resolvedStyle = delegatesStyle(traits, in: scene) ?? (own == .none ? presentationStyle : own)
    let before = displayed
    if resolvedStyle != old || containerView == nil {
      substitute = delegatesController(in: scene)
      letDelegatePrepare(in: scene)
    }
    if imposedTraits != nil { scene.app.hasTraitOverrides = true }
    if resolvedStyle != old, containerView != nil { scene.overridesDidChange() }
    return resolvedStyle != old || displayed !== before
  }

  /// The delegate's word on the style; nil without one. None keeps the style that was set.
  private func delegatesStyle(_ traits: UITraitCollection, in scene: AppScene) -> UIModalPresentationStyle? {
    guard let delegate, scene.era >= Era(8), presentationStyle.isAdaptive else { return nil }
    var answer = scene.optional { delegate.adaptivePresentationStyle(for: self, traitCollection: traits) }
    if answer == nil, traits.horizontalSizeClass == .compact {
      answer = scene.optional { delegate.adaptivePresentationStyle(for: self) }
    }
    guard let answer else { return nil }
    scene.record(presentedViewController.subject, "delegate adaptivePresentationStyle -> \(answer.name)")
    switch answer {
    case .none: return presentationStyle == .automatic ? .pageSheet : presentationStyle
    case .fullScreen, .overFullScreen, .formSheet: return answer
    case .automatic, .pageSheet, .currentContext, .custom, .overCurrentContext, .popover: return nil
    }
  }

  /// Whom the delegate shows in an adapted style; nil for the presented controller itself (R-ADP-05).
  private func delegatesController(in scene: AppScene) -> UIViewController? {
    guard let delegate, scene.era >= Era(8), presentationStyle.isAdaptive, isAdapted else { return nil }
    guard
      let answer = scene.optional({
        delegate.presentationController(self, viewControllerForAdaptivePresentationStyle: resolvedStyle)
      })
    else { return nil }
    scene.record(
      presentedViewController.subject,
      "delegate viewControllerForAdaptivePresentationStyle(\(resolvedStyle.name)) -> \(answer?.subject ?? "nil")")
    return answer === presentedViewController ? nil : answer
  }

  /// What the style in effect makes of inherited traits, from era 8: form sheets and popovers are narrow, whatever the
  /// window is (published by observers of iOS 8 and 9, who force regular width on form sheets). Of page sheets sources say
  /// nothing; they keep the window's. From era 13 on what lies above the window's own content is elevated
  /// (UIUserInterfaceLevel; WWDC 2019, Implementing Dark Mode on iOS), as `overFullScreen` is not (published by an observer).
  var imposedTraits: TraitValues? {
    let era = AppScene.current.era
    guard era >= Era(8) else { return nil }
    var imposed: TraitValues?
    switch resolvedStyle {
    case .formSheet, .popover: imposed = TraitValues(horizontal: .compact)
    case .automatic, .pageSheet, .overCurrentContext: if era >= Era(13) { imposed = TraitValues() }
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen: return nil
    }
    if era >= Era(13) { imposed?.level = .elevated }
    return imposed
  }

  private func letDelegatePrepare(in scene: AppScene) {
    guard let delegate, scene.era >= Era(15), presentationStyle.isAdaptive, isAdapted else { return }
    let call: Void? = scene.optional { delegate.presentationController(self, prepare: self) }
    if call != nil { scene.record(presentedViewController.subject, "delegate prepare(\(resolvedStyle.name))") }
  }

  /// Whether another style than the one set is in effect; automatic stands for a page sheet.
  private var isAdapted: Bool {
    resolvedStyle != presentationStyle && !(presentationStyle == .automatic && resolvedStyle == .pageSheet)
  }

  /// Tells the delegate which style will be used.
  func tellWillPresent(_ coordinator: (any UIViewControllerTransitionCoordinator)?, in scene: AppScene) {
    guard let delegate, scene.era >= Era(8), presentationStyle.isAdaptive else { return }
    let style = resolvedStyle == presentationStyle ? UIModalPresentationStyle.none : resolvedStyle
    scene.record(presentedViewController.subject, "delegate willPresentWithAdaptiveStyle(\(style.name))")
    delegate.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
  }

  /// Live adaptation shows another controller: the old one goes, the new one comes. One that was wrapped leaves the wrapper.
  func exchangeDisplayed(_ old: UIViewController, in scene: AppScene) {
    let new = displayed
    guard old !== new, let presenter else { return }
    old.beginAppearanceTransition(false, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearanceTransition()
    old.presenter = nil
    if old !== presentedViewController { old.ownPresentation = nil }
    if let wrapper = new.parent {
      if let navigation = wrapper as? UINavigationController { _ = navigation.surrender(from: [new]) }
      new.sendWillMove(to: nil)
      new.viewIfLoaded?.removeFromSuperview()
      new.removeFromParent()
    }
    presenter.presented = new
    new.presenter = presenter
    new.ownPresentation = self
    // What lies over it stays.
    new.presented = old.presented
    old.presented = nil
    new.presented?.presenter = new
    new.loadViewIfNeeded()
    new.beginAppearanceTransition(true, animated: false)
    insertPresentedView()
    new.didEnterHierarchy(in: scene)
    scene.settle()
    new.endAppearanceTransition()
  }
}
