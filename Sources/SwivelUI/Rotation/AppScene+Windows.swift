// Moving an app's window: rotation, resizing, launch and coming back from the background.
import DeviceCatalog
import Orientation
import RotationRules

extension AppScene {
  /// Makes the guest's objects, as far as no other scene of the app has made them, and lets it build and show its window. The
  /// system knows the device's attitude, apps do not until the first report (R-DEV-10).
  package func launch(with activity: NSUserActivity? = nil) {
    run {
      // A scene without a delegate needs nobody to connect it.
      isConnected = era >= Era(13) && !bundle.hasSceneManifest
      hasChangedScreen = false
      if !app.isLaunched {
        app.isLaunched = true
        application.adopt(bundle.delegate())
        let isScenes = era >= Era(13) && bundle.hasSceneManifest
        let made = makeMainWindow(isScenes ? nil : bundle.mainStoryboard, for: application.delegate)
        finishLaunching()
        showMainWindow(made)
      }
      connectScene(with: activity)
      // A launching app without scene delegates hears of being active only.
      if sceneDelegate != nil { enter(.inactive, .willEnterForeground) }
      enter(.active, .didBecomeActive)
      settle()
      toldPlace = place
    }
    runDeferred()
    settle()
  }

  /// Tells the app how the device is held now; posts a notification if it is news and the app listens (R-DEV-05, R-DEV-08).
  package func report(_ orientation: DeviceOrientation) {
    guard uiDevice.reported != orientation else { return }
    uiDevice.reported = orientation
    guard uiDevice.isGeneratingDeviceOrientationNotifications else { return }
    // One process hears it once, however many windows it has.
    let scene = app.mainScene ?? self
    scene.run { scene.postOrientation() }
  }

  func postOrientation() {
    record("UIDevice", "UIDeviceOrientationDidChangeNotification")
    notificationCenter.post(name: UIDevice.orientationDidChangeNotification, object: uiDevice)
  }

  /// Changes what the app reads of the device's attitude without telling it (R-DEV-09).
  package func adoptSilently(_ orientation: DeviceOrientation) { uiDevice.reported = orientation }

  /// The policy's inputs for this window.
  package func policy(device attitude: DeviceOrientation, isLocked: Bool, sharesScreen: Bool) -> RotationPolicy {
    RotationPolicy(
      era: device.era, deviceMask: device.mask, isMultitasking: isMultitasking,
      requiresFullScreen: bundle.infoDictionary.requiresFullScreen(in: device.era), sharesScreen: sharesScreen,
      isLocked: isLocked,
      current: interfaceOrientation, device: attitude)
  }

  /// Asks the guest whether to turn. A window without a root follows the app's masks alone (R-MASK-11).
  package func negotiate(_ policy: RotationPolicy) -> RotationDecision {
    run {
      inquiry = nil
      if let decision = decideByLock(policy) { return decision }
      guard let root = window?.rootViewController else { return policy.decide(RootlessAnswers(scene: self)) }
      let controller = root.coveringController
      let decision = policy.decide(answers(of: controller))
      _ = raise(decision, by: controller.subject)
      return decision
    }
  }

  /// Gives the window another frame or orientation, with the era's callbacks (T1, T7, T8).
  package func move(to frame: CGRect, _ orientation: InterfaceOrientation) {
    run {
      // What code put off before is done before its window is another.
      runDeferred()
      guard frame.size != sceneFrame.size || orientation != interfaceOrientation else {
        place(frame, orientation)
        changeScreen()
        return
      }
      guard let root = window?.rootViewController else {
        place(frame, orientation)
        return
      }
      let hadKeyboard = orientation != interfaceOrientation && hideKeyboardForTurn()
      if era >= Era(8) {
        transition(root, to: frame, orientation)
      } else {
        rotateLegacy(root, to: frame, orientation, isLaunch: false)
      }
      // A bar keeps off what is taken of the window where it is now.
      guard hadKeyboard || inputViews != nil else { return }
      updateKeyboard()
      settle()
    }
  }

