// The one inverse function the sensor needs, so that floor 0 depends on the standard library alone.

/// Angles in degrees.
enum Angle {
  /// The angle of (x, y) with x ≥ 0, −90…90 degrees; 0 for the origin.
  ///
  /// Halves the angle three times, to at most 11.25°, and sums the arc tangent's series there: below 1e-13 degrees off.
  static func degrees(y: Double, x: Double) -> Double {
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return 0 }
    // tan(θ/2) = sin θ / (1 + cos θ).
    let half = y / (length + x)
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let eighth = quarter / (1 + (1 + quarter * quarter).squareRoot())
    let square = eighth * eighth
    var sum = 0.0
    for n in stride(from: 19.0, through: 1, by: -2) { sum = 1 / n - square * sum }
    return eighth * sum * 8 * 180 / .pi
  }
}
