// Effects on what lies behind a view. They are kept; there are no pixels to blur.

/// An effect.
@preconcurrency @MainActor open class UIVisualEffect: NumberedObject {
  /// No effect.
  public override init() { super.init() }
}

/// What lies behind is blurred.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// UIKit's style of this name.
    case extraLight = 0
    /// UIKit's style of this name.
    case light = 1
    /// UIKit's style of this name.
    case dark = 2
    /// UIKit's style of this name.
    case extraDark = 3
    /// UIKit's style of this name.
    case regular = 4
    /// UIKit's style of this name.
    case prominent = 5
    /// UIKit's style of this name.
    case systemUltraThinMaterial = 6
    /// UIKit's style of this name.
    case systemThinMaterial = 7
    /// UIKit's style of this name.
    case systemMaterial = 8
    /// UIKit's style of this name.
    case systemThickMaterial = 9
    /// UIKit's style of this name.
    case systemChromeMaterial = 10
    /// UIKit's style of this name.
    case systemUltraThinMaterialLight = 11
    /// UIKit's style of this name.
    case systemThinMaterialLight = 12
    /// UIKit's style of this name.
    case systemMaterialLight = 13
    /// UIKit's style of this name.
    case systemThickMaterialLight = 14
    /// UIKit's style of this name.
    case systemChromeMaterialLight = 15
    /// UIKit's style of this name.
    case systemUltraThinMaterialDark = 16
    /// UIKit's style of this name.
    case systemThinMaterialDark = 17
    /// UIKit's style of this name.
    case systemMaterialDark = 18
    /// UIKit's style of this name.
    case systemThickMaterialDark = 19
    /// UIKit's style of this name.
    case systemChromeMaterialDark = 20
  }
  package let style: Style
  /// A blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// What lies before a blur shines.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Before a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Before a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// What shines how; raw values are UIKit's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// UIKit's case of this name.
  case label = 0
  /// UIKit's case of this name.
  case secondaryLabel = 1
  /// UIKit's case of this name.
  case tertiaryLabel = 2
  /// UIKit's case of this name.
  case quaternaryLabel = 3
  /// UIKit's case of this name.
  case fill = 4
  /// UIKit's case of this name.
  case secondaryFill = 5
  /// UIKit's case of this name.
  case tertiaryFill = 6
  /// UIKit's case of this name.
  case separator = 7
}

/// A view with an effect: what stands before it is in its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Where the views are that shall stand before the effect.
  open private(set) var contentView: UIView
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    contentView = UIView(frame: .zero)
    super.init(frame: .zero)
    self.effect = effect
  }
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
  }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
  }
  override func makeParts() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