  /// Tells of another screen, though the numbers are the same (R-WIN-07).
  private func changeScreen() {
    guard hasChangedScreen else { return }
    hasChangedScreen = false
    tellGeometryChange(from: interfaceOrientation)
    for controller in audience { controller.updateTraits(in: self) }
    settle()
  }

  /// Lays out and draws until nothing asks for more.
  package func settle() {
    run {
      if layoutDepth == 0 { window?.releaseWindowsInFront() }
      if statusBarIsStale { followStatusBar() }
      window?.settle(in: self)
      if statusBarIsStale, layoutDepth == 0 {
        followStatusBar()
        window?.settle(in: self)
      }
      guard layoutDepth == 0, barHasOtherHeight else { return }
      updateKeyboard()
      window?.settle(in: self)
    }
  }

  /// The divider of a split is taken up: the app is inactive while it is dragged (R-WIN-09).
  package func resignActive() {
    run {
      enter(.inactive, .willResignActive)
    }
  }

  package func becomeActive() {
    run {
      enter(.active, .didBecomeActive)
    }
  }

  /// Leaves the screen: no appearance calls (R-APP-09).
  package func enterBackground() {
    resignActive()
    run {
      isForeground = false
      enter(.background, .didEnterBackground)
      keepInterface()
    }
    takeBackgroundSnapshots()
  }

  /// Comes back: any turn has been made before this is called (R-ROT-14).
  package func enterForeground() {
    run {
      isForeground = true
      enter(.inactive, .willEnterForeground)
    }
    becomeActive()
  }

  /// Forgets what the last input left behind.
  package func beginInput() {
    unsettled = nil
    exception = nil
    if !steps.isEmpty { steps.removeAll(keepingCapacity: true) }
    if !turns.isEmpty { turns.removeAll(keepingCapacity: true) }
    decided = nil
  }

  /// Puts the window somewhere without a word to its app, as the given of a test: controllers on the screen count as told.
  package func assume(_ frame: CGRect, _ orientation: InterfaceOrientation) {
    run {
      place(frame, orientation)
      for controller in audience { controller.forEachDisplayed { $0.toldTraits = $0.traits(in: self) } }
      settle()
    }
  }

  private func place(_ frame: CGRect, _ orientation: InterfaceOrientation) {
    if orientation != interfaceOrientation {
      turns.append(orientation)
      turnedStatusBar = nil
      setBarFlaw(nil)
    }
    sceneFrame = frame
    interfaceOrientation = orientation
    statusBarIsStale = true
    if keyboardOnScreen > 0 { keepKeyboardInPlace() }
    UIView.noteGeometryChange()
    guard let window else { return }
    let old = window.bounds.size
    window.frame = frame
    window.resizeWindowsInFront(from: old)
    if let root = window.rootViewController, root.isViewLoaded, root.view.superview === window {
      root.view.frame = rootFrame
    }
  }

  /// The controllers at the head of each interface in the window: the root and what is presented over it, lowest first
  /// (R-ROT-13, R-HID-06); and those of the windows in front.
  var audience: [UIViewController] { (window?.rootViewController?.stackOfPresentations ?? []) + audienceInFront }

  private var audienceInFront: [UIViewController] {
    window?.windowsInFront.flatMap { $0.rootViewController?.stackOfPresentations ?? [] } ?? []
  }

  /// The audience after callbacks, which can present, dismiss and exchange the root. `told`, which is at hand, where they did
  /// not: every turn would pay for another.
  private func audience(after told: [UIViewController]) -> [UIViewController] {
    guard let root = window?.rootViewController, told.count == 1, told[0] === root, root.presentedChain.isEmpty,
      audienceInFront.isEmpty
    else {
      return audience
    }
    return told
  }

  private func transition(_ root: UIViewController, to frame: CGRect, _ orientation: InterfaceOrientation) {
    let turn = WindowTransition(from: interfaceOrientation, to: orientation)
    turnDepth += 1
    activeTurn = turn
    let told = root.stackOfPresentations + audienceInFront
    tellWill(told, frame, turn)
    let isResize = frame.size != sceneFrame.size
    place(frame, orientation)
    if !isResize { layOutAgain() }
    if turn.isRotation || isResize || hasChangedScreen { tellGeometryChange(from: turn.from) }
    hasChangedScreen = false
    for controller in audience(after: told) { controller.updateTraits(in: self) }
    tellSpines(turn)
    readaptPresentations(turn)
    settle()
    finish(turn)
  }

