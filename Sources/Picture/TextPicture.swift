// A picture in characters, to be read in a terminal and beside code: words where they stand, lines around what stands out.
import Foundation

extension Picture {
  /// The picture in lines of at most `columns` characters, each line ended; a character is twice as high as wide.
  public func text(columns: Int = 72) throws(PictureError) -> String {
    try checkSize()
    var grid = CharacterGrid(self, columns: min(max(columns, 16), 400))
    for node in nodes { grid.draw(node, .identity, clip: CGRect(origin: .zero, size: size), depth: 0) }
    return grid.text
  }
}

/// Characters in rows, and the colour behind each.
private struct CharacterGrid {
  private let cell: (width: Double, height: Double)
  private let columns: Int
  private let rows: Int
  private var characters: [String]
  private var grounds: [PictureColor]

  /// No drawing is higher, however long the screen.
  private static let maximumRows = 300
  /// What is at least this opaque hides what is behind.
  private static let opaque: UInt8 = 200

  init(_ picture: Picture, columns: Int) {
    let width = Double(picture.size.width) / Double(columns)
    self.columns = columns
    rows = Int(min(max(1, (Double(picture.size.height) / width / 2).rounded(.up)), Double(Self.maximumRows)))
    cell = (width, max(2 * width, Double(picture.size.height) / Double(rows)))
    characters = Array(repeating: " ", count: columns * rows)
    grounds = Array(repeating: .clear, count: columns * rows)
  }

  var text: String {
    (0..<rows).map { row in
      var line = characters[(row * columns)..<((row + 1) * columns)].joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  mutating func draw(_ node: PictureNode, _ map: PictureTransform, clip: CGRect, depth: Int) {
    guard depth < Picture.maximumDepth else { return }
    switch node.content {
    case .group(let group):
      guard group.opacity > 0.05 else { return }
      let inner = group.transform.then(map)
      var seen = clip
      if let outline = group.clip { seen = clip.intersection(bounds(outline.bounds, inner)) }
      guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
      for child in group.children { draw(child, inner, clip: seen, depth: depth + 1) }
    case .shape(let shape): draw(shape, node.kind, bounds(shape.outline.bounds, map).intersection(clip))
    case .text(let text): draw(text, map, clip)
    }
  }

  private func bounds(_ rect: CGRect, _ map: PictureTransform) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map.map)
    return Outline.lines(corners).bounds
  }

  /// The cells a rectangle touches the middle of, at least one each way.
  private func span(_ rect: CGRect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    func range(_ from: CGFloat, _ to: CGFloat, _ unit: Double, _ count: Int) -> ClosedRange<Int>? {
      let (low, high) = (Double(from) / unit, Double(to) / unit)
      guard low.isFinite, high.isFinite, high > 0, low < Double(count) else { return nil }
      let first = min(max(0, Int(max(low, 0).rounded())), count - 1)
      return first...max(first, min(count - 1, Int(min(high, Double(count)).rounded()) - 1))
    }
    guard let across = range(rect.minX, rect.maxX, cell.width, columns),
      let down = range(rect.minY, rect.maxY, cell.height, rows)
    else { return nil }
    return (across, down)
  }

  private mutating func set(_ row: Int, _ column: Int, _ character: String) {
    characters[row * columns + column] = character
  }

