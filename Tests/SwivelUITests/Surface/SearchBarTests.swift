// Searching from the navigation bar: how high the bar is, what it shows meanwhile, what is told, and where what was found appears.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

private final class Updater: UISearchResultsUpdating {
  var asked: [String] = []
  func updateSearchResults(for searchController: UISearchController) {
    asked.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
  }
}

private final class Found: UIViewController {
  var calls: [String] = []
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}

/// What an app made, for a test to look at.
@MainActor private final class Made {
  var root: UIViewController!
  var found: Found!
  var search: UISearchController!
}

/// A stack of one controller that can be searched.
@MainActor private struct Searching {
  let device: EmulatedDevice
  let updater = Updater()
  private let made = Made()
  var root: UIViewController { made.root }
  var found: Found { made.found }
  var search: UISearchController { made.search }

  init(
    _ profile: DeviceProfile, _ era: Era, isLarge: Bool = false, withResults: Bool = false, isShared: Bool = false
  ) throws {
    let (made, updater) = (made, updater)
    device = try EmulatedDevice(
      profile: profile, era: era,
      apps: [
        .test {
          made.root = UIViewController()
          made.root.title = "Fruits"
          made.found = Found()
          made.search = UISearchController(searchResultsController: withResults ? made.found : nil)
          made.search.searchResultsUpdater = updater
          made.root.navigationItem.searchController = made.search
          let navigation = UINavigationController(rootViewController: made.root)
          navigation.navigationBar.prefersLargeTitles = isLarge
          return navigation
        }
      ] + (isShared ? [.test { UIViewController() }] : []))
  }

  var bar: UINavigationBar { root.navigationController!.navigationBar }
  func act(_ body: @escaping () -> Void) { _ = device.perform(window: 1) { _ in body() } }
}

