// Page controllers: fingers, code, the spine, and orientations.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct PageTests {
  /// A page with a number.
  final class Page: UIViewController {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Pages 1 to 4.
  final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let page = controller as? Page, (1...4).contains(page.number + step) else { return nil }
      return Page(page.number + step)
    }
  }

  final class Reader: UIPageViewController {
    let book = Book()
    init(_ style: TransitionStyle) {
      super.init(transitionStyle: style, navigationOrientation: .horizontal)
      dataSource = book
      delegate = book
      setViewControllers([Page(1)], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { nil }
  }

  static let quiet = ["viewWillLayout", "viewDidLayout", "supported", "should", "UIDevice", "loadView", "viewDidLoad"]

  static func driver(_ style: UIPageViewController.TransitionStyle = .scroll) throws -> Driver {
    let app = AppBundle.test(plist: .allButUpsideDown) { Reader(style) }
    return Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
  }

  static func pages(_ driver: Driver) -> [Int] {
    let pages = driver.device.inspect(window: 1) { window in
      (window.rootViewController as? UIPageViewController)?.viewControllers?.compactMap { ($0 as? Page)?.number }
    }
    return (pages ?? nil) ?? []
  }

  @Test func aFingerTurnsThePage() throws {
    let driver = try Self.driver()
    #expect(
      driver.send(.gesture(window: 1, .pageForward)).calls(leaving: Self.quiet) == [
        "Reader.dataSource viewControllerAfter(Page) -> Page#2", "Reader.delegate willTransitionTo(Page#2)",
        "Page#2.willMove(toParent: Reader)", "Page.willMove(toParent: nil)", "Page#2.viewWillAppear(true)",
        "Page.viewWillDisappear(true)", "Page#2.viewIsAppearing(true)", "Page.viewDidDisappear(true)",
        "Page#2.viewDidAppear(true)", "Page#2.didMove(toParent: Reader)", "Page.didMove(toParent: nil)",
        "Reader.delegate didFinishAnimating(completed: YES)",
      ])
    #expect(Self.pages(driver) == [2])
    driver.send(.gesture(window: 1, .pageReverse))
    #expect(Self.pages(driver) == [1])
    #expect(driver.send(.gesture(window: 1, .pageReverse)).ending == .refused("there is no page before Page"))
  }

  @Test func aPageThatFallsBackLeavesEverythingAsItWas() throws {
    let driver = try Self.driver()
    let calls = driver.send(.gesture(window: 1, .pageForwardCancelled)).calls(leaving: Self.quiet)
    #expect(
      calls.filter { $0.contains("ppear(") || $0.contains("Finish") } == [
        "Page#2.viewWillAppear(true)", "Page.viewWillDisappear(true)", "Page#2.viewWillDisappear(true)",
        "Page#2.viewDidDisappear(true)", "Page.viewWillAppear(true)", "Page.viewDidAppear(true)",
        "Reader.delegate didFinishAnimating(completed: NO)",
      ])
    #expect(Self.pages(driver) == [1])
  }

  @Test func codeTurnsWithoutTheDelegateAndTheNumberMustFit() throws {
    let driver = try Self.driver()
    var finished: [Bool] = []
    let outcome = driver.device.perform(window: 1) { window in
      let reader = window.rootViewController as? UIPageViewController
      reader?.setViewControllers([Page(3)], direction: .forward, animated: true) { finished.append($0) }
      reader?.setViewControllers([Page(1), Page(2)], direction: .forward, animated: false) { finished.append($0) }
    }
    #expect(finished == [true])
    #expect(Self.pages(driver) == [3])
    let calls = outcome.calls()
    #expect(!calls.contains { $0.contains("delegate") })
    #expect(
      calls.contains {
        $0.contains("The number of view controllers provided (2) doesn't match the number required (1)")
      })
  }

  @Test func theSpineMovesToTheMiddleInLandscape() throws {
    final class Spread: UIPageViewController, UIPageViewControllerDelegate {
      init() {
        super.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        delegate = self
        setViewControllers([Page(1)], direction: .forward, animated: false)
      }

      required init?(coder: NSCoder) { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
      ) -> UIPageViewController.SpineLocation {
        let isWide = orientation.isLandscape
        // As Apple's template has it: the pages for the place named next.
        setViewControllers(isWide ? [Page(1), Page(2)] : [Page(1)], direction: .forward, animated: false)
        return isWide ? .mid : .min
      }
    }
    let app = AppBundle.test(plist: .allButUpsideDown) { Spread() }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    driver.turn(.landscapeLeft)
    #expect(Self.pages(driver) == [1, 2])
    let frames = driver.device.inspect(window: 1) { window in
      (window.rootViewController as? UIPageViewController)?.viewControllers?.map(\.view.frame)
    }
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 333.5, height: 375), CGRect(x: 333.5, y: 0, width: 333.5, height: 375)])
    driver.turn(.portrait)
    #expect(Self.pages(driver) == [1])
  }

  final class Speaker: UIPageViewControllerDelegate {
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
      -> UIInterfaceOrientationMask
    { .portrait }
  }

  @Test func theDelegateAnswersForOrientations() throws {
    // R-CONT-03.
    final class Upright: UIPageViewController {
      let speaker = Speaker()
      init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        delegate = speaker
        setViewControllers([Page(1)], direction: .forward, animated: false)
      }

      required init?(coder: NSCoder) { nil }
    }
    let app = AppBundle.test(plist: .allButUpsideDown) { Upright() }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    #expect(driver.turn(.landscapeLeft).windows[0].reason == .mask)
  }
}
