// Scroll views that stop at pages (UIScrollView.isPagingEnabled): "the scroll view stops on multiples of the scroll view's bounds".
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite("Paging") struct PagingTests {
  /// Five pages of 300×400 side by side, or one below the other.
  private func device(isAcross: Bool) throws -> EmulatedDevice {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    _ = device.perform(window: 1) { window in
      let pages = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
      pages.accessibilityIdentifier = "pages"
      pages.contentInsetAdjustmentBehavior = .never
      pages.contentSize = isAcross ? CGSize(width: 1500, height: 400) : CGSize(width: 300, height: 2000)
      pages.isPagingEnabled = true
      window.rootViewController?.view.addSubview(pages)
    }
    return device
  }

  @Test(
    "a flick goes one page on, a long way the nearest pages, and none goes beyond the ends", arguments: [true, false])
  func pages(isAcross: Bool) throws {
    let device = try device(isAcross: isAcross)
    let length: Double = isAcross ? 300 : 400
    // How far the content is moved, in pages, and at which page it rests.
    for (way, page) in [(0.1, 1), (0.1, 2), (1.6, 4), (-0.2, 3), (-1.4, 2), (-9, 0)]
      as [(Double, Int)]
    {
      let way = (way * length).rounded()
      let finger = FingerWay(x: isAcross ? way : 0, y: isAcross ? 0 : way)
      let outcome = Driver(device).send(.scroll(window: 1, target: "pages", by: finger))
      #expect(outcome.ending == .settled)
      let offset = device.inspect(window: 1) {
        ($0.rootViewController?.view.subviews.last as? UIScrollView)?.contentOffset
      }
      let expected = Double(page) * length
      #expect(offset == CGPoint(x: isAcross ? expected : 0, y: isAcross ? 0 : expected), "after \(way)")
    }
  }
}