@MainActor struct SearchBarTests {
  /// 44 and 52 for the search: 96; 52 more for a large title (R-MET-02); 32 in a phone's landscape.
  @Test(arguments: [
    (DeviceProfile.iPhone8, 13, false, DeviceOrientation.portrait, 96.0), (.iPhone8, 13, true, .portrait, 148),
    (.iPhone8, 13, false, .landscapeLeft, 84), (.iPhone8, 13, true, .landscapeLeft, 84),
    (.iPadPro97, 13, false, .portrait, 102), (.iPadPro97, 16, false, .portrait, 50),
    (.iPhone6, 10, false, .portrait, 44),
  ])
  func theBarIsAsHighAsWhatItShows(
    _ profile: DeviceProfile, _ version: Int, _ isLarge: Bool, _ held: DeviceOrientation, _ height: Double
  ) throws {
    let searching = try Searching(profile, Era(version), isLarge: isLarge)
    _ = searching.device.handle(DeviceInput(time: 0, event: .deviceOrientation(held)))
    var (bar, top) = (CGRect.zero, CGFloat(0))
    searching.act { (bar, top) = (searching.bar.frame, searching.root.view.safeAreaInsets.top) }
    #expect(Double(bar.height) == height)
    #expect((searching.search.searchBar.window != nil) == (version >= 11))
    if version >= 11 { #expect(top == bar.maxY) }
  }

  /// UISearchBar.tintColor: "The tint color to apply to key elements in the search bar", the button that cancels among them.
  @Test func theButtonThatCancelsIsTinted() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
      bar.tintColor = .systemPurple
      window.addSubview(bar)
      bar.setShowsCancelButton(true, animated: false)
      let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Cancel" })
      #expect(button.buttonType == .system && button.tintColor == .systemPurple)
      #expect(button.titleLabel?.font.pointSize == 17)
    }
  }

  @Test func anIPadOfSixteenHasItInTheBarUnlessTheAppSaysOtherwise() throws {
    let searching = try Searching(.iPadPro97, Era(16))
    let bar = searching.search.searchBar
    #expect(bar.frame.maxX == searching.bar.bounds.maxX && bar.frame.minX > searching.bar.bounds.midX)
    searching.act { #expect(searching.root.navigationItem.searchBarPlacement == .inline) }
    searching.act { searching.root.navigationItem.preferredSearchBarPlacement = .stacked }
    #expect(searching.bar.bounds.height == 102 && bar.frame.minX == 0)
  }

  /// Half of an 11-inch iPad held upright is of compact width, all of it of regular width.
  @Test func itGoesIntoTheBarWhenTheWindowGrowsAndBelowItWhenTheWindowShrinks() throws {
    let searching = try Searching(.iPadPro11, Era(17), isShared: true)
    let (driver, bar) = (Driver(searching.device), searching.search.searchBar)
    for (event, height) in [(DeviceEvent.tick, 102.0), (.arrange(.full(window: 1)), 50), (.arrange(.half), 102)] {
      driver.send(event)
      #expect(Double(searching.bar.bounds.height) == height, "\(event)")
      #expect((bar.frame.minX > searching.bar.bounds.midX) == (height == 50), "\(event)")
    }
  }

  @Test func searchingPutsTheTitleAwayAndCancellingBringsItBack() throws {
    let searching = try Searching(.iPhone8, Era(13))
    let bar = searching.search.searchBar
    searching.act { bar.becomeFirstResponder() }
    #expect(searching.search.isActive && searching.bar.bounds.height == 52 && bar.frame.minY == 0)
    let title = try #require(searching.bar.subviews.first { $0.accessibilityIdentifier == "navigation-title" })
    #expect(title.alpha == 0)
    searching.act { bar.insertText("a") }
    #expect(searching.updater.asked == ["true ", "true a"])
    let cancel = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    var field = CGRect.zero
    searching.act { field = bar.fieldFrame }
    #expect(!cancel.isHidden && cancel.frame.maxX == 375 && field.maxX == cancel.frame.minX)
    #expect(field.minX == 16 && field.height == 36)
    searching.act { cancel.sendActions(for: .touchUpInside) }
    #expect(!searching.search.isActive && searching.bar.bounds.height == 96 && cancel.isHidden)
    #expect(title.alpha == 1)
    #expect(bar.text ?? "" == "" && !bar.isFirstResponder && searching.updater.asked.last == "false ")
  }

  @Test func theTitleStaysWhereTheAppSaysSo() throws {
    let searching = try Searching(.iPhone8, Era(13))
    searching.search.hidesNavigationBarDuringPresentation = false
    searching.act { searching.search.isActive = true }
    #expect(searching.bar.bounds.height == 96)
  }

  @Test func whatWasFoundLiesOverWhatIsSearchedWhileSomethingIsTyped() throws {
    let searching = try Searching(.iPhone8, Era(13), withResults: true)
    let found = searching.found
    searching.act { searching.search.searchBar.becomeFirstResponder() }
    #expect(found.parent == nil)
    searching.act { searching.search.searchBar.insertText("a") }
    #expect(found.parent === searching.root && found.view.window != nil && found.calls == ["will appear"])
    var top = CGFloat(0)
    searching.act { top = found.view.safeAreaInsets.top }
    #expect(top == 72, "20 of the status bar and 52 of the search")
    _ = searching.device.handle(DeviceInput(time: 0, event: .deviceOrientation(.landscapeLeft)))
    #expect(found.view.bounds.size == CGSize(width: 667, height: 375))
    searching.act { searching.search.isActive = false }
    #expect(found.parent == nil && found.view.window == nil && found.calls == ["will appear", "did disappear"])
  }

  @Test func theFieldHasTheBarsTextAndTellsOfTyping() throws {
    let searching = try Searching(.iPhone8, Era(13))
    let bar = searching.search.searchBar
    var told: [String] = []
    searching.act {
      let field = bar.searchTextField
      _ = NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: field, queue: nil
      ) { _ in MainActor.assumeIsolated { told.append(field.text ?? "") } }
      bar.becomeFirstResponder()
      bar.insertText("a")
      bar.insertText("b")
      bar.deleteBackward()
      field.text = "c"
    }
    #expect(told == ["a", "ab", "a"] && bar.text == "c")
  }

  @Test func anotherControllersItemHasAnotherSearchOrNone() throws {
    let searching = try Searching(.iPhone8, Era(13))
    searching.act { searching.root.navigationController?.pushViewController(UIViewController(), animated: false) }
    #expect(searching.bar.bounds.height == 44 && searching.search.searchBar.superview == nil)
    searching.act { searching.root.navigationController?.popViewController(animated: false) }
    #expect(searching.bar.bounds.height == 96 && searching.search.searchBar.superview === searching.bar)
    searching.act { searching.root.navigationItem.searchController = nil }
    #expect(searching.bar.bounds.height == 44)
  }
}
