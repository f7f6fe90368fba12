// Looks of classes: what views take of `appearance()` when they come into a window, kind by kind, where they have none of their own
// (UIAppearance: "iOS applies appearance changes when a view enters a window").
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct ClassLookTests {
  /// A look of a class is taken by a view without, and kept off by one of the view's own.
  private func takes<View: UIView>(
    _ make: @autoclosure () -> View, _ path: ReferenceWritableKeyPath<View, UIColor?>,
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      View.appearance()[keyPath: path] = .red
      let (plain, own) = (make(), make())
      own[keyPath: path] = .blue
      #expect(plain[keyPath: path] != .red, sourceLocation: place)
      for view in [plain, own] { window.addSubview(view) }
      #expect(plain[keyPath: path] == .red && own[keyPath: path] == .blue, sourceLocation: place)
    }
  }

  @Test func colours() throws {
    try takes(UISwitch(frame: .zero), \.onTintColor)
    try takes(UISwitch(frame: .zero), \.thumbTintColor)
    try takes(UISlider(frame: .zero), \.minimumTrackTintColor)
    try takes(UIPageControl(frame: .zero), \.pageIndicatorTintColor)
    try takes(UIPageControl(frame: .zero), \.currentPageIndicatorTintColor)
    try takes(UISegmentedControl(frame: .zero), \.selectedSegmentTintColor)
    try takes(UINavigationBar(frame: .zero), \.barTintColor)
    try takes(UITabBar(frame: .zero), \.barTintColor)
    try takes(UITabBar(frame: .zero), \.unselectedItemTintColor)
    try takes(UIToolbar(frame: .zero), \.barTintColor)
    try takes(UISearchBar(frame: .zero), \.barTintColor)
  }

  /// Bars take styles, translucency and whole appearances; one of the bar's own stays.
  @Test func bars() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (tabLook, toolLook) = (UITabBarAppearance(), UIToolbarAppearance())
      (tabLook.backgroundColor, toolLook.backgroundColor) = (.red, .green)
      (UITabBar.appearance().standardAppearance, UIToolbar.appearance().standardAppearance) = (tabLook, toolLook)
      (UITabBar.appearance().scrollEdgeAppearance, UIToolbar.appearance().scrollEdgeAppearance) = (tabLook, toolLook)
      (UITabBar.appearance().barStyle, UIToolbar.appearance().barStyle) = (.black, .black)
      (UITabBar.appearance().isTranslucent, UIToolbar.appearance().isTranslucent) = (false, false)
      let (tabs, tools) = (UITabBar(frame: .zero), UIToolbar(frame: .zero))
      let (ownTabs, ownTools) = (UITabBar(frame: .zero), UIToolbar(frame: .zero))
      let (ownTabLook, ownToolLook) = (UITabBarAppearance(), UIToolbarAppearance())
      (ownTabLook.backgroundColor, ownToolLook.backgroundColor) = (.blue, .blue)
      (ownTabs.standardAppearance, ownTools.standardAppearance) = (ownTabLook, ownToolLook)
      for bar in [tabs, tools, ownTabs, ownTools] as [UIView] { window.addSubview(bar) }
      #expect(tabs.standardAppearance.backgroundColor == .red && tools.standardAppearance.backgroundColor == .green)
      #expect(tabs.scrollEdgeAppearance?.backgroundColor == .red)
      #expect(tools.scrollEdgeAppearance?.backgroundColor == .green)
      #expect(ownTabs.standardAppearance.backgroundColor == .blue)
      #expect(ownTools.standardAppearance.backgroundColor == .blue)
      #expect(tabs.barStyle == .black && tools.barStyle == .black && !tabs.isTranslucent && !tools.isTranslucent)
    }
  }

  /// Colours in words. Which words UIKit has is not published: those everybody has for the corners of the cube of colours, and for grays.
  @Test(
    arguments: [
      ([255, 0, 0, 255], "red"), ([0, 255, 0, 255], "green"), ([0, 0, 255, 255], "blue"),
      ([255, 255, 0, 255], "yellow"), ([0, 255, 255, 255], "cyan"), ([255, 0, 255, 255], "magenta"),
      ([255, 128, 0, 255], "orange"), ([128, 0, 255, 255], "purple"), ([255, 0, 102, 255], "pink"),
      ([102, 51, 0, 255], "brown"), ([0, 0, 102, 255], "dark blue"), ([255, 179, 179, 255], "light red"),
      ([255, 0, 20, 255], "red"), ([0, 0, 0, 255], "black"), ([255, 255, 255, 255], "white"),
      ([128, 128, 128, 255], "gray"), ([77, 77, 77, 255], "dark gray"), ([204, 204, 204, 255], "light gray"),
      ([255, 0, 0, 0], "clear"),
    ]) func words(parts: [Int], name: String)
  {
    let part = parts.map { CGFloat($0) / 255 }
    #expect(UIColor(red: part[0], green: part[1], blue: part[2], alpha: part[3]).accessibilityName == name)
  }
}
