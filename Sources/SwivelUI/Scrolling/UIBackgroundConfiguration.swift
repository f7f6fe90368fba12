// What lies behind a content: a value with the looks UIKit has under many names, and the view that shows it.

/// What is behind a content.
public struct UIBackgroundConfiguration: Hashable {
  /// What it is behind.
  enum Kind: Hashable { case clear, plain, grouped, sidebar, section }
  private var kind: Kind
  private var standsOut = false
  private var ownColor: UIColor?
  private var hasOwnColor = false
  /// The colour; nil for the view's tint.
  public var backgroundColor: UIColor? {
    get { hasOwnColor ? ownColor : usualColor }
    set { (ownColor, hasOwnColor) = (newValue, true) }
  }
  /// Makes the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// How round corners are.
  public var cornerRadius: CGFloat = 0
  /// How far in it stands.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Which margins are added to that.
  public var edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge([])
  /// The colour of the line around it; nil for the view's tint.
  public var strokeColor: UIColor?
  /// Makes that colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How wide that line is.
  public var strokeWidth: CGFloat = 0
  /// How far outside it runs.
  public var strokeOutset: CGFloat = 0
  /// The effect.
  public var visualEffect: UIVisualEffect?
  /// A view of the app's.
  public var customView: UIView?
  /// The picture.
  public var image: UIImage?
  /// The shadow it throws, from era 18. Kept.
  public var shadowProperties = UIShadowProperties()
  /// How the picture fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  private init(_ kind: Kind) { self.kind = kind }
  private var usualColor: UIColor {
    if standsOut, kind != .clear, kind != .section { return .systemGray4 }
    switch kind {
    case .clear, .sidebar, .section: return .clear
    case .plain: return .systemBackground
    case .grouped: return .secondarySystemGroupedBackground
    }
  }
  /// Nothing.
  public static func clear() -> Self { Self(.clear) }
  /// Of a row of any list.
  public static func listCell() -> Self { Self(.plain) }
  /// Of a row of a plain list.
  public static func listPlainCell() -> Self { Self(.plain) }
  /// Of a row of a grouped list.
  public static func listGroupedCell() -> Self { Self(.grouped) }
  /// Of a row of a sidebar: rounded, and seen where it is chosen.
  public static func listSidebarCell() -> Self { sidebar() }
  /// Of a row of a sidebar beside which something stands.
  public static func listAccompaniedSidebarCell() -> Self { sidebar() }
  private static func sidebar() -> Self {
    var background = Self(.sidebar)
    // Ours, by eye: sources show the form and give no figures.
    background.cornerRadius = 10
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return background
  }
  /// Of a header of any list.
  public static func listHeader() -> Self { Self(.section) }
  /// Of a footer of any list.
  public static func listFooter() -> Self { Self(.section) }
  /// Of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.section) }
  /// Of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.section) }
  /// Of a header of a sidebar.
  public static func listSidebarHeader() -> Self { Self(.section) }
  /// The background in a state: grey for a row that is chosen or touched, unless it was given a colour.
  public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    copy.standsOut = state.standsOut
    return copy
  }
  /// The colour as it is shown in a view of this tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The colour of the line as it is shown in a view of this tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Shows a background behind the content of a cell, a header or a footer.
@MainActor final class ConfiguredBackground: UIView {
  private var shown: UIBackgroundConfiguration?
  private var part: UIView?

  /// Shows a background in a view; its corners are those of the view's place among others unless it names some.
  func show(_ background: UIBackgroundConfiguration, in host: UIView, corners: CACornerMask? = nil, radius: CGFloat = 0)
  {
    var insets = background.backgroundInsets
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = host.directionalLayoutMargins
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isMirrored = host.isMirrored
    frame = host.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
    let isOwn = background.cornerRadius > 0
    layer.cornerRadius = isOwn ? background.cornerRadius : radius
    layer.maskedCorners =
      isOwn || corners == nil
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : corners ?? []
    backgroundColor = background.resolvedBackgroundColor(for: host.tintColor)
    layer.borderWidth = background.strokeWidth
    layer.borderColor = background.strokeWidth > 0 ? background.resolvedStrokeColor(for: host.tintColor).cgColor : nil
    if background != shown {
      part?.removeFromSuperview()
      part = background.customView ?? background.image.map { UIImageView(image: $0) }
      part?.contentMode = background.imageContentMode
      if let part { addSubview(part) }
      shown = background
    }
    part?.frame = bounds
  }
}

/// A shadow (era 18).
public struct UIShadowProperties: Hashable {
  /// Its colour.
  public var color = UIColor.black
  /// How much of it is seen, 0…1.
  public var opacity: CGFloat = 0
  /// How far away it falls.
  public var offset = CGSize.zero
  /// How blurred it is.
  public var radius: CGFloat = 0
  /// Its outline; nil for that of what throws it.
  public var path: UIBezierPath?
}
