// The app's menus as a whole, and how apps change them: `buildMenu(with:)`. There is no menu bar here to show them in.
import DeviceCatalog

/// What menus are built in.
@preconcurrency @MainActor open class UIMenuSystem: NumberedObject {
  /// The menus of the app.
  public static var main: UIMenuSystem { AppScene.current.app.menus }
  /// The menus of the place a user looks at. The same here.
  public static var context: UIMenuSystem { AppScene.current.app.contextMenus }

  /// What was built last.
  package private(set) var built: UIMenu?
  private var isWaiting = false

  /// Has the menus built anew, once in an input however often it is said.
  open func setNeedsRebuild() {
    guard !isWaiting else { return }
    isWaiting = true
    AppScene.current.later { [self] in
      isWaiting = false
      rebuild()
    }
  }

  /// Has the commands of the menus looked at anew; they are whenever a menu opens.
  open func setNeedsRevalidate() {}

  /// Asks the app and its delegate.
  func rebuild() {
    let scene = AppScene.current
    guard scene.era >= Era(13) else { return }
    let builder = MenuBuilder(self)
    scene.application.buildMenu(with: builder)
    (scene.application.delegate as? UIResponder)?.buildMenu(with: builder)
    built = builder.root
  }
}

/// Changes menus while they are built.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// Which menus.
  var system: UIMenuSystem { get }
  /// A menu of a name; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// An action of a name; nil for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of a method and a value; nil for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in another's place.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu other entries.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, as its first entry.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, as its last entry.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The command of a method without a value.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}

/// Builds by making each menu around a changed one anew.
private final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root = UIMenu.system()

  init(_ system: UIMenuSystem) { self.system = system }

  private func first<Found>(_ find: (UIMenuElement) -> Found?, in entry: UIMenuElement) -> Found? {
    if let found = find(entry) { return found }
    for child in (entry as? UIMenu)?.children ?? [] {
      if let found = first(find, in: child) { return found }
    }
    return nil
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first({ ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }, in: root)
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first({ ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }, in: root)
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first({ ($0 as? UICommand).flatMap { $0.isCalled(action, propertyList) ? $0 : nil } }, in: root)
  }

  /// The menu with the entry of a name replaced by others.
  private func menu(
    _ menu: UIMenu, replacing identifier: UIMenu.Identifier, by others: (UIMenu) -> [UIMenuElement]
  ) -> UIMenu {
    guard self.menu(for: identifier) != nil else { return menu }
    return menu.replacingChildren(
      menu.children.flatMap { entry -> [UIMenuElement] in
        guard let child = entry as? UIMenu else { return [entry] }
        return child.identifier == identifier ? others(child) : [self.menu(child, replacing: identifier, by: others)]
      })
  }

  private func change(_ identifier: UIMenu.Identifier, to others: (UIMenu) -> [UIMenuElement]) {
    if identifier == root.identifier {
      if let menu = others(root).first as? UIMenu { root = menu }
    } else {
      root = menu(root, replacing: identifier, by: others)
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    guard siblingIdentifier != root.identifier else { return }
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    guard siblingIdentifier != root.identifier else { return }
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    guard removedIdentifier != root.identifier else { return }
    change(removedIdentifier) { _ in [] }
  }
}
