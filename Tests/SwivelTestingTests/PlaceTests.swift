// Where a failure is told when no framework knows which test it is of.
import Foundation
import Testing

@testable import SwivelTesting

struct PlaceTests {
  /// In a detached task neither Swift Testing nor XCTest counts a failure: standard error has its line, as compilers write it.
  @Test func whatNobodyCountsIsOnStandardError() async {
    var said: [UInt8] = []
    await withKnownIssue(isIntermittent: true) {
      let ended = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await Task.detached { await Place("Tests/Turns.swift", "/app/Turns.swift", 12, 3).fail("it did not turn") }
          .value
      }
      said = ended?.standardErrorContent ?? []
    }
    #expect(String(decoding: said, as: UTF8.self).contains("/app/Turns.swift:12: error: it did not turn\n"))
  }
}
