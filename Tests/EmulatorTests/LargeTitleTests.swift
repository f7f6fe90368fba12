// Bars that are higher than their line of title and buttons: large titles above content that scrolls, and prompts.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct LargeTitleTests {
  /// Forty rows of 44 points.
  final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  }

  /// A device with a large title above a list.
  private struct Screen {
    let driver: Driver

    /// With a search below the title, which goes with the content or stays.
    @MainActor init(isLarge: Bool = true, searchGoes: Bool? = nil) throws {
      driver = Driver(
        try EmulatedDevice(
          profile: .iPhone8, era: Era(15),
          apps: [
            .test {
              let list = List(style: .plain)
              list.title = "List"
              let navigation = UINavigationController(rootViewController: list)
              navigation.navigationBar.prefersLargeTitles = isLarge
              if let searchGoes {
                list.navigationItem.searchController = UISearchController(searchResultsController: nil)
                list.navigationItem.hidesSearchBarWhenScrolling = searchGoes
              }
              return navigation
            }
          ]))
    }

    @MainActor func look<Value>(_ body: (UINavigationController, UITableView) -> Value) -> Value? {
      driver.device.inspect(window: 1) { window in
        guard let navigation = window.rootViewController as? UINavigationController,
          let list = navigation.viewControllers[0] as? List
        else { return nil }
        return body(navigation, list.tableView)
      } ?? nil
    }
    @MainActor func scroll(_ way: Double) { driver.send(.scroll(window: 1, target: "", by: FingerWay(x: 0, y: way))) }
    /// The bar's height, the inset below it, and where the content is.
    @MainActor var state: [CGFloat]? {
      look { [$0.navigationBar.frame.height, $1.adjustedContentInset.top, $1.contentOffset.y] }
    }
  }

  /// A line of 44 and a large title of 52 below a status bar of 20. With scrolling the one becomes the
  /// other (Human Interface Guidelines, Navigation bars); between both it does not rest.
  @Test func aLargeTitleGoesAsContentScrolls() throws {
    let screen = try Screen()
    #expect(screen.state == [96, 116, -116])
    screen.scroll(300)
    #expect(screen.state == [44, 64, 184])
    screen.scroll(-2000)
    #expect(screen.state == [96, 116, -116])
    // Less than half of the title: it comes back. More: it goes.
    screen.scroll(20)
    #expect(screen.state == [96, 116, -116])
    screen.scroll(30)
    #expect(screen.state == [44, 64, -64])
    screen.scroll(-10)
    #expect(screen.state == [44, 64, -64])
    screen.scroll(-40)
    #expect(screen.state == [96, 116, -116])
  }

  /// A list that is back at its top has its large title again after a screen without one, as one that nobody scrolled.
  @Test(arguments: [false, true]) func aListAtItsTopFollowsTheBar(wasScrolled: Bool) throws {
    let screen = try Screen()
    if wasScrolled {
      screen.scroll(300)
      screen.scroll(-2000)
    }
    _ = screen.driver.device.perform(window: 1) { window in
      let detail = UIViewController()
      detail.navigationItem.largeTitleDisplayMode = .never
      (window.rootViewController as? UINavigationController)?.pushViewController(detail, animated: true)
    }
    #expect(screen.look { bar, _ in bar.navigationBar.frame.height } == 44)
    screen.driver.send(.pop(window: 1))
    #expect(screen.state == [96, 116, -116])
  }

  /// "When this property's value is true, the search bar is hidden as the user scrolls" (UINavigationItem.hidesSearchBarWhenScrolling):
  /// its 52 points first, those of the title after them. Neither rests half gone.
  @Test func aSearchGoesBeforeALargeTitle() throws {
    let screen = try Screen(searchGoes: true)
    #expect(screen.state == [148, 168, -168])
    screen.scroll(20)
    #expect(screen.state == [148, 168, -168])
    screen.scroll(30)
    #expect(screen.state == [96, 116, -116])
    screen.scroll(20)
    #expect(screen.state == [96, 116, -116])
    screen.scroll(30)
    #expect(screen.state == [44, 64, -64])
    screen.scroll(300)
    #expect(screen.state?.prefix(2) == [44, 64])
    let search = screen.look { navigation, _ in navigation.navigationBar.subviews.first { $0 is UISearchBar } } ?? nil
    #expect(search?.alpha == 0)
    screen.scroll(-2000)
    #expect(screen.state == [148, 168, -168] && search?.alpha == 1 && search?.frame.height == 52)
  }

  /// What its item keeps stays, and so does a search somebody types into.
  @Test func aSearchThatStays() throws {
    let kept = try Screen(searchGoes: false)
    kept.scroll(300)
    #expect(kept.state?.prefix(2) == [96, 116])
    let small = try Screen(isLarge: false, searchGoes: true)
    #expect(small.state == [96, 116, -116])
    small.driver.send(.scroll(window: 1, target: "", by: FingerWay(x: 0, y: 300)))
    #expect(small.state?.prefix(2) == [44, 64])
    // What went is there again when the item says so.
    _ = small.driver.device.perform(window: 1) { window in
      let item = (window.rootViewController as? UINavigationController)?.topViewController?.navigationItem
      item?.hidesSearchBarWhenScrolling = false
    }
    #expect(small.state?.prefix(2) == [96, 116])
    _ = small.driver.device.perform(window: 1) { window in
      let item = (window.rootViewController as? UINavigationController)?.topViewController?.navigationItem
      item?.hidesSearchBarWhenScrolling = true
    }
    small.scroll(-2000)
    small.driver.tap("search-bar")
    small.scroll(300)
    #expect(small.state?.first == 52)
    // The bar may stay while something is searched for; so does the search then.
    let both = try Screen(isLarge: false, searchGoes: true)
    let search = both.look { navigation, _ in navigation.topViewController?.navigationItem.searchController } ?? nil
    search?.hidesNavigationBarDuringPresentation = false
    both.driver.tap("search-bar")
    both.scroll(300)
    #expect(both.state?.first == 96)
  }

  /// Bars of 32 have no large titles (R-MET-02); the content's place says what there is after turning back.
  @Test func aTurnKeepsWhatTheContentSays() throws {
    let screen = try Screen()
    screen.driver.turn(.landscapeLeft)
    #expect(screen.state == [32, 32, -32])
    screen.driver.turn(.portrait)
    #expect(screen.state?.first == 96)
    screen.scroll(600)
    screen.driver.turn(.landscapeLeft)
    screen.driver.turn(.portrait)
    #expect(screen.state?.first == 44)
  }

  /// What is pushed has a title of its own, which the content below it says nothing of.
  @Test func eachScreenHasItsOwnTitle() throws {
    let screen = try Screen()
    screen.scroll(300)
    func push(_ controller: @autoclosure @MainActor () -> UIViewController) {
      _ = screen.driver.device.perform(window: 1) { window in
        (window.rootViewController as? UINavigationController)?.pushViewController(controller(), animated: true)
      }
    }
    push(List(style: .plain))
    #expect(screen.state?.first == 96)
    screen.driver.send(.pop(window: 1))
    #expect(screen.state == [44, 64, 184])
  }

  /// Bars with a prompt are 74 points high, their buttons stand in the lower 44.
  @Test func aPromptHasALineOfItsOwn() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(12), apps: [.test { UINavigationController(rootViewController: V()) }])
    _ = device.perform(window: 1) { window in
      let item = (window.rootViewController as? UINavigationController)?.topViewController?.navigationItem
      item?.prompt = "Choose one"
      item?.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    }
    let top = device.inspect(window: 1) {
      ($0.rootViewController as? UINavigationController)?.topViewController?.view.safeAreaInsets.top ?? 0
    }
    #expect(top == 94)
    let bar = device.inspect(window: 1) { ($0.rootViewController as? UINavigationController)?.navigationBar } ?? nil
    let frames = device.inspect(window: 1) { _ in
      bar?.subviews.compactMap { $0 is UIButton && !$0.isHidden ? $0.frame.minY : nil } ?? []
    }
    #expect(bar?.frame.height == 74)
    #expect(frames == [30])
    _ = device.perform(window: 1) { window in
      (window.rootViewController as? UINavigationController)?.topViewController?.navigationItem.prompt = nil
    }
    #expect(bar?.frame.height == 44)
  }
}
