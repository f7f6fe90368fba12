// Where screen readers are told that things are: on the screen, whatever window and scroll view they are in
// (UIAccessibility, accessibilityFrame: "in screen coordinates").
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct SpokenPlaceTests {
  private static let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  /// Of a view in a window, and of one in that; a screen reader taps the middle.
  @Test func viewsInAWindow() throws {
    try onDevice(.iPadAir2, Era(15)) { window in
      let (outer, inner) = (UIView(frame: Self.box), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
      window.addSubview(outer)
      outer.addSubview(inner)
      #expect(outer.accessibilityFrame == Self.box)
      #expect(inner.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
      #expect(outer.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
      outer.bounds.origin.y = 10
      #expect(inner.accessibilityFrame == CGRect(x: 11, y: 12, width: 3, height: 4))
    }
  }

  /// UIAccessibilityElement.accessibilityFrameInContainerSpace: "in the coordinate space of its container view"; the frame on the
  /// screen is asked for each time, so that it follows the container.
  @Test func elementsFollowTheirContainer() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      scroll.contentInsetAdjustmentBehavior = .never
      window.addSubview(scroll)
      let element = UIAccessibilityElement(accessibilityContainer: scroll)
      #expect(element.accessibilityFrame == .zero)
      element.accessibilityFrameInContainerSpace = Self.box
      #expect(element.accessibilityFrame == CGRect(x: 10, y: 120, width: 30, height: 40))
      scroll.frame.origin.x = 7
      #expect(element.accessibilityFrame == CGRect(x: 17, y: 120, width: 30, height: 40))
      scroll.contentOffset.y = 15
      #expect(element.accessibilityFrame == CGRect(x: 17, y: 105, width: 30, height: 40))
      element.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
      #expect(element.accessibilityFrame == CGRect(x: 1, y: 1, width: 1, height: 1), "what is set last holds")
    }
  }

  /// A container that is no view has no coordinates of its own.
  @Test func aContainerWithoutAPlace() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let element = UIAccessibilityElement(accessibilityContainer: UIResponder())
      element.accessibilityFrame = Self.box
      #expect(element.accessibilityFrame == Self.box)
    }
  }
}
