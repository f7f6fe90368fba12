// Classes of an app's own that override what UIKit's other setters would have to go by: none goes by them, and each call ends.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

/// Gives each new placeholder and text a colour of its own, where it is set.
private final class ColouringField: UITextField {
  var sets = 0
  override var placeholder: String? {
    didSet {
      sets += 1
      attributedPlaceholder = NSAttributedString(string: placeholder ?? "", attributes: [.foregroundColor: red])
    }
  }
  override var text: String? {
    didSet {
      sets += 1
      attributedText = NSAttributedString(string: text ?? "", attributes: [.foregroundColor: red])
    }
  }
}

private final class ColouringView: UITextView {
  var sets = 0
  override var text: String! {
    didSet {
      sets += 1
      attributedText = NSAttributedString(string: text, attributes: [.foregroundColor: red])
    }
  }
}

/// Three texts in a control, whose touched third is its value.
private final class Thirds: UIControl {
  private(set) var chosen = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (place, title) in ["Left", "Middle", "Right"].enumerated() {
      let label = UILabel(frame: CGRect(x: 100 * place, y: 0, width: 100, height: 40))
      label.text = title
      addSubview(label)
    }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tapped:", Thirds.tapped)))
  }
  required init?(coder: NSCoder) { nil }

  func tapped(_ recognizer: UITapGestureRecognizer) { chosen = Int(recognizer.location(in: self).x / 100) }
}

private final class ThirdsController: UIViewController {
  let thirds = Thirds(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(thirds)
  }
}

@MainActor struct OwnSetterTests {
  private func colour(_ text: NSAttributedString?) -> UIColor? {
    text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  /// UITextField.attributedPlaceholder and attributedText: assigning one replaces the plain string as well, which is one setting and no
  /// call of the plain one's setter.
  @Test func aFieldThatColoursWhatIsSetIsSetOnce() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let field = ColouringField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.placeholder = "Name"
      #expect(field.placeholder == "Name" && field.attributedPlaceholder?.string == "Name")
      #expect(colour(field.attributedPlaceholder) == red)
      field.text = "Anna"
      #expect(field.text == "Anna" && field.attributedText?.string == "Anna")
      #expect(colour(field.attributedText) == red)
      #expect(field.sets == 2)
      field.attributedPlaceholder = nil
      #expect(field.placeholder == nil)
    }
  }

  /// The same of UITextView.attributedText.
  @Test func aTextViewThatColoursWhatIsSetIsSetOnce() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = ColouringView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.text = "Words"
      #expect(view.text == "Words" && view.attributedText.string == "Words")
      #expect(colour(view.attributedText) == red && view.sets == 1)
    }
  }

  /// UIView.init(coder:) of an archive that has nothing of the view: one as it begins, of which subclasses go on.
  @Test func anEmptyArchiveMakesAPlainView() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    try onDevice(.iPhone8, Era(15)) { _ in
      #expect(UIView(coder: coder)?.frame == .zero)
      #expect(UITextField(coder: coder)?.text == "")
      #expect(UILabel(coder: coder)?.textColor == .label)
    }
  }

  /// Every class that comes from NSObject can be made; a touch of nothing is in the corner of nothing.
  @Test func aTouchCanBeMade() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let touch = UITouch()
      #expect(touch.location(in: nil) == .zero && touch.view == nil && touch.phase == .began)
    }
  }

  /// A finger that taps a text touches it where it is, also in a control of the app's own.
  @Test(arguments: [("Left", 0), ("Middle", 1), ("Right", 2)])
  func aTextOfAnOwnControlIsTappedWhereItIs(title: String, third: Int) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { ThirdsController() }], arrangement: nil)
    #expect(Driver(device).tap(title).ending == .settled)
    let chosen = device.inspect(window: 1) { ($0.rootViewController as? ThirdsController)?.thirds.chosen }
    #expect(chosen == third)
  }
}
