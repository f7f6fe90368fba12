// The menus every app has, by name, and the entries the system puts in them.

extension UIMenu.Identifier {
  /// UIKit's menu of this name.
  public static let application = Self("com.apple.menu.application")
  /// UIKit's menu of this name.
  public static let file = Self("com.apple.menu.file")
  /// UIKit's menu of this name.
  public static let edit = Self("com.apple.menu.edit")
  /// UIKit's menu of this name.
  public static let view = Self("com.apple.menu.view")
  /// UIKit's menu of this name.
  public static let window = Self("com.apple.menu.window")
  /// UIKit's menu of this name.
  public static let help = Self("com.apple.menu.help")
  /// UIKit's menu of this name.
  public static let about = Self("com.apple.menu.about")
  /// UIKit's menu of this name.
  public static let preferences = Self("com.apple.menu.preferences")
  /// UIKit's menu of this name.
  public static let services = Self("com.apple.menu.services")
  /// UIKit's menu of this name.
  public static let hide = Self("com.apple.menu.hide")
  /// UIKit's menu of this name.
  public static let quit = Self("com.apple.menu.quit")
  /// UIKit's menu of this name.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// UIKit's menu of this name.
  public static let newItem = Self("com.apple.menu.new-item")
  /// UIKit's menu of this name.
  public static let open = Self("com.apple.menu.open")
  /// UIKit's menu of this name.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// UIKit's menu of this name.
  public static let close = Self("com.apple.menu.close")
  /// UIKit's menu of this name.
  public static let print = Self("com.apple.menu.print")
  /// UIKit's menu of this name.
  public static let document = Self("com.apple.menu.document")
  /// UIKit's menu of this name.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// UIKit's menu of this name.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// UIKit's menu of this name.
  public static let find = Self("com.apple.menu.find")
  /// UIKit's menu of this name.
  public static let findPanel = Self("com.apple.menu.find-panel")
  /// UIKit's menu of this name.
  public static let replace = Self("com.apple.menu.replace")
  /// UIKit's menu of this name.
  public static let share = Self("com.apple.menu.share")
  /// UIKit's menu of this name.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// UIKit's menu of this name.
  public static let spelling = Self("com.apple.menu.spelling")
  /// UIKit's menu of this name.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// UIKit's menu of this name.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// UIKit's menu of this name.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// UIKit's menu of this name.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// UIKit's menu of this name.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// UIKit's menu of this name.
  public static let transformations = Self("com.apple.menu.transformations")
  /// UIKit's menu of this name.
  public static let speech = Self("com.apple.menu.speech")
  /// UIKit's menu of this name.
  public static let lookup = Self("com.apple.menu.lookup")
  /// UIKit's menu of this name.
  public static let learn = Self("com.apple.menu.learn")
  /// UIKit's menu of this name.
  public static let format = Self("com.apple.menu.format")
  /// UIKit's menu of this name.
  public static let autoFill = Self("com.apple.menu.autofill")
  /// UIKit's menu of this name.
  public static let font = Self("com.apple.menu.font")
  /// UIKit's menu of this name.
  public static let textSize = Self("com.apple.menu.text-size")
  /// UIKit's menu of this name.
  public static let textColor = Self("com.apple.menu.text-color")
  /// UIKit's menu of this name.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// UIKit's menu of this name.
  public static let text = Self("com.apple.menu.text")
  /// UIKit's menu of this name.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// UIKit's menu of this name.
  public static let alignment = Self("com.apple.menu.alignment")
  /// UIKit's menu of this name.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// UIKit's menu of this name.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// UIKit's menu of this name.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// UIKit's menu of this name.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// UIKit's menu of this name.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
  /// UIKit's menu of this name.
  public static let root = Self("com.apple.menu.root")
}

extension UIMenu {
  /// The menus the system begins with: those of the bar, and in them the groups that apps put theirs beside.
  static func system() -> UIMenu {
    func group(_ identifier: Identifier) -> UIMenu {
      UIMenu(identifier: identifier, options: .displayInline, children: identifier.systemCommands)
    }
    func menu(_ title: String, _ identifier: Identifier, _ groups: [Identifier]) -> UIMenu {
      UIMenu(title: title, identifier: identifier, children: groups.map(group))
    }
    return UIMenu(
      identifier: .root,
      children: [
        menu("", .application, [.about, .preferences, .services, .hide, .quit]),
        menu("File", .file, [.newScene, .openRecent, .close, .document, .print]),
        menu(
          "Edit", .edit,
          [
            .undoRedo, .standardEdit, .find, .replace, .share, .textStyle, .spelling, .substitutions, .transformations,
            .speech, .lookup, .learn, .autoFill,
          ]),
        menu("Format", .format, [.font, .text]), menu("View", .view, [.toolbar, .sidebar, .fullscreen]),
        menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]), menu("Help", .help, []),
      ])
  }
}
