// A screen with one mistake gives that finding and no other; one without gives none.
import Findings
import Foundation
import Testing

/// A phone 375×812 with 44 above and 34 below that is not safe.
private func screen(_ views: ViewReading..., in container: ViewReading? = nil) -> ScreenReading {
  var root = ViewReading(
    name: "window", className: "UIWindow", role: .container, frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  if var container {
    container.subviews = views
    root.subviews = [container]
  } else {
    root.subviews = views
  }
  return ScreenReading(
    size: CGSize(width: 375, height: 812), safeArea: ScreenInsets(top: 44, bottom: 34), root: root)
}

private func view(
  _ name: String, _ role: ViewReading.Role, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> ViewReading {
  ViewReading(
    name: name, className: "UIView", role: role, frame: CGRect(x: x, y: y, width: width, height: height))
}

private func box(clips: Bool = false, scrolls: Bool = false) -> ViewReading {
  var box = view("box", .container, 20, 100, 200, 200)
  box.clips = clips
  box.scrolls = scrolls
  return box
}

private func told(_ screen: ScreenReading) -> [String] {
  ScreenInspector().findings(in: screen).map {
    let other = $0.identity.other.isEmpty ? "" : "/" + $0.identity.other
    return "\($0.identity.check.rawValue) \($0.identity.view)\(other) \(Int($0.amount))"
  }
}

@Suite("What is wrong with a screen")
struct FindingsTests {
  @Test("texts and controls in their place are no finding")
  func good() {
    #expect(told(screen(view("a", .text, 16, 44, 100, 20), view("b", .control, 16, 64, 343, 44))).isEmpty)
  }

  @Test("beyond the right edge by 30: off the screen")
  func offScreen() { #expect(told(screen(view("a", .control, 305, 100, 100, 44))) == ["off-screen a 30"]) }

  @Test("wholly outside the window, it is off the screen and nothing else")
  func gone() { #expect(told(screen(view("a", .text, 400, 100, 50, 20))) == ["off-screen a 75"]) }

  @Test("of a label only the words are seen, of a painted one all; more than half of it beyond the edge nobody meant")
  func emptyRoom() {
    var label = view("a", .text, 275, 100, 130, 20)
    label.emptySides = ScreenInsets(right: 100)
    #expect(told(screen(label)).isEmpty)
    label.emptySides = ScreenInsets(right: 20)
    #expect(told(screen(label)) == ["off-screen a 30"])
    label.emptySides = ScreenInsets(right: 100)
    label.isFilled = true
    #expect(told(screen(label)) == ["off-screen a 30"])
    var wide = view("a", .text, 275, 100, 700, 20)
    wide.emptySides = ScreenInsets(right: 690)
    #expect(told(screen(wide)) == ["off-screen a 600"])
    var inside = view("a", .text, 100, 20, 130, 20)
    inside.emptySides = ScreenInsets(right: 100)
    #expect(told(screen(inside, in: box(clips: true))).isEmpty)
    inside.emptySides = ScreenInsets(left: 100)
    #expect(told(screen(inside, in: box(clips: true))) == ["clipped a/box 30"])
  }

  @Test(
    "words upon empty room of a label are no mistake, upon a painted one they are; buttons may share 4 points, not 5")
  func emptyRoomBetween() {
    var lower = view("b", .text, 16, 120, 100, 30)
    lower.emptySides = ScreenInsets(top: 12)
    #expect(told(screen(view("a", .text, 16, 100, 100, 30), lower)).isEmpty)
    lower.isFilled = true
    #expect(told(screen(view("a", .text, 16, 100, 100, 30), lower)) == ["overlapping a/b 10"])
    let button = view("a", .control, 16, 100, 100, 44)
    #expect(told(screen(button, view("b", .control, 16, 140, 100, 44))).isEmpty)
    #expect(told(screen(button, view("b", .control, 16, 139, 100, 44))) == ["overlapping a/b 5"])
  }

  @Test("a word in the empty room of a wide label is no mistake; a label in the very place of another is")
  func onePlace() {
    var wide = view("a", .text, 0, 100, 300, 40)
    wide.emptySides = ScreenInsets(left: 100, right: 100)
    #expect(told(screen(wide, view("b", .text, 250, 100, 40, 40))).isEmpty)
    var same = wide
    same.name = "b"
    same.emptySides = ScreenInsets(right: 250)
    #expect(told(screen(wide, same)) == ["overlapping a/b 40"])
  }

  @Test(
    "labels 150 wide whose words are apart share one place where they share more than 75, and not with 75 or less",
    arguments: [(100.0, []), (85, []), (80, ["overlapping a/b 40"])] as [(Double, [String])])
  func moreThanHalf(x: Double, expected: [String]) {
    var (one, other) = (view("a", .text, 10, 100, 150, 40), view("b", .text, x, 100, 150, 40))
    one.emptySides = ScreenInsets(right: 100)
    other.emptySides = ScreenInsets(left: 100)
    #expect(told(screen(one, other)) == expected)
  }

  @Test("a control nobody sees may lie behind others; before them it takes their touches")
  func bare() {
    var bare = view("a", .control, 0, 100, 300, 44)
    bare.isBare = true
    let button = view("b", .control, 16, 100, 100, 44)
    #expect(told(screen(bare, button)).isEmpty)
    #expect(told(screen(button, bare)) == ["overlapping a/b 44"])
    // One that lies only in part behind another loses touches of its own.
    #expect(told(screen(bare, view("b", .control, 200, 120, 160, 44))) == ["overlapping a/b 24"])
    #expect(told(screen(bare, view("b", .text, 200, 120, 160, 44))).isEmpty)
  }

  @Test("what the system draws keeps 6 points clear of the safe area by itself; a painted control is seen to its edges")
  func clearance() {
    #expect(told(screen(view("a", .text, 16, 38, 100, 20))).isEmpty)
    #expect(told(screen(view("a", .text, 16, 37, 100, 20))) == ["outside-safe-area a 7"])
    var control = view("a", .control, 16, 24, 100, 44)
    control.emptySides = ScreenInsets(top: 20)
    #expect(told(screen(control)).isEmpty)
    control.isFilled = true
    #expect(told(screen(control)) == ["outside-safe-area a 20"])
  }

  @Test("a picture may reach beyond the edge, and text may lie upon it")
  func picture() {
    #expect(told(screen(view("p", .picture, -10, -10, 400, 900), view("a", .text, 16, 100, 100, 20))).isEmpty)
  }

  @Test("under the status bar by 24, under the home indicator by 34: outside the safe area")
  func safeArea() {
    #expect(
      told(screen(view("a", .text, 16, 20, 100, 20), view("b", .control, 16, 768, 100, 44))) == [
        "outside-safe-area a 24", "outside-safe-area b 34",
      ])
  }

  @Test("a bar of the system's and what is in it is not judged")
  func bars() {
    var bar = view("bar", .system, 0, 0, 375, 88)
    bar.subviews = [view("title", .text, 0, 0, 375, 44)]
    #expect(told(screen(bar)).isEmpty)
  }

  @Test("two labels upon each other by 10 points; touching edges are none")
  func overlap() {
    #expect(
      told(screen(view("b", .text, 16, 100, 100, 30), view("a", .text, 16, 120, 100, 30))) == ["overlapping a/b 10"])
    #expect(told(screen(view("a", .text, 16, 100, 100, 20), view("b", .text, 16, 120, 100, 20))).isEmpty)
  }

  @Test("beyond a view that clips: clipped; beyond one that does not: nothing; in one that scrolls: nothing")
  func clipping() {
    let wide = view("a", .text, 150, 10, 100, 20)
    #expect(told(screen(wide, in: box(clips: true))) == ["clipped a/box 50"])
    #expect(told(screen(wide, in: box())).isEmpty)
    #expect(told(screen(wide, in: box(clips: true, scrolls: true))).isEmpty)
  }

  /// A box of 200×200 that scrolls over so much of its content.
  private func scrolling(_ width: Double, _ height: Double, scrolled: Double = 0) -> ViewReading {
    var box = box(clips: true, scrolls: true)
    box.reach = CGRect(x: 0, y: 0, width: width, height: height)
    box.boundsOrigin = CGPoint(x: 0, y: scrolled)
    return box
  }

  @Test(
    "in content 200×900, 850 down is no mistake, 890 is 10 beyond what scrolling shows, wherever it has scrolled to")
  func unreachable() {
    for scrolled in [0.0, 300, 700] {
      let box = scrolling(200, 900, scrolled: scrolled)
      #expect(told(screen(view("a", .text, 10, 850, 100, 20), in: box)).isEmpty)
      #expect(told(screen(view("a", .text, 10, 890, 100, 20), in: box)) == ["unreachable a/box 10"])
    }
  }

  @Test("what scrolls up and down only clips at its sides: 150 + 100 in 200")
  func sideways() {
    #expect(told(screen(view("a", .text, 150, 500, 100, 20), in: scrolling(200, 900))) == ["clipped a/box 50"])
    #expect(told(screen(view("a", .text, 150, 20, 100, 20), in: scrolling(900, 200))).isEmpty)
    var aside = scrolling(900, 200)
    aside.boundsOrigin = CGPoint(x: 100, y: 0)
    #expect(told(screen(view("a", .text, 20, 20, 100, 20), in: aside)).isEmpty)
  }

  @Test("where the content is no larger than the view nothing scrolls, so what lies beyond is clipped")
  func noScrolling() {
    #expect(told(screen(view("a", .text, 10, 190, 100, 20), in: scrolling(200, 200))) == ["clipped a/box 10"])
  }

  @Test("texts that scroll together may not lie upon each other; those that do not may pass")
  func together() {
    var inside = scrolling(200, 900)
    inside.subviews = [view("a", .text, 10, 500, 100, 30), view("b", .text, 10, 520, 100, 30)]
    var screen = screen(view("c", .control, 30, 110, 100, 44))
    screen.root.subviews.insert(inside, at: 0)
    #expect(told(screen) == ["overlapping a/b 10"])
    screen.root.subviews[0].subviews = [view("a", .text, 10, 10, 100, 30)]
    #expect(told(screen).isEmpty)
  }

  @Test("scrolling up and down does not help what is under the camera at the side")
  func camera() {
    var box = view("box", .container, 0, 0, 375, 812)
    box.clips = true
    box.scrolls = true
    box.reach = CGRect(x: 0, y: 0, width: 375, height: 2000)
    var screen = screen(view("a", .text, 10, 0, 100, 20), in: box)
    screen.safeArea = ScreenInsets(top: 44, left: 50)
    #expect(told(screen) == ["outside-safe-area a 40"])
  }

  @Test(
    "a bar takes more of a controller's view: 88 - 60 under it; below it nothing; what it does not take holds from outside"
  )
  func barsOfControllers() {
    var page = view("page", .container, 0, 0, 375, 812)
    page.safeArea = ScreenInsets(top: 88)
    #expect(told(screen(view("a", .text, 16, 60, 100, 20), in: page)) == ["outside-safe-area a 28"])
    #expect(told(screen(view("a", .text, 16, 88, 100, 20), in: page)).isEmpty)
    #expect(told(screen(view("a", .text, 16, 770, 100, 20), in: page)) == ["outside-safe-area a 12"])
  }

  @Test("what is judged elsewhere is here only for what lies upon it, and upon itself it is judged there")
  func elsewhere() {
    var scene = view("scene", .container, 0, 100, 375, 300)
    scene.isJudgedElsewhere = true
    scene.subviews = [view("a", .text, 300, 0, 100, 30), view("b", .text, 300, 20, 100, 30)]
    var screen = screen(scene)
    #expect(told(screen).isEmpty)
    screen.root.subviews.append(view("c", .control, 290, 100, 60, 10))
    #expect(told(screen) == ["overlapping a/c 10"])
  }

  @Test("of what the system places only a text without room is told")
  func systemTexts() {
    var title = view("title", .system, 300, 0, 200, 20)
    title.isTextTruncated = true
    title.isAmbiguous = true
    #expect(told(screen(title)) == ["truncated title 0"])
  }

  @Test("hidden views are not judged")
  func hidden() {
    var gone = view("a", .text, 500, 0, 10, 10)
    gone.isHidden = true
    gone.isAmbiguous = true
    #expect(told(screen(gone)).isEmpty)
  }

  @Test("what constraints and text say of a view is passed on")
  func flags() {
    var bad = view("a", .text, 16, 100, 100, 20)
    bad.isAmbiguous = true
    bad.isTextTruncated = true
    bad.conflicts = ["H:|-a-|"]
    #expect(told(screen(bad)) == ["ambiguous a 0", "unsatisfiable a/H:|-a-| 0", "truncated a 0"])
    #expect(ScreenInspector(checks: [.truncated]).findings(in: screen(bad)).map(\.identity.check) == [.truncated])
  }

  @Test("a drawing in another size than its view's is stretched, from more than a point on")
  func stretched() {
    for (size, expected) in [
      (CGSize(width: 100, height: 20), []), (CGSize(width: 101, height: 19), []),
      (CGSize(width: 50, height: 20), ["stretched a 0"]), (CGSize(width: 100, height: 40), ["stretched a 0"]),
    ] {
      var drawn = view("a", .container, 16, 100, 100, 20)
      drawn.stretchedFrom = size
      #expect(told(screen(drawn)) == expected, "\(size)")
    }
  }

  @Test("the same finding twice is one, the greater")
  func once() {
    #expect(
      told(screen(view("a", .text, 370, 100, 10, 20), view("a", .text, 370, 200, 30, 20))) == ["off-screen a 25"])
  }

  @Test("where two lie upon each other that share a row, or a column, it has no room; of both the column is told")
  func squeezed() {
    func chains(_ row: Int, _ column: Int) -> ViewChains { ViewChains(row: row, column: column) }
    let table: [(one: ViewChains, other: ViewChains, expected: [String])] = [
      (chains(0, 0), chains(0, 0), []), (chains(1, 2), chains(3, 4), []),
      (chains(1, 0), chains(1, 0), ["no room in row 1"]), (chains(1, 2), chains(3, 2), ["no room in column 2"]),
      (chains(1, 2), chains(1, 2), ["no room in column 2"]),
    ]
    for row in table {
      var (a, b) = (view("a", .text, 16, 120, 100, 30), view("b", .text, 16, 100, 100, 30))
      (a.chains, b.chains) = (row.one, row.other)
      let causes = ScreenInspector().findings(in: screen(a, b)).flatMap(\.causes)
      #expect(causes.filter { $0.hasPrefix("no room") } == row.expected)
    }
  }

  @Test("a million points from the origin is far off the screen, anything farther or larger is no place at all")
  func believable() {
    let million = 1e6
    for (x, y, width, height) in [
      (million, 0, 10, 10), (-million, 0, 10, 10), (0, million, 10, 10), (0, -million, 10, 10), (0, 0, million, 10),
      (0, 0, 10, million),
    ] {
      let far = ScreenInspector().findings(in: screen(view("a", .control, x, y, width, height)))
      #expect(!far.isEmpty && !far.contains { $0.message.contains("no place") }, "\(x) \(y) \(width) \(height)")
      // Two points farther, where there is a million.
      let more = 1 + 2e-6
      let farther = screen(view("a", .control, x * more, y * more, width * more, height * more))
      #expect(
        ScreenInspector().findings(in: farther).map(\.message) == ["a: its frame is no place on a screen"],
        "beyond \(x) \(y) \(width) \(height)")
    }
  }

  @Test("frames no screen has are judged and trap nowhere")
  func hostile() {
    let values = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0]
    for x in values {
      for width in values {
        let odd = ViewReading(
          name: "odd", className: "X", role: .text, frame: CGRect(x: x, y: x, width: width, height: width))
        _ = ScreenInspector().findings(in: screen(odd, odd))
      }
    }
  }
}

