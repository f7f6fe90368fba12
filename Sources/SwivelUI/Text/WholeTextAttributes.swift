// Attributes over a whole text: what labels, fields and text views do to their styled text when their own font, colour or alignment is
// set (UILabel.font, UITextField.font, UITextView.textAlignment: "applied to the entire string").

extension NSAttributedString {
  /// The text with an attribute over all of it.
  func throughout(_ key: Key, _ value: Any) -> NSAttributedString {
    let whole = NSMutableAttributedString(attributedString: self)
    whole.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return whole
  }

  /// The text with all its paragraphs aligned so; all else of their styles stays.
  func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
    let whole = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length), options: []) { value, part, _ in
      let style = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.alignment = alignment
      whole.addAttribute(.paragraphStyle, value: style, range: part)
    }
    return whole
  }

  /// The attributes at a place; none for an empty text.
  func look(at place: Int) -> [Key: Any] {
    length > 0 ? attributes(at: min(max(0, place), length - 1), effectiveRange: nil) : [:]
  }
}
