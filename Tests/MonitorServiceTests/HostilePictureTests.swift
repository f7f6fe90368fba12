import Foundation
import Orientation
import Terminal
import Testing
// Pictures of what no device would report, and of every size: they end, stay inside, and say what they left out.
import Vocabulary

@testable import MonitorService

@Suite struct HostilePictureTests {
  @Test func everySizeIsDrawn() {
    let models = [MonitorModel(instance: "demo"), Fixtures.model(Fixtures.split), Fixtures.model(Fixtures.refused)]
    for (index, plain) in models.enumerated() {
      for keys in ["", "z", "h", "d", ":", "\t", "\t\t", "\t\t\t", "\t\t\t\t", "z\t"] {
        var model = plain
        for key in keys { _ = model.handle(key == "\t" ? Key(.tab) : .typed(key)) }
        for (columns, rows) in Self.sizes {
          var screen = Screen(columns: columns, rows: rows)
          MonitorPicture.draw(model, into: &screen)
          if columns >= 20, rows >= 6, index > 0, keys.isEmpty {
            #expect(screen.text.contains("swivel"), "\(columns)×\(rows)")
            #expect(screen.text.contains("landscapeLeft"), "\(columns)×\(rows)")
            #expect(screen.text.contains("Alternates"), "\(columns)×\(rows)")
          }
        }
      }
    }
  }

  static let sizes: [(Int, Int)] =
    [(0, 0), (1, 1), (2, 1), (1, 50), (300, 1), (300, 100)]
    + [5, 20, 29, 30, 49, 50, 63, 64, 75, 76, 119, 120].flatMap { columns in
      [2, 3, 4, 5, 6, 7, 9, 12, 14, 17, 22, 24, 33].map { (columns, $0) }
    }

  /// The title, two lines of orientations and the keys are four rows: with fewer there is no room for the keys.
  @Test(arguments: [(1, nil), (2, nil), (3, nil), (4, 3), (5, 4), (24, 23)] as [(Int, Int?)])
  func theKeysAreAtTheBottom(rows: Int, status: Int?) {
    for columns in [20, 40] {
      let layout = PictureLayout(columns: columns, rows: rows, windowCount: 1)
      #expect(layout.status == status)
      #expect(layout.orientationRows.upperBound <= max(1, layout.status ?? rows))
    }
  }