@Suite("The widths at which something breaks")
struct BreakingWidthsTests {
  /// A label 300 wide after 40: it needs 340, so it breaks below.
  private func findings(_ width: Int, _ broken: (Int) -> Double) -> [Finding] {
    let amount = broken(width)
    guard amount > 0 else { return [] }
    return [
      Finding(
        identity: Finding.Identity(check: .truncated, view: "a"), amount: amount, place: .zero, message: "")
    ]
  }

  @Test("both ends are found to the point, and the worst width")
  func ends() {
    let found = BreakingWidths.search(320...1366) { width in
      findings(width) { (413...437).contains($0) ? 100 - Double(abs($0 - 420)) : 0 }
    }
    #expect(found.map(\.text) == ["breaks for width 413–437"])
    #expect(found.map(\.worstWidth) == [420])
  }

  @Test("two separate stretches are two, even one point wide")
  func stretches() {
    let found = BreakingWidths.search(320...400) { width in findings(width) { [320, 350, 351].contains($0) ? 1 : 0 } }
    #expect(found.map(\.text) == ["breaks for width 320", "breaks for width 350–351"])
  }

  @Test("the first and the last width looked at are ends like others")
  func edges() {
    let first = BreakingWidths.search(320...400) { width in findings(width) { $0 <= 322 ? 1 : 0 } }
    #expect(first.map(\.widths) == [320...322])
    let last = BreakingWidths.search(320...400) { width in findings(width) { $0 >= 399 ? 1 : 0 } }
    #expect(last.map(\.widths) == [399...400])
    #expect(BreakingWidths.search(320...320) { findings($0) { _ in 1 } }.map(\.text) == ["breaks for width 320"])
  }

  @Test("of several widths equally bad the narrowest is told, of two findings alike at one width the first")
  func ties() {
    let found = BreakingWidths.search(320...330) { width in findings(width) { [322, 325, 326].contains($0) ? 9 : 1 } }
    #expect(found.map(\.worstWidth) == [322])
    let twice = BreakingWidths.search(320...321) { width in
      [3.0, 5.0].flatMap { amount in findings(width) { _ in amount } }
    }
    #expect(twice.map(\.widths) == [320...321])
  }

  @Test("two mistakes at once are two stretches in order of their names")
  func several() {
    let found = BreakingWidths.search(1...9) { width -> [Finding] in
      ["b", "a"].filter { $0 == "a" ? width >= 4 : width <= 5 }.map {
        Finding(identity: Finding.Identity(check: .truncated, view: $0), amount: 1, place: .zero, message: "")
      }
    }
    #expect(found.map(\.identity.view) == ["a", "b"])
    #expect(found.map(\.widths) == [4...9, 1...5])
  }

  @Test("nothing breaks: nothing is found")
  func none() { #expect(BreakingWidths.search(320...400) { findings($0) { _ in 0 } }.isEmpty) }
}
