// The solver's values in memory of their own, so that reading them at every turn allocates nothing.

/// A growing buffer of numbers.
final class SolvedValues {
  private(set) var buffer: UnsafeMutableBufferPointer<Double>

  init() { buffer = UnsafeMutableBufferPointer.allocate(capacity: 0) }
  deinit { buffer.deallocate() }

  var count: Int { buffer.count }

  subscript(index: Int) -> Double { buffer[index] }

  func reserve(_ count: Int) {
    guard buffer.count < count else { return }
    buffer.deallocate()
    buffer = UnsafeMutableBufferPointer.allocate(capacity: count)
    buffer.initialize(repeating: 0)
  }
}
