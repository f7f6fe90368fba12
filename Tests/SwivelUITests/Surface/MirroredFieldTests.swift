// Text fields from right to left, and fields that clear themselves: sides, places and the delegate's word
// (UITextField.rightView, leftViewRect(forBounds:), clearsOnBeginEditing).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Says whether a field may be cleared.
private final class Keeper: UITextFieldDelegate {
  let permits: Bool
  var heard: [String] = []
  init(permits: Bool) { self.permits = permits }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    heard.append("begin \(textField.text ?? "")")
    return true
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    heard.append("clear \(textField.text ?? "")")
    return permits
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began \(textField.text ?? "")") }
}

@MainActor @Suite struct MirroredFieldTests {
  /// "The right overlay view flips automatically in a right-to-left user interface", and "the drawing rectangle remains unchanged". A
  /// field of 200 points with 24 before and 30 behind the text.
  @Test(
    arguments: [
      (UISemanticContentAttribute.forceLeftToRight, 0, 170, 24, 170), (.forceRightToLeft, 176, 0, 30, 176),
      (.unspecified, 0, 170, 24, 170),
    ] as [(UISemanticContentAttribute, CGFloat, CGFloat, CGFloat, CGFloat)])
  func sides(
    direction: UISemanticContentAttribute, before: CGFloat, behind: CGFloat, textFrom: CGFloat, textTo: CGFloat
  ) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let field = UITextField(frame: CGRect(x: 10, y: 50, width: 200, height: 34))
      field.semanticContentAttribute = direction
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      (field.leftViewMode, field.rightViewMode) = (.always, .always)
      window.addSubview(field)
      window.layoutIfNeeded()
      #expect(field.leftView?.frame == CGRect(x: before, y: 7, width: 24, height: 20))
      #expect(field.rightView?.frame == CGRect(x: behind, y: 7, width: 30, height: 20))
      let room = field.textRect(forBounds: field.bounds)
      #expect(room.minX == textFrom && room.maxX == textTo)
      #expect(field.leftViewRect(forBounds: field.bounds).minX == 0)
      #expect(field.rightViewRect(forBounds: field.bounds).maxX == 200)
    }
  }

  /// The insertion point of an empty field stands where text begins: by alignment, and where there is none by direction.
  @Test(
    arguments: [
      (NSTextAlignment.natural, false, 0), (.natural, true, 200), (.left, true, 0), (.right, false, 200),
      (.center, false, 100), (.center, true, 100),
    ] as [(NSTextAlignment, Bool, CGFloat)])
  func insertionPoint(alignment: NSTextAlignment, isMirrored: Bool, x: CGFloat) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let field = UITextField(frame: CGRect(x: 10, y: 50, width: 200, height: 34))
      field.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      field.textAlignment = alignment
      window.addSubview(field)
      #expect(field.caretRect(for: field.beginningOfDocument).minX == x)
    }
  }

  /// "Even if this property is set to true, the text field delegate can override this behavior by returning false from its
  /// textFieldShouldClear(_:)." It is asked when editing begins.
  @Test(
    arguments: [
      (true, true, "", ["begin Words", "clear Words", "began "]),
      (true, false, "Words", ["begin Words", "clear Words", "began Words"]),
      (false, true, "Words", ["begin Words", "began Words"]),
    ] as [(Bool, Bool, String, [String])])
  func clearingItself(clears: Bool, permits: Bool, text: String, heard: [String]) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let field = UITextField(frame: CGRect(x: 10, y: 50, width: 200, height: 34))
      let keeper = Keeper(permits: permits)
      field.text = "Words"
      field.delegate = keeper
      field.clearsOnBeginEditing = clears
      window.addSubview(field)
      #expect(field.becomeFirstResponder())
      #expect(field.text == text && keeper.heard == heard)
    }
  }
}
