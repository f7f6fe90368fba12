// A view whose frame constraints decide, reduced to what a turn needs of it.

/// Where a view's numbers are and where it was last put. References are unmanaged: counting them would cost more than the
/// arithmetic, and a view that leaves the hierarchy makes the engine build its movers anew before it uses them.
@MainActor struct LayoutMover {
  unowned(unsafe) let view: UIView
  unowned(unsafe) let superview: UIView
  /// The place of x among the solver's values; y, width and height follow.
  let first: Int
  let alignment: UIEdgeInsets
  /// The frame, its edges on pixels.
  var target = CGRect.zero

  init(view: UIView, superview: UIView, first: Int, alignment: UIEdgeInsets) {
    self.view = view
    self.superview = superview
    self.first = first
    self.alignment = alignment
  }

  /// The frame of the solution, rounded edge by edge so that neighbours stay neighbours.
  func target(_ values: UnsafeMutableBufferPointer<Double>, _ scale: Double) -> CGRect {
    Self.frame(values, first, alignment, scale)
  }

  static func frame(
    _ values: UnsafeMutableBufferPointer<Double>, _ first: Int, _ alignment: UIEdgeInsets, _ scale: Double
  ) -> CGRect {
    let x = values[first]
    let y = values[first + 1]
    let left = pixel(x - Double(alignment.left), scale)
    let top = pixel(y - Double(alignment.top), scale)
    let right = pixel(x + values[first + 2] + Double(alignment.right), scale)
    let bottom = pixel(y + values[first + 3] + Double(alignment.bottom), scale)
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The nearest pixel edge. Halves go up, also those that arithmetic left a hair below.
  private static func pixel(_ value: Double, _ scale: Double) -> Double {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
