// Auto Layout of one view hierarchy: its constraints as one set of a solver, and the frames that follow.
import ConstraintSolver

/// Solves the constraints of everything below one top-most view.
///
/// Positions are unknowns relative to the superview, so that a view tied to its superview mentions nothing else of it, and
/// turning the window changes only the numbers at the top. Rows are declared when the structure changes; constants,
/// priorities and constraints among known items change them in place.
@MainActor final class LayoutEngine {
  /// What views know the engine by.
  nonisolated let link = BackLink<LayoutEngine>(nil)
  /// The top-most view; nil once it is gone.
  var top: UIView? { topLink.object }
  private let topLink: BackLink<UIView>
  /// The size `systemLayoutSizeFitting` asks for, and how strongly; nil for the engine that lays out.
  let fitting: LayoutFitting?
  var solver = LayoutSolver(cache: LayoutEngine.sharedPrograms)
  /// What is counted already of the solver's work.
  var countedWork = 0
  /// Whether views, guides or their roles changed since the last build.
  @exclusivity(unchecked) var isStale = true
  @exclusivity(unchecked) var needsSolve = false
  @exclusivity(unchecked) var nodes: [LayoutNode] = []
  /// The items that get frames, and where their numbers are: what every turn goes through.
  @exclusivity(unchecked) var movers: ContiguousArray<LayoutMover> = []
  var guideNodes: [Int] = []
  var numbers: [ObjectIdentifier: Int] = [:]
  var constraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var parameters: [LayoutParameter] = []
  var parameterPlaces: [Int: Int] = [:]
  /// Whether rows are only gone through to see what they need.
  var isCollecting = false
  /// Whether a row needed something the last build did not provide.
  var missedSomething = false
  /// Nodes that have to say anew how large their content is.
  var changedContent: [Int] = []
  private var isSettling = false
  private var geometrySeen = -1
  private let values = SolvedValues()
  private(set) var reportedConflicts: [[Int]] = []
  /// What cannot hold, as of the last solve.
  private(set) var conflicts: [LayoutConflict] = []

  /// Compiled structures, shared by all windows.
  static var sharedPrograms = ProgramCache()
  /// What solving took until now, for every hierarchy and every size that was asked for, in `SolveStatistics.work`.
  private(set) static var totalWork = 0
  /// Wrapping text is measured anew so often at most: each time a width changed, which heights can bring about only
  /// through aspect ratios.
  private static let maximumMeasurements = 4

  init(top: UIView, fitting: LayoutFitting? = nil) {
    topLink = top.madeLayoutRecord.link
    self.fitting = fitting
    link.object = self
  }

  deinit { link.object = nil }

  /// Whether the hierarchy still exists.
  var isAlive: Bool { top != nil }

  /// The scene the hierarchy is in; nil outside the emulator.
  var scene: AppScene? { AppScene.running.map { top?.ownScene ?? $0 } }

  func reserveValues(_ count: Int) { values.reserve(count) }

  func forgetGeometry() { geometrySeen = -1 }

  /// Brings the solution up to date; views whose subviews belong elsewhere now are asked to lay out, except `container`,
  /// which is doing so.
  func settle(applying container: UIView? = nil) {
    guard isStale || needsSolve || !changedContent.isEmpty || geometrySeen != UIView.geometryVersion else { return }
    guard !isSettling, top != nil else { return }
    isSettling = true
    defer { isSettling = false }
    if isStale { build() }
    if !changedContent.isEmpty { refreshContent() }
    if geometrySeen != UIView.geometryVersion { refreshParameters() }
    guard needsSolve else { return }
    needsSolve = false
    guard solve() else { return }
    aim(applying: container)
  }

  /// Gives the subviews of `container` the frames that were found.
  func apply(to container: UIView, _ record: LayoutRecord) {
    settle(applying: container)
    for index in record.placed {
      let target = movers[index].target
      movers[index].view.place(target)
    }
  }

  /// The unrounded size of the top, for `systemLayoutSizeFitting`.
  func fittedSize() -> CGSize? {
    build()
    refreshParameters()
    needsSolve = false
    guard solve(), let first = nodes.first, first.variables.count == 4 else { return nil }
    let insets = first.alignment
    return CGSize(
      width: values[first.variables[2].index] + Double(insets.left + insets.right),
      height: values[first.variables[3].index] + Double(insets.top + insets.bottom))
  }

  // MARK: Numbers

  private func refreshParameters() {
    geometrySeen = UIView.geometryVersion
    for index in parameters.indices {
      guard let value = currentValue(of: parameters[index]), value != parameters[index].value, value.isFinite else {
        continue
      }
      parameters[index].value = value
      attempt { () throws(SolverError) in try solver.setParameter(parameters[index].parameter, to: value) }
      needsSolve = true
    }
  }

  // MARK: Solving

  /// Whether a conflict stayed when margins were taken without the safe area: until there is none they count.
  private var hasForgottenMargins = false

  /// Nodes whose content is as wide as its longest line in the width that was found, and not as its text on one.
  private var narrowed: [Int] = []

  /// Rows were made anew, with contents on one line.
  func forgetNarrowed() { narrowed = [] }

