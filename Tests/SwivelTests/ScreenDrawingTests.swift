// `swivel devices show`: screens with their safe areas in characters, cell by cell.
import DeviceCatalog
import DeviceFixtures
import Orientation
import Testing

@testable import swivel

@Suite struct ScreenDrawingTests {
  /// An iPhone X is 375×812, so 28 cells of 29 points on the longer side. Upright the 44 points above and the 34 below are a
  /// row of 58 each. Turned, the 44 points at the sides reach the middle of two cells; the 21 below, of no row of 62.5, take the
  /// row at the edge.
  @Test(
    arguments: [
      (.portrait, 13, [full(13)] + Array(repeating: open(0, 13), count: 12) + [full(13)]),
      (.landscapeRight, 28, Array(repeating: open(2, 24), count: 5) + [full(28)]),
    ] as [(InterfaceOrientation, Int, [String])])
  func cells(_ orientation: InterfaceOrientation, _ columns: Int, _ rows: [String]) {
    let edge = "+" + String(repeating: "-", count: columns) + "+"
    #expect(
      ScreenDrawing(profile: .iPhoneX, era: Era(15), orientation: orientation).lines
        == [edge] + rows.map { "|\($0)|" } + [edge])
  }

  private static func full(_ cells: Int) -> String { String(repeating: "░", count: cells) }

  private static func open(_ taken: Int, _ free: Int) -> String {
    full(taken) + String(repeating: " ", count: free) + full(taken)
  }
}
