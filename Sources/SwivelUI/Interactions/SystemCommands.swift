// What stands in the groups of the system's menus from the beginning: apps put their own commands beside these, so that they look for
// them by their methods. Apart from the menus' names, which are groups with and without commands.

extension UIMenu.Identifier {
  /// The commands of a group, in the order the header of `UIMenuIdentifier` lists them: "Undo, Redo" and "Cut, Copy, Paste, Delete,
  /// Select, Select All". Keys are those of every hardware keyboard; deleting and choosing a word have none.
  @MainActor var systemCommands: [UIMenuElement] {
    func command(_ title: String, _ action: Selector, _ key: String?, _ keys: UIKeyModifierFlags = .command)
      -> UICommand
    {
      guard let key else { return UICommand(title: title, action: action) }
      return UIKeyCommand(title: title, action: action, input: key, modifierFlags: keys)
    }
    switch self {
    case .undoRedo: return [command("Undo", "undo:", "z"), command("Redo", "redo:", "z", [.command, .shift])]
    case .standardEdit:
      // The words and methods are those of the menu over a text; only their order is another.
      let keys: [(Selector, String?)] = [
        ("cut:", "x"), ("copy:", "c"), ("paste:", "v"), ("delete:", nil), ("select:", nil), ("selectAll:", "a"),
      ]
      return keys.compactMap { action, key in
        EditCommand.all.first { $0.action == action }.map { command($0.title, action, key) }
      }
    case _: return []
    }
  }
}

/// What every responder can be asked to do with a selection, and any object may answer to (UIResponderStandardEditActions). In UIKit each
/// method is optional: who leaves one out does nothing.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts what is chosen.
  func cut(_ sender: Any?)
  /// Copies what is chosen.
  func copy(_ sender: Any?)
  /// Inserts what was copied.
  func paste(_ sender: Any?)
  /// Chooses what is at the insertion point.
  func select(_ sender: Any?)
  /// Chooses everything.
  func selectAll(_ sender: Any?)
  /// Deletes what is chosen.
  func delete(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Nothing.
  public func cut(_ sender: Any?) {}
  /// Nothing.
  public func copy(_ sender: Any?) {}
  /// Nothing.
  public func paste(_ sender: Any?) {}
  /// Nothing.
  public func select(_ sender: Any?) {}
  /// Nothing.
  public func selectAll(_ sender: Any?) {}
  /// Nothing.
  public func delete(_ sender: Any?) {}
}

extension UIResponder: UIResponderStandardEditActions {}
