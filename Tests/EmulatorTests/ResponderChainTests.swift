// Who hears what nobody heard before: the chain from a view up to the app, and who has the word on the status bar.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct ResponderChainTests {
  /// Window, scene and app, as "Using responders and the responder chain to handle events" has them; there were no scenes before 13.
  @Test(arguments: [(12, false), (15, true)])
  func aWindowHandsOnToItsScene(version: Int, hasScenes: Bool) throws {
    let device = try EmulatedDevice(profile: phone(version), era: Era(version), apps: [.test { V() }])
    device.inspect(window: 1) { window in
      #expect(window.next === (hasScenes ? window.windowScene : UIApplication.shared))
      if hasScenes { #expect(window.windowScene?.next === UIApplication.shared) }
    }
  }

  /// Of a presented controller it is whoever presents it (same page),
  /// whether the presenter's view is in the window or not.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func aPresentedControllerHandsOnToItsPresenter(style: UIModalPresentationStyle) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { UINavigationController(rootViewController: A()) }])
    _ = device.perform(window: 1) { window in
      let root = window.rootViewController
      let shown = V()
      shown.modalPresentationStyle = style
      root?.present(shown, animated: false)
      var chain: [UIResponder] = []
      var next: UIResponder? = shown.view
      while let responder = next {
        chain.append(responder)
        next = responder.next
      }
      let order = [shown.view, shown, root, window, UIApplication.shared].map { one in chain.firstIndex { $0 === one } }
      #expect(order.allSatisfy { $0 != nil }, "\(chain)")
      #expect(order.compactMap(\.self) == order.compactMap(\.self).sorted())
    }
  }

  private func phone(_ version: Int) -> DeviceProfile { version < 13 ? .iPhone6 : .iPhone8 }

  /// Hides the status bar.
  final class Hiding: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  /// The presented controller has the word if it is full screen, or where it captures it
  /// (modalPresentationCapturesStatusBarAppearance).
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false), (.overFullScreen, true, true),
    (.pageSheet, false, false), (.currentContext, false, false),
  ])
  func whoHidesTheStatusBar(style: UIModalPresentationStyle, captures: Bool, isHidden: Bool) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    _ = device.perform(window: 1) { window in
      let shown = Hiding()
      shown.modalPresentationStyle = style
      shown.modalPresentationCapturesStatusBarAppearance = captures
      window.rootViewController?.present(shown, animated: false)
      #expect(window.windowScene?.statusBarManager?.isStatusBarHidden == isHidden)
    }
  }

  /// Containers hand the question on to the child that is shown; a controller that says nothing hides the bar in compact height
  /// (prefersStatusBarHidden).
  @Test func containersAskTheChildThatIsShown() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: A())]
          return tabs
        }
      ])
    func isHidden() -> Bool? {
      device.inspect(window: 1) { $0.windowScene?.statusBarManager?.isStatusBarHidden ?? false }
    }
    #expect(isHidden() == false)
    let driver = Driver(device)
    driver.turn(.landscapeLeft)
    #expect(isHidden() == true)
    driver.turn(.portrait)
    _ = device.perform(window: 1) { window in
      let stack = (window.rootViewController as? UITabBarController)?.selectedViewController as? UINavigationController
      stack?.pushViewController(Hiding(), animated: false)
    }
    #expect(isHidden() == true)
  }
}
