// Whether an app may notify: one that did not ask is told that it may not, and nothing comes
// (UNUserNotificationCenter.requestAuthorization(options:completionHandler:), UNError.Code.notificationsNotAllowed).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite("Permission to notify") struct NotificationPermissionTests {
  private func request(_ name: String, in seconds: Double?) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = name
    content.badge = 5
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
    return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether it asks, before or after it schedules, and with which options.
    var asksBefore = false
    var asksAfter = false
    var options: UNAuthorizationOptions = [.alert, .badge]
    let seconds: Double?
    let error: Int?
    let delivered: [String]
    let badge: Int
  }
  nonisolated static let rows = [
    Row(testDescription: "nobody asked, at once", seconds: nil, error: 1, delivered: [], badge: 0),
    Row(testDescription: "nobody asked, later", seconds: 5, error: 1, delivered: [], badge: 0),
    Row(testDescription: "asked, at once", asksBefore: true, seconds: nil, error: nil, delivered: ["a"], badge: 5),
    Row(testDescription: "asked, later", asksBefore: true, seconds: 5, error: nil, delivered: ["a"], badge: 5),
    Row(
      testDescription: "asked provisionally", asksBefore: true, options: [.provisional], seconds: 5, error: nil,
      delivered: ["a"], badge: 5),
    Row(testDescription: "asked too late", asksAfter: true, seconds: 5, error: 1, delivered: [], badge: 0),
  ]

  @Test(arguments: rows) func asking(_ row: Row) throws {
    let timed = try TimedDevice()
    nonisolated(unsafe) var (errors, pending, delivered): ([Int?], Int, [String]) = ([], -1, [])
    timed.run { _ in
      let center = UNUserNotificationCenter.current()
      if row.asksBefore { center.requestAuthorization(options: row.options) { _, _ in } }
      center.add(request("a", in: row.seconds)) { error in
        let error = error.map { $0 as NSError }
        #expect(error == nil || error?.domain == "UNErrorDomain")
        errors.append(error?.code)
      }
      if row.asksAfter { center.requestAuthorization(options: row.options) { _, _ in } }
      center.getPendingNotificationRequests { pending = $0.count }
    }
    timed.wait(0)
    #expect(errors == [row.error] && (pending == 1) == (row.error == nil))
    timed.wait(10)
    timed.run { _ in
      UNUserNotificationCenter.current().getDeliveredNotifications { delivered = $0.map(\.request.identifier) }
    }
    timed.wait(0)
    timed.run { _ in #expect(UIApplication.shared.applicationIconBadgeNumber == row.badge) }
    #expect(delivered == row.delivered)
  }
}
