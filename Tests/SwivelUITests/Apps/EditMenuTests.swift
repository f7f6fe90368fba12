// The menu of cut, copy and paste: what is offered of what can be done, where it stands, and in how many parts.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A label that can be copied, as apps write it, with one entry of its own.
private final class CopyLabel: UILabel {
  var done: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:") || action == Self.shouting
  }
  override func copy(_ sender: Any?) { done.append("copy") }
  func shout(_ sender: Any?) { done.append("shout") }
  static let shouting = Selector("shout:", CopyLabel.shout)
}

@MainActor struct EditMenuTests {
  private func driver(era: Int = 14) throws -> Driver {
    Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(era),
        apps: [
          .test {
            let page = UIViewController()
            let label = CopyLabel(frame: CGRect(x: 100, y: 200, width: 120, height: 30))
            label.text = "Words"
            label.isUserInteractionEnabled = true
            page.view.addSubview(label)
            return page
          }
        ]))
  }
  private func label(_ driver: Driver) throws -> CopyLabel {
    try #require(
      driver.device.inspect(window: 1) { window in
        window.rootViewController?.view.subviews.compactMap { $0 as? CopyLabel }.first
      } ?? nil)
  }
  private func show(_ driver: Driver, _ label: CopyLabel, items: [UIMenuItem] = []) {
    _ = driver.device.perform(window: 1) { _ in
      label.becomeFirstResponder()
      UIMenuController.shared.menuItems = items
      UIMenuController.shared.showMenu(from: label, rect: label.bounds)
    }
  }

  /// UIMenuController: the system's commands and the app's items that the first responder says it can perform.
  @Test func whatTheFirstResponderCanDoIsOffered() throws {
    let driver = try driver()
    let label = try label(driver)
    var heard: [String] = []
    _ = driver.device.perform(window: 1) { _ in
      for name in [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let name = note.name.rawValue.dropFirst("UIMenuController".count)
          MainActor.assumeIsolated { heard.append(String(name)) }
        }
      }
    }
    show(
      driver, label,
      items: [
        UIMenuItem(title: "Shout", action: CopyLabel.shouting), UIMenuItem(title: "Sing", action: Selector("sing:")),
      ])
    #expect(driver.device.inspect(window: 1) { _ in UIMenuController.shared.isMenuVisible } == true)
    #expect(driver.tap("Paste").ending != .settled && driver.tap("Sing").ending != .settled)
    #expect(driver.tap("Shout").ending == .settled)
    #expect(label.done == ["shout"])
    #expect(
      heard == [
        "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification", "DidHideMenuNotification",
      ])
    #expect(driver.device.inspect(window: 1) { _ in UIMenuController.shared.isMenuVisible } == false)
    show(driver, label)
    #expect(driver.tap("Copy").ending == .settled && label.done == ["shout", "copy"])
  }

  /// Above what it is about, within the window.
  @Test func itStandsAboveWhatItIsAbout() throws {
    let driver = try driver()
    let label = try label(driver)
    show(driver, label)
    let frame = try #require(driver.device.inspect(window: 1) { _ in UIMenuController.shared.menuFrame })
    #expect(frame.maxY <= label.frame.minY && frame.minY > 100 && abs(frame.midX - label.frame.midX) < 1)
    _ = driver.device.perform(window: 1) { _ in UIMenuController.shared.hideMenu(from: label) }
    #expect(driver.device.inspect(window: 1) { _ in UIMenuController.shared.isMenuVisible } == false)
  }

  /// Nobody who can do anything, no menu.
  @Test func withoutAnythingToDoThereIsNone() throws {
    let driver = try driver()
    _ = driver.device.perform(window: 1) { window in
      guard let view = window.rootViewController?.view else { return }
      UIMenuController.shared.showMenu(from: view, rect: .zero)
    }
    #expect(driver.device.inspect(window: 1) { _ in UIMenuController.shared.isMenuVisible } == false)
  }

  /// Entries that have no room beside each other come in parts, one after the other, and from the last back to the first.
  @Test func moreThanThereIsRoomForComesInParts() throws {
    let driver = try driver(era: 16)
    let label = try label(driver)
    var chosen: [String] = []
    final class Menus: UIEditMenuInteractionDelegate {
      let menu: UIMenu
      init(_ menu: UIMenu) { self.menu = menu }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { menu }
    }
    let names = ["Translate", "Look Up", "Search Web", "Speak", "Highlight", "Add Note", "Share …"]
    let menus = Menus(UIMenu(children: names.map { name in UIAction(title: name) { _ in chosen.append(name) } }))
    _ = driver.device.perform(window: 1) { _ in
      let interaction = UIEditMenuInteraction(delegate: menus)
      label.addInteraction(interaction)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    }
    #expect(driver.tap("Share …").ending != .settled)
    var turns = 0
    while driver.tap("Share …").ending != .settled, turns < 5 {
      #expect(driver.tap("Show more items").ending == .settled)
      turns += 1
    }
    #expect(chosen == ["Share …"] && turns >= 1)
    withExtendedLifetime(menus) {}
  }
}
