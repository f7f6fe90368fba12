// Where each character of a text stands in its lines: what insertion points and selections need, beyond how large lines are.

/// The lines of a text in a width, with the places of their characters.
public struct PlacedLines: Sendable {
  /// One line.
  public struct Line: Sendable {
    /// Where each of its characters begins in the text, in UTF-16 units, and where the last ends: what hangs at its end and the
    /// line feed are in it.
    public var units: [Int]
    /// Where each of them begins, in points from the line's start, and where the last ends.
    public var edges: [Double]
    /// How wide the line is without what hangs at its end.
    public var width: Double
  }

  /// From top to bottom; behind a line feed at the end of the text is an empty one, and an empty text has one.
  public let lines: [Line]

  /// Lays `text` out in `width` points.
  public init(_ text: String, font: SystemFont, width: Double = .infinity, breaksWords: Bool = false) {
    let measured = MeasuredText(text, font: font)
    let room = width.isNaN ? .infinity : max(0, width)
    let found = LineBreaker(measured: measured, width: room, breaksWords: breaksWords).lines(maximum: 0).lines
    let starts = measured.boundaries.map { $0.utf16Offset(in: text) }
    lines = found.indices.map { index in
      let line = found[index]
      let end = index + 1 < found.count ? found[index + 1].lowerBound : measured.count
      let places = line.lowerBound...max(line.lowerBound, end)
      let width = measured.width(line)
      return Line(
        units: places.map { starts[$0] },
        edges: places.map { measured.width(line.lowerBound..<min($0, line.upperBound)) }, width: width)
    }
  }
}
