// How a field's text looks and where it stands: what follows from an attributed text, and which side is which.

extension UITextField {
  /// Shows a plain text, whoever sets it: a setter with attributes does not go by `text`, which a subclass may have overridden to
  /// set one.
  func show(_ text: String?) {
    let old = words
    words = text ?? ""
    styledText = nil
    deselect()
    if words != old { invalidateIntrinsicContentSize() }
    redraw()
    if clearButtonMode != .never { setNeedsLayout() }
  }

  /// The same of the placeholder.
  func showPlaceholder(_ text: String?, styled: NSAttributedString?) {
    if text != hint || styled != nil { invalidateIntrinsicContentSize() }
    (hint, styledPlaceholder) = (text, styled)
    redraw()
  }

  /// The attributes a placeholder has of its own, where it begins.
  package var placeholderLook: [NSAttributedString.Key: Any] {
    guard let styledPlaceholder, styledPlaceholder.length > 0 else { return [:] }
    return styledPlaceholder.attributes(at: 0, effectiveRange: nil)
  }

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

extension UIView {
  /// The size the view's constraints and content ask for, beside a text; in a direction in which they ask for none, that of `size`.
  func fittingSideSize(else size: CGSize) -> CGSize {
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : size.width, height: fitting.height > 0 ? fitting.height : size.height)
  }
}
