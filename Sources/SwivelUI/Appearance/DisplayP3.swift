// Display P3 in extended sRGB: the arithmetic of two colour spaces, which no view knows of.
import Foundation

/// Colours of Display P3 (the primaries of SMPTE RP 431-2 with D65 and the curve of sRGB, as Apple and the W3C publish it).
enum DisplayP3 {
  /// From light of P3's primaries to light of sRGB's: CSS Color 4's matrices from P3 to XYZ and from XYZ to sRGB, multiplied.
  private static let toSRGB: [[Double]] = [
    [1.2249401762805598, -0.2249401762805598, 0],
    [-0.0420569547096881, 1.0420569547096881, 0],
    [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
  ]

  /// Red, green and blue, 0…1 for what sRGB has, and beyond for what it has not.
  static func inExtendedSRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
    // Both spaces have one white, and greys have one curve.
    if red == green, green == blue { return [red, green, blue] }
    let light = [red, green, blue].map { linear(Double($0)) }
    return toSRGB.map { row in CGFloat(encoded(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 })) }
  }

  /// The amount of light of a value (IEC 61966-2-1); below 0 as above it.
  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}