  /// A half turn gives no view another size; what containers hold lays out all the same (T1 lines 11 and 12), and so does all that
  /// a presentation is part of (T5 line 17), and everything before iOS 8 (T8). A root by itself does not: its view is the window's,
  /// and seen on devices to be left alone (github.com/omergul/LLSimpleCamera/pull/46).
  private func layOutAgain() {
    let isAlone = window?.rootViewController.map { $0.children.isEmpty && $0.presentedChain.isEmpty } ?? false
    if era >= Era(8), isAlone, activeTurn?.isRotation ?? false { return }
    for controller in audience { controller.forEachDisplayed { $0.viewIfLoaded?.setNeedsLayout() } }
  }

  private func tellWill(_ audience: [UIViewController], _ frame: CGRect, _ turn: WindowTransition) {
    let newTraits = traits(for: frame.size)
    if newTraits != traits { tellWillTransition(audience, newTraits, turn) }
    for controller in audience {
      if let presentation = controller.ownPresentation, controller.presenter != nil {
        presentation.viewWillTransition(to: frame.size, with: turn)
      } else {
        controller.sendViewWillTransition(to: frame.size, with: turn)
      }
    }
  }

  private func tellWillTransition(_ audience: [UIViewController], _ traits: UITraitCollection, _ turn: WindowTransition)
  {
    for controller in audience {
      if let presentation = controller.ownPresentation, controller.presenter != nil {
        presentation.willTransition(to: traits, with: turn)
        continue
      }
      let new = hasTraitOverrides ? controller.resolvedTraits(traits, in: self) : traits
      if !hasTraitOverrides || new != controller.traits(in: self) {
        controller.sendWillTransition(to: new, with: turn)
      }
    }
  }

  /// Turns the window as part of a presentation or dismissal: `audience` is told by the modern calls, nobody by the legacy
  /// ones (T5, R-MOD-10), and layout is the caller's.
  func beginTurn(to target: InterfaceOrientation, telling audience: [UIViewController]) -> WindowTransition {
    let turn = WindowTransition(from: interfaceOrientation, to: target, isForPresentation: true)
    turnDepth += 1
    let frame = frameAfterTurn(target)
    if era >= Era(8) { tellWill(audience, frame, turn) }
    let isResize = frame.size != sceneFrame.size
    place(frame, target)
    if !isResize { layOutAgain() }
    tellGeometryChange(from: turn.from)
    for controller in audience { controller.updateTraits(in: self) }
    tellSpines(turn)
    return turn
  }

  private func tellSpines(_ turn: WindowTransition) {
    guard app.hasSpines, turn.isRotation else { return }
    for controller in audience { controller.forEachDisplayed { $0.windowDidTurn(to: turn.to, in: self) } }
  }

  /// The second half of a turn: closures alongside it, and those after it.
  func finish(_ turn: WindowTransition) {
    for controller in turn.legacyControllers { controller.sendWillAnimateRotation(turn) }
    turn.runAnimations()
    settle()
    for controller in turn.legacyControllers { controller.sendDidRotate(turn) }
    if activeTurn === turn { activeTurn = nil }
    turn.runCompletions()
    settle()
    endTurn()
  }

  /// A turn has ended: what guests asked for in it comes now, one after the other (R-ROT-12).
  private func endTurn() {
    turnDepth -= 1
    guard turnDepth == 0, !isFollowingTurn, !afterTurn.isEmpty else { return }
    isFollowingTurn = true
    while !afterTurn.isEmpty { afterTurn.removeFirst()() }
    isFollowingTurn = false
  }

  /// Looks with `look` at once, or when the turn that goes on has ended (R-ROT-12).
  func outsideTurns(_ look: @escaping @MainActor () -> Void) {
    if turnDepth == 0 { look() } else { afterTurn.append(look) }
  }

