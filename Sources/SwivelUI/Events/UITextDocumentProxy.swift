// What a controller in the keyboard's place types into: the first responder, by the words keyboards have for it.
import Foundation

/// The text a keyboard types into.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the insertion point; nil for none.
  var documentContextBeforeInput: String? { get }
  /// The text after the insertion point; nil for none.
  var documentContextAfterInput: String? { get }
  /// What is chosen; nil for nothing.
  var selectedText: String? { get }
  /// The language of the keyboard.
  var documentInputMode: UITextInputMode? { get }
  /// A name of the text.
  var documentIdentifier: UUID { get }
  /// Moves the insertion point by so many characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows text that is not typed yet.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Types what is marked.
  func unmarkText()
}

extension UIInputViewController {
  /// What is typed into: whatever is the first responder.
  public var textDocumentProxy: any UITextDocumentProxy { TypedDocument() }
  /// The next keyboard: there is none.
  public func advanceToNextInputMode() {}
  /// Whether a user allowed the keyboard all there is.
  public var hasFullAccess: Bool { false }
  /// Whether there must be a key for the next keyboard.
  public var needsInputModeSwitchKey: Bool { false }
}

/// The first responder as a keyboard knows it.
@MainActor private final class TypedDocument: NumberedObject, UITextDocumentProxy {
  private var keys: (any UIKeyInput)? { AppScene.current.firstResponder as? any UIKeyInput }
  private var text: (any UITextInput)? { AppScene.current.firstResponder as? any UITextInput }

  var hasText: Bool { keys?.hasText ?? false }
  func insertText(_ text: String) { keys?.insertText(text) }
  func deleteBackward() { keys?.deleteBackward() }

  var documentContextBeforeInput: String? {
    text.flatMap { words($0, from: $0.beginningOfDocument, to: $0.selectedTextRange?.start) }
  }
  var documentContextAfterInput: String? {
    text.flatMap { words($0, from: $0.selectedTextRange?.end, to: $0.endOfDocument) }
  }
  var selectedText: String? {
    text.flatMap { words($0, from: $0.selectedTextRange?.start, to: $0.selectedTextRange?.end) }
  }
  var documentInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  let documentIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let from = text.selectedTextRange?.start, let to = text.position(from: from, offset: offset) else {
      return
    }
    text.selectedTextRange = text.textRange(from: to, to: to)
  }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    text?.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { text?.unmarkText() }

  private func words(_ text: any UITextInput, from start: UITextPosition?, to end: UITextPosition?) -> String? {
    guard let start, let end, let range = text.textRange(from: start, to: end) else { return nil }
    let words = text.text(in: range)
    return words?.isEmpty == false ? words : nil
  }
}
