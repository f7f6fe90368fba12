// Where content that a user has scrolled is after a turn: as far below the bars as before, and within its ends.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// A scroll view that fills the screen below a navigation bar, with content of one height.
@MainActor private final class Reader: UIViewController, UIScrollViewDelegate {
  let page = UIScrollView()
  var moves = 0
  var height: CGFloat = 0

  override func loadView() {
    page.contentSize = CGSize(width: 300, height: height)
    page.delegate = self
    view = page
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
}

/// A screen with a large title that opens one with a small title, in which a scroll view lies.
@MainActor private final class Contents: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contents"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "open") { [weak self] _ in
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = .never
        let page = UIScrollView(frame: next.view.bounds)
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.contentSize = CGSize(width: 300, height: 2000)
        next.view.addSubview(page)
        self?.navigationController?.pushViewController(next, animated: false)
      })
  }
}

/// A plain table of two sections with titles.
@MainActor private final class Sections: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Cards side by side in a collection wider than the screen, which stays where it is.
@MainActor private final class Cards: UIViewController, UICollectionViewDataSource {
  let cards: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 280, height: 380)
    layout.minimumLineSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    return UICollectionView(frame: CGRect(x: 0, y: 87, width: 600, height: 452), collectionViewLayout: layout)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    cards.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    cards.dataSource = self
    cards.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    view.addSubview(cards)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 13 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}

@MainActor @Suite("Scrolled content in a turn") struct ScrollPlaceTests {
  /// 20 before the first, and 44 beside the notch (devices.csv, iPhone X on its side), which a scroll view keeps clear of
  /// (UIScrollView.contentInsetAdjustmentBehavior).
  @Test("cards at their beginning keep clear of a notch, also where their collection has the same frame") func notch()
    throws
  {
    let driver = Driver(try EmulatedDevice(profile: .iPhoneX, era: Era(15), apps: [.test { Cards() }]))
    func first() -> CGFloat? {
      driver.device.inspect(window: 1) { window in
        (window.rootViewController as? Cards)?.cards.visibleCells.map { $0.convert($0.bounds, to: window).minX }.min()
      } ?? nil
    }
    #expect(first() == 20)
    driver.turn(.landscapeLeft)
    #expect(first() == CGFloat(20 + 44))
    driver.turn(.portrait)
    #expect(first() == 20)
  }

