// Where a button without a configuration has its picture and its title.

extension UIButton {
  /// Where picture and title of a button without a configuration stand, as its class says.
  package var plainParts: (image: CGRect, title: CGRect) {
    let area = contentRect(forBounds: bounds)
    return (imageRect(forContentRect: area), titleRect(forContentRect: area))
  }

  /// The same, where no class says otherwise: side by side, as the content stands in what the insets leave, each moved by its own. What
  /// fills the button makes its picture as large as the room there is.
  func usualParts(in area: CGRect) -> (image: CGRect, title: CGRect) {
    let room = area.inset(by: titleEdgeInsets)
    let picture = currentImage?.size ?? .zero
    var image = CGSize(width: min(picture.width, max(0, area.width)), height: min(picture.height, max(0, area.height)))
    let hasTitle = currentTitle?.isEmpty == false
    let size = hasTitle ? label.sizeThatFits(CGSize(width: room.width, height: room.height)) : .zero
    let title = CGSize(width: min(size.width, max(0, room.width - image.width)), height: size.height)
    if contentVerticalAlignment == .fill, picture != .zero { image.height = max(0, area.height) }
    if contentHorizontalAlignment == .fill, picture != .zero { image.width = max(0, area.width - title.width) }
    let whole = image.width + title.width
    // -1 for the beginning, 0 for the middle, 1 for the end.
    let isMirrored = self.isMirrored
    let across: CGFloat =
      switch contentHorizontalAlignment {
      case .center: 0
      case .left: -1
      case .right: 1
      case .leading, .fill: isMirrored ? 1 : -1
      case .trailing: isMirrored ? -1 : 1
      }
    let down: CGFloat =
      switch contentVerticalAlignment {
      case .center: 0
      case .top, .fill: -1
      case .bottom: 1
      }
    let left = area.minX + (area.width - whole) * (across + 1) / 2
    func moved(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
      rect.offsetBy(
        dx: (insets.left * (1 - across) - insets.right * (1 + across)) / 2,
        dy: (insets.top * (1 - down) - insets.bottom * (1 + down)) / 2)
    }
    func box(_ size: CGSize, x: CGFloat) -> CGRect {
      CGRect(x: x, y: area.minY + (area.height - size.height) * (down + 1) / 2, width: size.width, height: size.height)
    }
    return (
      moved(box(image, x: isMirrored ? left + title.width : left), imageEdgeInsets),
      moved(box(title, x: isMirrored ? left : left + image.width), titleEdgeInsets)
    )
  }
}
