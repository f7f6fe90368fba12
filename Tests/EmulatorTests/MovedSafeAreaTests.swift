// What keeps clear of the safe area in the view of a controller that is moved.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Places itself by frames, below what bars and notches cover.
private final class Clear: UIView {
  let line = UIView()
  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: 1)
  }
}

@MainActor @Suite("What is moved in the safe area") struct MovedSafeAreaTests {
  /// UIView's `safeAreaInsets` and `safeAreaInsetsDidChange()`: a view moved out of what is covered has nothing to keep clear of, and is
  /// laid out for that. An iPhone X has 44 points above in portrait.
  @Test func whatIsMovedIsLaidOutAnew() throws {
    let app = AppBundle.test {
      let (root, child, clear) = (UIViewController(), UIViewController(), Clear())
      root.addChild(child)
      child.view.frame = root.view.bounds
      clear.frame = child.view.bounds
      clear.addSubview(clear.line)
      child.view.addSubview(clear)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      return root
    }
    let device = try EmulatedDevice(profile: .iPhoneX, era: Era(15), apps: [app])
    func line() -> CGFloat? {
      device.inspect(window: 1) { window in
        (window.rootViewController?.children.first?.view.subviews.first as? Clear)?.line.frame.minY
      } ?? nil
    }
    #expect(line() == 44)
    _ = device.perform(window: 1) { $0.rootViewController?.children.first?.view.frame.origin.y = 100 }
    #expect(line() == 0)
  }
}
