// Who asks for keys before it is in a window.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A field that is to be edited as soon as the screen is there: asked in `viewDidLoad()`, before it is in a window.
@MainActor private final class Asking: UIViewController {
  let (field, other) = (UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40)), UITextField())
  var answers: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    answers = [other.becomeFirstResponder(), field.becomeFirstResponder()]
  }
}

@MainActor @Suite("Who asks for keys too early") struct WaitingResponderTests {
  /// UIResponder's documentation has a view asked only once it is in a window. One that is asked before answers no, and is the first
  /// responder when it comes into one: the last that asked, unless it resigned.
  @Test(arguments: [true, false])
  func theLastThatAskedHearsOfKeysOnceItIsInAWindow(_ waits: Bool) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { UIViewController() }])
    var field: UITextField?
    _ = device.perform(window: 1) { window in
      let asking = Asking()
      asking.loadViewIfNeeded()
      #expect(asking.answers == [false, false])
      if !waits { asking.field.resignFirstResponder() }
      window.rootViewController?.present(asking, animated: false)
      field = asking.field
    }
    #expect(device.inspect(window: 1) { _ in field?.isFirstResponder == waits } == true)
    let outcome = device.handle(DeviceInput(time: 0, event: .type(window: 1, Typing("a"))))
    #expect((outcome.ending == .settled) == waits)
    #expect(device.inspect(window: 1) { _ in field?.text == (waits ? "a" : "") } == true)
  }
}
