// Notifications that come while an app is in front or not, and what happens when one is touched.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

private final class Reminders: UIViewController, UNUserNotificationCenterDelegate {
  var heard: [String] = []
  var shows: UNNotificationPresentationOptions = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "task",
        actions: [
          UNNotificationAction(identifier: "done", title: "Done"),
          UNNotificationAction(identifier: "edit", title: "Edit …", options: [.foreground]),
        ], intentIdentifiers: [])
    ])
  }

  /// Reminds of a task in so many seconds.
  func remind(of task: String, in seconds: Double) {
    let content = UNMutableNotificationContent()
    content.title = task
    content.categoryIdentifier = "task"
    content.badge = 3
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    UNUserNotificationCenter.current().requestAuthorization { _, _ in }
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "id-\(task)", content: content, trigger: trigger))
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    let title = notification.request.content.title
    completionHandler(
      MainActor.assumeIsolated {
        heard.append("may show \(title)")
        return shows
      })
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let words = "\(response.actionIdentifier) of \(response.notification.request.identifier)"
    MainActor.assumeIsolated { heard.append(words) }
    completionHandler()
  }
}

@MainActor struct NotificationTouchTests {
  private func driver(_ shows: UNNotificationPresentationOptions = []) throws -> (Driver, Reminders) {
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Reminders() }]))
    let reminders = try #require(driver.device.inspect(window: 1) { $0.rootViewController as? Reminders } ?? nil)
    reminders.shows = shows
    return (driver, reminders)
  }

  private func remind(_ driver: Driver, of task: String, in seconds: Double) {
    _ = driver.device.perform(window: 1) { ($0.rootViewController as? Reminders)?.remind(of: task, in: seconds) }
  }

  private func badge(_ driver: Driver) -> Int? {
    driver.device.inspect(window: 1) { _ in UIApplication.shared.applicationIconBadgeNumber }
  }

  /// UNUserNotificationCenterDelegate: an app in front is asked, one in the background is not; touching brings it to the front.
  @Test func aNotificationThatCameInTheBackgroundBringsItsAppToTheFront() throws {
    let (driver, reminders) = try driver()
    remind(driver, of: "Milk", in: 10)
    #expect(Screens.refusal(driver.send(.system(.notification("Milk")))).hasPrefix("no notification called \"Milk\""))
    driver.send(.window(.home))
    driver.send(.wait(10))
    #expect(reminders.heard == [] && badge(driver) == 3)
    let touched = driver.send(.system(.notification("Milk")))
    #expect(touched.ending == .settled && driver.device.snapshot.windows[0].isForeground)
    #expect(reminders.heard == ["\(UNNotificationDefaultActionIdentifier) of id-Milk"])
    // Touched once, it is gone.
    #expect(Screens.refusal(driver.send(.system(.notification("id-Milk")))).contains("none is"))
  }

  /// What the app in front answers decides whether there is anything to touch.
  @Test(
    arguments: [
      ([], false, 0), ([.badge], false, 3), ([.sound], false, 0), ([.banner], true, 0), ([.list, .badge], true, 3),
      ([.alert, .sound], true, 0),
    ] as [(UNNotificationPresentationOptions, Bool, Int)])
  func whatAnAppInFrontShows(options: UNNotificationPresentationOptions, isThere: Bool, number: Int) throws {
    let (driver, reminders) = try driver(options)
    remind(driver, of: "Milk", in: 2)
    driver.send(.wait(2))
    #expect(reminders.heard == ["may show Milk"] && badge(driver) == number)
    #expect((driver.send(.system(.notification("Milk"))).ending == .settled) == isThere)
  }

  /// An action without `foreground` is done where the app is.
  @Test(arguments: [("Done", "done", false), ("done", "done", false), ("Edit …", "edit", true)])
  func actions(named: String, identifier: String, opens: Bool) throws {
    let (driver, reminders) = try driver()
    remind(driver, of: "Milk", in: 10)
    driver.send(.window(.home))
    driver.send(.wait(10))
    #expect(driver.send(.system(.notification("Milk", action: named))).ending == .settled)
    #expect(reminders.heard == ["\(identifier) of id-Milk"])
    #expect(driver.device.snapshot.windows[0].isForeground == opens)
  }

  @Test func anActionItHasNotIsRefusedByName() throws {
    let (driver, _) = try driver()
    remind(driver, of: "Milk", in: 10)
    driver.send(.window(.home))
    driver.send(.wait(10))
    #expect(
      Screens.refusal(driver.send(.system(.notification("Milk", action: "Later"))))
        == "\"Milk\" has no action \"Later\", only Done, Edit …")
    #expect(
      Screens.refusal(driver.send(.system(.notification("Bread"))))
        == "no notification called \"Bread\" is there, only Milk")
  }

  /// The method that takes its time is called where the app has that one.
  @Test func theAsynchronousMethodHearsAsWell() throws {
    final class Waiting: UIViewController, UNUserNotificationCenterDelegate {
      var heard: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization { _, _ in }
        let content = UNMutableNotificationContent()
        content.title = "Milk"
        center.add(
          UNNotificationRequest(
            identifier: "1", content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)))
      }
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
      ) async { heard.append(response.notification.request.identifier) }
    }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Waiting() }]))
    driver.send(.window(.home))
    driver.send(.wait(10))
    driver.send(.system(.notification("Milk")))
    let heard = driver.device.inspect(window: 1) { ($0.rootViewController as? Waiting)?.heard }
    #expect(heard == ["1"])
  }
}
