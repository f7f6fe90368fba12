// Views in a row or a column, kept so by constraints of the stack's own making.

/// Arranges views along an axis. It makes constraints, with the identifiers UIKit's log shows, before each layout that follows
/// a change.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the length along the axis is shared; raw values are UIKit's.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// As large as the stack view allows.
    case fill = 0
    /// Filled, each as large as the others along the axis.
    case fillEqually = 1
    /// Filled, each in proportion to its content size.
    case fillProportionally = 2
    /// At their content size, with the same space between them.
    case equalSpacing = 3
    /// At their content size, their centres equally far apart.
    case equalCentering = 4
  }

  /// How views stand across the axis; raw values are UIKit's.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// As large as the stack view allows.
    case fill = 0
    /// At the leading (or top) edge.
    case leading = 1
    /// First baselines in line.
    case firstBaseline = 2
    /// Centred across the axis.
    case center = 3
    /// At the trailing (or bottom) edge.
    case trailing = 4
    /// Last baselines in line.
    case lastBaseline = 5
    /// `leading` of a horizontal stack.
    public static var top: Alignment { .leading }
    /// `trailing` of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's own spacing in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's spacing.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views that are arranged, in their order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction views follow each other in.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { rearrange() } } }
  /// How the length along the axis is shared.
  open var distribution: Distribution = .fill { didSet { if distribution != oldValue { rearrange() } } }
  /// How views stand across the axis.
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { rearrange() } } }
  /// The distance between views, exact or at least, by distribution.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
  /// Whether views keep inside the margins rather than the edges.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }
  /// Whether a column measures the distance between views from the last baseline of one to the first baseline of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []
  private var isArranged = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates what a document describes.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// Creates a stack of `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: The views

  /// Arranges `view` after the others, adding it to the subviews.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Arranges `view` at `stackIndex`, adding it to the subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let old = arrangedSubviews.firstIndex { $0 === view }
    if let old { arrangedSubviews.remove(at: old) }
    guard stackIndex >= 0, stackIndex <= arrangedSubviews.count + (old == nil ? 0 : 1) else {
      if let old { arrangedSubviews.insert(view, at: old) }
      ownScene.raise(
        "NSInternalInconsistencyException", "insertArrangedSubview:atIndex: index \(stackIndex) out of bounds",
        by: className)
      return
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    rearrange()
  }

  /// Arranges `view` no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    rearrange()
  }

  override func willLose(_ subview: UIView) { removeArrangedSubview(subview) }
  override func visibilityDidChange(of subview: UIView) {
    if arrangedSubviews.contains(where: { $0 === subview }) { rearrange() }
  }

  override func contentDidChange(of subview: UIView) {
    if distribution == .fillProportionally, arrangedSubviews.contains(where: { $0 === subview }) { rearrange() }
  }

  // MARK: Spacing

  /// Sets the distance after one view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    rearrange()
  }

  /// The distance set after one view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func spacing(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    return value == Self.spacingUseSystem ? systemSpacing : value
  }

  // MARK: Constraints

  private func rearrange() {
    isArranged = false
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if !isArranged {
      isArranged = true
      NSLayoutConstraint.deactivate(made)
      for gap in gaps { removeLayoutGuide(gap) }
      let plan = StackPlan(self)
      gaps = plan.gaps
      made = plan.constraints
      NSLayoutConstraint.activate(made)
    }
    super.updateConstraints()
  }
}
