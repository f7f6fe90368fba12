// Order statistics of repeated measurements.

/// Measurements of one thing.
struct Sample: Sendable, Equatable {
  private let sorted: [Double]

  /// At least one measurement.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "nothing was measured")
    sorted = values.sorted()
  }

  /// The smallest measurement.
  var least: Double { sorted[0] }
  /// The largest measurement.
  var greatest: Double { sorted[sorted.count - 1] }

  /// The value in the middle, the mean of the two there for an even count.
  var median: Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// The nearest-rank percentile: the least value that `percent` percent (1 to 100) of all do not exceed.
  func percentile(_ percent: Int) -> Double {
    precondition((1...100).contains(percent), "no percentile \(percent)")
    return sorted[(sorted.count * percent + 99) / 100 - 1]
  }
}
