// A list made as short as it can be and still do what it did (ddmin, Zeller and Hildebrandt 2002): for walks of the core's own
// and for paths through apps.

extension Array {
  /// What is left when whatever is not needed for `holds` is gone: half of the elements at a time, then a quarter, down to
  /// single ones, and these until none can go. `holds` is true for this list; each question takes one of `budget`.
  package func shortened<Failure: Error>(
    budget: inout Int, while holds: ([Element]) throws(Failure) -> Bool
  ) throws(Failure) -> [Element] {
    var best = self
    var size = Swift.max(1, best.count / 2)
    while budget > 0, !best.isEmpty {
      var start = 0
      var isShorter = false
      while start < best.count, budget > 0 {
        var candidate = best
        candidate.removeSubrange(start..<Swift.min(start + size, best.count))
        budget -= 1
        if try holds(candidate) {
          best = candidate
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return best }
      size = Swift.max(1, size / 2)
    }
    return best
  }
}
