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
}
