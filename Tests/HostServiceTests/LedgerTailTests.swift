// The tail of ledgers keeps the last inputs, and no more of them than its limits allow.
import Emulator
import Testing

@testable import HostService

struct LedgerTailTests {
  private func entries(_ count: Int) -> [LedgerEntry] {
    (0..<count).map { LedgerEntry(window: 1, subject: "V", call: "call \($0)") }
  }

  @Test func theLastInputsOldestFirst() {
    var tail = LedgerTail()
    for seq in 0..<5 { tail.append(seq: UInt64(seq), input: "tick", entries(seq)) }
    #expect(tail.last(2).map(\.seq) == [3, 4])
    #expect(tail.last(2).map(\.entries.count) == [3, 4])
    #expect(tail.last(0).map(\.seq) == [0, 1, 2, 3, 4])
    #expect(tail.last(99).count == 5)
  }

  @Test func atMostSoManyInputs() {
    var tail = LedgerTail()
    for seq in 0..<(LedgerTail.inputLimit + 3) { tail.append(seq: UInt64(seq), input: "tick", []) }
    #expect(tail.inputs.count == LedgerTail.inputLimit)
    #expect(tail.inputs.first?.seq == 3)
  }

  /// However many have gone: of a thousand the last two hundred.
  @Test func afterManyInputsTheLastOnesAreThere() {
    var tail = LedgerTail()
    for seq in 0..<1000 as Range<UInt64> {
      tail.append(seq: seq, input: "tick", entries(1))
      #expect(tail.inputs.map(\.seq) == Array((seq < 200 ? 0 : seq - 199)...seq))
      #expect(tail.inputs.allSatisfy { $0.entries.count == 1 })
    }
    #expect(tail.last(3).map(\.seq) == [997, 998, 999])
  }

  @Test func atMostSoManyCallbacks() {
    var full = LedgerTail()
    full.append(seq: 1, input: "tick", entries(LedgerTail.entryLimit - 1))
    full.append(seq: 2, input: "tick", entries(1))
    #expect(full.inputs.map(\.seq) == [1, 2], "the limit itself is no more than the limit")
    var tail = LedgerTail()
    tail.append(seq: 1, input: "tick", entries(LedgerTail.entryLimit))
    tail.append(seq: 2, input: "tick", entries(1))
    #expect(tail.inputs.map(\.seq) == [2])
    // What has gone takes no room any more.
    tail.append(seq: 3, input: "tick", entries(LedgerTail.entryLimit - 1))
    #expect(tail.inputs.map(\.seq) == [2, 3])
    // One input alone is kept whole: the emulator bounds it.
    tail.append(seq: 4, input: "tick", entries(LedgerTail.entryLimit + 1))
    #expect(tail.inputs.map(\.seq) == [4])
  }
}
