// The layout of the pictures at the sizes people have. Run with SWIVEL_REWRITE_GOLDENS=1 to accept a new layout, then
// read the difference.
import Foundation
import MonitorService
import Orientation
import Terminal
import Testing

@Suite struct PictureGoldenTests {
  struct Size: Sendable, CustomTestStringConvertible {
    let columns: Int
    let rows: Int
    var testDescription: String { "\(columns)×\(rows)" }
  }

  static let sizes = [(20, 6), (40, 15), (80, 24), (100, 30), (160, 50)].map { Size(columns: $0.0, rows: $0.1) }

  @Test(arguments: sizes) func splitInLandscape(_ size: Size) throws {
    try compare(Fixtures.model(Fixtures.split), size, "split")
  }

  @Test(arguments: sizes) func refusedAndLocked(_ size: Size) throws {
    try compare(Fixtures.model(Fixtures.refused), size, "refused")
  }

  @Test func nothingKnownYet() throws {
    try compare(MonitorModel(instance: "demo"), Size(columns: 80, rows: 24), "empty")
  }

  /// A small terminal shows one pane; a large one shows views and callbacks alone.
  @Test(arguments: [
    (MonitorPane.inputs, 80, 24), (.tree, 80, 24), (.windows, 80, 24), (.calls, 80, 24), (.tree, 160, 50),
    (.inputs, 160, 50), (.tree, 40, 15), (.inputs, 40, 15),
  ])
  func eachPane(_ pane: MonitorPane, _ columns: Int, _ rows: Int) throws {
    var model = Fixtures.model(Fixtures.split)
    while model.view.pane != pane { _ = model.handle(Key(.tab)) }
    for _ in 0..<7 where pane == .tree { _ = model.handle(Key(.down)) }
    try compare(model, Size(columns: columns, rows: rows), pane.rawValue)
  }

  @Test func whatAnInputChanged() throws {
    var model = Fixtures.model(Fixtures.split)
    model.apply(snapshot: Fixtures.refused, at: 70)
    model.apply(receipt: Fixtures.receipt(Fixtures.refused, seq: 5, from: .landscapeRight), at: 70)
    _ = model.handle(.typed("d"))
    try compare(model, Size(columns: 100, rows: 30), "changed")
  }

  @Test func zoomedOnTheSecondWindow() throws {
    var model = Fixtures.model(Fixtures.split)
    for key in [Key.typed("w"), .typed("z")] { _ = model.handle(key) }
    try compare(model, Size(columns: 80, rows: 24), "zoomed")
  }

  @Test func help() throws {
    var model = Fixtures.model(Fixtures.split)
    _ = model.handle(.typed("h"))
    try compare(model, Size(columns: 80, rows: 24), "help")
  }

  @Test func flat() throws {
    var state = Fixtures.split
    state.deviceOrientation = .faceUp
    try compare(Fixtures.model(state), Size(columns: 80, rows: 24), "flat")
  }

  @Test func once() throws { try Golden.compare(MonitorLines.once(Fixtures.model(Fixtures.split)), "once") }

  private func compare(_ model: MonitorModel, _ size: Size, _ name: String) throws {
    var screen = Screen(columns: size.columns, rows: size.rows)
    MonitorPicture.draw(model, into: &screen)
    try Golden.compare(screen.text, "\(name)-\(size.columns)x\(size.rows)")
  }
}

/// Printed layouts kept as text files beside the tests.
enum Golden {
  static func compare(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name).txt")
    if ProcessInfo.processInfo.environment["SWIVEL_REWRITE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file)
      return
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == golden, "\(name)\n\(text)", sourceLocation: sourceLocation)
  }
}