  /// What wraps gets its lines from the width of a layout in which it is on one line (UILabel.preferredMaxLayoutWidth, which
  /// is found so where none is set, since iOS 8).
  private func widenNarrowed() {
    for number in narrowed {
      guard let width = nodes[number].view?.contentSizeForLayout[0] else { continue }
      setContent(width, number, .horizontal)
    }
    narrowed = []
  }

  private func solve() -> Bool {
    defer {
      Self.totalWork += solver.work - countedWork
      countedWork = solver.work
    }
    widenNarrowed()
    for pass in 0...Self.maximumMeasurements {
      guard attempt({ () throws(SolverError) in _ = try solver.solve() }) else { return false }
      if solver.conflicts.isEmpty {
        hasForgottenMargins = false
      } else if !hasForgottenMargins, forgetOldMargins() {
        guard attempt({ () throws(SolverError) in _ = try solver.solve() }) else { return false }
        // A conflict that margins have nothing to do with stays, and they count.
        hasForgottenMargins = !solver.conflicts.isEmpty
      }
      guard attempt({ () throws(SolverError) in try solver.read(into: values.buffer) }) else { return false }
      guard measureWrappedContent(isFirst: pass == 0) else {
        needsSolve = false
        break
      }
    }
    noteConflicts()
    return true
  }

  /// What the safe area takes of a view goes by where the view is now, which may be where it was before a turn: where that leaves no
  /// room for it, it is placed without, and what is taken of it there counts from then on. Returns whether there was any.
  private func forgetOldMargins() -> Bool {
    // On a canvas nothing was anywhere before, and contradictions are the document's.
    guard AppScene.running?.canvas == nil else { return false }
    var changed = false
    for index in parameters.indices {
      guard let view = nodes[parameters[index].node].view, view.controller == nil,
        let plain = plainValue(of: parameters[index].quantity, view), plain < parameters[index].value
      else { continue }
      parameters[index].value = plain
      attempt { () throws(SolverError) in try solver.setParameter(parameters[index].parameter, to: plain) }
      changed = true
    }
    return changed
  }

  /// Asks wrapping text for its size at the width found, and after the first solution how wide its longest line is. Returns
  /// whether any is another than assumed.
  private func measureWrappedContent(isFirst: Bool) -> Bool {
    var changed = false
    for number in nodes.indices where nodes[number].wraps {
      guard let view = nodes[number].view, let rows = nodes[number].content[1] else { continue }
      let width = max(0, values[nodes[number].variables[2].index])
      guard let size = view.contentSize(forWidth: CGFloat(width)), size.height.isFinite else { continue }
      if isFirst, size.width >= 0, let across = nodes[number].content[0], Double(size.width) < across.size {
        setContent(Double(size.width), number, .horizontal)
        narrowed.append(number)
        changed = true
      }
      guard Double(size.height) != rows.size else { continue }
      setContent(Double(size.height), number, .vertical)
      changed = true
    }
    return changed
  }

  private func noteConflicts() {
    guard !solver.conflicts.isEmpty || !conflicts.isEmpty else { return }
    conflicts = solver.conflicts.map { LayoutConflict($0, in: self) }
    let signature = conflicts.map(\.serials)
    if fitting == nil, signature != reportedConflicts {
      for conflict in conflicts where !reportedConflicts.contains(conflict.serials) {
        scene?.record("LayoutConstraints", conflict.log)
      }
      reportedConflicts = signature
    }
  }

  /// Rounds the solution to pixels, edge by edge so that neighbours stay neighbours; never fed back into the solver.
  private func aim(applying container: UIView?) {
    let scale = Double(AppScene.running?.pixelsPerPoint ?? 1)
    let buffer = values.buffer
    for index in movers.indices {
      let target = movers[index].target(buffer, scale)
      movers[index].target = target
      if movers[index].view.storedFrame == target || movers[index].superview === container { continue }
      movers[index].superview.setNeedsLayout()
    }
    for number in guideNodes {
      nodes[number].guide?.solvedFrame = LayoutMover.frame(
        buffer, nodes[number].variables[0].index, .zero, scale)
    }
  }

  /// Where the last solution has a node, unrounded: the alignment rectangle in the superview's coordinates.
  func solvedRect(_ number: Int) -> CGRect? {
    guard nodes.indices.contains(number), nodes[number].variables.count == 4 else { return nil }
    let first = nodes[number].variables[0].index
    guard first + 3 < values.count else { return nil }
    return CGRect(x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
  }

  /// Runs a request to the solver; what it refuses goes to the ledger.
  @discardableResult
  func attempt(_ request: () throws(SolverError) -> Void) -> Bool {
    do throws(SolverError) {
      try request()
      return true
    } catch {
      scene?.record("LayoutConstraints", "the layout cannot be solved: \(error)")
      return false
    }
  }
}

/// A number the rows need, and whose it is.
struct LayoutParameter {
  let node: Int
  let quantity: LayoutQuantity
  let parameter: Parameter
  var value: Double
}

/// The size a view is drawn to, and how strongly.
struct LayoutFitting {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}
