// Names of Foundation and of small frameworks that Linux lacks and apps use, by Apple's documentation of them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct AdoptedNamesTests {
  struct Length: Sendable {
    var style: DateComponentsFormatter.UnitsStyle
    var units: NSCalendar.Unit
    var zeros = DateComponentsFormatter.ZeroFormattingBehavior.default
    var seconds: Double
    var expected: String
  }

  /// The table of `DateComponentsFormatter.UnitsStyle`, 9:41:30, and the examples of `ZeroFormattingBehavior`, 1 hour 10 seconds.
  @Test(arguments: [
    Length(style: .positional, units: [.hour, .minute, .second], seconds: 34890, expected: "9:41:30"),
    Length(style: .abbreviated, units: [.hour, .minute, .second], seconds: 34890, expected: "9h 41m 30s"),
    Length(style: .brief, units: [.hour, .minute, .second], seconds: 34890, expected: "9hr 41min 30sec"),
    Length(style: .short, units: [.hour, .minute, .second], seconds: 34890, expected: "9 hr, 41 min, 30 sec"),
    Length(
      style: .full, units: [.hour, .minute, .second], seconds: 34890, expected: "9 hours, 41 minutes, 30 seconds"),
    Length(style: .positional, units: [.hour, .minute, .second], seconds: 3610, expected: "1:00:10"),
    Length(style: .abbreviated, units: [.day, .hour, .minute, .second], seconds: 3610, expected: "1h 10s"),
    Length(
      style: .abbreviated, units: [.day, .hour, .minute, .second], zeros: .dropLeading, seconds: 3610,
      expected: "1h 0m 10s"),
    Length(
      style: .abbreviated, units: [.day, .hour, .minute, .second], zeros: .pad, seconds: 3610, expected: "0d 1h 0m 10s"),
  ])
  func lengthsOfTime(row: Length) {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.allowedUnits) = (row.style, row.units)
    formatter.zeroFormattingBehavior = row.zeros
    #expect(formatter.string(from: row.seconds) == row.expected)
  }

  /// A mile is 1.609344 kilometers.
  @Test func measuresInTheUnitOfTheLand() {
    let formatter = MeasurementFormatter()
    formatter.numberFormatter.maximumFractionDigits = 1
    formatter.locale = Locale(identifier: "en_US")
    let way = Measurement(value: 16.09344, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "10 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "16.1 km")
  }

  @Test func aWeakTableForgetsWhatIsGone() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    table.add(kept)
    do { table.add(NSObject()) }
    #expect(table.allObjects == [kept])
    let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    map.setObject(kept, forKey: "kept")
    do { map.setObject(NSObject(), forKey: "gone") }
    #expect(map.object(forKey: "kept") === kept && map.object(forKey: "gone") == nil)
  }

  @Test func aKeyOfNoTableIsItsOwnText() {
    #expect(String(localized: "Breakfast") == "Breakfast")
    #expect(String(localized: "\(3) of \("all")") == "3 of all")
    #expect(String(localized: "key", defaultValue: "value \(1)") == "value 1")
  }

  private final class Heard: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var titles: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
      titles.append(notification.request.content.title)
      completionHandler(.banner)
    }
  }

  /// "The time interval after which the system delivers the notification": in the device's time.
  @Test func aNotificationComesWhenItsTimeHasPassed() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test(plist: .portrait) { UIViewController() }])
    let heard = Heard()
    _ = device.perform(window: 1) { _ in
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      let center = UNUserNotificationCenter.current()
      center.delegate = heard
      center.requestAuthorization { _, _ in }
      center.add(
        UNNotificationRequest(
          identifier: "tea", content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
    }
    _ = device.handle(DeviceInput(time: 0, event: .wait(59)))
    #expect(heard.titles.isEmpty)
    _ = device.handle(DeviceInput(time: 0, event: .wait(2)))
    #expect(heard.titles == ["Tea"])
  }

  /// "Assigning a value to this property updates the title text" of the navigation item (UIViewController, title).
  @Test func aNewTitleIsTheBarsToo() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test(plist: .portrait) { UIViewController() }])
    let titles = device.inspect(window: 1) { _ -> [String?] in
      let controller = UIViewController()
      controller.navigationItem.title = "Master"
      controller.title = "Trails"
      let second = UIViewController()
      second.title = "Trails"
      second.navigationItem.title = "Master"
      return [controller.navigationItem.title, second.navigationItem.title]
    }
    #expect(titles == ["Trails", "Master"])
  }

  /// What stands for all bars gives each what it lacks; a bar's own look stays (UIAppearance).
  @Test func barsTakeTheLooksOfTheirClass() throws {
    let colors = try onDevice(.iPhone8, Era(15)) { window -> [UIColor?] in
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
      let (plain, own) = (UINavigationBar(), UINavigationBar())
      own.barTintColor = .blue
      window.addSubview(plain)
      window.addSubview(own)
      return [
        plain.barTintColor, plain.titleTextAttributes?[.foregroundColor] as? UIColor, own.barTintColor,
      ]
    }
    #expect(colors == [.red, .green, .blue])
  }

  /// The looks of all bars say how large titles are where a bar says nothing; one that says so itself keeps it, also the default
  /// (UIAppearance: what is set on an instance counts).
  @Test(arguments: [(nil, true), (false, false), (true, true)] as [(Bool?, Bool)])
  func ownTitleSizesStay(own: Bool?, shown: Bool) throws {
    let isLarge = try onDevice(.iPhone8, Era(15)) { window -> Bool in
      UINavigationBar.appearance().prefersLargeTitles = true
      let bar = UINavigationBar()
      if let own { bar.prefersLargeTitles = own }
      window.addSubview(bar)
      return bar.prefersLargeTitles
    }
    #expect(isLarge == shown)
  }

  /// A field that leaves the window is edited no more (UIResponder: a first responder is in a window's hierarchy).
  @Test func theKeyboardGoesWithItsField() throws {
    let states = try onDevice(.iPhone8, Era(15)) { window -> [Bool] in
      let (box, field) = (UIView(frame: window.bounds), UITextField(frame: window.bounds))
      box.addSubview(field)
      window.addSubview(box)
      let began = field.becomeFirstResponder()
      box.removeFromSuperview()
      return [began, field.isFirstResponder]
    }
    #expect(states == [true, false])
  }
}
