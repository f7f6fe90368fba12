// The menu of what can be done with what is chosen, from era 16: it opens where an app says.
import DeviceCatalog

/// Which menu is to open, and where.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NumberedObject {
  /// The name.
  public let identifier: AnyHashable?
  /// Where it points to, in the view of the interaction.
  public let sourcePoint: CGPoint
  /// Where its arrow points. Kept: it has none.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A menu at a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where the arrow of such a menu points; raw values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As fits.
  case automatic = 0
  /// Upwards.
  case up = 1
  /// Downwards.
  case down = 2
  /// To the left.
  case left = 3
  /// To the right.
  case right = 4
}

/// Who gives such a menu, and is told of it.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: OptionalMethods {
  /// The menu; nil for what the system suggests.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What it must not lie over, in the view of the interaction.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// It is about to open.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// It is about to close.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Says that the system's is good.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// Says that it may lie anywhere.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Opens such menus in a view.
@preconcurrency @MainActor open class UIEditMenuInteraction: NumberedObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Who gives menus.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The menu that is open.
  private var shown: UIEditMenuConfiguration?

  /// Menus of a delegate's.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }

  /// What the system offers: what somebody up the chain from the view answers to.
  private func suggestions(in view: UIView) -> [UIMenuElement] {
    EditCommand.all.compactMap { edit in
      view.canPerformAction(edit.action, withSender: nil) ? UICommand(title: edit.title, action: edit.action) : nil
    }
  }

  private func menu(_ configuration: UIEditMenuConfiguration, in view: UIView) -> UIMenu? {
    let suggested = suggestions(in: view)
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  /// Opens a menu, if there is anything in it.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil, let menu = menu(configuration, in: view) else { return }
    let wanted = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let place = wanted.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : wanted
    let closed: () -> Void = { [weak self] in
      guard let self else { return }
      shown = nil
      let animator = MenuAnimator()
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
      animator.run()
    }
    guard MenuView.open(menu, from: view, sender: view, at: place, asBar: true, closed: closed) else { return }
    shown = configuration
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run()
  }
  /// Closes the menu.
  open func dismissMenu() {
    if shown != nil, let window = view?.window { MenuView.close(in: window) }
  }
  /// Asks for the menu that is open anew.
  open func reloadVisibleMenu() {
    guard let shown, let view, let window = view.window, let menu = menu(shown, in: view) else { return }
    MenuView.change(in: window) { _ in menu }
  }
  /// Looks anew where the menu is to be.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }
  /// Where the menu points to, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    let point = shown?.sourcePoint ?? .zero
    return self.view?.convert(point, to: view) ?? point
  }
}
