// The sign of a menu on configured buttons (UIButton.Configuration.Indicator), and what bars' buttons without words are called.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor @Suite struct MenuSignTests {
  struct Row: Sendable {
    let indicator: UIButton.Configuration.Indicator
    let opensMenu: Bool
    let showsChoice: Bool
    let isSeen: Bool
  }

  /// A button that opens its menu and shows what was chosen is a pop-up button (`changesSelectionAsPrimaryAction`); by itself it has the sign
  /// of one, and any has it that asks for it.
  @Test(arguments: [
    Row(indicator: .automatic, opensMenu: true, showsChoice: true, isSeen: true),
    Row(indicator: .automatic, opensMenu: true, showsChoice: false, isSeen: false),
    Row(indicator: .automatic, opensMenu: false, showsChoice: false, isSeen: false),
    Row(indicator: .none, opensMenu: true, showsChoice: true, isSeen: false),
    Row(indicator: .popup, opensMenu: true, showsChoice: false, isSeen: true),
  ])
  func popUpButtonsSayThatTheyAre(row: Row) throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      var configuration = UIButton.Configuration.plain()
      configuration.indicator = row.indicator
      configuration.title = "Main"
      let button = UIButton(configuration: configuration)
      button.menu = UIMenu(children: [UIAction(title: "Main", state: .on) { _ in }])
      button.showsMenuAsPrimaryAction = row.opensMenu
      button.changesSelectionAsPrimaryAction = row.showsChoice
      button.sizeToFit()
      let content = try #require(button.configuredContent(in: button.bounds))
      let title = try #require(content.title)
      #expect((content.indicator != nil) == row.isSeen)
      if let sign = content.indicator {
        #expect(sign.minX > title.maxX && sign.maxX <= button.bounds.width)
        button.semanticContentAttribute = .forceRightToLeft
        let turned = try #require(button.configuredContent(in: button.bounds))
        #expect(try #require(turned.indicator).maxX < #require(turned.title).minX)
      }
    }
  }

  /// As VoiceOver reads them, and as tests of apps find them by `XCUIElement`.
  @Test(arguments: [
    (UIBarButtonItem.SystemItem.action, "Share"), (.trash, "Delete"), (.add, "Add"), (.compose, "Compose"),
    (.search, "Search"), (.done, "Done"),
  ])
  func buttonsOfTheSystemAreCalled(item: UIBarButtonItem.SystemItem, word: String) throws {
    try onDevice(.iPhone8, Era(16)) { _ in #expect(UIBarButtonItem(systemItem: item).title == word) }
  }
}
