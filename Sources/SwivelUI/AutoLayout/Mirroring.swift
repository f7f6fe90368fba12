// What stands the other way round where content goes from right to left.

extension UIView {
  /// Whether content goes from right to left.
  package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// Has views of its own that were placed from left to right stand the other way round.
  func mirror(_ views: [UIView?]) {
    for case let view? in views { view.frame = view.frame.mirrored(in: bounds) }
  }
}

extension CGRect {
  /// As far from the right edge of a rectangle as this one is from its left edge.
  package func mirrored(in room: CGRect) -> CGRect {
    offsetBy(dx: room.minX + room.maxX - minX - maxX, dy: 0)
  }
}

extension UIEdgeInsets {
  /// The same with left and right exchanged.
  var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
