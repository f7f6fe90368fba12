// Buttons of bars and what they are for, menus without a name, and what is drawn around a preview
// (UIBarButtonItem.primaryAction, UIContextMenuConfiguration, UIPreviewParameters).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Hears by an older way.
@MainActor private final class Hearing: NSObject {
  var count = 0
  func heard(_ sender: UIBarButtonItem) { count += 1 }
}

@MainActor @Suite struct BarActionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable (UIAction, UIImage) -> UIBarButtonItem
    let title: String?
    /// Whether it shows the action's picture, and not the app's or none.
    let hasActionsPicture: Bool
    var testDescription: String { name }
  }
  // "When you assign a new value to this property, the title and image of the item update to match the primary action's"; but not those
  // of a system item, and nil leaves them.
  nonisolated static let rows = [
    Row(
      name: "by itself", make: { action, _ in UIBarButtonItem(primaryAction: action) }, title: "Go",
      hasActionsPicture: true),
    Row(
      name: "with words of the app's", make: { UIBarButtonItem(title: "Own", image: $1, primaryAction: $0) },
      title: "Go", hasActionsPicture: true),
    Row(
      name: "without words of its own",
      make: { _, own in UIBarButtonItem(title: "Own", image: own, primaryAction: UIAction { _ in }) }, title: "Own",
      hasActionsPicture: false),
    Row(
      name: "given afterwards",
      make: { action, own in
        let item = UIBarButtonItem(title: "Own", image: own)
        item.primaryAction = action
        return item
      }, title: "Go", hasActionsPicture: true),
    Row(
      name: "given and changed",
      make: { action, own in
        let item = UIBarButtonItem(primaryAction: action)
        (item.title, item.image) = ("Own", own)
        return item
      }, title: "Own", hasActionsPicture: false),
    Row(
      name: "taken away",
      make: { action, _ in
        let item = UIBarButtonItem(primaryAction: action)
        item.primaryAction = nil
        return item
      }, title: "Go", hasActionsPicture: true),
    Row(
      name: "of a system item", make: { action, _ in UIBarButtonItem(systemItem: .save, primaryAction: action) },
      title: "Save", hasActionsPicture: false),
    Row(
      name: "none", make: { UIBarButtonItem(title: "Own", image: $1, primaryAction: nil) }, title: "Own",
      hasActionsPicture: false),
  ]

  @Test(arguments: rows) func titlesAndPictures(_ row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (picture, own) = (UIImage(systemName: "plus") ?? UIImage(), UIImage(systemName: "minus") ?? UIImage())
      let item = row.make(UIAction(title: "Go", image: picture) { _ in }, own)
      #expect(item.title == row.title && (item.image === picture) == row.hasActionsPicture)
    }
  }

  /// "If this property has a non-nil value, the system ignores the item's target and action properties."
  @Test(arguments: [(true, 1, 0), (false, 0, 1)]) func actionsGoFirst(hasAction: Bool, performed: Int, heard: Int)
    throws
  {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { UINavigationController(rootViewController: UIViewController()) }])
    let hearing = Hearing()
    var count = 0
    _ = device.perform(window: 1) { window in
      let item = UIBarButtonItem(
        title: "Old", style: .plain, target: hearing, action: Selector("heard:", Hearing.heard(_:)))
      if hasAction { item.primaryAction = UIAction(title: "Old") { _ in count += 1 } }
      (window.rootViewController as? UINavigationController)?.topViewController?.navigationItem.rightBarButtonItem =
        item
    }
    _ = device.handle(DeviceInput(time: 1, event: .tap(window: 1, target: "Old")))
    #expect(count == performed && hearing.count == heard)
  }

  /// A menu without a name has one of its own; a given name stays.
  @Test func menusHaveNames() {
    let (one, two) = (UIContextMenuConfiguration(), UIContextMenuConfiguration())
    #expect(one.identifier as? NSString != two.identifier as? NSString)
    #expect(UIContextMenuConfiguration(identifier: "row" as NSString).identifier as? NSString == "row")
  }

  @Test func previews() {
    let plain = UIPreviewParameters()
    #expect(plain.backgroundColor == .systemBackground && plain.visiblePath == nil)
    plain.backgroundColor = .red
    #expect(plain.backgroundColor == .red)
    plain.backgroundColor = nil
    #expect(plain.backgroundColor == .systemBackground)
    let lines = [CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 20, width: 30, height: 20)]
    let text = UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
    #expect(text.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(text.visiblePath?.contains(CGPoint(x: 40, y: 30)) == false)
    #expect(text.visiblePath?.contains(CGPoint(x: 40, y: 10)) == true)
    #expect(UIPreviewParameters(textLineRects: []).visiblePath == nil)
  }

  /// Looks that are said for one state or measure are not those of another.
  @Test func looks() {
    let item = UIBarButtonItem(title: "a")
    let image = UIImage()
    item.setBackgroundImage(image, for: .highlighted, barMetrics: .default)
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .compact)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .compact) === image)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .compact)
    #expect(item.titlePositionAdjustment(for: .compact) == UIOffset(horizontal: 1, vertical: 2))
    #expect(item.titlePositionAdjustment(for: .default) == .zero)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
    #expect(item.backgroundVerticalPositionAdjustment(for: .compact) == 0)
  }
}
