// How scenes of one app come and go, and what they and the app are told of it.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct SceneLifeTests {
  @Test("scenes come and go one by one; the app delegate hears of launch and of discarded sessions only")
  func lives() throws {
    let notes = try NotesDevice(windows: 1)
    notes.driver.send(.window(.open(app: "Notes")))
    #expect(notes.notebook.heard == ["Notes-2 connects as notes"])
    notes.device.inspect(window: 1) { window in
      #expect(window.windowScene?.activationState == .background)
      #expect(UIApplication.shared.applicationState == .active)
      #expect(UIApplication.shared.connectedScenes.count == 2)
    }
    notes.driver.send(.window(.open(app: "Other")))
    notes.device.inspect(window: 2) { window in
      #expect(window.windowScene?.activationState == .background)
      #expect(UIApplication.shared.applicationState == .background)
    }
    notes.notebook.heard.removeAll()
    let closing = notes.driver.send(.window(.close(window: 2)))
    #expect(notes.notebook.heard == ["Notes-2 disconnects", "discards [\"Notes-2\"]"])
    #expect(closing.calls(window: 2) == ["NotesScene.sceneDidDisconnect"])
    #expect(closing.calls(window: 1) == ["NotesDelegate.application(didDiscardSceneSessions:)"])
    notes.device.inspect(window: 1) { _ in #expect(UIApplication.shared.connectedScenes.count == 1) }
  }

  @Test("each scene's state is told to its delegate, the app's to those who listen: the most active scene's")
  func states() throws {
    let notes = try NotesDevice(windows: 1)
    let names = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
    ]
    let notebook = notes.notebook
    notes.code { _ in
      for name in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          nonisolated(unsafe) let object = note.object
          MainActor.assumeIsolated {
            let scene = (object as? UIScene)?.session.persistentIdentifier
            notebook.heard.append([scene, name.rawValue].compactMap { $0 }.joined(separator: " "))
          }
        }
      }
    }
    let opening = notes.driver.send(.window(.open(app: "Notes")))
    #expect(
      opening.calls(window: 1) == ["NotesScene.sceneWillResignActive", "NotesScene.sceneDidEnterBackground"])
    #expect(
      opening.calls(window: 2).filter { $0.hasPrefix("NotesScene") } == [
        "NotesScene.scene(willConnectTo:)", "NotesScene.sceneWillEnterForeground", "NotesScene.sceneDidBecomeActive",
      ])
    #expect(
      notebook.heard == [
        "UIApplicationWillResignActiveNotification", "Notes-1 UISceneDidEnterBackgroundNotification",
        "UIApplicationDidEnterBackgroundNotification", "Notes-2 connects as notes",
        "UIApplicationWillEnterForegroundNotification", "Notes-2 UISceneDidActivateNotification",
        "UIApplicationDidBecomeActiveNotification",
      ])
    notebook.heard.removeAll()
    notes.driver.send(.window(.split(first: 1, second: 2, .half)))
    notebook.heard.removeAll()
    // The other scene remains active, and so does the app.
    notes.driver.send(.arrange(.full(window: 1)))
    #expect(notebook.heard.contains("Notes-2 UISceneDidEnterBackgroundNotification"))
    #expect(!notebook.heard.contains("UIApplicationDidEnterBackgroundNotification"))
  }

  @Test("before iOS 26 scene delegates are told of the geometry there was (R-WIN-02)")
  func geometry() throws {
    let notes = try NotesDevice()
    let outcome = notes.driver.turn(.portrait)
    #expect(
      notes.notebook.heard.filter { $0.contains("was") } == [
        "Notes-1 was 507×768 landscapeRight C/R", "Notes-2 was 507×768 landscapeRight C/R",
      ])
    let call = "NotesScene.windowScene(didUpdate:interfaceOrientation: landscapeRight, traitCollection:)"
    #expect(outcome.calls(window: 1).contains(call) && outcome.calls(window: 2).contains(call))
  }

  @Test("spaces on a screen differ by their corners")
  func spaces() throws {
    let notes = try NotesDevice()
    notes.code { roots in
      let scenes = roots.compactMap { $0.view.window?.windowScene }
      let point = CGPoint(x: 3, y: 4)
      #expect(scenes[1].coordinateSpace.convert(point, to: scenes[0].coordinateSpace) == CGPoint(x: 520, y: 4))
      #expect(
        scenes[1].coordinateSpace.convert(point, from: scenes[1].screen.coordinateSpace) == CGPoint(x: -514, y: 4))
      #expect(scenes[1].screen.coordinateSpace.bounds.size == CGSize(width: 1024, height: 768))
    }
  }

  @Test("the same inputs come to the same, scenes that are asked for included")
  func replay() throws {
    let fingerprints = try (1...2).map { _ in
      let notes = try NotesDevice(windows: 1)
      notes.code { _ in UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) }
      notes.code { roots in
        for scene in UIApplication.shared.connectedScenes {
          (scene as? UIWindowScene)?.windows.first?.rootViewController?.title = "\(roots.count)"
        }
        (roots[0].viewControllers[0] as? Notes)?.notebook.add("milk")
      }
      notes.driver.send(.window(.split(first: 1, second: 2, .wide)))
      return notes.driver.turn(.portrait)
    }
    #expect(fingerprints[0] == fingerprints[1])
    #expect(fingerprints[0].windows.count == 2)
  }

  @Test("a scene that is closed is empty to those that still hold it")
  func held() throws {
    let notes = try NotesDevice()
    var kept: UIWindowScene?
    notes.device.inspect(window: 2) { kept = $0.windowScene }
    notes.driver.send(.window(.close(window: 2)))
    notes.driver.send(.tick)
    let scene = try #require(kept)
    #expect(scene.activationState == .unattached)
    #expect(scene.windows.isEmpty)
    #expect(scene.session.scene == nil)
    #expect(scene.effectiveGeometry.interfaceOrientation == .unknown)
  }

  @Test("the process ends with its last window: a later one launches the app anew")
  func lastWindow() throws {
    let notes = try NotesDevice(windows: 1)
    notes.driver.send(.window(.open(app: "Other")))
    notes.driver.send(.window(.close(window: 1)))
    #expect(notes.notebook.heard == ["Notes-1 disconnects"])
    notes.driver.send(.window(.open(app: "Notes")))
    #expect(notes.notebook.heard.suffix(2) == ["launches", "Notes-3 connects as notes"])
  }
}
