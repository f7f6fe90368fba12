// Taps and squeezes of pencils: there is none here, so that nobody hears of any.

/// What a tap of a pencil does; raw values are UIKit's.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing.
  case ignore = 0
  /// The eraser.
  case switchEraser = 1
  /// The tool before.
  case switchPrevious = 2
  /// Colours.
  case showColorPalette = 3
  /// Ink.
  case showInkAttributes = 4
  /// What is done with it.
  case showContextualPalette = 5
  /// A shortcut.
  case runSystemShortcut = 6
}

/// Who hears of taps of a pencil. Nobody does here.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: OptionalMethods {
  /// As in UIKit.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// As in UIKit.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// As in UIKit.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Does nothing.
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}

/// Taps of a pencil.
@preconcurrency @MainActor open class UIPencilInteraction: NumberedObject, UIInteraction {
  /// How far a squeeze is; raw values are UIKit's.
  public enum Phase: UInt, Sendable {
    /// It began.
    case began = 0
    /// It goes on.
    case changed = 1
    /// It ended.
    case ended = 2
    /// It was broken off.
    case cancelled = 3
  }
  /// Where a pencil is held above a view.
  public struct HoverPose: Sendable {
    /// Above where.
    public let location: CGPoint
    /// How high, from 0 to 1.
    public let zOffset: CGFloat
    /// Which way it leans.
    public let azimuthAngle: CGFloat
    /// How steep it is.
    public let altitudeAngle: CGFloat
    /// How it is turned.
    public let rollAngle: CGFloat
  }
  /// A tap.
  public struct Tap: Sendable {
    /// When.
    public let timestamp: TimeInterval
    /// Where the pencil was; nil where nobody knows.
    public let hoverPose: HoverPose?
  }
  /// A squeeze.
  public struct Squeeze: Sendable {
    /// When.
    public let timestamp: TimeInterval
    /// How far it is.
    public let phase: Phase
    /// Where the pencil was; nil where nobody knows.
    public let hoverPose: HoverPose?
  }

  /// The view.
  open private(set) weak var view: UIView?
  /// Who hears of them.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether anybody does.
  open var isEnabled = true
  /// What the user wants a tap to do.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// What the user wants a squeeze to do.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether fingers draw nothing.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Taps.
  public override init() { super.init() }
  /// Taps, told to a delegate.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
}
