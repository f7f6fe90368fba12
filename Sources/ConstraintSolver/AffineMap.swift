// Every variable as an affine function of the live parameters while no component changes its region: what a resize
// evaluates, a few multiply-adds per value.

/// Columns: the constant part, then one per live parameter; padded to whole vectors.
final class AffineMap: @unchecked Sendable {
  // Changed only while its owner holds the single reference to it.
  let columns: Slab<Double>
  let stride: Int
  let hot: Int
  /// Region of each live component, in the order of `LayoutProgram.liveComponents`.
  let regions: Slab<Int32>
  /// The state's constants for which the constant column was computed.
  @exclusivity(unchecked) var version = -1
  /// Live components with a required row on its costly side.
  @exclusivity(unchecked) var requiredCosts = 0

  init(variables: Int, hot: Int, live: Int) {
    stride = (variables + 7) & ~7
    self.hot = hot
    columns = Slab(max(stride * (hot + 1), 8), repeating: 0)
    regions = Slab(live, repeating: -1)
  }

  init(copying other: AffineMap) {
    stride = other.stride
    hot = other.hot
    columns = Slab(copying: other.columns)
    regions = Slab(copying: other.regions)
    version = other.version
    requiredCosts = other.requiredCosts
  }

  func column(_ index: Int) -> UnsafeMutablePointer<Double> { columns.base + index * stride }

  /// Writes `count` values.
  func evaluate(_ parameters: UnsafePointer<Double>, into out: UnsafeMutablePointer<Double>, count: Int) {
    let constants = UnsafeRawPointer(columns.base)
    let bytes = stride * 8
    let target = UnsafeMutableRawPointer(out)
    let whole = count & ~7
    if hot == 2 {
      let first = SIMD8(repeating: parameters[0])
      let second = SIMD8(repeating: parameters[1])
      let ofFirst = constants + bytes
      let ofSecond = ofFirst + bytes
      var offset = 0
      while offset < whole * 8 {
        let base = (constants + offset).loadUnaligned(as: SIMD8<Double>.self)
        let perFirst = (ofFirst + offset).loadUnaligned(as: SIMD8<Double>.self)
        let perSecond = (ofSecond + offset).loadUnaligned(as: SIMD8<Double>.self)
        (target + offset).storeBytes(of: base + perFirst * first + perSecond * second, as: SIMD8<Double>.self)
        offset += 64
      }
    } else {
      var offset = 0
      while offset < whole * 8 {
        var sum = (constants + offset).loadUnaligned(as: SIMD8<Double>.self)
        for parameter in 0..<hot {
          sum +=
            (constants + (parameter + 1) * bytes + offset).loadUnaligned(as: SIMD8<Double>.self) * parameters[parameter]
        }
        (target + offset).storeBytes(of: sum, as: SIMD8<Double>.self)
        offset += 64
      }
    }
    for variable in whole..<max(count, whole) {
      var sum = columns[variable]
      for parameter in 0..<hot { sum += columns[(parameter + 1) * stride + variable] * parameters[parameter] }
      out[variable] = sum
    }
  }

  func value(_ variable: Int, _ parameters: UnsafePointer<Double>) -> Double {
    var sum = columns[variable]
    for parameter in 0..<hot { sum += columns[(parameter + 1) * stride + variable] * parameters[parameter] }
    return sum
  }
}
