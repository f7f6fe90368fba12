// A TrueType file: which glyph a character has, how wide it is and its outline. The bytes are given; no file is read here.
import Foundation

/// The outlines of one font.
public struct FontFile: Sendable {
  private let bytes: [UInt8]
  private let tables: [String: Range<Int>]
  private let longOffsets: Bool
  private let glyphCount: Int
  private let metricCount: Int
  /// Units of the outlines in the font's size.
  let unitsPerEm: Double
  private let characters: CharacterMap

  /// Glyphs inside glyphs beyond this are left out.
  private static let maximumDepth = 5
  /// Parts of a glyph made of others, with theirs, and the contours and points in them, after which what is left is left out: they may be
  /// made of each other, and of nothing.
  private static let maximumParts = 20_000

  /// Reads the tables of a TrueType file; fonts of other outlines are refused.
  public init(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes = bytes
    var tables: [String: Range<Int>] = [:]
    let reader = FontBytes(bytes)
    guard [0x0001_0000, 0x7472_7565].contains(reader.long(0)) else {
      throw .badFont(expected: "a TrueType file", actual: "\(bytes.count) bytes that begin otherwise")
    }
    for index in 0..<reader.word(4) {
      let entry = 12 + index * 16
      let name = String(decoding: bytes.dropFirst(entry).prefix(4), as: UTF8.self)
      let start = reader.long(entry + 8)
      guard start <= bytes.count else { continue }
      tables[name] = start..<min(bytes.count, start + reader.long(entry + 12))
    }
    self.tables = tables
    guard let head = tables["head"], let maxp = tables["maxp"], let hhea = tables["hhea"], let cmap = tables["cmap"],
      tables["glyf"] != nil, tables["loca"] != nil, tables["hmtx"] != nil
    else {
      throw .badFont(expected: "the tables of a TrueType font", actual: tables.keys.sorted().joined(separator: " "))
    }
    unitsPerEm = Double(max(1, reader.word(head.lowerBound + 18)))
    longOffsets = reader.word(head.lowerBound + 50) != 0
    glyphCount = reader.word(maxp.lowerBound + 4)
    metricCount = max(1, reader.word(hhea.lowerBound + 34))
    characters = CharacterMap(reader, cmap.lowerBound)
  }

  /// The glyph of a character; nil if the font has none.
  func glyph(_ scalar: Unicode.Scalar) -> Int? {
    let glyph = characters.glyph(scalar.value, FontBytes(bytes))
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }

  /// How far the next glyph stands, in units.
  func advance(_ glyph: Int) -> Double {
    guard let table = tables["hmtx"] else { return 0 }
    return Double(FontBytes(bytes).word(table.lowerBound + min(glyph, metricCount - 1) * 4))
  }

  /// The outline in units, y upwards.
  func outline(_ glyph: Int) -> [Outline.Step] {
    var left = Self.maximumParts
    return outline(glyph, depth: 0, &left)
  }

  private func outline(_ glyph: Int, depth: Int, _ left: inout Int) -> [Outline.Step] {
    guard let loca = tables["loca"], let glyf = tables["glyf"], (0..<glyphCount).contains(glyph) else { return [] }
    let reader = FontBytes(bytes)
    func offset(_ index: Int) -> Int {
      longOffsets ? reader.long(loca.lowerBound + index * 4) : reader.word(loca.lowerBound + index * 2) * 2
    }
    let (start, end) = (glyf.lowerBound + offset(glyph), glyf.lowerBound + offset(glyph + 1))
    guard end > start, end <= glyf.upperBound else { return [] }
    let contours = reader.short(start)
    if contours >= 0 {
      let simple = SimpleGlyph(reader, start, contours)
      left -= contours + simple.count
      return simple.steps
    }
    guard depth < Self.maximumDepth else { return [] }
    return parts((start + 10)..<max(start + 10, end), reader, depth, &left)
  }

  /// The outlines of a glyph made of others.
  private func parts(_ range: Range<Int>, _ reader: FontBytes, _ depth: Int, _ left: inout Int) -> [Outline.Step] {
    var steps: [Outline.Step] = []
    var place = range.lowerBound
    var hasMore = true
    while hasMore, place + 4 <= range.upperBound, left > 0 {
      left -= 1
      let flags = reader.word(place)
      hasMore = flags & 0x20 != 0
      let glyph = reader.word(place + 2)
      place += 4
      var map = PictureTransform.identity
      if flags & 1 != 0 {
        (map.tx, map.ty) = (Double(reader.short(place)), Double(reader.short(place + 2)))
        place += 4
      } else {
        (map.tx, map.ty) = (Double(reader.signed(place)), Double(reader.signed(place + 1)))
        place += 2
      }
      func fraction(_ at: Int) -> Double { Double(reader.short(at)) / 16384 }
      if flags & 8 != 0 {
        (map.a, map.d) = (fraction(place), fraction(place))
        place += 2
      } else if flags & 0x40 != 0 {
        (map.a, map.d) = (fraction(place), fraction(place + 2))
        place += 4
      } else if flags & 0x80 != 0 {
        (map.a, map.b, map.c, map.d) = (
          fraction(place), fraction(place + 2), fraction(place + 4), fraction(place + 6)
        )
        place += 8
      }
      steps += outline(glyph, depth: depth + 1, &left).map { $0.mapped(map) }
    }
    return steps
  }
}

