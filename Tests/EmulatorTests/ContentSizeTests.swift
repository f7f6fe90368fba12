// How large the user wants text, as an input: who hears of it, what becomes larger, and what does not.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A label that follows the size and one that does not, and what was heard of it.
private final class Sized: UIViewController {
  let follows = UILabel()
  let stays = UILabel()
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (label, name) in [(follows, "follows"), (stays, "stays")] {
      label.accessibilityIdentifier = name
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Text"
      view.addSubview(label)
    }
    follows.adjustsFontForContentSizeCategory = true
    _ = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.heard.append("notification \(UIApplication.shared.preferredContentSizeCategory.rawValue)")
      }
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    heard.append("traits \(traitCollection.preferredContentSizeCategory.rawValue)")
  }
}

/// Opens a list of cells with the system's content, and a button that is configured.
private final class Door: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let open = UIButton(
      frame: CGRect(x: 0, y: 100, width: 100, height: 44),
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(Listing(), animated: false)
      })
    open.setTitle("open", for: .normal)
    view.addSubview(open)
  }
}

private final class Listing: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let list = UICollectionView(frame: CGRect(x: 0, y: 100, width: 375, height: 400), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      content.secondaryText = "More about it"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var items = NSDiffableDataSourceSnapshot<Int, Int>()
    items.appendSections([0])
    items.appendItems([1, 2, 3])
    source.apply(items, animatingDifferences: false)
    self.source = source
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configured"
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    view.addSubview(button)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "cover") { [weak self] _ in
        self?.navigationController?.pushViewController(UIViewController(), animated: false)
      })
    button.topAnchor.constraint(equalTo: list.bottomAnchor).isActive = true
  }
}

/// A label in a column, which a button changes and covers with another screen.
private final class Counter: UIViewController {
  private let says = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    says.accessibilityIdentifier = "says"
    says.font = .preferredFont(forTextStyle: .body)
    says.adjustsFontForContentSizeCategory = true
    says.text = "Opened 0 times"
    let open = UIButton(
      type: .system,
      primaryAction: UIAction(title: "open") { [weak self] _ in
        guard let self else { return }
        count += 1
        says.text = "Opened \(count) times"
        navigationController?.pushViewController(UIViewController(), animated: true)
      })
    let column = UIStackView(arrangedSubviews: [says, open])
    column.axis = .vertical
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    column.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}

