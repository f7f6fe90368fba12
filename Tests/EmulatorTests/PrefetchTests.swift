// What is told of rows and items before they are seen: "The first index path corresponds to the row closest to the visible area", and
// of those that are not wanted after all (UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching). How far ahead no
// source says; here it is a screen.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Rows of 100 points in a table of 290, so that three are seen at the top and three are near.
@MainActor private final class Rows: UIViewController, UITableViewDataSource, UITableViewDataSourcePrefetching {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 290))
  var count: Int
  var told: [String] = []
  init(_ count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    table.rowHeight = 100
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.prefetchDataSource = self
    view.addSubview(table)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    told.append("+" + indexPaths.map { "\($0.row)" }.joined(separator: " "))
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    told.append("-" + indexPaths.map { "\($0.row)" }.joined(separator: " "))
  }
}

/// The same of items: nine, or a strip of them that scrolls sideways.
@MainActor
private final class Items: UIViewController, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  let layout = UICollectionViewFlowLayout()
  private var frame: CGRect { CGRect(x: 0, y: 0, width: isStrip ? 290 : 300, height: isStrip ? 300 : 290) }
  lazy var list = UICollectionView(frame: frame, collectionViewLayout: layout)
  var told: [String] = []
  let isStrip: Bool
  init(isStrip: Bool) {
    self.isStrip = isStrip
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    layout.scrollDirection = isStrip ? .horizontal : .vertical
    layout.itemSize = CGSize(width: isStrip ? 100 : 300, height: isStrip ? 300 : 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = self
    list.prefetchDataSource = self
    view.addSubview(list)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    told.append("+" + indexPaths.map { "\($0.item)" }.joined(separator: " "))
  }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    told.append("-" + indexPaths.map { "\($0.item)" }.joined(separator: " "))
  }
}

@MainActor @Suite struct PrefetchTests {
  private func device<Root: UIViewController>(_ make: @escaping @MainActor @Sendable () -> Root) throws -> (
    EmulatedDevice, Root
  ) {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { make() }])
    return (device, try #require(device.inspect(window: 1) { $0.rootViewController as? Root } ?? nil))
  }

  /// What is told at first, and then as the content is scrolled to these heights.
  @Test(
    arguments: [
      (20, [], ["+3 4 5"]), (20, [50.0], ["+3 4 5", "+6"]), (20, [305], ["+3 4 5", "+2 6 1 7 0 8"]),
      (20, [305, 0], ["+3 4 5", "+2 6 1 7 0 8", "+3 4 5", "-6 7 8"]), (3, [], []), (4, [], ["+3"]),
      (4, [105], ["+3", "+0"]), (200, [], ["+3 4 5"]), (200, [5005], ["+3 4 5", "+49 53 48 54 47 55", "-3 4 5"]),
    ] as [(Int, [CGFloat], [String])])
  func rows(count: Int, places: [CGFloat], told: [String]) throws {
    let (device, rows) = try device { Rows(count) }
    for place in places { _ = device.perform(window: 1) { _ in rows.table.contentOffset.y = place } }
    #expect(rows.told == told)
  }

  /// isPrefetchingEnabled; who is asked last; rows that are asked for anew are told of anew.
  @Test func whetherAndToWhom() throws {
    let (device, rows) = try device { Rows(20) }
    _ = device.perform(window: 1) { _ in
      rows.table.isPrefetchingEnabled = false
      rows.table.contentOffset.y = 305
    }
    #expect(rows.told == ["+3 4 5"])
    _ = device.perform(window: 1) { _ in
      rows.table.isPrefetchingEnabled = true
      rows.count = 8
      rows.table.contentOffset.y = 0
      rows.table.reloadData()
    }
    #expect(rows.told.last == "+3 4 5")
    _ = device.perform(window: 1) { _ in
      rows.told = []
      rows.table.prefetchDataSource = nil
      rows.table.contentOffset.y = 305
    }
    #expect(rows.told == [])
  }

  @Test(
    arguments: [
      (false, [], ["+3 4 5"]), (false, [50.0], ["+3 4 5", "+6"]), (false, [50, 0], ["+3 4 5", "+6", "+3", "-6"]),
      (true, [], ["+3 4 5"]), (true, [50], ["+3 4 5", "+6"]), (true, [50, 0], ["+3 4 5", "+6", "+3", "-6"]),
    ] as [(Bool, [CGFloat], [String])])
  func items(isStrip: Bool, places: [CGFloat], told: [String]) throws {
    let (device, items) = try device { Items(isStrip: isStrip) }
    for place in places {
      _ = device.perform(window: 1) { _ in
        items.list.contentOffset = isStrip ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
      }
    }
    #expect(items.told == told)
  }
}
