// Books, tabs and split columns used by chance, beside plain numbers: the page, the tab and the widths are what the numbers say.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct BookModelTests {
  nonisolated static let seeds: [UInt64] = Array(1...10)

  private final class Page: UIViewController {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Book: UIPageViewController, UIPageViewControllerDataSource {
    var count = 5
    override func viewDidLoad() {
      super.viewDidLoad()
      dataSource = self
      setViewControllers([Page(1)], direction: .forward, animated: false)
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let page = controller as? Page, (1...count).contains(page.number + step) else { return nil }
      return Page(page.number + step)
    }
  }

  @Test(arguments: seeds) func thePageIsTheNumber(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let style: UIPageViewController.TransitionStyle = seed.isMultiple(of: 2) ? .scroll : .pageCurl
    let app = AppBundle.test(plist: .allButUpsideDown) {
      Book(transitionStyle: style, navigationOrientation: .horizontal)
    }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    let book = try #require(driver.device.inspect(window: 1) { $0.rootViewController as? Book } ?? nil)
    var page = 1
    for step in 0..<40 {
      switch numbers.below(6) {
      case 0:
        driver.send(.gesture(window: 1, .pageForward))
        page = min(page + 1, book.count)
      case 1:
        driver.send(.gesture(window: 1, .pageReverse))
        page = max(page - 1, 1)
      case 2: driver.send(.gesture(window: 1, numbers.pick([.pageForwardCancelled, .pageReverseCancelled])))
      case 3: driver.turn(numbers.pick([.portrait, .landscapeLeft, .landscapeRight]))
      case 4:
        let next = 1 + numbers.below(book.count)
        _ = driver.device.perform(window: 1) { _ in
          book.setViewControllers(
            [Page(next)], direction: next < page ? .reverse : .forward, animated: numbers.chance(50))
        }
        page = next
      default:
        book.count = max(page, 3 + numbers.below(4))
        _ = driver.device.perform(window: 1) { _ in
          book.dataSource = nil
          book.dataSource = book
        }
      }
      driver.send(.wait(1))
      let shown = book.viewControllers?.compactMap { ($0 as? Page)?.number }
      #expect(shown == [page], "step \(step) of \(book.count)")
      let inWindow = book.children.filter {
        $0.viewIfLoaded?.window != nil && $0.view.convert($0.view.bounds, to: nil).minX == 0
      }
      #expect(inWindow.compactMap { ($0 as? Page)?.number } == [page], "step \(step): what is seen")
    }
  }

  private final class Tabs: UITabBarController {}

  /// Tabs by chance: the chosen one is seen, the bar has its item, and one that is taken away leaves another.
  @Test(arguments: seeds) func theTabIsTheNumber(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let driver = Driver(
      try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test(plist: .allButUpsideDown) { Tabs() }]))
    let tabs = try #require(driver.device.inspect(window: 1) { $0.rootViewController as? Tabs } ?? nil)
    var screens: [Page] = []
    _ = driver.device.perform(window: 1) { _ in
      screens = (1...4).map { number in
        let page = Page(number)
        page.title = "p\(number)"
        return page
      }
      tabs.viewControllers = screens
    }
    var (list, chosen) = (screens, screens[0])
    for step in 0..<40 {
      switch numbers.below(4) {
      case 0:
        chosen = numbers.pick(list)
        driver.tap(chosen.title ?? "")
      case 1:
        chosen = numbers.pick(list)
        _ = driver.device.perform(window: 1) { _ in
          if numbers.chance(50) {
            tabs.selectedViewController = chosen
          } else {
            tabs.selectedIndex = list.firstIndex(of: chosen) ?? 0
          }
        }
      case 2: driver.turn(numbers.pick([.portrait, .landscapeLeft]))
      default:
        // In another order, with the chosen one among them: it stays chosen.
        list = (screens.filter { $0 === chosen || numbers.chance(70) }).shuffled(using: &numbers)
        _ = driver.device.perform(window: 1) { _ in tabs.setViewControllers(list, animated: false) }
      }
      #expect(tabs.viewControllers == list && tabs.selectedViewController === chosen, "step \(step)")
      #expect(tabs.selectedIndex == list.firstIndex(of: chosen as Page), "step \(step)")
      #expect(tabs.tabBar.items?.map(\.title) == list.map(\.title), "step \(step)")
      #expect(tabs.tabBar.selectedItem === chosen.tabBarItem, "step \(step)")
      for screen in screens {
        #expect((screen.viewIfLoaded?.window != nil) == (screen === chosen), "step \(step), \(screen.number)")
      }
    }
  }

  /// A primary column is as wide as its share of the view says, within its ends (UISplitViewController.primaryColumnWidth).
  @Test(arguments: seeds) func columnsAreTheirShare(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPadPro11, era: Era(16),
        apps: [
          .test {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(Page(1), for: .primary)
            split.setViewController(Page(2), for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            split.preferredSplitBehavior = .tile
            return split
          }
        ]))
    let split = try #require(
      driver.device.inspect(window: 1) { $0.rootViewController as? UISplitViewController } ?? nil)
    for step in 0..<16 {
      let (low, more) = (CGFloat(100 + numbers.below(200)), CGFloat(numbers.below(300)))
      let share = CGFloat(1 + numbers.below(8)) / 10
      _ = driver.device.perform(window: 1) { _ in
        split.minimumPrimaryColumnWidth = low
        split.maximumPrimaryColumnWidth = low + more
        split.preferredPrimaryColumnWidthFraction = share
      }
      driver.turn(numbers.pick([.portrait, .landscapeLeft]))
      let wanted = min(max(split.view.bounds.width * share, low), low + more)
      #expect(abs(split.primaryColumnWidth - wanted) <= 0.5, "step \(step): \(split.primaryColumnWidth), not \(wanted)")
      let primary = split.viewController(for: .primary)?.view
      let seen = primary?.convert(primary?.bounds ?? .zero, to: nil)
      #expect(abs((seen?.width ?? 0) - wanted) <= 0.5, "step \(step): seen \(String(describing: seen))")
    }
  }
}
