// Figures: the JSON line every bench prints, targets, and the statistics behind them.
import Testing

@testable import Benches

@Suite struct FigureTests {
  @Test func aFigureWithPeerAndTargetPrintsAllKeysInOrder() {
    let figure = Figure(
      bench: "ipc", figure: "rotate to settled, p50", value: 150, unit: "µs",
      peer: Figure.Peer("three hops", 100), target: .ratioAtMost(1.5))
    #expect(
      figure.json == """
        {"v":1,"bench":"ipc","figure":"rotate to settled, p50","value":150,"unit":"µs","peer":"three hops",\
        "peerValue":100,"ratio":1.5,"target":1.5,"met":true}
        """)
  }

  @Test func aFigureForInformationHasNulls() {
    let figure = Figure(bench: "start", figure: "least", value: 0.25, unit: "ms")
    #expect(
      figure.json == """
        {"v":1,"bench":"start","figure":"least","value":0.25,"unit":"ms","peer":null,"peerValue":null,"ratio":null,\
        "target":null,"met":null}
        """)
  }

  @Test(arguments: [
    (Figure.Target.valueAtMost(300), 300.0, true), (.valueAtMost(300), 300.1, false),
    (.valueAtLeast(99.5), 99.5, true), (.valueAtLeast(99.5), 99.4, false),
    // The peer takes 100.
    (.ratioAtMost(1.5), 150, true), (.ratioAtMost(1.5), 151, false),
    (.ratioAtLeast(50), 5_000, true), (.ratioAtLeast(50), 4_999, false),
    (.valueAtMost(300), Double.nan, false),
  ])
  func aTargetIsMetUpToItsNumber(target: Figure.Target, value: Double, met: Bool) {
    let figure = Figure(
      bench: "b", figure: "f", value: value, unit: "", peer: Figure.Peer("peer", 100), target: target)
    #expect(figure.isMet == met)
  }

  @Test func peopleSeeFourDigitsAndTheVerdict() {
    let figure = Figure(
      bench: "layout", figure: "resize", value: 12_345.678, unit: "ns", peer: Figure.Peer("kiwi", 98_765.4321),
      target: .ratioAtMost(0.1))
    #expect(
      figure.text == "layout: resize: 12346 ns · kiwi 98765 ns · ratio 0.125 · target ratio at most 0.1: MISSED")
  }

  @Test func oneMissedTargetIsExitCodeOne() {
    var lines: [String] = []
    var printer = FigurePrinter(json: true) { lines.append($0) }
    printer.report(Figure(bench: "b", figure: "met", value: 1, unit: "", target: .valueAtMost(1)))
    printer.report(Figure(bench: "b", figure: "information", value: 9, unit: ""))
    #expect(printer.exitCode == 0)
    printer.report(Figure(bench: "b", figure: "missed", value: 2, unit: "", target: .valueAtMost(1)))
    #expect(printer.exitCode == 1)
    #expect(lines.count == 3)
  }
}

@Suite struct SampleTests {
  /// The nearest-rank example of the textbooks: 15, 20, 35, 40, 50.
  @Test(arguments: [(5, 15.0), (20, 15), (30, 20), (40, 20), (50, 35), (100, 50)])
  func percentilesAreNearestRanks(percent: Int, value: Double) {
    #expect(Sample([35, 20, 15, 50, 40]).percentile(percent) == value)
  }

  @Test func theMedianIsTheMiddle() {
    #expect(Sample([3, 1, 2]).median == 2)
    #expect(Sample([4, 1, 3, 2]).median == 2.5)
    #expect(Sample([7]).median == 7)
  }
}
