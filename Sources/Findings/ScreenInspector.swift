// Looks at a screen after layout and says what is wrong with it: the one judge of sweeps and lints.
import Foundation

/// Finds mistakes in a screen.
///
/// Judged are texts and controls, for they are what a person reads and touches; containers and pictures may reach beyond
/// edges and lie under others, and bars are the system's. Hidden views and what is in them are not judged. What scrolls is
/// judged in the direction in which it does not, and by what scrolling can show.
public struct ScreenInspector: Sendable {
  /// The kinds of mistakes that are told.
  public var checks: Set<LayoutCheck>
  /// Less than so many points is no mistake: edges are rounded to pixels, and the coarsest screen has one in a point.
  public var tolerance: Double

  public init(checks: Set<LayoutCheck> = Set(LayoutCheck.allCases), tolerance: Double = 1) {
    self.checks = checks
    self.tolerance = tolerance
  }

  /// The mistakes in order of identity, each once: of several alike the greatest.
  public func findings(in screen: ScreenReading) -> [Finding] {
    var walk = ScreenWalk(screen: screen, checks: checks, tolerance: tolerance)
    walk.visit(screen.root, within: Surroundings(screen))
    walk.comparePairs()
    var found: [Finding] = []
    for finding in walk.found.sorted(by: { ($0.identity, $1.amount) < ($1.identity, $0.amount) })
    where finding.identity != found.last?.identity { found.append(finding) }
    return found
  }
}

/// One pass over a screen.
private struct ScreenWalk {
  /// Something to be read or touched.
  struct Content {
    var view: ViewReading
    var place: CGRect
    /// Where something of it is seen.
    var seen: CGRect
    /// What it scrolls with.
    var group: Int
    /// The view judged elsewhere that it is in; 0 without.
    var elsewhere: Int
    /// The view it is directly in.
    var container: String
  }

  /// An edge of a rectangle.
  private enum Edge: String {
    case left, right, top, bottom

    var isUpright: Bool { self == .top || self == .bottom }
  }

  let screen: ScreenReading
  let checks: Set<LayoutCheck>
  let tolerance: Double
  /// The views that are in a conflict.
  private let parties: Set<String>
  var contents: [Content] = []
  var found: [Finding] = []
  private var groups = 0
  private var elsewheres = 0

  init(screen: ScreenReading, checks: Set<LayoutCheck>, tolerance: Double) {
    self.screen = screen
    self.checks = checks
    self.tolerance = tolerance
    parties = Set(screen.conflictViews.values.joined())
  }

  mutating func visit(_ view: ViewReading, within given: Surroundings) {
    guard !view.isHidden else { return }
    var around = given
    let place = view.frame.offsetBy(dx: around.origin.x, dy: around.origin.y)
    if view.isJudgedElsewhere, around.elsewhere == 0 {
      elsewheres += 1
      around.elsewhere = elsewheres
    }
    guard place.isBelievable else {
      let message = "\(view.name): its frame is no place on a screen"
      if around.elsewhere == 0 {
        add(.offScreen, view.name, CGRect(origin: .zero, size: screen.size), message)
      }
      return
    }
    if around.elsewhere == 0 { judge(view, place, around) }
    switch view.role {
    case .text, .control:
      let visible = around.clip.map { $0.intersection(place) } ?? place
      if !visible.isNull {
        contents.append(
          Content(
            view: view, place: visible, seen: visible.intersection(seen(of: view, place)), group: around.group,
            elsewhere: around.elsewhere, container: around.container))
      }
      return
    case .system: return
    case .container, .picture: break
    }
    if let insets = view.safeArea { around.take(insets, of: place) }
    guard let inner = inside(view, place, around) else { return }
    for subview in view.subviews { visit(subview, within: inner) }
  }

