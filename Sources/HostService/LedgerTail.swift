// The callbacks of the last inputs, kept for those who ask what just happened.
import Emulator

/// A bounded tail of ledgers, oldest first.
struct LedgerTail {
  /// Inputs kept: more than anybody scrolls through.
  static let inputLimit = 200
  /// Callbacks kept over all inputs: some megabytes at most, and one answer stays a message of modest size.
  static let entryLimit = 20_000

  struct Input {
    var seq: UInt64
    var input: String
    var entries: [LedgerEntry]
  }

  /// Those that are kept, after some that are not: moving all of them up for each new one costs more than the new one.
  private var all: [Input] = []
  private var oldest = 0
  private var entryCount = 0

  var inputs: ArraySlice<Input> { all[oldest...] }

  mutating func append(seq: UInt64, input: String, _ entries: [LedgerEntry]) {
    all.append(Input(seq: seq, input: input, entries: entries))
    entryCount += entries.count
    while all.count - oldest > Self.inputLimit || (entryCount > Self.entryLimit && all.count - oldest > 1) {
      entryCount -= all[oldest].entries.count
      all[oldest].entries = []
      oldest += 1
    }
    if oldest > Self.inputLimit {
      all.removeFirst(oldest)
      oldest = 0
    }
  }

  /// The last inputs; 0 for all that are kept.
  func last(_ count: Int) -> ArraySlice<Input> { count == 0 ? inputs : inputs.suffix(count) }
}
