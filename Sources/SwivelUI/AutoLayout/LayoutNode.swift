// A view or guide as the engine numbers it.
import ConstraintSolver

/// How an item gets its rectangle.
enum LayoutRole: Sendable {
  /// Nothing above is placed by constraints: the frame is a given number.
  case given
  /// Given a frame and mask, in a superview that constraints place: springs and struts become rows.
  case translated
  /// Constraints decide: `translatesAutoresizingMaskIntoConstraints` is off.
  case placed
  /// A layout guide.
  case guide
}

/// A quantity of an item that may appear in a row. The first four are unknowns of placed items and numbers of given ones;
/// the rest always are numbers.
enum LayoutQuantity: Int, Sendable, CaseIterable {
  case x, y, width, height
  case safeLeft, safeTop, safeRight, safeBottom
  case marginLeft, marginTop, marginRight, marginBottom
  case readableLeft, readableRight
  case topBars, bottomBars
  case keyboard

  /// Whether the number changes when the window does, so that its derivatives are worth keeping.
  var changesWithTheWindow: Bool {
    switch self {
    case .width, .height, .safeLeft, .safeTop, .safeRight, .safeBottom, .topBars, .bottomBars, .keyboard: true
    case .x, .y, .marginLeft, .marginTop, .marginRight, .marginBottom, .readableLeft, .readableRight: false
    }
  }
}

/// The two rows by which content bears on a size.
struct ContentRows {
  var size: Double
  var hugging: ConstraintID
  var compression: ConstraintID
}

/// Where a view's baselines are; constants of the rows that align them.
struct LayoutBaselines: Equatable {
  /// See `UIView.baselineFromCenter`.
  let fromCenter: CGFloat?
  /// From the top to the first, and from the last to the bottom.
  let first: CGFloat
  let last: CGFloat

  @MainActor init(_ view: UIView) {
    fromCenter = view.baselineFromCenter
    (first, last) = fromCenter == nil ? (view.firstBaselineFromTop, view.lastBaselineFromBottom) : (0, 0)
  }
}

/// One numbered item.
struct LayoutNode {
  /// Nil for guides.
  unowned let view: UIView?
  unowned let guide: UILayoutGuide?
  /// The node of the superview or owning view; -1 at the top.
  let parent: Int
  let depth: Int
  let role: LayoutRole
  /// From alignment rectangle to frame.
  let alignment: UIEdgeInsets
  /// Whether rows mention it; translated items without mention need none.
  var isMentioned = false
  /// Quantities that rows need as numbers, as bits.
  var needs: UInt32 = 0
  /// x, y, width, height; empty for given items.
  var variables: [Variable] = []
  /// By axis.
  var content: [ContentRows?] = [nil, nil]
  /// Whether the height follows from the width.
  var wraps = false
  /// The baselines that rows were made with; nil without such rows.
  var baselines: LayoutBaselines?

  @MainActor init(view: UIView, parent: Int, depth: Int, role: LayoutRole) {
    self.view = view
    guide = nil
    self.parent = parent
    self.depth = depth
    self.role = role
    alignment = view.layoutRecord?.drawnAlignment ?? view.alignmentRectInsets
    isMentioned = role == .placed
  }

  init(guide: UILayoutGuide, parent: Int, depth: Int) {
    view = nil
    self.guide = guide
    self.parent = parent
    self.depth = depth
    role = .guide
    alignment = .zero
    isMentioned = true
  }

  /// Whether its rectangle is unknown.
  var isUnknown: Bool { role != .given }
}

/// Horizontal or vertical, with the names each has there.
enum LayoutAxis: Int, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1

  var origin: LayoutQuantity { self == .horizontal ? .x : .y }
  var size: LayoutQuantity { self == .horizontal ? .width : .height }
  func near(_ insets: UIEdgeInsets) -> Double { Double(self == .horizontal ? insets.left : insets.top) }
  func far(_ insets: UIEdgeInsets) -> Double { Double(self == .horizontal ? insets.right : insets.bottom) }
  func length(_ size: CGSize) -> Double { Double(self == .horizontal ? size.width : size.height) }
  func position(_ rect: CGRect) -> Double { Double(self == .horizontal ? rect.minX : rect.minY) }
}
