// Bytes of a line written into room that was made for them once: a log's two lines a turn are some sixty pieces, and an array that is
// asked for each of them whether it is anybody else's and whether there is room took longer than the pieces.

/// Writes at most as many bytes as there is room for, which whoever makes the room knows and is held to when all are written.
struct UTF8Pen: ~Copyable {
  private let start: UnsafeMutablePointer<UInt8>
  /// Bytes written.
  private(set) var count = 0

  /// Digits of the largest number of 64 bits, and a sign.
  static let longestNumber = 21

  fileprivate init(_ start: UnsafeMutablePointer<UInt8>) { self.start = start }

  @inline(__always) mutating func put(_ byte: UInt8) {
    start[count] = byte
    count += 1
  }

  @inline(__always) mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let from = bytes.baseAddress else { return }
    (start + count).update(from: from, count: bytes.count)
    count += bytes.count
  }

  /// A whole number in decimal.
  mutating func put(_ magnitude: UInt64, isNegative: Bool = false) {
    if isNegative { put(UInt8(ascii: "-")) }
    var (length, rest) = (1, magnitude / 10)
    while rest != 0 { (length, rest) = (length + 1, rest / 10) }
    put(magnitude, digits: length)
  }

  /// So many digits of a number in decimal, the last ones.
  mutating func put(_ magnitude: UInt64, digits: Int) {
    var rest = magnitude
    for place in (count..<count + digits).reversed() {
      start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  /// So many hexadecimal digits, the last ones of the number.
  mutating func put(hexadecimal value: UInt64, digits: Int) {
    for place in (0..<digits).reversed() { put(hexadecimalDigit(value >> UInt64(4 * place) & 0xf)) }
  }
}

/// A number whose shortest text is known without looking for it: a whole one, or one of whole thousandths below 10¹². Such a one has
/// fifteen digits at most, and no two texts of so many digits are the same number (IEEE 754: any fifteen digits survive the way to a
/// double and back), so that none is shorter than its own without the zeros at its end.
struct ShortNumber {
  private let isNegative: Bool
  private let whole: UInt64
  /// 0 to 999.
  private let thousandths: UInt64

  /// A sign, the digits of 2⁵⁴, a point and three more.
  static let longest = UTF8Pen.longestNumber + 4
  /// Below it a whole number's description has no exponent.
  private static let limit = 0x1p54
  private static let limitOfParts = 1e12

  /// Nil for any other.
  init?(_ value: Double) {
    let magnitude = value.magnitude
    guard magnitude < Self.limit else { return nil }
    let whole = UInt64(magnitude)
    if Double(whole) == magnitude {
      // The sign of zero is not written.
      self.isNegative = value < 0
      self.whole = whole
      thousandths = 0
      return
    }
    guard magnitude < Self.limitOfParts else { return nil }
    let parts = UInt64((magnitude * 1000).rounded())
    guard Double(parts) / 1000 == magnitude else { return nil }
    isNegative = value < 0
    self.whole = parts / 1000
    thousandths = parts % 1000
  }

  func put(to pen: inout UTF8Pen) {
    pen.put(whole, isNegative: isNegative)
    guard thousandths != 0 else { return }
    pen.put(UInt8(ascii: "."))
    if thousandths % 100 == 0 {
      pen.put(thousandths / 100, digits: 1)
    } else if thousandths % 10 == 0 {
      pen.put(thousandths / 10, digits: 2)
    } else {
      pen.put(thousandths, digits: 3)
    }
  }
}

/// The digit of a number up to 15.
@inline(__always) func hexadecimalDigit(_ value: UInt64) -> UInt8 {
  UInt8(truncatingIfNeeded: value < 10 ? value + 0x30 : value + 0x57)
}

extension [UInt8] {
  /// Appends what `body` writes, `most` bytes at most.
  @inline(__always) mutating func append(most: Int, _ body: (inout UTF8Pen) -> Void) {
    let before = count
    append(contentsOf: repeatElement(0, count: most))
    let written = withUnsafeMutableBufferPointer { room in
      guard let start = room.baseAddress else { return 0 }
      var pen = UTF8Pen(start + before)
      body(&pen)
      precondition(pen.count <= most, "a line's piece is longer than was said")
      return pen.count
    }
    removeLast(most - written)
  }
}

extension String {
  /// The text's UTF-8 as memory, without the copy that `withUTF8` changes.
  @inline(__always) func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
