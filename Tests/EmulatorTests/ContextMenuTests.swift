// What rises above a menu that a finger opens: where it stands, what a tap on it does, and who hears of it.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Two rows; what is shown above a row's menu, and whether there is a menu, is as the test says.
@MainActor private final class Letters: UITableViewController {
  enum Above {
    case row, part
    case controller(CGSize)
  }
  var above = Above.row
  var hasMenu = true
  var notes: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row\(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let hasMenu = hasMenu
    let provider: UIContextMenuConfiguration.PreviewProvider?
    if case .controller(let size) = above {
      provider = {
        let letter = UIViewController()
        letter.title = "letter \(indexPath.row)"
        letter.preferredContentSize = size
        return letter
      }
    } else {
      provider = nil
    }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: provider) { _ in
      hasMenu ? UIMenu(children: [UIAction(title: "Copy") { _ in }, UIAction(title: "Bin") { _ in }]) : nil
    }
  }
  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard case .part = above, let cell = tableView.cellForRow(at: [0, 1]) else { return nil }
    return UITargetedPreview(view: cell.contentView)
  }
  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { notes.append("opens \(animator?.previewViewController?.title ?? "row")") }
  override func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { notes.append("closes") }
  override func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    notes.append("chosen \(animator.previewViewController?.title ?? "row")")
    animator.addCompletion { [weak self] in
      guard let self, let letter = animator.previewViewController else { return }
      notes.append("shown")
      navigationController?.pushViewController(letter, animated: true)
    }
  }
}

@MainActor @Suite struct ContextMenuTests {
  private let driver: Driver
  private let letters: Letters

  init() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [.test { UINavigationController(rootViewController: Letters(style: .plain)) }])
    driver = Driver(device)
    letters = try #require(
      device.inspect(window: 1) {
        ($0.rootViewController as? UINavigationController)?.topViewController as? Letters
      } ?? nil)
  }

  private func press(_ name: String) {
    driver.send(.drag(window: 1, Drag(name, by: FingerWay(x: 0, y: 0), seconds: 0.6)))
  }
  /// Where something stands in the window.
  private func place(_ name: String) -> CGRect? {
    driver.device.inspect(window: 1) { window in
      @MainActor func find(_ view: UIView) -> UIView? {
        if view.accessibilityIdentifier == name { return view }
        return view.subviews.compactMap(find).first
      }
      return find(window).map { $0.convert($0.bounds, to: window) }
    } ?? nil
  }
  private var menu: CGRect? {
    driver.device.inspect(window: 1) { window in
      @MainActor func find(_ view: UIView) -> UIView? {
        if (view as? UIButton)?.currentTitle == "Copy" { return view.superview }
        return view.subviews.compactMap(find).first
      }
      return find(window).map { $0.convert($0.bounds, to: window) }
    } ?? nil
  }

  /// UIContextMenuConfiguration.previewProvider: "if nil, UIKit … uses the view": the row rises where it is, its menu below it.
  @Test func aRowRisesWhereItIs() throws {
    let row = try #require(place("row1"))
    press("row1")
    #expect(place("menu-preview") == row)
    let menu = try #require(menu)
    #expect(menu.minY > row.maxY && menu.minX >= 0 && menu.maxX <= 375)
    #expect(letters.notes == ["opens row"])
    driver.tap("Copy")
    #expect(letters.notes == ["opens row", "closes"] && place("menu-preview") == nil)
  }

  /// What the delegate says rises instead (UITargetedPreview).
  @Test func whatTheDelegateSaysRises() throws {
    letters.above = .part
    let row = try #require(place("row1"))
    press("row0")
    #expect(place("menu-preview")?.minY == row.minY)
  }

  /// A controller's view has the size it prefers (UIViewController.preferredContentSize), above the menu and within the window; one that
  /// prefers none, or more than there is, leaves room for the menu.
  @Test(arguments: [CGSize(width: 200, height: 150), CGSize(width: 900, height: 2000), .zero])
  func aControllerStandsAboveTheMenu(size: CGSize) throws {
    letters.above = .controller(size)
    press("row1")
    let (above, menu) = (try #require(place("menu-preview")), try #require(menu))
    if size == CGSize(width: 200, height: 150) { #expect(above.size == size) }
    #expect(above.minX >= 0 && above.maxX <= 375 && above.minY >= 20 && above.height > 0)
    #expect(above.maxY < menu.minY && menu.maxY <= 667)
  }

  /// A tap on it chooses it: the app shows the same controller when the menu has gone.
  @Test func aTapOnItChoosesIt() {
    letters.above = .controller(CGSize(width: 200, height: 150))
    press("row1")
    driver.tap("menu-preview")
    #expect(letters.notes == ["opens letter 1", "chosen letter 1", "closes", "shown"])
    #expect(place("menu-preview") == nil)
    #expect(driver.stack().count == 2)
  }

  /// Without a menu a controller is shown alone; without both there is nothing to open.
  @Test func withoutAMenu() {
    letters.hasMenu = false
    press("row1")
    #expect(place("menu-preview") == nil && letters.notes.isEmpty)
    letters.above = .controller(CGSize(width: 200, height: 150))
    press("row1")
    #expect(place("menu-preview")?.size == CGSize(width: 200, height: 150))
  }
}
