// A month under a finger, and what a compact date picker opens: which day is chosen then, and what is told.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor private final class PickingController: UIViewController {
  let picker = UIDatePicker(frame: CGRect(x: 20, y: 200, width: 320, height: 352))
  var told = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.accessibilityIdentifier = "picker"
    picker.timeZone = .gmt
    picker.addAction(UIAction { [weak self] _ in self?.told += 1 }, for: .valueChanged)
    view.addSubview(picker)
  }
}

@MainActor struct DatePickerTests {
  private struct Scene {
    let device: EmulatedDevice
    let controller: PickingController
    let format = ISO8601DateFormatter()

    @MainActor init(
      _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, from date: String? = "2024-02-10T08:30:15Z",
      _ change: (UIDatePicker, ISO8601DateFormatter) -> Void = { _, _ in }
    ) throws {
      device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { PickingController() }])
      let found = device.inspect(window: 1) { $0.rootViewController as? PickingController } ?? nil
      let made = try #require(found)
      controller = made
      let format = format
      _ = device.perform(window: 1) { _ in
        made.picker.datePickerMode = mode
        made.picker.preferredDatePickerStyle = style
        if let date { made.picker.date = format.date(from: date) ?? .distantPast }
        change(made.picker, format)
        if style == .compact { made.picker.frame.size = made.picker.sizeThatFits(.zero) }
      }
    }

    @MainActor func handle(_ event: DeviceEvent) -> Bool {
      device.handle(DeviceInput(time: 0, event: event)).ending == .settled
    }
    @MainActor func tap(_ name: String) -> Bool { handle(.tap(window: 1, target: name)) }
    /// A finger at a place of the window that goes nowhere.
    @MainActor func touch(_ x: Double, _ y: Double) -> Bool {
      handle(.drag(window: 1, Drag("", from: FingerWay(x: x, y: y), by: .none)))
    }
    @MainActor var date: String? { device.inspect(window: 1) { _ in format.string(from: controller.picker.date) } }
    @MainActor var told: Int { controller.told }
    @MainActor var isOpen: Bool {
      device.inspect(window: 1) { _ in controller.presentedViewController != nil } ?? false
    }
    /// Whether the day of this number can be tapped.
    @MainActor func isOffered(_ day: Int) -> Bool? {
      device.inspect(window: 1) { window in
        (window.firstVisible { $0.accessibilityIdentifier == "day-\(day)" } as? UIControl)?.isEnabled
      } ?? nil
    }
  }

  /// UIDatePicker's documentation: `valueChanged` is sent when a user chose another date. The time stays; looking at the next month
  /// chooses nothing, and a day that is tapped again is no other.
  @Test func aDayOfAMonth() throws {
    let scene = try Scene(.date, .inline)
    for (name, date, told) in [
      ("day-29", "2024-02-29T08:30:15Z", 1), ("day-29", "2024-02-29T08:30:15Z", 1),
      ("calendar-next", "2024-02-29T08:30:15Z", 1), ("day-31", "2024-03-31T08:30:15Z", 2),
      ("calendar-previous", "2024-03-31T08:30:15Z", 2), ("day-1", "2024-02-01T08:30:15Z", 3),
    ] {
      #expect(scene.tap(name), "\(name)")
      #expect(scene.date == date && scene.told == told, "\(name)")
    }
    // February 2024 has no day more.
    #expect(scene.isOffered(29) == true && scene.isOffered(30) == nil)
  }

  /// What the app sets is shown, and is not told.
  @Test func theAppChoosesAnotherMonth() throws {
    let scene = try Scene(.date, .inline)
    _ = scene.device.perform(window: 1) { _ in
      scene.controller.picker.date = scene.format.date(from: "2023-04-05T00:00:00Z") ?? .distantPast
    }
    #expect(scene.isOffered(30) == true && scene.isOffered(31) == nil && scene.told == 0)
  }

  /// minimumDate and maximumDate are moments: their own days can be chosen, and the time follows them then. Limits that contradict each
  /// other limit nothing.
  @Test func daysWithinLimits() throws {
    let scene = try Scene(.date, .inline) { picker, format in
      picker.minimumDate = format.date(from: "2024-02-05T12:00:00Z")
      picker.maximumDate = format.date(from: "2024-02-20T00:00:00Z")
    }
    for (day, isOffered) in [(4, false), (5, true), (10, true), (20, true), (21, false)] {
      #expect(scene.isOffered(day) == isOffered, "\(day)")
    }
    #expect(scene.tap("day-5") && scene.date == "2024-02-05T12:00:00Z" && scene.told == 1)
    let reversed = try Scene(.date, .inline) { picker, format in
      picker.minimumDate = format.date(from: "2024-02-20T00:00:00Z")
      picker.maximumDate = format.date(from: "2024-02-05T00:00:00Z")
    }
    #expect(reversed.isOffered(1) == true && reversed.isOffered(29) == true)
    // A month is shown that has a day to choose, also before somebody chose one.
    let open = try Scene(.date, .inline, from: nil) { picker, format in
      picker.minimumDate = format.date(from: "2031-06-15T09:00:00Z")
    }
    #expect(open.isOffered(14) == false && open.isOffered(15) == true && open.isOffered(30) == true)
    let disabled = try Scene(.date, .inline) { picker, _ in picker.isEnabled = false }
    #expect(disabled.isOffered(10) == false)
  }

  /// Under a date and a time is a line for the time, which opens wheels; the day stays.
  @Test func aTimeBelowTheMonth() throws {
    let scene = try Scene(.dateAndTime, .inline)
    #expect(scene.tap("day-11") && scene.date == "2024-02-11T08:30:15Z")
    #expect(scene.tap("time") && scene.isOpen)
    #expect(scene.tap("day-12") == false)
    // What a date alone has not.
    #expect(try !Scene(.date, .inline).tap("time"))
  }

  /// A tap opens what the text stands for, presented by the controller the picker is in: apps close it by that controller's
  /// `dismiss(animated:)`. It stays open when a day is chosen, and closes when somebody taps beside it.
  @Test func aCompactPickerOpensAMonth() throws {
    let scene = try Scene(.date, .compact)
    #expect(!scene.isOpen && scene.isOffered(20) == nil)
    #expect(scene.tap("picker") && scene.isOpen && scene.told == 0)
    #expect(scene.tap("day-20") && scene.date == "2024-02-20T08:30:15Z" && scene.told == 1 && scene.isOpen)
    #expect(scene.touch(370, 30) && !scene.isOpen)
    #expect(scene.tap("Feb 20, 2024") && scene.isOpen && scene.isOffered(20) == true)
    _ = scene.device.perform(window: 1) { _ in scene.controller.dismiss(animated: true) }
    #expect(!scene.isOpen && scene.told == 1)
  }

  /// A date and a time are two texts; the second one opens wheels of hours and minutes, each row 32 points high.
  @Test func aCompactPickerOpensWheels() throws {
    let scene = try Scene(.dateAndTime, .compact)
    let places = scene.device.inspect(window: 1) { _ in
      scene.controller.picker.compactPlaces.map { scene.controller.picker.convert($0, to: nil) }
    }
    let times = try #require(places)
    try #require(times.count == 2)
    #expect(scene.touch(Double(times[1].midX), Double(times[1].midY)) && scene.isOpen)
    #expect(scene.isOffered(10) == nil)
    let place = scene.device.inspect(window: 1) { _ -> CGRect? in
      scene.controller.presentedViewController.flatMap { $0.view.convert($0.view.bounds, to: nil) }
    }
    let wheels = try #require(place ?? nil)
    // The first of three wheels, an hour on.
    let start = FingerWay(x: Double(wheels.minX + wheels.width / 6), y: Double(wheels.midY))
    #expect(scene.handle(.drag(window: 1, Drag("", from: start, by: FingerWay(x: 0, y: -32), seconds: 0.2))))
    #expect(scene.date == "2024-02-10T09:30:15Z" && scene.told == 1)
    let day = try Scene(.dateAndTime, .compact)
    #expect(day.touch(Double(times[0].midX), Double(times[0].midY)) && day.isOffered(10) == true)
  }

  /// Called by its name a picker is touched on its first text, however wide it is; beside its texts it does nothing.
  @Test func aWidePickerIsTouchedOnItsFirstText() throws {
    let scene = try Scene(.dateAndTime, .compact)
    _ = scene.device.perform(window: 1) { _ in scene.controller.picker.frame.size.width = 340 }
    #expect(scene.touch(350, 217) && !scene.isOpen)
    #expect(scene.tap("picker") && scene.isOpen && scene.isOffered(10) == true)
  }

  @Test func nobodyOpensADisabledPicker() throws {
    let scene = try Scene(.date, .compact) { picker, _ in picker.isEnabled = false }
    #expect(!scene.tap("picker") && !scene.isOpen)
    #expect(scene.touch(40, 210) && !scene.isOpen)
  }
}
