// QR codes (ISO/IEC 18004) of bytes: which modules are dark, by version, correction level and mask.

/// A code.
struct QRCode {
  /// How many modules on each side.
  private(set) var side: Int
  /// Row by row, the upper one first.
  private(set) var dark: [Bool]
  private var isFixed: [Bool]

  /// Light modules around Core Image's codes: one, where the standard wants four.
  static let quiet = 1
  private static let versions = 1...40

  /// Nil for more bytes than the largest code takes, and for no level of the standard's.
  init?(_ bytes: [UInt8], level: String) {
    guard let level = QRLevel(rawValue: level) else { return nil }
    let fitting = Self.versions.first { version in
      bytes.count * 8 + 4 + Self.lengthBits(version) <= level.dataBytes(version) * 8
    }
    guard let version = fitting else { return nil }
    side = 17 + 4 * version
    dark = Array(repeating: false, count: side * side)
    isFixed = dark
    placePatterns(version)
    placeBytes(QRBlocks.interleaved(Self.data(bytes, version, level), version, level))
    // Of eight masks the one with the fewest penalty points (7.8.3).
    let plain = self
    var best: (points: Int, code: QRCode)?
    for mask in 0..<8 {
      var masked = plain
      masked.apply(mask)
      masked.placeFormat(level, mask)
      let points = masked.penalty
      if points < best?.points ?? .max { best = (points, masked) }
    }
    if let best { self = best.code }
  }

  private static func lengthBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

  /// Mode, length, bytes, end and filling (7.4).
  private static func data(_ bytes: [UInt8], _ version: Int, _ level: QRLevel) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    add(0b0100, 4)
    add(bytes.count, lengthBits(version))
    for byte in bytes { add(Int(byte), 8) }
    let room = level.dataBytes(version)
    add(0, min(4, room * 8 - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<(room - data.count) { data.append(index.isMultiple(of: 2) ? 0xec : 0x11) }
    return data
  }

  // MARK: Modules

  subscript(x: Int, y: Int) -> Bool { dark[y * side + x] }
  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard 0..<side ~= x, 0..<side ~= y else { return }
    dark[y * side + x] = isDark
    isFixed[y * side + x] = true
  }

