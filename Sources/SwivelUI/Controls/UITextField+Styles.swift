// How a field's text looks and where it stands: what follows from an attributed text, and which side is which.

extension UITextField {
  /// Font, colour and alignment are those a new attributed text begins with (UITextField.attributedText).
  func takeStyle(of text: NSAttributedString) {
    let look = text.look(at: 0)
    if let own = look[.font] as? UIFont { font = own }
    if let own = look[.foregroundColor] as? UIColor { textColor = own }
    if let own = look[.paragraphStyle] as? NSParagraphStyle { textAlignment = own.alignment }
  }

  var placesInView: (TextPlaces, CGPoint) {
    let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let shown = isSecureTextEntry ? String(repeating: "\u{2022}", count: inputText.utf16.count) : inputText
    let lines = TextPlaces(shown, font: font ?? .systemFont(ofSize: UIFont.labelFontSize), width: .infinity)
    let used = lines.lines[0].used.size
    let free = max(0, room.width - used.width)
    let isAtRight = textAlignment == .right || textAlignment == .natural && isMirrored
    let left = textAlignment == .center ? free / 2 : isAtRight ? free : 0
    return (lines, CGPoint(x: room.minX + left, y: room.midY - used.height / 2))
  }

  /// A rectangle on the other side where text goes from right to left: what stands beside the text exchanges sides, and the
  /// methods that say where go on to answer as from left to right (UITextField.rightView, leftViewRect(forBounds:)).
  func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    isMirrored ? rect.mirrored(in: bounds) : rect
  }
}
