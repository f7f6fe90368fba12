// Bytes nobody could use, counted: hostile or foreign traffic is never silent and never floods the diagnostics.

import Wire

/// What kinds of bad messages are told apart: few, because what differs from one to the next is the sender's to choose.
enum RejectionKind: Hashable {
  /// Another number of frames than the socket's pattern has.
  case frames
  /// A frame that is no message of ours.
  case message(WireErrorCode)
}

/// Counts rejected messages and says when one is the first of its kind.
struct Rejections {
  private(set) var counts: [RejectionKind: Int] = [:]

  /// Counts one; true when it is the first of its kind and worth a line.
  mutating func count(_ kind: RejectionKind) -> Bool {
    counts[kind, default: 0] += 1
    return counts[kind] == 1
  }
}
