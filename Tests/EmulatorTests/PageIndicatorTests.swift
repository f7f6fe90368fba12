// The dots below pages: who gets them, how many they are, and how they follow.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor @Suite struct PageIndicatorTests {
  /// Pages 1 to 3.
  @MainActor private class Pages {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let page = controller as? PageTests.Page, 1...3 ~= page.number + step else { return nil }
      return PageTests.Page(page.number + step)
    }
  }
  private final class Plain: Pages, UIPageViewControllerDataSource {}
  private final class Counted: Pages, UIPageViewControllerDataSource {
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
  }
  private final class Dotted: Pages, UIPageViewControllerDataSource {
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  private final class Reader: UIPageViewController {
    let source: any UIPageViewControllerDataSource
    init(_ source: any UIPageViewControllerDataSource, _ style: TransitionStyle, _ way: NavigationOrientation) {
      self.source = source
      super.init(transitionStyle: style, navigationOrientation: way)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      dataSource = source
      setViewControllers([PageTests.Page(2)], direction: .forward, animated: false)
    }
  }

  /// "A page indicator will be visible if both methods are implemented, transition style is scroll, and navigation orientation is
  /// horizontal" (UIPageViewControllerDataSource); the page ends where it begins.
  @Test(
    arguments: [
      ("dotted", .scroll, .horizontal, true), ("dotted", .pageCurl, .horizontal, false),
      ("dotted", .scroll, .vertical, false), ("counted", .scroll, .horizontal, false),
      ("plain", .scroll, .horizontal, false),
    ] as [(String, UIPageViewController.TransitionStyle, UIPageViewController.NavigationOrientation, Bool)])
  func whoHasDots(
    source: String, style: UIPageViewController.TransitionStyle, way: UIPageViewController.NavigationOrientation,
    isShown: Bool
  ) throws {
    let driver = try driver(source, style, way)
    _ = driver.device.inspect(window: 1) { window in
      let dots = window.firstVisible { $0 is UIPageControl } as? UIPageControl
      #expect((dots != nil) == isShown)
      let page = (window.rootViewController as? UIPageViewController)?.viewControllers?.first?.view
      #expect(page?.frame.maxY == (dots?.frame.minY ?? window.bounds.height))
      #expect(dots.map { [$0.numberOfPages, $0.currentPage] } == (isShown ? [3, 1] : nil))
    }
  }

  /// "The presentation index is updated automatically in the case of gesture-driven navigation", and not by a page let go.
  @Test(arguments: [
    (UserGesture.pageForward, 2), (.pageReverse, 0), (.pageForwardCancelled, 1),
  ]) func dotsFollowAFinger(gesture: UserGesture, current: Int) throws {
    let driver = try driver("dotted", .scroll, .horizontal)
    #expect(driver.send(.gesture(window: 1, gesture)).ending == .settled)
    _ = driver.device.inspect(window: 1) { window in
      #expect((window.firstVisible { $0 is UIPageControl } as? UIPageControl)?.currentPage == current)
    }
  }

  private func driver(
    _ source: String, _ style: UIPageViewController.TransitionStyle,
    _ way: UIPageViewController.NavigationOrientation
  ) throws -> Driver {
    let app = AppBundle.test(plist: .allButUpsideDown) {
      Reader(source == "dotted" ? Dotted() : source == "counted" ? Counted() : Plain(), style, way)
    }
    return Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
  }
}