  /// Judges the view by itself. Of what the system places only the text is the app's.
  private mutating func judge(_ view: ViewReading, _ place: CGRect, _ around: Surroundings) {
    if view.role != .system { judgeConstraints(view, place, around) }
    if view.isTextTruncated {
      add(
        .truncated, view.name, place, "\(view.name): its text has no room in \(points(place.size))",
        causes: ["about \(view.name)", "no room for \(view.text ?? view.name) in \(points(place.size))"])
    }
    if let drawn = view.stretchedFrom,
      Double(abs(drawn.width - place.width)) > tolerance
        || Double(abs(drawn.height - place.height)) > tolerance
    {
      add(
        .stretched, view.name, place,
        "\(view.name): drawn for \(points(drawn)), stretched to \(points(place.size)); contentMode .redraw draws it anew",
        causes: ["about \(view.name)"])
    }
    if view.role == .text || view.role == .control { judgePlace(view, place, around) }
  }

  /// Where what is in a view hangs; nil where nothing of it can be seen.
  private mutating func inside(_ view: ViewReading, _ place: CGRect, _ around: Surroundings) -> Surroundings? {
    var inner = around
    inner.container = view.name
    if parties.contains(view.name), view.name != screen.root.name { inner.parties.append((view.name, place)) }
    if view.chains.row > 0 { inner.chains.row = view.chains.row }
    if view.chains.column > 0 { inner.chains.column = view.chains.column }
    inner.origin = CGPoint(x: place.minX - view.boundsOrigin.x, y: place.minY - view.boundsOrigin.y)
    var own = (sideways: false, upright: false)
    if view.scrolls {
      groups += 1
      inner.group = groups
      inner.reach = view.reach.map { $0.offsetBy(dx: inner.origin.x, dy: inner.origin.y) }
      inner.reachName = view.name
      own = (true, true)
      // Where there is no more than is seen nothing scrolls.
      if let reach = view.reach {
        own.sideways = Double(reach.width - place.width) > tolerance
        own.upright = Double(reach.height - place.height) > tolerance
      }
      inner.scrolls = (around.scrolls.sideways || own.sideways, around.scrolls.upright || own.upright)
    }
    if view.clips {
      let seen = place.opened(sideways: own.sideways, upright: own.upright)
      let visible = around.clip.map { $0.intersection(seen) } ?? seen
      // What has no room at all was put away on purpose: folded in, to be shown later.
      guard visible.width > 0, visible.height > 0 else { return nil }
      if visible != around.clip { inner.clipName = view.name }
      inner.clip = visible
    }
    return inner
  }

  private mutating func add(
    _ check: LayoutCheck, _ view: String, other: String = "", amount: Double = 0, _ place: CGRect, _ message: String,
    confidence: FindingConfidence = .likely, causes: [String] = []
  ) {
    guard checks.contains(check) else { return }
    found.append(
      Finding(
        identity: Finding.Identity(check: check, view: view, other: other), amount: amount, place: place,
        message: message, confidence: confidence, causes: causes))
  }

  private mutating func judgeConstraints(_ view: ViewReading, _ place: CGRect, _ around: Surroundings) {
    if view.isAmbiguous {
      add(
        .ambiguous, view.name, place, "\(view.name): its constraints leave its frame open",
        causes: ["open \(view.name)", "open \(around.container)"])
    }
    for conflict in view.conflicts {
      add(
        .unsatisfiable, view.name, other: conflict, place, "\(view.name): its constraints cannot all hold",
        confidence: .certain,
        causes: conflict.split(separator: "\n").map { "constraint \($0)" }
          + (screen.conflictViews[conflict] ?? []).map { "conflict \($0)" } + near(view))
    }
  }

  /// What a view beyond an edge may be due to: itself, its neighbours along that axis, or all in its container that is beyond
  /// the edge by as much; or a conflict of what it is in, where that is beyond `limit` there as well.
  private func causes(
    _ view: ViewReading, _ edge: Edge, _ amount: Double, over limit: CGRect, _ around: Surroundings
  ) -> [String] {
    let chains = [view.chains, around.chains].map { edge.isUpright ? $0.column : $0.row }.filter { $0 > 0 }
    let carriers = around.parties.filter { excess(of: $0.place, over: limit, at: edge) > tolerance }
    let own = ["about \(view.name)", "\(edge) by \(rounded(amount)) in \(around.container)"] + near(view)
    return own + carriers.map { Finding.within + $0.name }
      + chains.map { "\(edge) of \(edge.isUpright ? "column" : "row") \($0)" }
  }

