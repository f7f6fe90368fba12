// How bars look, as values: what copies have, what each bar keeps by place and metrics, and what `configureWith…Background()` resets, by
// UIBarAppearance.h, UIToolbar.h, UINavigationBar.h and NSCopying's documentation.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct BarLookTests {
  private static func image(_ width: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { _ in }
  }
  private static func kern(_ value: Int) -> [NSAttributedString.Key: Any] { [.kern: value] }

  /// A bar's look with a value of its own for each property of the class all have in common.
  private static func fill(_ look: UIBarAppearance) {
    (look.backgroundColor, look.shadowColor) = (.red, .green)
    look.backgroundEffect = UIBlurEffect(style: .dark)
    (look.backgroundImage, look.shadowImage) = (image(1), image(2))
    look.backgroundImageContentMode = .bottomLeft
  }
  /// Which of those properties are another's.
  private static func unlike(_ one: UIBarAppearance, _ two: UIBarAppearance) -> [String] {
    let rows: [(String, Bool)] = [
      ("backgroundColor", one.backgroundColor == two.backgroundColor),
      ("shadowColor", one.shadowColor == two.shadowColor),
      ("backgroundEffect", one.backgroundEffect === two.backgroundEffect),
      ("backgroundImage", one.backgroundImage === two.backgroundImage),
      ("shadowImage", one.shadowImage === two.shadowImage),
      ("contentMode", one.backgroundImageContentMode == two.backgroundImageContentMode),
    ]
    return rows.filter { !$0.1 }.map(\.0)
  }

  /// NSCopying: "a new instance that's a copy of the receiver"; init(barAppearance:) takes what both classes have.
  @Test func whatAllHave() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      for look in [UINavigationBarAppearance(), UIToolbarAppearance(), UITabBarAppearance(), UIBarAppearance()] {
        #expect(look.backgroundColor == nil && look.shadowColor == .separator && look.shadowImage == nil)
        Self.fill(look)
        let copy = try #require(look.copy() as? UIBarAppearance)
        #expect(copy !== look && type(of: copy) == type(of: look) && Self.unlike(copy, look) == [])
        copy.backgroundColor = .blue
        #expect(look.backgroundColor == .red)
        for other in [UINavigationBarAppearance(barAppearance: look), UIToolbarAppearance(barAppearance: look)] {
          #expect(Self.unlike(other, look) == [])
        }
      }
      #expect(Self.unlike(UIBarAppearance(idiom: .pad), UIBarAppearance()) == [])
    }
  }

  /// "Reset background and shadow properties to their defaults", "to display theme-appropriate opaque colors", "to be transparent".
  @Test func resets() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      let rows: [(String, (UIBarAppearance) -> Void, UIColor?, UIColor?)] = [
        ("default", { $0.configureWithDefaultBackground() }, nil, .separator),
        ("opaque", { $0.configureWithOpaqueBackground() }, .systemBackground, .separator),
        ("transparent", { $0.configureWithTransparentBackground() }, .clear, nil),
      ]
      for (name, reset, ground, line) in rows {
        let look = UINavigationBarAppearance()
        Self.fill(look)
        look.titleTextAttributes = Self.kern(1)
        reset(look)
        #expect(look.backgroundColor == ground && look.shadowColor == line, "\(name)")
        #expect(look.backgroundImage == nil && look.shadowImage == nil && look.backgroundEffect == nil, "\(name)")
        #expect(
          look.backgroundImageContentMode == .scaleToFill && look.titleTextAttributes[.kern] as? Int == 1, "\(name)")
      }
    }
  }

  /// What only bars of navigation have; their buttons' looks are copies too.
  @Test func navigationBars() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      let look = UINavigationBarAppearance()
      (look.titleTextAttributes, look.largeTitleTextAttributes) = (Self.kern(1), Self.kern(2))
      (look.subtitleTextAttributes, look.largeSubtitleTextAttributes) = (Self.kern(3), Self.kern(4))
      look.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 6)
      let arrow = Self.image(7)
      look.setBackIndicatorImage(arrow, transitionMaskImage: Self.image(8))
      for (number, button) in [look.buttonAppearance, look.backButtonAppearance, look.doneButtonAppearance].enumerated()
      {
        for (place, state) in [button.normal, button.highlighted, button.disabled, button.focused].enumerated() {
          state.titleTextAttributes = Self.kern(10 * number + place)
          state.titlePositionAdjustment = UIOffset(horizontal: CGFloat(number), vertical: CGFloat(place))
          state.backgroundImage = arrow
        }
      }
      let copy = UINavigationBarAppearance(barAppearance: look)
      let words = [
        copy.titleTextAttributes, copy.largeTitleTextAttributes, copy.subtitleTextAttributes,
        copy.largeSubtitleTextAttributes,
      ]
      #expect(words.map { $0[.kern] as? Int } == [1, 2, 3, 4] && copy.backIndicatorImage === arrow)
      #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 5, vertical: 6))
      for (number, button) in [copy.buttonAppearance, copy.backButtonAppearance, copy.doneButtonAppearance].enumerated()
      {
        for (place, state) in [button.normal, button.highlighted, button.disabled, button.focused].enumerated() {
          #expect(state.titleTextAttributes[.kern] as? Int == 10 * number + place && state.backgroundImage === arrow)
          #expect(state.titlePositionAdjustment == UIOffset(horizontal: CGFloat(number), vertical: CGFloat(place)))
        }
      }
      copy.doneButtonAppearance.normal.titlePositionAdjustment = .zero
      #expect(look.doneButtonAppearance.normal.titlePositionAdjustment.horizontal == 2)
      // iOS 26's name for the same.
      copy.prominentButtonAppearance = UIBarButtonItemAppearance(style: .done)
      #expect(copy.prominentButtonAppearance === copy.doneButtonAppearance)
      // A toolbar's look has neither titles nor arrows to take.
      let tools = UIToolbarAppearance(barAppearance: look)
      #expect(tools.buttonAppearance.normal.titleTextAttributes.isEmpty)
      tools.doneButtonAppearance.disabled.backgroundImage = arrow
      tools.buttonAppearance.focused.titleTextAttributes = Self.kern(9)
      let again = try #require(tools.copy() as? UIToolbarAppearance)
      #expect(
        again.doneButtonAppearance.disabled.backgroundImage === arrow
          && again.doneButtonAppearance !== tools.doneButtonAppearance)
      #expect(again.buttonAppearance.focused.titleTextAttributes[.kern] as? Int == 9)
    }
  }

  /// What only bars of tabs have.
  @Test func tabBars() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      let look = UITabBarAppearance()
      (look.selectionIndicatorTintColor, look.selectionIndicatorImage) = (.red, Self.image(1))
      (look.stackedItemSpacing, look.stackedItemWidth, look.stackedItemPositioning) = (2, 3, .centered)
      @MainActor func items(_ look: UITabBarAppearance) -> [UITabBarItemAppearance] {
        [look.stackedLayoutAppearance, look.inlineLayoutAppearance, look.compactInlineLayoutAppearance]
      }
      @MainActor func states(_ item: UITabBarItemAppearance) -> [UITabBarItemStateAppearance] {
        [item.normal, item.selected, item.disabled, item.focused]
      }
      for (number, state) in items(look).flatMap(states).enumerated() {
        let offset = UIOffset(horizontal: CGFloat(number), vertical: 1)
        (state.titleTextAttributes, state.badgeTextAttributes) = (Self.kern(number), Self.kern(100 + number))
        (state.iconColor, state.badgeBackgroundColor) = (.green, .blue)
        (state.titlePositionAdjustment, state.badgePositionAdjustment) = (offset, UIOffset(horizontal: 0, vertical: 2))
        state.badgeTitlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
      }
      let copy = try #require(look.copy() as? UITabBarAppearance)
      #expect(copy.selectionIndicatorTintColor == .red && copy.selectionIndicatorImage === look.selectionIndicatorImage)
      #expect(copy.stackedItemSpacing == 2 && copy.stackedItemWidth == 3 && copy.stackedItemPositioning == .centered)
      for (number, state) in items(copy).flatMap(states).enumerated() {
        #expect(state.titleTextAttributes[.kern] as? Int == number && state.iconColor == .green)
        #expect(state.badgeTextAttributes[.kern] as? Int == 100 + number && state.badgeBackgroundColor == .blue)
        #expect(
          state.titlePositionAdjustment.horizontal == CGFloat(number) && state.badgePositionAdjustment.vertical == 2)
        #expect(state.badgeTitlePositionAdjustment.vertical == 3)
      }
      let item = UITabBarItemAppearance(style: .inline)
      item.selected.iconColor = .red
      #expect((item.copy() as? UITabBarItemAppearance)?.selected.iconColor == .red && item.normal.iconColor == nil)
      let badge = UITabBarItem(title: "a", image: Self.image(4), selectedImage: look.selectionIndicatorImage)
      #expect(badge.title == "a" && badge.selectedImage === look.selectionIndicatorImage && badge.tag == 0)
      badge.setBadgeTextAttributes(Self.kern(5), for: .normal)
      badge.setBadgeTextAttributes(Self.kern(6), for: .selected)
      let kept = [UIControl.State.normal, .selected, .disabled].map {
        badge.badgeTextAttributes(for: $0)?[.kern] as? Int
      }
      #expect(kept == [5, 6, nil])
    }
  }

  /// The looks bars are given are copied: "@property (nonatomic, readwrite, copy)".
  @Test func barsCopyTheirLooks() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      let (bar, tools, tabs, item, tab) = (
        UINavigationBar(), UIToolbar(), UITabBar(), UINavigationItem(title: "a"),
        UITabBarItem(title: "b", image: nil, tag: 1)
      )
      let (look, toolLook, tabLook) = (UINavigationBarAppearance(), UIToolbarAppearance(), UITabBarAppearance())
      for one in [look, toolLook, tabLook] { one.backgroundColor = .red }
      (bar.standardAppearance, bar.compactAppearance) = (look, look)
      (bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance) = (look, look)
      (item.standardAppearance, item.compactAppearance) = (look, look)
      (item.scrollEdgeAppearance, item.compactScrollEdgeAppearance) = (look, look)
      (tools.standardAppearance, tools.compactAppearance) = (toolLook, toolLook)
      (tools.scrollEdgeAppearance, tools.compactScrollEdgeAppearance) = (toolLook, toolLook)
      (tabs.standardAppearance, tabs.scrollEdgeAppearance) = (tabLook, tabLook)
      (tab.standardAppearance, tab.scrollEdgeAppearance) = (tabLook, tabLook)
      for one in [look, toolLook, tabLook] { one.backgroundColor = .blue }
      let kept: [UIBarAppearance?] = [
        bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance,
        item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance, item.compactScrollEdgeAppearance,
        tools.standardAppearance, tools.compactAppearance, tools.scrollEdgeAppearance,
        tools.compactScrollEdgeAppearance, tabs.standardAppearance, tabs.scrollEdgeAppearance, tab.standardAppearance,
        tab.scrollEdgeAppearance,
      ]
      for (number, one) in kept.enumerated() { #expect(one?.backgroundColor == .red, "\(number)") }
    }
  }
}
