// A new day: what the system tells an app at midnight, at once or when it comes back to the screen.
import Foundation

extension RunningApp {
  /// Midnight is here. An app in the background hears of it when it comes back (UIApplicationDelegate,
  /// applicationSignificantTimeChange(_:): "examples of significant time changes include the arrival of midnight"; the message is queued
  /// while the app is suspended).
  package func beginDay() {
    missedDay = true
    tellOfMissedDay()
  }

  /// What was kept back while the app was away.
  func tellOfMissedDay() {
    guard missedDay, let scene = mainScene else { return }
    scene.run {
      guard scene.application.applicationState != .background else { return }
      missedDay = false
      notificationCenter.post(name: .NSCalendarDayChanged, object: nil)
      if let delegate = scene.application.delegate {
        let call: Void? = optional { delegate.applicationSignificantTimeChange(scene.application) }
        if call != nil { scene.record(scene.application.delegateName, "applicationSignificantTimeChange") }
      }
      notificationCenter.post(name: UIApplication.significantTimeChangeNotification, object: scene.application)
    }
  }
}
