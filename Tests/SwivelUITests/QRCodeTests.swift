// QR codes as a reader sees them: what stands in the modules is taken apart again by ISO/IEC 18004, with no table of the writer's. Apart from
// CodeTests, which is about Core Image's filters.
import Testing

@testable import SwivelUI

struct QRCodeTests {
  /// Table 7: how many bytes a code of each version, from 1 to 40, holds.
  private static let capacities: [(QRLevel, [Int])] = [
    (
      .low,
      [
        17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003, 1091,
        1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953,
      ]
    ),
    (
      .medium,
      [
        14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857,
        911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
      ]
    ),
    (
      .quartile,
      [
        11, 20, 32, 46, 60, 74, 86, 108, 130, 151, 177, 203, 241, 258, 292, 322, 364, 394, 442, 482, 509, 565, 611, 661,
        715, 751, 805, 868, 908, 982, 1030, 1112, 1168, 1228, 1283, 1351, 1423, 1499, 1579, 1663,
      ]
    ),
    (
      .high,
      [
        7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338, 382, 403, 439, 461, 511,
        535, 593, 625, 658, 698, 742, 790, 842, 898, 958, 983, 1051, 1093, 1139, 1219, 1273,
      ]
    ),
  ]

  /// Mode and length take 12 bits up to version 9 and 20 from 10 on (tables 2 and 3); what is left is bytes.
  @Test func everyVersionHoldsWhatItsTableSays() {
    for (level, capacities) in Self.capacities {
      let held = (1...40).map { (level.dataBytes($0) * 8 - ($0 < 10 ? 12 : 20)) / 8 }
      #expect(held == capacities, "\(level.rawValue)")
    }
  }

  /// What is left of a word of so many bits by a polynomial over two elements.
  private func rest(_ word: Int, by generator: Int) -> Int {
    let degree = Int.bitWidth - 1 - generator.leadingZeroBitCount
    var rest = word
    for bit in (degree..<20).reversed() where rest >> bit & 1 == 1 { rest ^= generator << (bit - degree) }
    return rest
  }
  private func word(_ code: QRCode, _ places: [(Int, Int)]) -> Int {
    places.reduce(0) { $0 << 1 | (code[$1.0, $1.1] ? 1 : 0) }
  }

  /// The mask, out of the format that stands twice, highest bit first, with ten bits by which errors are found (7.9, figure 25).
  private func mask(_ code: QRCode, indicator: Int) -> Int {
    let far = code.side - 1
    let one = [0, 1, 2, 3, 4, 5, 7].map { ($0, 8) } + [8, 7, 5, 4, 3, 2, 1, 0].map { (8, $0) }
    let other = (0..<7).map { (8, far - $0) } + (0..<8).map { (far - 7 + $0, 8) }
    let format = word(code, one)
    #expect(format == word(code, other))
    #expect(rest(format ^ 0b101_0100_0001_0010, by: 0b101_0011_0111) == 0)
    #expect((format ^ 0b101_0100_0001_0010) >> 13 == indicator)
    #expect(code[8, far - 7], "always dark")
    return (format ^ 0b101_0100_0001_0010) >> 10 & 7
  }

  /// Table 10, by column and row.
  private static let masks: [@Sendable (Int, Int) -> Bool] = [
    { ($0 + $1) % 2 == 0 }, { $1 % 2 == 0 }, { x, _ in x % 3 == 0 }, { ($0 + $1) % 3 == 0 },
    { ($1 / 2 + $0 / 3) % 2 == 0 }, { $0 * $1 % 2 + $0 * $1 % 3 == 0 }, { ($0 * $1 % 2 + $0 * $1 % 3) % 2 == 0 },
    { (($0 + $1) % 2 + $0 * $1 % 3) % 2 == 0 },
  ]

  /// All bytes of a code, in the order they stand in (7.7.3); `squares` are its row of annex E.
  private func bytes(_ code: QRCode, mask: Int, squares: [Int]) -> [Int] {
    let side = code.side
    func isPattern(_ x: Int, _ y: Int) -> Bool {
      if x == 6 || y == 6 || (x < 9 && y < 9) || (x > side - 9 && y < 9) || (x < 9 && y > side - 9) { return true }
      if side >= 45, (x > side - 12 && y < 6) || (x < 6 && y > side - 12) { return true }
      let near = (squares.filter { abs($0 - x) <= 2 }, squares.filter { abs($0 - y) <= 2 })
      guard let column = near.0.first, let row = near.1.first else { return false }
      return ![(6, 6), (6, side - 7), (side - 7, 6)].contains { $0 == (column, row) }
    }
    var bits: [Int] = []
    let columns = Array(stride(from: side - 1, to: 6, by: -2)) + [5, 3, 1]
    for (turn, right) in columns.enumerated() {
      for y in turn.isMultiple(of: 2) ? Array((0..<side).reversed()) : Array(0..<side) {
        for x in [right, right - 1] where !isPattern(x, y) {
          bits.append(code[x, y] != Self.masks[mask](x, y) ? 1 : 0)
        }
      }
    }
    return stride(from: 0, through: bits.count - 8, by: 8).map { bits[$0..<$0 + 8].reduce(0) { $0 << 1 | $1 } }
  }

