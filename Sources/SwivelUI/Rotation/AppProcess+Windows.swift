// Moving an app's window: rotation, resizing, launch and coming back from the background.
import DeviceCatalog
import Orientation

extension AppProcess {
  /// Makes the guest's objects and lets it build and show its window. The system knows the device's attitude, apps do not
  /// until the first report (R-DEV-10).
  package func launch() {
    run {
      application.adopt(bundle.delegate())
      record(application.delegateName, "application(didFinishLaunchingWithOptions:)")
      _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
      application.applicationState = .active
      record(application.delegateName, "applicationDidBecomeActive")
      application.delegate?.applicationDidBecomeActive(application)
      settle()
    }
  }

  /// Tells the app how the device is held now; posts a notification if it is news and the app listens (R-DEV-05, R-DEV-08).
  package func report(_ orientation: DeviceOrientation) {
    guard uiDevice.reported != orientation else { return }
    uiDevice.reported = orientation
    guard uiDevice.isGeneratingDeviceOrientationNotifications else { return }
    run {
      record("UIDevice", "UIDeviceOrientationDidChangeNotification")
      notificationCenter.post(name: UIDevice.orientationDidChangeNotification, object: uiDevice)
    }
  }

  /// Changes what the app reads of the device's attitude without telling it (R-DEV-09).
  package func adoptSilently(_ orientation: DeviceOrientation) { uiDevice.reported = orientation }

  /// The policy's inputs for this window.
  package func policy(device attitude: DeviceOrientation, isLocked: Bool, sharesScreen: Bool) -> RotationPolicy {
    RotationPolicy(
      era: device.era, deviceMask: device.mask, isMultitasking: isMultitasking,
      requiresFullScreen: bundle.infoDictionary.requiresFullScreen, sharesScreen: sharesScreen, isLocked: isLocked,
      current: interfaceOrientation, device: attitude)
  }

  /// Asks the guest whether to turn. A window without a root follows the app's masks alone (R-MASK-11).
  package func negotiate(_ policy: RotationPolicy) -> RotationDecision {
    run {
      guard let root = window?.rootViewController else { return policy.decide(RootlessAnswers(process: self)) }
      let decision = policy.decide(GuestAnswers(process: self, controller: root))
      if let reason = decision.exceptionReason {
        raise("UIApplicationInvalidInterfaceOrientation", reason, by: root.subject)
      }
      return decision
    }
  }

  /// Gives the window another frame or orientation, with the era's callbacks (T1, T7, T8).
  package func move(to frame: CGRect, _ orientation: InterfaceOrientation) {
    run {
      guard frame.size != sceneFrame.size || orientation != interfaceOrientation else {
        place(frame, orientation)
        return
      }
      guard let root = window?.rootViewController else {
        place(frame, orientation)
        return
      }
      if era >= Era(8) {
        transition(root, to: frame, orientation)
      } else {
        rotateLegacy(root, to: frame, orientation, isLaunch: false)
      }
    }
  }

  /// Lays out and draws until nothing asks for more.
  package func settle() {
    run { window?.settle(in: self) }
  }

  /// The divider of a split is taken up: the app is inactive while it is dragged (R-WIN-09).
  package func resignActive() {
    run {
      application.applicationState = .inactive
      record(application.delegateName, "applicationWillResignActive")
      application.delegate?.applicationWillResignActive(application)
    }
  }

  package func becomeActive() {
    run {
      application.applicationState = .active
      record(application.delegateName, "applicationDidBecomeActive")
      application.delegate?.applicationDidBecomeActive(application)
    }
  }

  /// Leaves the screen: no appearance calls (R-APP-09).
  package func enterBackground() {
    resignActive()
    run {
      isForeground = false
      application.applicationState = .background
      record(application.delegateName, "applicationDidEnterBackground")
      application.delegate?.applicationDidEnterBackground(application)
    }
  }

  /// Comes back: any turn has been made before this is called (R-ROT-14).
  package func enterForeground() {
    run {
      isForeground = true
      application.applicationState = .inactive
      record(application.delegateName, "applicationWillEnterForeground")
      application.delegate?.applicationWillEnterForeground(application)
    }
    becomeActive()
  }

