// Items a long press moves: "This property is true by default, which installs a standard gesture recognizer" and the class says by
// `collectionView(_:moveItemAt:to:)` what comes of it (UICollectionViewController.installsStandardGestureForInteractiveMovement).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Four items of 80 below each other, which say where they are moved.
@MainActor private class Column: UICollectionViewController {
  var notes: [String] = []
  var words = ["a", "b", "c", "d"]
  let isInstalled: Bool
  init(isInstalled: Bool) {
    self.isInstalled = isInstalled
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 80)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    if !isInstalled { installsStandardGestureForInteractiveMovement = false }
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words.count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    cell.accessibilityIdentifier = words[indexPath.item]
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    notes.append("chose \(words[indexPath.item])")
  }
}

@MainActor private class MovingColumn: Column {
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    notes.append(words.joined())
  }
}

/// The first stays.
@MainActor private final class HeadedColumn: MovingColumn {
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    indexPath.item > 0
  }
}

@MainActor @Suite("Items a long press moves") struct ItemDragTests {
  enum Kind: Sendable { case plain, moving, headed }
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var kind = Kind.moving
    var isInstalled = true
    let item: String
    let down: Double
    /// In which the finger moves evenly: a long press is one that strays no more than ten points in half a second.
    let seconds: Double
    let notes: [String]
  }
  nonisolated static let rows = [
    Row(testDescription: "one down", item: "a", down: 80, seconds: 8, notes: ["bacd"]),
    Row(testDescription: "two down", item: "a", down: 160, seconds: 16, notes: ["bcad"]),
    Row(testDescription: "to the end", item: "b", down: 160, seconds: 16, notes: ["acdb"]),
    Row(testDescription: "up", item: "d", down: -80, seconds: 8, notes: ["abdc"]),
    Row(testDescription: "nowhere", item: "b", down: 20, seconds: 8, notes: []),
    Row(testDescription: "too soon", item: "a", down: 80, seconds: 0.3, notes: []),
    Row(testDescription: "a class that moves none", kind: .plain, item: "a", down: 80, seconds: 8, notes: []),
    Row(testDescription: "without the gesture", isInstalled: false, item: "a", down: 80, seconds: 8, notes: []),
    Row(testDescription: "one that stays", kind: .headed, item: "a", down: 80, seconds: 8, notes: []),
    Row(testDescription: "one that does not", kind: .headed, item: "b", down: 80, seconds: 8, notes: ["acbd"]),
  ]

  @Test(arguments: rows) func dragging(_ row: Row) throws {
    var made: Column?
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test(plist: .portrait) {
          let column: Column =
            switch row.kind {
            case .plain: Column(isInstalled: row.isInstalled)
            case .moving: MovingColumn(isInstalled: row.isInstalled)
            case .headed: HeadedColumn(isInstalled: row.isInstalled)
            }
          made = column
          return column
        }
      ])
    let driver = Driver(device)
    driver.send(
      .drag(window: 1, Drag(row.item, by: FingerWay(x: 0, y: row.down), seconds: row.seconds)))
    let column = try #require(made)
    #expect(column.notes == row.notes)
    // What is where is known under its new name.
    if let order = row.notes.last {
      driver.tap(String(order.prefix(1)))
      #expect(column.notes.last == "chose \(order.prefix(1))")
    }
  }

  /// An item can be moved where the class says what comes of it.
  @Test(arguments: [(Kind.plain, 0, false), (.moving, 0, true), (.headed, 0, false), (.headed, 1, true)])
  func whichCanBeMoved(kind: Kind, item: Int, canMove: Bool) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test(plist: .portrait) { UIViewController() }])
    _ = device.perform(window: 1) { _ in
      let column: Column =
        switch kind {
        case .plain: Column(isInstalled: true)
        case .moving: MovingColumn(isInstalled: true)
        case .headed: HeadedColumn(isInstalled: true)
        }
      let path = IndexPath(item: item, section: 0)
      #expect(column.collectionView(column.collectionView, canMoveItemAt: path) == canMove)
    }
  }
}
