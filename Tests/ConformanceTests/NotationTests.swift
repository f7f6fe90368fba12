// The notation's errors name row, column and character.
import Conformance
import Orientation
import SwivelUI
import Testing

@MainActor struct NotationTests {
  /// A row with one cell replaced.
  static func table(_ column: String, _ value: String) -> String {
    var cells: [(String, String)] = [
      ("id", "X"), ("era", "15"), ("idiom", "home"), ("plist", "ABU"), ("appDelegate", "-"), ("sceneDelegate", "-"),
      ("requiresFullScreen", "no"), ("windowing", "full"), ("tree", "V"), ("current", "portrait"),
      ("device", "portrait"), ("event", "rotate"), ("resultOrientation", "portrait"), ("resultKind", "stays"),
      ("callbacks", "none"),
    ]
    for index in cells.indices where cells[index].0 == column { cells[index].1 = "\"\(value)\"" }
    return cells.map(\.0).joined(separator: ",") + "\n" + cells.map(\.1).joined(separator: ",")
  }

  @Test(arguments: [
    ("tree", "Nav[X", 6), ("tree", "Nav[X]]", 7), ("tree", "V{mask=Q}", 8), ("tree", "V{colour=red}", 3),
    ("tree", "V{mask}", 7), ("tree", "", 1), ("tree", "Tab[X, Y]@2", 11), ("tree", "A >sideways B", 4),
    ("tree", "A >fullScreen", 14), ("tree", "V{delegateMask=P}", 3), ("tree", "V{S=maybe}", 5),
    ("era", "fifteen", 1), ("idiom", "watch", 1), ("plist", "PX", 1), ("device", "landscapeLeft", 1),
    ("device", "portrait +luck", 10), ("event", "geometry(X)", 10), ("event", "dismiss pre=sideways", 13),
    ("event", "jump", 1), ("event", "present", 1), ("event", "push", 1), ("event", "launch", 1), ("current", "-", 1),
    ("resultKind", "explodes", 1), ("callbacks", "some", 1), ("windowing", "wide", 1),
  ])
  func badNotation(column: String, value: String, position: Int) {
    // An event that does not fit is the fault of the cell that would have to change.
    let blamed = ["present", "push"].contains(value) ? "tree" : value == "launch" ? "current" : column
    do {
      _ = try ConformanceTable(text: Self.table(column, value))
      Issue.record("\(column) '\(value)' was accepted")
    } catch {
      guard case .notation(let row, let name, let place, _, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(row == 2)
      #expect(name == blamed)
      #expect(place == position)
    }
  }

  @Test func brokenFiles() {
    #expect(throws: ConformanceError.missingColumn(name: "id")) { try ConformanceTable(text: "") }
    #expect(throws: ConformanceError.openQuote(row: 2)) {
      try ConformanceTable(text: TableTests.header + "\n\"X,15\n\n")
    }
    #expect(throws: ConformanceError.cellCount(row: 3, expected: 15, actual: 2)) {
      try ConformanceTable(text: TableTests.header + "\n\nX,15\n")
    }
  }

  @Test func aTreeAsWritten() throws {
    let text = Self.table("tree", "Tab{S=NO}[Nav[X, Y{mask=P|LR}], Z]@1 >fullScreen Movie{legacy=L pref=LL}")
    let tree = try #require(try ConformanceTable(text: text).rows.first).tree
    #expect(tree.kind == .tabs && tree.overrides.shouldAutorotate == false && tree.selected == 1)
    #expect(tree.children.map(\.name) == ["Nav", "Z"])
    #expect(tree.children[0].children[1].overrides.mask == [.portrait, .landscapeRight])
    guard case .controller(let movie, .fullScreen) = tree.presented else {
      Issue.record("no presentation")
      return
    }
    #expect(movie.overrides.legacy == .landscape && movie.overrides.preferred == .landscapeLeft)
  }
}
