// What a field and a text do at cut, copy, paste and select: UIResponder's methods come here, because both kinds do the same.

extension UIResponder {
  /// The field or the text this is; nil for all others, which do nothing by themselves.
  var editedText: (any PlacedTextInput)? { self as? any PlacedTextInput }
}

extension PlacedTextInput {
  private var chosen: String? { selectedTextRange.flatMap { $0.isEmpty ? nil : text(in: $0) } }
  private var takesKeys: Bool { (self as? UITextView)?.isEditable ?? true }

  /// Puts what is selected onto the pasteboard; what is secret is not copied.
  func copyChosen() {
    guard let chosen, (self as? UITextField)?.isSecureTextEntry != true else { return }
    UIPasteboard.general.string = chosen
  }

  /// Deletes what is selected, as the key does.
  func deleteChosen() {
    if chosen != nil, takesKeys { deleteBackward() }
  }

  /// Types what is on the pasteboard.
  func typePasteboard() {
    guard takesKeys, let string = UIPasteboard.general.string, !string.isEmpty else { return }
    insertText(string)
  }

  /// Selects the word at the insertion point.
  func chooseWord() {
    guard let place = selectedTextRange?.start else { return }
    let ways = [UITextStorageDirection.forward, .backward].map { UITextDirection.storage($0) }
    let words = ways.lazy.compactMap { self.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: $0) }
    if let word = words.first { selectedTextRange = word }
  }

  /// Selects all there is.
  func chooseAll() { selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument) }
}
