// Documents bent in every way: what is read or refused, and laid out, must never bring the process down.
import Canvas
import InterfaceBuilder
import SeededNumbers
import SwivelUI

/// Mutations of the seed documents, each a function of the seed and its number.
public struct DocumentFuzz {
  /// What became of the mutations.
  public struct Tally: Sendable, Equatable {
    /// Those that were refused with an error.
    public var refused = 0
    /// Those that were read and laid out.
    public var laidOut = 0
    /// Views with frames, of documents that were read.
    public var views = 0

    /// All that ran.
    public var total: Int { refused + laidOut }
  }

  private let seed: UInt64
  private let texts: [[UInt8]]

  /// Mutations of all seed documents; another seed gives others.
  public init(seed: UInt64) {
    self.seed = seed
    texts = SeedDocuments.all.map { Array($0.text.utf8) }
  }

  /// Runs a range of mutations; `progress` is told of each number before it runs.
  @MainActor public func run(_ numbers: Range<Int>, progress: (Int) -> Void = { _ in }) -> Tally {
    var tally = Tally()
    for number in numbers {
      progress(number)
      let bytes = mutation(number)
      do throws(InterfaceError) {
        let document = try InterfaceDocument(bytes, file: "mutation-\(number)")
        _ = document.diagnostics
        let scenes = CanvasDocument(document).layout(intrinsic: number.isMultiple(of: 2) ? .stored : .predicted)
        for scene in scenes { tally.views += scene.frames.count }
        tally.laidOut += 1
      } catch { tally.refused += 1 }
    }
    return tally
  }

  /// The bytes of one mutation.
  public func mutation(_ number: Int) -> [UInt8] {
    var dice = SplitMix64(state: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    var bytes = texts[number % texts.count]
    for _ in 0...dice.below(3) { mutate(&bytes, &dice) }
    return bytes
  }

  private static let words = [
    "NaN", "inf", "-inf", "1e308", "-1e308", "0", "-1", "99999999", "0.0000001", "1:0", "0:0", "YES", "", "\u{0}",
    "&lt;",
    "centerX", "notAnAttribute", "width", "r1", "vc1", "-0",
  ]

  private func mutate(_ bytes: inout [UInt8], _ dice: inout SplitMix64) {
    guard bytes.count > 2 else { return }
    let place = dice.below(bytes.count)
    switch dice.below(8) {
    case 0: bytes[place] ^= UInt8(1 << dice.below(8))
    case 1: bytes.removeSubrange(place...)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + dice.below(60)))
    case 3:
      let end = min(bytes.count, place + 1 + dice.below(400))
      bytes.insert(contentsOf: bytes[place..<end], at: dice.below(bytes.count))
    case 4: bytes.insert(UInt8(truncatingIfNeeded: dice.next()), at: place)
    case _: replaceValue(&bytes, from: place, with: Array(Self.words[dice.below(Self.words.count)].utf8), &dice)
    }
  }

  /// Gives the next attribute another value: a word, or that of another attribute.
  private func replaceValue(_ bytes: inout [UInt8], from place: Int, with word: [UInt8], _ dice: inout SplitMix64) {
    guard let range = Self.value(bytes, from: place) else { return }
    if dice.below(2) == 0, let other = Self.value(bytes, from: dice.below(bytes.count)) {
      bytes.replaceSubrange(range, with: Array(bytes[other]))
    } else {
      bytes.replaceSubrange(range, with: word)
    }
  }

  private static func value(_ bytes: [UInt8], from place: Int) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    guard let begin = bytes[place...].firstIndex(of: quote), begin > 0, bytes[begin - 1] == UInt8(ascii: "="),
      let end = bytes[(begin + 1)...].firstIndex(of: quote)
    else { return nil }
    return begin + 1..<end
  }
}