  /// Forgets what the last input left behind.
  package func beginInput() {
    unsettled = nil
    exception = nil
    transitionCount = 0
  }

  private func place(_ frame: CGRect, _ orientation: InterfaceOrientation) {
    sceneFrame = frame
    interfaceOrientation = orientation
    UIView.noteGeometryChange()
    guard let window else { return }
    window.frame = frame
    if let root = window.rootViewController, root.isViewLoaded, root.view.superview === window {
      root.view.frame = rootFrame
    }
  }

  private func transition(_ root: UIViewController, to frame: CGRect, _ orientation: InterfaceOrientation) {
    let coordinator = WindowTransition(from: interfaceOrientation, to: orientation)
    let newTraits = traits(for: frame.size)
    if newTraits != traits { root.sendWillTransition(to: newTraits, with: coordinator) }
    root.sendViewWillTransition(to: frame.size, with: coordinator)
    place(frame, orientation)
    root.updateTraits(in: self)
    settle()
    for controller in coordinator.legacyControllers { controller.sendWillAnimateRotation(coordinator) }
    coordinator.runAnimations()
    settle()
    for controller in coordinator.legacyControllers { controller.sendDidRotate(coordinator) }
    coordinator.runCompletions()
    settle()
  }

  private func rotateLegacy(
    _ root: UIViewController, to frame: CGRect, _ orientation: InterfaceOrientation, isLaunch: Bool
  ) {
    let turn = WindowTransition(from: interfaceOrientation, to: orientation)
    root.forEachDisplayed { $0.sendWillRotate(turn) }
    place(frame, orientation)
    settle()
    root.forEachDisplayed { $0.sendWillAnimateRotation(turn) }
    settle()
    // The published launch log has no didRotate (T8).
    if !isLaunch { root.forEachDisplayed { $0.sendDidRotate(turn) } }
    settle()
  }

  /// The turn between a new root's viewWillAppear and viewDidAppear, by era (R-LAUNCH-01, R-LAUNCH-04, R-LAUNCH-06,
  /// R-NEG-05, T8, T9).
  func turnAtLaunch(_ root: UIViewController) {
    let policy = policy(device: device.effectiveAttitude, isLocked: false, sharesScreen: false)
    guard let target = policy.targetAtLaunch(GuestAnswers(process: self, controller: root)) else { return }
    let frame = frameAfterTurn(target)
    if era < Era(8) {
      rotateLegacy(root, to: frame, target, isLaunch: true)
    } else if era < Era(13) {
      transition(root, to: frame, target)
    } else {
      let newTraits = traits(for: frame.size)
      if newTraits != traits {
        root.sendWillTransition(to: newTraits, with: WindowTransition(from: interfaceOrientation, to: target))
      }
      place(frame, target)
      root.updateTraits(in: self)
    }
  }

  /// Whether a new root may be set on the visible window: raises R-EXC-01 if its mask and the app's are disjoint (R-NEG-10).
  func admitsRoot(_ root: UIViewController) -> Bool {
    guard era >= Era(6), !isMultitasking else { return true }
    let answers = GuestAnswers(process: self, controller: root)
    let policy = policy(device: device.effectiveAttitude, isLocked: false, sharesScreen: false)
    if policy.gateExists, !answers.shouldAutorotate { return true }
    guard policy.appMask(answers).intersection(answers.controllerMask).intersection(.all).isEmpty else { return true }
    let decision = RotationDecision.noCommonOrientation(root.facts.name, namesClass: era >= Era(7))
    raise("UIApplicationInvalidInterfaceOrientation", decision.exceptionReason ?? "", by: root.subject)
    return false
  }
}

/// A window without a root controller: only the app's masks count (R-MASK-11).
@MainActor private struct RootlessAnswers: RotationAnswers {
  let process: AppProcess

  var controllerName: String { "UIWindow" }
  var sceneDelegateMask: InterfaceOrientationMask? { nil }
  var appDelegateMask: InterfaceOrientationMask? { nil }
  var plistMask: InterfaceOrientationMask {
    process.bundle.infoDictionary.orientations(for: process.device.profile.idiom)
  }
  var shouldAutorotate: Bool { true }
  var controllerMask: InterfaceOrientationMask { .all }
  func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool { plistMask.contains(orientation) }
}
