// Fields whose class draws text or placeholder by itself: when that is done, and where it left them.

extension UITextField {
  /// Draws what there is: the placeholder while there is no text, and the text while nobody edits it, which the editor shows then.
  final func drawContents() {
    if text?.isEmpty != false {
      if placeholder?.isEmpty == false { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    } else if !isEditing {
      drawText(in: textRect(forBounds: bounds))
    }
  }

  /// Has the field's class draw again, if it does.
  final func redraw() { if facts.drawsField { setNeedsDisplay() } }

  /// Where text or placeholder stands, in the field; nil where the field's own class drew it otherwise.
  package final var contentBox: CGRect? {
    let isEmpty = text?.isEmpty != false
    if !isEmpty, isEditing { return editingRect(forBounds: bounds) }
    guard facts.drawsField else { return isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds) }
    return isEmpty ? drawnBoxes.placeholder : drawnBoxes.text
  }
}
