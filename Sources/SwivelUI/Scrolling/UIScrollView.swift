// A window onto content larger than itself: the content's rectangle, and what constraints to it mean.

/// Shows a part of its content. Constraints that tie a descendant to an edge of the scroll view speak of the content; those
/// that speak of its width, height or centre speak of the frame.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How the safe area is added to the insets; raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Added where the content can scroll, or a controller asks for it.
    case automatic = 0
    /// Added where the content can scroll.
    case scrollableAxes = 1
    /// Not added.
    case never = 2
    /// Added.
    case always = 3
  }

  /// The rectangle of the content, which begins at the scroll view's origin.
  final class ContentGuide: UILayoutGuide {
    /// With which content of no stated size is as large as the scroll view: below everything stacks and apps use.
    static let priority: Float = 1
  }

  /// The size of the content: what constraints to the content say, else what was set.
  open var contentSize: CGSize {
    get {
      guard let content, !content.solvedFrame.isEmpty else { return storedContentSize }
      return content.solvedFrame.size
    }
    set { storedContentSize = newValue }
  }
  private var storedContentSize = CGSize.zero
  /// The point of the content that lies at the origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      wasScrolled = true
      if newValue != bounds.origin { bounds.origin = newValue }
    }
  }
  /// Whether the content was moved from where it begins.
  private var wasScrolled = false
  /// Room around the content.
  open var contentInset: UIEdgeInsets = .zero
  /// How the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Whether a user can scroll.
  open var isScrollEnabled = true

  /// Room around the content with what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    let isAdjusted =
      switch contentInsetAdjustmentBehavior {
      case .never: false
      case .always: true
      case .automatic, .scrollableAxes: adjustsItself || contentSize.height > bounds.height
      }
    guard isAdjusted else { return contentInset }
    let safe = safeAreaInsets
    return contentInset + UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
  }

  /// What of the content scrolling can show, in the content's coordinates; nil in a document without code, where nothing
  /// says how large the content is: code would.
  package var reachableContent: CGRect? {
    let scene = AppScene.current
    let size = contentSize
    if size == .zero, scene.bundle.showsPrototypes || scene.canvas != nil { return nil }
    let inset = adjustedContentInset
    return CGRect(
      x: -inset.left, y: -inset.top, width: max(bounds.width, size.width + inset.left + inset.right),
      height: max(bounds.height, size.height + inset.top + inset.bottom))
  }

  /// Whether the content scrolls however small it is.
  var adjustsItself: Bool { false }

  override var keepsContentClear: Bool { adjustsItself && contentInsetAdjustmentBehavior != .never }

  /// The content begins below the insets until it is moved.
  open override func layoutSubviews() {
    if !wasScrolled, AppScene.current.canvas == nil {
      let top = -adjustedContentInset.top
      if bounds.origin.y != top { bounds.origin.y = top }
    }
    super.layoutSubviews()
  }

  private var content: ContentGuide?

  /// The rectangle of the content.
  public var contentLayoutGuide: UILayoutGuide {
    if let content { return content }
    let guide = ContentGuide()
    guide.identifier = "contentLayoutGuide"
    content = guide
    addLayoutGuide(guide)
    return guide
  }

  /// The rectangle of the scroll view itself.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.identifier = "frameLayoutGuide"
    addLayoutGuide(guide)
    guide.pin(to: self)
    return guide
  }()

  /// The guide an edge attribute stands for when the other item lies inside; nil where the item means itself.
  static func content(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, besides other: (any LayoutItem)?
  ) -> (any LayoutItem)? {
    guard let scroll = item as? UIScrollView, attribute.isEdge, let inner = other?.layoutOwner, inner !== scroll,
      inner.isDescendant(of: scroll)
    else { return nil }
    return scroll.contentLayoutGuide
  }

  /// Makes the guides that an installed constraint needs before the hierarchy is numbered.
  static func prepareContent(for constraint: NSLayoutConstraint) {
    if let first = constraint.first { _ = content(first, constraint.firstAttribute, besides: constraint.second) }
    if let second = constraint.second { _ = content(second, constraint.secondAttribute, besides: constraint.first) }
  }
}

extension UILayoutGuide {
  /// Keeps the guide where the view is.
  fileprivate func pin(to view: UIView) {
    let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
    NSLayoutConstraint.activate(
      edges.map {
        NSLayoutConstraint(
          item: self, attribute: $0, relatedBy: .equal, toItem: view, attribute: $0, multiplier: 1, constant: 0)
      })
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge, not a size, centre or baseline.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin:
      true
    case .notAnAttribute, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .centerXWithinMargins,
      .centerYWithinMargins:
      false
    }
  }
}
