// What a user types, scrolls and drags: what fields, delegates and recognisers hear of it, and what nobody can do.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// A form on a phone of 375×667: a field, a text, a list of 30 rows of 44 points in 220, a row of pictures in the list's head,
/// and a knob that follows a finger.
@MainActor private final class Form: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
  var notes: [String] = []
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
  let text = UITextView(frame: CGRect(x: 20, y: 90, width: 200, height: 60))
  let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 220))
  let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
  let knob = UIView(frame: CGRect(x: 20, y: 500, width: 60, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "name"
    field.delegate = self
    text.accessibilityIdentifier = "story"
    list.accessibilityIdentifier = "list"
    list.contentSize = CGSize(width: 375, height: 30 * 44)
    list.delegate = self
    row.accessibilityIdentifier = "row"
    row.contentSize = CGSize(width: 1000, height: 100)
    list.addSubview(row)
    knob.accessibilityIdentifier = "knob"
    knob.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan:", Form.pan)))
    knob.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Selector("press:", Form.press)))
    for part in [field, text, list, knob] { view.addSubview(part) }
  }

  private func pan(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended else { return }
    let way = pan.translation(in: view)
    notes.append("pan \(Int(way.x)) \(Int(way.y))")
  }

  private func press(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .began { notes.append("long press") }
    // It changes when the finger moves (UILongPressGestureRecognizer).
    if recognizer.state == .changed { notes.append("press moves") }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    notes.append("return")
    return textField.resignFirstResponder()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { notes.append("dragged") }
}

@MainActor @Suite("Fingers") struct FingerTests {
  private func device() throws -> (EmulatedDevice, Form) {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Form() }])
    let form = try #require(device.inspect(window: 1) { $0.rootViewController as? Form } ?? nil)
    return (device, form)
  }

  private func done(_ device: EmulatedDevice, _ event: DeviceEvent) -> String {
    switch device.handle(DeviceInput(time: 0, event: event)).ending {
    case .settled: "settled"
    case .refused(let reason): reason
    case .unsettled(let reason), .crashed(let reason): "failed: \(reason)"
    }
  }

  private func isEdited(_ device: EmulatedDevice, _ field: UITextField) -> Bool {
    device.inspect(window: 1) { _ in field.isFirstResponder } ?? false
  }

  @Test("keys go where a field is tapped, replace what is deleted, and the return key is the delegate's to answer")
  func typing() throws {
    let (device, form) = try device()
    #expect(done(device, .type(window: 1, Typing("x"))).contains("nothing is being edited; there is"))
    #expect(done(device, .type(window: 1, Typing("Ana", into: "name"))) == "settled")
    #expect(form.field.text == "Ana" && isEdited(device, form.field))
    #expect(done(device, .type(window: 1, Typing("e"))) == "settled")
    #expect(form.field.text == "Anae")
    #expect(done(device, .type(window: 1, Typing("ne\n", into: "name", deletes: 2))) == "settled")
    #expect(form.field.text == "Anne" && form.notes == ["return"] && !isEdited(device, form.field))
    // A text of several lines takes the return key for itself; more is not deleted than there is.
    #expect(done(device, .type(window: 1, Typing("a\nb", into: "story", deletes: 9))) == "settled")
    #expect(form.text.text == "a\nb")
    #expect(done(device, .type(window: 1, Typing("x", into: "knob"))).contains("\"knob\""))
  }

  /// 30 × 44 = 1,320 points in 220 leave 1,100 to go.
  @Test("a list scrolls as far as it goes, in the direction that is free, and is refused at its end")
  func scrolling() throws {
    let (device, form) = try device()
    let steps: [(String, Double, Double, CGPoint, CGPoint, String)] = [
      ("list", 0, 300, CGPoint(x: 0, y: 300), .zero, "settled"),
      ("list", 0, 5000, CGPoint(x: 0, y: 1100), .zero, "settled"),
      ("list", 0, 1, CGPoint(x: 0, y: 1100), .zero, "does not scroll further that way"),
      ("list", 0, -5000, .zero, .zero, "settled"),
      ("row", 200, 0, .zero, CGPoint(x: 200, y: 0), "settled"),
      // What goes up and down in the row moves the list around it.
      ("row", 0, 30, CGPoint(x: 0, y: 30), CGPoint(x: 200, y: 0), "settled"),
      ("row", -500, 0, CGPoint(x: 0, y: 30), .zero, "settled"),
      ("knob", 0, 10, CGPoint(x: 0, y: 30), .zero, "is in nothing that scrolls"),
      ("nowhere", 0, 10, CGPoint(x: 0, y: 30), .zero, "nothing visible is called \"nowhere\""),
      // 333 is in the list.
      ("", 0, 70, CGPoint(x: 0, y: 100), .zero, "settled"),
    ]
    for (target, x, y, list, row, told) in steps {
      let way = FingerWay(x: x, y: y)
      #expect(done(device, .scroll(window: 1, target: target, by: way)).contains(told), "\(target) \(way)")
      #expect(form.list.contentOffset == list && form.row.contentOffset == row, "\(target) \(way)")
    }
  }

  @Test("a recogniser follows a drag, a long press waits half a second, and what is dragged elsewhere scrolls")
  func dragging() throws {
    let (device, form) = try device()
    func drag(_ target: String, _ x: Double, _ y: Double, _ seconds: Double = 0.2, _ start: FingerWay = .none) -> String
    {
      form.notes = []
      return done(
        device, .drag(window: 1, Drag(target, from: start, by: FingerWay(x: x, y: y), seconds: seconds)))
    }
    #expect(drag("knob", 120, -10) == "settled" && form.notes == ["pan 120 -10"])
    #expect(drag("knob", 0, 0, 0.4) == "settled" && form.notes == [])
    #expect(drag("knob", 0, 0, 0.6) == "settled" && form.notes == ["long press"])
    // A finger that goes up moves what is below into sight; 50, 400 is in the list.
    #expect(drag("", 0, -60, 0.2, FingerWay(x: 50, y: 400)) == "settled" && form.notes == ["dragged"])
    #expect(form.list.contentOffset == CGPoint(x: 0, y: 60))
    #expect(drag("knob", 0, 9, 61).contains("0 to 60 s"))
    #expect(drag("", 0, 9, 0.2, FingerWay(x: 400, y: 10)).contains("there is nothing to touch at 400×10"))
    #expect(drag("knob", 2_000_000, 0).contains("at most 1000000 points"))
  }
}
