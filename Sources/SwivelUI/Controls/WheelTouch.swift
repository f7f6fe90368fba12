// A finger on wheels side by side, whether of rows or of dates: which of them it turns, and how far.

/// Where a finger took hold of a view's wheels, which stand side by side in its middle.
@MainActor struct WheelTouch {
  /// How high a row of a wheel is, in points.
  static let rowHeight: CGFloat = 32

  private var start: CGPoint?

  mutating func begin(_ touches: Set<UITouch>, in view: UIView) { start = touches.first?.location(in: view) }

  mutating func cancel() { start = nil }

  /// The wheel the finger began on, of such widths from the left, and over how many points it went up; nil where there is none. Beside
  /// the wheels it is the outermost.
  mutating func end(_ touches: Set<UITouch>, in view: UIView, widths: [CGFloat]) -> (wheel: Int, up: CGFloat)? {
    defer { start = nil }
    guard let start, let end = touches.first?.location(in: view), !widths.isEmpty, view.bounds.width > 0 else {
      return nil
    }
    var edge = view.bounds.midX - widths.reduce(0, +) / 2
    let wheel = widths.firstIndex { width in
      edge += width
      return start.x < edge
    }
    return (wheel ?? widths.count - 1, start.y - end.y)
  }

  /// The widths of so many wheels that share a room alike.
  static func alike(_ count: Int, in room: CGFloat) -> [CGFloat] {
    Array(repeating: room / CGFloat(max(1, count)), count: count)
  }
}
