// Scopes below a search bar: when they are there, what they take, and who is told when another is chosen.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
  var heard: [String] = []
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    heard.append("scope \(selectedScope)")
  }
  func updateSearchResults(for searchController: UISearchController) {
    heard.append("update \(searchController.isActive) \(searchController.searchBar.selectedScopeButtonIndex)")
  }
}

/// Hears when a search comes and goes.
@MainActor private final class Watcher: NSObject, UISearchControllerDelegate {
  var heard: [String] = []
  private func note(_ word: String, _ search: UISearchController) { heard.append("\(word) \(search.isActive)") }
  func willPresentSearchController(_ searchController: UISearchController) { note("will present", searchController) }
  func didPresentSearchController(_ searchController: UISearchController) { note("did present", searchController) }
  func willDismissSearchController(_ searchController: UISearchController) { note("will dismiss", searchController) }
  func didDismissSearchController(_ searchController: UISearchController) { note("did dismiss", searchController) }
}

@MainActor private final class Made {
  let listener = Listener()
  let watcher = Watcher()
  var search: UISearchController!
}

@MainActor struct ScopeTests {
  private func driver(_ made: Made, change: @escaping @MainActor @Sendable (UISearchController) -> Void = { _ in })
    throws -> Driver
  {
    Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(16),
        apps: [
          .test {
            let root = UIViewController()
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.scopeButtonTitles = ["All", "Titles", "Tags"]
            search.searchBar.delegate = made.listener
            search.searchResultsUpdater = made.listener
            change(search)
            root.navigationItem.searchController = search
            made.search = search
            return UINavigationController(rootViewController: root)
          }
        ]))
  }
  private func segments(_ made: Made) -> UISegmentedControl? {
    made.search.searchBar.subviews.compactMap { $0 as? UISegmentedControl }.first { !$0.isHidden }
  }

  /// UISearchController.automaticallyShowsScopeBar: scopes are there while it is searched. UISearchResultsUpdating: "called when the search
  /// bar's text or scope has changed or when the search bar becomes first responder".
  @Test func scopesComeWithTheSearchAndTellWhatIsChosen() throws {
    let made = Made()
    let driver = try driver(made)
    #expect(segments(made) == nil)
    let height = made.search.searchBar.frame.height
    #expect(driver.tap("search-bar").ending == .settled)
    #expect(segments(made)?.selectedSegmentIndex == 0)
    #expect(made.search.searchBar.frame.height == height + 44)
    made.listener.heard = []
    #expect(driver.tap("Tags").ending == .settled)
    #expect(made.listener.heard == ["scope 2", "update true 2"])
    #expect(driver.tap("Cancel").ending == .settled)
    #expect(segments(made) == nil && made.search.searchBar.frame.height == height)
    #expect(made.search.searchBar.selectedScopeButtonIndex == 2)
  }

  /// UISearchControllerDelegate: told when the search "is about to" and when it "has been" presented and dismissed, each once, whether a
  /// finger or the app's code begins and ends it.
  @Test(arguments: [true, false]) func comingAndGoingAreTold(byHand: Bool) throws {
    let made = Made()
    let driver = try driver(made) { $0.delegate = made.watcher }
    func set(_ isActive: Bool) { _ = driver.device.perform(window: 1) { _ in made.search.isActive = isActive } }
    if byHand { driver.tap("search-bar") } else { set(true) }
    #expect(made.watcher.heard == ["will present false", "did present true"])
    made.watcher.heard = []
    if byHand { driver.tap("Cancel") } else { set(false) }
    #expect(made.watcher.heard == ["will dismiss true", "did dismiss false"])
    set(false)
    #expect(made.watcher.heard.count == 2, "what is so already is not told")
  }

  /// UISearchController.ScopeBarActivation, from era 16.
  @Test(arguments: [
    (UISearchController.ScopeBarActivation.automatic, true, true), (.onSearchActivation, true, true),
    (.onTextEntry, false, true), (.manual, false, false),
  ])
  func scopesComeWhenTheControllerSays(
    when: UISearchController.ScopeBarActivation, atOnce: Bool, withText: Bool
  ) throws {
    let made = Made()
    let driver = try driver(made) { $0.scopeBarActivation = when }
    driver.tap("search-bar")
    #expect((segments(made) != nil) == atOnce)
    driver.send(.type(window: 1, Typing("a")))
    #expect((segments(made) != nil) == withText)
  }

  /// Scopes an app gives or takes away while it is searched change the bar at once.
  @Test func scopesOfASearchThatIsOn() throws {
    let made = Made()
    let driver = try driver(made) { $0.searchBar.scopeButtonTitles = nil }
    driver.tap("search-bar")
    let height = made.search.searchBar.frame.height
    _ = driver.device.perform(window: 1) { _ in made.search.searchBar.scopeButtonTitles = ["One", "Two"] }
    #expect(made.search.searchBar.frame.height == height + 44 && segments(made)?.numberOfSegments == 2)
    _ = driver.device.perform(window: 1) { _ in made.search.automaticallyShowsScopeBar = false }
    #expect(made.search.searchBar.frame.height == height && segments(made) == nil)
  }

  /// By itself a bar has the scopes it is told to show, and 44 points for them: 44 and 44 before era 11.
  @Test(arguments: [(10, 44.0, 88.0), (15, 56, 100)])
  func aBarByItself(era: Int, plain: CGFloat, withScopes: CGFloat) throws {
    try onDevice(phone(running: era), Era(era)) { window in
      let bar = UISearchBar()
      #expect(bar.intrinsicContentSize.height == plain)
      bar.showsScopeBar = true
      #expect(bar.intrinsicContentSize.height == plain)
      bar.scopeButtonTitles = ["One", "Two"]
      #expect(bar.intrinsicContentSize.height == withScopes)
      bar.selectedScopeButtonIndex = 1
      #expect(bar.subviews.compactMap { ($0 as? UISegmentedControl)?.selectedSegmentIndex } == [1])
      bar.showsScopeBar = false
      #expect(bar.intrinsicContentSize.height == plain)
    }
  }
}
