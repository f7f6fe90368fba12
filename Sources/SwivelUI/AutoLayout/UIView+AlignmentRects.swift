// What constraints align, and the frames around it.

extension UIView {
  /// The rectangle constraints align, of the view with this frame: inwards by `alignmentRectInsets`.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of the view whose rectangle for constraints is this: outwards by `alignmentRectInsets`.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right, height: alignmentRect.height + insets.top + insets.bottom
    )
  }
}
