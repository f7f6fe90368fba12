// Cut, copy, paste and select by UIResponder's methods, as apps and menus call them.
import DeviceFixtures
import SwivelUI
import Testing

@MainActor @Suite struct StandardEditingTests {
  private func field(_ text: String, _ act: (UITextField) -> Void) throws {
    try Screen().run { root in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      root.addSubview(field)
      field.text = text
      field.becomeFirstResponder()
      UIPasteboard.general.string = "before"
      act(field)
    }
  }
  private func chosen(_ input: any UITextInput) -> String? { input.selectedTextRange.flatMap { input.text(in: $0) } }
  private func choose(_ from: Int, _ to: Int, in field: UITextField) {
    guard let start = field.position(from: field.beginningOfDocument, offset: from),
      let end = field.position(from: field.beginningOfDocument, offset: to)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  /// UIResponderStandardEditActions: what is selected is copied to the pasteboard, or moved there; what is on it is inserted; all is
  /// selected; what is selected is deleted.
  @Test func whatIsChosenGoesOverThePasteboard() throws {
    try field("Hello you") { field in
      field.copy(nil)
      #expect(UIPasteboard.general.string == "before", "nothing is selected")
      field.selectAll(nil)
      #expect(chosen(field) == "Hello you")
      field.copy(nil)
      #expect(UIPasteboard.general.string == "Hello you" && field.text == "Hello you")
      choose(0, 6, in: field)
      field.cut(nil)
      #expect(UIPasteboard.general.string == "Hello " && field.text == "you")
      field.paste(nil)
      #expect(field.text == "Hello you")
      field.selectAll(nil)
      field.delete(nil)
      #expect(field.text == "" && UIPasteboard.general.string == "Hello ")
    }
  }

  /// Select takes the word at the insertion point.
  @Test func theWordAtTheInsertionPointIsChosen() throws {
    try field("Hello you") { field in
      choose(7, 7, in: field)
      field.select(nil)
      #expect(chosen(field) == "you")
    }
  }

  /// UITextInputTraits.isSecureTextEntry: what is secret cannot be copied. UITextView.isEditable of false: text that is only read.
  @Test func whatIsSecretOrOnlyRead() throws {
    try field("secret") { field in
      field.isSecureTextEntry = true
      field.selectAll(nil)
      field.copy(nil)
      #expect(UIPasteboard.general.string == "before")
    }
    try Screen().run { root in
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      root.addSubview(text)
      text.text = "Read me"
      text.isEditable = false
      text.becomeFirstResponder()
      text.selectAll(nil)
      #expect(chosen(text) == "Read me")
      text.cut(nil)
      text.paste(nil)
      #expect(text.text == "Read me" && UIPasteboard.general.string == "Read me")
    }
  }

  /// A responder that is no text does nothing by itself.
  @Test func othersDoNothing() throws {
    try Screen().run { root in
      UIPasteboard.general.string = "before"
      root.selectAll(nil)
      root.copy(nil)
      root.cut(nil)
      #expect(UIPasteboard.general.string == "before")
    }
  }
}
