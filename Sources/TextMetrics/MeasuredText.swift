// A text cut into characters with the running sum of their widths, from which the width of any part can be read.

/// The characters of a text and where each ends.
struct MeasuredText: Sendable {
  /// The text the indices belong to.
  let text: String
  /// Where each character begins, and the end of the text.
  private(set) var boundaries: [String.Index] = []
  /// What each character is to line breaking.
  private(set) var kinds: [CharacterKind] = []
  /// The sum of all widths before each boundary, in points, with kerning.
  private var ends: [Double] = [0]
  /// The kerning between each character and the one before it, in points.
  private var kerning: [Double] = []
  /// Which run each character is of, where there are several.
  private(set) var runs: [Int] = []

  var count: Int { kinds.count }

  init(_ text: String, font: SystemFont) {
    self.text = text
    var measure = CharacterMeasure(font)
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      take(index, measure.next(text.unicodeScalars[index..<next]))
      index = next
    }
    boundaries.append(text.endIndex)
  }

  /// A text in several fonts; a character that two runs share is the first one's.
  init(_ runs: [RunLayout.Run]) {
    text = runs.map(\.text).joined()
    var index = text.startIndex
    var start = index
    for (number, run) in runs.enumerated() {
      let end = text.utf8.index(start, offsetBy: run.text.utf8.count)
      var measure = CharacterMeasure(run.font)
      while index < end {
        let next = text.index(after: index)
        var glyph = measure.next(text.unicodeScalars[index..<next])
        glyph.width = (run.room?.width ?? glyph.width) + (glyph.kind == .newline ? 0 : run.kern)
        take(index, glyph)
        self.runs.append(number)
        index = next
      }
      start = end
    }
    boundaries.append(text.endIndex)
  }

  private mutating func take(_ index: String.Index, _ glyph: (width: Double, kerning: Double, kind: CharacterKind)) {
    boundaries.append(index)
    kinds.append(glyph.kind)
    kerning.append(glyph.kerning)
    ends.append(ends[ends.count - 1] + glyph.kerning + glyph.width)
  }

  /// Where each character ends.
  var characterEnds: [Double] { Array(ends.dropFirst()) }

  /// The width of a part by itself: without the kerning to what stands before it.
  func width(_ range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    return ends[range.upperBound] - ends[range.lowerBound] - kerning[range.lowerBound]
  }

  /// The characters of a part.
  func text(_ range: Range<Int>) -> String { String(text[boundaries[range.lowerBound]..<boundaries[range.upperBound]]) }
}

/// What a character is to line breaking.
enum CharacterKind: Sendable, Equatable {
  case letter
  /// A line may end before it, and it takes no room there.
  case space
  /// A line may end after it, when letters are on both sides.
  case hyphen
  /// A line may end after it.
  case ideograph
  /// Ends the line.
  case newline
  case other
}

/// Measures characters one after the other.
private struct CharacterMeasure {
  private let advances: AdvanceTable
  private let size: Double
  private let displayShare: Double
  private let tracking: Double
  private var previous: UInt32 = 0

  init(_ font: SystemFont) {
    size = font.usableSize
    advances = AdvanceTable(font.generation, font.weight)
    displayShare = font.generation.displayShare(at: size)
    tracking = Tracking.units(font.generation, size: size)
  }

  /// The width of one character in points, its kerning to the one before, and its kind.
  mutating func next(_ scalars: Substring.UnicodeScalarView) -> (width: Double, kerning: Double, kind: CharacterKind) {
    guard let first = scalars.first else { return (0, 0, .other) }
    let kind = Self.kind(of: first)
    guard kind != .newline else {
      previous = 0
      return (0, 0, kind)
    }
    var units = 0.0
    var kern = 0
    var joins = false
    var flagLetters = 0
    for scalar in scalars {
      if scalar.value == 0x200D {
        joins = true
        continue
      }
      // One glyph stands for what a joiner joins, for a flag's two letters, and for an emoji with its skin.
      if joins || (0x1F3FB...0x1F3FF).contains(scalar.value) && scalar != first {
        joins = false
        continue
      }
      if (0x1F1E6...0x1F1FF).contains(scalar.value) {
        flagLetters += 1
        if flagLetters.isMultiple(of: 2) { continue }
      }
      guard let width = width(of: scalar) else { continue }
      let base = Decomposition.base(of: scalar.value)
      kern += KerningTable.units(previous, base)
      previous = base
      units += width + tracking
    }
    return (units * size / 100_000, Double(kern) * size / 100_000, kind)
  }

  private func width(of scalar: Unicode.Scalar) -> Double? {
    if let known = advances.width(of: Decomposition.base(of: scalar.value)) {
      return Double(known.text) * (1 - displayShare) + Double(known.display) * displayShare
    }
    return StandIn.units(of: scalar, size: size).map(Double.init)
  }

  private static func kind(of scalar: Unicode.Scalar) -> CharacterKind {
    switch scalar.value {
    case 0x20, 0x09: .space
    case 0x0A, 0x0D, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: .newline
    case 0x2D, 0x2010: .hyphen
    case 0x30...0x39: .other
    case 0x41...0x5A, 0x61...0x7A: .letter
    default:
      if StandIn.isWide(scalar.value) { .ideograph } else { scalar.properties.isAlphabetic ? .letter : .other }
    }
  }
}
