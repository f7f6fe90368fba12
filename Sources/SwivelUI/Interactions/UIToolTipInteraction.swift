// Tips at pointers and bands around things: nobody points here, so what is said is kept and not shown.

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
