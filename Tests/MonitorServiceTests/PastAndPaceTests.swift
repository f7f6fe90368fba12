// What is kept of the past, what is said to be other, and when a picture is drawn: limits at and one past them.
import Foundation
import Orientation
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct PastAndPaceTests {
  private static func report(
    _ id: Int, _ reason: RotationReason = .already, _ interface: InterfaceOrientation = .portrait,
    frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 400), screen: WindowScreen = .device
  ) -> WindowReport {
    WindowReport(
      id: id, from: .portrait, interface: interface, changed: false, origin: frame.origin, size: frame.size,
      horizontal: .compact, vertical: .regular, reason: reason, screen: screen)
  }

  private static func receipt(_ seq: UInt64, _ windows: [WindowReport], _ ending: Ending = .settled) -> MonitorReceipt {
    MonitorReceipt(seq: seq, cause: nil, input: "turn", ending: ending, windows: windows, ledger: [], fingerprint: 0)
  }

  // MARK: States

  /// Two hundred whole states, the latest; one that is told twice is as it was told last and counts once.
  @Test func statesAreKept() {
    var past = PastStates()
    #expect(past.last == 0 && !past.isLoaded)
    for seq in 1...201 { past.keep(Fixtures.split, after: UInt64(seq)) }
    #expect(past.state(after: 1) == nil && past.state(after: 2) == Fixtures.split && past.last == 201)
    past.keep(Fixtures.refused, after: 5)
    #expect(past.state(after: 5) == Fixtures.refused && past.last == 201)
    past.keep(nil, after: 300)
    #expect(past.state(after: 300) == nil && past.last == 300)
    past.keep(Fixtures.refused, after: 301)
    #expect(past.state(after: 2) == nil && past.state(after: 3) != nil)
  }

  /// What a receipt alone tells: places and orientations; closed windows are gone, covered ones in the background, the screen is
  /// turned where the first window on the device is, and everything that is known of a window beside it stays.
  @Test func aReceiptIsSketched() {
    var now = Fixtures.split
    now.windows[1].layer = 1
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let sketch = PastStates().sketch(
      Self.receipt(
        3,
        [
          Self.report(5, .closed), Self.report(3, .already, .landscapeLeft, screen: .external),
          Self.report(2, .covered, .portrait, frame: frame), Self.report(1, .mask),
        ]), now: now)
    #expect(sketch.deviceOrientation == .unknown && sketch.screenOrientation == .portrait)
    #expect(sketch.screenSize == CGSize(width: 768, height: 1024))
    #expect(sketch.windows.map(\.id) == [3, 2, 1])
    #expect(sketch.windows.map(\.app) == ["", "BaseController", "Alternates"])
    #expect(sketch.windows.map(\.isForeground) == [true, false, true])
    #expect(sketch.windows.map(\.layer) == [0, 1, 0])
    #expect(sketch.windows.map(\.screen) == [.external, .device, .device])
    #expect(
      sketch.windows[1].frame == frame && sketch.windows[1].root.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(sketch.windows[2].reason == .mask && sketch.windows[2].interface == .portrait)
    #expect(sketch.windows[2].horizontal == .compact && sketch.windows[2].vertical == .regular)
    #expect(sketch.windows[2].explanation == "seen in the log, which keeps no views")
    #expect(sketch.windows[2].root.className == "UIWindow" && sketch.windows[2].root.subviews.isEmpty)
    let lying = PastStates().sketch(Self.receipt(3, [Self.report(1, .already, .landscapeLeft)]), now: now)
    #expect(lying.screenSize == CGSize(width: 1024, height: 768) && lying.screenOrientation == .landscapeLeft)
    #expect(PastStates().sketch(Self.receipt(3, []), now: now).screenOrientation == .unknown)
  }

  // MARK: Differences

  /// Every value of a window that can be other, in one line each.
  @Test func valuesOfWindows() {
    var other = Self.report(
      1, .rotated, .landscapeLeft, frame: CGRect(x: 5, y: 0, width: 400, height: 300), screen: .external)
    (other.horizontal, other.vertical) = (.regular, .compact)
    let before = Self.receipt(1, [Self.report(1), Self.report(2), Self.report(3)])
    let after = Self.receipt(2, [other, Self.report(2), Self.report(4, .opened)], .unsettled("still moving"))
    #expect(
      Difference.lines(from: (before, nil), to: (after, nil)) == [
        "#2 turn ⇒ unsettled: still moving", "against #1 turn:", "window 1: rotated",
        "  interface portrait → landscapeLeft", "  size 300×400 → 400×300", "  place 0,0 → 5,0",
        "  classes compact×regular → regular×compact", "  screen device → external", "window 4: opened",
        "  new: portrait, 300×400", "window 3: no more",
      ])
    #expect(
      Difference.lines(from: nil, to: (after, nil)) == [
        "#2 turn ⇒ unsettled: still moving", "nothing is known of the input before",
      ])
  }

  /// Every value of a view, and of what holds it.
  @Test func valuesOfViews() {
    func view(_ name: String, _ x: Double = 0, _ change: (inout ViewSnapshot) -> Void = { _ in }) -> ViewSnapshot {
      var view = ViewSnapshot(className: name, frame: CGRect(x: x, y: 0, width: 10, height: 20))
      change(&view)
      return view
    }
    var (one, other) = (Fixtures.split, Fixtures.split)
    one.windows[0].root = view("W") {
      $0.subviews = [
        view("A") { $0.text = "a" }, view("B") { $0.identifier = "b" }, view("C"), view("D") { $0.isHidden = true },
        view("E"),
      ]
    }
    other.windows[0].root = view("W") {
      $0.subviews = [
        view("A", 5) { $0.value = "1" },
        view("B") {
          ($0.identifier, $0.isTappable, $0.subviews) = ("b", true, [view("F") { $0.text = "new" }])
        }, view("C") { $0.isHidden = true }, view("D"), view("E") { $0.identifier = "e" },
      ]
    }
    other.deviceOrientation = .faceUp
    other.windows[0].safeArea = EdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    other.windows[0].visibleController = "Next"
    let receipt = Self.receipt(1, [Self.report(1)])
    #expect(
      Difference.lines(from: (receipt, one), to: (receipt, other)).dropFirst(2) == [
        "held landscapeLeft → faceUp", "window 1: already",
        "  safe area top 0, left 0, bottom 0, right 0 → top 1, left 0, bottom 0, right 0",
        "  shows ALandscapeViewController → Next", "  A 0,0 10×20 → 5,0 10×20, “a” → “”, no value → 1",
        "  B #b can be tapped", "  + F “new” 0,0 10×20", "  C hidden", "  D shown", "  + E #e 0,0 10×20",
        "  − E 0,0 10×20",
      ])
    // The other way round, and a sketch without views has none to be compared.
    #expect(
      Difference.lines(from: (receipt, other), to: (receipt, one)).contains(
        "  A “a” 5,0 10×20 → 0,0 10×20, “” → “a”, 1 → no value"))
    #expect(Difference.lines(from: (receipt, other), to: (receipt, one)).contains("  B #b cannot be tapped"))
    one.windows[0].root.subviews = []
    #expect(!Difference.lines(from: (receipt, one), to: (receipt, other)).contains { $0.contains("+") })
  }

  @Test func twoHundredViewsAreListed() {
    for (count, last) in [(200, "  + V 0,0 1×1"), (201, "  and 1 more"), (250, "  and 50 more")] {
      let leaf = ViewSnapshot(className: "V", frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      var (one, other) = (Fixtures.split, Fixtures.split)
      one.windows[0].root.subviews = [ViewSnapshot(className: "A", frame: .zero)]
      other.windows[0].root.subviews = one.windows[0].root.subviews + Array(repeating: leaf, count: count)
      let receipt = Self.receipt(1, [Self.report(1)])
      let lines = Difference.lines(from: (receipt, one), to: (receipt, other)).dropFirst(3)
      #expect(lines.count == min(count, 201) && lines.last == last)
    }
  }

  // MARK: Pace

  private static func reading(
    x: Double = 0, y: Double = 0, z: Double = -1, t: Double = 1, source: String = "held", confidence: Double? = nil
  ) -> SensorReading {
    SensorReading(
      sample: AccelerationSample(t: t, x: x, y: y, z: z), orientation: .faceUp, confidence: confidence, source: source)
  }

  /// What is drawn again: 4 mg on an axis and more, another word of the sensor; not less, and not the same.
  @Test func whatIsWorthAPicture() {
    let table: [(String, SensorReading, Bool)] = [
      ("the same", reading(t: 1.05), false), ("4 mg", reading(x: 0.004, t: 1.05), false),
      ("more on x", reading(x: 0.0041, t: 1.05), true), ("more on y", reading(y: -0.0041, t: 1.05), true),
      ("more on z", reading(z: -1.0041, t: 1.05), true), ("source", reading(t: 1.05, source: "walk"), true),
      ("confidence", reading(t: 1.05, confidence: 0.5), true),
    ]
    for (what, next, isDrawn) in table {
      var model = MonitorModel(instance: "demo")
      model.apply(reading: Self.reading())
      var pace = FramePace()
      pace.drawn(model, at: 0)
      model.apply(reading: next)
      pace.look(model, at: 0.5)
      #expect(pace.isDue(at: 0.5) == isDrawn, "\(what)")
    }
    var model = MonitorModel(instance: "demo")
    var pace = FramePace()
    pace.drawn(model, at: 0)
    pace.look(model, at: 0.5)
    #expect(!pace.isDue(at: 0.5))
    model.apply(reading: Self.reading())
    pace.look(model, at: 0.5)
    #expect(pace.isDue(at: 0.5))
  }

  private func reading(
    x: Double = 0, y: Double = 0, z: Double = -1, t: Double, source: String = "held", confidence: Double? = nil
  ) -> SensorReading { Self.reading(x: x, y: y, z: z, t: t, source: source, confidence: confidence) }

  /// A tenth of a second between two, looks no longer apart than 200 ms, and 50 with an Escape that may be a key.
  @Test func howLongIsWaited() {
    let model = MonitorModel(instance: "demo")
    var pace = FramePace()
    pace.drawn(model, at: 10)
    let table: [(Double, Bool, Bool, Int)] = [
      (10, false, false, 200), (10, false, true, 50), (10, true, false, 100), (10.0625, true, false, 38),
      (10.0625, true, true, 38), (10.03125, true, true, 50), (10.5, true, false, 0), (9, true, false, 100),
    ]
    for (now, isWanted, isTyping, milliseconds) in table {
      var pace = pace
      if isWanted { pace.demand() }
      #expect(pace.patience(at: now, isTyping: isTyping) == milliseconds, "\(now)")
      #expect(pace.isDue(at: now) == (isWanted && now >= 10.1))
    }
  }
}
