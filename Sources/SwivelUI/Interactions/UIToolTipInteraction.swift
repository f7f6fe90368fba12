// Tips at pointers, taps of pencils and bands around things: nobody points here, so what is said is kept and not shown.

/// A tip at a pointer.
@preconcurrency @MainActor open class UIToolTipConfiguration: NumberedObject {
  /// The text.
  public let toolTip: String
  /// Where it holds; null for the whole view.
  public let sourceRect: CGRect
  /// A tip in a part of a view.
  public init(toolTip: String, in sourceRect: CGRect = .null) {
    (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
    super.init()
  }
}

/// Who gives tips.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: OptionalMethods {
  /// As in UIKit.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Stands for a delegate without the method.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

/// Tips over a view.
@preconcurrency @MainActor open class UIToolTipInteraction: NumberedObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Who gives them.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Whether there are any.
  open var isEnabled = true
  /// The tip where nobody gives another.
  open var defaultToolTip: String?
  /// Tips of a delegate's.
  public override init() { super.init() }
  /// One tip.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
}

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
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Taps of a pencil.
@preconcurrency @MainActor open class UIPencilInteraction: NumberedObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Who hears of them.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether anybody does.
  open var isEnabled = true
  /// What the user wants a tap to do.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
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

/// A band around what a pointer chooses. Nobody draws one here.
@preconcurrency @MainActor open class UIBandSelectionInteraction: NumberedObject, UIInteraction {
  /// What becomes of it; raw values are UIKit's.
  public enum State: Int, Sendable {
    /// Nothing yet.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case selecting = 2
    /// It has ended.
    case ended = 3
  }
  /// The view.
  open private(set) weak var view: UIView?
  /// What becomes of it.
  open private(set) var state = State.possible
  /// Whether it can begin.
  open var isEnabled = true
  /// The band; nil for none.
  open var selectionRect: CGRect? { nil }
  /// Whether it may begin now.
  open var shouldBeginHandler: ((UIBandSelectionInteraction) -> Bool)?
  private let selectionHandler: (UIBandSelectionInteraction) -> Void
  /// A band, of whose changes a handler hears.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    self.selectionHandler = selectionHandler
    super.init()
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
}
