// What apps derive from UIKit's classes and ask of them by older ways: blocks of animations, classes known at run time, pictures in text.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

private final class OwnAlert: UIAlertController {
  var heard: [String] = []
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard.append("willAppear")
  }
}

private final class Badge: UIView {
  var origin = "none"
  override init(frame: CGRect) {
    super.init(frame: frame)
    origin = "frame"
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A field whose insertion point stays at the end.
private final class StubbornField: UITextField {
  override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
}

/// An attachment that is as high as its line.
private final class Mark: NSTextAttachment, @unchecked Sendable {
  var proposed: [CGFloat] = []
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    proposed.append(lineFrag.height)
    return CGRect(x: 0, y: -10, width: 7, height: 50)
  }
}

@MainActor @Suite struct OwnClassesTests {
  private func make<View: UIView>(_ type: View.Type, _ frame: CGRect) -> (View, View) {
    (View(runtimeMade: ()), View(runtimeFrame: frame))
  }

  /// `View()` and `View(frame:)` make the class that is meant, by its own initialiser.
  @Test func viewsOfGenericClasses() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let box = CGRect(x: 1, y: 2, width: 3, height: 4)
      let (plain, framed) = make(Badge.self, box)
      #expect(plain.origin == "frame" && plain.frame == .zero && framed.origin == "frame" && framed.frame == box)
    }
  }

  /// UIAlertController is a controller like others to what is derived from it.
  @Test func alertsAreDerivedFrom() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let root = UIViewController()
      window.rootViewController = root
      let alert = OwnAlert(title: "Go?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Go", style: .default))
      root.present(alert, animated: false)
      #expect(alert.heard == ["willAppear"] && root.presentedViewController === alert)
    }
  }

  /// A subclass says where the insertion point goes: UITextInput's closestPosition(to:).
  @Test func placesNearestToPointsAreOverridden() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let field = StubbornField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      window.addSubview(field)
      field.text = "tea"
      window.layoutIfNeeded()
      let place = field.closestPosition(to: .zero)
      #expect(place.map { field.offset(from: field.beginningOfDocument, to: $0) } == 3)
    }
  }

  /// NSTextAttachment.bounds: the origin is relative to the glyph origin on the baseline. Ten points below it and 40 above it make
  /// a line of 50 points, whatever is beside it.
  @Test func attachmentsHaveTheirPlaceOnTheBaseline() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let mark = Mark()
      let text = NSMutableAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.append(NSAttributedString(attachment: mark))
      #expect(text.size().height == 50 && mark.proposed.allSatisfy { $0 > 0 } && !mark.proposed.isEmpty)
      let plain = NSTextAttachment()
      plain.bounds = CGRect(x: 0, y: 0, width: 7, height: 40)
      #expect(NSAttributedString(attachment: plain).size().height == 40)
    }
  }

  /// UIView's setAnimationDelay and setAnimationDuration: the delegate is sent the stop that long after the commit; 0.2 seconds
  /// after it where nothing was said.
  @Test(arguments: [(nil, nil, 0.2), (1.5, nil, 1.5), (1.0, 0.5, 1.5)] as [(Double?, Double?, Double)])
  func blocksOfAnimationsEnd(duration: Double?, delay: Double?, expected: Double) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(12), apps: [.test { UIViewController() }], arrangement: nil)
    let view = Listener.make(in: device)
    _ = device.perform(window: 1) { _ in
      UIView.beginAnimations("move", context: nil)
      if let duration { UIView.setAnimationDuration(duration) }
      if let delay { UIView.setAnimationDelay(delay) }
      UIView.setAnimationDelegate(view)
      UIView.setAnimationDidStop(Selector("stopped:", Listener.stopped))
      view?.frame.origin.x = 40
      UIView.commitAnimations()
    }
    #expect(view?.frame.origin.x == 40)
    _ = device.handle(DeviceInput(time: 0, event: .wait(expected - 0.05)))
    #expect(view?.heard == [])
    _ = device.handle(DeviceInput(time: 0, event: .wait(0.1)))
    #expect(view?.heard == ["move"])
  }
}

private final class Listener: UIView {
  var heard: [String] = []
  func stopped(_ name: String) { heard.append(name) }

  static func make(in device: EmulatedDevice) -> Listener? {
    device.inspect(window: 1) { window in
      let view = Listener()
      window.addSubview(view)
      return view
    }
  }
}
