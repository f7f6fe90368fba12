// A fixed hash of a snapshot, the same on every run and machine, by which replays are compared.
import Foundation
import Orientation

/// FNV-1a with its 64-bit prime and offset, taken a 64-bit word at a time and folded after each, over a canonical encoding:
/// fields in the order of their declaration, integers as a word, texts as their length in UTF-8 and its bytes in words
/// little endian, filled up with zeros, lists as their count and elements, lengths in 1/64 pt. Words and not bytes, because
/// byte by byte it took a tenth of a turn; folded, because without bytes a word's high bits would never reach the low ones.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3
  /// Geometry is rounded to so many parts of a point, so that the last bits of a quotient do not tell runs apart.
  private static let partsOfPoint = 64.0

  mutating func add(word: UInt64) {
    let product = (value ^ word) &* Self.prime
    value = product ^ (product >> 32)
  }

  mutating func add(_ number: Int) { add(word: UInt64(bitPattern: Int64(number))) }

  mutating func add(_ flag: Bool) { add(word: flag ? 1 : 0) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    var text = text
    text.withUTF8 { text in
      let bytes = UnsafeRawBufferPointer(text)
      var start = 0
      while bytes.count - start >= 8 {
        add(word: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
        start += 8
      }
      guard start < bytes.count else { return }
      var word: UInt64 = 0
      for place in (start..<bytes.count).reversed() { word = word << 8 | UInt64(bytes[place]) }
      add(word: word)
    }
  }

  mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  mutating func add(_ length: CGFloat) {
    let parts = (Double(length) * Self.partsOfPoint).rounded()
    // A guest can set any frame; what no integer can hold is told apart by its bit pattern.
    add(Int(exactly: parts) ?? Int(truncatingIfNeeded: parts.bitPattern))
  }

  mutating func add(_ size: CGSize) {
    add(size.width)
    add(size.height)
  }

  mutating func add(_ rect: CGRect) {
    add(rect.origin.x)
    add(rect.origin.y)
    add(rect.size)
  }
}
