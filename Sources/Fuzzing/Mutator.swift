// Bytes bent in every way: each mutation is a function of the seed and its number, so that the number is all there is to keep.
import SeededNumbers

/// Mutations of some bytes.
public struct Mutator: Sendable {
  private let seed: UInt64
  private let corpus: [[UInt8]]

  /// Longer results are cut: readers have their own limits, and what is small is tried oftener.
  static let maximumSize = 1 << 16

  /// Mutations of each of `corpus`, which is not empty; another seed gives others.
  public init(_ corpus: [[UInt8]], seed: UInt64) {
    precondition(!corpus.isEmpty, "nothing to mutate")
    self.corpus = corpus
    self.seed = seed
  }

  /// The bytes of one mutation; those of the first numbers are the corpus as it is.
  public func mutation(_ number: Int) -> [UInt8] {
    if number < corpus.count { return corpus[number] }
    var dice = SplitMix64(state: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    var bytes = corpus[dice.below(corpus.count)]
    for _ in 0...dice.below(4) { mutate(&bytes, &dice) }
    return bytes.count > Self.maximumSize ? Array(bytes[..<Self.maximumSize]) : bytes
  }

  /// Words that readers take for something else than what stood there.
  private static let words: [[UInt8]] =
    [
      "NaN", "inf", "-inf", "1e308", "-1e309", "0", "-0", "-0.0", "-1", "18446744073709551616", "9007199254740993",
      "0.1e-400", "null", "true", "{}", "[]", "\"\"", "\\ud800", "\\u0000", "\n", "\r\n", "\u{2028}", "\"", ":", ",",
      "]]>", "&amp;", "*a", "&a", "? ", "- ", "#",
    ].map { Array($0.utf8) } + [
      [0xff], [0x80], [0xc0, 0x80], [0xff, 0xff, 0xff, 0xff, 0x0f],
      [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01],
      [0, 0, 0, 0, 0, 0, 0xf8, 0x7f], [0x1f, 0x8b, 8, 0],
    ]

  private func mutate(_ bytes: inout [UInt8], _ dice: inout SplitMix64) {
    guard !bytes.isEmpty else {
      bytes = corpus[dice.below(corpus.count)]
      return
    }
    let place = dice.below(bytes.count)
    let length = min(bytes.count - place, 1 + dice.below(1 << dice.below(10)))
    switch dice.below(10) {
    case 0: bytes[place] ^= 1 << UInt8(dice.below(8))
    case 1: bytes[place] = UInt8(dice.below(256))
    case 2: bytes.removeSubrange(place..<place + length)
    case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: dice.below(bytes.count))
    case 4: bytes.insert(contentsOf: Self.words[dice.below(Self.words.count)], at: place)
    case 5:
      let word = Self.words[dice.below(Self.words.count)]
      bytes.replaceSubrange(place..<min(bytes.count, place + word.count), with: word)
    case 6: bytes.removeSubrange(place...)
    case 7:
      let other = corpus[dice.below(corpus.count)]
      bytes = Array(bytes[..<place]) + other[dice.below(other.count + 1)...]
    case 8:
      // A number's digits replaced by a word: lengths, counts and coordinates.
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      guard let start = bytes[place...].firstIndex(where: digits.contains) else { return }
      let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
      bytes.replaceSubrange(start..<end, with: Self.words[dice.below(16)])
    default:
      // Many of the same: depth and length.
      let piece = Array(bytes[place..<place + length])
      for _ in 0..<dice.below(200) where bytes.count < Self.maximumSize { bytes.insert(contentsOf: piece, at: place) }
    }
  }
}
