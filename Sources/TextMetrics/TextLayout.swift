// A text laid out in lines: what each shows, and how much room they take.

/// The lines of a text in a width.
public struct TextLayout: Sendable {
  /// One line.
  public struct Line: Sendable, Hashable {
    /// What the line shows, with an ellipsis where text was left out.
    public var text: String
    /// Points.
    public var width: Double
  }

  /// From top to bottom; an empty text has one empty line.
  public let lines: [Line]
  /// Whether some of the text is not shown.
  public let isTruncated: Bool
  /// The font all of it is in.
  public let font: SystemFont
  /// The widest line in points with the spaces at which it ends where the next begins, as far as the room reaches: a label that
  /// wraps and is as wide as its text is so wide (263 and 262.5 points of 13 in a document of build 24765, 237.5 of 18 in one of
  /// build 12118: 3.5 and 5 more than the words).
  public let widthWithSpaces: Double

  /// Lays `text` out in `width` points and at most `maximumLines` lines (0: as many as it takes). A width that is not a
  /// number counts as unlimited; with one line, wrapping modes cut it off where it ends.
  public init(
    _ text: String, font: SystemFont, width: Double = .infinity, maximumLines: Int = 0,
    breaking: LineBreaking = .truncatingTail
  ) {
    self.font = font
    let measured = MeasuredText(text, font: font)
    let room = width.isNaN ? .infinity : max(0, width)
    let breaker = LineBreaker(measured: measured, width: room, breaksWords: breaking == .characterWrapping)
    let found = breaker.lines(maximum: maximumLines)
    isTruncated = found.rest != nil
    var lines = found.lines.map { Line(text: measured.text($0), width: measured.width($0)) }
    if found.rest != nil, breaking.marksOmission, let last = found.lines.last {
      let truncation = Truncation(measured: measured, font: font, room: room, breaking: breaking)
      lines[lines.count - 1] = truncation.line(from: last.lowerBound)
    }
    self.lines = lines
    widthWithSpaces = zip(found.lines, found.lines.dropFirst()).reduce(lines.reduce(0) { max($0, $1.width) }) {
      widest, pair in
      let spaces = pair.0.upperBound..<pair.1.lowerBound
      guard measured.kinds[spaces].allSatisfy({ $0 == .space }) else { return widest }
      return max(widest, min(room, measured.width(pair.0.lowerBound..<spaces.upperBound)))
    }
  }

  /// The widest line in points, before rounding.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }
  /// All lines in points, before rounding: the line height times their number, and the leading between them.
  public var height: Double { height(.plain) }

  /// The height of all lines as a paragraph style has it.
  public func height(_ style: ParagraphMetrics) -> Double {
    let line = style.lineHeight(font.lineHeight)
    return Double(lines.count) * line + Double(max(0, lines.count - 1)) * (font.leading + style.lineSpacing)
  }

  /// Width and height rounded up to whole pixels, as the frames of labels are; `scale` is pixels per point.
  public func size(scale: Double, style: ParagraphMetrics = .plain) -> (width: Double, height: Double) {
    (PixelGrid.roundUp(width, scale: scale, slack: PixelGrid.fitSlack), PixelGrid.roundUp(height(style), scale: scale))
  }
}

/// Rounds lengths up to whole pixels.
public enum PixelGrid {
  /// How far, in pixels, a fitted width may lie above a pixel and still mean that pixel.
  public static let fitSlack = 0.02
  /// The same for lengths that are exact but for binary fractions.
  public static let exactSlack = 1e-6

  /// Up to the next pixel.
  public static func roundUp(_ length: Double, scale: Double, slack: Double = exactSlack) -> Double {
    (length * scale - slack).rounded(.up) / scale
  }
}
