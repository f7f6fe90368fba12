// How a field is edited: by the first responder's keys, with the delegate's leave.

/// Who is asked and told of a field's editing. The methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UITextFieldDelegate: OptionalMethods {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing ended; why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a part of the text may be replaced.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  /// The selection is another.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the field may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu for a part of the text, from era 16. Nobody opens it here.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The menu comes, from era 16.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The menu goes, from era 16.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the other.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// The system's.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}

extension UITextField {
  /// Begins editing if the delegate lets it.
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    // Nobody is asked before it is in a window, which it then waits for.
    guard window != nil else { return become() }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, become() else {
      return false
    }
    // "The text field delegate can override this" (UITextField.clearsOnBeginEditing).
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    ownScene.notificationCenter.post(name: Self.textDidBeginEditingNotification, object: self)
    ownScene.updateKeyboard()
    return true
  }

  /// Ends editing if the delegate lets it.
  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    ownScene.notificationCenter.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    return true
  }

  /// A finger clears the field, if the delegate lets it, and goes on writing there.
  func userCleared() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    tellChanged()
    _ = becomeFirstResponder()
  }

  /// Replaces what is selected, as a key does; return is a key as well.
  func typeKeys(_ text: String) {
    if text == "\n" { return returnKey() }
    let replaced = clearsOnInsertion ? NSRange(location: 0, length: inputText.utf16.count) : marked ?? selectedUnits
    clearsOnInsertion = false
    change(replaced, to: text)
  }

  /// Deletes what is selected, or the character before.
  func delete() {
    let range = selectedUnits
    guard let deleted = range.length > 0 ? range : character(before: range.location) else { return }
    change(deleted, to: "")
  }

  /// Replaces a part of the text without asking anybody.
  func exchange(_ range: UITextRange, _ text: String) {
    inputDelegate?.textWillChange(self)
    put(text, at: within(range))
    inputDelegate?.textDidChange(self)
  }

  /// Types what is not decided yet in the place of what was so before, or of the selection, and selects within it.
  func mark(_ text: String, _ selected: NSRange) {
    let replaced = within(marked ?? selectedUnits)
    guard change(replaced, to: text) else { return }
    marked = text.isEmpty ? nil : NSRange(location: replaced.location, length: text.utf16.count)
    let start = replaced.location + min(max(0, selected.location), text.utf16.count)
    let end = min(start + max(0, selected.length), replaced.location + text.utf16.count)
    selectedTextRange = UITextRange(start, end)
  }

  /// The delegate's word on a change.
  func mayChange(_ range: UITextRange, _ text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: within(range), replacementString: text) ?? true
  }

  /// Puts a text in another's place, and the insertion point behind it.
  private func put(_ string: String, at range: NSRange) {
    text = (inputText as NSString).replacingCharacters(in: range, with: string)
    let place = range.location + string.utf16.count
    selectedTextRange = UITextRange(place, place)
  }

  /// Whether it was let.
  @discardableResult private func change(_ range: NSRange, to string: String) -> Bool {
    let part = UITextRange(range.location, range.location + range.length)
    guard shouldChangeText(in: part, replacementText: string) else { return false }
    // Whoever was asked may have set another text.
    let (before, place) = (inputText, selectedUnits)
    put(string, at: within(range))
    keepWayBack(to: before, place)
    tellChanged()
    delegate?.textFieldDidChangeSelection(self)
    return true
  }

  private func tellChanged() {
    sendActions(for: .editingChanged)
    ownScene.notificationCenter.post(name: Self.textDidChangeNotification, object: self)
  }

  /// What keys did can be undone, and done again.
  private func keepWayBack(to text: String, _ selection: NSRange) {
    guard let undoManager else { return }
    undoManager.registerUndo(withTarget: self) { field in
      let (now, place) = (field.inputText, field.selectedUnits)
      field.text = text
      field.selectedTextRange = UITextRange(selection.location, selection.location + selection.length)
      field.keepWayBack(to: now, place)
      field.tellChanged()
    }
    undoManager.setActionName("Typing")
  }

  private func returnKey() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    // Whoever takes the event ends editing with it; without one the keyboard stays (UIControl.Event.editingDidEndOnExit).
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if endsEditing { resignFirstResponder() }
    sendActions(for: .primaryActionTriggered)
  }
}
