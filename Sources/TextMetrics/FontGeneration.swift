// Which of Apple's system fonts draws: the tables have two, and the iOS version decides.

/// A release of the system font, as far as widths differ.
public enum FontGeneration: Sendable, Hashable, CaseIterable {
  /// iOS 9–13: one face for text up to 19 points, another from 20 points on.
  case fixedFaces
  /// iOS 14 and later: one variable face whose optical size grows from 17 to 28 points.
  case variable

  /// The font of an iOS version. Before 9 the system font was Helvetica Neue, for which there are no tables: `fixedFaces`
  /// stands in, and widths there are a few per cent too small (one 24-point text: 143 for 148 points).
  public init(systemVersion major: Int) { self = major >= 14 ? .variable : .fixedFaces }

  /// How much of the display face is in a glyph of this point size, 0…1 (Tables/README.md, "optical").
  func displayShare(at size: Double) -> Double {
    switch self {
    case .fixedFaces: size >= 20 ? 1 : 0
    case .variable: Self.opticalPoints.value(at: size)
    }
  }

  private static let opticalPoints = Interpolation([
    (17, 0), (20, 0.22), (22, 0.5), (23, 0.66), (24, 0.82), (25, 0.9), (26, 0.94), (28, 1),
  ])
}

/// A function given at a few points, straight between them and constant outside.
struct Interpolation: Sendable {
  private let points: [(at: Double, value: Double)]

  /// `points` ascend and are not empty.
  init(_ points: [(at: Double, value: Double)]) {
    precondition(!points.isEmpty, "an interpolation needs a point")
    self.points = points
  }

  func value(at position: Double) -> Double {
    guard let right = points.firstIndex(where: { $0.at > position }) else { return points[points.count - 1].value }
    guard right > 0 else { return points[0].value }
    let (left, next) = (points[right - 1], points[right])
    return left.value + (next.value - left.value) * (position - left.at) / (next.at - left.at)
  }
}
