// What a button's menu does: it opens, and what is chosen in it may show in the button.

extension UIButton {
  /// Opens the button's menu; false without one.
  @discardableResult
  func openMenu() -> Bool {
    guard let menu, isEnabled else { return false }
    sendActions(for: .menuActionTriggered)
    return MenuView.open(
      menu, from: self, sender: self, chosen: { [weak self] action in self?.select(action, in: menu) })
  }

  /// Shows which entry is chosen: the one that is marked, else the first.
  func showSelection() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    let actions = menu.children.compactMap { $0 as? UIAction }
    if let action = actions.first(where: { $0.state == .on }) ?? actions.first { select(action, in: menu) }
  }

  private func select(_ action: UIAction, in menu: UIMenu) {
    guard changesSelectionAsPrimaryAction else { return }
    for case let other as UIAction in menu.children { other.state = other === action ? .on : .off }
    setTitle(action.title, for: .normal)
  }
}

extension UIView {
  /// Opens the menu a finger that stays here asks for: of the nearest view outwards that has one. The point is the window's.
  func openMenu(at point: CGPoint) -> Bool {
    var view: UIView? = self
    while let current = view {
      if let button = current as? UIButton, button.menu != nil { return button.openMenu() }
      let here = current.convert(point, from: window)
      for case let interaction as UIContextMenuInteraction in current.interactions where interaction.open(at: here) {
        return true
      }
      if let giver = current.contextMenuGiver(at: here) { return giver.open(from: current) }
      view = current.superview
    }
    return false
  }
}

extension UIButton {
  /// What the button is for in what is around it; raw values are UIKit's.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What most people want.
    case primary = 1
    /// It changes nothing.
    case cancel = 2
    /// It takes something away.
    case destructive = 3
  }
}

extension UIButton {
  /// The colour of the title's shadow now.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
}