  /// A swipe back that is let go brings the small bar back, and the content below it: 20 + 44 upright.
  @Test("content is below the small bar again after a swipe back that is let go") func letGo() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { UINavigationController(rootViewController: Contents()) }])
    func offset() -> CGFloat? {
      device.inspect(window: 1) { window in
        let stack = window.rootViewController as? UINavigationController
        return (stack?.topViewController?.view.subviews.first as? UIScrollView)?.contentOffset.y
      } ?? nil
    }
    _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "open")))
    #expect(offset() == -64)
    _ = device.handle(DeviceInput(time: 1, event: .gesture(window: 1, .popCancelled)))
    #expect(offset() == -64)
  }

  /// `automatic` leaves room for bars where content can be scrolled (UIScrollView.contentInsetAdjustmentBehavior): 24 below the status bar
  /// of an iPad without a home button (devices.csv), and none once the content fits.
  @Test("content that is made to fit has no room above it any more") func fitting() throws {
    let device = try EmulatedDevice(profile: .pad11, era: Era(18), apps: [.test { UIViewController() }])
    let page = TimeNotes()
    func top(_ change: @escaping (UIScrollView) -> Void) {
      _ = device.perform(window: 1) { window in
        let scroll = window.rootViewController?.view.subviews.first as? UIScrollView
        scroll.map(change)
      }
      _ = device.inspect(window: 1) { window in
        page("\((window.rootViewController?.view.subviews.first as? UIScrollView)?.contentOffset.y ?? .nan)")
      }
    }
    _ = device.perform(window: 1) { window in
      guard let view = window.rootViewController?.view else { return }
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentSize = CGSize(width: view.bounds.width, height: 3000)
      view.addSubview(scroll)
    }
    top { $0.contentOffset = CGPoint(x: 0, y: -24) }
    top { $0.contentSize = $0.bounds.size }
    #expect(page.all == ["-24.0", "0.0"])
  }

  /// A plain table's first header is right below the bar again, with the room iOS 15 puts above it
  /// (UITableView.sectionHeaderTopPadding): bars end at 64 upright and at 32 on the side.
  @Test("a header that stays in view is where it was after a turn there and back") func header() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { UINavigationController(rootViewController: Sections()) }])
    func header() -> CGFloat? {
      device.inspect(window: 1) { window in
        let stack = window.rootViewController as? UINavigationController
        guard let table = stack?.topViewController?.view as? UITableView, let view = table.headerView(forSection: 0)
        else { return nil }
        return view.convert(view.bounds, to: window).minY
      } ?? nil
    }
    let driver = Driver(device)
    let padding = try #require(header()) - 64
    #expect(padding >= 0)
    driver.turn(.landscapeLeft)
    #expect(header() == 32 + padding)
    driver.turn(.portrait)
    #expect(header() == 64 + padding)
  }

  /// An iPhone 8 is 375×667; a bar ends at 64 upright (20 + 44) and at 32 on its side, where the status bar is hidden.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var start = DeviceOrientation.portrait
    var height: CGFloat
    /// How far a finger drags the content from where it begins.
    var drag: CGFloat
    /// The offset before, after the turn, and after the turn back.
    var offsets: [CGFloat]

    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(name: "13 points below the bar stay 13 points", height: 2000, drag: 13, offsets: [-51, -19, -51]),
    Row(name: "content that nobody moved begins below each bar", height: 2000, drag: 0, offsets: [-64, -32, -64]),
    Row(name: "half way down", height: 2000, drag: 700, offsets: [636, 668, 636]),
    // 800 − 375 is the end on the side, 800 − 667 upright; there is no way back to what there was no room for.
    Row(
      name: "the end on the side is beyond the end upright", start: .landscapeLeft, height: 800, drag: 9999,
      offsets: [425, 133, 165]),
    // 700 − 667 = 33 is the end upright.
    Row(name: "the end upright is within the content on the side", height: 700, drag: 9999, offsets: [33, 65, 33]),
  ]

  /// What is told of a view is where it is seen: 50 points down in content that is 30 points up is at 20.
  @Test func whatIsScrolledIsToldWhereItIsSeen() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          let reader = Reader()
          reader.height = 2000
          let mark = UIView(frame: CGRect(x: 10, y: 50, width: 40, height: 20))
          mark.accessibilityIdentifier = "mark"
          reader.page.addSubview(mark)
          return reader
        }
      ])
    _ = device.perform(window: 1) { window in
      (window.rootViewController as? Reader)?.page.contentOffset = CGPoint(x: 0, y: 30)
    }
    let mark = try #require(device.settled.windows[0].root.find("mark"))
    #expect(mark.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
  }

  @Test(arguments: rows) func contentKeepsItsPlace(row: Row) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          let reader = Reader()
          reader.height = row.height
          return UINavigationController(rootViewController: reader)
        }
      ])
    func turn(_ orientation: DeviceOrientation) {
      _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(orientation)))
    }
    func reader() throws -> Reader {
      try #require(
        device.inspect(window: 1) { ($0.rootViewController as? UINavigationController)?.topViewController as? Reader }
          ?? nil)
    }
    turn(row.start)
    let page = try reader().page
    _ = device.inspect(window: 1) { _ in page.drag(by: CGPoint(x: 0, y: row.drag)) }
    let back = row.start
    var offsets = [page.contentOffset.y]
    for orientation in [back == .portrait ? DeviceOrientation.landscapeLeft : .portrait, back] {
      let moves = try reader().moves
      turn(orientation)
      offsets.append(page.contentOffset.y)
      // The delegate hears of every move of content that was scrolled.
      if row.drag > 0 { #expect(try reader().moves > moves) }
    }
    #expect(offsets == row.offsets)
  }

  @Test("content that fits after a turn is not lost, and content an app puts back is") func whatIsLost() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          let reader = Reader()
          reader.height = 500
          return reader
        }
      ])
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(.landscapeLeft)))
    let page = try #require(device.inspect(window: 1) { ($0.rootViewController as? Reader)?.page } ?? nil)
    _ = device.inspect(window: 1) { _ in page.drag(by: CGPoint(x: 0, y: 100)) }
    #expect(page.contentOffset.y == 100 && page.accessibilityValue == "scrolled")
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(.portrait)))
    #expect(page.contentOffset.y == 0 && page.accessibilityValue == "scrolled")
    _ = device.inspect(window: 1) { _ in page.contentOffset = .zero }
    #expect(page.accessibilityValue == nil)
  }
}
