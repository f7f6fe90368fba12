// How parts of a text view's text are drawn, asked for and changed by what keyboards and menus do.
import Foundation

extension UITextView {
  /// How the character before or after a place is drawn.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let text = attributedText, text.length > 0 else { return typingAttributes }
    let place = offset(from: beginningOfDocument, to: position) - (direction == .backward ? 1 : 0)
    return text.attributes(at: min(max(0, place), text.length - 1), effectiveRange: nil)
  }

  /// Changes how what is selected is drawn, or what is typed next where nothing is.
  func changeAttributes(_ handler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    let chosen = selectedRange
    guard chosen.length > 0, let text = attributedText, chosen.upperBound <= text.length else {
      typingAttributes = handler(typingAttributes)
      return
    }
    let changed = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: chosen) { attributes, part, _ in
      changed.setAttributes(handler(attributes), range: part)
    }
    attributedText = changed
    selectedRange = chosen
    delegate?.textViewDidChange(self)
  }
}
