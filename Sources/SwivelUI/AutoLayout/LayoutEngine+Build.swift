// Declaring a hierarchy to the solver: everything numbered in the order of the tree, so that equal trees get equal rows.
import ConstraintSolver

extension LayoutEngine {
  /// Numbers that change with the window are kept as columns of derivatives, up to so many: each costs every value one
  /// multiplication at every turn.
  private static let maximumLiveParameters = 8

  /// Declares everything anew.
  func build() {
    isStale = false
    solver = LayoutSolver(cache: Self.sharedPrograms)
    countedWork = 0
    if fitting == nil { for constraint in constraints { constraint.row = nil } }
    parameters = []
    parameterPlaces = [:]
    changedContent = []
    forgetNarrowed()
    numberItems()
    gatherConstraints()
    isCollecting = true
    for constraint in constraints { _ = statement(constraint) }
    isCollecting = false
    attempt { () throws(SolverError) in
      try makeParameters()
      try makeVariables()
      try declareImplicitRows()
    }
    for constraint in constraints { declare(constraint) }
    makeMovers()
    reserveValues(solver.valueCount)
    needsSolve = true
    forgetGeometry()
  }

  private func numberItems() {
    nodes = []
    numbers = [:]
    guard let top else { return }
    // Children are pushed in reverse, so that they are numbered from back to front.
    var pending: [(view: UIView, parent: Int, depth: Int, isUnderPlaced: Bool)] = [(top, -1, 0, false)]
    while let (view, parent, depth, isUnderPlaced) = pending.popLast() {
      let isPlaced = parent < 0 ? fitting != nil : !view.translatesAutoresizingMaskIntoConstraints
      // What a table or collection places by itself starts anew: its frame is a number.
      let isUnderPlaced = isUnderPlaced && (isPlaced || !view.isLayoutBoundary)
      let role: LayoutRole = isPlaced ? .placed : isUnderPlaced ? .translated : .given
      let number = nodes.count
      nodes.append(LayoutNode(view: view, parent: parent, depth: depth, role: role))
      numbers[ObjectIdentifier(view)] = number
      if fitting == nil {
        view.join(self, number, role)
      }
      for guide in view.layoutGuides {
        numbers[ObjectIdentifier(guide)] = nodes.count
        nodes.append(LayoutNode(guide: guide, parent: number, depth: depth + 1))
      }
      for child in view.subviews.reversed() where child.usesConstraints {
        pending.append((child, number, depth + 1, isUnderPlaced || isPlaced))
      }
    }
  }

  private func gatherConstraints() {
    constraints = []
    for node in nodes { constraints.append(contentsOf: node.view?.constraints ?? []) }
    constraints.sort { $0.serial < $1.serial }
  }

  private func makeParameters() throws(SolverError) {
    var live = 0
    for number in nodes.indices where nodes[number].needs != 0 {
      for quantity in LayoutQuantity.allCases where nodes[number].needs & (1 << UInt32(quantity.rawValue)) != 0 {
        let isLive = quantity.changesWithTheWindow && live < Self.maximumLiveParameters
        if isLive { live += 1 }
        let parameter = try solver.makeParameter(0, kind: isLive ? .live : .settled)
        parameterPlaces[number << 5 | quantity.rawValue] = parameters.count
        parameters.append(LayoutParameter(node: number, quantity: quantity, parameter: parameter, value: 0))
      }
    }
  }

  private func makeVariables() throws(SolverError) {
    for number in nodes.indices where nodes[number].isUnknown && nodes[number].isMentioned {
      var variables: [Variable] = []
      for _ in 0..<4 { variables.append(try solver.makeVariable()) }
      nodes[number].variables = variables
    }
  }

  /// Rows no constraint object stands for. They are declared first, so that in a conflict a constraint is broken.
  private func declareImplicitRows() throws(SolverError) {
    for number in nodes.indices where !nodes[number].variables.isEmpty {
      for axis in LayoutAxis.allCases {
        switch nodes[number].role {
        case .given: break
        case .translated: try declareSprings(number, axis)
        case .placed, .guide:
          try solver.activate(Constraint(term(number, axis.size), .greaterThanOrEqual))
          try declareFitting(number, axis)
          try declareFallback(number, axis)
        }
      }
      if nodes[number].role == .placed { try declareContent(number) }
    }
  }

  /// `systemLayoutSizeFitting`: the top is drawn to the target. Where it lies is nobody's question: all that is below counts from
  /// its origin.
  private func declareFitting(_ number: Int, _ axis: LayoutAxis) throws(SolverError) {
    guard let fitting, number == 0 else { return }
    let priority = axis == .horizontal ? fitting.horizontal : fitting.vertical
    try solver.activate(
      Constraint(term(0, axis.size) - axis.length(fitting.size), .equal, priority: Priority(priority.rawValue)))
  }

  /// What decides a size that nothing else does: a scroll view's content begins at its origin and is as large as the scroll
  /// view, an arranged view on Interface Builder's canvas has that program's default size.
  private func declareFallback(_ number: Int, _ axis: LayoutAxis) throws(SolverError) {
    if let guide = nodes[number].guide as? UIScrollView.ContentGuide {
      try solver.activate(Constraint(term(number, axis.origin), .equal))
      let weak = Priority(UIScrollView.ContentGuide.priority)
      try solver.activate(
        Constraint(term(number, axis.size) - term(nodes[number].parent, axis.size), .equal, priority: weak))
      _ = guide
    } else if let size = nodes[number].view?.layoutRecord?.placeholderSize {
      try solver.activate(
        Constraint(term(number, axis.size) - axis.length(size), .equal, priority: Priority(CanvasProfile.weakest)))
    }
  }

