// A finger on wheels side by side, whether of rows or of dates: which of them it turns, and how far.

/// Where a finger took hold of a view's wheels, which stand side by side in its middle.
@MainActor struct WheelTouch {
  /// How high a row of a wheel is, in points.
  static let rowHeight: CGFloat = 32

  private var start: CGPoint?

  mutating func begin(_ touches: Set<UITouch>, in view: UIView) { start = touches.first?.location(in: view) }

  mutating func cancel() { start = nil }

  /// The wheel the finger began on, of such widths from the left, and over how many points it went up; nil where there is none. Beside
  /// the wheels it is the outermost. A finger that stays where it is has the row it is on go to the middle.
  mutating func end(
    _ touches: Set<UITouch>, in view: UIView, widths: [CGFloat], rowHeight: (Int) -> CGFloat
  ) -> (wheel: Int, up: CGFloat)? {
    defer { start = nil }
    guard let start, let end = touches.first?.location(in: view), !widths.isEmpty, view.bounds.width > 0 else {
      return nil
    }
    var edge = view.bounds.midX - widths.reduce(0, +) / 2
    let wheel = widths.firstIndex { width in
      edge += width
      return start.x < edge
    }
    let touched = wheel ?? widths.count - 1
    let up = start.y - end.y
    guard abs(up) < Self.stillness else { return (touched, up) }
    let height = rowHeight(touched)
    return (touched, CGFloat(Self.step(at: start.y - view.bounds.midY, rowHeight: height)) * height)
  }

  /// A finger that went less than this many points is one that tapped.
  private static let stillness: CGFloat = 1

  /// How many rows below the middle the row is that stands so far below it; 0 where none does.
  private static func step(at below: CGFloat, rowHeight: CGFloat) -> Int {
    let places = (-3...3).compactMap { step in
      WheelDrum.offset(ofStep: step, rowHeight: rowHeight).map { (step, abs($0 - below)) }
    }
    guard let nearest = places.min(by: { $0.1 < $1.1 }), nearest.1 <= rowHeight / 2 else { return 0 }
    return nearest.0
  }

  /// The widths of so many wheels that share a room alike.
  static func alike(_ count: Int, in room: CGFloat) -> [CGFloat] {
    Array(repeating: room / CGFloat(max(1, count)), count: count)
  }
}
