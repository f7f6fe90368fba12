// A line of text as outlines: each character stands where layout says, in the shapes of whatever open font there is.
import Foundation

/// The fonts pictures are painted with. Without one, texts are bars as long as the words.
public struct PictureFonts: Sendable {
  /// Of text up to medium weight.
  public var regular: FontFile?
  /// Of bolder text; the regular one where there is none.
  public var bold: FontFile?
  /// What they are called, for people.
  public var name: String

  /// Creates a set.
  public init(regular: FontFile?, bold: FontFile?, name: String) {
    self.regular = regular
    self.bold = bold
    self.name = name
  }

  /// No font at all.
  public static let none = PictureFonts(regular: nil, bold: nil, name: "none")

  /// From this weight on text is bold.
  static let boldWeight = 600

  func file(_ weight: Int) -> FontFile? { weight >= Self.boldWeight ? bold ?? regular : regular }
}

/// Outlines of glyphs, each read out of its font once.
final class GlyphCache {
  private var known: [Int: [Outline.Step]] = [:]

  func outline(_ glyph: Int, of font: FontFile, isBold: Bool) -> [Outline.Step] {
    let key = glyph * 2 + (isBold ? 1 : 0)
    if let outline = known[key] { return outline }
    let outline = font.outline(glyph)
    known[key] = outline
    return outline
  }
}

/// Makes a line of text into a path.
struct TextPainting {
  let fonts: PictureFonts
  let text: PictureText
  let glyphs: GlyphCache

  /// How much narrower or wider than drawn a glyph is made, to be as wide as layout says.
  private static let stretch = 0.7...1.12
  /// How far slanted text leans.
  private static let lean = 0.2

  /// The outlines, in the text's coordinates.
  var steps: [Outline.Step] {
    guard let font = fonts.file(text.weight) else { return bars }
    var steps: [Outline.Step] = []
    let scale = text.size / font.unitsPerEm
    for (character, from, width) in placed {
      guard let scalar = Self.drawn(character) else { continue }
      guard let glyph = font.glyph(scalar) else {
        if !scalar.properties.isWhitespace, width > 0 { steps += missing(from, width) }
        continue
      }
      let natural = font.advance(glyph) * scale
      guard natural > 0 else { continue }
      let factor = min(max(width / natural, Self.stretch.lowerBound), Self.stretch.upperBound)
      let left = from + (width - natural * factor) / 2
      let map = PictureTransform(
        a: scale * factor, b: 0, c: text.isItalic ? scale * Self.lean : 0, d: -scale, tx: text.x + left, ty: text.y)
      let outline = glyphs.outline(glyph, of: font, isBold: text.weight >= PictureFonts.boldWeight)
      for step in outline { steps.append(step.mapped(map)) }
    }
    return steps
  }

  /// What stands for a character: its letter with the accent in one, where Unicode has it.
  private static func drawn(_ character: Character) -> Unicode.Scalar? {
    let text = String(character)
    if text.unicodeScalars.count == 1 { return text.unicodeScalars.first }
    return text.precomposedStringWithCanonicalMapping.unicodeScalars.first
  }

  /// Characters from left to right with their places.
  private var placed: [(character: Character, from: Double, width: Double)] {
    let characters = Array(text.string.prefix(SVGText.maximumCharacters))
    let widths = characters.indices.map { index -> Double in
      if text.ends.isEmpty { return natural(characters[index]) }
      guard index < text.ends.count else { return 0 }
      return text.ends[index] - (index > 0 ? text.ends[index - 1] : 0)
    }
    var from = 0.0
    return VisualOrder(characters).indices.map { index in
      defer { from += widths[index] }
      return (characters[index], from, widths[index])
    }
  }

  /// As wide as the font has the character, or about as wide as letters are.
  private func natural(_ character: Character) -> Double {
    guard let font = fonts.file(text.weight), let scalar = Self.drawn(character), let glyph = font.glyph(scalar) else {
      return text.size * 0.55
    }
    return font.advance(glyph) * text.size / font.unitsPerEm
  }

  /// A frame, where the font has no such character.
  private func missing(_ from: Double, _ width: Double) -> [Outline.Step] {
    let height = text.size * 0.7
    let side = min(width * 0.86, height * 1.2)
    let box = CGRect(x: text.x + from + (width - side) / 2, y: text.y - height, width: side, height: height)
    let line = max(text.size / 16, 0.5)
    let inner = box.insetBy(dx: line, dy: line)
    guard inner.width > 0, inner.height > 0 else { return Outline.rect(box).steps }
    // The inside runs the other way around, and so is a hole.
    return Outline.box(box, radius: text.size / 8).steps
      + [
        .move(CGPoint(x: inner.minX, y: inner.minY)), .line(CGPoint(x: inner.minX, y: inner.maxY)),
        .line(CGPoint(x: inner.maxX, y: inner.maxY)), .line(CGPoint(x: inner.maxX, y: inner.minY)), .close,
      ]
  }

  /// Words as bars, without a font.
  private var bars: [Outline.Step] {
    var steps: [Outline.Step] = []
    var start: Double?
    func finish(_ end: Double) {
      guard let from = start, end > from else { return }
      let bar = CGRect(x: text.x + from, y: text.y - text.size * 0.45, width: end - from, height: text.size * 0.4)
      steps += Outline.rect(bar).steps
      start = nil
    }
    var end = 0.0
    for (character, from, width) in placed {
      if character.isWhitespace { finish(end) } else if start == nil { start = from }
      end = from + width
    }
    finish(end)
    return steps
  }
}

/// The order in which characters stand from left to right: words of scripts that run leftwards are turned around. Less than
/// Unicode's rules: one level, numbers stay as they are, letters are not joined.
struct VisualOrder {
  let indices: [Int]

  init(_ characters: [Character]) {
    let directions = characters.map(Self.direction)
    guard directions.contains(-1) else {
      indices = Array(characters.indices)
      return
    }
    let isLeftwards = directions.first { $0 != 0 } == -1
    var runs: [[Int]] = []
    var last = isLeftwards ? -1 : 1
    for index in characters.indices {
      // What has no direction goes with its neighbours, if they agree, else with the line.
      let next = directions[index...].first { $0 != 0 } ?? (isLeftwards ? -1 : 1)
      let direction = directions[index] != 0 ? directions[index] : next == last ? last : isLeftwards ? -1 : 1
      if direction == last, !runs.isEmpty { runs[runs.count - 1].append(index) } else { runs.append([index]) }
      last = direction
    }
    let turned = runs.map { run in
      run.contains { directions[$0] == -1 } ? Array(run.reversed()) : run
    }
    indices = (isLeftwards ? turned.reversed() : turned).flatMap { $0 }
  }

  /// 1 rightwards, -1 leftwards, 0 for neither.
  private static func direction(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return -1
    case _: return scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? 1 : 0
    }
  }
}
