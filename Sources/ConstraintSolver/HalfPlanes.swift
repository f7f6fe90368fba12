// Half planes of the live parameters, one after the other: an offset, and a derivative for each parameter.

extension Stack where Element == Double {
  /// So many planes are looked at for one with the same derivatives: parallel ones come soon after each other.
  private static var compared: Int { 16 }

  /// Adds the half plane `offset + sign · derivatives · parameters >= 0`; of planes with equal derivatives the tightest stays.
  ///
  /// - Parameter derivatives: as many as there are live parameters.
  @inline(__always)
  mutating func addPlane(
    _ offset: Double, _ derivatives: UnsafePointer<Double>, sign: Double, parameters count: Int
  ) {
    var other = self.count - count - 1
    var compared = 0
    while other >= 0, compared < Self.compared {
      var same = true
      for h in 0..<count where self[other + 1 + h] != sign * derivatives[h] { same = false }
      if same {
        self[other] = Swift.min(self[other], offset)
        return
      }
      other -= count + 1
      compared += 1
    }
    append(offset)
    for h in 0..<count { append(sign * derivatives[h]) }
  }
}