@MainActor struct ContentSizeTests {
  /// A screen that others covered, and that is shown again, follows the size as before.
  @Test func aScreenThatIsShownAgainFollows() throws {
    func size(after events: [DeviceEvent]) throws -> CGSize {
      let device = try EmulatedDevice(
        profile: .iPhone8, era: Era(15), apps: [.test { UINavigationController(rootViewController: Counter()) }])
      let driver = Driver(device)
      for event in events { #expect(driver.send(event).ending == .settled) }
      return try #require(device.settled.windows.first?.root.find("says")).frame.size
    }
    let (open, back) = (DeviceEvent.tap(window: 1, target: "open"), DeviceEvent.pop(window: 1))
    let large = DeviceEvent.contentSize(.accessibilityLarge)
    #expect(try size(after: [open, back, large]) == size(after: [large, open, back]))
    #expect(try size(after: [open, back, large, .contentSize(.large)]) == size(after: [open, back]))
  }

  /// What the system makes follows the size: a screen is the same whether it was opened before or after the size was chosen
  /// (UIListContentConfiguration's text properties adjust their fonts, UIButton's configurations are updated with the traits).
  @Test func listsAndConfiguredButtonsFollow() throws {
    func screen(_ events: [DeviceEvent]) throws -> ViewSnapshot {
      let device = try EmulatedDevice(
        profile: .iPhone8, era: Era(15),
        apps: [.test { UINavigationController(rootViewController: Door()) }])
      for event in events {
        #expect(device.handle(DeviceInput(time: 0, event: event)).ending == .settled)
      }
      return try #require(device.settled.windows.first).root
    }
    let open = DeviceEvent.tap(window: 1, target: "open")
    let early = try screen([.contentSize(.accessibilityLarge), open])
    #expect(try screen([open, .contentSize(.accessibilityLarge)]) == early)
    #expect(try screen([open]) != early)
    // A screen that others cover meanwhile is no exception.
    let cover = DeviceEvent.tap(window: 1, target: "cover")
    #expect(try screen([open, cover, .contentSize(.accessibilityLarge), .pop(window: 1)]) == early)
  }

  private func device(
    _ profile: DeviceProfile = .iPhone8, _ era: Era = Era(15), windows: Int = 1
  ) throws -> EmulatedDevice {
    let app = AppBundle.test(plist: .allButUpsideDown) { Sized() }
    return try EmulatedDevice(profile: profile, era: era, apps: Array(repeating: app, count: windows))
  }

  private func set(_ category: ContentSizeCategory, on device: EmulatedDevice) -> Outcome {
    device.handle(DeviceInput(time: 0, event: .contentSize(category)))
  }

  private func sizes(_ device: EmulatedDevice, window: Int = 1) -> [CGFloat]? {
    device.inspect(window: window) { window in
      let screen = window.rootViewController as? Sized
      return [screen?.follows.font.pointSize ?? 0, screen?.stays.font.pointSize ?? 0]
    }
  }

  /// Body text by Apple's Human Interface Guidelines, Typography, "Dynamic Type sizes" and "Larger accessibility type sizes".
  @Test(
    arguments: [
      (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
      (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
      (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    ] as [(ContentSizeCategory, CGFloat)])
  func bodyTextHasItsSize(category: ContentSizeCategory, points: CGFloat) throws {
    let device = try device()
    #expect(set(category, on: device).ending == .settled)
    #expect(sizes(device) == [points, 17])
    #expect(device.settled.contentSize == category)
    #expect(device.settled.answer(to: try #require(StateKey("contentSize", window: nil)))?.text == category.rawValue)
  }

  @Test func whoListensHearsOnceAndOfTheSameNothing() throws {
    let device = try device()
    for category in [ContentSizeCategory.accessibilityLarge, .accessibilityLarge] { _ = set(category, on: device) }
    let heard = device.inspect(window: 1) {
      ($0.rootViewController as? Sized)?.heard.filter { $0.hasSuffix("AccessibilityL") }
    }
    #expect(
      heard??.sorted() == [
        "notification UICTContentSizeCategoryAccessibilityL", "traits UICTContentSizeCategoryAccessibilityL",
      ])
  }

  /// It is the device's: windows behind others and those opened later have it as well.
  @Test func everyWindowHasIt() throws {
    let device = try device(.pad11, Era(18), windows: 2)
    _ = device.handle(DeviceInput(time: 0, event: .arrange(.full(window: 1))))
    _ = set(.extraSmall, on: device)
    _ = device.handle(DeviceInput(time: 0, event: .window(.open(app: device.settled.windows[0].app))))
    for window in 1...3 { #expect(sizes(device, window: window)?[0] == 14) }
  }

  /// A log of before has no sizes: its fingerprints stay what they were.
  @Test func thereAndBackNothingIsLeft() throws {
    let device = try device()
    let before = device.settled.fingerprint
    #expect(set(.accessibilityMedium, on: device).fingerprint != before)
    #expect(set(.large, on: device).fingerprint == before)
  }

  /// UIFont's text styles are of iOS 7.
  @Test func dynamicTypeCameWithIOS7() throws {
    let old = try device(.iPhone4, Era(6))
    guard case .refused(let why) = set(.small, on: old).ending else {
      Issue.record("iOS 6 has no text sizes")
      return
    }
    #expect(why.contains("iOS 7"))
    #expect(set(.small, on: try device(.iPhone4, Era(7))).ending == .settled)
  }
}
