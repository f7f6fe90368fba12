// Everything about one view: expectations are arithmetic on the frames of the fixture.
import Foundation
import Orientation
import Testing
import Vocabulary
import Wire

@testable import MonitorService

@Suite struct InspectionTests {
  private static func lines(_ state: DeviceSnapshot, _ path: ViewPath, layout: WindowLayout? = nil) -> [String] {
    let window = state.windows[1]
    let tree = ViewTree(window)
    guard let entry = tree.entry(at: path) else { return [] }
    return ViewInspection.lines(entry, in: tree, window, state, layout: layout)
  }

  /// The window stands at 517,0; the bar at 0,20, 44 high, and in it the title at 173.5,8.
  @Test func aViewIsToldWhole() {
    var state = Fixtures.split
    state.windows[1].safeArea = EdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    #expect(
      Self.lines(state, [0, 1, 0]) == [
        "UILabel", "text      “Home”", "          cannot be tapped", "frame     173.5,8 160×28",
        "in window 173.5,28 160×28", "on screen 690.5,28 160×28",
        "traits    compact×regular, landscapeRight", "safe area beyond it: top by 36", "covered   by nothing",
        "rules     asked for",
      ])
  }

  /// The content (0,0 507×768) lies wholly below nothing and in part below the bar; what is hidden covers nothing.
  @Test func whatIsInFrontIsNamed() {
    let state = Fixtures.split
    #expect(Self.lines(state, [0, 0]).contains("covered   by UINavigationBar"))
    #expect(Self.lines(state, [0, 0, 2]).contains("covered   by nothing"))
    var covered = state
    covered.windows[1].root.subviews[0].subviews.append(Fixtures.view("UIView", 0, 0, 507, 768, text: "dim"))
    #expect(
      Self.lines(covered, [0, 0]).filter { $0.contains(" by ") } == [
        "covered   by UINavigationBar", "          by UIView “dim”, wholly",
      ])
    // A window in front; in the background it covers nothing.
    var front = state
    front.windows[0].frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
    front.windows[0].layer = 1
    #expect(Self.lines(front, [0, 0, 2]).contains("covered   by window 1 Alternates, wholly"))
    front.windows[0].isForeground = false
    #expect(Self.lines(front, [0, 0, 2]).contains("covered   by nothing"))
  }

  @Test func constraintsStandWithTheirView() throws {
    let state = Fixtures.split
    let tree = ViewTree(state.windows[1])
    let views = tree.entries.map { entry in
      ViewLayout(
        depth: entry.path.count, className: entry.view.className, frame: entry.view.frame,
        constraints: entry.path == [0, 0, 1]
          ? [ConstraintLine(text: "<a>"), ConstraintLine(text: "<b>", conflicts: [0], isBroken: true)] : [],
        isAmbiguous: entry.path == [0, 0, 1])
    }
    let layout = WindowLayout(id: 2, app: "BaseController", views: views)
    #expect(
      Self.lines(state, [0, 0, 1], layout: layout).suffix(3) == [
        "rules     AMBIGUOUS", "          <a>", "          <b>  BROKEN",
      ])
    #expect(Self.lines(state, [0, 0, 0], layout: layout).last == "rules     none stand with this view")
    // Of another moment: the list does not fit.
    let other = WindowLayout(id: 2, app: "BaseController", views: Array(views.prefix(2)))
    #expect(Self.lines(state, [0, 0, 1], layout: other).last == "rules     not known of this view")
  }

  /// The tree is gone through in the order it is listed; a view that went leaves the cursor on the nearest above it.
  @Test func theCursorFollowsTheTree() {
    var model = Fixtures.model(Fixtures.split)
    while model.view.pane != .tree { _ = model.handle(.init(.tab)) }
    for _ in 0..<40 { _ = model.handle(.init(.down)) }
    let all = ViewTree(model.selectedWindow).entries
    #expect(model.view.cursor == all.last?.path)
    for _ in 0..<40 { _ = model.handle(.init(.up)) }
    #expect(model.view.cursor == [])
    #expect(ViewTree(model.selectedWindow).entry(at: [0, 0, 99, 5])?.path == [0, 0])
  }

  @Test func longLinesGoOnBelow() {
    #expect(
      Wrapping.lines("rules     <a.top == b.bottom>", width: 22, indent: 10) == [
        "rules     <a.top ==", "          b.bottom>",
      ])
    #expect(Wrapping.lines("short", width: 20, indent: 2) == ["short"])
    #expect(Wrapping.lines("日本日本日本日本", width: 10, indent: 2) == ["日本日本日", "  本日本"])
  }

  // MARK: Constraints over the bus

  /// Constraints are asked for where they are seen, once for each state, and not oftener than the host can bear.
  @Test func constraintsAreAskedForWhenTheyAreSeen() throws {
    let instance = try WatchedInstance()
    try instance.settle()
    _ = try instance.pass(milliseconds: 600)
    #expect(instance.layoutsAsked == [])
    for _ in 0..<2 { _ = instance.session.handle { $0.handle(.init(.tab)) } }
    _ = try instance.pass(milliseconds: 1200)
    #expect(instance.layoutsAsked == [1])
    #expect(instance.session.model.layout?.window.id == 1)
    for _ in 0..<3 { try instance.handle(leaving: Fixtures.split) }
    _ = try instance.pass(milliseconds: 1200)
    #expect(instance.layoutsAsked == [1, 1])
  }
}
