// Windows drawn to scale as whole pictures, ten points a column and twenty a row: each cell by arithmetic on the frames.
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct WireframeTests {
  private static func window(_ id: Int = 1, _ frame: CGRect, _ views: ViewSnapshot...) -> WindowSnapshot {
    WindowSnapshot(
      id: id, app: "App", isForeground: true, frame: frame, horizontal: .compact, vertical: .regular,
      interface: .portrait, reason: .already, explanation: "", navigationStack: [], visibleController: "V",
      root: ViewSnapshot(className: "UIWindow", frame: CGRect(origin: .zero, size: frame.size), subviews: views))
  }

  private static func state(_ size: CGSize, _ windows: WindowSnapshot...) -> DeviceSnapshot {
    DeviceSnapshot(
      device: "d", era: "15", deviceOrientation: .portrait, screenOrientation: .portrait, screenSize: size,
      isRotationLocked: false, windows: windows)
  }

  private static func drawn(_ state: DeviceSnapshot, _ columns: Int, _ rows: Int, selected: Int? = nil) -> [String] {
    Marked.drawn(columns, rows) {
      Wireframe.draw(state, selected: selected, into: &$0, columns: 0..<columns, rows: 0..<rows)
    }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// A window 300×200: a view as large as it has no border; views without words have their class on it; a text of one row has no
  /// border; what can be tapped is in brackets, by its title, name or class; what is hidden or covered is not there.
  private static var full: WindowSnapshot {
    window(
      1, CGRect(x: 0, y: 0, width: 300, height: 200),
      Fixtures.view(
        "UIView", 0, 0, 300, 200,
        Fixtures.view("UIView", 20, 20, 160, 80, Fixtures.view("UILabel", 10, 20, 140, 20, text: "In")),
        Fixtures.view("UILabel", 200, 20, 80, 20, text: "Title"),
        ViewSnapshot(
          className: "UIButton", frame: CGRect(x: 20, y: 120, width: 60, height: 60), identifier: "ok", isTappable: true
        ),
        Fixtures.view("UISwitch", 100, 120, 20, 20, tappable: true),
        Fixtures.view("UIView", 100, 20, 100, 160, hidden: true),
        Fixtures.view("UILabel", 200, 120, 80, 20, text: "gone"),
        Fixtures.view("UIView", 180, 100, 100, 80)))
  }

  @Test func aWindowToScale() {
    #expect(
      Self.drawn(Self.state(CGSize(width: 300, height: 200), Self.full), 30, 10) == [
        "┌────────────────────────────┐",
        "│ <faint>┌UIView────────┐</>   Title   │",
        "│ <faint>│</>      In      <faint>│</>           │",
        "│ <faint>│</>              <faint>│</>           │",
        "│ <faint>└──────────────┘</>           │",
        "│                 <faint>┌UIView──┐</> │",
        "│ <edge>┌────┐</><tap>[UISwitch]</><faint>│</>        <faint>│</> │",
        "│ <edge>│</><tap>[ok]</><edge>│</>          <faint>│</>        <faint>│</> │",
        "│ <edge>└────┘</>          <faint>└────────┘</> │",
        "└<strong> 1 App </>─────────────────────┘",
      ])
  }

  /// Where each view can be pressed, moved with the picture: 30×10 cells in the middle of 40×14 at 5,2.
  @Test func whereViewsAre() {
    var screen = Screen(columns: 60, rows: 20)
    let drawn = Wireframe.draw(
      Self.state(CGSize(width: 300, height: 200), Self.full), selected: nil, into: &screen, columns: 5..<35,
      rows: 2..<16)
    #expect(!drawn.isCut)
    let table: [(ViewPath?, Range<Int>, Range<Int>)] = [
      (nil, 0..<30, 0..<10), ([0], 0..<30, 0..<10), ([0, 0], 2..<18, 1..<5), ([0, 0, 0], 3..<17, 2..<3),
      ([0, 1], 20..<28, 1..<2), ([0, 2], 2..<8, 6..<9), ([0, 3], 10..<12, 6..<7), ([0, 5], 20..<28, 6..<7),
      ([0, 6], 18..<28, 5..<9),
    ]
    #expect(drawn.hits.count == table.count)
    for (hit, (path, columns, rows)) in zip(drawn.hits, table) {
      #expect(hit.target == (path.map { .view(window: 1, path: $0) } ?? .window(1)))
      var rect = CellRect(columns: columns, rows: rows)
      rect.move(5, 4)
      #expect(hit.rect == rect)
    }
    #expect(screen[5, 4].character == "┌" && screen[34, 13].character == "┘")
  }

  /// Words longer than their view spread over free cells on both sides; those that find none are shortened, to a mark at last.
  @Test(
    arguments: [
      (20.0, 60.0, "Hi", false, "│   Hi             │"), (20, 60, "Overflowing", false, "│Overflowing       │"),
      (140, 60, "Overflowing", false, "│       Overflowing│"), (20, 60, "Hi", true, "│  <tap>[Hi]</>            │"),
      (0, 200, "Seventeen letters", true, "│<tap>[Seventeen lette…]</>│"), (90, 20, "日本語", false, "│      日本語      │"),
    ] as [(Double, Double, String, Bool, String)])
  func wordsFindTheirRoom(_ x: Double, _ width: Double, _ text: String, _ isTappable: Bool, _ row: String) {
    let window = Self.window(
      1, CGRect(x: 0, y: 0, width: 200, height: 200),
      Fixtures.view("UIButton", x, 40, width, 20, text: text, tappable: isTappable))
    #expect(Self.drawn(Self.state(CGSize(width: 200, height: 200), window), 20, 10)[2] == row)
  }

  /// Two words beside each other share the cells between them; what has two cells is a mark.
  @Test func wordsBesideEachOther() {
    let window = Self.window(
      1, CGRect(x: 0, y: 0, width: 200, height: 200), Fixtures.view("UILabel", 20, 40, 60, 20, text: "Abcdefghij"),
      Fixtures.view("UIButton", 100, 40, 20, 20, text: "Tap", tappable: true))
    // The first takes columns 1 to 10, where the second would begin; of that one a column is left and what is free beside it.
    #expect(
      Self.drawn(Self.state(CGSize(width: 200, height: 200), window), 20, 10)[2] == "│Abcdefghij<tap>[Tap]</>   │")
  }

  /// The picture of an app with a canvas of half the size is scaled; one window alone is drawn from its own corner.
  @Test func scaledAndAlone() {
    var window = Self.window(
      7, CGRect(x: 30, y: 50, width: 200, height: 200), Fixtures.view("UIView", 10, 20, 40, 40))
    window.root.frame.size = CGSize(width: 100, height: 100)
    let expected = [
      "┌──────────────────┐", "│                  │", "│ <faint>┌UIView┐</>         │",
      "│ <faint>│</>      <faint>│</>         │", "│ <faint>│</>      <faint>│</>         │",
      "│ <faint>└──────┘</>         │", "│                  │", "│                  │", "│                  │",
      "└<strong> 7 App </>───────────┘",
    ]
    #expect(
      Marked.drawn(20, 10) { Wireframe.draw(window, into: &$0, columns: 0..<20, rows: 0..<10) } == expected)
    // Twenty of the 26 columns: in the middle.
    #expect(
      Marked.drawn(26, 10) { Wireframe.draw(window, into: &$0, columns: 0..<26, rows: 0..<10) }
        == expected.map { "   " + $0 })
    #expect(Marked.drawn(3, 10) { Wireframe.draw(window, into: &$0, columns: 0..<3, rows: 0..<10) }.joined() == "")
    #expect(Marked.drawn(20, 1) { Wireframe.draw(window, into: &$0, columns: 0..<20, rows: 0..<1) }.joined() == "")
  }

  /// By layer, then number; windows in the background and on the other screen are not there; a screen without windows is a frame.
  @Test func whichWindowsAreDrawn() {
    let size = CGSize(width: 200, height: 100)
    func title(_ change: (inout [WindowSnapshot]) -> Void, _ place: WindowScreen = .device) -> String {
      var state = Self.state(
        size, Self.window(1, CGRect(origin: .zero, size: size)), Self.window(2, CGRect(origin: .zero, size: size)))
      state.external = DisplaySize(width: 400, height: 200, scale: 1)
      change(&state.windows)
      return Marked.drawn(20, 5) {
        Wireframe.draw(state, place, selected: nil, into: &$0, columns: 0..<20, rows: 0..<5)
      }[4]
    }
    let (one, two) = ("└<strong> 1 App </>───────────┘", "└<strong> 2 App </>───────────┘")
    let nobody = "<faint>└──────────────────┘</>"
    #expect(title { _ in } == two)
    #expect(title { $0[0].layer = 1 } == one)
    #expect(title { $0[1].isForeground = false } == one)
    #expect(title { $0[1].screen = .external } == one)
    #expect(title({ _ in }, .external) == nobody)
    #expect(title { $0.removeAll() } == nobody)
    // Half of a display of 400×200.
    #expect(title({ ($0[1].screen, $0[1].frame.size.height) = (.external, 200) }, .external) == "└<strong> 2 App </>─┘")
  }

  /// The chosen one of several has a mark and its colour; one alone has not.
  @Test func theChosenWindow() {
    let left = Self.window(1, CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = Self.window(2, CGRect(x: 100, y: 0, width: 100, height: 100))
    let size = CGSize(width: 200, height: 100)
    #expect(
      Self.drawn(Self.state(size, left, right), 20, 5, selected: 2) == [
        "┌────────┐<accent>┌────────┐</>", "│        │<accent>│</>        <accent>│</>",
        "│        │<accent>│</>        <accent>│</>", "│        │<accent>│</>        <accent>│</>",
        "└<strong> 1 App </>─┘<accent>└ ▸2 App ┘</>",
      ])
    #expect(Self.drawn(Self.state(size, left), 20, 5, selected: 1)[4] == "└<strong> 1 App </>─┘")
  }

  /// The view under the cursor is inverse at its edges, once the cursor was moved.
  @Test func theCursorIsMarked() {
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: Self.state(CGSize(width: 300, height: 200), Self.full), at: 0)
    var hits = HitMap()
    func marked() -> [String] {
      Marked.drawn(30, 10) { screen in
        hits.add(
          Wireframe.draw(
            model.device ?? Fixtures.split, selected: nil, into: &screen, columns: 0..<30, rows: 0..<10))
        MonitorPicture.markCursor(model, hits, &screen)
      }
    }
    #expect(!marked().joined().contains("inverse"))
    model.view.cursor = [0, 2]
    #expect(
      marked()[6...8] == [
        "│ <inverse edge>┌────┐</><tap>[UISwitch]</><faint>│</>        <faint>│</> │",
        "│ <inverse edge>│</><tap>[ok]</><inverse edge>│</>          <faint>│</>        <faint>│</> │",
        "│ <inverse edge>└────┘</>          <faint>└────────┘</> │",
      ])
  }
}
