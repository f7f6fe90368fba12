// The device in space: directions by geometry, dots by Braille's table, and when a picture is drawn at all.
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct TiltTests {
  /// CoreMotion's resting samples (R-DEV-01). The eye looks down by 0.35 radians, which shortens what stands upright and turns
  /// what is up towards it, and leaves left and right as they are.
  @Test(
    arguments: [
      // An axis of the device, and where it points in the holder's eyes: right, up, towards.
      ((0, -1, 0), Vector(x: 0, y: 1, z: 0), Vector(x: 0, y: cos(0.35), z: sin(0.35))),
      ((0, -1, 0), Vector(x: 1, y: 0, z: 0), Vector(x: 1, y: 0, z: 0)),
      ((0, -1, 0), Vector(x: 0, y: 0, z: 1), Vector(x: 0, y: -sin(0.35), z: cos(0.35))),
      // In landscapeLeft its top points left; upside down its right side does.
      ((-1, 0, 0), Vector(x: 0, y: 1, z: 0), Vector(x: -1, y: 0, z: 0)),
      ((1, 0, 0), Vector(x: 0, y: 1, z: 0), Vector(x: 1, y: 0, z: 0)),
      ((0, 1, 0), Vector(x: 1, y: 0, z: 0), Vector(x: -1, y: 0, z: 0)),
      // Face up its top is away from the eye, which is up on a picture seen from above; face down nearer.
      ((0, 0, -1), Vector(x: 0, y: 1, z: 0), Vector(x: 0, y: sin(0.35), z: -cos(0.35))),
      ((0, 0, -1), Vector(x: 0, y: 0, z: 1), Vector(x: 0, y: cos(0.35), z: sin(0.35))),
      ((0, 0, 1), Vector(x: 0, y: 1, z: 0), Vector(x: 0, y: -sin(0.35), z: cos(0.35))),
    ] as [((Double, Double, Double), Vector, Vector)])
  func axesPointWhereGravitySays(_ g: (Double, Double, Double), _ axis: Vector, _ seen: Vector) throws {
    let tilt = try #require(Tilt(AccelerationSample(t: 0, x: g.0, y: g.1, z: g.2), interface: .portrait))
    let found = tilt.seen(axis)
    #expect((found + seen * -1).length < 1e-9, "\(found)")
  }

  /// Flat on its back the top of what is shown is away from the eye, flat on its face nearer, and what is right of it stays right:
  /// landscapeRight is upright with the device's right edge up.
  @Test(
    arguments: [
      (.portrait, Vector(x: 0, y: 1, z: 0), Vector(x: 1, y: 0, z: 0)),
      (.unknown, Vector(x: 0, y: 1, z: 0), Vector(x: 1, y: 0, z: 0)),
      (.portraitUpsideDown, Vector(x: 0, y: -1, z: 0), Vector(x: -1, y: 0, z: 0)),
      (.landscapeLeft, Vector(x: -1, y: 0, z: 0), Vector(x: 0, y: 1, z: 0)),
      (.landscapeRight, Vector(x: 1, y: 0, z: 0), Vector(x: 0, y: -1, z: 0)),
    ] as [(InterfaceOrientation, Vector, Vector)])
  func whatIsShownLiesWithItsTopAway(interface: InterfaceOrientation, top: Vector, right: Vector) throws {
    let back = try #require(Tilt(AccelerationSample(t: 0, x: 0, y: 0, z: -1), interface: interface))
    #expect((back.seen(top) + Vector(x: 0, y: sin(0.35), z: -cos(0.35)) * -1).length < 1e-9)
    #expect((back.seen(right) + Vector(x: 1, y: 0, z: 0) * -1).length < 1e-9)
    let face = try #require(Tilt(AccelerationSample(t: 0, x: 0, y: 0, z: 1), interface: interface))
    #expect((face.seen(top) + Vector(x: 0, y: -sin(0.35), z: cos(0.35)) * -1).length < 1e-9)
    #expect((face.seen(right) + Vector(x: 1, y: 0, z: 0) * -1).length < 1e-9)
  }

  /// Whatever is held however: nothing is stretched or mirrored, and a small tilt is a small turn.
  @Test func everyAttitudeIsATurn() throws {
    for interface in [InterfaceOrientation.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown] {
      for step in 0..<400 {
        let (around, over) = (Double(step) * 0.37, Double(step % 101) / 100 * Double.pi)
        let sample = AccelerationSample(t: 0, x: sin(over) * cos(around), y: sin(over) * sin(around), z: cos(over))
        let tilt = try #require(Tilt(sample, interface: interface))
        for axis in [tilt.right, tilt.up, tilt.towards] { #expect(abs(axis.length - 1) < 1e-9) }
        #expect((tilt.right.cross(tilt.up) + tilt.towards * -1).length < 1e-9)
      }
    }
    // From upright to flat on its back in steps of a degree.
    var before: Vector?
    for degrees in 0...90 {
      let angle = Double(degrees) * .pi / 180
      let tilt = try #require(
        Tilt(AccelerationSample(t: 0, x: 0, y: -cos(angle), z: -sin(angle)), interface: .portrait))
      let top = tilt.seen(Vector(x: 0, y: 1, z: 0))
      if let before { #expect((top + before * -1).length < 0.02) }
      before = top
    }
  }

  @Test(arguments: [(0.0, 0.0, 0.0), (.nan, 0, 0), (.infinity, 0, 0), (0, 1e300, 1e300)])
  func whatHasNoDirectionIsNotDrawn(_ x: Double, _ y: Double, _ z: Double) {
    #expect(Tilt(AccelerationSample(t: 0, x: x, y: y, z: z), interface: .portrait) == nil)
    var screen = Screen(columns: 20, rows: 10)
    #expect(
      !TiltDrawing.draw(
        Fixtures.split, AccelerationSample(t: 0, x: x, y: y, z: z), into: &screen, columns: 0..<20, rows: 0..<10))
    #expect(screen == Screen(columns: 20, rows: 10))
  }

  /// The mark of the top stands where the device's top points: above, left, below, right of the middle.
  @Test(arguments: [((0.0, -1.0, 0.0), 0, -1), ((-1, 0, 0), -1, 0), ((0, 1, 0), 0, 1), ((1, 0, 0), 1, 0)])
  func theTopIsMarked(_ g: (Double, Double, Double), _ right: Int, _ down: Int) throws {
    var screen = Screen(columns: 40, rows: 20)
    let sample = AccelerationSample(t: 0, x: g.0, y: g.1, z: g.2)
    #expect(TiltDrawing.draw(Fixtures.refused, sample, into: &screen, columns: 0..<40, rows: 0..<20))
    let cells = (0..<20).flatMap { row in (0..<40).map { ($0, row) } }
    let (column, row) = try #require(cells.first { screen[$0.0, $0.1].character == "●" })
    #expect((column - 20).signum() * (abs(column - 20) > 4 ? 1 : 0) == right)
    #expect((row - 10).signum() * (abs(row - 10) > 4 ? 1 : 0) == down)
  }

  /// The mark is on the face that is seen: on a table, screen up, on the far edge, of which nothing is higher; screen down on the near
  /// edge of the back, below which the device's thickness is seen. A twentieth of a length of 80 ÷ 1.2 rows is more than three.
  @Test(arguments: [(-1.0, true), (1, false)]) func theMarkIsOnTheFaceThatIsSeen(_ z: Double, _ isScreen: Bool) throws {
    var screen = Screen(columns: 160, rows: 80)
    let sample = AccelerationSample(t: 0, x: 0, y: 0, z: z)
    #expect(TiltDrawing.draw(Fixtures.refused, sample, into: &screen, columns: 0..<160, rows: 0..<80))
    let filled = (0..<80).filter { row in (0..<160).contains { screen[$0, row].character != " " } }
    let mark = try #require((0..<80).first { row in (0..<160).contains { screen[$0, row].character == "●" } })
    let (first, last) = (try #require(filled.first), try #require(filled.last))
    #expect(isScreen ? mark == first : (2...5).contains(last - mark), "\(mark) of \(first) to \(last)")
  }

  /// A device of which nothing is known is drawn as its size is given, upright: 768×1024 in 40×20 cells twice as high as wide is
  /// 30×20, with the mark of the top in the middle of the first row.
  @Test func whatNothingIsKnownOfIsDrawnUpright() throws {
    var state = Fixtures.refused
    (state.deviceOrientation, state.screenOrientation) = (.unknown, .unknown)
    var screen = Screen(columns: 40, rows: 20)
    DeviceDrawing.draw(state, into: &screen, columns: 0..<40, rows: 0..<20)
    let cells = (0..<20).flatMap { row in (0..<40).map { ($0, row) } }
    let (column, row) = try #require(cells.first { screen[$0.0, $0.1].character == "●" })
    #expect(row == 0 && (19...20).contains(column))
    let filled = cells.filter { screen[$0.0, $0.1].character != " " }
    #expect(filled.map { $0.0 }.min() == 5 && filled.map { $0.0 }.max() == 34)
  }

  /// Of a device on its back the top is further away than the bottom and so narrower; held upright and looked down at, nearer.
  @Test(arguments: [((0.0, -0.6, -0.8), false), ((0, -1, 0), true), ((0, -0.6, 0.8), true)])
  func whatIsNearerIsWider(_ g: (Double, Double, Double), _ topIsWider: Bool) throws {
    var screen = Screen(columns: 80, rows: 40)
    let sample = AccelerationSample(t: 0, x: g.0, y: g.1, z: g.2)
    #expect(TiltDrawing.draw(Fixtures.refused, sample, into: &screen, columns: 0..<80, rows: 0..<40))
    let rows = (0..<40).map { screen.text(row: $0) }.filter { !$0.isEmpty }
    func width(_ line: String) -> Int { line.drop { $0 == " " }.count }
    let (top, bottom) = (try #require(rows.dropFirst(1).first), try #require(rows.dropLast(1).last))
    #expect((width(top) > width(bottom)) == topIsWider, "\(screen.text)")
  }

  /// A slab that is turned is a rim of dots, not the box of lines of attitudes.
  @Test func itIsDrawnInDots() {
    var screen = Screen(columns: 30, rows: 15)
    let sample = AccelerationSample(t: 0, x: -0.5, y: -0.5, z: -0.7)
    #expect(TiltDrawing.draw(Fixtures.split, sample, into: &screen, columns: 0..<30, rows: 0..<15))
    let dots = screen.text.unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }
    #expect(dots.count > 30)
    #expect(!screen.text.contains("│"))
  }

  /// Unicode's table: dots 1, 2, 3, 7 are the left column, 4, 5, 6, 8 the right one.
  @Test(
    arguments: [
      (0, 0, "⠁"), (0, 1, "⠂"), (0, 2, "⠄"), (0, 3, "⡀"), (1, 0, "⠈"), (1, 1, "⠐"), (1, 2, "⠠"), (1, 3, "⢀"),
    ] as [(Int, Int, Character)])
  func eachDotIsItsCharacter(_ x: Int, _ y: Int, _ character: Character) {
    var canvas = BrailleCanvas(columns: 1, rows: 1)
    canvas.dot(x, y, style: .plain)
    canvas.dot(x + 9, y, style: .plain)
    var screen = Screen(columns: 1, rows: 1)
    canvas.copy(to: &screen, column: 0, row: 0)
    #expect(screen[0, 0].character == character)
  }

  /// Eight bars from −1 to 1 g, a quarter of a g each; the newest is on the right.
  @Test(
    arguments: [
      ([-1, -0.76, -0.5, 0, 0.26, 1], 8, "  ▁▁▃▅▆█"), ([9, -9, .nan], 3, "█▁·"), ([1, 0, -1], 2, "▅▁"), ([], 3, "   "),
      ([1], 0, ""),
    ] as [([Double], Int, String)])
  func sparklines(_ values: [Double], _ columns: Int, _ line: String) {
    #expect(TiltDrawing.sparkline(values, columns: columns) == line)
  }

  @Test func samplesAreKeptATenthOfASecondApart() {
    var model = MonitorModel(instance: "demo")
    for step in 0..<600 {
      let sample = AccelerationSample(t: Double(step) / 64, x: Double(step), y: 0, z: 0)
      model.apply(reading: SensorReading(sample: sample, orientation: .portrait, source: "held"))
    }
    // Seven of 64 a second is the first step beyond a tenth: every seventh is kept, 86 of 600.
    #expect(model.samples.count == 86)
    #expect(model.samples[1].x == 7)
    model.apply(
      reading: SensorReading(sample: AccelerationSample(t: 0, x: 1, y: 0, z: 0), orientation: .portrait, source: "held")
    )
    #expect(model.samples.last?.t == 0)
    // A pose that is held takes no time: what is new of it counts, its repetition does not.
    for x in [0.5, 0.5, 0.25] {
      model.apply(
        reading: SensorReading(
          sample: AccelerationSample(t: 0, x: x, y: 0, z: 0), orientation: .portrait, source: "held"))
    }
    #expect(model.samples.suffix(3).map(\.x) == [1, 0.5, 0.25])
  }

  // MARK: When

  @Test func aPictureIsDrawnWhenSomethingIsOther() {
    var model = Fixtures.model(Fixtures.split)
    var pace = FramePace()
    #expect(pace.isDue(at: 0) && pace.patience(at: 0, isTyping: false) == 0)
    pace.drawn(model, at: 0)
    pace.look(model, at: 5)
    #expect(!pace.isDue(at: 5) && pace.patience(at: 5, isTyping: false) == 200)
    #expect(pace.patience(at: 5, isTyping: true) == 50)
    // The same sample again is nothing to be drawn; another one is, and no sooner than a tenth of a second later.
    model.apply(reading: Self.reading(4.5, -0.98))
    pace.look(model, at: 5.05)
    #expect(!pace.isDue(at: 5.05))
    model.apply(reading: Self.reading(5.5, -0.5))
    pace.look(model, at: 5.1)
    #expect(pace.isDue(at: 5.1))
    pace.drawn(model, at: 5.1)
    pace.demand()
    #expect(!pace.isDue(at: 5.15) && pace.patience(at: 5.15, isTyping: false) == 50 && pace.isDue(at: 5.2))
  }

  /// Held still after a turn: nothing is drawn while no sample comes, and what is on the sparklines moves on with those that do.
  @Test func aPoseThatIsHeldIsDrawnOnce() {
    var model = Fixtures.model(Fixtures.split)
    var pace = FramePace()
    model.apply(reading: Self.reading(5, -0.5))
    pace.drawn(model, at: 0)
    pace.look(model, at: 0.5)
    #expect(!pace.isDue(at: 0.5))
    model.apply(reading: Self.reading(5.2, -0.5))
    pace.look(model, at: 0.6)
    #expect(pace.isDue(at: 0.6))
    for step in 0..<MonitorModel.maximumSamples { model.apply(reading: Self.reading(6 + Double(step), -0.5)) }
    pace.drawn(model, at: 1)
    model.apply(reading: Self.reading(500, -0.5))
    pace.look(model, at: 1.9)
    #expect(!pace.isDue(at: 1.9))
  }

  /// A lag that jitters is no reason to draw more than once a second.
  @Test func figuresThatJitterAreDrawnOnceASecond() {
    var model = Fixtures.model(Fixtures.split)
    var pace = FramePace()
    pace.drawn(model, at: 0)
    model.lag = 0.5
    pace.look(model, at: 0.9)
    #expect(!pace.isDue(at: 0.9))
    pace.look(model, at: 1)
    #expect(pace.isDue(at: 1))
  }

  private static func reading(_ t: Double, _ x: Double) -> SensorReading {
    SensorReading(
      sample: AccelerationSample(t: t, x: x, y: 0.06, z: -0.17), orientation: .landscapeLeft, tilt: 80,
      confidence: 0.97,
      source: "held")
  }
}
