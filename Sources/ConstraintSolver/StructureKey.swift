// The fixed hash by which equal constraint structures are recognised: the same on every run and in every process.

/// Names the structure of a constraint set: terms, relations, priorities, variables and parameters, but no constants.
/// It does not depend on the order in which anything was added.
public struct StructureKey: Hashable, Sendable {
  var low: UInt64 = 0
  var high: UInt64 = 0
  /// Number of active constraints.
  public internal(set) var constraints = 0

  mutating func add(_ hash: UInt64) {
    low &+= mixed(hash)
    high &+= mixed(hash ^ 0x9E37_79B9_7F4A_7C15)
  }

  mutating func remove(_ hash: UInt64) {
    low &-= mixed(hash)
    high &-= mixed(hash ^ 0x9E37_79B9_7F4A_7C15)
  }

  /// 128 bits as two words, for fingerprints and logs.
  public var words: (UInt64, UInt64) { (low, high) }
}

/// The finalizer of splitmix64.
@inline(__always)
func mixed(_ value: UInt64) -> UInt64 {
  var z = value &+ 0x9E37_79B9_7F4A_7C15
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return z ^ (z >> 31)
}

@inline(__always)
func mixed(_ hash: UInt64, _ value: UInt64) -> UInt64 { mixed(hash ^ mixed(value)) }
