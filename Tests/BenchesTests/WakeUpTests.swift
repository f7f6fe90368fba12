// Wake-ups as proc(5) tells them.
import Testing

@testable import Benches

@Suite struct WakeUpTests {
  /// The end of a status file of proc(5), and what it says of waits that ended.
  @Test(
    arguments: [
      ("Name:\tsh\nvoluntary_ctxt_switches:\t150\nnonvoluntary_ctxt_switches:\t545\n", 150),
      ("Threads:\t1\nvoluntary_ctxt_switches:\t0\nnonvoluntary_ctxt_switches:\t9", 0),
      ("nonvoluntary_ctxt_switches:\t545\n", nil), ("voluntary_ctxt_switches:\tmany\n", nil), ("", nil),
    ] as [(String, Int?)])
  func waitsThatEndedAreCounted(_ status: String, _ count: Int?) {
    #expect(WakeUps.count(status: status) == count)
  }
}
