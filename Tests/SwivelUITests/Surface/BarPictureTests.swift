// What apps of before iOS 13 set of bars and their items by place, state and metrics, and what setters that animate do: by UIToolbar.h,
// UINavigationBar.h, UIBarButtonItem.h and UINavigationItem's documentation.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct BarPictureTests {
  private static func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
  }

  /// A picture for one place is that place's; one for any place stands where a place has none; metrics are kept apart.
  @Test func toolbars() throws {
    try onDevice(.iPhone8, Era(12)) { _ in
      let (bar, any, top, shadow, low) = (UIToolbar(), Self.image(), Self.image(), Self.image(), Self.image())
      bar.setBackgroundImage(any, forToolbarPosition: .any, barMetrics: .default)
      bar.setBackgroundImage(top, forToolbarPosition: .top, barMetrics: .default)
      let rows: [(UIBarPosition, UIBarMetrics, UIImage?)] = [
        (.any, .default, any), (.top, .default, top), (.bottom, .default, any), (.topAttached, .default, any),
        (.top, .compact, nil), (.any, .compact, nil),
      ]
      for (place, metrics, image) in rows {
        #expect(bar.backgroundImage(forToolbarPosition: place, barMetrics: metrics) === image, "\(place) \(metrics)")
      }
      bar.setBackgroundImage(nil, forToolbarPosition: .top, barMetrics: .default)
      #expect(bar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) === any)
      #expect(bar.shadowImage(forToolbarPosition: .any) == nil)
      bar.setShadowImage(shadow, forToolbarPosition: .any)
      bar.setShadowImage(low, forToolbarPosition: .bottom)
      #expect(
        bar.shadowImage(forToolbarPosition: .top) === shadow && bar.shadowImage(forToolbarPosition: .bottom) === low)
    }
  }

  /// "Same as using UIBarPositionAny in -setBackgroundImage:forBarPosition:barMetrics."
  @Test func navigationBars() throws {
    try onDevice(.iPhone8, Era(12)) { _ in
      let (bar, any, attached) = (UINavigationBar(), Self.image(), Self.image())
      bar.setBackgroundImage(any, for: .default)
      bar.setBackgroundImage(attached, for: .topAttached, barMetrics: .default)
      let rows: [(UIBarPosition, UIBarMetrics, UIImage?)] = [
        (.any, .default, any), (.top, .default, any), (.topAttached, .default, attached), (.topAttached, .compact, nil),
        (.any, .defaultPrompt, nil),
      ]
      for (place, metrics, image) in rows {
        #expect(bar.backgroundImage(for: place, barMetrics: metrics) === image, "\(place) \(metrics)")
      }
      #expect(bar.backgroundImage(for: .default) === any && bar.backgroundImage(for: .compact) == nil)
      bar.setBackgroundImage(nil, for: .any, barMetrics: .default)
      #expect(bar.backgroundImage(for: .default) == nil)
      #expect(bar.backgroundImage(for: .topAttached, barMetrics: .default) === attached)
      bar.setTitleVerticalPositionAdjustment(3, for: .compact)
      #expect([UIBarMetrics.default, .compact].map { bar.titleVerticalPositionAdjustment(for: $0) } == [0, 3])
    }
  }

  /// Items keep pictures by state and metrics, and those of back buttons apart; what is moved is moved by metrics.
  @Test func items() throws {
    try onDevice(.iPhone8, Era(12)) { _ in
      let (item, one, two) = (
        UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil), Self.image(), Self.image()
      )
      item.setBackgroundImage(one, for: .normal, style: .done, barMetrics: .default)
      item.setBackButtonBackgroundImage(two, for: .normal, barMetrics: .default)
      #expect(item.backgroundImage(for: .normal, barMetrics: .default) === one)
      #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
      #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
      #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === two)
      #expect(item.backButtonBackgroundImage(for: .disabled, barMetrics: .default) == nil)
      item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .compact)
      item.setBackgroundVerticalPositionAdjustment(4, for: .default)
      #expect(item.titlePositionAdjustment(for: .compact) == UIOffset(horizontal: 1, vertical: 2))
      #expect(item.titlePositionAdjustment(for: .default) == .zero)
      #expect([UIBarMetrics.default, .compact].map { item.backgroundVerticalPositionAdjustment(for: $0) } == [4, 0])
    }
  }

  /// "Sets … optionally animating the transition": what is set is there with and without.
  @Test(arguments: [true, false]) func navigationItems(animated: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let item = UINavigationItem(title: "a")
      let buttons = (1...4).map { UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil) }
      item.setLeftBarButton(buttons[0], animated: animated)
      item.setRightBarButton(buttons[1], animated: animated)
      #expect(item.leftBarButtonItems == [buttons[0]] && item.rightBarButtonItem === buttons[1])
      item.setLeftBarButtonItems([buttons[2], buttons[0]], animated: animated)
      item.setRightBarButtonItems([buttons[1], buttons[3]], animated: animated)
      // "This property contains the first button in the array."
      #expect(item.leftBarButtonItem === buttons[2] && item.rightBarButtonItems == [buttons[1], buttons[3]])
      item.setHidesBackButton(true, animated: animated)
      #expect(item.hidesBackButton)
      item.setHidesBackButton(false, animated: animated)
      item.setRightBarButton(nil, animated: animated)
      #expect(!item.hidesBackButton && item.rightBarButtonItem == nil)
      let bar = UIToolbar()
      bar.setItems(buttons, animated: animated)
      #expect(bar.items == buttons)
    }
  }

  @MainActor private final class Top: NSObject, UINavigationBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }
  /// UIBarPositioning: a bar that stands by itself is where its delegate says; a controller's reaches under the status bar.
  @Test func places() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (bar, top) = (UINavigationBar(), Top())
      #expect(bar.barPosition == .top)
      bar.delegate = top
      #expect(bar.barPosition == .topAttached)
      #expect(UINavigationController(rootViewController: UIViewController()).navigationBar.barPosition == .topAttached)
    }
  }

  @MainActor private final class Told: NSObject, UITabBarDelegate {
    var heard: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append("did \(item.title ?? "")") }
  }
  /// tabBar(_:didSelect:): "called when a user selects a tab bar item"; a bar is 49 points high and has no width of its own.
  @Test func tabBars() throws {
    try onDevice(.iPhone8, Era(12)) { window in
      let (bar, told) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49)), Told())
      bar.items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.delegate = told
      window.addSubview(bar)
      bar.layoutIfNeeded()
      #expect(
        bar.selectedItem == nil && bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 49))
      let buttons = bar.subviews.compactMap { $0 as? UIButton }.sorted { $0.frame.minX < $1.frame.minX }
      try #require(buttons.count == 2)
      buttons[1].sendActions(for: .touchUpInside)
      #expect(told.heard == ["did b"] && bar.selectedItem === bar.items?[1])
      buttons[0].sendActions(for: .touchUpInside)
      #expect(told.heard == ["did b", "did a"] && bar.selectedItem === bar.items?[0])
      // Who says nothing is told nothing, and nothing stops.
      bar.delegate = nil
      bar.items = nil
      #expect(bar.selectedItem == nil)
    }
  }
}
