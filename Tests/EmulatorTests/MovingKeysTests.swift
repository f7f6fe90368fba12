// Keys that go on to other fields by themselves: one-time codes with a field for each figure.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Four fields of one figure each: a figure goes on to the next field, the last one ends editing.
@MainActor private final class CodeController: UIViewController {
  let fields = (0..<4).map { UITextField(frame: CGRect(x: 20 + 60 * CGFloat($0), y: 60, width: 50, height: 40)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, field) in fields.enumerated() {
      field.accessibilityIdentifier = "figure \(index)"
      field.tag = index
      field.addTarget(self, action: Selector("changed:", CodeController.changed), for: .editingChanged)
      view.addSubview(field)
    }
  }

  private func changed(_ sender: Any?) {
    guard let field = sender as? UITextField else { return }
    if field.tag == 3 { field.resignFirstResponder() } else { fields[field.tag + 1].becomeFirstResponder() }
  }
}

@MainActor @Suite("Keys that go on to other fields") struct MovingKeysTests {
  /// UIResponder.becomeFirstResponder(): what is typed goes to the first responder, which is the next field after each figure. After the
  /// last there is no keyboard, so that no more can be typed.
  @Test(
    arguments: [
      ("1234", ["1", "2", "3", "4"], nil), ("12", ["1", "2", "", ""], nil), ("12345", ["1", "2", "3", "4"], "5"),
    ]
      as [(String, [String], String?)])
  func eachKeyGoesToTheFirstResponder(typed: String, expected: [String], left: String?) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { CodeController() }])
    let code = try #require(device.inspect(window: 1) { $0.rootViewController as? CodeController } ?? nil)
    let outcome = device.handle(
      DeviceInput(time: 0, event: .type(window: 1, Typing(typed, into: "figure 0"))))
    #expect(code.fields.map { $0.text ?? "" } == expected)
    #expect("\(outcome.ending)".contains("the keyboard was gone before \\\"\(left ?? "")") == (left != nil))
  }
}
