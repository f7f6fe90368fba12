// Everything about a view that is not plain: beyond the safe area, hidden with what it is in, scaled, covered by many, in conflict.
import Foundation
import Orientation
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct ViewWordsTests {
  private static func lines(_ state: DeviceSnapshot, _ path: ViewPath, layout: WindowLayout? = nil) -> [String] {
    MonitorLines.view(at: path, of: 1, in: state, layout: layout) ?? []
  }

  /// A window 100×100 with the view `frame` in it and others over it.
  private static func state(_ frame: CGRect, over: [ViewSnapshot] = []) -> DeviceSnapshot {
    var state = Fixtures.split
    state.windows.removeLast()
    state.windows[0].frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    state.windows[0].root = ViewSnapshot(
      className: "UIWindow", frame: state.windows[0].frame,
      subviews: [ViewSnapshot(className: "UIView", frame: frame, identifier: "v", isTappable: true)] + over)
    return state
  }

  /// Insets of 10, 20, 30 and 5: from 20,10 to 95,70 is safe.
  @Test(
    arguments: [
      (CGRect(x: 20, y: 10, width: 75, height: 60), "wholly inside"),
      (CGRect(x: 20, y: 9, width: 75, height: 60), "beyond it: top by 1"),
      (CGRect(x: 19.5, y: 10, width: 75, height: 60), "beyond it: left by 0.5"),
      (CGRect(x: 20, y: 10, width: 75, height: 62), "beyond it: bottom by 2"),
      (CGRect(x: 20, y: 10, width: 78, height: 60), "beyond it: right by 3"),
      (CGRect(x: 0, y: 0, width: 100, height: 100), "beyond it: top by 10, left by 20, bottom by 30, right by 5"),
    ])
  func safeArea(_ frame: CGRect, _ words: String) {
    var state = Self.state(frame)
    state.windows[0].safeArea = EdgeInsets(top: 10, left: 20, bottom: 30, right: 5)
    #expect(Self.lines(state, [0]).contains("safe area \(words)"))
  }

  /// Three are named and the others counted; what stands within one that is named is none of its own, what has no area covers
  /// nothing, what only touches does not either.
  @Test func manyAreInFront() {
    let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    func over(_ count: Int) -> [String] {
      let views = (1...count).map { number in
        ViewSnapshot(
          className: "V\(number)", frame: CGRect(x: 0, y: 0, width: 15, height: 15),
          subviews: [ViewSnapshot(className: "In", frame: CGRect(x: 11, y: 11, width: 4, height: 4))])
      }
      return Self.lines(Self.state(frame, over: views), [0]).filter { $0.contains("by ") || $0.contains("more") }
    }
    #expect(over(1) == ["covered   by V1"])
    #expect(over(3) == ["covered   by V1", "          by V2", "          by V3"])
    #expect(over(5) == ["covered   by V1", "          by V2", "          by V3", "          and 2 more"])
    for other in [
      CGRect(x: 30, y: 10, width: 20, height: 20), CGRect(x: 10, y: 30, width: 9, height: 9),
      CGRect(x: 12, y: 12, width: 0, height: 5), CGRect(x: 12, y: 12, width: Double.infinity, height: 5),
    ] {
      let lines = Self.lines(Self.state(frame, over: [ViewSnapshot(className: "No", frame: other)]), [0])
      #expect(lines.contains("covered   by nothing"), "\(other)")
    }
    let whole = ViewSnapshot(className: "All", frame: frame)
    #expect(Self.lines(Self.state(frame, over: [whole]), [0]).contains("covered   by All, wholly"))
    // What is covered covers nothing that is in front of it.
    #expect(Self.lines(Self.state(frame, over: [whole]), [1]).contains("covered   by nothing"))
  }

  @Test func hiddenTappableAndNamed() {
    var state = Self.state(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Self.lines(state, [0]).prefix(3) == ["UIView #v", "          can be tapped", "frame     1,2 3×4"])
    state.windows[0].root.isHidden = true
    #expect(Self.lines(state, [0])[1] == "          can be tapped, in a hidden view")
    #expect(Self.lines(state, [])[1] == "          cannot be tapped, hidden")
    state.windows[0].root.isHidden = false
    state.windows[0].root.subviews[0].isHidden = true
    #expect(Self.lines(state, [0])[1] == "          can be tapped, hidden")
  }

  /// An app with a canvas of half the size is scaled by two, at the window's place; one of no size is not scaled.
  @Test func whereItIsOnTheScreen() {
    var state = Self.state(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!Self.lines(state, [0]).contains { $0.hasPrefix("on screen") })
    state.windows[0].frame = CGRect(x: 10, y: 20, width: 200, height: 200)
    #expect(Self.lines(state, [0]).contains("on screen 12,24 6×8"))
    state.windows[0].root.frame.size.width = 0
    #expect(Self.lines(state, [0]).contains("on screen 11,22 3×4"))
  }

  /// Windows in front on the same screen, by their layers, as far as they reach.
  @Test func windowsInFront() {
    func covered(_ change: (inout WindowSnapshot) -> Void) -> String? {
      var state = Self.state(CGRect(x: 10, y: 10, width: 20, height: 20))
      var other = Fixtures.split.windows[1]
      (other.frame, other.layer) = (CGRect(x: 20, y: 20, width: 80, height: 80), 1)
      change(&other)
      state.windows.append(other)
      return Self.lines(state, [0]).first { $0.hasPrefix("covered") }
    }
    let nothing = "covered   by nothing"
    #expect(covered { _ in } == "covered   by window 2 BaseController")
    #expect(
      covered { $0.frame = CGRect(x: 0, y: 0, width: 80, height: 80) } == "covered   by window 2 BaseController, wholly"
    )
    #expect(covered { $0.frame.origin.x = 30 } == nothing)
    #expect(covered { $0.layer = 0 } == nothing)
    #expect(covered { $0.screen = .external } == nothing)
    #expect(covered { $0.isForeground = false } == nothing)
  }

  /// The rules that stand with a view; a list of another depth or class is of another moment.
  @Test func rules() {
    let state = Self.state(CGRect(x: 1, y: 2, width: 3, height: 4))
    func last(depth: Int = 1, name: String = "UIView", _ rules: [ConstraintLine], isAmbiguous: Bool = false)
      -> [String]
    {
      let layout = WindowLayout(
        id: 1, app: "A",
        views: [
          ViewLayout(depth: 0, className: "UIWindow", frame: .zero),
          ViewLayout(depth: depth, className: name, frame: .zero, constraints: rules, isAmbiguous: isAmbiguous),
        ])
      return Array(Self.lines(state, [0], layout: layout).dropFirst(7))
    }
    #expect(
      last([
        ConstraintLine(text: "<a>"), ConstraintLine(text: "<b>", conflicts: [0]),
        ConstraintLine(text: "<c>", isBroken: true),
      ])
        == ["rules     <a>", "          <b>  in conflict", "          <c>  BROKEN"])
    #expect(last([], isAmbiguous: true) == ["rules     AMBIGUOUS"])
    #expect(last([]) == ["rules     none stand with this view"])
    #expect(last(depth: 2, []) == ["rules     not known of this view"])
    #expect(last(name: "UILabel", []) == ["rules     not known of this view"])
  }

  /// Five thousand views, a hundred levels.
  @Test func asManyAsAreListed() {
    var window = Fixtures.split.windows[0]
    let leaf = ViewSnapshot(className: "Leaf", frame: .zero)
    window.root.subviews = Array(repeating: leaf, count: 5_100)
    #expect(ViewTree(window).entries.count == 5_000)
    window.root.subviews = Array(repeating: leaf, count: 4_999)
    #expect(ViewTree(window).entries.count == 5_000)
    var deep = leaf
    for _ in 0..<150 { deep = ViewSnapshot(className: "V", frame: .zero, subviews: [deep]) }
    window.root = deep
    #expect(ViewTree(window).entries.count == 101)
    #expect(ViewTree(nil).entries.isEmpty)
    #expect(ViewTree(window).entry(at: [5])?.path == [])
    #expect(ViewTree(nil).entry(at: [0]) == nil)
  }

  /// By class, text or name, whatever the case; places in the window add up, from the root's own corner.
  @Test func whatAFilterFinds() {
    var window = Fixtures.split.windows[0]
    window.root.frame.origin = CGPoint(x: 30, y: 40)
    window.root.subviews = [
      ViewSnapshot(className: "UILabel", frame: CGRect(x: 5, y: 6, width: 1, height: 1), text: "Über"),
      ViewSnapshot(
        className: "UIView", frame: CGRect(x: 10, y: 20, width: 9, height: 9), identifier: "pane",
        subviews: [ViewSnapshot(className: "UIView", frame: CGRect(x: 1, y: 2, width: 3, height: 4))]),
    ]
    let tree = ViewTree(window)
    #expect(
      tree.entries.map(\.frame.origin) == [.zero, CGPoint(x: 5, y: 6), CGPoint(x: 10, y: 20), CGPoint(x: 11, y: 22)])
    for (word, paths) in [
      ("", [[], [0], [1], [1, 0]]), ("über", [[0]]), ("PANE", [[1]]), ("uiview", [[1], [1, 0]]), ("x", []),
    ] as [(String, [ViewPath])] { #expect(tree.filtered(word).map(\.path) == paths, "\(word)") }
  }
}
