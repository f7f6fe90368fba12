// What attributed texts and the plain properties beside them do to each other, in labels, fields and text views
// (UILabel.font, UITextField.attributedText, UITextView.font and their neighbours).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct StyledTextTests {
  /// What a label, a field and a text view have in common.
  enum Holder: CaseIterable, Sendable { case label, field, textView }

  /// A view that shows text, by what is asked of it.
  @MainActor private struct Shown {
    let view: UIView
    var text: NSAttributedString? {
      switch view {
      case let label as UILabel: label.attributedText
      case let field as UITextField: field.attributedText
      case let view as UITextView: view.attributedText
      case _: nil
      }
    }
    func set(_ text: NSAttributedString) {
      (view as? UILabel)?.attributedText = text
      (view as? UITextField)?.attributedText = text
      (view as? UITextView)?.attributedText = text
    }
    func set(_ text: String) {
      (view as? UILabel)?.text = text
      (view as? UITextField)?.text = text
      (view as? UITextView)?.text = text
    }
    func set(_ font: UIFont) {
      (view as? UILabel)?.font = font
      (view as? UITextField)?.font = font
      (view as? UITextView)?.font = font
    }
    func set(_ color: UIColor) {
      (view as? UILabel)?.textColor = color
      (view as? UITextField)?.textColor = color
      (view as? UITextView)?.textColor = color
    }
    func set(_ alignment: NSTextAlignment) {
      (view as? UILabel)?.textAlignment = alignment
      (view as? UITextField)?.textAlignment = alignment
      (view as? UITextView)?.textAlignment = alignment
    }
    func sizes() -> [CGFloat] { values(.font).map { ($0 as? UIFont)?.pointSize ?? 0 } }
    func alignments() -> [NSTextAlignment] {
      values(.paragraphStyle).map { ($0 as? NSParagraphStyle)?.alignment ?? .natural }
    }
    /// The values of one attribute at the first and the last character.
    func values(_ key: NSAttributedString.Key) -> [Any?] {
      guard let text, text.length > 0 else { return [] }
      return [0, text.length - 1].map { text.attribute(key, at: $0, effectiveRange: nil) }
    }
  }

  private func shown(_ holder: Holder) -> Shown {
    switch holder {
    case .label: Shown(view: UILabel())
    case .field: Shown(view: UITextField())
    case .textView: Shown(view: UITextView())
    }
  }

  /// A red word of 20 points, and a blue one of 30, centred, with a line of its own height.
  private func styled() -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.minimumLineHeight = 40
    let text = NSMutableAttributedString(
      string: "red ", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: "blue", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue]))
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 8))
    return text
  }

  @Test("what was set is given back", arguments: Holder.allCases) func givenBack(holder: Holder) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = shown(holder)
      view.set(styled())
      #expect(view.text?.string == "red blue")
      #expect(view.sizes() == [20, 30])
      #expect(view.values(.foregroundColor).map { $0 as? UIColor } == [.red, .blue])
      #expect(view.alignments() == [.center, .center])
    }
  }

  /// "Assigning a new value to this property causes the font to be applied to the entire string."
  @Test("a font, a colour and an alignment are applied to the entire string", arguments: Holder.allCases)
  func throughout(holder: Holder) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = shown(holder)
      view.set(styled())
      view.set(UIFont.systemFont(ofSize: 11))
      #expect(view.sizes() == [11, 11])
      #expect(view.values(.foregroundColor).map { $0 as? UIColor } == [.red, .blue], "colours stay")
      view.set(UIColor.green)
      #expect(view.values(.foregroundColor).map { $0 as? UIColor } == [.green, .green])
      view.set(NSTextAlignment.right)
      #expect(view.alignments() == [.right, .right])
      let heights = view.values(.paragraphStyle).map { ($0 as? NSParagraphStyle)?.minimumLineHeight }
      #expect(heights == [40, 40], "all else of the paragraphs stays")
    }
  }

  /// "Assigning a new value to this property also replaces the value of the attributedText property with the same text, albeit without
  /// any inherent style attributes."
  @Test("a plain text takes the styles away", arguments: Holder.allCases) func plain(holder: Holder) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = shown(holder)
      view.set(styled())
      view.set("plain")
      #expect(view.text?.string == "plain")
      #expect(Set(view.sizes()).count == 1 && view.alignments() == [.natural, .natural])
    }
  }

  /// A field reflects "the style information starting at location 0", a text view its typing attributes, which are those of the last
  /// character.
  @Test(arguments: [(Holder.field, 20, UIColor.red), (.textView, 30, .blue)] as [(Holder, CGFloat, UIColor)])
  func plainPropertiesFollow(holder: Holder, size: CGFloat, color: UIColor) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = shown(holder).view
      Shown(view: view).set(styled())
      let field = view as? UITextField
      let text = view as? UITextView
      #expect((field?.font ?? text?.font)?.pointSize == size)
      #expect((field?.textColor ?? text?.textColor) == color)
      #expect((field?.textAlignment ?? text?.textAlignment) == .center)
      // What is not said stays as it is, also by a text without characters.
      Shown(view: view).set(NSAttributedString(string: "more"))
      Shown(view: view).set(NSAttributedString(string: ""))
      #expect((field?.font ?? text?.font)?.pointSize == size)
    }
  }

  /// Room around the lines counts at once: eight points above and below at first, and five beside the lines (UITextView.textContainerInset,
  /// NSTextContainer.lineFragmentPadding).
  @Test(
    arguments: [
      (UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0), 0, 0), (.zero, 0, -16),
      (UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 5), 15, 34),
    ] as [(UIEdgeInsets, CGFloat, CGFloat)])
  func roomAroundLines(inset: UIEdgeInsets, wider: CGFloat, higher: CGFloat) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UITextView(frame: .zero)
      view.isScrollEnabled = false
      view.text = "Words"
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: window.topAnchor), view.leftAnchor.constraint(equalTo: window.leftAnchor),
      ])
      window.layoutIfNeeded()
      let before = view.bounds.size
      view.textContainerInset = inset
      window.layoutIfNeeded()
      #expect(abs(view.bounds.width - before.width - wider) <= 0.5)
      #expect(abs(view.bounds.height - before.height - higher) <= 0.5)
    }
  }
}
