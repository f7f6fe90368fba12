// Tabs that an app's animator exchanges, with a finger and without; what lies behind More has one bar.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct TabTransitionTests {
  /// Hands out an animator, and a finger if there is one.
  final class Director: UITabBarControllerDelegate {
    let fader = TransitionTests.Fader()
    var finger: UIPercentDrivenInteractiveTransition?
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  }

  static func driver(_ director: Director, era: Era = Era(15)) throws -> Driver {
    let app = AppBundle.test(plist: .allButUpsideDown) {
      let tabs = UITabBarController()
      tabs.delegate = director
      tabs.viewControllers = [V(), A(), C()].map {
        $0.title = $0 is V ? "V" : $0 is A ? "A" : "C"
        return $0
      }
      return tabs
    }
    return Driver(try EmulatedDevice(profile: .iPhone8, era: era, apps: [app]))
  }

  static let quiet = TransitionTests.quiet + ["viewSafeArea"]

  /// T6 with an animator: Wills before it works, Dids after it ended, which the tap does not wait for; its view is where the tab's belongs.
  @Test func anAnimatorKeepsTheOrder() throws {
    let director = Director()
    let driver = try Self.driver(director)
    let outcome = driver.tap("tab-2")
    #expect(
      outcome.calls(leaving: Self.quiet) == [
        "A.viewWillAppear(true)", "V.viewWillDisappear(true)", "A.viewIsAppearing(true)",
        "UITabBarController.didSelect(A)", "V.viewDidDisappear(true)", "A.viewDidAppear(true)",
      ])
    #expect(director.fader.notes == ["animate V to A interactive=false", "ended true"])
    #expect(driver.window().visibleController == "A")
    let frames = driver.device.inspect(window: 1) { window in
      (window.rootViewController as? UITabBarController).map {
        ($0.selectedIndex, $0.selectedViewController?.view.frame)
      }
    }
    #expect(frames??.0 == 1)
    // What the animator worked in has gone again: the tab's view and the bar are all there is.
    let kinds = driver.device.inspect(window: 1) { window in
      window.rootViewController?.view.subviews.map { $0 is UITabBar }
    }
    #expect(kinds == [false, true])
    #expect(frames??.1 == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  /// "You must balance" begin and end of a child's appearance: who has gone with the container, which something covers, hears of no
  /// end that had no beginning when another tab is chosen meanwhile.
  @Test func aTabThatIsCoveredHearsOfNoSecondEnd() throws {
    final class Counting: UIViewController {
      var (begins, ends) = (0, 0)
      override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begins += 1
        super.beginAppearanceTransition(isAppearing, animated: animated)
      }
      override func endAppearanceTransition() {
        ends += 1
        super.endAppearanceTransition()
      }
    }
    var counting: Counting?
    let app = AppBundle.test(plist: .allButUpsideDown) {
      let (tabs, first) = (UITabBarController(), Counting())
      tabs.viewControllers = [first, A()]
      counting = first
      return tabs
    }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    _ = driver.device.perform(window: 1) { window in
      let cover = C()
      cover.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(cover, animated: false)
    }
    let tab = try #require(counting)
    let before = (tab.begins, tab.ends)
    _ = driver.device.perform(window: 1) { ($0.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    #expect((tab.begins, tab.ends) == before)
    #expect(driver.device.inspect(window: 1) { _ in tab.viewIfLoaded?.superview == nil } == true)
  }

  /// UIView, didMoveToSuperview(): told when "its superview changed". A tab that was covered stays where it is among its tabs; it
  /// leaves the window with them, and comes back with them.
  @Test func aTabThatWasCoveredIsNotPutInAnew() throws {
    final class Noting: UIView {
      var lines: [String] = []
      override func didMoveToSuperview() { lines.append("superview") }
      override func didMoveToWindow() { lines.append(window == nil ? "no window" : "window") }
    }
    var noting: Noting?
    let app = AppBundle.test(plist: .allButUpsideDown) {
      let (tabs, first, view) = (UITabBarController(), UIViewController(), Noting())
      first.view = view
      noting = view
      tabs.viewControllers = [first, A()]
      return tabs
    }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    let view = try #require(noting)
    #expect(view.lines == ["superview", "window"])
    view.lines = []
    _ = driver.device.perform(window: 1) { window in
      let cover = C()
      cover.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(cover, animated: false)
    }
    _ = driver.device.perform(window: 1) { $0.rootViewController?.dismiss(animated: false) }
    #expect(view.lines == ["no window", "window"])
  }

  /// Before era 7 there are no animators: the exchange is as ever.
  @Test func notBeforeIOS7() throws {
    let director = Director()
    let app = AppBundle.test(plist: .allButUpsideDown) {
      let tabs = UITabBarController()
      tabs.delegate = director
      tabs.viewControllers = [V(), A()]
      return tabs
    }
    let driver = Driver(try EmulatedDevice(profile: .iPhone5, era: Era(6), apps: [app]))
    driver.tap("tab-2")
    #expect(director.fader.notes == [])
    #expect(driver.window().visibleController == "A")
  }

  /// A finger that lets go too early: the new tab goes again, the old one comes again, and is selected (as T3b has it of
  /// stacks). One that lets go in time ends as without. In between the device turns.
  @Test(arguments: [false, true])
  func aFingerDrivesIt(finishes: Bool) throws {
    let director = Director()
    let finger = UIPercentDrivenInteractiveTransition()
    director.finger = finger
    let driver = try Self.driver(director)
    driver.turn(.portrait)
    var calls = driver.device.launchOutcome.ledger
    calls += driver.tap("tab-2").ledger
    #expect(director.fader.notes == ["animate V to A interactive=true"])
    calls += driver.turn(.landscapeLeft).ledger
    let outcome = driver.device.perform(window: 1) { _ in
      finger.update(0.4)
      if finishes { finger.finish() } else { finger.cancel() }
    }
    calls += outcome.ledger
    #expect(director.fader.notes.last == "ended \(finishes)")
    #expect(driver.window().visibleController == (finishes ? "A" : "V"))
    let index = driver.device.inspect(window: 1) { ($0.rootViewController as? UITabBarController)?.selectedIndex }
    #expect(index == (finishes ? 1 : 0))
    #expect(BadInputTests.imbalances(calls) == [])
    #expect(driver.device.shownSubjects(ofWindow: 1) == ["UITabBarController", finishes ? "A" : "V"])
    driver.turn(.portrait)
    let frame = driver.device.inspect(window: 1) {
      ($0.rootViewController as? UITabBarController)?.selectedViewController?.view.frame
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  /// Another choice while an animator is at work ends its work.
  @Test func anotherChoiceEndsIt() throws {
    let director = Director()
    director.finger = UIPercentDrivenInteractiveTransition()
    let driver = try Self.driver(director)
    var calls = driver.device.launchOutcome.ledger
    calls += driver.tap("tab-2").ledger
    director.finger = nil
    calls += driver.tap("tab-3").ledger
    #expect(driver.window().visibleController == "C")
    #expect(BadInputTests.imbalances(calls) == [])
    #expect(driver.device.shownSubjects(ofWindow: 1) == ["UITabBarController", "C"])
  }

  /// Six stacks of titled controllers: the sixth lies behind More. There is one bar for both stacks, whose back button leads
  /// back through the inner one first.
  @Test func aStackBehindMoreHasOneBar() throws {
    let app = AppBundle.test(plist: .allButUpsideDown, screens: ["A": { A() }]) {
      let tabs = UITabBarController()
      tabs.viewControllers = (1...6).map { number in
        let root = V()
        root.title = "T\(number)"
        return UINavigationController(rootViewController: root)
      }
      return tabs
    }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    func bars() -> [ViewSnapshot] { driver.window().root.all { $0.className == "UINavigationBar" && !$0.isHidden } }
    func title() -> String? { bars().first?.find("navigation-title")?.text }
    func top() -> CGFloat? {
      driver.device.inspect(window: 1) { window in
        let tabs = window.rootViewController as? UITabBarController
        let inner = tabs?.moreNavigationController.topViewController as? UINavigationController
        return inner?.topViewController?.view.safeAreaInsets.top
      } ?? nil
    }
    driver.tap("More")
    #expect(bars().count == 1)
    driver.tap("more-6")
    #expect(bars().count == 1)
    #expect(title() == "T6")
    // 20 of status bar and 44 of the one bar (R-MET-04).
    #expect(top() == 64)
    driver.send(.push(window: 1, screen: "A"))
    #expect(driver.stack() == ["V", "A"])
    #expect(bars().count == 1)
    #expect(bars().first?.find("back")?.text == "T6")
    driver.tap("back")
    #expect(driver.stack() == ["V"])
    #expect(bars().first?.find("back")?.text == "More")
    driver.send(.push(window: 1, screen: "A"))
    driver.send(.pop(window: 1))
    driver.send(.gesture(window: 1, .pop))
    #expect(driver.window().visibleController == "UIMoreListController")
    // In the bar of an iPad it has its own again.
    driver.tap("tab-1")
    #expect(title() == "T1")
    #expect(bars().count == 1)
  }
}

extension ViewSnapshot {
  /// The views for which `condition` holds, none of them hidden by one around it.
  fileprivate func all(_ condition: (ViewSnapshot) -> Bool) -> [ViewSnapshot] {
    guard !isHidden else { return [] }
    return (condition(self) ? [self] : []) + subviews.flatMap { $0.all(condition) }
  }
}