  /// Whether bytes are a word of Reed and Solomon's: as a polynomial it is nothing at the first powers of 2 (7.5.2, annex A).
  private func isWhole(_ block: [Int], corrected count: Int) -> Bool {
    func twice(_ value: Int) -> Int { value & 0x80 == 0 ? value << 1 : (value << 1) ^ 0b1_0001_1101 }
    func times(_ one: Int, _ other: Int) -> Int {
      (0..<8).reversed().reduce(0) { twice($0) ^ (other >> $1 & 1 == 1 ? one : 0) }
    }
    var root = 1
    for _ in 0..<count {
      guard block.reduce(0, { times($0, root) ^ $1 }) == 0 else { return false }
      root = twice(root)
    }
    return true
  }

  /// A version and level, annex E's row, and table 9's: bytes that correct a block, and the data of each.
  @Test(
    arguments: [
      ("L", 1, 0b01, [], 7, [19]), ("M", 1, 0b00, [], 10, [16]), ("Q", 2, 0b11, [6, 18], 22, [22]),
      ("H", 2, 0b10, [6, 18], 28, [16]), ("L", 5, 0b01, [6, 30], 26, [108]),
      ("Q", 5, 0b11, [6, 30], 18, [15, 15, 16, 16]), ("L", 7, 0b01, [6, 22, 38], 20, [78, 78]),
      ("H", 7, 0b10, [6, 22, 38], 26, [13, 13, 13, 13, 14]),
      ("M", 10, 0b00, [6, 28, 50], 26, [43, 43, 43, 43, 44]),
      ("Q", 14, 0b11, [6, 26, 46, 66], 20, Array(repeating: 16, count: 11) + Array(repeating: 17, count: 5)),
    ] as [(String, Int, Int, [Int], Int, [Int])])
  func aCodeIsReadAgain(
    _ level: String, _ version: Int, _ indicator: Int, _ squares: [Int], _ correction: Int, _ blocks: [Int]
  ) throws {
    let head = version < 10 ? 2 : 3
    let room = blocks.reduce(0, +)
    // As full as it gets, and with bytes left to fill: more than the version before holds.
    for count in [room - head, room - head - 3] {
      let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
      let code = try #require(QRCode(message, level: level))
      try #require(code.side == 17 + 4 * version)
      let all = bytes(code, mask: mask(code, indicator: indicator), squares: squares)
      try #require(all.count == room + blocks.count * correction)
      // A byte of each block in turn; the shorter ones end sooner.
      var found: [[Int]] = blocks.map { _ in [] }
      var next = all.makeIterator()
      for place in 0..<(blocks.max() ?? 0) {
        for (block, length) in blocks.enumerated() where place < length { found[block].append(next.next() ?? -1) }
      }
      for _ in 0..<correction { for block in blocks.indices { found[block].append(next.next() ?? -1) } }
      for (block, length) in zip(found, blocks) {
        #expect(block.count == length + correction && isWhole(block, corrected: correction))
      }
      let data = zip(found, blocks).flatMap { Array($0[..<$1]) }
      let halves = data.flatMap { [$0 >> 4, $0 & 15] }
      let counted = 1 + (head - 1) * 2
      #expect(halves[0] == 0b0100, "bytes")
      #expect(halves[1..<counted].reduce(0) { $0 << 4 | $1 } == count)
      let read = (0..<count).map { UInt8(halves[counted + 2 * $0] << 4 | halves[counted + 1 + 2 * $0]) }
      #expect(read == message)
      #expect(halves[counted + 2 * count] == 0, "the end")
      #expect(data[(head + count)...].enumerated().allSatisfy { $0.element == ($0.offset % 2 == 0 ? 0xec : 0x11) })
    }
  }

  /// 7.10: from version 7 on it stands in the code twice, one the other's mirror, with twelve bits by which errors are found.
  @Test(arguments: [(7, 154), (21, 929), (40, 2953)]) func versionsAreSaid(version: Int, bytes: Int) throws {
    let code = try #require(QRCode(Array(repeating: 0x41, count: bytes), level: "L"))
    try #require(code.side == 17 + 4 * version)
    let places = (0..<18).reversed().map { (code.side - 11 + $0 % 3, $0 / 3) }
    let said = word(code, places)
    #expect(said >> 12 == version && rest(said, by: 0b1_1111_0010_0101) == 0)
    #expect(word(code, places.map { ($0.1, $0.0) }) == said)
  }
}
