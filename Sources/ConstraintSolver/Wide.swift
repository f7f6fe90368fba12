// Numbers of twice a double's precision, for the few solves in which a double's is not enough: T. J. Dekker, "A
// floating-point technique for extending the available precision", Numer. Math. 18, 1971, with a fused multiply-add.

/// A number as the unevaluated sum of two doubles, about 31 decimal digits.
struct Wide: BitwiseCopyable {
  var high: Double
  var low: Double

  static let zero = Wide(0)

  init(_ value: Double) {
    high = value
    low = 0
  }

  /// Two doubles of which the first is the larger.
  private init(_ high: Double, adding low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  @inline(__always)
  static func + (a: Wide, b: Wide) -> Wide {
    let sum = a.high + b.high
    let part = sum - a.high
    let rest = (a.high - (sum - part)) + (b.high - part)
    return Wide(sum, adding: rest + a.low + b.low)
  }

  static prefix func - (a: Wide) -> Wide {
    var negative = a
    negative.high = -a.high
    negative.low = -a.low
    return negative
  }

  @inline(__always)
  static func - (a: Wide, b: Wide) -> Wide { a + -b }

  @inline(__always)
  static func * (a: Wide, b: Wide) -> Wide {
    let product = a.high * b.high
    let rest = (-product).addingProduct(a.high, b.high)
    return Wide(product, adding: rest + (a.high * b.low + a.low * b.high))
  }

  static func / (a: Wide, b: Wide) -> Wide {
    let first = a.high / b.high
    let remainder = a - b * Wide(first)
    let second = remainder.high / b.high
    let last = remainder - b * Wide(second)
    return Wide(first) + Wide(second) + Wide(last.high / b.high)
  }
}
