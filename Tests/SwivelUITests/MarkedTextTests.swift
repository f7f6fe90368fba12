// What is typed and not decided yet, and what a subclass may answer for its text.
import Foundation
import SwivelUI
import Testing

/// What both kinds of text have.
private typealias Typed = UIView & UITextInput

/// Asks and answers for itself.
private final class Field: UITextField {
  var asked: [String] = []
  override func replace(_ range: UITextRange, withText text: String) {
    asked.append("replace \(text)")
    super.replace(range, withText: text)
  }
  override func text(in range: UITextRange) -> String? { super.text(in: range)?.uppercased() }
  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    asked.append("mark \(markedText ?? "-")")
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }
  override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { text != "no" }
}

private final class Pages: UITextView {
  var asked: [String] = []
  override func replace(_ range: UITextRange, withText text: String) {
    asked.append("replace \(text)")
    super.replace(range, withText: text)
  }
  override func text(in range: UITextRange) -> String? { super.text(in: range)?.uppercased() }
  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    asked.append("mark \(markedText ?? "-")")
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }
  override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { text != "no" }
}

/// Counts in UTF-16 units, as all places of these do.
@MainActor private func units(_ range: UITextRange?, in input: Typed) -> [Int]? {
  range.map {
    [$0.start, $0.end].map { input.offset(from: input.beginningOfDocument, to: $0) }
  }
}

@MainActor struct MarkedTextTests {
  private enum Step {
    case mark(String, Int, Int)
    case type(String)
    case unmark
  }

  /// UITextInput.setMarkedText(_:selectedRange:): in the place of the marked text, or of the selection where there is none; the
  /// selection is counted from the marked text's beginning. `unmarkText()` leaves the words as they are. Typing replaces what is marked.
  @Test(
    arguments: [
      ([.mark("ni", 2, 0)], "abni", [2, 4], [4, 4]),
      ([.mark("n", 1, 0), .mark("ni", 2, 0)], "abni", [2, 4], [4, 4]),
      ([.mark("nihao", 1, 3)], "abnihao", [2, 7], [3, 6]),
      ([.mark("nihao", 5, 9)], "abnihao", [2, 7], [7, 7]),
      ([.mark("ni", 2, 0), .unmark], "abni", nil, [4, 4]),
      ([.mark("ni", 2, 0), .unmark, .mark("h", 1, 0)], "abnih", [4, 5], [5, 5]),
      ([.mark("ni", 2, 0), .type("\u{4f60}")], "ab\u{4f60}", nil, [3, 3]),
      ([.mark("ni", 2, 0), .mark("", 0, 0)], "ab", nil, [2, 2]),
    ] as [([Step], String, [Int]?, [Int])])
  private func marks(steps: [Step], text: String, marked: [Int]?, selected: [Int]) throws {
    try Screen().run { root in
      for input in [UITextField(frame: root.bounds), UITextView(frame: root.bounds)] as [Typed] {
        root.addSubview(input)
        (input as? UITextField)?.text = "ab"
        (input as? UITextView)?.text = "ab"
        #expect(input.becomeFirstResponder())
        input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
        for step in steps {
          switch step {
          case .mark(let words, let start, let length):
            input.setMarkedText(words, selectedRange: NSRange(location: start, length: length))
          case .type(let words): input.insertText(words)
          case .unmark: input.unmarkText()
          }
        }
        let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        #expect(whole.flatMap { input.text(in: $0) } == text, "\(type(of: input))")
        #expect(units(input.markedTextRange, in: input) == marked, "\(type(of: input))")
        #expect(units(input.selectedTextRange, in: input) == selected, "\(type(of: input))")
      }
    }
  }

  /// A text that an app sets has nothing undecided in it.
  @Test func aNewTextIsDecided() throws {
    try Screen().run { root in
      let (field, view) = (UITextField(frame: root.bounds), UITextView(frame: root.bounds))
      for input in [field, view] as [Typed] {
        root.addSubview(input)
        _ = input.becomeFirstResponder()
        input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(input.markedTextRange != nil)
      }
      (field.text, view.text) = ("x", "x")
      #expect(field.markedTextRange == nil && view.markedTextRange == nil)
    }
  }

  /// Members of UITextInput are a class's own in UIKit: a subclass's are the ones that are asked, and `super` is the class's. What
  /// `shouldChangeText(in:replacementText:)` refuses is not typed.
  @Test func subclassesAnswer() throws {
    try Screen().run { root in
      let (field, pages) = (Field(frame: root.bounds), Pages(frame: root.bounds))
      for input in [field, pages] as [Typed] {
        root.addSubview(input)
        _ = input.becomeFirstResponder()
        input.insertText("abc")
        input.insertText("no")
        let start = input.beginningOfDocument
        let place = try #require(input.position(from: start, offset: 1))
        let range = try #require(input.textRange(from: start, to: place))
        #expect(input.text(in: range) == "A")
        input.replace(range, withText: "xy")
        input.setMarkedText("z", selectedRange: NSRange(location: 1, length: 0))
      }
      #expect(field.text == "xyzbc" && pages.text == "xyzbc")
      #expect(field.asked == ["replace xy", "mark z"] && pages.asked == field.asked)
    }
  }
}
