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

  private(set) var inputs: [Input] = []
  private var entryCount = 0

  mutating func append(seq: UInt64, input: String, _ entries: [LedgerEntry]) {
    inputs.append(Input(seq: seq, input: input, entries: entries))
    entryCount += entries.count
    while inputs.count > Self.inputLimit || (entryCount > Self.entryLimit && inputs.count > 1) {
      entryCount -= inputs.removeFirst().entries.count
    }
  }

  /// The last inputs; 0 for all that are kept.
  func last(_ count: Int) -> ArraySlice<Input> { count == 0 ? inputs[...] : inputs.suffix(count) }
}
