// Numbers that look random and are the same everywhere, for walks, mutations, noise and made problems: the system's have no seed.

/// The sequence SplitMix64 (Steele, Lea and Flood 2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The published sequence from a state.
  public init(state: UInt64) { self.state = state }

  /// A sequence for each seed. Seeds beside each other begin far apart: one added to the state would only be the same numbers, one later.
  public init(seed: UInt64) { state = Self.mixed(seed) }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var word = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// 0 up to `bound`, at least 1, which is left out; slightly uneven, which nobody here minds.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One of a list that is not empty.
  public mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// True so many times in a hundred.
  public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
