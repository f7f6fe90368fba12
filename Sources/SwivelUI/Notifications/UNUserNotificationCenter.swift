// Notifications an app sends itself: whoever asks may, whoever did not may not, and what was scheduled comes when its time has passed.

/// Schedules notifications, and tells what came.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  var delivered: [UNNotification] = []
  var categories: Set<UNNotificationCategory> = []
  private var status = UNAuthorizationStatus.notDetermined
  /// Whom notifications are shown to while the app is in front.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The center of the app whose code runs; while none does, one of nobody's.
  public class func current() -> UNUserNotificationCenter {
    guard MainThread.isHere else { return nobodys }
    return MainActor.unchecked { AppScene.running?.app.userNotifications } ?? nobodys
  }
  private static let nobodys = UNUserNotificationCenter()
  override init() { super.init() }

  func locked<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// Tells later, as code of the app.
  private func later(_ body: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: body) }

  // MARK: Asking

  /// Asks whether notifications may come: they may.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    locked { status = options.contains(.provisional) ? .provisional : .authorized }
    later { completionHandler(true, nil) }
  }
  /// Asks whether notifications may come: they may.
  @discardableResult public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    locked { status = options.contains(.provisional) ? .provisional : .authorized }
    return true
  }
  private var settings: UNNotificationSettings { UNNotificationSettings(authorizationStatus: locked { status }) }
  /// Tells what may come.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    let settings = self.settings
    later { completionHandler(settings) }
  }
  /// What may come.
  public func notificationSettings() async -> UNNotificationSettings { settings }
  /// Whether extensions can show more. There are none here.
  public var supportsContentExtensions: Bool { false }
  /// Sets what can be done with notifications.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    locked { self.categories = categories }
  }
  /// Tells what can be done with notifications.
  public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    let known = locked { categories }
    later { completionHandler(known) }
  }
  /// What can be done with notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> { locked { categories } }
  /// Sets the number at the app's icon.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    later {
      MainActor.unchecked { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
      handler?(nil)
    }
  }
  /// Sets the number at the app's icon.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    await MainActor.run { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
  }

  // MARK: Scheduling

  /// Schedules a notification, in the place of one with its name. An app that did not ask whether it may is told that it may not.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard isAllowed else {
      if let completionHandler { later { completionHandler(UNError(.notificationsNotAllowed)) } }
      return
    }
    locked {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
    if request.trigger == nil { later { [self] in deliver(request) } }
    if let seconds = request.trigger?.seconds { wait(seconds, for: request) }
    if let completionHandler { later { completionHandler(nil) } }
  }
  /// Schedules a notification, in the place of one with its name.
  /// - Throws: `UNError.notificationsNotAllowed` where the app did not ask whether it may.
  public func add(_ request: UNNotificationRequest) async throws {
    guard isAllowed else { throw UNError(.notificationsNotAllowed) }
    add(request, withCompletionHandler: nil)
  }
  private var isAllowed: Bool { locked { status != .notDetermined && status != .denied } }

  private func wait(_ seconds: TimeInterval, for request: UNNotificationRequest) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [self] in deliver(request) }
  }

  private func deliver(_ request: UNNotificationRequest) {
    guard locked({ requests.contains { $0 === request } }) else { return }
    if request.trigger?.repeats == true, let seconds = request.trigger?.seconds {
      wait(seconds, for: request)
    } else {
      locked { requests.removeAll { $0 === request } }
    }
    let notification = UNNotification(request, at: Date(timeIntervalSinceReferenceDate: VirtualClock.present))
    locked { delivered.append(notification) }
    // Only an app in front is asked whether one is shown; without a delegate it is shown as it is
    // (userNotificationCenter(_:willPresent:withCompletionHandler:)).
    let isInFront = MainActor.unchecked { AppScene.current.app.scenes.contains(where: \.isForeground) }
    guard isInFront, let delegate else {
      mark(notification)
      return
    }
    delegate.userNotificationCenter(self, willPresent: notification) { [self] options in
      if options.contains(.badge) { mark(notification) }
      if options.subtracting([.badge, .sound]).isEmpty { drop(notification) }
    }
  }

  private func drop(_ notification: UNNotification) { locked { delivered.removeAll { $0 === notification } } }

  /// Has the app's icon the number that came with a notification.
  private func mark(_ notification: UNNotification) {
    guard let badge = notification.request.content.badge else { return }
    MainActor.unchecked { UIApplication.shared.applicationIconBadgeNumber = badge.intValue }
  }

  /// Tells what is to come.
  public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    let known = locked { requests }
    later { completionHandler(known) }
  }
  /// What is to come.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { locked { requests } }
  /// Takes back what is to come.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    locked { requests.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Takes back all that is to come.
  public func removeAllPendingNotificationRequests() { locked { requests = [] } }
  /// Tells what came.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    let known = locked { delivered }
    later { completionHandler(known) }
  }
  /// What came.
  public func deliveredNotifications() async -> [UNNotification] { locked { delivered } }
  /// Takes away what came.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    locked { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }
  /// Takes away all that came.
  public func removeAllDeliveredNotifications() { locked { delivered = [] } }
}

/// Who is asked and told of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// As in UserNotifications.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
  /// As in UserNotifications.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
  /// As in UserNotifications; the other is called, and calls this.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// As in UserNotifications; the other is called, and calls this.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// As in UserNotifications. Nobody asks for settings here.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Asks the method that takes its time.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    nonisolated(unsafe) let delegate = self
    Task { @MainActor in completionHandler(await delegate.userNotificationCenter(center, willPresent: notification)) }
  }
  /// Asks the method that takes its time.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    nonisolated(unsafe) let delegate = self
    Task { @MainActor in
      await delegate.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }
  /// Stands for a delegate without the method: nothing is shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Stands for a delegate without the method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  /// Stands for a delegate without the method.
  public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
  {
  }
}
