// The app's view of its scenes, and what it asks of the device's stage (era 13).
import DeviceCatalog
import Orientation

extension UIApplication {
  /// The scenes there are, on the screen or in the background; none before era 13. Every run enumerates them alike.
  public var connectedScenes: Set<UIScene> {
    let scene = AppScene.current
    guard scene.era >= Era(13) else { return [] }
    return Set(scene.app.scenes.filter { $0.isConnected && !$0.isClosed }.map(\.windowScene))
  }

  /// The sessions of the scenes there are. What the user closed is discarded, so there are no others.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the app may have several scenes: it says so in its Info.plist, and the device is an iPad of era 13 or later.
  public var supportsMultipleScenes: Bool {
    let scene = AppScene.current
    return scene.bundle.infoDictionary.sharesProcess(on: scene.device.profile.idiom, era: scene.era)
  }

  /// The windows of all scenes, in the order the scenes were made. Deprecated from era 15 on in favour of each scene's.
  public var windows: [UIWindow] { AppScene.current.app.scenes.flatMap { $0.window?.withWindowsInFront ?? [] } }

  /// The app's main window. Deprecated from era 13 on: it may be any scene's.
  public var keyWindow: UIWindow? { AppScene.current.app.mainScene?.keyWindow }

  /// Shows a scene, from era 13: that of a session, or with nil a new one, where the stage puts a window the user opens.
  /// Returns at once; the scene, or the call of `errorHandler` with a `UISceneError`, comes later in the same input.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let sceneSession else {
      ask("requestSceneSessionActivation(nil)", .open(userActivity), errorHandler) {
        self.supportsMultipleScenes
          ? nil : UISceneError(.multipleScenesNotSupported, "The application does not support multiple scenes.")
      }
      return
    }
    ask(
      "requestSceneSessionActivation(\(sceneSession.persistentIdentifier))", .activate(sceneSession.number),
      errorHandler,
      then: { if let userActivity { sceneSession.scene?.appScene?.goOn(with: userActivity) } },
      unless: { sceneSession.scene == nil ? UISceneError(.requestDenied, "The scene session is discarded.") : nil })
  }

  /// Closes the scene of a session, from era 13, as if the user did. Returns at once; it goes, or `errorHandler` is called with
  /// a `UISceneError`, later in the same input. A device keeps its last window.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    ask(
      "requestSceneSessionDestruction(\(sceneSession.persistentIdentifier))", .destroy(sceneSession.number),
      errorHandler
    ) { sceneSession.scene == nil ? UISceneError(.requestDenied, "The scene session is discarded.") : nil }
  }

  /// Shows a scene, from era 17: that of a request's session, or a new one.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
  }

  /// Asks for a new picture of a scene in the background. There are none to take.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    AppScene.current.record("UIApplication", "requestSceneSessionRefresh(\(sceneSession.persistentIdentifier))")
  }

  private func ask(
    _ call: String, _ request: RunningApp.StageRequest, _ errorHandler: ((any Error) -> Void)?,
    then done: @escaping @MainActor () -> Void = {}, unless obstacle: @escaping @MainActor () -> UISceneError?
  ) {
    let scene = AppScene.current
    guard scene.era >= Era(13) else {
      scene.record("UIApplication", "warning: \(call.prefix { $0 != "(" }) exists from iOS 13 on; nothing happens")
      return
    }
    scene.record("UIApplication", call)
    let link = scene.link
    let refuse: @MainActor (UISceneError) -> Void = { error in
      guard let scene = link.object else { return }
      scene.run {
        scene.record("UIApplication", "error \(UISceneError.errorDomain) \(error.code.rawValue): \(error.reason)")
        errorHandler?(error)
      }
    }
    scene.later {
      if let error = obstacle() { return refuse(error) }
      guard let askStage = link.object?.app.askStage else {
        return refuse(UISceneError(.requestDenied, "There is no stage for other scenes."))
      }
      askStage(request) { reason in
        if let reason { refuse(UISceneError(.requestDenied, reason)) } else { done() }
      }
    }
  }
}

extension AppScene {
  /// The status bar's orientation: the window's, unless the app turned the bar away from it.
  var statusBarOrientation: InterfaceOrientation { turnedStatusBar ?? interfaceOrientation }

  /// R-API-09.
  func turnStatusBar(to orientation: InterfaceOrientation) {
    run {
      let call = "setStatusBarOrientation(\(orientation))"
      if era >= Era(6), let root = window?.rootViewController {
        let mask = answers(of: root.coveringController).controllerMask.intersection(.all)
        guard mask.isEmpty else {
          record("UIApplication", "\(call) ignored: the controller in front supports \(mask) (R-API-09)")
          return
        }
      }
      record("UIApplication", call)
      turnedStatusBar = orientation == interfaceOrientation ? nil : orientation
    }
  }
}