  /// Up to era 5 every controller of the chain hears of a turn; in 6 and 7 those that a full screen one covers do not
  /// (R-LEG-08, R-LEG-09).
  private func legacyAudience(_ root: UIViewController) -> [UIViewController] {
    let chain = root.stackOfPresentations
    guard era >= Era(6), let index = chain.lastIndex(where: { $0.ownPresentation?.removedPresentersView == true })
    else { return chain }
    return Array(chain[index...])
  }

  private func rotateLegacy(
    _ root: UIViewController, to frame: CGRect, _ orientation: InterfaceOrientation, isLaunch: Bool
  ) {
    let turn = WindowTransition(from: interfaceOrientation, to: orientation)
    turnDepth += 1
    let audience = legacyAudience(root)
    for controller in audience { controller.forEachDisplayed { $0.sendWillRotate(turn) } }
    let isResize = frame.size != sceneFrame.size
    place(frame, orientation)
    if !isResize { layOutAgain() }
    tellSpines(turn)
    settle()
    for controller in audience { controller.forEachDisplayed { $0.sendWillAnimateRotation(turn) } }
    settle()
    // The published launch log has no didRotate (T8).
    if !isLaunch { for controller in audience { controller.forEachDisplayed { $0.sendDidRotate(turn) } } }
    settle()
    endTurn()
  }

  /// Turns the window for a root that was set in a turn.
  func turnForRoot() {
    guard let root = window?.rootViewController, root.coveringController === root else { return }
    let policy = policy(device: device.effectiveAttitude, isLocked: false, sharesScreen: false)
    guard let target = policy.targetAtLaunch(answers(of: root)) else { return }
    decided = .turned(target, .newRoot)
    move(to: frameAfterTurn(target), target)
  }

  /// The turn between a new root's viewWillAppear and viewDidAppear, by era (R-LAUNCH-01, R-LAUNCH-04, R-LAUNCH-06,
  /// R-NEG-05, T8, T9).
  func turnAtLaunch(_ root: UIViewController) {
    let policy = policy(device: device.effectiveAttitude, isLocked: false, sharesScreen: false)
    guard let target = policy.targetAtLaunch(answers(of: root)) else { return }
    decided = .turned(target, .newRoot)
    let frame = frameAfterTurn(target)
    if era < Era(8) {
      rotateLegacy(root, to: frame, target, isLaunch: true)
    } else if era < Era(13) {
      transition(root, to: frame, target)
    } else {
      turnDepth += 1
      let newTraits = traits(for: frame.size)
      if newTraits != traits {
        root.sendWillTransition(to: newTraits, with: WindowTransition(from: interfaceOrientation, to: target))
      }
      place(frame, target)
      root.updateTraits(in: self)
      endTurn()
    }
  }

  /// Whether a new root may be set on the visible window: raises R-EXC-01 if its mask and the app's are disjoint (R-NEG-10).
  func admitsRoot(_ root: UIViewController) -> Bool {
    guard era >= Era(6), !isMultitasking else { return true }
    let answers = self.answers(of: root)
    let policy = policy(device: device.effectiveAttitude, isLocked: false, sharesScreen: false)
    if policy.gateExists, !answers.shouldAutorotate { return true }
    guard policy.appMask(answers).intersection(answers.controllerMask).intersection(.all).isEmpty else { return true }
    return !raise(.noCommonOrientation(root.className, namesClass: era >= Era(7)), by: root.subject)
  }
}

/// A window without a root controller: only the app's masks count (R-MASK-11).
@MainActor private struct RootlessAnswers: RotationAnswers {
  let scene: AppScene

  var controllerName: String { "UIWindow" }
  var sceneDelegateMask: InterfaceOrientationMask? { GuestAnswers.sceneMask(scene) }
  var appDelegateMask: InterfaceOrientationMask? { GuestAnswers.appMask(scene) }
  var plistMask: InterfaceOrientationMask {
    scene.bundle.infoDictionary.orientations(for: scene.device.profile.idiom)
  }
  var shouldAutorotate: Bool { true }
  var controllerMask: InterfaceOrientationMask { .all }
  func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool { plistMask.contains(orientation) }
}