  /// Every part has its own cells: what one size gives to two parts would be overdrawn.
  @Test func theLayoutNeverOverlaps() {
    for (columns, rows) in Self.sizes where rows >= 4 {
      for windows in [0, 1, 2, 9] {
        for (isZoomed, pane) in [(false, MonitorPane.device), (true, .device)]
          + MonitorPane.allCases.map({ (false, $0) })
        {
          let layout = PictureLayout(
            columns: columns, rows: rows, windowCount: windows, isZoomed: isZoomed, pane: pane)
          let body = layout.windows == layout.body ? 0..<0 : layout.body
          let parts = [
            0..<1, layout.orientationRows, layout.drawings, layout.windows, layout.log, body, rows - 1..<rows,
          ]
          let filled = parts.filter { !$0.isEmpty }
          for (one, next) in zip(filled, filled.dropFirst()) {
            #expect(one.upperBound <= next.lowerBound, "\(columns)×\(rows), \(windows) windows: \(layout)")
          }
          #expect(layout.heldColumns.upperBound <= layout.screenColumns.lowerBound)
          #expect(
            layout.screenColumns.upperBound <= max(layout.sideColumns.lowerBound, layout.heldColumns.upperBound + 1))
        }
      }
    }
  }

  @Test func tenThousandViewsAreCutAndSaidSo() {
    var state = Fixtures.split
    state.windows[0].root.subviews = (0..<10_000).map { number -> ViewSnapshot in
      let frame = CGRect(x: number % 100, y: number % 300, width: 507, height: 400)
      return ViewSnapshot(className: "Cell\(number)", frame: frame, isTappable: number % 2 == 0)
    }
    var screen = Screen(columns: 160, rows: 50)
    MonitorPicture.draw(Fixtures.model(state), into: &screen)
    #expect(screen.text.contains("screen 1024×768, not all views"))
  }

  @Test func deepViewsAreCutAndSaidSo() {
    var view = ViewSnapshot(className: "Leaf", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<500 {
      view = ViewSnapshot(className: "Nest", frame: CGRect(x: 0, y: 1, width: 500, height: 700), subviews: [view])
    }
    var state = Fixtures.split
    state.windows[0].root = view
    var screen = Screen(columns: 160, rows: 50)
    MonitorPicture.draw(Fixtures.model(state), into: &screen)
    #expect(screen.text.contains("not all views"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .greatestFiniteMagnitude])
  func framesThatAreNoFrames(_ number: Double) {
    let frames = [
      CGRect(x: number, y: 0, width: 100, height: 100), CGRect(x: 0, y: number, width: 100, height: 100),
      CGRect(x: 0, y: 0, width: number, height: 100), CGRect(x: 0, y: 0, width: 100, height: number),
      CGRect(x: number, y: number, width: number, height: number),
    ]
    for frame in frames {
      var state = Fixtures.split
      state.windows[0].frame = frame
      state.windows[1].root.subviews[0].frame = frame
      state.windows[1].root.subviews[0].subviews[0].subviews[0].frame = frame
      draw(state)
      state.screenSize = frame.size
      draw(state)
    }
    var model = Fixtures.model(Fixtures.split)
    model.apply(
      reading: SensorReading(
        sample: AccelerationSample(t: number, x: number, y: number, z: number), orientation: .unknown, tilt: number,
        confidence: number, source: "held"))
    model.lag = number
    model.note("late", at: number)
    var screen = Screen(columns: 80, rows: 24)
    MonitorPicture.draw(model, into: &screen)
    #expect(!MonitorLines.once(model).isEmpty)
  }

  private func draw(_ state: DeviceSnapshot) {
    for keys in [[], [Key.typed("z")], [Key(.tab), Key(.tab), Key(.down), Key(.down)], [.typed("d")]] {
      var model = Fixtures.model(state)
      for key in keys { _ = model.handle(key) }
      var screen = Screen(columns: 100, rows: 40)
      MonitorPicture.draw(model, into: &screen)
      #expect(screen.text.contains("ipad-pro-97"))
    }
  }

  @Test func textsThatWouldHarmATerminal() {
    let nasty = "\u{1B}]0;owned\u{07}\u{1B}[2J\u{202E}\n日本\u{9B}31m👩‍👧"
    var state = Fixtures.split
    state.device = nasty
    state.windows[0].app = nasty
    state.windows[0].explanation = nasty
    state.windows[0].navigationStack = [nasty, nasty]
    state.windows[0].visibleController = nasty
    state.windows[0].root.subviews[0].subviews[0].subviews[0].text = nasty
    var model = Fixtures.model(state)
    model.note(nasty, at: 1)
    for (columns, rows, tabs) in [
      (80, 24, 0), (160, 50, 0), (33, 20, 0), (80, 24, 1), (160, 50, 2), (80, 24, 3), (80, 24, 4),
    ] {
      for _ in 0..<tabs { _ = model.handle(Key(.tab)) }
      var screen = Screen(columns: columns, rows: rows)
      MonitorPicture.draw(model, into: &screen)
      let text = screen.text + MonitorLines.once(model)
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
      #expect(!text.unicodeScalars.contains("\u{202E}"))
      for row in 0..<rows { #expect(CellText.width(screen.text(row: row)) <= columns) }
    }
  }

  /// 768×1024 points in cells of 1:2: as many columns as 768·2/1024 of the rows' count, so 15 by 10.
  @Test func theDeviceIsDrawnToScaleInEveryAttitude() {
    for (held, size) in [(DeviceOrientation.portrait, (15, 10)), (.landscapeLeft, (20, 8)), (.landscapeRight, (20, 8))]
    {
      var state = Fixtures.refused
      state.deviceOrientation = held
      var screen = Screen(columns: 20, rows: 10)
      DeviceDrawing.draw(state, into: &screen, columns: 0..<20, rows: 0..<10)
      let lines = (0..<10).map { screen.text(row: $0) }.filter { !$0.isEmpty }
      #expect(lines.count == size.1, "\(held)")
      #expect(lines.map { $0.drop { $0 == " " }.count }.max() == size.0, "\(held)")
    }
  }

  /// The value −0.5 g fills half of the left side: 17 cells, middle 8, four blocks.
  @Test(
    arguments: [
      (-0.5, "····████┼········"), (0.25, "········┼██······"), (1, "········┼████████"), (2, "········┼███████▸"),
      (-9, "◂███████┼········"), (0, "········┼········"), (.nan, "········┼········"),
    ] as [(Double, String)])
  func gauges(_ value: Double, _ bar: String) {
    var screen = Screen(columns: 17, rows: 1)
    DeviceDrawing.gauge(value, into: &screen, columns: 0..<17, 0)
    #expect(screen.text(row: 0) == bar)
  }
}
