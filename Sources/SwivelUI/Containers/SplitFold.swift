// Whether a split view has its columns beside each other or one controller for all: the states, what becomes of the columns
// in each, and when one state leads to another. Who is asked and told on the way is the split view's matter.

/// Columns and their collapse, as the orders of T10 go through it.
struct SplitFold {
  /// A column whose controllers went on another's stack.
  struct MergedColumn {
    var column: UISplitViewController.Column
    var holder: UIViewController
    /// Those that were put on the stack, from the bottom up.
    var members: [UIViewController]
  }

  enum State {
    /// The view has not come up, and nothing is decided.
    case untouched
    /// Each column has its own place.
    case expanded
    /// Columns go on one stack, and who remains is not settled: whoever is asked meanwhile finds a collapsed view of nobody.
    case merging
    /// One controller remains; nil where there was none.
    case collapsed(onto: UIViewController?)
  }

  /// What a width class calls for.
  enum Step { case stay, collapse, expand }

  private(set) var state = State.untouched
  /// What became of each column on the way to one stack, in the order of the columns; empty while expanded.
  private(set) var merged: [MergedColumn] = []

  /// Whether there is one controller only, or about to be.
  var isCollapsed: Bool {
    switch state {
    case .untouched, .expanded: false
    case .merging, .collapsed: true
    }
  }

  /// Who is shown while collapsed.
  var remaining: UIViewController? {
    switch state {
    case .untouched, .expanded, .merging: nil
    case .collapsed(let controller): controller
    }
  }

  /// What to do when the width becomes compact or regular, or stays so (R-SPLIT-01).
  func step(isCompact: Bool) -> Step {
    switch state {
    case .untouched: .stay
    case .expanded: isCompact ? .collapse : .stay
    case .merging, .collapsed: isCompact ? .stay : .expand
    }
  }

  /// The view comes up for the first time, expanded until its width is looked at.
  mutating func begin() {
    switch state {
    case .untouched: state = .expanded
    case .expanded, .merging, .collapsed: break
    }
  }

  /// From here on the view is collapsed, and columns may be merged.
  mutating func startMerging() {
    merged = []
    state = .merging
  }

  /// Settles who is shown while collapsed, or exchanges it.
  mutating func remain(_ controller: UIViewController?) { state = .collapsed(onto: controller) }

  mutating func add(_ column: MergedColumn) { merged.append(column) }

  /// Forgets that a column was merged, because its controllers left the stack.
  mutating func remove(_ column: UISplitViewController.Column) { merged.removeAll { $0.column == column } }

  func entry(_ column: UISplitViewController.Column) -> MergedColumn? { merged.first { $0.column == column } }

  mutating func expand() {
    merged = []
    state = .expanded
  }
}