  /// Springs and struts of a view in a superview that constraints place.
  private func declareSprings(_ number: Int, _ axis: LayoutAxis) throws(SolverError) {
    guard let view = nodes[number].view else { return }
    let parent = nodes[number].parent
    let springs = view.springs(along: axis)
    // Frames, where the unknowns are alignment rectangles.
    let alignment = nodes[number].alignment
    let both = axis.near(alignment) + axis.far(alignment)
    let size = term(parent, axis.size)
    let lines: [(LayoutQuantity, Double, Double)] = [
      (axis.origin, springs.originShare, springs.origin + axis.near(alignment)),
      (axis.size, springs.sizeShare, springs.size - both),
    ]
    for (quantity, share, constant) in lines {
      try solver.activate(
        Constraint(term(number, quantity) - share * (size - springs.superviewSize) - constant, .equal))
    }
  }

  private func makeMovers() {
    movers = []
    guideNodes = nodes.indices.filter { nodes[$0].role == .guide && !nodes[$0].variables.isEmpty }
    guard fitting == nil else { return }
    for node in nodes where node.role == .placed {
      guard let view = node.view, node.parent >= 0, let superview = nodes[node.parent].view, node.variables.count == 4
      else { continue }
      superview.layoutRecord?.placed.append(movers.count)
      movers.append(
        LayoutMover(
          view: view, superview: superview, first: node.variables[0].index, alignment: node.alignment))
    }
  }

  // MARK: Content

  /// What contents require is required in apps. On Interface Builder's canvas it yields to constraints that are required: a field that
  /// resists with 1000 and has a constraint of 26 points is stored 26 high. So does a text that wraps wherever it is, until it is known
  /// how wide its lines are: with 1000 it is stored as wide as its longest line in the width there is.
  private func contentPriority(_ priority: UILayoutPriority, canWrap: Bool) -> Priority {
    let yields = canWrap || scene?.canvas != nil
    return Priority(yields ? min(priority.rawValue, Self.strongestYielding) : priority.rawValue)
  }

  /// Below required, and above whatever a document says.
  private static let strongestYielding: Float = 999.9

  private func declareContent(_ number: Int) throws(SolverError) {
    guard let view = nodes[number].view else { return }
    let content = view.contentSizeForLayout
    let wraps =
      view.layoutRecord?.storedContent == nil && view.contentHeight(forWidth: 1) != nil
      && content[LayoutAxis.vertical.rawValue] != nil
    for axis in LayoutAxis.allCases {
      guard let size = content[axis.rawValue] else { continue }
      let canWrap = wraps && axis == .horizontal
      let hugging = contentPriority(view.contentHuggingPriority(for: axis.public), canWrap: canWrap)
      let compression = contentPriority(view.contentCompressionResistancePriority(for: axis.public), canWrap: canWrap)
      nodes[number].content[axis.rawValue] = ContentRows(
        size: size,
        hugging: try solver.activate(
          Constraint(term(number, axis.size) - size, .lessThanOrEqual, priority: hugging)),
        compression: try solver.activate(
          Constraint(term(number, axis.size) - size, .greaterThanOrEqual, priority: compression)))
    }
    nodes[number].wraps = wraps
  }

  func setContent(_ size: Double, _ number: Int, _ axis: LayoutAxis) {
    guard let rows = nodes[number].content[axis.rawValue], rows.size != size else { return }
    nodes[number].content[axis.rawValue]?.size = size
    attempt { () throws(SolverError) in
      try solver.setConstant(-size, of: rows.hugging)
      try solver.setConstant(-size, of: rows.compression)
    }
    needsSolve = true
  }

  /// Asks views that said so for their content's size.
  func refreshContent() {
    for number in changedContent {
      guard let view = nodes[number].view, nodes[number].role == .placed else { continue }
      view.layoutRecord?.contentChanged = false
      if let known = nodes[number].baselines, known != LayoutBaselines(view) { isStale = true }
      let content = view.contentSizeForLayout
      for axis in LayoutAxis.allCases {
        let hasRows = nodes[number].content[axis.rawValue] != nil
        guard hasRows == (content[axis.rawValue] != nil) else {
          isStale = true
          continue
        }
        if let size = content[axis.rawValue], !(axis == .vertical && nodes[number].wraps) {
          setContent(size, number, axis)
        }
      }
      if nodes[number].wraps { needsSolve = true }
    }
    changedContent = []
    if isStale { build() }
  }

  // MARK: Constraints

  /// Declares one constraint. Returns whether everything it needs was there.
  @discardableResult
  func declare(_ constraint: NSLayoutConstraint) -> Bool {
    missedSomething = false
    guard var expression = statement(constraint), !missedSomething else { return false }
    let base = expression.constant
    expression.constant -= Double(constraint.constant)
    let relation: ConstraintSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return attempt { () throws(SolverError) in
      let row = try solver.activate(
        Constraint(expression, relation, priority: Priority(constraint.priority.rawValue)))
      // A constraint knows its row in the hierarchy's engine: one that only measures must not give it another.
      guard fitting == nil else { return }
      constraint.row = row
      constraint.rowBase = base
    }
  }
}

extension LayoutAxis {
  var `public`: NSLayoutConstraint.Axis { self == .horizontal ? .horizontal : .vertical }
}
