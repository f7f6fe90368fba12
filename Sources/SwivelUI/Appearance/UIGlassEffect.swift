// Liquid Glass, from iOS 26 on: kept as other effects are, and drawn as a thin material, for there are no pixels to bend.

/// Glass.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// How; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// As any.
    case regular = 0
    /// As clear as it can be.
    case clear = 1
  }
  /// How.
  package let style: Style
  /// Whether it answers to fingers. Kept.
  open var isInteractive = false
  /// A colour in it.
  open var tintColor: UIColor?
  /// Glass.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  /// As any.
  public override convenience init() { self.init(style: .regular) }
}

/// Pieces of glass that run together where they are near.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// How near, in points. Kept.
  open var spacing: CGFloat = 0
}

extension UIButton.Configuration {
  /// A button on glass, which is drawn as a grey one.
  public static func glass() -> UIButton.Configuration { rounded(.gray()) }
  /// A button on clear glass, which is drawn as a grey one.
  public static func clearGlass() -> UIButton.Configuration { rounded(.gray()) }
  /// A button on tinted glass, which is drawn as a filled one.
  public static func prominentGlass() -> UIButton.Configuration { rounded(.filled()) }
  /// A button on clear tinted glass, which is drawn as a filled one.
  public static func prominentClearGlass() -> UIButton.Configuration { rounded(.filled()) }
  private static func rounded(_ plain: UIButton.Configuration) -> UIButton.Configuration {
    var look = plain
    look.cornerStyle = .capsule
    return look
  }
}
