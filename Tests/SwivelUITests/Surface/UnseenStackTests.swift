// A navigation stack that is not on the screen: it changes as any other, and says what it popped.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor @Suite struct UnseenStackTests {
  /// UINavigationController's documentation: popping returns who was popped; R-NAV-06: nil when only the root is there.
  @Test func whoIsPoppedIsReturned() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let screens = (0..<5).map { _ in V() }
      let navigation = UINavigationController()
      navigation.viewControllers = screens
      #expect(navigation.popViewController(animated: false) === screens[4])
      let popped = navigation.popToViewController(screens[2], animated: false)
      #expect(popped?.map(ObjectIdentifier.init) == [ObjectIdentifier(screens[3])])
      let rest = navigation.popToRootViewController(animated: false)
      #expect(rest?.map(ObjectIdentifier.init) == screens[1...2].map(ObjectIdentifier.init))
      #expect(navigation.topViewController === screens[0])
      #expect(navigation.popViewController(animated: false) == nil)
    }
  }
}
