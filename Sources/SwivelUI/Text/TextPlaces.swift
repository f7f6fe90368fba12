// Where the characters of a text are in a room: the one arithmetic of layout managers, fields and text views.
import TextMetrics

/// The lines of a text and the places in them. Text of several fonts has lines of the tallest and is as wide as in that one.
@MainActor struct TextPlaces {
  /// One line.
  struct Line {
    /// What of the text it shows, with the line feed.
    var range: NSRange
    /// The whole width of the room.
    var rect: CGRect
    /// What the characters take.
    var used: CGRect
    /// How far below its top the letters stand: room above them is what a paragraph adds.
    var baseline: CGFloat = 0
    var units: [Int]
    var edges: [CGFloat]
  }
  let lines: [Line]

  init(
    _ text: String, font: UIFont, width: CGFloat, paragraph: ParagraphMetrics = .plain,
    alignment: NSTextAlignment = .natural,
    breaking: NSLineBreakMode = .byWordWrapping
  ) {
    let metrics = font.metrics(FontGeneration(systemVersion: AppScene.current.era.major))
    let placed = PlacedLines(
      text, font: metrics, width: Double(width), breaksWords: breaking == .byCharWrapping)
    let height = CGFloat(paragraph.lineHeight(metrics.lineHeight))
    let distance = height + CGFloat(metrics.leading + paragraph.lineSpacing)
    lines = placed.lines.enumerated().map { index, line in
      let room = width.isFinite ? width : CGFloat(line.width)
      let free = max(0, room - CGFloat(line.width))
      let left = alignment == .center ? free / 2 : alignment == .right ? free : 0
      let top = CGFloat(index) * distance
      let first = line.units.first ?? 0
      return Line(
        range: NSRange(location: first, length: (line.units.last ?? first) - first),
        rect: CGRect(x: 0, y: top, width: room, height: height),
        used: CGRect(x: left, y: top, width: CGFloat(line.width), height: height),
        baseline: height + font.descender, units: line.units,
        edges: line.edges.map { left + CGFloat($0) })
    }
  }

  /// Of a text with attributes, by its tallest font and its first paragraph style.
  init(_ text: NSAttributedString, plain: UIFont, width: CGFloat, breaking: NSLineBreakMode = .byWordWrapping) {
    var style: NSParagraphStyle?
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, _, _ in
      style = style ?? value as? NSParagraphStyle
    }
    self.init(
      text.string, font: text.tallestFont(plain: plain), width: width, paragraph: style?.metrics ?? .plain,
      alignment: style?.alignment ?? .natural, breaking: breaking)
  }

  /// The line a place of the text is in: that which begins there, of two.
  func line(of index: Int) -> Line { lines.last { $0.range.location <= index } ?? lines[0] }

  /// Where a place of the text is in its line.
  func edge(_ index: Int, in line: Line) -> CGFloat {
    let last = line.units.lastIndex { $0 <= index } ?? 0
    return line.edges[last]
  }

  /// Where an insertion point stands, without a width.
  func caret(_ index: Int) -> CGRect {
    let line = line(of: index)
    return CGRect(x: edge(index, in: line), y: line.rect.minY, width: 0, height: line.rect.height)
  }

  /// The character nearest to a point, and how far into it the point is, 0 to 1; nil for no text.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat)? {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last, line.units.count > 1 else {
      return lines.last.flatMap { last in
        last.range.location > 0 ? (last.range.location - 1, 1) : nil
      }
    }
    let last = line.units.count - 2
    let found = (0...last).first { point.x < line.edges[$0 + 1] } ?? last
    let (from, to) = (line.edges[found], line.edges[found + 1])
    return (line.units[found], to > from ? min(max(0, (point.x - from) / (to - from)), 1) : 0)
  }

  /// The insertion point nearest to a point.
  func place(at point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
    var best = 0
    // Behind a line feed, and where a line is broken, is the next line.
    let isLast = line.range.location == lines.last?.range.location
    for index in line.units.indices.dropLast(isLast ? 0 : 1)
    where abs(line.edges[index] - point.x) < abs(line.edges[best] - point.x) { best = index }
    return line.units[best]
  }

  /// What a part of the text takes, a rectangle for each line it is in.
  func rects(_ range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let from = max(range.location, line.range.location)
      let to = min(range.location + range.length, line.range.location + line.range.length)
      guard from < to else { return nil }
      let (left, right) = (edge(from, in: line), edge(to, in: line))
      return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
    }
  }
}

extension NSAttributedString {
  /// The tallest of the text's fonts; `plain` stands for none.
  @MainActor func tallestFont(plain: UIFont) -> UIFont {
    var tallest: UIFont?
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, _, _ in
      let font = value as? UIFont ?? plain
      if font.lineHeight > tallest?.lineHeight ?? 0 { tallest = font }
    }
    return tallest ?? plain
  }
}
