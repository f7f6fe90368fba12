// The scene's part in an app's life: connecting, becoming active, geometry, and requests to change it.
import DeviceCatalog
import Orientation

extension AppScene {
  /// Which of the two delegates hears of being active and of the background: the scene's, if there is one (era 13).
  enum LifeCycle {
    case willResignActive
    case didBecomeActive
    case didEnterBackground
    case willEnterForeground
  }

  /// Asks the app what the scene is made of, makes the scene delegate and lets it show its window.
  func connectScene(with activity: NSUserActivity? = nil) {
    guard era >= Era(13), bundle.hasSceneManifest || bundle.declaresScenes else { return }
    let options = UIScene.ConnectionOptions(activity)
    let session = windowScene.session
    if let applicationDelegate = application.delegate,
      let configuration = optional({
        applicationDelegate.application(application, configurationForConnecting: session, options: options)
      })
    {
      session.configuration = configuration
      record(application.delegateName, "application(configurationForConnecting:) -> \(configuration.name ?? "default")")
    }
    guard let delegate = makeSceneDelegate(session.configuration) else { return }
    sceneDelegate = delegate
    windowScene.delegate = delegate
    sceneDelegateName = ClassFacts.of(type(of: delegate)).name
    isConnected = true
    toldPlace = place
    let made =
      makeWindow(session.configuration.storyboard, for: delegate)
      ?? makeMainWindow(bundle.storyboard(ofScene: session.configuration.name), for: delegate)
    post(UIScene.willConnectNotification)
    record(sceneDelegateName, "scene(willConnectTo:)")
    delegate.scene(windowScene, willConnectTo: session, options: options)
    showMainWindow(made)
  }

  /// The user or the app closes the window: the scene leaves the screen and is discarded. The app hears of that if it goes
  /// on with other scenes; its process ends with the last one.
  package func close() {
    if isForeground { enterBackground() }
    run {
      isClosed = true
      if let sceneDelegate {
        let call: Void? = optional { sceneDelegate.sceneDidDisconnect(windowScene) }
        if call != nil { record(sceneDelegateName, "sceneDidDisconnect") }
      }
      post(UIScene.didDisconnectNotification)
    }
    app.remove(self)
    guard let heir = app.mainScene, let delegate = application.delegate else { return }
    heir.run {
      let call: Void? = optional { delegate.application(application, didDiscardSceneSessions: [windowScene.session]) }
      if call != nil { heir.record(application.delegateName, "application(didDiscardSceneSessions:)") }
    }
  }

  private func post(_ name: Notification.Name) {
    if era >= Era(13) { notificationCenter.post(name: name, object: windowScene) }
  }

  /// The scene takes another state: its delegate is told, or without one the app's; then whoever listens, and if it makes the
  /// app's state another, those who listen to that.
  func enter(_ new: UIApplication.State, _ step: LifeCycle) {
    let before = application.applicationState
    state = new
    tell(step)
    let after = application.applicationState
    guard before != after else { return }
    let name: Notification.Name =
      switch (before, after) {
      case (.active, _): UIApplication.willResignActiveNotification
      case (_, .active): UIApplication.didBecomeActiveNotification
      case (_, .background): UIApplication.didEnterBackgroundNotification
      case (_, .inactive): UIApplication.willEnterForegroundNotification
      }
    notificationCenter.post(name: name, object: application)
    if before == .background { app.tellOfMissedDay() }
  }

  private func tell(_ step: LifeCycle) {
    tellDelegate(step)
    switch step {
    case .willResignActive: post(UIScene.willDeactivateNotification)
    case .didBecomeActive: post(UIScene.didActivateNotification)
    case .didEnterBackground: post(UIScene.didEnterBackgroundNotification)
    case .willEnterForeground: post(UIScene.willEnterForegroundNotification)
    }
  }