/// Numbers of a font file; 0 beyond its end.
struct FontBytes {
  let bytes: [UInt8]
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ place: Int) -> Int { bytes.indices.contains(place) ? Int(bytes[place]) : 0 }
  func signed(_ place: Int) -> Int { Int(Int8(truncatingIfNeeded: byte(place))) }
  func word(_ place: Int) -> Int { byte(place) << 8 | byte(place + 1) }
  func short(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: word(place))) }
  func long(_ place: Int) -> Int { word(place) << 16 | word(place + 2) }
}

/// A glyph of its own contours.
private struct SimpleGlyph {
  private var points: [(x: Double, y: Double, isOn: Bool)] = []
  private var ends: [Int] = []

  /// Points of one glyph; no font has more.
  private static let maximumPoints = 20_000

  init(_ reader: FontBytes, _ start: Int, _ contours: Int) {
    ends = (0..<contours).map { reader.word(start + 10 + $0 * 2) }
    let count = (ends.last ?? -1) + 1
    guard count > 0, count <= Self.maximumPoints, ends == ends.sorted() else {
      ends = []
      return
    }
    var place = start + 10 + contours * 2
    place += 2 + reader.word(place)
    var flags: [Int] = []
    while flags.count < count, place < reader.bytes.count {
      let flag = reader.byte(place)
      place += 1
      flags.append(flag)
      if flag & 8 != 0 {
        flags += Array(repeating: flag, count: min(reader.byte(place), count - flags.count))
        place += 1
      }
    }
    func coordinates(_ short: Int, _ same: Int) -> [Double] {
      var value = 0
      return flags.map { flag in
        if flag & short != 0 {
          value += flag & same != 0 ? reader.byte(place) : -reader.byte(place)
          place += 1
        } else if flag & same == 0 {
          value += reader.short(place)
          place += 2
        }
        return Double(value)
      }
    }
    let xs = coordinates(2, 16)
    let ys = coordinates(4, 32)
    points = flags.indices.map { (xs[$0], ys[$0], flags[$0] & 1 != 0) }
  }

  /// Of its points.
  var count: Int { points.count }

  var steps: [Outline.Step] {
    var steps: [Outline.Step] = []
    var first = 0
    for end in ends where end < points.count {
      if end > first { steps += contour(Array(points[first...end])) }
      first = end + 1
    }
    return steps
  }

  /// Between two bending points there is one on the outline, in their middle.
  private func contour(_ points: [(x: Double, y: Double, isOn: Bool)]) -> [Outline.Step] {
    func place(_ index: Int) -> CGPoint { CGPoint(x: points[index].x, y: points[index].y) }
    func middle(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
      CGPoint(x: Double(one.x + two.x) / 2, y: Double(one.y + two.y) / 2)
    }
    let count = points.count
    let begin = points.firstIndex(where: \.isOn)
    let start = begin.map(place) ?? middle(place(0), place(count - 1))
    var steps: [Outline.Step] = [.move(start)]
    var bend: CGPoint?
    for offset in 1...count {
      let index = ((begin ?? -1) + offset) % count
      let point = place(index)
      if points[index].isOn {
        steps.append(bend.map { .quad($0, point) } ?? .line(point))
        bend = nil
      } else {
        if let bend { steps.append(.quad(bend, middle(bend, point))) }
        bend = point
      }
    }
    if let bend { steps.append(.quad(bend, start)) }
    return steps + [.close]
  }
}

/// Which glyph a character has: formats 4 and 12, which fonts of this century have.
private struct CharacterMap {
  private var place = 0
  private var format = 0

  init(_ reader: FontBytes, _ start: Int) {
    for index in 0..<reader.word(start + 2) {
      let entry = start + 4 + index * 8
      let table = start + reader.long(entry + 4)
      let format = reader.word(table)
      let isUnicode = reader.word(entry) == 0 || reader.word(entry) == 3 && [1, 10].contains(reader.word(entry + 2))
      if isUnicode, [4, 12].contains(format), format > self.format { (place, self.format) = (table, format) }
    }
  }

  func glyph(_ value: UInt32, _ reader: FontBytes) -> Int {
    let value = Int(value)
    switch format {
    case 12:
      var (low, high) = (0, reader.long(place + 12) - 1)
      while low <= high {
        let middle = (low + high) / 2
        let group = place + 16 + middle * 12
        if value < reader.long(group) {
          high = middle - 1
        } else if value > reader.long(group + 4) {
          low = middle + 1
        } else {
          return reader.long(group + 8) + value - reader.long(group)
        }
      }
      return 0
    case 4:
      let count = reader.word(place + 6) / 2
      for segment in 0..<count where value <= reader.word(place + 14 + segment * 2) {
        let starts = place + 16 + count * 2
        let first = reader.word(starts + segment * 2)
        guard value >= first else { return 0 }
        let delta = reader.word(starts + count * 2 + segment * 2)
        let rangePlace = starts + count * 4 + segment * 2
        let range = reader.word(rangePlace)
        if range == 0 { return (value + delta) & 0xFFFF }
        let glyph = reader.word(rangePlace + range + (value - first) * 2)
        return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
      }
      return 0
    case _: return 0
    }
  }
}
