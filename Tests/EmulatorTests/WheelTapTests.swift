// Rows of wheels under a finger that does not move, and by what they say: a row that is touched goes to the middle, as XCUITest's
// adjust(toPickerWheelValue:) has a user turn it, and the delegate is told once (UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:)).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// Two wheels of four colours and three sizes, 300×216, the middle at 150, 208 of the window.
@MainActor private final class Wheels: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 216))
  var told: [[Int]] = []
  static let words = [["Green", "Blue", "Red", "Yellow"], ["Small", "Medium", "Large"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    (picker.dataSource, picker.delegate) = (self, self)
    view.addSubview(picker)
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.words[component].count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    Self.words[component][row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    told.append([component, row])
  }
}

@MainActor @Suite struct WheelTapTests {
  private func wheels() throws -> (device: EmulatedDevice, wheels: Wheels) {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Wheels() }])
    return (device, try #require(device.inspect(window: 1) { $0.rootViewController as? Wheels } ?? nil))
  }

  @Test(arguments: [
    ("Blue", [[0, 1]], true), ("Yellow", [[0, 3]], true), ("Large", [[1, 2]], true), ("Green", [], true),
    ("Purple", [], false),
  ])
  func byWhatTheySay(title: String, told: [[Int]], isThere: Bool) throws {
    let (device, wheels) = try wheels()
    let outcome = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: title)))
    #expect((outcome.ending == .settled) == isThere)
    #expect(wheels.told == told)
    for each in told { #expect(wheels.picker.selectedRow(inComponent: each[0]) == each[1]) }
  }

  /// Rows of 32 points stand 32 below and above the middle, the next ones nearer to each other on their drum.
  @Test(arguments: [
    (75.0, 32.0, [[0, 1]]), (75, 60, [[0, 2]]), (225, 32, [[1, 1]]), (75, 0, []), (75, -32, []), (75, 9, []),
  ])
  func byWhereTheyAre(x: Double, below: Double, told: [[Int]]) throws {
    let (device, wheels) = try wheels()
    let drag = Drag("", from: FingerWay(x: x, y: 208 + below), by: .none)
    _ = device.handle(DeviceInput(time: 0, event: .drag(window: 1, drag)))
    #expect(wheels.told == told)
  }
}