  private func tellDelegate(_ step: LifeCycle) {
    guard let sceneDelegate else {
      tellApplication(step)
      return
    }
    switch step {
    case .willResignActive:
      record(sceneDelegateName, "sceneWillResignActive")
      sceneDelegate.sceneWillResignActive(windowScene)
    case .didBecomeActive:
      record(sceneDelegateName, "sceneDidBecomeActive")
      sceneDelegate.sceneDidBecomeActive(windowScene)
    case .didEnterBackground:
      record(sceneDelegateName, "sceneDidEnterBackground")
      sceneDelegate.sceneDidEnterBackground(windowScene)
      keepRestoration(from: sceneDelegate)
    case .willEnterForeground:
      record(sceneDelegateName, "sceneWillEnterForeground")
      sceneDelegate.sceneWillEnterForeground(windowScene)
    }
  }

  private func tellApplication(_ step: LifeCycle) {
    let name = application.delegateName
    let delegate = application.delegate
    switch step {
    case .willResignActive:
      record(name, "applicationWillResignActive")
      delegate?.applicationWillResignActive(application)
    case .didBecomeActive:
      record(name, "applicationDidBecomeActive")
      delegate?.applicationDidBecomeActive(application)
    case .didEnterBackground:
      record(name, "applicationDidEnterBackground")
      delegate?.applicationDidEnterBackground(application)
    case .willEnterForeground:
      record(name, "applicationWillEnterForeground")
      delegate?.applicationWillEnterForeground(application)
    }
  }

  /// Tells the scene delegate of new geometry: from era 26 by the present call if it has it, else by the former (R-WIN-02).
  func tellGeometryChange(from old: InterfaceOrientation) {
    guard let sceneDelegate else { return }
    let told = toldPlace
    toldPlace = place
    if era >= Era(26), tellEffectiveGeometry(sceneDelegate, from: old) { return }
    guard let told,
      told.frame.size != sceneFrame.size || told.orientation != interfaceOrientation || told.traits != traits
    else { return }
    let call: Void? = optional {
      sceneDelegate.windowScene(
        windowScene, didUpdate: ScenePart(told.frame, told.orientation, on: windowScene.screen.interfaceSpace),
        interfaceOrientation: told.orientation, traitCollection: told.traits)
    }
    if call != nil {
      record(sceneDelegateName, "windowScene(didUpdate:interfaceOrientation: \(told.orientation), traitCollection:)")
    }
  }

  /// What scene delegates are told of where their scene is.
  var place: (frame: CGRect, orientation: InterfaceOrientation, traits: UITraitCollection) {
    (sceneFrame, interfaceOrientation, traits)
  }

  /// Whether the delegate has the call.
  private func tellEffectiveGeometry(
    _ sceneDelegate: any UIWindowSceneDelegate, from old: InterfaceOrientation
  ) -> Bool {
    let previous = UIWindowScene.Geometry(
      interfaceOrientation: old, isInteractivelyResizing: toldInteractivelyResizing,
      isInterfaceOrientationLocked: isOrientationLocked)
    toldInteractivelyResizing = isInteractivelyResizing
    let call: Void? = optional { sceneDelegate.windowScene(windowScene, didUpdateEffectiveGeometry: previous) }
    if call != nil { record(sceneDelegateName, "windowScene(didUpdateEffectiveGeometry:)") }
    return call != nil
  }

  /// Changes the orientation's value and nothing else (R-WIN-03).
  package func adoptOrientation(_ orientation: InterfaceOrientation) {
    let old = interfaceOrientation
    run {
      turns.append(orientation)
      interfaceOrientation = orientation
      tellGeometryChange(from: old)
    }
  }

  /// Does what an app asked of its scene; the error if it cannot be (R-API-04…06).
  func requestOrientations(_ wanted: InterfaceOrientationMask) -> UISceneError? {
    guard let root = window?.rootViewController else { return nil }
    let asked = root.coveringController
    let decision = presentPolicy.decideRequest(wanted, answers(of: asked))
    switch decision {
    case .satisfied: return nil
    case .windowing, .unsupported: return UISceneError(decision)
    case .turn(let target, let back):
      decided = .turned(target, .request)
      move(to: frameAfterTurn(target), target)
      // Who is in front after that has been looked at when it came.
      if let back, window?.rootViewController?.coveringController === asked {
        decided = .turned(back, .request)
        move(to: frameAfterTurn(back), back)
      }
      return nil
    }
  }
}
