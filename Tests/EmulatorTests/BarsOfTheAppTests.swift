// Bars the app itself hides: a tab bar by `tabBar.isHidden`, the status bar by its controllers. What stays so, and what room there is.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// A screen that may hide the status bar.
private final class Sign: UIViewController {
  var isBare = false
  override var prefersStatusBarHidden: Bool { isBare }

  func change(_ isBare: Bool) {
    self.isBare = isBare
    setNeedsStatusBarAppearanceUpdate()
  }
}

@MainActor @Suite struct BarsOfTheAppTests {
  // MARK: The tab bar

  private func tabs(hidesEarly: Bool) throws -> Driver {
    Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(15),
        apps: [
          .test(plist: .allButUpsideDown) {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: Sign()), Sign()]
            tabs.tabBar.isHidden = hidesEarly
            return tabs
          }
        ]))
  }

  /// Whether the bar is hidden, and the first tab's safe area at the bottom.
  private func state(_ driver: Driver) -> [CGFloat]? {
    driver.device.inspect(window: 1) { window in
      guard let tabs = window.rootViewController as? UITabBarController,
        let screen = (tabs.viewControllers?[0] as? UINavigationController)?.topViewController
      else { return nil }
      return [tabs.tabBar.isHidden ? 1 : 0, screen.view.safeAreaInsets.bottom]
    } ?? nil
  }

  private func hide(_ isHidden: Bool, _ driver: Driver) {
    _ = driver.device.perform(window: 1) { ($0.rootViewController as? UITabBarController)?.tabBar.isHidden = isHidden }
  }

  /// 49 points upright and 32 in landscape, none of them for a hidden bar (GitHawkApp/MessageViewController#75).
  @Test func aTabBarTheAppHidesStaysHidden() throws {
    let driver = try tabs(hidesEarly: false)
    #expect(state(driver) == [0, 49])
    hide(true, driver)
    #expect(state(driver) == [1, 0])
    driver.turn(.landscapeLeft)
    #expect(state(driver) == [1, 0])
    hide(false, driver)
    #expect(state(driver) == [0, 32])
    driver.turn(.portrait)
    #expect(state(driver) == [0, 49])
  }

  /// What lies above an opaque bar keeps its 667 − 49 points: the room stays empty (FoldingTabBar.iOS#86).
  @Test func whatLiesAboveAnOpaqueBarKeepsItsSize() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test(plist: .allButUpsideDown) {
          let tabs = UITabBarController()
          tabs.tabBar.isTranslucent = false
          tabs.viewControllers = [Sign(), Sign()]
          return tabs
        }
      ])
    func height() -> CGFloat? {
      device.inspect(window: 1) { window in
        (window.rootViewController as? UITabBarController)?.viewControllers?[0].view.frame.height
      } ?? nil
    }
    #expect(height() == 618)
    _ = device.perform(window: 1) { ($0.rootViewController as? UITabBarController)?.tabBar.isHidden = true }
    #expect(height() == 618)
  }

  @Test func aTabBarHiddenBeforeItIsSeenStaysHidden() throws {
    let driver = try tabs(hidesEarly: true)
    #expect(state(driver) == [1, 0])
    driver.turn(.landscapeLeft)
    #expect(state(driver) == [1, 0])
  }

  /// A screen that hides the bar when pushed gives it back, also where the app showed the bar itself meanwhile.
  @Test(arguments: [false, true]) func aPushedScreenGivesItBack(showsItself: Bool) throws {
    let driver = try tabs(hidesEarly: false)
    for _ in 0..<2 {
      _ = driver.device.perform(window: 1) { window in
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        let first = (window.rootViewController as? UITabBarController)?.viewControllers?[0] as? UINavigationController
        first?.pushViewController(next, animated: false)
      }
      if showsItself { hide(false, driver) }
      driver.send(.pop(window: 1))
      #expect(state(driver) == [0, 49])
    }
    hide(true, driver)
    #expect(state(driver) == [1, 0])
  }

  /// Pushing hides the bar, which says nothing of `isHidden`: one the app hid meanwhile is hidden when the screen is gone.
  @Test(arguments: [false, true]) func aBarHiddenAroundAPushStaysHidden(before: Bool) throws {
    let driver = try tabs(hidesEarly: false)
    if before { hide(true, driver) }
    _ = driver.device.perform(window: 1) { window in
      let next = UIViewController()
      next.hidesBottomBarWhenPushed = true
      let first = (window.rootViewController as? UITabBarController)?.viewControllers?[0] as? UINavigationController
      first?.pushViewController(next, animated: false)
    }
    hide(true, driver)
    driver.turn(.landscapeLeft)
    driver.send(.pop(window: 1))
    #expect(state(driver) == [1, 0])
    hide(false, driver)
    #expect(state(driver) == [0, 32])
  }

  // MARK: The status bar without a controller

  /// (Info.plist, what the app sets, whether the bar is hidden, its style) by "UIViewControllerBasedStatusBarAppearance": if it is NO,
  /// no controller is asked, and `UIApplication` has the word after the file.
  @Test(
    arguments: [
      (InfoDictionary(), nil, false, UIStatusBarStyle.default),
      (InfoDictionary(hidesStatusBar: true, statusBarStyle: .lightContent), nil, false, .default),
      (InfoDictionary(), true, false, .default),
      (InfoDictionary(controllersHaveStatusBar: false), nil, false, .default),
      (InfoDictionary(controllersHaveStatusBar: false, hidesStatusBar: true), nil, true, .default),
      (InfoDictionary(controllersHaveStatusBar: false, statusBarStyle: .lightContent), nil, false, .lightContent),
      (InfoDictionary(controllersHaveStatusBar: false), true, true, .darkContent),
      (InfoDictionary(controllersHaveStatusBar: false, hidesStatusBar: true), false, false, .darkContent),
    ] as [(InfoDictionary, Bool?, Bool, UIStatusBarStyle)])
  func theAppHasTheWord(info: InfoDictionary, sets: Bool?, isHidden: Bool, style: UIStatusBarStyle) throws {
    var app = AppBundle.test { Sign() }
    app.infoDictionary = info
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app])
    if let sets {
      _ = device.perform(window: 1) { _ in
        UIApplication.shared.isStatusBarHidden = sets
        UIApplication.shared.statusBarStyle = .darkContent
      }
    }
    let found = device.inspect(window: 1) { window in
      let manager = window.windowScene?.statusBarManager
      return (manager?.isStatusBarHidden, manager?.statusBarStyle, window.safeAreaInsets.top)
    }
    #expect(found?.0 == isHidden && found?.1 == style && found?.2 == (isHidden ? 0 : 20))
  }

  /// Before iOS 7 no controller had a word (`prefersStatusBarHidden` is iOS 7's): the file and `UIApplication` have it alone.
  @Test(
    arguments: [(false, nil, false), (true, nil, true), (false, true, true), (true, false, false)]
      as [(Bool, Bool?, Bool)])
  func beforeControllersHadIt(said: Bool, sets: Bool?, isHidden: Bool) throws {
    var app = AppBundle.test { Sign() }
    app.infoDictionary = InfoDictionary(hidesStatusBar: said)
    let device = try EmulatedDevice(profile: .iPhone4, era: Era(6), apps: [app])
    if let sets { _ = device.perform(window: 1) { _ in UIApplication.shared.isStatusBarHidden = sets } }
    #expect(device.inspect(window: 1) { _ in UIApplication.shared.isStatusBarHidden } == isHidden)
  }

  /// In compact height there is no room for it here, and so it is hidden, whether the app has the word or a controller that says nothing.
  @Test(arguments: [true, false]) func inLandscape(controllersHaveIt: Bool) throws {
    var app = AppBundle.test(plist: .allButUpsideDown) { UIViewController() }
    app.infoDictionary.controllersHaveStatusBar = controllersHaveIt
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    var seen: [Bool?] = []
    for attitude in [DeviceOrientation.portrait, .landscapeLeft, .portrait] {
      driver.turn(attitude)
      seen.append(driver.device.inspect(window: 1) { $0.windowScene?.statusBarManager?.isStatusBarHidden } ?? nil)
    }
    #expect(seen == [false, true, false])
  }

  /// "UIStatusBarHidden~ipad" is an iPad's.
  @Test(arguments: [(DeviceProfile.iPhone8, true), (.iPadAir2, false)])
  func eachKindOfDeviceHasItsOwn(profile: DeviceProfile, isHidden: Bool) throws {
    var app = AppBundle.test { Sign() }
    app.infoDictionary = InfoDictionary(controllersHaveStatusBar: false, hidesStatusBar: true, hidesStatusBarPad: false)
    let device = try EmulatedDevice(profile: profile, era: Era(15), apps: [app])
    #expect(device.inspect(window: 1) { $0.windowScene?.statusBarManager?.isStatusBarHidden } == isHidden)
  }

  // MARK: The status bar

  /// A device, and the top of its safe area with a status bar and without: "there is still an inset on iPhone X, but not on normal
  /// iPhones" (react-navigation/react-native-safe-area-view#62). The bar of 44 stands below it.
  private nonisolated static let tops: [(DeviceProfile, Era, shown: CGFloat, hidden: CGFloat)] = [
    (.iPhone8, Era(15), 20, 0), (.iPhoneX, Era(15), 44, 44), (.iPadAir2, Era(12), 20, 0), (.iPadPro11, Era(17), 24, 0),
  ]

  @Test(arguments: tops.indices) func aHiddenStatusBarLeavesItsRoom(index: Int) throws {
    let row = Self.tops[index]
    let device = try EmulatedDevice(
      profile: row.0, era: row.1, apps: [.test { UINavigationController(rootViewController: Sign()) }])
    func look() -> [CGFloat]? {
      device.inspect(window: 1) { window in
        guard let stack = window.rootViewController as? UINavigationController, let top = stack.topViewController else {
          return nil
        }
        let bar = stack.navigationBar.frame
        return [window.safeAreaInsets.top, bar.minY, top.view.safeAreaInsets.top - bar.height]
      } ?? nil
    }
    func change(_ isBare: Bool) {
      _ = device.perform(window: 1) { window in
        ((window.rootViewController as? UINavigationController)?.topViewController as? Sign)?.change(isBare)
      }
    }
    #expect(look() == [row.shown, row.shown, row.shown])
    change(true)
    #expect(look() == [row.hidden, row.hidden, row.hidden])
    change(false)
    #expect(look() == [row.shown, row.shown, row.shown])
  }

  /// What is presented over the whole window has the word from its first layout on, and whoever was behind it afterwards.
  @Test func aPresentedScreenHasTheWord() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Sign() }])
    let movie = try #require(
      device.inspect(window: 1) { _ in
        let movie = Sign()
        movie.isBare = true
        movie.modalPresentationStyle = .fullScreen
        return movie
      })
    func tops() -> [CGFloat?] {
      device.inspect(window: 1) { window in
        [window.rootViewController?.view.safeAreaInsets.top, movie.viewIfLoaded?.safeAreaInsets.top]
      } ?? []
    }
    _ = device.perform(window: 1) { $0.rootViewController?.present(movie, animated: true) }
    #expect(tops().last == .some(0))
    _ = device.perform(window: 1) { $0.rootViewController?.dismiss(animated: true) }
    #expect(tops().first == .some(20))
  }

  /// Upright again after landscape, where phones hide it by themselves, the bar is there; one an app hides is not.
  @Test(arguments: [(false, 20), (true, 0)] as [(Bool, CGFloat)]) func aTurn(isBare: Bool, top: CGFloat) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test(plist: .allButUpsideDown) {
          let sign = Sign()
          sign.isBare = isBare
          return sign
        }
      ])
    let driver = Driver(device)
    var seen: [CGFloat?] = []
    for attitude in [DeviceOrientation.portrait, .landscapeLeft, .portrait] {
      driver.turn(attitude)
      seen.append(device.inspect(window: 1) { $0.rootViewController?.view.safeAreaInsets.top } ?? nil)
    }
    #expect(seen == [top, 0, top])
  }
}
