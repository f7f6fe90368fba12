// The space that goes with every glyph; it depends on the point size.

/// The tracking tables.
enum Tracking {
  private static let fixedFacesCurve = Interpolation(fixedFaces.map { ($0.size, $0.units) })
  private static let variableCurve = Interpolation(variable.map { ($0.size, $0.units) })

  /// What each glyph gets, in 1/100,000 em.
  static func units(_ generation: FontGeneration, size: Double) -> Double {
    switch generation {
    case .fixedFaces: fixedFacesCurve.value(at: size)
    case .variable: variableCurve.value(at: size)
    }
  }
}
