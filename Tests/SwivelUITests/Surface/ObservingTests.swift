// Who hears of what: selectors sent for notifications, properties that are watched, looks that classes have.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

/// Writes down what it was told.
@MainActor private final class Ear: NSObject {
  var heard: [String] = []
  func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func hearOld(_ notification: NSNotification) { heard.append("old \(notification.name.rawValue)") }
  func hearNothing() { heard.append("nothing") }
}

/// Watches by names, as older code does.
private final class Watcher: UIView {
  var heard: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let kind = change?[.kindKey] as? UInt ?? 0
    let values = [NSKeyValueChangeKey.oldKey, .newKey].map { change?[$0].map { "\($0)" } ?? "-" }
    heard.append("\(keyPath ?? "") \(kind) \(values.joined(separator: " "))")
  }
}

private final class Model: UIView { var name = "one" }

/// An app's own classes, whose initialisers have more than a frame.
private final class OwnTable: UITableView {
  var shades = 3
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { nil }
}
private final class OwnText: UITextView { var hint = "hint" }
private final class OwnCollection: UICollectionView { var columns = 2 }
private final class OwnKeys: UIInputView { var keys = [1] }

@MainActor struct ObservingTests {
  private static let one = Notification.Name("one")
  private static let other = Notification.Name("other")

