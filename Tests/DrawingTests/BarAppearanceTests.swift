// Appearances of bars: copies of them, and which of them is drawn where.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Orientation
import Picture
import SwivelUI
import Testing

private let redInk = PictureColor(red: 1, green: 0, blue: 0)
private let greenInk = PictureColor(red: 0, green: 1, blue: 0)
private let blueInk = PictureColor(red: 0, green: 0, blue: 1)

@MainActor @Suite struct BarAppearanceTests {
  private func device(_ root: @escaping @MainActor @Sendable () -> UIViewController) throws -> EmulatedDevice {
    try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { root() }])
  }

  private func look(_ color: UIColor) -> UINavigationBarAppearance {
    let made = UINavigationBarAppearance()
    made.configureWithOpaqueBackground()
    made.backgroundColor = color
    return made
  }

  /// NSCopying and `init(barAppearance:)` of UIBarAppearance: "with the relevant attributes from the specified object".
  @Test func copiesHaveEverythingAndAreTheirOwn() throws {
    _ = try device {
      let first = UINavigationBarAppearance()
      first.configureWithTransparentBackground()
      first.titleTextAttributes = [.foregroundColor: UIColor.red]
      first.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
      first.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
      for other in [UINavigationBarAppearance(barAppearance: first), first.copy() as? UINavigationBarAppearance] {
        #expect(other !== first)
        #expect(other?.backgroundColor == .clear && other?.shadowColor == nil)
        #expect(other?.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(other?.largeTitleTextAttributes[.foregroundColor] as? UIColor == .green)
        #expect(other?.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
        other?.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(first.buttonAppearance.normal.titleTextAttributes.count == 1)
      }
      let toolbar = UIToolbarAppearance(barAppearance: first)
      #expect(toolbar.backgroundColor == .clear && toolbar.shadowColor == nil)
      let tabs = UITabBarAppearance()
      tabs.stackedLayoutAppearance.selected.iconColor = .red
      let same = tabs.copy() as? UITabBarAppearance
      #expect(same?.stackedLayoutAppearance.selected.iconColor == .red)
      #expect(same?.stackedLayoutAppearance !== tabs.stackedLayoutAppearance)
      // Properties of bars are declared as copies: what is done to the given one afterwards changes no bar.
      let bar = UINavigationBar(frame: .zero)
      bar.standardAppearance = first
      first.backgroundColor = .red
      #expect(bar.standardAppearance.backgroundColor == .clear)
      first.configureWithDefaultBackground()
      #expect(first.backgroundColor == nil && first.shadowColor == .separator)
      return UIViewController()
    }
  }

  struct BarRow: Sendable {
    var name: String
    var isTurned: Bool
    var color: PictureColor
    var set:
      @MainActor @Sendable (UINavigationBar, UINavigationItem, @MainActor (UIColor) -> UINavigationBarAppearance) ->
        Void
  }

  // UINavigationBar's documentation: compact appearances in compact height, else the others; and UINavigationItem's: an item's
  // own instead of the bar's while it is the topmost. Nothing scrolls here, so the content is at the bar's edge.
  @Test(arguments: [
    BarRow(name: "edge", isTurned: false, color: redInk) { bar, _, look in
      bar.standardAppearance = look(.green)
      bar.scrollEdgeAppearance = look(.red)
    },
    BarRow(name: "item", isTurned: false, color: blueInk) { bar, item, look in
      bar.scrollEdgeAppearance = look(.red)
      item.scrollEdgeAppearance = look(.blue)
    },
    BarRow(name: "compact upright", isTurned: false, color: redInk) { bar, _, look in
      bar.scrollEdgeAppearance = look(.red)
      bar.compactScrollEdgeAppearance = look(.green)
    },
    BarRow(name: "compact turned", isTurned: true, color: greenInk) { bar, _, look in
      bar.scrollEdgeAppearance = look(.red)
      bar.compactScrollEdgeAppearance = look(.green)
    },
    BarRow(name: "compact item", isTurned: true, color: blueInk) { bar, item, look in
      bar.compactScrollEdgeAppearance = look(.green)
      item.compactScrollEdgeAppearance = look(.blue)
    },
    BarRow(name: "no compact", isTurned: true, color: redInk) { bar, _, look in bar.scrollEdgeAppearance = look(.red) },
  ])
  func theBarThatHolds(_ row: BarRow) throws {
    let device = try device {
      let screen = Screen { $0.backgroundColor = .white }
      screen.title = "Title"
      let stack = UINavigationController(rootViewController: screen)
      row.set(stack.navigationBar, screen.navigationItem, look)
      return stack
    }
    if row.isTurned { _ = device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft))) }
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    #expect(picture.drawnParts.contains { $0.color == row.color }, "\(row.name)")
    for other in [redInk, greenInk, blueInk] where other != row.color {
      #expect(!picture.drawnParts.contains { $0.color == other }, "\(row.name)")
    }
  }

  /// A view's colour lies below all in it, a bar's ground too: a clear one leaves the ground as it is. A picture stands for the ground
  /// (`setBackgroundImage(_:for:)`, `backgroundImage`), an empty one for none.
  @Test func clearColorsAndEmptyPictures() throws {
    func svg(_ set: @escaping @MainActor @Sendable (UINavigationBar, UITabBar) -> Void) throws -> String {
      let app = AppBundle.test {
        let screen = Screen { $0.backgroundColor = .yellow }
        screen.title = "Title"
        let stack = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        set(stack.navigationBar, tabs.tabBar)
        return tabs
      }
      let device = try EmulatedDevice(profile: .iPhone8, era: Era(14), apps: [app])
      return try #require(device.picture(DevicePictureOptions(window: 1))).svg()
    }
    let usual = try svg { _, _ in }
    let clear = try svg { ($0.backgroundColor, $1.backgroundColor) = (.clear, .clear) }
    #expect(clear == usual)
    let red = "#ff0000"
    let tinted = try svg { ($0.barTintColor, $1.barTintColor) = (.red, .red) }
    #expect(tinted.components(separatedBy: red).count == 3, "two grounds")
    let empty = try svg { navigation, tabs in
      (navigation.barTintColor, tabs.barTintColor) = (.red, .red)
      navigation.setBackgroundImage(UIImage(), for: .default)
      tabs.backgroundImage = UIImage()
    }
    #expect(!empty.contains(red))
  }

  /// `buttonAppearance`, `doneButtonAppearance` and `backButtonAppearance` of UINavigationBarAppearance.
  @Test func wordsOfButtons() throws {
    let device = try device {
      let (first, second) = (Screen { _ in }, Screen { _ in })
      first.title = "Before"
      second.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
        UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil),
      ]
      let stack = UINavigationController(rootViewController: first)
      stack.pushViewController(second, animated: false)
      let made = UINavigationBarAppearance()
      made.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      made.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      made.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
      (stack.navigationBar.standardAppearance, stack.navigationBar.scrollEdgeAppearance) = (made, made)
      return stack
    }
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    let texts = picture.drawnParts.compactMap(\.text)
    for (words, color) in [("Plain", redInk), ("Done", greenInk), ("Before", blueInk)] {
      #expect(texts.first { $0.string == words }?.color == color, "\(words)")
    }
  }

  /// UITabBarAppearance's documentation: titles below pictures in compact width, beside them in compact height.
  @Test(arguments: [(false, redInk, greenInk), (true, blueInk, greenInk)])
  func wordsOfTabs(isTurned: Bool, selected: PictureColor, normal: PictureColor) throws {
    let device = try device {
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two"].map { title in
        let screen = Screen { _ in }
        screen.title = title
        return screen
      }
      let made = UITabBarAppearance()
      made.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
      made.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      made.compactInlineLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.blue]
      made.compactInlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      (tabs.tabBar.standardAppearance, tabs.tabBar.scrollEdgeAppearance) = (made, made)
      return tabs
    }
    if isTurned { _ = device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft))) }
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    let texts = picture.drawnParts.compactMap(\.text)
    #expect(texts.first { $0.string == "One" }?.color == selected)
    #expect(texts.first { $0.string == "Two" }?.color == normal)
  }

  /// `badgeTextAttributes` and the adjustments of `UITabBarItemStateAppearance`: "the offset to apply to the badge", and to its text.
  @Test func badgesAreDrawnAsTheAppearanceSays() throws {
    func badge(_ shift: UIOffset, _ textShift: UIOffset) throws -> PictureText {
      let device = try device {
        let tabs = UITabBarController()
        let screen = Screen { _ in }
        screen.title = "One"
        screen.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [screen]
        let made = UITabBarAppearance()
        let state = made.stackedLayoutAppearance.selected
        state.badgeTextAttributes = [.foregroundColor: UIColor.green]
        (state.badgePositionAdjustment, state.badgeTitlePositionAdjustment) = (shift, textShift)
        (tabs.tabBar.standardAppearance, tabs.tabBar.scrollEdgeAppearance) = (made, made)
        return tabs
      }
      let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
      return try #require(picture.drawnParts.compactMap(\.text).first { $0.string == "3" })
    }
    let plain = try badge(.zero, .zero)
    let moved = try badge(UIOffset(horizontal: 4, vertical: 2), UIOffset(horizontal: 1, vertical: 3))
    #expect(plain.color == greenInk)
    #expect(abs(moved.x - plain.x - 5) < 0.001 && abs(moved.y - plain.y - 5) < 0.001)
  }
}