  private mutating func draw(_ shape: PictureShape, _ kind: String, _ rect: CGRect) {
    guard !rect.isNull, let (across, down) = span(rect) else { return }
    var color: PictureColor?
    if case .color(let fill)? = shape.fill { color = fill }
    if case .gradient(let gradient)? = shape.fill { color = gradient.stops.first?.color }
    if case .image(let image)? = shape.fill { color = image.color }
    guard color.map({ $0.alpha > 12 }) == true || shape.stroke != nil else { return }
    let (wide, high) = (Double(rect.width) / cell.width, Double(rect.height) / cell.height)
    if kind == "symbol" || (wide < 4 && high < 2 && wide > 0.5 && high > 0.3 && shape.outline.isRound) {
      let middle = (down.lowerBound + down.upperBound) / 2
      set(middle, (across.lowerBound + across.upperBound) / 2, kind == "symbol" ? "◆" : "●")
      return
    }
    guard wide >= 2, high >= 1 else {
      if wide >= 3, high < 0.5 {
        for column in across {
          if characters[down.lowerBound * columns + column] == " " { set(down.lowerBound, column, "─") }
        }
      } else if high >= 1.5, wide < 0.5 {
        for row in down { if characters[row * columns + across.lowerBound] == " " { set(row, across.lowerBound, "│") } }
      }
      return
    }
    let ground = grounds[down.lowerBound * columns + across.lowerBound]
    let isSolid = color.map { $0.alpha >= Self.opaque } ?? false
    let isSeen = shape.stroke != nil || color.map { !$0.resembles(ground) } ?? false
    if isSolid, let color {
      for row in down {
        for column in across {
          set(row, column, " ")
          grounds[row * columns + column] = color
        }
      }
    }
    let isWhole = across.count >= columns - 1 && down.count >= rows - 1
    if isSeen, !isWhole, across.count > 1, down.count > 1 { outline(across, down, isRound: shape.outline.isRound) }
    if isSeen, down.count == 1, across.count > 2, shape.stroke != nil || shape.outline.isRound {
      set(down.lowerBound, across.lowerBound, "(")
      set(down.lowerBound, across.upperBound, ")")
    }
  }

  private mutating func outline(_ across: ClosedRange<Int>, _ down: ClosedRange<Int>, isRound: Bool) {
    for column in across {
      for row in [down.lowerBound, down.upperBound] { set(row, column, "─") }
    }
    for row in down {
      for column in [across.lowerBound, across.upperBound] { set(row, column, "│") }
    }
    set(down.lowerBound, across.lowerBound, isRound ? "╭" : "┌")
    set(down.lowerBound, across.upperBound, isRound ? "╮" : "┐")
    set(down.upperBound, across.lowerBound, isRound ? "╰" : "└")
    set(down.upperBound, across.upperBound, isRound ? "╯" : "┘")
  }

  private mutating func draw(_ text: PictureText, _ map: PictureTransform, _ clip: CGRect) {
    guard text.color.alpha > 12, text.x.isFinite, text.y.isFinite else { return }
    let left = map.map(CGPoint(x: text.x, y: text.y - text.size * 0.35))
    guard abs(Double(left.x)) < 1e9,
      clip.insetBy(dx: -1, dy: -1).contains(CGPoint(x: max(left.x, clip.minX), y: left.y))
    else { return }
    let row = Int((Double(left.y) / cell.height).rounded(.down))
    guard (0..<rows).contains(row), let visible = span(clip)?.columns else { return }
    var wide = 0
    let shown = text.string.prefix(2_000).map { character -> (String, Int) in
      let drawn = Self.shown(character)
      wide += drawn.1
      return drawn
    }
    // Words with less room than characters stand around the middle of their room.
    let room = text.width * map.factor / cell.width
    var column = Int(((Double(left.x) / cell.width) + min(0, (room - Double(wide)) / 2)).rounded())
    column = max(column, visible.lowerBound)
    for (character, width) in shown {
      guard column + width - 1 <= visible.upperBound else { break }
      set(row, column, character)
      if width == 2 { set(row, column + 1, "") }
      column += width
    }
  }

  /// A character as a terminal can show it, and how many cells it takes; what none shows is a mark.
  private static func shown(_ character: Character) -> (String, Int) {
    guard let scalar = character.unicodeScalars.first else { return ("", 0) }
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFFFE, 0xFFFF:
      return ("\u{FFFD}", 1)
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      return (String(character), 2)
    case _: return (String(character), 1)
    }
  }
}

extension Outline {
  /// Whether its corners are round.
  fileprivate var isRound: Bool {
    switch self {
    case .ellipse, .rounded: true
    case .rect, .path: false
    }
  }
}

extension PictureColor {
  /// Whether nobody tells the two apart.
  fileprivate func resembles(_ other: PictureColor) -> Bool {
    func near(_ one: UInt8, _ two: UInt8) -> Bool { abs(Int(one) - Int(two)) <= 4 }
    return near(red, other.red) && near(green, other.green) && near(blue, other.blue) && near(alpha, other.alpha)
  }
}