  /// A selector is sent for its name and its object, until it is removed or its object is gone.
  @Test func selectorsAreSentForNotifications() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let center = NotificationCenter.default
      let ear = Ear()
      center.addObserver(ear, selector: Selector("hear:", Ear.hear(_:)), name: Self.one, object: nil)
      center.addObserver(ear, selector: Selector("hearOld:", Ear.hearOld(_:)), name: Self.one, object: window)
      center.addObserver(ear, selector: Selector("hearNothing", Ear.hearNothing), name: nil, object: window)
      center.post(name: Self.one, object: nil)
      #expect(ear.heard == ["one"])
      center.post(name: Self.one, object: window)
      #expect(ear.heard == ["one", "one", "old one", "nothing"])
      center.removeObserver(ear, name: Self.one, object: nil)
      center.post(name: Self.one, object: window)
      center.post(name: Self.other, object: window)
      #expect(ear.heard.suffix(2) == ["nothing", "nothing"] && ear.heard.count == 6)
      center.removeObserver(ear)
      center.post(name: Self.other, object: window)
      #expect(ear.heard.count == 6)
    }
  }

  /// Foundation's documentation of `observe(_:options:changeHandler:)`: old and new values as asked for, until it is invalidated.
  @Test func watchedPropertiesTellOfChanges() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentSize = CGSize(width: 375, height: 2000)
      var told: [String] = []
      let watch = scroll.observe(\.contentOffset, options: [.old, .new, .initial]) { _, change in
        told.append("\(change.oldValue.map { "\($0.y)" } ?? "-") \(change.newValue.map { "\($0.y)" } ?? "-")")
      }
      scroll.contentOffset.y = 40
      scroll.contentOffset.y = 40
      scroll.contentOffset.y = 10
      watch.invalidate()
      scroll.contentOffset.y = 0
      #expect(told == ["- 0.0", "0.0 40.0", "40.0 10.0"])
    }
  }

  /// Foundation's documentation of `addObserver(_:forKeyPath:options:context:)`: kind 1 is setting, values as asked for, until it is
  /// removed; an app's own stored property is watched as well. Changes are noticed with the next that moves something.
  @Test func propertiesAreWatchedByName() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (watcher, label, model) = (Watcher(), UILabel(), Model())
      label.text = "a"
      for view in [watcher, label, model] as [UIView] { window.addSubview(view) }
      label.addObserver(watcher, forKeyPath: "text", options: [.old, .new, .initial], context: nil)
      model.addObserver(watcher, forKeyPath: "name", options: .new, context: nil)
      watcher.addObserver(watcher, forKeyPath: "hidden", options: [], context: nil)
      #expect(watcher.heard == ["text 1 - a"])
      label.text = "b"
      model.name = "two"
      watcher.isHidden = true
      watcher.frame.origin.x += 1
      #expect(watcher.heard == ["text 1 - a", "text 1 a b", "name 1 - two", "hidden 1 - -"])
      label.removeObserver(watcher, forKeyPath: "text")
      model.removeObserver(watcher, forKeyPath: "name", context: nil)
      label.text = "c"
      model.name = "three"
      watcher.frame.origin.x += 1
      #expect(watcher.heard.count == 4)
    }
  }

  /// Taking leave of what one does not watch raises; so does an observer that cannot be told, and one that does not listen.
  @Test func whatCannotBeWatchedRaises() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      window.removeObserver(Watcher(), forKeyPath: "frame")
      #expect(thrown() == "NSRangeException: Watcher does not observe \"frame\"")
    }
    try onDevice(.iPhone8, Era(15)) { window in
      window.addObserver(Ear(), forKeyPath: "frame", context: nil)
      #expect(thrown()?.hasPrefix("NSInvalidArgumentException: Ear is no NamedObserver") == true)
    }
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UIView()
      window.addSubview(view)
      view.addObserver(window, forKeyPath: "alpha", context: nil)
      view.alpha = 0.5
      view.frame.origin.x += 1
      #expect(thrown() == "NSInternalInconsistencyException: a change of \"alpha\" was told and not handled")
    }
  }

  /// A view takes its class's looks when it comes into a window, where it has none of its own; so do those of classes below.
  @Test func looksOfClassesAreTakenInWindows() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      UILabel.appearance().backgroundColor = .red
      UIButton.appearance(whenContainedInInstancesOf: [UIStackView.self]).tintColor = .green
      let (plain, own, button, inside) = (UILabel(), UILabel(), UIButton(), UIButton())
      own.backgroundColor = .blue
      let stack = UIStackView(arrangedSubviews: [inside])
      #expect(plain.backgroundColor == nil)
      for view in [plain, own, button, stack] { window.addSubview(view) }
      #expect(plain.backgroundColor == .red && own.backgroundColor == .blue)
      #expect(inside.tintColor == .green && button.tintColor != .green)
    }
  }

  /// Delegates set the looks of classes before there is a window, of whatever way to be made.
  @Test func everyClassHasLooks() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let kinds: [UIView.Type] = [
        UIView.self, UINavigationBar.self, UITabBar.self, UIToolbar.self, UISearchBar.self, UITableView.self,
        UICollectionView.self, UITableViewCell.self, UICollectionViewCell.self, UITableViewHeaderFooterView.self,
        UITextView.self, UIInputView.self, UIListContentView.self, UITextField.self, UILabel.self, UIButton.self,
        UISwitch.self, UISlider.self, UIStepper.self,
        UISegmentedControl.self, UIPageControl.self, UIProgressView.self, UIActivityIndicatorView.self,
        UIImageView.self, UIScrollView.self, UIStackView.self, UIRefreshControl.self, UIPickerView.self,
        UIDatePicker.self, UIVisualEffectView.self, OwnTable.self, OwnText.self, OwnCollection.self, OwnKeys.self,
      ]
      for kind in kinds {
        let looks = kind.appearance()
        looks.tintColor = .red
        #expect(type(of: looks) == kind && kind.appearance() === looks, "\(kind)")
      }
      #expect(OwnTable.appearance().shades == 3 && OwnText.appearance().hint == "hint")
      #expect(OwnCollection.appearance().columns == 2 && OwnKeys.appearance().keys == [1])
      #expect(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)).bounds.width == 320)
    }
  }

  /// A controller may be given another item for its tab, which shows what it says.
  @Test func tabsShowTheItemsTheyAreGiven() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (first, second) = (UIViewController(), UIViewController())
      first.title = "First"
      second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 7)
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      window.rootViewController = tabs
      window.layoutIfNeeded()
      #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
      second.tabBarItem.title = "Other"
      #expect(tabs.tabBar.items?.last?.title == "Other" && tabs.tabBar.items?.last?.tag == 7)
      first.tabBarItem = nil
      #expect(tabs.tabBar.items?.first?.title == "First")
    }
  }
}
