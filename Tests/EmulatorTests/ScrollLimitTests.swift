// How far scroll views go: pages from between two, locked directions, what is brought into view, and scales
// (UIScrollView.isPagingEnabled, isDirectionalLockEnabled, scrollRectToVisible(_:animated:), zoom(to:animated:)).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Notes what a scroll view tells, and scales its first view.
@MainActor private final class Listener: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.accessibilityIdentifier = "scroll"
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 1500, height: 2000)
    scroll.delegate = self
    scroll.addSubview(page)
    view.addSubview(scroll)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { notes.append("zoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    notes.append("end \(view === page ? "page" : "nothing") \(scale)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { notes.append("scrolled") }
}

@MainActor @Suite("How far scroll views go") struct ScrollLimitTests {
  private func listening() throws -> (EmulatedDevice, Listener) {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Listener() }])
    let found = device.inspect(window: 1) { $0.rootViewController as? Listener } ?? nil
    return (device, try #require(found))
  }

  private func rests(
    _ finger: FingerWay, from start: CGPoint, _ change: (UIScrollView) -> Void
  ) throws -> CGPoint {
    let (device, listener) = try listening()
    _ = device.perform(window: 1) { _ in
      change(listener.scroll)
      listener.scroll.contentOffset = start
    }
    #expect(Driver(device).send(.scroll(window: 1, target: "scroll", by: finger)).ending == .settled)
    return listener.scroll.contentOffset
  }

  /// "The scroll view stops on multiples of the scroll view's bounds when the user scrolls", wherever an app had put the content.
  /// Pages of 300 points, 1500 in all: where the content is, how far a finger goes, where it rests.
  @Test(
    arguments: [
      (100, 30, 300), (100, -30, 0), (299, 10, 300), (301, -10, 300), (450, 40, 600), (450, -40, 300), (450, 320, 900),
      (1199, 300, 1200), (1, -1, 0), (600, 30, 900), (600, -30, 300),
    ] as [(CGFloat, Double, CGFloat)])
  func pagesFromBetweenTwo(start: CGFloat, way: Double, rest: CGFloat) throws {
    let end = try rests(FingerWay(x: way, y: 0), from: CGPoint(x: start, y: 0)) { $0.isPagingEnabled = true }
    #expect(end == CGPoint(x: rest, y: 0))
  }

  /// "If the user begins dragging in one general direction, the scroll view disables scrolling in the other direction. If the drag
  /// direction is diagonal, then scrolling isn't locked."
  @Test(
    arguments: [
      (true, 120, 30, 120, 0), (true, 30, -120, 0, -120), (true, 100, 100, 100, 100), (true, -120, 20, -120, 0),
      (false, 120, 30, 120, 30), (true, 0, 50, 0, 50), (true, 50, 0, 50, 0),
    ] as [(Bool, Double, Double, CGFloat, CGFloat)])
  func lockedDirections(isLocked: Bool, x: Double, y: Double, movedX: CGFloat, movedY: CGFloat) throws {
    let start = CGPoint(x: 500, y: 500)
    let end = try rests(FingerWay(x: x, y: y), from: start) { $0.isDirectionalLockEnabled = isLocked }
    #expect(CGPoint(x: end.x - start.x, y: end.y - start.y) == CGPoint(x: movedX, y: movedY))
  }

  /// 300 by 400 points of 1500 by 2000 are seen from (500, 500) on. What is seen already moves nothing; else the content goes just so
  /// far that the rectangle is seen, and of one larger than what can be seen its beginning is.
  @Test(
    arguments: [
      (CGRect(x: 520, y: 520, width: 10, height: 10), CGPoint(x: 500, y: 500)),
      (CGRect(x: 500, y: 500, width: 300, height: 400), CGPoint(x: 500, y: 500)),
      (CGRect(x: 790, y: 500, width: 20, height: 10), CGPoint(x: 510, y: 500)),
      (CGRect(x: 490, y: 480, width: 20, height: 10), CGPoint(x: 490, y: 480)),
      (CGRect(x: 600, y: 890, width: 20, height: 60), CGPoint(x: 500, y: 550)),
      (CGRect(x: 450, y: 500, width: 600, height: 10), CGPoint(x: 450, y: 500)),
      (CGRect(x: 500, y: 300, width: 10, height: 900), CGPoint(x: 500, y: 300)),
      (CGRect(x: 600, y: 700, width: 10, height: 900), CGPoint(x: 500, y: 700)),
      (CGRect(x: 1490, y: 1990, width: 50, height: 50), CGPoint(x: 1200, y: 1600)),
      (CGRect(x: -50, y: -50, width: 10, height: 10), CGPoint(x: 0, y: 0)),
    ] as [(CGRect, CGPoint)])
  func whatIsBroughtIntoView(rect: CGRect, offset: CGPoint) throws {
    let (device, listener) = try listening()
    _ = device.perform(window: 1) { _ in
      listener.scroll.contentOffset = CGPoint(x: 500, y: 500)
      listener.scroll.scrollRectToVisible(rect, animated: true)
    }
    #expect(listener.scroll.contentOffset == offset)
    #expect(listener.notes == (offset == CGPoint(x: 500, y: 500) ? [] : ["scrolled"]))
  }

  /// Scales keep to their limits. When a zoom by code that is animated is over, the delegate hears of its end as of a pinch's (Scroll View
  /// Programming Guide); one that changes nothing, or is not animated, has none.
  @Test(
    arguments: [
      (2, true, 2, "end page 2.0"), (2, false, 2, nil), (9, true, 4, "end page 4.0"), (0.1, true, 0.5, "end page 0.5"),
      (1, true, 1, nil),
    ] as [(CGFloat, Bool, CGFloat, String?)])
  func scalesByCode(scale: CGFloat, animated: Bool, reached: CGFloat, end: String?) throws {
    let (device, listener) = try listening()
    _ = device.perform(window: 1) { _ in
      (listener.scroll.minimumZoomScale, listener.scroll.maximumZoomScale) = (0.5, 4)
      listener.scroll.setZoomScale(scale, animated: animated)
    }
    #expect(listener.scroll.zoomScale == reached)
    #expect(listener.notes.filter { $0 != "zoom" } == [end].compactMap { $0 })
    #expect(listener.scroll.contentSize == CGSize(width: 300 * reached, height: 400 * reached))
  }

  /// `zoom(to:animated:)` shows a rectangle of the page as large as it fits 300 by 400, in the middle: 100 by 100 at (50, 150) is shown
  /// three times as large, its middle (100, 200) at (300, 600), which is in the middle from (150, 400) on.
  @Test(
    arguments: [
      (CGRect(x: 50, y: 150, width: 100, height: 100), 3, CGPoint(x: 150, y: 400)),
      (CGRect(x: 0, y: 0, width: 10, height: 10), 4, CGPoint(x: 0, y: 0)),
      (CGRect(x: 0, y: 0, width: 300, height: 400), 1, CGPoint(x: 0, y: 0)),
      (CGRect(x: 200, y: 300, width: 100, height: 100), 3, CGPoint(x: 600, y: 800)),
      (CGRect(x: 10, y: 10, width: 0, height: 10), 1, CGPoint(x: 0, y: 0)),
    ] as [(CGRect, CGFloat, CGPoint)])
  func scalesToARectangle(rect: CGRect, scale: CGFloat, offset: CGPoint) throws {
    let (device, listener) = try listening()
    _ = device.perform(window: 1) { _ in
      listener.scroll.contentSize = listener.page.bounds.size
      listener.scroll.maximumZoomScale = 4
      listener.scroll.zoom(to: rect, animated: true)
    }
    #expect(listener.scroll.zoomScale == scale && listener.scroll.contentOffset == offset)
    #expect(listener.notes.last == (scale == 1 ? listener.notes.last : "end page \(scale)"))
  }
}
