// A text in several fonts laid out in lines, each as high as its largest font, with the places of its pieces.

/// The lines of a text in several fonts.
public struct RunLayout: Sendable {
  /// A part of the text in one font.
  public struct Run: Sendable, Hashable {
    /// Its characters.
    public var text: String
    /// Its font.
    public var font: SystemFont
    /// What is added to each character's width, in points.
    public var kern: Double
    /// Width and height of what stands in place of the characters, such as a picture, in points; nil for text.
    public var room: Room?

    /// A part of a text.
    public init(_ text: String, font: SystemFont, kern: Double = 0, room: Room? = nil) {
      self.text = text
      self.font = font
      self.kern = kern
      self.room = room
    }
  }

  /// How much room something in a line takes, in points; it stands on the baseline, or a little below.
  public struct Room: Sendable, Hashable {
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double
    /// How far below the baseline it begins; above it for less than zero.
    public var below: Double

    /// Creates a room.
    public init(width: Double, height: Double, below: Double = 0) {
      (self.width, self.height, self.below) = (width, height, below)
    }
  }

  /// A part of a line in one font.
  public struct Piece: Sendable, Hashable {
    /// Which run it is of.
    public var run: Int
    /// Its characters.
    public var text: String
    /// Where it begins, in points from the line's start.
    public var x: Double
    /// Where each character ends, in points from `x`.
    public var ends: [Double]
  }

  /// One line.
  public struct Line: Sendable, Hashable {
    /// From its start on.
    public var pieces: [Piece]
    /// Points, without what hangs at its end.
    public var width: Double
    /// From its top to the baseline, in points.
    public var ascender: Double
    /// From its top to its bottom, in points.
    public var height: Double
    /// What its largest font asks for between it and the next line, in points.
    public var leading: Double
    /// Which characters of the text it shows, those behind them being spaces or a line feed.
    public var range: Range<Int>
  }

  /// From top to bottom; an empty text has none.
  public let lines: [Line]
  /// Whether some of the text is not shown.
  public let isTruncated: Bool
  /// Between two lines, in points.
  private let spacing: Double

  /// Lays runs out in `width` points and at most `maximumLines` lines (0: as many as it takes). Where text is left out the
  /// last line ends in an ellipsis if `breaking` is one that marks it, whichever of them.
  public init(
    _ runs: [Run], width: Double = .infinity, maximumLines: Int = 0, breaking: LineBreaking = .wordWrapping,
    paragraph: ParagraphMetrics = .plain
  ) {
    let runs = runs.filter { !$0.text.isEmpty }
    let measured = MeasuredText(runs)
    let room = width.isNaN ? .infinity : max(0, width)
    let breaker = LineBreaker(measured: measured, width: room, breaksWords: breaking == .characterWrapping)
    let found = runs.isEmpty ? (lines: [], rest: nil) : breaker.lines(maximum: maximumLines)
    isTruncated = found.rest != nil
    spacing = paragraph.lineSpacing
    var lines = found.lines.map { range in
      Self.line(range, measured, runs, paragraph)
    }
    if isTruncated, breaking.marksOmission, let last = lines.last, let start = found.lines.last?.lowerBound {
      lines[lines.count - 1] = Self.shortened(last, from: start, measured, runs, room)
    }
    self.lines = lines
  }

  /// The widest line in points.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }
  /// All lines in points, and what is between them.
  public var height: Double { (tops.last ?? 0) + (lines.last?.height ?? 0) }
  /// From the top of the first line to the top of each, in points.
  public var tops: [Double] {
    var top = 0.0
    return lines.map { line in
      defer { top += line.height + line.leading + spacing }
      return top
    }
  }

  /// The lines a height has room for: one at least.
  public func shown(in height: Double) -> ArraySlice<Line> {
    let fitting = zip(tops, lines).prefix { $0.0 + $0.1.height <= height + Self.heightSlack }.count
    return lines.prefix(max(1, fitting))
  }
  /// How far a last line may reach beyond the room, in points: what rounding to pixels makes of a height.
  private static let heightSlack = 0.01

  private static func line(
    _ range: Range<Int>, _ measured: MeasuredText, _ runs: [Run], _ paragraph: ParagraphMetrics
  ) -> Line {
    var pieces: [Piece] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let run = measured.runs[index]
      var end = index + 1
      while end < range.upperBound, measured.runs[end] == run { end += 1 }
      let x = measured.width(range.lowerBound..<index)
      pieces.append(
        Piece(
          run: run, text: measured.text(index..<end), x: x,
          ends: (index..<end).map { measured.width(range.lowerBound..<($0 + 1)) - x }))
      index = end
    }
    // An empty line is as high as the feed that ends it, or the last character before the end.
    let shown = pieces.map(\.run)
    let there = shown.isEmpty ? [measured.runs[min(range.lowerBound, measured.count - 1)]] : shown
    var (up, down) = (0.0, 0.0)
    for run in there {
      let font = runs[run].font
      let height = paragraph.lineHeight(font.lineHeight)
      // What is more than the font's own stands above it.
      up = max(up, runs[run].room.map { $0.height - $0.below } ?? font.ascender + height - font.lineHeight)
      down = max(down, runs[run].room?.below ?? font.lineHeight - font.ascender)
    }
    return Line(
      pieces: pieces, width: measured.width(range), ascender: up, height: up + down,
      leading: there.map { runs[$0].font.leading }.max() ?? 0, range: range)
  }

  private static let ellipsis = "…"

  private static func shortened(
    _ line: Line, from start: Int, _ measured: MeasuredText, _ runs: [Run], _ room: Double
  ) -> Line {
    let stop = measured.kinds[start...].firstIndex(of: .newline) ?? measured.count
    func dots(after end: Int) -> (run: Int, width: Double) {
      let run = measured.runs[max(start, min(end, measured.count) - 1)]
      return (run, runs[run].font.width(of: ellipsis))
    }
    var end = start
    while end < stop, measured.width(start..<(end + 1)) + dots(after: end + 1).width <= room + LineBreaker.tolerance {
      end += 1
    }
    var shorter = Self.line(start..<end, measured, runs, .plain)
    let mark = dots(after: end)
    shorter.pieces.append(Piece(run: mark.run, text: ellipsis, x: shorter.width, ends: [mark.width]))
    shorter.width += mark.width
    (shorter.ascender, shorter.height, shorter.range) = (line.ascender, line.height, start..<end)
    return shorter
  }
}
