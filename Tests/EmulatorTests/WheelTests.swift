// Fingers that turn wheels: which row comes into the middle, and what the delegate hears of it.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Wheels of three and of five rows, 300 points wide.
@MainActor private final class WheelsController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let wheels = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 216))
  var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    wheels.dataSource = self
    wheels.delegate = self
    wheels.accessibilityIdentifier = "wheels"
    view.addSubview(wheels)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { [3, 5][component] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    notes.append("row \(row) of \(component)")
  }
}

@MainActor struct WheelTests {
  /// Rows are 32 points high; what goes up brings what is below. The delegate is told when a user selects a row, and not when the app
  /// does (pickerView(_:didSelectRow:inComponent:), selectRow(_:inComponent:animated:)).
  @Test func aFingerTurnsTheWheelItIsOn() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { WheelsController() }])
    let found = device.inspect(window: 1) { $0.rootViewController as? WheelsController } ?? nil
    let controller = try #require(found)
    // Where the finger touches from the middle, how far it goes, what is chosen then, and what was told.
    let rows: [(x: Double, y: Double, chosen: [Int], told: [String])] = [
      (-75, -32, [1, 0], ["row 1 of 0"]), (75, -70, [1, 2], ["row 2 of 1"]), (-75, -900, [2, 2], ["row 2 of 0"]),
      (-75, -32, [2, 2], []), (75, 15, [2, 2], []), (75, 40, [2, 1], ["row 1 of 1"]),
      (-75, 500, [0, 1], ["row 0 of 0"]),
    ]
    for row in rows {
      controller.notes = []
      let drag = Drag("wheels", from: FingerWay(x: row.x, y: 0), by: FingerWay(x: 0, y: row.y), seconds: 0.2)
      _ = device.handle(DeviceInput(time: 0, event: .drag(window: 1, drag)))
      let chosen = device.inspect(window: 1) { _ in (0..<2).map { controller.wheels.selectedRow(inComponent: $0) } }
      #expect(chosen == row.chosen && controller.notes == row.told, "\(row)")
    }
  }

  /// One date wheel under a finger.
  struct DateRow: Sendable, CustomTestStringConvertible {
    let mode: UIDatePicker.Mode
    let from: String
    /// Where the finger is, of as many equal wheels side by side, and over how many rows it goes up.
    let wheel: Int
    let rows: Int
    let chosen: String
    var testDescription: String { "\(mode) \(from), wheel \(wheel) by \(rows)" }

    init(_ mode: UIDatePicker.Mode, _ from: String, _ wheel: Int, _ rows: Int, _ chosen: String) {
      (self.mode, self.from, self.wheel, self.rows, self.chosen) = (mode, from, wheel, rows, chosen)
    }
  }

  private nonisolated static let dates: [DateRow] = [
    // Month, day and year; each goes round by itself, and February has 28 days.
    DateRow(.date, "2026-03-31T10:00:00Z", 0, 1, "2026-04-30T10:00:00Z"),
    DateRow(.date, "2026-01-31T10:00:00Z", 0, 1, "2026-02-28T10:00:00Z"),
    DateRow(.date, "2026-12-05T10:00:00Z", 0, 1, "2026-01-05T10:00:00Z"),
    DateRow(.date, "2026-03-31T10:00:00Z", 1, 1, "2026-03-01T10:00:00Z"),
    DateRow(.date, "2026-03-01T10:00:00Z", 1, -1, "2026-03-31T10:00:00Z"),
    DateRow(.date, "2024-02-29T10:00:00Z", 2, 1, "2025-02-28T10:00:00Z"),
    // Hour, minute, and before or after noon, which has two rows.
    DateRow(.time, "2026-03-31T23:50:00Z", 0, 1, "2026-03-31T00:50:00Z"),
    DateRow(.time, "2026-03-31T11:50:00Z", 0, 1, "2026-03-31T12:50:00Z"),
    DateRow(.time, "2026-03-31T10:50:00Z", 1, 20, "2026-03-31T10:10:00Z"),
    DateRow(.time, "2026-03-31T10:50:00Z", 2, 1, "2026-03-31T22:50:00Z"),
    DateRow(.time, "2026-03-31T22:50:00Z", 2, 5, "2026-03-31T22:50:00Z"),
    DateRow(.time, "2026-03-31T22:50:00Z", 2, -1, "2026-03-31T10:50:00Z"),
    // Days go on over months.
    DateRow(.dateAndTime, "2026-12-31T10:50:00Z", 0, 1, "2027-01-01T10:50:00Z"),
    DateRow(.dateAndTime, "2026-12-31T10:50:00Z", 3, 1, "2026-12-31T22:50:00Z"),
  ]

  /// UIDatePicker's documentation of its modes: which wheels there are. A user's choice is told once, by `valueChanged`, and one that is
  /// none is not.
  @Test(arguments: dates) func aFingerTurnsADate(row: DateRow) throws {
    let picker = try pickers(row.mode)
    let format = ISO8601DateFormatter()
    let wheels = row.mode == .dateAndTime ? 4 : 3
    _ = picker.device.inspect(window: 1) { _ in picker.view.date = format.date(from: row.from) ?? .distantPast }
    let x = 300 * (Double(row.wheel) + 0.5) / Double(wheels) - 150
    turn(picker.device, x: x, y: -32 * Double(row.rows))
    let (chosen, told) = try #require(picker.device.inspect(window: 1) { _ in (picker.view.date, picker.told()) })
    #expect(format.string(from: chosen) == row.chosen)
    #expect(told == (row.from == row.chosen ? 0 : 1))
  }

  /// Not before the first date there is, in steps of `minuteInterval`; a duration is a minute at least, and 23 hours and 59 minutes at most.
  @Test func limitsOfDates() throws {
    let format = ISO8601DateFormatter()
    let limited = try pickers(.date)
    _ = limited.device.inspect(window: 1) { _ in
      limited.view.date = format.date(from: "2026-03-05T10:00:00Z") ?? .distantPast
      limited.view.minimumDate = format.date(from: "2026-02-10T10:00:00Z")
    }
    // The second time it is there already.
    for _ in 0..<2 {
      turn(limited.device, x: -100, y: 32)
      let limit = limited.device.inspect(window: 1) { _ in (format.string(from: limited.view.date), limited.told()) }
      #expect(try #require(limit) == ("2026-02-10T10:00:00Z", 1))
    }
    let quarters = try pickers(.time)
    _ = quarters.device.inspect(window: 1) { _ in
      quarters.view.date = format.date(from: "2026-03-05T10:00:00Z") ?? .distantPast
      quarters.view.minuteInterval = 15
    }
    turn(quarters.device, x: 0, y: -64)
    #expect(
      quarters.device.inspect(window: 1) { _ in format.string(from: quarters.view.date) } == "2026-03-05T10:30:00Z")
    let timer = try pickers(.countDownTimer)
    // Two wheels of 150 points: hours, minutes.
    for (x, rows, seconds) in [(-75.0, 2.0, 7_260.0), (75, 9, 7_800), (-75, -5, 600), (75, -10, 60), (-75, 40, 82_860)]
    {
      turn(timer.device, x: x, y: -32 * rows)
      #expect(timer.device.inspect(window: 1) { _ in timer.view.countDownDuration } == seconds)
    }
  }

  /// A compact picker has no wheels, and one that is disabled takes no fingers.
  @Test func datesWithoutWheels() throws {
    for isCompact in [true, false] {
      let picker = try pickers(.date)
      let before = picker.device.inspect(window: 1) { _ in
        if isCompact { picker.view.preferredDatePickerStyle = .compact } else { picker.view.isEnabled = false }
        return picker.view.date
      }
      turn(picker.device, x: -100, y: -32)
      #expect(picker.device.inspect(window: 1) { _ in picker.view.date } == before)
    }
  }

  private func turn(_ device: EmulatedDevice, x: Double, y: Double) {
    let drag = Drag("dates", from: FingerWay(x: x, y: 0), by: FingerWay(x: 0, y: y), seconds: 0.2)
    _ = device.handle(DeviceInput(time: 0, event: .drag(window: 1, drag)))
  }

  private func pickers(
    _ mode: UIDatePicker.Mode
  ) throws -> (device: EmulatedDevice, view: UIDatePicker, told: @MainActor () -> Int) {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(13), apps: [.test { DatesController() }])
    let controller = try #require(device.inspect(window: 1) { $0.rootViewController as? DatesController } ?? nil)
    _ = device.inspect(window: 1) { _ in controller.dates.datePickerMode = mode }
    return (device, controller.dates, { controller.told })
  }
}

/// Wheels of dates, 300 points wide, in Greenwich.
@MainActor private final class DatesController: UIViewController {
  let dates = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 300, height: 216))
  var told = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    dates.timeZone = TimeZone(identifier: "GMT")
    dates.accessibilityIdentifier = "dates"
    dates.addAction(UIAction { [unowned self] _ in told += 1 }, for: .valueChanged)
    view.addSubview(dates)
  }
}
