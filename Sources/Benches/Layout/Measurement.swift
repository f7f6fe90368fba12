// Timing as every figure here takes it: batches long enough for the clock, the best of 7 of them, the median of 5 runs.

/// How long to measure.
struct MeasurementPlan: Sendable {
  /// Microseconds per run, spread over its batches.
  var budget = 40_000.0
  var runs = 5
  static let batches = 7

  static let quick = MeasurementPlan(budget: 5000, runs: 3)
}

/// Microseconds of a body, measured once.
func microseconds(_ body: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(body)
  return Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) * 1e-12
}

/// Microseconds per call: the best mean of 7 batches.
func bestOfBatches(_ plan: MeasurementPlan, _ body: () throws -> Void) rethrows -> Double {
  let once = max(0.001, try microseconds(body))
  let calls = once > plan.budget ? 1 : max(3, Int(plan.budget / Double(MeasurementPlan.batches) / once))
  var best = Double.infinity
  for _ in 0..<MeasurementPlan.batches {
    best = min(best, try microseconds { for _ in 0..<calls { try body() } } / Double(calls))
  }
  return best
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}
