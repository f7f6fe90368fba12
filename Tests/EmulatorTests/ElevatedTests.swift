// What lies above a window's own content in the dark: lighter grounds, for sheets and popovers and what is in them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor struct ElevatedTests {
  private func device(_ profile: DeviceProfile, _ era: Int) throws -> Driver {
    let driver = Driver(try EmulatedDevice(profile: profile, era: Era(era), apps: [.test { V() }]))
    driver.send(.appearance(.dark))
    return driver
  }

  /// What a screen sees of its level, and how light the system's background is in it, of 255.
  private func seen(_ driver: Driver, _ style: UIModalPresentationStyle?) -> [Int] {
    let presented = driver.device.perform(window: 1) { window in
      guard let style, let root = window.rootViewController else { return }
      let inner = UIViewController()
      inner.view.backgroundColor = .systemBackground
      let shown = UINavigationController(rootViewController: inner)
      shown.modalPresentationStyle = style
      shown.popoverPresentationController?.sourceView = root.view
      root.present(shown, animated: true)
    }
    #expect(presented.ending == .settled)
    return driver.device.inspect(window: 1) { window in
      var front = window.rootViewController
      while let next = front?.presentedViewController { front = next }
      let inner = (front as? UINavigationController)?.topViewController ?? front
      guard let inner else { return [] }
      var red: CGFloat = -1
      let ground = UIColor.systemBackground.resolvedColor(with: inner.view.traitCollection)
      ground.getRed(&red, green: nil, blue: nil, alpha: nil)
      return [inner.traitCollection.userInterfaceLevel.rawValue, Int((red * 255).rounded())]
    } ?? []
  }

  /// UIUserInterfaceLevel: popovers are elevated, the window's content is not; of sheets WWDC 2019 shows it (Implementing Dark Mode on
  /// iOS), of `overFullScreen` and `overCurrentContext` an observer.
  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, [1, 28]), (.formSheet, [1, 28]), (.automatic, [1, 28]),
    (.overCurrentContext, [1, 28]), (.fullScreen, [0, 0]), (.overFullScreen, [0, 0]),
  ])
  func styles(_ style: UIModalPresentationStyle, _ expected: [Int]) throws {
    let driver = try device(.iPhone8, 15)
    #expect(seen(driver, nil) == [0, 0])
    #expect(seen(driver, style) == expected)
    driver.send(.dismiss(window: 1))
    #expect(seen(driver, nil) == [0, 0])
  }

  @Test func popovers() throws {
    let driver = try device(.iPadPro11, 16)
    #expect(seen(driver, .popover) == [1, 28])
  }
}
