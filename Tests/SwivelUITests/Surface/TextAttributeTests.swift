// Attributes of both kinds of attributed strings are the same ones: by UIKit's documentation each key has one value type.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct TextAttributeTests {
  @Test func aDictionaryAndBack() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let font = UIFont.boldSystemFont(ofSize: 20)
      let given: [NSAttributedString.Key: Any] = [
        .font: font, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.red,
        NSAttributedString.Key("App"): 1,
      ]
      let container = AttributeContainer(given)
      #expect(container.font == font && container.kern == 2 && container.underlineStyle == .single)
      #expect(container.foregroundColor == .red && container.backgroundColor == nil)
      let back = [NSAttributedString.Key: Any](container)
      // What is not UIKit's is left out, as on iOS.
      #expect(Set(back.keys) == [.font, .kern, .underlineStyle, .foregroundColor])
      #expect(back[.underlineStyle] as? Int == 1)
    }
  }
}

/// Foundation compares the attributes of neighbours in C; objects that it does not know there end the process.
@MainActor @Suite struct AttributeValueTests {
  private nonisolated static let kinds = [
    "font", "color", "style", "shadow", "attachment", "image", "tab", "descriptor",
  ]

  /// Two values of a kind, and what is equal to the first.
  private func values(_ kind: String) -> (first: NSObject, other: NSObject, same: NSObject) {
    func style(_ spacing: CGFloat) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.paragraphSpacing = spacing
      return style
    }
    func tab(_ place: CGFloat) -> NSTextTab { NSTextTab(textAlignment: .left, location: place, options: [:]) }
    func alone(_ make: () -> NSObject) -> (NSObject, NSObject, NSObject) {
      let first = make()
      return (first, make(), first)
    }
    return switch kind {
    case "font": (UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 34), UIFont.systemFont(ofSize: 17))
    case "color": (UIColor.red, UIColor.label, UIColor.red)
    case "style": (style(1), style(2), style(1))
    case "shadow": alone { NSShadow() }
    case "attachment": alone { NSTextAttachment() }
    case "image": alone { UIImage() }
    case "tab": (tab(10), tab(20), tab(10))
    default: alone { UIFont.systemFont(ofSize: 17).fontDescriptor }
    }
  }

  @Test(arguments: kinds) func neighboursAreCompared(_ kind: String) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (first, other, same) = values(kind)
      let key = NSAttributedString.Key("value")
      let text = NSMutableAttributedString(
        string: "abcdefghi",
        attributes: [key: first, .foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 12)])
      text.addAttribute(key, value: other, range: NSRange(location: 3, length: 3))
      func run(at place: Int) -> NSRange {
        var range = NSRange()
        _ = text.attributes(at: place, effectiveRange: &range)
        return range
      }
      #expect([0, 4, 8].map(run) == [0, 3, 6].map { NSRange(location: $0, length: 3) })
      // With an equal value again it is one run.
      text.addAttribute(key, value: same, range: NSRange(location: 3, length: 3))
      #expect(run(at: 4) == NSRange(location: 0, length: 9))
    }
  }
}

@MainActor @Suite struct KernTests {
  /// "kern: the number of points by which to adjust kern-pair characters"; each of five characters is so much wider.
  @Test(arguments: [0.0, 2, -1]) func letterspacing(_ kern: Double) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let font = UIFont.systemFont(ofSize: 20)
      let plain = NSAttributedString(string: "tiled", attributes: [.font: font]).size()
      let spaced = NSAttributedString(string: "tiled", attributes: [.font: font, .kern: kern]).size()
      #expect(abs(spaced.width - plain.width - 5 * kern) < 1e-9 && spaced.height == plain.height)
    }
  }
}

@MainActor @Suite struct DateLimitTests {
  /// UIDatePicker's documentation: a date outside the limits becomes the limit; limits that contradict each other are ignored.
  @Test(arguments: [
    (5.0, nil as Double?, nil as Double?, 5.0), (5, 6, nil, 6), (5, nil, 4, 4), (5, 1, 9, 5), (5, 9, 1, 5),
  ])
  func aDateStaysWithinItsLimits(_ date: Double, _ least: Double?, _ most: Double?, _ expected: Double) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let picker = UIDatePicker()
      picker.minimumDate = least.map { Date(timeIntervalSinceReferenceDate: $0) }
      picker.maximumDate = most.map { Date(timeIntervalSinceReferenceDate: $0) }
      picker.setDate(Date(timeIntervalSinceReferenceDate: date), animated: false)
      #expect(picker.date == Date(timeIntervalSinceReferenceDate: expected))
    }
  }
}
