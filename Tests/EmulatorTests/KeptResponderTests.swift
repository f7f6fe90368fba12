// Who is typed into when a stack leaves its screen, and again when that is shown again.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A field, and whoever asks hears in which order the keyboard goes and the screen does.
@MainActor private final class Writing: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
  var told: [String] = []
  var endsEditing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "field"
    view.addSubview(field)
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let word = note.name == UIResponder.keyboardWillShowNotification ? "keyboard comes" : "keyboard goes"
        MainActor.assumeIsolated { self?.told.append(word) }
      }
    }
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    told.append("will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    told.append("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if endsEditing { view.endEditing(true) }
    told.append("will disappear")
  }
}

@MainActor @Suite("Who is typed into in a stack") struct KeptResponderTests {
  /// The screen of the order of calls, typed into, left by a push and come back to; told what happened from the push on.
  private func leaveAndReturn(_ era: Int, endsEditing: Bool = false, hides: Bool = false) throws -> (
    told: [String], isEdited: Bool
  ) {
    let app = AppBundle.test { UINavigationController(rootViewController: Writing()) }
    let device = try EmulatedDevice(profile: era > 10 ? .iPhone8 : .iPhone5, era: Era(era), apps: [app])
    var told: [String] = []
    var isEdited = false
    func act(_ act: @escaping @MainActor (UINavigationController, Writing) -> Void) {
      _ = device.perform(window: 1) { window in
        guard let stack = window.rootViewController as? UINavigationController,
          let writing = stack.viewControllers.first as? Writing
        else { return }
        act(stack, writing)
        (told, isEdited) = (writing.told, writing.field.isFirstResponder)
      }
    }
    act { $1.endsEditing = endsEditing }
    _ = device.handle(DeviceInput(time: 0, event: .type(window: 1, Typing("a", into: "field"))))
    if hides { act { $1.field.resignFirstResponder() } }
    act { $1.told = [] }
    act { stack, _ in stack.pushViewController(UIViewController(), animated: true) }
    act { _, _ in }
    #expect(!isEdited)
    act { stack, _ in stack.popViewController(animated: true) }
    act { _, _ in }
    return (told, isEdited)
  }

  /// Observed on iOS 7 (stackoverflow.com/questions/23075747) and iOS 10.2 (/41846155), where `resignFirstResponder()` in
  /// `viewWillDisappear` changes nothing of it: the field had resigned before, and is edited again when its screen is shown.
  @Test(arguments: [false, true]) func theFieldIsEditedAgain(endsEditing: Bool) throws {
    let end = try leaveAndReturn(15, endsEditing: endsEditing)
    #expect(
      end.told == ["keyboard goes", "will disappear", "will appear", "keyboard comes", "did appear"])
    #expect(end.isEdited)
  }

  /// In the second case there: what was not edited when the screen was left is not when it is back.
  @Test func whatWasNotEditedIsNot() throws {
    let end = try leaveAndReturn(15, hides: true)
    #expect(end.told == ["will disappear", "will appear", "did appear"])
    #expect(!end.isEdited)
  }

  /// Nothing of the kind is known of iOS 6.
  @Test func olderSystemsKeepNobody() throws { #expect(try !leaveAndReturn(6).isEdited) }
}
