// What a change of size asks of what is on the screen: a popover's delegate where it points now, and rows how high their text is.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor @Suite struct RepositioningTests {
  private func driver(_ profile: DeviceProfile, _ root: @escaping @MainActor @Sendable () -> UIViewController) throws
    -> Driver
  {
    Driver(
      try EmulatedDevice(
        profile: profile, era: Era(16),
        apps: [.showing("Mine", InfoDictionary(supportedInterfaceOrientations: .all), root: root)]))
  }

  /// Documentation of `popoverPresentationController(_:willRepositionPopoverTo:in:)`: the delegate is asked when the size of the
  /// window changes, and may give another rectangle. Nobody is asked when it is presented.
  @Test func aPopoverGoesWhereItsDelegateSays() throws {
    let driver = try driver(.iPadPro11) { PointingScreen() }
    _ = driver.device.perform(window: 1) { ($0.rootViewController as? PointingScreen)?.open() }
    func facts() -> (asked: [CGRect], frame: CGRect)? {
      driver.device.inspect(window: 1) { window in
        let screen = window.rootViewController as? PointingScreen
        return (screen?.asked ?? [], screen?.presentedViewController?.view.frame ?? .zero)
      }
    }
    let first = try #require(facts())
    #expect(first.asked == [])
    _ = driver.turn(.landscapeLeft)
    let turned = try #require(facts())
    #expect(turned.asked == [CGRect(x: 100, y: 100, width: 40, height: 40)])
    // Below what it points at and its arrow of 13, in its middle: 600 + 40 / 2 - 200 / 2, and 300 + 40 + 13.
    #expect(turned.frame.origin == CGPoint(x: 520, y: 353))
    _ = driver.turn(.portrait)
    #expect(facts()?.asked.count == 2)
    #expect(facts()?.asked.last == CGRect(x: 600, y: 300, width: 40, height: 40))
  }

  /// A row that is as high as its text is so with text of another size, too, as when it is made then.
  @Test func rowsAreAsHighAsTheirTextIsNow() throws {
    func heights(_ driver: Driver) -> [CGFloat]? {
      driver.device.inspect(window: 1) { window in
        (window.rootViewController as? GrowingRows)?.tableView.visibleCells.map(\.frame.height) ?? []
      }
    }
    let grown = try driver(.iPhone8) { GrowingRows(style: .plain) }
    let before = try #require(heights(grown))
    _ = grown.send(.contentSize(.accessibilityLarge))
    let after = try #require(heights(grown))
    let anew = try driver(.iPhone8) { UIViewController() }
    _ = anew.send(.contentSize(.accessibilityLarge))
    _ = anew.device.perform(window: 1) { $0.rootViewController = GrowingRows(style: .plain) }
    #expect(before.count == 2 && after.count == 2)
    #expect(zip(before, after).allSatisfy { $0 < $1 })
    #expect(heights(anew) == after)
  }
}

private final class PointingScreen: UIViewController, UIPopoverPresentationControllerDelegate {
  var asked: [CGRect] = []

  func open() {
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    popover.popoverPresentationController?.sourceView = view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
    popover.popoverPresentationController?.delegate = self
    present(popover, animated: false)
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    asked.append(rect.pointee)
    rect.pointee = CGRect(x: 600, y: 300, width: 40, height: 40)
  }
}

private final class GrowingRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = "Row \(indexPath.row)"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
    ])
    return cell
  }
}
