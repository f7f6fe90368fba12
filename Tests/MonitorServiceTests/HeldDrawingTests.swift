// The device as it is held and what its sensor says, drawn by hand from sizes and readings.
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct HeldDrawingTests {
  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func held(_ device: DeviceOrientation, _ interface: InterfaceOrientation) -> [String] {
    var state = Fixtures.refused
    (state.deviceOrientation, state.screenOrientation) = (device, interface)
    return Marked.drawn(20, 10) { DeviceDrawing.draw(state, into: &$0, columns: 0..<20, rows: 0..<10) }
  }

  /// 768×1024 upright is 15×10 cells twice as high as wide, on a side 20×8; the dot is its top, the arrow the interface's, green
  /// where that is upright.
  @Test func attitudesAreOutlines() {
    let side = "│\(spaces(18))│"
    #expect(
      Self.held(.portrait, .portrait) == ["  ╭──────<accent>●</>──────╮"]
        + Array(repeating: "  │\(Self.spaces(13))│", count: 3)
        + ["  │      <good>▲</>      │"] + Array(repeating: "  │\(Self.spaces(13))│", count: 4) + ["  ╰─────────────╯"])
    #expect(
      Self.held(.landscapeLeft, .portrait) == ["", "╭──────────────────╮", side, side] + [
        "<accent>●</>        <warning>◀</>         │"
      ]
        + Array(repeating: side, count: 3) + ["╰──────────────────╯", ""])
    #expect(Self.held(.landscapeRight, .portrait)[4] == "│        <warning>▶</>         <accent>●</>")
    #expect(Self.held(.landscapeRight, .landscapeLeft)[4] == "│        <good>▲</>         <accent>●</>")
    let over = Self.held(.portraitUpsideDown, .portrait)
    #expect(over[4] == "  │      <warning>▼</>      │" && over[9] == "  ╰──────<accent>●</>──────╯")
  }

  private func spaces(_ count: Int) -> String { Self.spaces(count) }

  /// Lying flat it is dashed, stands as its interface does, and says how it lies.
  @Test func whatLiesFlatIsDashed() {
    let flat = Self.held(.faceUp, .portrait)
    #expect(flat[0] == "  ╭┄┄┄┄┄┄<accent>●</>┄┄┄┄┄┄╮" && flat[1] == "  ┆\(Self.spaces(13))┆")
    #expect(flat[4] == "  ┆   <strong>faceUp</>    ┆" && flat[9] == "  ╰┄┄┄┄┄┄┄┄┄┄┄┄┄╯")
    #expect(Self.held(.faceDown, .landscapeRight)[4] == "<accent>●</>     <strong>faceDown</>     ┆")
    #expect(Self.held(.unknown, .unknown)[4] == "  ┆   <strong>unknown</>   ┆")
  }

  /// Five columns and three rows at least; with less room nothing is drawn.
  @Test(arguments: [(6, 3, true), (5, 3, false), (6, 2, false)]) func littleRoom(columns: Int, rows: Int, isDrawn: Bool)
  {
    let drawn = Marked.drawn(20, 10) {
      DeviceDrawing.draw(Fixtures.refused, into: &$0, columns: 0..<columns, rows: 0..<rows)
    }
    #expect(drawn.joined().isEmpty != isDrawn)
  }

  // MARK: Motion

  private static func motion(_ model: MonitorModel, _ columns: Int, _ rows: Int) -> [String] {
    Marked.drawn(columns, rows) { DeviceDrawing.motion(model, into: &$0, columns: 0..<columns, rows: 0..<rows) }
  }

  /// With ten rows gauges, and what was below each; 17 cells with the middle the ninth, eight for a g.
  @Test func gaugesAndWhatWas() {
    let words = ["sensed landscapeLeft", "tilt 80°  confidence 97 %", "source held", "lag 3.1 ms  gaps 2"]
    let model = Fixtures.model(Fixtures.split)
    #expect(
      Self.motion(model, 26, 10) == [
        "x −0.98 <accent>████████</><faint>┼········</>", "        <accent>\(Self.spaces(16))▁</>",
        "y  0.06 <faint>········┼········</>", "        <accent>\(Self.spaces(16))▅</>",
        "z −0.17 <faint>·······</><accent>█</><faint>┼········</>", "        <accent>\(Self.spaces(16))▄</>",
      ] + words)
    #expect(
      Self.motion(model, 26, 9) == [
        "x −0.98 <accent>\(Self.spaces(16))▁</>", "y  0.06 <accent>\(Self.spaces(16))▅</>",
        "z −0.17 <accent>\(Self.spaces(16))▄</>",
      ] + words + ["", ""])
    #expect(
      Self.motion(model, 26, 2) == ["x −0.98 <accent>\(Self.spaces(16))▁</>", "y  0.06 <accent>\(Self.spaces(16))▅</>"])
    #expect(
      Self.motion(MonitorModel(instance: "x"), 26, 10) == ["<faint>no sample yet</>"] + Array(repeating: "", count: 9))
  }

  /// What is not told is left out; beyond 1.2 g an arrow says so.
  @Test func readingsThatAreNotPlain() {
    var model = MonitorModel(instance: "x")
    model.apply(
      reading: SensorReading(
        sample: AccelerationSample(t: 1, x: 1.25, y: -12.345, z: 1.2), orientation: .faceUp, source: "walk"))
    #expect(
      Self.motion(model, 26, 10).enumerated().filter { $0.0 % 2 == 0 || $0.0 > 6 }.map(\.1) == [
        "x  1.25 <faint>········┼</><accent>███████</><bad>▸</>",
        "y−12.35 <bad>◂</><accent>███████</><faint>┼········</>",
        "z  1.20 <faint>········┼</><accent>████████</>", "sensed faceUp", "source walk", "lag –  gaps 0", "",
      ])
    model.apply(
      reading: SensorReading(
        sample: AccelerationSample(t: 2, x: 0, y: 0, z: 0), orientation: .faceUp, tilt: 12.4, source: "walk"))
    #expect(Self.motion(model, 26, 10)[7] == "tilt 12°")
  }

  // MARK: In space

  /// Facing the eye, which looks down by 0.35 radians, a device is a rectangle twice over: its edge and its screen. The front
  /// face lies half its thickness nearer than the middle.
  @Test func aDeviceThatFacesTheEye() throws {
    // Up for the eye is up turned by 0.35: a device tilted back by that faces it.
    let sample = AccelerationSample(t: 0, x: 0, y: -cos(0.35), z: -sin(0.35))
    var screen = Screen(columns: 60, rows: 30)
    #expect(TiltDrawing.draw(Fixtures.refused, sample, into: &screen, columns: 0..<60, rows: 0..<30))
    // 120×120 dots; the device is as high as 119/1.2, three quarters as wide, a twentieth thick, seen from 2.5 heights.
    let height = 119 / 1.2
    let near = 2.5 / (2.5 - 0.05 / 2)
    for (style, halfWidth, halfHeight) in [
      (Theme.plain, 0.75 / 2, 0.5), (Theme.faint, 0.75 / 2 - 0.07 * 0.75, 0.5 - 0.07 * 0.75),
    ] {
      let cells = (0..<30).flatMap { row in (0..<60).map { ($0, row) } }.filter {
        screen[$0.0, $0.1].style == style && screen[$0.0, $0.1].character != " " && screen[$0.0, $0.1].character != "▲"
      }
      let (columns, rows) = (cells.map(\.0), cells.map(\.1))
      func cell(_ dots: Double, _ size: Double) -> Int { Int((59.5 + dots).rounded()) / Int(size) }
      #expect(
        columns.min() == cell(-halfWidth * height * near, 2) && columns.max() == cell(halfWidth * height * near, 2))
      #expect(rows.min() == cell(-halfHeight * height * near, 4) && rows.max() == cell(halfHeight * height * near, 4))
    }
    #expect(screen[29, 14].character == "◀" && screen[29, 14].style == Theme.warning)
  }

  /// The arrow is green where the interface is upright, faint where nothing is known of it; from behind one sees the back.
  @Test func whatStandsInTheMiddle() {
    func middle(_ device: DeviceOrientation, _ interface: InterfaceOrientation, y: Double, z: Double) -> (
      Character, Style
    ) {
      var state = Fixtures.refused
      (state.deviceOrientation, state.screenOrientation) = (device, interface)
      var screen = Screen(columns: 40, rows: 20)
      _ = TiltDrawing.draw(
        state, AccelerationSample(t: 0, x: 0, y: y, z: z), into: &screen, columns: 0..<40, rows: 0..<20)
      return (screen[19, 9].character, screen[19, 9].style)
    }
    #expect(middle(.portrait, .portrait, y: -1, z: 0) == ("▲", Theme.good))
    #expect(middle(.portraitUpsideDown, .portrait, y: -1, z: 0) == ("▼", Theme.warning))
    #expect(middle(.faceUp, .portrait, y: 0, z: -1) == ("△", Theme.faint))
    var screen = Screen(columns: 40, rows: 20)
    _ = TiltDrawing.draw(
      Fixtures.refused, AccelerationSample(t: 0, x: 0, y: 0.1, z: 0.995), into: &screen, columns: 0..<40, rows: 0..<20)
    #expect(screen.text.contains("back") && !screen.text.contains("△"))
  }
}
