// What autoresizing starts from.

/// A frame that was set, and the superview's size at that time. Autoresizing starts from it each time, not from its own last
/// result: the arithmetic is the same, but a turn there and back restores the frame to the last bit.
struct Spring {
  let frame: CGRect
  let superviewSize: CGSize
  /// The superview's size autoresizing last saw; another one means that it was switched off in between.
  var lastSize: CGSize

  init(frame: CGRect, superviewSize: CGSize) {
    self.frame = frame
    self.superviewSize = superviewSize
    lastSize = superviewSize
  }
}
