// Where scrolled content begins is decided by the insets of now: content set there follows them again, and content elsewhere stays.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Counts what it is told.
private final class Listener: NSObject, UIScrollViewDelegate {
  var places: [CGFloat] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { places.append(scrollView.contentOffset.y) }
}

@MainActor @Suite struct ScrollBeginningTests {
  private func scrollView(in window: UIWindow, _ listener: Listener) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 2000)
    window.addSubview(view)
    view.layoutIfNeeded()
    view.delegate = listener
    return view
  }

  /// A header above the content, tucked away: 0 is no beginning while the inset is 200.
  @Test func aHeaderStaysTuckedAway() throws {
    try onDevice(.iPhoneSE3, Era(17)) { window in
      let view = scrollView(in: window, Listener())
      view.contentOffset.y = 300
      view.contentInset.top = 200
      view.contentOffset = .zero
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.contentOffset == .zero)
    }
  }

  /// Back where the insets put it, content follows them, and who listens is told.
  @Test func contentFollowsItsInsetsAgain() throws {
    try onDevice(.iPhoneSE3, Era(17)) { window in
      let listener = Listener()
      let view = scrollView(in: window, listener)
      view.contentOffset.y = 300
      view.contentInset.top = 60
      view.contentOffset.y = -60
      view.contentInset.top = 100
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == -100)
      #expect(listener.places == [300, -60, -100])
    }
  }
  /// Content that became so small that it lies where it begins follows its insets, as if it had never been moved; content that is only held
  /// at its end stays there.
  @Test(arguments: [(200, -100), (450, 150)] as [(CGFloat, CGFloat)]) func whatFitsNowFollowsItsInsets(
    height: CGFloat, place: CGFloat
  )
    throws
  {
    try onDevice(.iPhoneSE3, Era(17)) { window in
      let view = scrollView(in: window, Listener())
      view.contentInset.top = 60
      view.layoutIfNeeded()
      view.contentOffset.y = 900
      view.contentSize.height = height
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == max(-60, height - 300))
      view.contentInset.top = 100
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == place)
    }
  }
}
