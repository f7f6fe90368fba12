// What stands in a text field beside its text: views at either side, and the button that clears it.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Says whether a field may be cleared, and counts what it hears.
private final class Hearer: UITextFieldDelegate {
  let permits: Bool
  var asked = 0

  init(permits: Bool) { self.permits = permits }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    asked += 1
    return permits
  }
}

private final class Fielded: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let hearer: Hearer
  var changes = 0

  init(permits: Bool, _ mode: UITextField.ViewMode) {
    hearer = Hearer(permits: permits)
    super.init(nibName: nil, bundle: nil)
    field.clearButtonMode = mode
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.text = "Words"
    field.borderStyle = .roundedRect
    field.delegate = hearer
    field.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .editingChanged)
    view.addSubview(field)
  }
}

@MainActor struct FieldPartsTests {
  /// Text begins where the view before it ends, and ends where the one behind it begins.
  @Test func textKeepsClearOfViews() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      field.borderStyle = .roundedRect
      let (before, behind) = (UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20)), UIView())
      behind.frame.size = CGSize(width: 30, height: 20)
      field.leftView = before
      field.rightView = behind
      let plain = field.textRect(forBounds: field.bounds)
      field.leftViewMode = .always
      field.rightViewMode = .always
      let room = field.textRect(forBounds: field.bounds)
      #expect(room.minX == 24 && room.maxX == 170)
      #expect(plain.minX < 24 && plain.maxX > 170)
      field.rightViewMode = .whileEditing
      #expect(field.textRect(forBounds: field.bounds).maxX == plain.maxX)
    }
  }

  /// Before iOS 13 a side view's frame is its size; from it on a view is asked for its fitting size, and "to achieve the previous behavior
  /// … add explicit sizing constraints on the view, wrap it in a plain UIView" (release notes of iOS 13, 51787798).
  @Test(arguments: [(12, 20), (13, 60), (17, 60)] as [(Int, CGFloat)]) func aSideViewIsAskedForItsSize(
    version: Int, width: CGFloat
  )
    throws
  {
    try onDevice(phone(running: version), Era(version)) { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      @MainActor func picture() -> UIImageView {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in }
        let view = UIImageView(image: drawn)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        return view
      }
      field.leftView = picture()
      #expect(field.leftViewRect(forBounds: field.bounds).width == width)
      let wrapped = UIView(frame: CGRect(x: 0, y: 0, width: 26, height: 20))
      wrapped.addSubview(picture())
      field.rightView = wrapped
      #expect(field.rightViewRect(forBounds: field.bounds) == CGRect(x: 274, y: 10, width: 26, height: 20))
      let fixed = picture()
      fixed.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        fixed.widthAnchor.constraint(equalToConstant: 20), fixed.heightAnchor.constraint(equalToConstant: 20),
      ])
      field.leftView = fixed
      #expect(field.leftViewRect(forBounds: field.bounds).width == 20)
    }
  }

  /// A button of the system's, as an app makes it, is there with the size of its mark, and stands at the field's end.
  @Test func aButtonWithoutASizeHasItsOwn() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      let help = UIButton(type: .infoLight)
      field.rightView = help
      field.rightViewMode = .always
      window.addSubview(field)
      field.layoutIfNeeded()
      #expect(help.frame.size == help.intrinsicContentSize && help.frame.width > 0)
      #expect(help.frame.maxX == 200 && help.frame.midY == 17)
    }
  }

  /// "The system shows the clear button … a built-in overlay view that lets the user delete the text" (UITextField): only beside a
  /// text, and if the delegate permits it, all of the text goes.
  @Test(arguments: [
    (UITextField.ViewMode.always, true, true), (.always, false, true), (.unlessEditing, true, true),
    (.whileEditing, true, false), (.never, true, false),
  ])
  func clearing(_ mode: UITextField.ViewMode, _ permits: Bool, _ isShown: Bool) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { Fielded(permits: permits, mode) }], arrangement: nil)
    let outcome = Driver(device).tap("Clear text")
    try device.inspect(window: 1) { window in
      let controller = try #require(window.rootViewController as? Fielded)
      let isCleared = isShown && permits
      #expect((outcome.ending == .settled) == isShown)
      #expect(controller.hearer.asked == (isShown ? 1 : 0))
      #expect(controller.field.text == (isCleared ? "" : "Words"))
      #expect(controller.changes == (isCleared ? 1 : 0))
      #expect(controller.field.isFirstResponder == isCleared)
    }
    // Nothing is left to clear.
    if isShown, permits { #expect(Driver(device).tap("Clear text").ending != .settled) }
  }
}