  private mutating func judgePlace(_ view: ViewReading, _ place: CGRect, _ around: Surroundings) {
    guard place.width > 0, place.height > 0 else { return }
    let window = around.opened(CGRect(origin: .zero, size: screen.size))
    let beyond = excess(of: view, at: place, over: window)
    if beyond.amount > tolerance {
      add(
        .offScreen, view.name, amount: beyond.amount, place,
        "\(view.name): \(points(beyond.amount)) beyond the edge of \(screen.edges)",
        causes: causes(view, beyond.edge, beyond.amount, over: window, around))
    }
    if let clip = around.clip, around.opened(clip) != window {
      let (amount, edge) = excess(of: view, at: place, over: clip)
      if amount > tolerance {
        add(
          .clipped, view.name, other: around.clipName, amount: amount, place,
          "\(view.name): \(points(amount)) beyond the edge of \(around.clipName), which clips",
          causes: causes(view, edge, amount, over: clip, around))
      }
    }
    if let reach = around.reach {
      let shown = reach.opened(sideways: !around.scrolls.sideways, upright: !around.scrolls.upright)
      let (amount, edge) = excess(of: view, at: place, over: shown)
      if amount > tolerance {
        add(
          .unreachable, view.name, other: around.reachName, amount: amount, place,
          "\(view.name): \(points(amount)) beyond what scrolling \(around.reachName) shows",
          causes: causes(view, edge, amount, over: shown, around))
      }
    }
    judgeSafeArea(view, place, window, around)
  }

  private mutating func judgeSafeArea(
    _ view: ViewReading, _ place: CGRect, _ window: CGRect, _ around: Surroundings
  ) {
    // What shows nothing there covers nothing.
    guard !view.isBare else { return }
    let place = view.role == .control ? seen(of: view, place) : place.without(view.emptySides)
    let safe = around.opened(around.safe)
    let (amount, edge) = excess(of: place.intersection(window), over: safe)
    if place.intersects(window), amount > Self.clearance {
      add(
        .outsideSafeArea, view.name, amount: amount, place, "\(view.name): \(points(amount)) outside the safe area",
        causes: causes(view, edge, amount, over: safe, around))
    }
  }

  /// What the system draws keeps so far from the safe area by itself, in points: the words of a status bar stand in the
  /// middle of 20, the home indicator ends 8 below, the camera farther away.
  private static let clearance = 6.0

  /// Buttons may share so many points: a finger is wider.
  private static let touchSlack = 4.0

  /// Where something of a view is seen.
  private func seen(of view: ViewReading, _ place: CGRect) -> CGRect {
    view.isFilled ? place : place.without(view.emptySides)
  }

  /// By how much a view is beyond the worst edge of `limit`. Where only empty room of it is, nobody sees that; a view of
  /// which more than half is beyond is not where somebody meant it, whatever is seen.
  private func excess(of view: ViewReading, at place: CGRect, over limit: CGRect) -> (amount: Double, edge: Edge) {
    let whole = excess(of: place, over: limit)
    guard whole.amount > tolerance, excess(of: seen(of: view, place), over: limit).amount <= tolerance else {
      return whole
    }
    let extent = Double(whole.edge.isUpright ? place.height : place.width)
    return whole.amount > extent / 2 ? whole : (0, whole.edge)
  }

  /// By how much `rect` is beyond the worst edge of `limit`.
  private func excess(of rect: CGRect, over limit: CGRect) -> (amount: Double, edge: Edge) {
    let sides: [Edge] = [.left, .right, .top, .bottom]
    let worst = sides.max { excess(of: rect, over: limit, at: $0) < excess(of: rect, over: limit, at: $1) } ?? .left
    return (excess(of: rect, over: limit, at: worst), worst)
  }

