import Foundation
import Orientation
import Terminal
import Testing
// Windows that lie upon each other, and a display beside the device: who is in front can be seen, and no word is cut in two.
import Vocabulary

@testable import MonitorService

@Suite struct OverlapTests {
  private static let screen = CGSize(width: 1194, height: 834)

  private func window(
    _ id: Int, _ frame: CGRect, layer: Int, screen: WindowScreen = .device, word: String
  ) -> WindowSnapshot {
    WindowSnapshot(
      id: id, app: "App\(id)", isForeground: true, frame: frame, horizontal: .compact, vertical: .regular,
      interface: .landscapeRight, reason: .already, explanation: "", navigationStack: [], visibleController: "V",
      root: Fixtures.view(
        "UIWindow", 0, 0, frame.width, frame.height,
        Fixtures.view("UIButton", 0, frame.height - 100, frame.width, 60, text: word, tappable: true)),
      placement: .free, layer: layer, screen: screen)
  }

  private func state(_ windows: [WindowSnapshot], external: DisplaySize? = nil) -> DeviceSnapshot {
    DeviceSnapshot(
      device: "ipad-pro-11-4", era: "26", deviceOrientation: .landscapeLeft, screenOrientation: .landscapeRight,
      screenSize: Self.screen, isRotationLocked: false, windows: windows, external: external)
  }

  private func picture(_ state: DeviceSnapshot, columns: Int = 160, rows: Int = 50) -> String {
    var model = MonitorModel(instance: "demo")
    model.apply(.host, is: .live, at: 0)
    model.apply(snapshot: state, at: 0)
    var screen = Screen(columns: columns, rows: rows)
    MonitorPicture.draw(model, into: &screen)
    return screen.text
  }

  /// The rear window's word is centred at its bottom; the front one covers its right half, wherever it is put.
  @Test(arguments: [300.0, 350, 400, 450, 500, 550])
  func wordsAreWholeOrShortenedByAnEllipsis(left: Double) {
    let word = "Abcdefghij"
    let rear = window(1, CGRect(x: 0, y: 0, width: 700, height: 700), layer: 0, word: word)
    let front = window(2, CGRect(x: left, y: 100, width: 600, height: 700), layer: 1, word: "Zz")
    let text = picture(state([rear, front]))
    if text.contains("Abc"), !text.contains("[\(word)]") { #expect(text.contains("…]")) }
    // Nothing of the word stands without its beginning.
    for tail in word.indices.dropFirst() where !text.contains("[A") {
      #expect(!text.contains(word[tail...] + "]"), "\(left)")
    }
    #expect(text.contains("1 App1") && text.contains("2 App2") && text.contains("[Zz]"))
  }

  /// Lines of what lies behind end at the border of what lies in front.
  @Test func theBorderInFrontIsWhole() {
    let rear = window(1, CGRect(x: 100, y: 100, width: 900, height: 600), layer: 0, word: "Rear")
    let front = window(2, CGRect(x: 300, y: 0, width: 500, height: 834), layer: 1, word: "Front")
    let text = picture(state([rear, front]))
    for joint in ["┼"] { #expect(!text.prefix(while: { $0 != "w" }).contains(joint)) }
    #expect(text.contains("[Front]"))
  }

  /// The window in front has the terminal's own colour, those behind it are faint; the chosen one is told by its colour.
  @Test(arguments: 1...3) func whatLiesBehindIsShaded(chosen: Int) throws {
    let windows = (1...3).map { number in
      window(
        number, CGRect(x: Double(number) * 150, y: 100, width: 500, height: 500), layer: number - 1, word: "W\(number)")
    }
    var screen = Screen(columns: 100, rows: 40)
    let drawn = Wireframe.draw(state(windows), selected: chosen, into: &screen, columns: 0..<100, rows: 0..<40)
    for id in 1...3 {
      let rect = try #require(drawn.hits.first { $0.target == .window(id) }?.rect)
      // The left border is never covered here: windows in front stand further right.
      let style = screen[rect.columns.lowerBound, rect.rows.lowerBound + 3].style
      #expect(style == (id == chosen ? Theme.accent : id == 3 ? Theme.plain : Theme.faint), "\(id)")
    }
  }

  @Test func aDisplayStandsBesideTheDevice() {
    let here = window(1, CGRect(x: 0, y: 0, width: 1194, height: 834), layer: 0, word: "Here")
    let there = window(2, CGRect(x: 0, y: 0, width: 960, height: 1080), layer: 0, screen: .external, word: "There")
    let text = picture(state([here, there], external: DisplaySize(width: 1920, height: 1080, scale: 1)))
    #expect(text.contains("screen 1194×834") && text.contains("display 1920×1080"))
    #expect(text.contains("[Here]") && text.contains("[There]") && text.contains("external display"))
  }

  /// A display of a size that has no shape shares the room evenly.
  @Test func aDisplayWithoutAShapeGetsHalf() {
    let here = window(1, CGRect(x: 0, y: 0, width: 1194, height: 834), layer: 0, word: "Here")
    let state = state([here], external: DisplaySize(width: .nan, height: 1, scale: 1))
    let layout = PictureLayout(columns: 80, rows: 24, windowCount: 1)
    let columns = layout.screens(of: state).map(\.columns.count)
    #expect(columns.count == 2 && abs(columns[0] - columns[1]) <= 1, "\(columns)")
  }

  @Test func displaysNobodyHasAreDrawnToo() {
    let here = window(1, CGRect(x: 0, y: 0, width: 1194, height: 834), layer: 0, word: "Here")
    for side in [0, -1, .nan, .infinity, 1e300] {
      let state = state([here], external: DisplaySize(width: side, height: 1, scale: 1))
      for (columns, rows) in [(20, 6), (80, 24), (160, 50)] {
        #expect(picture(state, columns: columns, rows: rows).contains("swivel"))
      }
    }
  }
}
