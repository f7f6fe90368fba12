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
}
