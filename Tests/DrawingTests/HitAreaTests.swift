// Where the layer of hit areas says that a finger does something, and labels that have no room to draw into.
import DeviceFixtures
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct HitAreaTests {
  /// What there is, and whether a finger on it does something: UISlider, UIStepper, UISegmentedControl, UIPageControl and fields track a touch by
  /// themselves; a button only sends events, which somebody has to hear (UIControl: "controls … communicate user interactions … via the
  /// target-action pattern"), and what is disabled "ignores touch events" (UIControl.isEnabled).
  nonisolated static let parts: [(String, Bool, @MainActor @Sendable () -> UIView)] = [
    ("slider", true, { UISlider() }), ("stepper", true, { UIStepper() }),
    ("segments", true, { UISegmentedControl(items: ["One", "Two"]) }),
    ("pages", true, { UIPageControl() }), ("switch", true, { UISwitch() }), ("field", true, { UITextField() }),
    ("text", true, { UITextView() }),
    ("heard button", true, { UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in }) }),
    ("button", false, { UIButton(type: .system) }), ("label", false, { UILabel() }),
    ("plain control", false, { UIControl() }), ("progress", false, { UIProgressView() }),
    (
      "disabled slider", false,
      {
        let slider = UISlider()
        slider.isEnabled = false
        return slider
      }
    ),
    (
      "slider no finger reaches", false,
      {
        let slider = UISlider()
        slider.isUserInteractionEnabled = false
        return slider
      }
    ),
    (
      "text to read", false,
      {
        let text = UITextView()
        text.isEditable = false
        return text
      }
    ),
  ]

  @Test(arguments: parts.indices) func aFingerDoesSomething(index: Int) throws {
    let (name, isMarked, make) = Self.parts[index]
    let picture = try drawn(layers: [.hitAreas]) { root in
      let view = make()
      view.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    let marks = picture.parts(of: "layer-hit-areas").filter { $0.names.contains(name) }
    #expect(marks.count == (isMarked ? 1 : 0), "\(name)")
  }

  /// "Draws the label's text … in its rectangle" (UILabel.drawText(in:)): none where the bounds are empty, an ellipsis
  /// where there is a little room.
  @Test(
    arguments: [
      (100, 30, "Some words"), (0, 30, nil), (100, 0, nil), (0, 0, nil), (30, 30, "…"),
    ] as [(CGFloat, CGFloat, String?)])
  func labelsDrawIntoTheirBounds(width: CGFloat, height: CGFloat, end: String?) throws {
    let picture = try drawn { root in
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: width, height: height))
      label.text = "Some words"
      label.accessibilityIdentifier = "words"
      root.addSubview(label)
    }
    let texts = picture.texts(of: "words").map(\.string)
    #expect(texts.isEmpty == (end == nil), "\(texts)")
    if let end { #expect(texts.last?.hasSuffix(end) == true, "\(texts)") }
  }
}
