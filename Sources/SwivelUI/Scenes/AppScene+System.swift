// What reaches an app from outside its windows: the device is shaken, memory is short, an address or a short cut is opened.
import DeviceCatalog
import Foundation

/// An event of the device being moved.
private final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

extension AppScene {
  /// Shakes the device: the first responder hears of it and hands it up the chain (UIResponder). Without one it is the controller in
  /// front, as people report from iOS 8 on, and before that the window.
  package func shake() {
    run {
      let front: UIResponder? = era >= Era(8) ? visibleController : nil
      guard let heir = firstResponder ?? front ?? window else { return }
      let event = MotionEvent()
      record("UIEvent", "motionShake to \(ClassFacts.of(type(of: heir)).name)")
      heir.motionBegan(.motionShake, with: event)
      heir.motionEnded(.motionShake, with: event)
    }
  }

  /// The end of the chain has a shake nobody wanted: what is edited offers to take back what was done last (shake to edit).
  func offerUndo() {
    guard application.applicationSupportsShakeToEdit, let manager = firstResponder?.undoManager,
      let front = visibleController, !(front is UIAlertController)
    else { return }
    let (undo, redo) = (manager.canUndo, manager.canRedo)
    guard undo || redo else { return }
    let titles = (undo: manager.undoMenuItemTitle, redo: manager.redoMenuItemTitle)
    let alert = UIAlertController(title: undo ? titles.undo : titles.redo, message: nil, preferredStyle: .alert)
    if undo {
      alert.addAction(UIAlertAction(title: redo ? titles.undo : "Undo", style: .default) { _ in manager.undo() })
    }
    if redo {
      alert.addAction(UIAlertAction(title: undo ? titles.redo : "Redo", style: .default) { _ in manager.redo() })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    front.present(alert, animated: true)
  }

  /// The short cut at the app's icon with this type, or failing that this title.
  package func shortcut(_ name: String) -> UIApplicationShortcutItem? {
    let items = application.shortcutItems ?? []
    return items.first { $0.type == name } ?? items.first { $0.localizedTitle == name }
  }

  /// Chooses a short cut.
  package func choose(_ item: UIApplicationShortcutItem) {
    run {
      if let delegate = sceneDelegate {
        let call: Void? = optional {
          delegate.windowScene(windowScene, performActionFor: item, completionHandler: { _ in })
        }
        if call != nil { record(sceneDelegateName, "windowScene(performActionFor: \(item.type))") }
      } else if let delegate = application.delegate {
        let call: Void? = optional {
          delegate.application(application, performActionFor: item, completionHandler: { _ in })
        }
        if call != nil { record(application.delegateName, "application(performActionFor: \(item.type))") }
      }
    }
  }

  /// The short cuts at the app's icon, by type.
  package var shortcutTypes: [String] { (application.shortcutItems ?? []).map(\.type) }

  /// Opens an address from elsewhere: one of the app's own, or a page of the web it shows itself (a universal link).
  package func openFromOutside(_ url: URL) {
    guard bundle.urlSchemes.contains(url.scheme ?? "") else {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url
      goOn(with: activity)
      return
    }
    open(url, from: nil)
  }
}

extension RunningApp {
  /// Memory is short. The order is that of "Responding to low-memory warnings": the app's delegate, its controllers, who listens.
  package func warnOfMemory() {
    guard let scene = mainScene else { return }
    scene.run {
      if let delegate = scene.application.delegate {
        let call: Void? = optional { delegate.applicationDidReceiveMemoryWarning(scene.application) }
        if call != nil { scene.record(scene.application.delegateName, "applicationDidReceiveMemoryWarning") }
      }
      for controller in controllers.compactMap(\.object) {
        scene.record(controller.subject, "didReceiveMemoryWarning")
        controller.didReceiveMemoryWarning()
      }
      notificationCenter.post(name: UIApplication.didReceiveMemoryWarningNotification, object: scene.application)
    }
  }
}
