// The monitor's memory at its limits: what deltas, logs and samples leave in it, and lines of dots cell by cell.
import EventLog
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct ModelEdgesTests {
  private static func window(_ id: Int, _ app: String = "A") -> WindowSnapshot {
    var window = Fixtures.split.windows[0]
    (window.id, window.app) = (id, app)
    return window
  }

  /// A delta's windows replace those of their numbers, closed ones go, and all stand in order.
  @Test func windowsOfADelta() {
    var model = MonitorModel(instance: "demo")
    var state = Fixtures.split
    state.windows = [Self.window(2), Self.window(5), Self.window(7)]
    // Before there is a state, what a delta brings is all there is.
    model.apply(header: state, windows: [Self.window(3)], at: 0)
    #expect(model.device?.windows.map(\.id) == [3])
    model.apply(snapshot: state, at: 0)
    let changes = model.apply(
      header: Fixtures.refused, windows: [Self.window(6), Self.window(5, "B")], closed: [2, 9], at: 1)
    #expect(model.device?.windows.map(\.id) == [5, 6, 7] && model.device?.windows.map(\.app) == ["B", "A", "A"])
    #expect(model.device?.isRotationLocked == true && model.device?.screenOrientation == .portrait)
    #expect(
      changes.map(\.change) == [
        .rotationLock(true), .window(Self.window(5, "B")), .window(Self.window(6)), .windowClosed(id: 2),
      ])
    // Another device, or another version of the same, is told whole.
    for change in [{ $0.device = "other" }, { $0.era = "10" }] as [(inout DeviceSnapshot) -> Void] {
      var next = Fixtures.refused
      change(&next)
      #expect(model.apply(snapshot: next, at: 2).map(\.change) == [.state(next)])
      model.apply(snapshot: Fixtures.refused, at: 2)
    }
  }

  /// Of a call more than a thousand are the latest; so many of one receipt as well.
  @Test func aThousandCallsAreKept() {
    var model = MonitorModel(instance: "demo")
    var receipt = Fixtures.receipt(Fixtures.split, seq: 1, from: .portrait)
    receipt.ledger = (0..<1_003).map { LedgerEntry(window: 1, subject: "A", call: "\($0)") }
    model.apply(receipt: receipt, at: 0)
    #expect(model.ledger.count == 1_000 && model.ledger.first?.entry.call == "3" && model.ledger.first?.seq == 1)
    receipt = Fixtures.receipt(Fixtures.split, seq: 2, from: .portrait)
    model.apply(receipt: receipt, at: 0)
    #expect(model.ledger.count == 1_000 && model.ledger.first?.entry.call == "7" && model.ledger.last?.seq == 2)
  }

  /// What was before stands before, at no time; what is read later at the time it was read. Together a thousand.
  @Test func aLogIsReadTwice() throws {
    func log(_ count: UInt64) throws -> EventLog {
      func outcome(_ seq: UInt64) -> LogRecord {
        .outcome(LoggedOutcome(seq: seq, ending: .settled, windows: [], fingerprint: 1, calls: 1))
      }
      var records: [LogRecord] = [.header(LogHeader(device: "d", era: "9", apps: ["A"])), outcome(0)]
      for seq in 1...count {
        let input = DeviceInput(time: Double(seq), event: .tick)
        records += [.input(LoggedInput(seq: seq, cause: Cause(epoch: 1, n: seq), input: input)), outcome(seq)]
      }
      return try EventLog(bytes: Data(records.map { $0.line + "\n" }.joined().utf8), path: "a")
    }
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: Fixtures.split, at: 3)
    #expect(model.apply(log: try log(2), at: 5).map(\.time) == [-1, -1, -1])
    #expect(model.events.map(\.time) == [-1, -1, -1, 3])
    #expect(
      model.receipts.map(\.input) == ["launch", "tick", "tick"] && model.receipts[2].cause == Cause(epoch: 1, n: 2))
    #expect(model.apply(log: try log(4), at: 6).map(\.time) == [6, 6])
    #expect(model.events.map(\.time) == [-1, -1, -1, 3, 6, 6] && model.receipts.map(\.seq) == [0, 1, 2, 3, 4])
    var other = MonitorModel(instance: "demo")
    other.apply(snapshot: Fixtures.split, at: 3)
    other.apply(log: try log(1_200), at: 5)
    #expect(other.events.count == 1_000 && other.receipts.first?.seq == 202 && other.events.last?.time == 3)
  }

  private static func reading(_ t: Double, x: Double = 0) -> SensorReading {
    SensorReading(sample: AccelerationSample(t: t, x: x, y: -1, z: 0), orientation: .portrait, source: "held")
  }

  /// An eighth of a second apart is kept, a sixteenth is not; a hundred of them.
  @Test func samplesOfTheSparklines() {
    var model = MonitorModel(instance: "demo")
    for t in [1, 1.0625, 1.125, 1.1875, 1.25] { model.apply(reading: Self.reading(t)) }
    #expect(model.samples.map(\.t) == [1, 1.125, 1.25] && model.reading?.sample.t == 1.25)
    for step in 0..<200 { model.apply(reading: Self.reading(2 + Double(step) / 8)) }
    #expect(model.samples.count == 100 && model.samples.first?.t == 2 + 100.0 / 8)
    // A sensor that begins anew; a pose that takes no time.
    for (t, x) in [(0, 0), (0, 0), (0, 1), (0.0625, 1)] as [(Double, Double)] {
      model.apply(reading: Self.reading(t, x: x))
    }
    #expect(model.samples.suffix(3).map(\.t) == [2 + 199.0 / 8, 0, 0] && model.samples.last?.x == 1)
  }

  /// Of a window constraints are wanted while its tree is looked at, until they are known as they are now.
  @Test func whenConstraintsAreWanted() {
    var model = Fixtures.model(Fixtures.split)
    #expect(model.wantedLayout == nil)
    model.view.pane = .tree
    #expect(model.wantedLayout == 1)
    model.apply(layout: WindowLayout(id: 1, app: "A", views: []))
    #expect(model.wantedLayout == nil)
    model.view.window = 2
    #expect(model.wantedLayout == 2)
    model.view.window = 1
    model.view.step = 4
    #expect(model.wantedLayout == nil)
    model.view.step = nil
    model.apply(receipt: Fixtures.receipt(Fixtures.split, seq: 5, from: .portrait), at: 9)
    #expect(model.wantedLayout == 1)
    #expect(MonitorModel(instance: "x").wantedLayout == nil)
  }

  // MARK: Dots

  /// By Unicode's table: a line goes through every dot on its way, ends included, and what is beyond the cells is left out.
  @Test(
    arguments: [
      ((0, 0), (3, 3), "⠑⢄"), ((3, 3), (0, 0), "⠑⢄"), ((0, 1), (3, 1), "⠒⠒"), ((2, 0), (2, 3), " ⡇"),
      ((1, 3), (1, 0), "⢸ "),
      ((0, 0), (0, 0), "⠁ "), ((0, 3), (3, 0), "⡠⠊"), ((-4, 1), (1, 1), "⠒ "), ((3, 1), (16, 1), " ⠐"),
      ((3, 1), (17, 1), "  "),
      ((.nan, 0), (1, 1), "  "), ((0, 0), (0, .infinity), "  "), ((0, 0), (3, 1), "⠉⠒"),
    ] as [((Double, Double), (Double, Double), String)])
  func lines(_ from: (Double, Double), _ to: (Double, Double), _ text: String) {
    var canvas = BrailleCanvas(columns: 2, rows: 1)
    #expect(canvas.width == 4 && canvas.height == 4)
    canvas.line((x: from.0, y: from.1), (x: to.0, y: to.1), style: Theme.accent)
    var screen = Screen(columns: 4, rows: 2)
    canvas.copy(to: &screen, column: 1, row: 1)
    #expect(String((1..<3).map { screen[$0, 1].character }) == text)
    #expect((1..<3).allSatisfy { screen[$0, 1].character == " " || screen[$0, 1].style == Theme.accent })
  }
}
