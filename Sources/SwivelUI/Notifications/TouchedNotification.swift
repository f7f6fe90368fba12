// A notification that came and is touched: which one, what of it, and the app's word.

/// What of a notification is touched.
package struct TouchedNotification: Sendable {
  let notification: UNNotification
  let action: String
  /// Whether the app comes to the front for it: for the notification itself, and for actions with `foreground`.
  package let opensApp: Bool
}

extension UNUserNotificationCenter {
  /// The one that came last with this identifier, or failing that this title, and its action of this identifier or title; the reason
  /// where there is none.
  func touched(_ name: String, action: String) -> Result<TouchedNotification, NotificationMiss>? {
    let (came, kinds) = locked { (delivered, known) }
    guard
      let found = came.last(where: { $0.request.identifier == name })
        ?? came.last(where: { $0.request.content.title == name })
    else { return nil }
    guard !action.isEmpty else {
      return .success(
        TouchedNotification(
          notification: found, action: UNNotificationDefaultActionIdentifier, opensApp: true))
    }
    let kind = kinds.first { $0.identifier == found.request.content.categoryIdentifier }
    let actions = kind?.actions ?? []
    guard
      let chosen = actions.first(where: { $0.identifier == action }) ?? actions.first(where: { $0.title == action })
    else { return .failure(NotificationMiss(actions: actions.map(\.title))) }
    return .success(
      TouchedNotification(
        notification: found, action: chosen.identifier, opensApp: chosen.options.contains(.foreground)))
  }

  /// Takes the notification away and tells the delegate.
  @MainActor func answer(_ touched: TouchedNotification) {
    locked { delivered.removeAll { $0 === touched.notification } }
    let response = UNNotificationResponse(touched.notification, touched.action)
    delegate?.userNotificationCenter(self, didReceive: response, withCompletionHandler: {})
  }
}

/// An action a notification has not.
package struct NotificationMiss: Error {
  /// The titles of those it has.
  package let actions: [String]
}

extension AppScene {
  /// What of a notification that came is touched; nil where none is called so.
  package func touched(
    _ name: String, action: String
  ) -> Result<TouchedNotification, NotificationMiss>? { app.userNotifications.touched(name, action: action) }

  /// The titles of the notifications that came, or their identifiers where they have none.
  package var notificationNames: [String] {
    app.userNotifications.locked { app.userNotifications.delivered }.map {
      $0.request.content.title.isEmpty ? $0.request.identifier : $0.request.content.title
    }
  }

  /// Tells the app of a notification that is touched.
  package func answer(_ touched: TouchedNotification) {
    run {
      record("UNUserNotificationCenter", "didReceive \(touched.notification.request.identifier) \(touched.action)")
      app.userNotifications.answer(touched)
    }
  }
}