  private func excess(of rect: CGRect, over limit: CGRect, at edge: Edge) -> Double {
    let amount =
      switch edge {
      case .left: limit.minX - rect.minX
      case .right: rect.maxX - limit.maxX
      case .top: limit.minY - rect.minY
      case .bottom: rect.maxY - limit.maxY
      }
    return Double(max(amount, 0))
  }

  /// Each is compared with those that begin above its lower edge: lists have thousands, but few at one height.
  mutating func comparePairs() {
    guard checks.contains(.overlapping) else { return }
    let order = contents.indices.sorted { (contents[$0].place.minY, $0) < (contents[$1].place.minY, $1) }
    for (position, one) in order.enumerated() {
      for other in order[(position + 1)...] {
        if contents[other].place.minY >= contents[one].place.maxY { break }
        compare(contents[min(one, other)], contents[max(one, other)])
      }
    }
  }

  /// Compares a view with one that is drawn after it.
  private mutating func compare(_ one: Content, _ other: Content) {
    guard one.group == other.group, areOverlapping(one.place, other.place, tolerance) else { return }
    let isTouch = one.view.role == .control && other.view.role == .control
    guard
      isTouch
        ? areOverlapping(one.place, other.place, Self.touchSlack)
        : areOverlapping(one.seen, other.seen, tolerance) || isMostly(one.place, upon: other.place)
    else { return }
    guard one.elsewhere == 0 || one.elsewhere != other.elsewhere else { return }
    // A control of which nothing is seen makes a text touchable, or takes the touches beside those that lie in it.
    guard !one.view.isBare || (isTouch && !one.place.contains(other.place)) else { return }
    guard !other.view.isBare || one.view.role != .text else { return }
    let common = one.place.intersection(other.place)
    let names = [one.view.name, other.view.name].sorted()
    add(
      .overlapping, names[0], other: names[1], amount: Double(min(common.width, common.height)), common,
      "\(names[0]) and \(names[1]) lie upon each other over \(points(common.size))",
      causes: names.flatMap { ["upon \($0)", "about \($0)"] } + squeezed(one.view, other.view) + near(one.view)
        + near(other.view) + between(one, other))
  }

  /// The row and the column a view is in: what is wrong with one of them displaces all.
  private func near(_ view: ViewReading) -> [String] {
    (view.chains.row > 0 ? ["\(Finding.nearness)row \(view.chains.row)"] : [])
      + (view.chains.column > 0 ? ["\(Finding.nearness)column \(view.chains.column)"] : [])
  }

  /// The views that two are directly in, where those are not the same.
  private func between(_ one: Content, _ other: Content) -> [String] {
    guard one.container != other.container else { return [] }
    return [Finding.between + [one.container, other.container].sorted().joined(separator: "\n")]
  }

  /// Neighbours of one row or column lie upon each other where it has no room.
  private func squeezed(_ one: ViewReading, _ other: ViewReading) -> [String] {
    let column = one.chains.column > 0 && one.chains.column == other.chains.column
    let row = one.chains.row > 0 && one.chains.row == other.chains.row
    return (column ? ["no room in column \(one.chains.column)"] : [])
      + (row && !column ? ["no room in row \(one.chains.row)"] : [])
  }

  /// Whether more than half of the larger rectangle is upon the other: whatever is seen of them, they have one place.
  private func isMostly(_ one: CGRect, upon other: CGRect) -> Bool {
    let common = one.intersection(other)
    let larger = max(one.width * one.height, other.width * other.height)
    return common.width * common.height > larger / 2
  }

  /// Whether rectangles share more than `slack` in both directions.
  private func areOverlapping(_ one: CGRect, _ other: CGRect, _ slack: Double) -> Bool {
    let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
    let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    return Double(width) > slack && Double(height) > slack
  }

  private func points(_ value: Double) -> String { "\(rounded(value)) pt" }

  private func points(_ size: CGSize) -> String { "\(rounded(size.width))×\(rounded(size.height)) pt" }

  private func rounded(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
  }
}
