// The last line of a text that goes on: as much as fits beside an ellipsis.

/// Puts an ellipsis where the mode asks for it.
struct Truncation {
  private static let ellipsis = "…"

  let measured: MeasuredText
  let room: Double
  let breaking: LineBreaking
  let font: SystemFont
  private let ellipsisWidth: Double

  init(measured: MeasuredText, font: SystemFont, room: Double, breaking: LineBreaking) {
    self.measured = measured
    self.font = font
    self.room = room
    self.breaking = breaking
    ellipsisWidth = font.width(of: Self.ellipsis)
  }

  /// The line for the text from `start` to the end of its paragraph; text after a line feed is left out entirely.
  func line(from start: Int) -> TextLayout.Line {
    let end = measured.kinds[start...].firstIndex(of: .newline) ?? measured.count
    let space = room - ellipsisWidth + LineBreaker.tolerance
    switch breaking {
    case .wordWrapping, .characterWrapping, .clipping: return shown(start..<end, nil)
    case .truncatingTail: return shown(start..<prefixEnd(start..<end, space), end..<end)
    case .truncatingHead: return shown(start..<start, suffixStart(start..<end, space)..<end)
    case .truncatingMiddle:
      let head = prefixEnd(start..<end, space / 2)
      return shown(start..<head, suffixStart(head..<end, space - measured.width(start..<head))..<end)
    }
  }

  private func shown(_ head: Range<Int>, _ tail: Range<Int>?) -> TextLayout.Line {
    guard let tail else { return TextLayout.Line(text: measured.text(head), width: measured.width(head)) }
    let text = measured.text(head) + Self.ellipsis + measured.text(tail)
    return TextLayout.Line(text: text, width: measured.width(head) + ellipsisWidth + measured.width(tail))
  }

  /// The end of the longest beginning of `range` that fits into `space`.
  private func prefixEnd(_ range: Range<Int>, _ space: Double) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, measured.width(range.lowerBound..<(end + 1)) <= space { end += 1 }
    return end
  }

  /// The start of the longest ending of `range` that fits into `space`.
  private func suffixStart(_ range: Range<Int>, _ space: Double) -> Int {
    var start = range.upperBound
    while start > range.lowerBound, measured.width((start - 1)..<range.upperBound) <= space { start -= 1 }
    return start
  }
}
