// A finger on wheels side by side, whether of rows or of dates: which of them it turns, and how far.

/// Where a finger took hold of a view's wheels, which share its width.
@MainActor struct WheelTouch {
  /// How high a row of a wheel is, in points.
  static let rowHeight: CGFloat = 32

  private var start: CGPoint?

  mutating func begin(_ touches: Set<UITouch>, in view: UIView) { start = touches.first?.location(in: view) }

  mutating func cancel() { start = nil }

  /// The wheel the finger began on, of so many from the left, and over how many points it went up; nil where there is none.
  mutating func end(_ touches: Set<UITouch>, in view: UIView, wheels: Int) -> (wheel: Int, up: CGFloat)? {
    defer { start = nil }
    guard let start, let end = touches.first?.location(in: view), wheels > 0, view.bounds.width > 0 else { return nil }
    let place = Int(start.x / view.bounds.width * CGFloat(wheels))
    return (min(max(0, place), wheels - 1), start.y - end.y)
  }
}
