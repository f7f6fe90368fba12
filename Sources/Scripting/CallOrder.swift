// Calls in the order they were made, compared with calls in the order they are expected.

/// The calls of one input, as `Subject.call`.
public struct CallOrder: Sendable, Equatable {
  private let calls: [String]

  /// The calls of one input, in the order they were made.
  public init(_ calls: [String]) { self.calls = calls }

  /// The first of `expected` that does not stand after those before it; nil when all do. Other calls may stand between.
  public func firstMissing(of expected: [String]) -> String? {
    var rest = calls[...]
    for call in expected {
      guard let index = rest.firstIndex(where: { Self.isMeant($0, by: call) }) else { return call }
      rest = rest[(index + 1)...]
    }
    return nil
  }

  /// How many of the calls are this one.
  public func count(of call: String) -> Int { calls.count { Self.isMeant($0, by: call) } }

  /// `B.viewWillAppear` means `B.viewWillAppear(true)` as well, and a layout call of any size.
  private static func isMeant(_ call: String, by text: String) -> Bool {
    guard call.hasPrefix(text) else { return false }
    return call.count == text.count || "( ".contains(call[call.index(call.startIndex, offsetBy: text.count)])
  }
}
