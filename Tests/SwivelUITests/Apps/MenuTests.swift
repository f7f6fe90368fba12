// Menus, sheets of the system's and controllers with nothing to show, as Apple's documentation has them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor struct MenuTests {
  private func titles(in window: UIWindow) -> [String] {
    func collect(_ view: UIView) -> [String] {
      let own = (view as? UIButton)?.title(for: .normal).map { [$0] } ?? []
      return own + view.subviews.flatMap(collect)
    }
    return window.subviews.last.map(collect) ?? []
  }

  // "The system caches the elements": a plain deferred element is asked once, an uncached one whenever its menu opens.
  @Test(arguments: [(false, 1), (true, 2)]) func deferred(_ isUncached: Bool, _ count: Int) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      var asked = 0
      let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { take in
        asked += 1
        take([UIAction(title: "Made \(asked)") { _ in }])
      }
      let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
      button.menu = UIMenu(children: [
        isUncached ? UIDeferredMenuElement.uncached(provider) : UIDeferredMenuElement(provider)
      ])
      button.showsMenuAsPrimaryAction = true
      window.addSubview(button)
      let interaction = Menus(button.menu)
      let view = UIView(frame: button.frame)
      view.addInteraction(UIEditMenuInteraction(delegate: interaction))
      window.addSubview(view)
      let menu = try #require(view.interactions.first as? UIEditMenuInteraction)
      for round in 1...2 {
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        #expect(titles(in: window) == ["Made \(isUncached ? round : 1)"])
        menu.dismissMenu()
      }
      #expect(asked == count)
      #expect(interaction.calls == ["opens", "closes", "opens", "closes"])
    }
  }

  /// UIMenu: `displayInline` shows the children "inline" and sets them apart; UIMenuElement.State `on` and `mixed` are marked, titles
  /// then stand below each other; `destructive` is red, `disabled` does nothing, `hidden` is not there; a menu's title is above.
  @Test func whatAMenuLooksLike() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
      button.menu = UIMenu(
        title: "Order",
        children: [
          UIAction(title: "Name", image: UIImage(systemName: "textformat")) { _ in },
          UIMenu(
            options: .displayInline,
            children: [
              UIAction(title: "Up", state: .on) { _ in }, UIAction(title: "Gone", attributes: .hidden) { _ in },
              UIAction(title: "Down", attributes: .disabled) { _ in },
            ]), UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in }]),
          UIAction(title: "Delete", attributes: .destructive) { _ in },
        ])
      button.showsMenuAsPrimaryAction = true
      window.addSubview(button)
      button.tap()
      let panel = try #require(window.subviews.last?.subviews.last)
      let head = panel.subviews.compactMap { $0 as? UILabel }.map { $0.text ?? "" }
      #expect(head == ["Order"])
      let rows = panel.subviews.compactMap { $0 as? UIButton }
      #expect(rows.map(\.currentTitle) == ["Name", "Up", "Down", "More", "Delete"])
      #expect(rows.map(\.isEnabled) == [true, true, false, true, true])
      #expect(rows.map { $0.titleColor(for: .normal) == .systemRed } == [false, false, false, false, true])
      // A picture at the end, a mark at the start of what is chosen and of what opens another menu.
      window.layoutIfNeeded()
      let pictures = rows.map { row in
        row.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil && !$0.isHidden }
          .map { $0.frame.midX < row.bounds.midX ? "mark" : "picture" }
      }
      #expect(pictures == [["picture"], ["mark"], [], ["mark"], []])
      let gaps = zip(rows, rows.dropFirst()).map { $1.frame.minY > $0.frame.maxY }
      #expect(gaps == [true, false, true, false])
      #expect(Set(rows.compactMap { $0.titleLabel?.frame.minX }).count == 1)
    }
  }

  private final class Menus: UIEditMenuInteractionDelegate {
    let menu: UIMenu?
    var calls: [String] = []
    init(_ menu: UIMenu?) { self.menu = menu }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { calls.append("opens") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { calls.append("closes") }
  }

  /// UINavigationItem.titleMenuProvider: who taps the title chooses from the menu it gives.
  @Test func aTitleHasAMenu() throws {
    var chosen: [String] = []
    let device = try EmulatedDevice(
      profile: .iPhoneSE3, era: Era(17),
      apps: [
        .test {
          let page = V()
          page.title = "Trip"
          page.navigationItem.titleMenuProvider = { suggested in
            UIMenu(children: suggested + [UIAction(title: "Rename") { _ in chosen.append("Rename") }])
          }
          return UINavigationController(rootViewController: page)
        }
      ])
    let driver = Driver(device)
    #expect(driver.tap("navigation-title-menu").ending == .settled)
    #expect(chosen.isEmpty)
    #expect(driver.tap("Rename").ending == .settled)
    #expect(chosen == ["Rename"])
  }

  /// A menu covers nothing of what it belongs to: it is below, or above where it would not be on the screen whole.
  @Test(arguments: [(100.0, true), (600.0, false)]) func menusAreBesideTheirSource(_ y: Double, _ isBelow: Bool) throws
  {
    let place = CGRect(x: 100, y: y, width: 100, height: 40)
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(17), apps: [.test { V() }])
    _ = device.perform(window: 1) { window in
      let button = UIButton(frame: place)
      button.accessibilityIdentifier = "choose"
      button.menu = UIMenu(children: (1...4).map { UIAction(title: "Entry \($0)") { _ in } })
      button.showsMenuAsPrimaryAction = true
      window.rootViewController?.view.addSubview(button)
    }
    #expect(Driver(device).tap("choose").ending == .settled)
    let seen = device.inspect(window: 1) { window in
      (window.bounds, window.subviews.last?.subviews.first?.frame ?? .null, titles(in: window).count)
    }
    let (screen, panel, count) = try #require(seen)
    #expect(count == 4 && screen.contains(panel), "\(panel)")
    #expect(isBelow ? panel.minY >= place.maxY : panel.maxY <= place.minY, "\(panel)")
  }

  /// The panel of a menu whose source ends at `y`, on a screen of 667 points.
  private func panel(sourceEndsAt y: CGFloat) throws -> (screen: CGRect, panel: CGRect) {
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(17), apps: [.test { V() }])
    _ = device.perform(window: 1) { window in
      let button = UIButton(frame: CGRect(x: 100, y: y - 40, width: 100, height: 40))
      button.accessibilityIdentifier = "choose"
      button.menu = UIMenu(children: (1...4).map { UIAction(title: "Entry \($0)") { _ in } })
      button.showsMenuAsPrimaryAction = true
      window.rootViewController?.view.addSubview(button)
    }
    #expect(Driver(device).tap("choose").ending == .settled)
    return try #require(
      device.inspect(window: 1) { ($0.bounds, $0.subviews.last?.subviews.first?.frame ?? .null) })
  }

  /// A menu that just fits below is below, and a point further down it no longer is: it keeps as far from the screen's edge as from
  /// what it belongs to.
  @Test func aMenuThatJustFitsIsBelow() throws {
    let (screen, high) = try panel(sourceEndsAt: 140)
    let gap = high.minY - 140
    let last = screen.maxY - gap - high.height - gap
    #expect(try panel(sourceEndsAt: last).panel.minY == last + gap)
    #expect(try panel(sourceEndsAt: last + 1).panel.maxY == last + 1 - 40 - gap)
  }

  @Test func selectedElements() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      @MainActor func entry(_ name: String, _ state: UIMenuElement.State) -> UIAction {
        UIAction(title: name, state: state) { _ in }
      }
      let inline = UIMenu(options: .displayInline, children: [entry("C", .on)])
      let other = UIMenu(children: [entry("D", .on)])
      let menu = UIMenu(children: [entry("A", .off), entry("B", .on), inline, other])
      #expect(menu.selectedElements.map(\.title) == ["B", "C"])
    }
  }

  // The numbers are those of the USB standard's usage tables, page 7.
  @Test(arguments: [
    (UIKeyboardHIDUsage.keyboardA, 4), (.keyboard1, 30), (.keyboard0, 39), (.keyboardReturnOrEnter, 40),
    (.keyboardEscape, 41), (.keyboardSpacebar, 44), (.keyboardF12, 69), (.keyboardUpArrow, 82), (.keypad0, 98),
    (.keyboardF24, 115), (.keyboardLeftControl, 224), (.keyboardRightGUI, 231),
  ])
  func keys(_ key: UIKeyboardHIDUsage, _ number: Int) { #expect(key.rawValue == number) }

  @Test func keyCommands() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let command = UIKeyCommand(
        title: "Find", action: "find:", input: "f", modifierFlags: .command, propertyList: "x",
        discoverabilityTitle: "Find in page", attributes: .disabled, state: .mixed)
      #expect(command.input == "f" && command.modifierFlags == .command && command.title == "Find")
      #expect(
        command.discoverabilityTitle == "Find in page" && command.attributes == .disabled && command.state == .mixed)
      #expect(UIKeyCommand(input: "g", modifierFlags: [], action: "go:").action == Selector("go:"))
    }
  }

  private final class Empty: UIViewController {
    var asked = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      asked += 1
      var configuration = UIContentUnavailableConfiguration.search()
      configuration.button.title = "Again"
      contentUnavailableConfiguration = asked == 1 ? configuration : nil
    }
  }

  @Test func nothingToShow() throws {
    try onDevice(.iPhoneSE3, Era(17)) { window in
      let page = Empty()
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.text = "pear"
      page.navigationItem.searchController = search
      window.rootViewController = page
      window.layoutIfNeeded()
      let shown = try #require(page.view.subviews.last as? UIContentUnavailableView)
      #expect(shown.frame == page.view.bounds && page.asked == 1)
      let labels = shown.subviews.compactMap { ($0 as? UILabel)?.text }
      #expect(labels == ["No Results for “pear”", "Check the spelling or try a new search."])
      page.setNeedsUpdateContentUnavailableConfiguration()
      window.layoutIfNeeded()
      #expect(page.asked == 2 && !page.view.subviews.contains { $0 is UIContentUnavailableView })
    }
  }

  /// UIReferenceLibraryViewController of a word without an entry: its page has the word as its title, says that there is none, and is
  /// left by its button.
  @Test func aWordWithoutAnEntry() throws {
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(17), apps: [.test { V() }])
    _ = device.perform(window: 1) { window in
      #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "pear"))
      window.rootViewController?.present(UIReferenceLibraryViewController(term: "pear"), animated: false)
    }
    let driver = Driver(device)
    func texts(_ view: ViewSnapshot) -> [String] { (view.text.map { [$0] } ?? []) + view.subviews.flatMap(texts) }
    let shown = texts(driver.window().root)
    #expect(shown.contains("pear") && shown.contains("No definition found"), "\(shown)")
    #expect(driver.tap("Done").ending == .settled)
    _ = device.inspect(window: 1) { #expect($0.rootViewController?.presentedViewController == nil) }
  }

  @Test func itemProviders() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let provider = NSItemProvider(object: NSString(string: "words"))
      #expect(provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self))
      #expect(!provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: URL.self))
      #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
      #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
      #expect(UTType.jpeg.conforms(to: .image) && !UTType.image.conforms(to: .jpeg))
    }
  }

  @Test func finding() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let text = UITextView(frame: .zero)
      text.text = "one two One"
      let session = UITextSearchingFindSession(searchableObject: text)
      session.performSearch(query: "one", options: nil)
      #expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
      session.highlightNextResult(in: .backward)
      #expect(session.highlightedResultIndex == 1)
      text.isFindInteractionEnabled = true
      text.findInteraction?.presentFindNavigator(showingReplace: false)
      #expect(text.findInteraction?.isFindNavigatorVisible == true)
    }
  }

  private final class Bow: UIActivity {
    override var activityType: UIActivity.ActivityType? { .init("bow") }
    override var activityTitle: String? { "Bow" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
    override func perform() { activityDidFinish(true) }
  }

  /// UIActivityItemsConfigurationReading: the items its providers have, and none that cannot be read; a title is the metadata's.
  @Test func whatAResponderShares() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let controller = UIViewController()
      #expect(controller.activityItemsConfiguration == nil)
      let shared = UIActivityItemsConfiguration(objects: ["words" as NSString])
      shared.metadataProvider = { $0 == .title ? "Title" : nil }
      controller.activityItemsConfiguration = shared
      let found = try #require(controller.activityItemsConfiguration)
      #expect(found.itemProvidersForActivityItemsConfiguration.count == 1)
      #expect(found.activityItemsConfigurationMetadata(key: .title) as? String == "Title")
      #expect(found.activityItemsConfigurationMetadata(key: .messageBody) == nil)
      #expect(found.activityItemsConfigurationSupports(interaction: .share))
      let sheet = UIActivityViewController(activityItemsConfiguration: found)
      #expect(sheet.view.subviews.flatMap(\.subviews).contains { ($0 as? UIButton)?.title(for: .normal) == "Copy" })
    }
  }

  @Test func sharing() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      var ended: [String] = []
      let sheet = UIActivityViewController(activityItems: ["words"], applicationActivities: [Bow()])
      sheet.excludedActivityTypes = [.copyToPasteboard]
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        ended.append("\(type?.rawValue ?? "none") \(completed)")
      }
      let buttons = sheet.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
      #expect(buttons.compactMap { $0.title(for: .normal) } == ["Bow", "Close"])
      for button in buttons { button.sendActions(for: .touchUpInside) }
      #expect(ended == ["bow true", "none false"])
    }
  }
}
