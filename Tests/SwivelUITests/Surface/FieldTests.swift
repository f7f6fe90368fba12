// Editing of fields: who is asked and told, in UIKit's order.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

/// Lets everything happen but what it refuses, and writes down what it was asked and told.
@MainActor private final class Clerk: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var refused: Set<String> = []
  private func ask(_ line: String) -> Bool {
    lines.append(line + "?")
    return !refused.contains(line)
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end") }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("ended") }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  { ask("\(range.location)+\(range.length) \"\(string)\"") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return") }
}

/// Lets a text view be edited, or does not.
@MainActor private final class Guard: NSObject, UITextViewDelegate {
  let isOpen: Bool
  var hasBegun = false

  init(isOpen: Bool) {
    self.isOpen = isOpen
    super.init()
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { isOpen }
  func textViewDidBeginEditing(_ textView: UITextView) { hasBegun = true }
}

@MainActor struct FieldTests {
  struct Row: Sendable {
    var refused: Set<String>
    var lines: [String]
    var text: String
  }

  // UITextFieldDelegate's documentation: each change is asked for with its range in the old text, before it is made.
  @Test(arguments: [
    Row(
      refused: [],
      lines: ["begin?", "began", "0+0 \"a\"?", "1+0 \"b\"?", "1+1 \"\"?", "return?", "end?", "ended"], text: "a"),
    Row(refused: ["begin"], lines: ["begin?"], text: ""),
    Row(
      refused: ["1+0 \"b\""],
      lines: ["begin?", "began", "0+0 \"a\"?", "1+0 \"b\"?", "0+1 \"\"?", "return?", "end?", "ended"], text: ""),
    Row(
      refused: ["end"],
      lines: ["begin?", "began", "0+0 \"a\"?", "1+0 \"b\"?", "1+1 \"\"?", "return?", "end?"], text: "a"),
  ])
  func asksAndTells(_ row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (field, clerk) = (UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), Clerk())
      field.delegate = clerk
      clerk.refused = row.refused
      window.addSubview(field)
      if field.becomeFirstResponder() {
        field.insertText("a")
        field.insertText("b")
        field.deleteBackward()
        field.insertText("\n")
        #expect(field.resignFirstResponder() == !row.refused.contains("end"))
      }
      #expect(clerk.lines == row.lines)
      #expect(field.text ?? "" == row.text)
    }
  }

  /// UITextViewDelegate's documentation of `textViewShouldBeginEditing(_:)`: with false nothing is edited; and UIResponder's of
  /// `becomeFirstResponder()`: whether it is the first responder now.
  @Test(arguments: [true, false]) func aTextViewBeginsWithLeaveOnly(isOpen: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (view, guardian) = (UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Guard(isOpen: isOpen))
      view.delegate = guardian
      window.addSubview(view)
      #expect(view.becomeFirstResponder() == isOpen)
      #expect(view.isFirstResponder == isOpen && guardian.hasBegun == isOpen)
    }
  }

  /// What is done to an input, what its text is then, and where the insertion point or the selection.
  struct EditRow: Sendable {
    var text: String
    var selected: Range<Int>
    var change: @MainActor @Sendable (any UITextInput) -> Void
    init(_ text: String, _ selected: Range<Int>, _ change: @escaping @MainActor @Sendable (any UITextInput) -> Void) {
      (self.text, self.selected, self.change) = (text, selected, change)
    }
  }

  private static func select(_ input: any UITextInput, _ range: Range<Int>) {
    let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound)
    let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
    if let start, let end { input.selectedTextRange = input.textRange(from: start, to: end) }
  }

  // "a👍🏽b" is 1 + 4 + 1 UTF-16 units and three characters (Unicode's annex 29: a modifier is part of what it modifies); what
  // keys do is UIKeyInput's documentation: text comes where the insertion point is, one character is deleted at a time.
  @Test(arguments: [
    EditRow("a👍🏽", 5..<5) { $0.deleteBackward() },
    EditRow("a", 1..<1) { for _ in 0..<2 { $0.deleteBackward() } },
    EditRow("", 0..<0) { for _ in 0..<5 { $0.deleteBackward() } },
    EditRow("ab", 1..<1) {
      FieldTests.select($0, 5..<5)
      $0.deleteBackward()
    },
    EditRow("a👍🏽b", 0..<0) {
      FieldTests.select($0, 0..<0)
      $0.deleteBackward()
    },
    EditRow("ab", 1..<1) {
      FieldTests.select($0, 1..<5)
      $0.deleteBackward()
    },
    EditRow("aéb", 2..<2) {
      FieldTests.select($0, 1..<5)
      $0.insertText("é")
    },
    EditRow("a👍🏽be\u{301}", 8..<8) { $0.insertText("e\u{301}") },
    EditRow("a👍🏽b", 6..<6) {
      $0.insertText("e\u{301}")
      $0.deleteBackward()
    },
    EditRow("xy👍🏽b", 2..<2) {
      let range = $0.textRange(from: $0.beginningOfDocument, to: InputPlace.one($0))
      if let range { $0.replace(range, withText: "xy") }
    },
    // A new text puts the insertion point behind it; what was selected in the old one is not there any more.
    EditRow("new!", 4..<4) {
      FieldTests.select($0, 1..<5)
      InputPlace.set($0, "new")
      $0.insertText("!")
    },
    EditRow("", 0..<0) {
      FieldTests.select($0, 1..<5)
      InputPlace.set($0, nil)
      $0.deleteBackward()
    },
    // `clearsOnInsertion`: the first insertion replaces the text, the next does not.
    EditRow("12", 2..<2) {
      InputPlace.clear($0)
      $0.insertText("1")
      $0.insertText("2")
    },
    // Beyond the end is no position.
    EditRow("a👍🏽b", 6..<6) {
      #expect($0.position(from: $0.endOfDocument, offset: 1) == nil)
      #expect($0.position(from: $0.endOfDocument, offset: .max) == nil)
      #expect($0.position(from: $0.beginningOfDocument, offset: -1) == nil)
    },
  ])
  func keysChangeTheText(_ row: EditRow) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let inputs: [any UITextInput & UIView] = [UITextField(frame: frame), UITextView(frame: frame)]
      for input in inputs {
        window.addSubview(input)
        InputPlace.set(input, "a👍🏽b")
        #expect(input.becomeFirstResponder())
        row.change(input)
        let selected = try #require(input.selectedTextRange)
        let places = [selected.start, selected.end].map { input.offset(from: input.beginningOfDocument, to: $0) }
        #expect(Array(input.inputText.unicodeScalars) == Array(row.text.unicodeScalars))
        #expect(places == [row.selected.lowerBound, row.selected.upperBound], "\(type(of: input))")
        #expect(input.hasText == !row.text.isEmpty)
      }
    }
  }

  /// A range reaches no further than the text (`selectedRange` of UITextView), and an emptied view can be measured and asked.
  @Test func selectionsLieInTheText() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      view.text = "abc"
      for (given, kept) in [
        (NSRange(location: 1, length: 9), NSRange(location: 1, length: 2)),
        (NSRange(location: 9, length: 1), NSRange(location: 3, length: 0)),
        (NSRange(location: NSNotFound, length: 0), NSRange(location: 3, length: 0)),
        (NSRange(location: -2, length: 1), NSRange(location: 0, length: 1)),
      ] {
        view.selectedRange = given
        #expect(view.selectedRange == kept)
      }
      view.attributedText = nil
      #expect(view.text == "" && view.selectedRange == NSRange(location: 0, length: 0) && !view.hasText)
      #expect(view.textStorage.length == 0 && view.attributedText.length == 0)
      #expect(abs(view.caretRect(for: view.endOfDocument).minY - view.textContainerInset.top) < 1)
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height > 16)
    }
  }

  /// A delegate may set another text before it agrees: the keys' range is then of a text that is not there any more.
  @Test func aDelegateMayHaveSetAnotherText() throws {
    final class Emptying: NSObject, UITextViewDelegate, UITextFieldDelegate {
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        textView.text = ""
        return true
      }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        textField.text = ""
        return true
      }
    }
    try onDevice(.iPhone8, Era(15)) { window in
      let (view, field, emptying) = (UITextView(frame: .zero), UITextField(frame: .zero), Emptying())
      (view.delegate, field.delegate, view.text, field.text) = (emptying, emptying, "abc", "abc")
      window.addSubview(view)
      window.addSubview(field)
      view.insertText("d")
      field.insertText("d")
      #expect(view.text == "d" && field.text == "d")
      view.deleteBackward()
      field.deleteBackward()
      #expect(view.text == "" && field.text == "")
    }
  }
}

