// Notifications an app schedules: which are to come, which came, and what the icon says
// (UNUserNotificationCenter, UIApplication.scheduledLocalNotifications).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite("Scheduled notifications") struct ScheduledNotificationTests {
  private func request(_ name: String, in seconds: Double?, badge: Int? = nil, repeats: Bool = false)
    -> UNNotificationRequest
  {
    let content = UNMutableNotificationContent()
    content.title = name
    content.badge = badge.map { NSNumber(value: $0) }
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
    return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
  }
  /// The names of what is to come and of what came.
  private func names(_ timed: TimedDevice) -> (pending: [String], delivered: [String]) {
    nonisolated(unsafe) var (pending, delivered): ([String], [String]) = ([], [])
    timed.run { _ in
      UNUserNotificationCenter.current().getPendingNotificationRequests { pending = $0.map(\.identifier) }
      UNUserNotificationCenter.current().getDeliveredNotifications { delivered = $0.map(\.request.identifier) }
    }
    timed.wait(0)
    return (pending, delivered)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// Names, seconds (none: at once), numbers of the icon and whether again and again.
    let requests: [(String, Double?, Int?, Bool)]
    let wait: Double
    let pending: [String]
    let delivered: [String]
    let badge: Int
    var testDescription: String { name }
  }
  nonisolated static let rows = [
    Row(
      name: "at once", requests: [("a", nil, 4, false)], wait: 0, pending: [], delivered: ["a"], badge: 4),
    Row(
      name: "later", requests: [("a", 10, 4, false), ("b", 20, nil, false)], wait: 5, pending: ["a", "b"],
      delivered: [], badge: 0),
    Row(
      name: "one of two", requests: [("a", 10, 4, false), ("b", 20, 7, false)], wait: 15, pending: ["b"],
      delivered: ["a"], badge: 4),
    Row(
      name: "the last number counts", requests: [("a", 10, 4, false), ("b", 20, 7, false)], wait: 25, pending: [],
      delivered: ["a", "b"], badge: 7),
    // "If the identifier is not unique, the system removes the previous request."
    Row(
      name: "another of the same name", requests: [("a", 10, 4, false), ("a", 30, 9, false)], wait: 20,
      pending: ["a"], delivered: [], badge: 0),
    Row(
      name: "again and again", requests: [("a", 60, 1, true)], wait: 150, pending: ["a"], delivered: ["a", "a"],
      badge: 1),
  ]

  @Test(arguments: rows) func coming(_ row: Row) throws {
    let timed = try TimedDevice()
    timed.run { _ in
      UNUserNotificationCenter.current().requestAuthorization { _, _ in }
      for (name, seconds, badge, repeats) in row.requests {
        UNUserNotificationCenter.current().add(request(name, in: seconds, badge: badge, repeats: repeats))
      }
    }
    timed.wait(row.wait)
    let (pending, delivered) = names(timed)
    #expect(pending == row.pending && delivered == row.delivered)
    var badge = -1
    timed.run { _ in badge = UIApplication.shared.applicationIconBadgeNumber }
    #expect(badge == row.badge)
  }

  /// What is taken back does not come, and what came can be taken away.
  @Test func takingBack() throws {
    let timed = try TimedDevice()
    timed.run { _ in
      let center = UNUserNotificationCenter.current()
      center.requestAuthorization { _, _ in }
      for name in ["a", "b", "c"] { center.add(request(name, in: 10)) }
      center.add(request("d", in: 100))
      center.removePendingNotificationRequests(withIdentifiers: ["b", "nobody"])
    }
    timed.wait(20)
    #expect(names(timed) == (["d"], ["a", "c"]))
    timed.run { _ in UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: ["a"]) }
    #expect(names(timed).delivered == ["c"])
    timed.run { _ in
      UNUserNotificationCenter.current().removeAllDeliveredNotifications()
      UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    }
    timed.wait(100)
    #expect(names(timed) == ([], []))
  }

  /// Who asks may, provisionally where that was asked for; nobody asked before.
  @Test(arguments: [(.alert, 2), ([.alert, .provisional], 3)] as [(UNAuthorizationOptions, Int)])
  func asking(options: UNAuthorizationOptions, status: Int) throws {
    let timed = try TimedDevice()
    nonisolated(unsafe) var heard: [Int] = []
    timed.run { _ in
      UNUserNotificationCenter.current().getNotificationSettings { heard.append($0.authorizationStatus.rawValue) }
      UNUserNotificationCenter.current().requestAuthorization(options: options) { may, error in
        heard.append(may && error == nil ? 10 : 20)
      }
    }
    timed.wait(0)
    timed.run { _ in
      UNUserNotificationCenter.current().getNotificationSettings { settings in
        heard.append(settings.authorizationStatus.rawValue)
        heard.append(settings.alertSetting == .enabled ? 30 : 40)
      }
    }
    timed.wait(0)
    #expect(heard == [0, 10, status, status == 2 ? 30 : 40])
  }

  /// What apps of before iOS 10 schedule is to come until its date, and can be taken back.
  @Test func olderOnes() throws {
    let timed = try TimedDevice()
    var counts: [Int] = []
    let (one, two) = (UILocalNotification(), UILocalNotification())
    timed.run { _ in
      one.fireDate = Date().addingTimeInterval(10)
      two.fireDate = Date().addingTimeInterval(20)
      UIApplication.shared.scheduledLocalNotifications = [one, two]
      counts.append(UIApplication.shared.scheduledLocalNotifications?.count ?? -1)
    }
    timed.wait(15)
    timed.run { _ in
      counts.append(UIApplication.shared.scheduledLocalNotifications?.count ?? -1)
      UIApplication.shared.cancelLocalNotification(two)
      counts.append(UIApplication.shared.scheduledLocalNotifications?.count ?? -1)
      UIApplication.shared.scheduleLocalNotification(two)
      UIApplication.shared.cancelAllLocalNotifications()
      counts.append(UIApplication.shared.scheduledLocalNotifications?.count ?? -1)
    }
    #expect(counts == [2, 1, 0, 0])
  }
}
