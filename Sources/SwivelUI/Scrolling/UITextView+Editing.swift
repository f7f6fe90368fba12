// How a text view is edited: by the first responder's keys, with the delegate's leave.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Who is asked and told of a text view's editing. The methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection is another.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be followed.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Whether an attachment may be touched.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a link may be followed, up to era 9.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Whether an attachment may be touched, up to era 9.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
  /// The menu for a part of the text, from era 16. Nobody opens it here.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The menu comes, from era 16.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The menu goes, from era 16.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// What a tap on a link does, from era 17.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// The menu of a link, from era 17.
  func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
    -> UITextItem.MenuConfiguration?
  /// The menu of a link comes, from era 17.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// The menu of a link goes, from era 17.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It may.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  /// It may.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// It may.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    true
  }
  /// It may.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { true }
  /// The system's.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
  }
  /// Does nothing.
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
  }
  /// The system's.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// The system's.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
}

/// How a link is touched; raw values are UIKit's.
public enum UITextItemInteraction: Int, Sendable {
  /// Tapped.
  case invokeDefaultAction = 0
  /// Pressed for its menu.
  case presentActions = 1
  /// Pressed for a look.
  case preview = 2
}

/// What becomes a link by itself; raw values are UIKit's.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses on the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Days and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// What one may want to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 128)
  /// Weights, lengths and their like.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

extension UITextView {
  /// Begins editing if the delegate lets it.
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    // Nobody is asked before it is in a window, which it then waits for.
    guard window != nil else { return become() }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true, become() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    ownScene.notificationCenter.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing if the delegate lets it.
  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, resign() else { return false }
    delegate?.textViewDidEndEditing(self)
    ownScene.notificationCenter.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Replaces what is selected, as a key does.
  func typeKeys(_ text: String) {
    let replaced = clearsOnInsertion ? NSRange(location: 0, length: inputText.utf16.count) : marked ?? selectedRange
    clearsOnInsertion = false
    change(replaced, to: text)
  }

  /// Deletes what is selected, or the character before.
  func delete() {
    let range = selectedRange
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
    let replaced = within(marked ?? selectedRange)
    guard change(replaced, to: text) else { return }
    marked = text.isEmpty ? nil : NSRange(location: replaced.location, length: text.utf16.count)
    let start = min(max(0, selected.location), text.utf16.count)
    let length = min(max(0, selected.length), text.utf16.count - start)
    selection = within(NSRange(location: replaced.location + start, length: length))
  }

  /// The delegate's word on a change.
  func mayChange(_ range: UITextRange, _ text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: within(range), replacementText: text) ?? true
  }

  /// Puts a text in another's place, and the insertion point behind it.
  private func put(_ string: String, at range: NSRange) {
    if attributed != nil || ownTypingAttributes != nil {
      let typed = NSAttributedString(string: string, attributes: typingAttributes)
      let whole = NSMutableAttributedString(attributedString: attributedText)
      whole.replaceCharacters(in: range, with: typed)
      attributedText = whole
    } else {
      text = (inputText as NSString).replacingCharacters(in: range, with: string)
    }
    // Not by `selectedRange`: what is typed next has the same attributes.
    selection = NSRange(location: range.location + string.utf16.count, length: 0)
  }

  /// Whether it was let.
  @discardableResult private func change(_ range: NSRange, to string: String) -> Bool {
    let part = UITextRange(range.location, range.location + range.length)
    guard shouldChangeText(in: part, replacementText: string) else { return false }
    // Whoever was asked may have set another text.
    let (before, place) = (attributed, selectedRange)
    let plain = inputText
    put(string, at: within(range))
    keepWayBack(to: before, plain, place)
    tellChanged()
    return true
  }

  /// What keys did can be undone, and done again.
  private func keepWayBack(to attributed: NSAttributedString?, _ plain: String, _ selection: NSRange) {
    guard let undoManager else { return }
    undoManager.registerUndo(withTarget: self) { view in
      let (now, text, place) = (view.attributed, view.inputText, view.selectedRange)
      if let attributed { view.attributedText = attributed } else { view.text = plain }
      view.selectedRange = selection
      view.keepWayBack(to: now, text, place)
      view.tellChanged()
    }
    undoManager.setActionName("Typing")
  }

  private func tellChanged() {
    ownScene.notificationCenter.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }
}