/// What fields and text views have each by itself.
@MainActor private enum InputPlace {
  static func one(_ input: any UITextInput) -> UITextPosition {
    input.position(from: input.beginningOfDocument, offset: 1) ?? input.endOfDocument
  }
  static func set(_ input: any UITextInput, _ text: String?) {
    (input as? UITextField)?.text = text
    (input as? UITextView)?.text = text
  }
  static func clear(_ input: any UITextInput) {
    (input as? UITextField)?.clearsOnInsertion = true
    (input as? UITextView)?.clearsOnInsertion = true
  }
}

extension FieldTests {
  /// UIControl.Event: editing of a field is told to its targets when it begins, at each change and when it ends.
  @Test func targetsAreToldOfEditing() throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      let clerk = Clerk()
      let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "begin"), (.editingChanged, "change"), (.editingDidEnd, "end"),
      ]
      for (event, name) in events { field.addAction(UIAction { _ in clerk.lines.append(name) }, for: event) }
      window.addSubview(field)
      #expect(field.becomeFirstResponder())
      field.insertText("a")
      field.insertText("b")
      #expect(field.resignFirstResponder())
      #expect(clerk.lines == ["begin", "change", "change", "end"])
    }
  }

  /// UITextField.ViewMode: never, always, while the field is edited, or unless it is. What is shown takes its width from the text.
  @Test(
    arguments: [
      (UITextField.ViewMode.never, false, false), (.always, true, true), (.whileEditing, false, true),
      (.unlessEditing, true, false),
    ])
  func viewsBesideTheText(mode: UITextField.ViewMode, atRest: Bool, edited: Bool) throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      field.borderStyle = .none
      window.addSubview(field)
      @MainActor func places() -> [CGRect] {
        [field.textRect(forBounds: field.bounds), field.placeholderRect(forBounds: field.bounds)]
      }
      #expect(places() == [field.bounds, field.bounds])
      let (left, right) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20)),
        UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 10))
      )
      field.rightView = right
      field.rightViewMode = mode
      for isEdited in [false, true] {
        if isEdited { #expect(field.becomeFirstResponder()) }
        let rect = CGRect(x: 0, y: 0, width: (isEdited ? edited : atRest) ? 164 : 200, height: 30)
        #expect(places() == [rect, rect])
        field.layoutIfNeeded()
        #expect(right.isHidden != (isEdited ? edited : atRest))
      }
      #expect(field.resignFirstResponder())
      field.leftView = left
      field.leftViewMode = mode
      #expect(places().first == (atRest ? CGRect(x: 24, y: 0, width: 140, height: 30) : field.bounds))
      field.layoutIfNeeded()
      #expect(left.frame == CGRect(x: 0, y: 5, width: 24, height: 20))
      #expect(right.frame == CGRect(x: 164, y: 10, width: 36, height: 10))
    }
  }
}
