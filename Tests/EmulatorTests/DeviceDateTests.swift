// The date of a device: the same in every run, told to apps by every clock they ask, and a new day at midnight.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

private final class DiaryDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.note("launch")
    let controller = UIViewController()
    controller.view.addSubview(label)
    for name in [Notification.Name.NSCalendarDayChanged, UIApplication.significantTimeChangeNotification] {
      SwivelUI.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [diary] _ in
        MainActor.assumeIsolated { diary.note(name == .NSCalendarDayChanged ? "day" : "change") }
      }
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }

  func applicationSignificantTimeChange(_ application: UIApplication) { diary.note("delegate") }
}

/// What was heard, with the time of day it was heard at.
@MainActor private final class Diary {
  private(set) var lines: [String] = []

  func note(_ word: String) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    lines.append("\(word) \(formatter.string(from: Date()))")
  }
}

@MainActor struct DeviceDateTests {
  private func driver(_ diary: Diary, era: Int = 17, date: String? = nil) throws -> Driver {
    let app = AppBundle(name: "Diary", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .all)) {
      DiaryDelegate(diary)
    }
    return Driver(
      try EmulatedDevice(
        profile: era < 17 ? .iPhone8 : .iPhoneSE3, era: Era(era), apps: [app], date: date.flatMap(WallTime.init)))
  }

  /// The seconds alone: an input of a driver's comes a second after the last.
  private func wait(_ seconds: Double, _ driver: Driver) {
    let outcome = driver.device.handle(DeviceInput(time: 0, event: .wait(seconds)))
    #expect(outcome.ending == .settled)
  }

  /// Nothing of the machine's present: 9:41 of the ninth of January of the version's first whole year.
  @Test(arguments: [(15, "2022"), (17, "2024")])
  func usual(_ era: Int, _ year: String) throws {
    let diary = Diary()
    let driver = try driver(diary, era: era)
    #expect(diary.lines == ["launch \(year)-01-09 09:41:00"])
    #expect(driver.device.wallTime.description == "\(year)-01-09T09:41:00")
    wait(3_661, driver)
    #expect(driver.device.wallTime.description == "\(year)-01-09T10:42:01")
  }

  /// UIApplicationDelegate: the arrival of midnight is a significant change of time. It is told once a day.
  @Test func midnight() throws {
    let diary = Diary()
    let driver = try driver(diary, date: "2024-02-28T23:59:00")
    wait(59, driver)
    #expect(diary.lines == ["launch 2024-02-28 23:59:00"])
    wait(1, driver)
    let told = ["day", "delegate", "change"].map { "\($0) 2024-02-29 00:00:00" }
    #expect(Array(diary.lines.dropFirst()) == told)
    wait(86_399, driver)
    #expect(diary.lines.count == 4)
    wait(1, driver)
    #expect(Array(diary.lines.dropFirst(4)) == ["day", "delegate", "change"].map { "\($0) 2024-03-01 00:00:00" })
  }

  /// "If your app is currently suspended, this message is queued until your app returns to the foreground"; and then it is one.
  @Test func midnightsAwayFromTheScreen() throws {
    let diary = Diary()
    let driver = try driver(diary, date: "2024-02-28T23:59:00")
    driver.send(.window(.home))
    #expect(driver.send(.wait(86_400)).ending == .settled)
    #expect(driver.send(.wait(86_400)).ending == .settled)
    #expect(diary.lines.count == 1)
    driver.send(.window(.focus(window: 1)))
    // Each input comes a second after the one before.
    let told = diary.lines.dropFirst().map { $0.split(separator: ":")[0] }
    #expect(told == ["day 2024-03-01 23", "delegate 2024-03-01 23", "change 2024-03-01 23"])
    driver.send(.window(.home))
    driver.send(.window(.focus(window: 1)))
    #expect(diary.lines.count == 4)
  }

  /// UIDatePicker: the date at first is that at which it was made.
  @Test func pickers() throws {
    let device = try EmulatedDevice(
      profile: .iPhoneSE3, era: Era(17), apps: [.test { Picking() }], date: WallTime("2024-02-29T21:05:30"))
    wait(60, Driver(device))
    var said: (date: Date, texts: [String])?
    _ = device.perform(window: 1) { window in
      guard let picking = window.rootViewController as? Picking else { return }
      said = (picking.picker.date, picking.picker.compactTexts)
    }
    #expect(said?.date == Date(timeIntervalSince1970: 1_709_240_730))
    #expect(said?.texts == ["Feb 29, 2024", "9:05 PM"])
  }
}

private final class Picking: UIViewController {
  private(set) lazy var picker = UIDatePicker()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picker)
  }
}
