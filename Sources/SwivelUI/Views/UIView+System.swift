// What the system can be asked to do with views: animations it has, and settings of other kinds of devices.

extension UIView {
  /// Animations the system has; raw values are UIKit's.
  public enum SystemAnimation: UInt, Sendable {
    /// Views vanish.
    case delete = 0
  }
  /// Takes views away as the system does, with changes of the app's beside it.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.2, delay: 0, options: options) {
      animations?()
    } completion: { isFinished in
      for view in views { view.removeFromSuperview() }
      completion?(isFinished)
    }
  }

  /// Where the view is turned, moved and stretched to in space: its layer's transform.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// Lays an ambiguous view out in another of the ways there are, for debugging: the same is chosen here every time.
  public func exerciseAmbiguityInLayout() {}
  /// How the sizes of text in it are limited, for debugging; empty where they are not.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = [
      minimumContentSizeCategory.map { "minimum: \($0.rawValue)" },
      maximumContentSizeCategory.map { "maximum: \($0.rawValue)" },
    ]
    return limits.compactMap(\.self).joined(separator: ", ")
  }
}

extension UIScrollView {
  /// Stands still, from era 17.4: a finger's way ends when it is lifted here.
  public func stopScrollingAndZooming() {}
}

extension UISlider {
  /// How it behaves on a Mac, from era 15. Kept by buttons alone; a slider is one of an iPad's.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { .automatic }
    set {}
  }
  /// How it behaves.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UINavigationBar {
  /// How it behaves on a Mac, from era 16. It is one of an iPad's.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { .automatic }
    set {}
  }
  /// How it behaves.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

/// How controls behave where there is a choice.
public typealias UIBehavioralStyle = UIButton.BehavioralStyle

extension UIScreen {
  /// What a screen does that cannot show its edges; raw values are UIKit's.
  public enum OverscanCompensation: Int, Sendable {
    /// Content is made smaller.
    case scale = 0
    /// Content is inset.
    case insetBounds = 1
    /// Edges are lost.
    case none = 2
    /// The former name of `none`.
    public static let insetApplicationFrame = OverscanCompensation.none
  }
  /// What it does: screens here show their edges. Not to be set.
  public var overscanCompensation: OverscanCompensation {
    get { .scale }
    set {}
  }
  /// How much would be lost.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
}
