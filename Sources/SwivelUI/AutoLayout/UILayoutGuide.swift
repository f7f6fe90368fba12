// A rectangle that takes part in layout without being a view.

/// A rectangle in a view's coordinates that constraints can speak of.
@preconcurrency @MainActor open class UILayoutGuide: NumberedObject {
  /// What the framework's own guides follow instead of constraints.
  enum Rule: Int {
    case safeArea
    case margins
    case readable
    /// From the view's top to the bottom of the bars, from the bars at the bottom to the view's bottom.
    case topBars
    case bottomBars
    /// The part of the view that the keyboard covers; without one, what lies below the safe area.
    case keyboard
  }

  /// The view whose coordinates the guide lies in.
  open internal(set) var owningView: UIView? {
    get { owner?.object }
    set { owner = newValue?.madeLayoutRecord.link }
  }
  private var owner: BackLink<UIView>?
  /// A name for the app's own use.
  open var identifier = ""
  /// What decides the guide's rectangle; nil: constraints.
  let rule: Rule?
  /// The rectangle found by the last layout, for guides that constraints place.
  var solvedFrame = CGRect.zero

  /// Creates a guide; add it to a view with `addLayoutGuide(_:)`.
  public override init() {
    rule = nil
    super.init()
  }

  init(_ rule: Rule, of view: UIView) {
    self.rule = rule
    owner = view.madeLayoutRecord.link
    super.init()
  }

  /// The rectangle in the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let rule, let view = owningView else { return solvedFrame }
    let insets = view.insets(of: rule)
    let size = view.bounds.size
    switch rule {
    case .safeArea, .margins, .readable:
      return CGRect(
        x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
        height: max(0, size.height - insets.top - insets.bottom))
    case .topBars: return CGRect(x: 0, y: 0, width: 0, height: insets.top)
    case .bottomBars: return CGRect(x: 0, y: size.height - insets.bottom, width: 0, height: insets.bottom)
    case .keyboard: return CGRect(x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom)
    }
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutOwner: UIView? { owningView }
  var layoutGuide: UILayoutGuide? { self }

  var layoutName: String {
    let owner = owningView?.layoutName ?? "nil"
    if let rule {
      let name =
        switch rule {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readable: "UIViewReadableContentGuide"
        case .topBars: "topLayoutGuide"
        case .bottomBars: "bottomLayoutGuide"
        case .keyboard: "UIKeyboardLayoutGuide"
        }
      return "\(name)(\(owner))"
    }
    return identifier.isEmpty ? "UILayoutGuide(\(owner))" : "UILayoutGuide:\(identifier)"
  }
}

extension UIView {
  /// Adds a guide, taking it from the view it belonged to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.rule == nil, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeLayoutRecord.guides.append(layoutGuide)
    layoutStructureDidChange()
  }

  /// Removes a guide, and with it the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.rule == nil, layoutGuide.owningView === self else { return }
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraints where constraint.mentions(layoutGuide) { current.release(constraint) }
      view = current.superview
    }
    layoutRecord?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    layoutStructureDidChange()
  }

  /// The guides that were added, in their order.
  public var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }
}

extension BarsGuide {
  /// The guide of `view`; always the same one.
  static func of(_ view: UIView, _ rule: UILayoutGuide.Rule) -> any UILayoutSupport {
    guard let guide = view.guide(rule) as? BarsGuide else { preconditionFailure("guides of bars are BarsGuides") }
    return guide
  }
}
