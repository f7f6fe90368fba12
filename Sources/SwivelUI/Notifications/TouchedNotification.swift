// A notification that came and is touched: which one, what can be done with it, and the app's word.

extension UNUserNotificationCenter {
  /// The one that came last with this identifier, or failing that this title.
  func notification(_ name: String) -> UNNotification? {
    let came = locked { delivered }
    return came.last { $0.request.identifier == name } ?? came.last { $0.request.content.title == name }
  }

  /// What can be done with a notification besides touching it.
  func actions(of notification: UNNotification) -> [UNNotificationAction] {
    let kind = notification.request.content.categoryIdentifier
    return locked { categories }.first { $0.identifier == kind }?.actions ?? []
  }

  /// Takes the notification away and tells the delegate.
  @MainActor func answer(_ notification: UNNotification, _ action: String) {
    locked { delivered.removeAll { $0 === notification } }
    delegate?.userNotificationCenter(
      self, didReceive: UNNotificationResponse(notification, action), withCompletionHandler: {})
  }
}

extension AppScene {
  /// The notification that came last with this identifier, or failing that this title.
  package func notification(_ name: String) -> UNNotification? { app.userNotifications.notification(name) }

  /// What can be done with a notification besides touching it.
  package func actions(of notification: UNNotification) -> [UNNotificationAction] {
    app.userNotifications.actions(of: notification)
  }

  /// The titles of the notifications that came, or their identifiers where they have none.
  package var notificationNames: [String] {
    app.userNotifications.locked { app.userNotifications.delivered }.map {
      $0.request.content.title.isEmpty ? $0.request.identifier : $0.request.content.title
    }
  }

  /// Tells the app of a notification that is touched, or of an action of it that is chosen.
  package func answer(_ notification: UNNotification, _ action: UNNotificationAction?) {
    let name = action?.identifier ?? UNNotificationDefaultActionIdentifier
    run {
      record("UNUserNotificationCenter", "didReceive \(notification.request.identifier) \(name)")
      app.userNotifications.answer(notification, name)
    }
  }
}
