// What apps do to the menus of the system: each change of a builder, and what stands there then (UIMenuBuilder).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor private final class Changing: UIResponder, UIApplicationDelegate {
  let change: @MainActor (any UIMenuBuilder) -> Void
  init(_ change: @escaping @MainActor (any UIMenuBuilder) -> Void) {
    self.change = change
    super.init()
  }
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    change(builder)
  }
}

@MainActor @Suite struct MenuChangeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @MainActor @Sendable (any UIMenuBuilder) -> Void
    /// The menus there are then, and what is in that of files, by title.
    var menus = ["", "File", "Edit", "Format", "View", "Window", "Help"]
    var files = ["", "", "", "", ""]
    var testDescription: String { name }
  }
  nonisolated private static let own = UIMenu.Identifier("own")
  @MainActor private static func menu(_ title: String) -> UIMenu { UIMenu(title: title, identifier: own) }

  nonisolated static let rows = [
    Row(name: "nothing", change: { _ in }),
    Row(
      name: "before another", change: { $0.insertSibling(menu("Own"), beforeMenu: .edit) },
      menus: ["", "File", "Own", "Edit", "Format", "View", "Window", "Help"]),
    Row(
      name: "after the last", change: { $0.insertSibling(menu("Own"), afterMenu: .help) },
      menus: ["", "File", "Edit", "Format", "View", "Window", "Help", "Own"]),
    Row(
      name: "at the start of one", change: { $0.insertChild(menu("Own"), atStartOfMenu: .file) },
      files: ["Own", "", "", "", "", ""]),
    Row(
      name: "at the end of one", change: { $0.insertChild(menu("Own"), atEndOfMenu: .file) },
      files: ["", "", "", "", "", "Own"]),
    Row(
      name: "at the end of all", change: { $0.insertChild(menu("Own"), atEndOfMenu: .root) },
      menus: ["", "File", "Edit", "Format", "View", "Window", "Help", "Own"]),
    Row(
      name: "in a menu within one", change: { $0.insertSibling(menu("Own"), afterMenu: .newScene) },
      files: ["", "Own", "", "", "", ""]),
    Row(
      name: "away", change: { $0.remove(menu: .format) }, menus: ["", "File", "Edit", "View", "Window", "Help"]),
    Row(name: "a menu within one away", change: { $0.remove(menu: .print) }, files: ["", "", "", ""]),
    Row(name: "all away", change: { $0.remove(menu: .root) }),
    Row(
      name: "in the place of another", change: { $0.replace(menu: .view, with: menu("Own")) },
      menus: ["", "File", "Edit", "Format", "Own", "Window", "Help"]),
    Row(name: "in the place of nobody", change: { $0.replace(menu: own, with: menu("Own")) }),
    Row(name: "beside nobody", change: { $0.insertSibling(menu("Own"), afterMenu: UIMenu.Identifier("nobody")) }),
    Row(name: "beside all", change: { $0.insertSibling(menu("Own"), beforeMenu: .root) }),
    Row(
      name: "other entries", change: { $0.replaceChildren(ofMenu: .file) { $0.dropLast() + [menu("Own")] } },
      files: ["", "", "", "", "Own"]),
    Row(
      name: "beside what was put there",
      change: {
        $0.insertSibling(menu("Own"), afterMenu: .file)
        $0.insertSibling(UIMenu(title: "Second", identifier: UIMenu.Identifier("second")), afterMenu: own)
      }, menus: ["", "File", "Own", "Second", "Edit", "Format", "View", "Window", "Help"]),
  ]

  @Test(arguments: rows) func changes(_ row: Row) throws {
    let change = row.change
    let app = AppBundle(name: "Menus", infoDictionary: InfoDictionary()) { Changing(change) }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [app], arrangement: nil)
    let seen = device.inspect(window: 1) { _ in
      let all = UIMenuSystem.main.built?.children ?? []
      let file = all.compactMap { $0 as? UIMenu }.first { $0.identifier == .file }
      return (all.map(\.title), file?.children.map(\.title) ?? [])
    }
    #expect(seen?.0 == row.menus && seen?.1 == row.files)
  }

  /// "Undo, Redo menu" and "Cut, Copy, Paste, Delete, Select, Select All menu" (UIMenuIdentifier): apps put theirs beside one of them, which
  /// they look for by its method.
  @Test func systemCommands() throws {
    var titles: [String] = []
    var keys: [String] = []
    let app = AppBundle(name: "Menus", infoDictionary: InfoDictionary()) {
      Changing { builder in
        let own = UIKeyCommand(
          title: "Paste Again", action: "again:", input: "v", modifierFlags: [.command, .alternate])
        builder.replaceChildren(ofMenu: .standardEdit) { children in
          let paste = children.firstIndex { ($0 as? UICommand)?.action == Selector("paste:") }!
          var children = children
          children.insert(own, at: paste + 1)
          return children
        }
        let entries = [UIMenu.Identifier.undoRedo, .standardEdit].flatMap { builder.menu(for: $0)?.children ?? [] }
        titles = entries.map(\.title)
        keys = entries.compactMap { ($0 as? UIKeyCommand)?.input }
      }
    }
    _ = try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [app], arrangement: nil)
    #expect(
      titles == ["Undo", "Redo", "Cut", "Copy", "Paste", "Paste Again", "Delete", "Select", "Select All"])
    #expect(keys == ["z", "z", "x", "c", "v", "v", "a"])
  }

  /// Menus, actions and commands are found wherever they are; of commands with one method by what comes with them.
  @Test func finding() throws {
    var found: [Bool] = []
    let app = AppBundle(name: "Menus", infoDictionary: InfoDictionary()) {
      Changing { builder in
        let action = UIAction(title: "Act", identifier: UIAction.Identifier("act")) { _ in }
        let commands = [1, 2].map { (number: Int) in
          UICommand(title: "Command \(number)", action: "turn:", propertyList: number)
        }
        builder.insertChild(
          UIMenu(title: "Deep", identifier: .init("deep"), children: [action] + commands), atEndOfMenu: .newScene)
        found = [
          builder.menu(for: .init("deep"))?.title == "Deep", builder.menu(for: .init("nobody")) == nil,
          builder.action(for: .init("act")) === action, builder.action(for: .init("nobody")) == nil,
          builder.command(for: "turn:", propertyList: 2)?.title == "Command 2",
          builder.command(for: "turn:", propertyList: 3) == nil, builder.command(for: "bow:") == nil,
          builder.system === UIMenuSystem.main,
        ]
      }
    }
    _ = try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [app], arrangement: nil)
    #expect(found == Array(repeating: true, count: 8))
  }
}
