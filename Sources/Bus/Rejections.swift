// Bytes nobody could use, counted: hostile or foreign traffic is never silent and never floods the diagnostics.

/// Counts rejected messages and says when one is the first of its kind.
public struct Rejections: Sendable {
  public private(set) var counts: [(kind: String, count: Int)] = []

  /// Kinds worth telling apart; more are counted together.
  public static let maximumKinds = 32

  public init() {}

  /// Counts one; true when it is the first of its kind and worth a line.
  public mutating func count(_ kind: String) -> Bool {
    if let index = counts.firstIndex(where: { $0.kind == kind }) {
      counts[index].count += 1
      return false
    }
    guard counts.count < Self.maximumKinds else { return false }
    counts.append((kind, 1))
    return true
  }
}