  private mutating func placePatterns(_ version: Int) {
    for index in 0..<side {
      fix(6, index, index.isMultiple(of: 2))
      fix(index, 6, index.isMultiple(of: 2))
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let ring = max(abs(dx), abs(dy))
          fix(x + dx, y + dy, ring != 2 && ring != 4)
        }
      }
    }
    let places = Self.alignment(version)
    for y in places {
      for x in places where !Self.isCorner(x, y, side) {
        for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    placeFormat(.low, 0)
    if version >= 7 { placeVersion(version) }
  }
  private static func isCorner(_ x: Int, _ y: Int, _ side: Int) -> Bool {
    (x == 6 && y == 6) || (x == 6 && y == side - 7) || (x == side - 7 && y == 6)
  }
  /// Where the small squares are, on each axis (annex E).
  static func alignment(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let last = 4 * version + 10
    // Even steps from the far end; the standard's table has 26 for version 32.
    let step = version == 32 ? 26 : (last - 6 + (count - 1) * 2 - 1) / ((count - 1) * 2) * 2
    return [6] + (0..<(count - 1)).reversed().map { last - $0 * step }
  }

  /// Level and mask with their ten bits of correction (7.9).
  private mutating func placeFormat(_ level: QRLevel, _ mask: Int) {
    let value = level.indicator << 3 | mask
    var rest = value
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9 & 1) * 0x537 }
    let bits = (value << 10 | rest & 0x3ff) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9...14 { fix(14 - index, 8, bit(index)) }
    for index in 0...7 { fix(side - 1 - index, 8, bit(index)) }
    for index in 8...14 { fix(8, side - 15 + index, bit(index)) }
    fix(8, side - 8, true)
  }
  /// The version with its twelve bits of correction (7.10).
  private mutating func placeVersion(_ version: Int) {
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11 & 1) * 0x1f25 }
    let bits = version << 12 | rest & 0xfff
    for index in 0..<18 {
      let (a, b) = (side - 11 + index % 3, index / 3)
      fix(a, b, bits >> index & 1 == 1)
      fix(b, a, bits >> index & 1 == 1)
    }
  }

  /// Two columns at a time from the right lower corner, up and down in turn (7.7.3).
  private mutating func placeBytes(_ bytes: [UInt8]) {
    var index = 0
    var right = side - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<side {
        let isUp = (right + 1) & 2 == 0
        let y = isUp ? side - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * side + x] && index < bytes.count * 8 {
          dark[y * side + x] = bytes[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      right -= 2
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<side {
      for x in 0..<side where !isFixed[y * side + x] && Self.inverts(mask, x, y) { dark[y * side + x].toggle() }
    }
  }
  /// Table 10.
  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// Long runs, squares, what looks like a corner, and too much of one kind (7.8.3.1).
  private var penalty: Int {
    var points = 0
    for line in 0..<side {
      points += Self.penalty((0..<side).map { self[$0, line] })
      points += Self.penalty((0..<side).map { self[line, $0] })
    }
    for y in 0..<(side - 1) {
      for x in 0..<(side - 1) where self[x, y] == self[x + 1, y] && self[x, y] == self[x, y + 1] {
        if self[x, y] == self[x + 1, y + 1] { points += 3 }
      }
    }
    let share = dark.count { $0 } * 100 / dark.count
    return points + abs(share - 50) / 5 * 10
  }
  private static let cornerLike: [[Bool]] = ["10111010000", "00001011101"].map { $0.map { $0 == "1" } }
  private static func penalty(_ line: [Bool]) -> Int {
    var (points, run) = (0, 1)
    for index in 1...line.count {
      if index < line.count, line[index] == line[index - 1] {
        run += 1
      } else {
        if run >= 5 { points += run - 2 }
        run = 1
      }
    }
    guard line.count >= 11 else { return points }
    for start in 0...(line.count - 11) where cornerLike.contains(Array(line[start..<start + 11])) { points += 40 }
    return points
  }

  /// The code with the light modules around it, one pixel a module.
  var image: CIImage {
    let whole = side + 2 * Self.quiet
    let bounds = CGRect(x: 0, y: 0, width: whole, height: whole)
    let record = DrawingContexts.record(bounds, scale: 1) { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(bounds)
      context.setFillColor(UIColor.black.cgColor)
      context.fill(runs)
    }
    return CIImage(bounds, UIImage(size: bounds.size, scale: 1, record: record))
  }
  /// Dark modules beside each other as one rectangle.
  private var runs: [CGRect] {
    var found: [CGRect] = []
    for y in 0..<side {
      var x = 0
      while x < side {
        var end = x
        while end < side, self[end, y] { end += 1 }
        if end > x { found.append(CGRect(x: x + Self.quiet, y: y + Self.quiet, width: end - x, height: 1)) }
        x = end + 1
      }
    }
    return found
  }
}

/// How much of a code may be lost.
enum QRLevel: String {
  case low = "L"
  case medium = "M"
  case quartile = "Q"
  case high = "H"

  /// Table 12.
  var indicator: Int {
    switch self {
    case .low: 1
    case .medium: 0
    case .quartile: 3
    case .high: 2
    }
  }
  /// How many bytes correct each block, and how many blocks there are, by version (table 9).
  var table: (correction: [Int], blocks: [Int]) {
    switch self {
    case .low:
      (
        [
          7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30,
          30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
          1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
          19, 19, 20, 21, 22, 24, 25,
        ]
      )
    case .medium:
      (
        [
          10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
          28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
          1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31,
          33, 35, 37, 38, 40, 43, 45, 47, 49,
        ]
      )
    case .quartile:
      (
        [
          13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
          30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
          1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
          43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ]
      )
    case .high:
      (
        [
          17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
          30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
          1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48,
          51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ]
      )
    }
  }
  /// How many bytes a code of a version takes.
  func dataBytes(_ version: Int) -> Int {
    QRBlocks.bytes(version) - table.correction[version - 1] * table.blocks[version - 1]
  }
}

/// Bytes in blocks, each with what corrects it (7.5).
enum QRBlocks {
  /// All bytes of a version: its modules without patterns, format and version.
  static func bytes(_ version: Int) -> Int {
    let side = 17 + 4 * version
    let marks = QRCode.alignment(version).count
    let squares = marks == 0 ? 0 : marks * marks - 3
    // Those on the lines of dots share five modules with them.
    let onLines = marks == 0 ? 0 : 2 * (marks - 2)
    let fixed = 3 * 64 + 2 * (side - 16) + squares * 25 - onLines * 5 + 31 + (version >= 7 ? 36 : 0)
    return (side * side - fixed) / 8
  }

  /// Byte by byte from each block in turn.
  static func interleaved(_ data: [UInt8], _ version: Int, _ level: QRLevel) -> [UInt8] {
    let (correction, count) = (level.table.correction[version - 1], level.table.blocks[version - 1])
    let short = data.count / count
    let longer = data.count % count
    let divisor = QRField.divisor(correction)
    var blocks: [[UInt8]] = []
    var ends: [[UInt8]] = []
    var start = 0
    for index in 0..<count {
      let length = short + (index >= count - longer ? 1 : 0)
      blocks.append(Array(data[start..<start + length]))
      ends.append(QRField.rest(blocks[index], divisor))
      start += length
    }
    var all: [UInt8] = []
    for place in 0...short { for block in blocks where place < block.count { all.append(block[place]) } }
    for place in 0..<correction { for end in ends { all.append(end[place]) } }
    return all
  }
}

/// The field of 256 elements by x⁸+x⁴+x³+x²+1, and Reed-Solomon's division in it.
enum QRField {
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11d
      if b >> bit & 1 == 1 { result ^= Int(a) }
    }
    return UInt8(truncatingIfNeeded: result)
  }
  /// (x − 1)(x − 2)(x − 4)… without its leading 1, highest power first.
  static func divisor(_ degree: Int) -> [UInt8] {
    var factors = Array(repeating: UInt8(0), count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in factors.indices {
        factors[index] = product(factors[index], root)
        if index + 1 < factors.count { factors[index] ^= factors[index + 1] }
      }
      root = product(root, 2)
    }
    return factors
  }
  static func rest(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var rest = Array(repeating: UInt8(0), count: divisor.count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= product(divisor[index], factor) }
    }
    return rest
  }
}
