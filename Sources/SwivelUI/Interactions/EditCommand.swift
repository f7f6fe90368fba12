// What the system offers to do with what is chosen: its words, and the method of a responder it stands for.

/// A command of the menu of cut, copy and paste (UIResponderStandardEditActions).
@MainActor struct EditCommand {
  let title: String
  let action: Selector
  private let perform: (UIResponder, Any?) -> Void

  static let all: [EditCommand] = [
    EditCommand(title: "Cut", action: "cut:") { $0.cut($1) },
    EditCommand(title: "Copy", action: "copy:") { $0.copy($1) },
    EditCommand(title: "Paste", action: "paste:") { $0.paste($1) },
    EditCommand(title: "Select", action: "select:") { $0.select($1) },
    EditCommand(title: "Select All", action: "selectAll:") { $0.selectAll($1) },
    EditCommand(title: "Delete", action: "delete:") { $0.delete($1) },
  ]

  private init(title: String, action: Selector, _ perform: @escaping (UIResponder, Any?) -> Void) {
    self.title = title
    self.action = action
    self.perform = perform
  }

  /// Performs a command of this name where the first responder up the chain from `start` can; whether one did.
  static func perform(_ action: Selector, from start: UIResponder?, sender: Any?) -> Bool {
    guard let command = all.first(where: { $0.action == action }),
      let target = start?.target(forAction: action, withSender: sender) as? UIResponder
    else { return false }
    command.perform(target, sender)
    return true
  }
}
