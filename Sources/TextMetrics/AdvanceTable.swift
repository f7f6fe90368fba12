// Looks up how wide a character is, in either face of a generation and weight.

/// A width in each of the two faces, in 1/100,000 em.
struct FaceWidths: Sendable, Equatable {
  var text: Int
  var display: Int

  static let zero = FaceWidths(text: 0, display: 0)
}

/// One generation's and weight's advance widths.
struct AdvanceTable: Sendable {
  private let text: [Int32]
  private let display: [Int32]

  init(_ generation: FontGeneration, _ weight: FontWeight) {
    switch generation {
    case .fixedFaces: (text, display) = (Self.fixedFacesText[weight.rawValue], Self.fixedFacesDisplay[weight.rawValue])
    case .variable: (text, display) = (Self.variableText[weight.rawValue], Self.variableDisplay[weight.rawValue])
    }
  }

  /// The fitted width of a character, or nil when the tables do not have it.
  func width(of scalar: UInt32) -> FaceWidths? {
    guard let column = Self.column(of: scalar) else { return nil }
    return FaceWidths(text: Int(text[column]), display: Int(display[column]))
  }

  /// ASCII's printable characters come first in a row.
  private static let firstScalar: UInt32 = 32
  private static let asciiCount: UInt32 = 95

  private static func column(of scalar: UInt32) -> Int? {
    let offset = scalar &- firstScalar
    if offset < asciiCount { return Int(offset) }
    return extraScalars.firstIndex(of: scalar).map { Int(asciiCount) + $0 }
  }
}
