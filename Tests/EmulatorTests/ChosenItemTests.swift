// Fingers on items of a collection: which are chosen then, and what the delegate is asked and told
// (UICollectionView.allowsMultipleSelection, UICollectionViewDelegate's methods of selection).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Four items; the delegate keeps some from being lit, chosen or taken back.
@MainActor final class ItemBoard: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let board = UICollectionView(
    frame: CGRect(x: 0, y: 100, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
  var notes: [String] = []
  var unlit: Int?
  var refused: Int?
  var kept: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    board.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    board.dataSource = self
    board.delegate = self
    view.addSubview(board)
  }

  private func note(_ what: String, _ path: IndexPath) { notes.append("\(what) \(path.item)") }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.accessibilityIdentifier = "item \(indexPath.item)"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    indexPath.item != unlit
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("lit", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("unlit", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    indexPath.item != refused
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("chose", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    indexPath.item != kept
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("left", indexPath)
  }
}

@MainActor @Suite("Fingers on items") struct ChosenItemTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let several: Bool
    let taps: [Int]
    let chosen: [Int]
    /// What was told, without the light that comes and goes with each tap.
    let told: [String]
    let change: @MainActor @Sendable (ItemBoard) -> Void
    var testDescription: String { name }

    init(
      _ name: String, several: Bool = false, _ taps: [Int], _ chosen: [Int], _ told: [String],
      _ change: @escaping @MainActor @Sendable (ItemBoard) -> Void = { _ in }
    ) {
      (self.name, self.several, self.taps, self.chosen) = (name, several, taps, chosen)
      (self.told, self.change) = (told, change)
    }
  }

  nonisolated static let rows = [
    Row("one", [1], [1], ["chose 1"]),
    Row("one after another", [1, 2], [2], ["chose 1", "left 1", "chose 2"]),
    Row("several", several: true, [1, 3], [1, 3], ["chose 1", "chose 3"]),
    Row("one of several taken back", several: true, [1, 3, 1], [3], ["chose 1", "chose 3", "left 1"]),
    Row("one that may not be chosen", [1, 2], [1], ["chose 1"]) { $0.refused = 2 },
    Row("one that is not lit", [1, 2], [1], ["chose 1"]) { $0.unlit = 2 },
    Row("one that may not be taken back", several: true, [1, 2, 1], [1, 2], ["chose 1", "chose 2"]) { $0.kept = 1 },
    Row("a collection nobody chooses in", [1], [], []) { $0.board.allowsSelection = false },
    Row("several, though nothing is to be chosen", several: true, [1], [1], ["chose 1"]) {
      $0.board.allowsSelection = false
    },
    Row("while it is edited", [1], [], []) { $0.board.isEditing = true },
    Row("while it is edited, with leave", [1], [1], ["chose 1"]) {
      $0.board.isEditing = true
      $0.board.allowsSelectionDuringEditing = true
    },
    Row("several while it is edited", [1, 2], [1, 2], ["chose 1", "chose 2"]) {
      $0.board.isEditing = true
      $0.board.allowsMultipleSelectionDuringEditing = true
    },
  ]

  @Test(arguments: rows) func fingers(row: Row) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { ItemBoard() }])
    let found = device.inspect(window: 1) { $0.rootViewController as? ItemBoard } ?? nil
    let board = try #require(found)
    _ = device.perform(window: 1) { _ in
      board.board.allowsMultipleSelection = row.several
      row.change(board)
    }
    let driver = Driver(device)
    for item in row.taps { driver.tap("item \(item)") }
    let chosen = device.inspect(window: 1) { _ in board.board.indexPathsForSelectedItems?.map(\.item) }
    #expect(chosen == row.chosen)
    #expect(board.notes.filter { !$0.contains("lit") } == row.told)
    // What is lit goes out again before anything is chosen.
    for item in row.taps where board.notes.contains("chose \(item)") {
      let lit = board.notes.firstIndex(of: "lit \(item)")
      let out = board.notes.firstIndex(of: "unlit \(item)")
      let chose = board.notes.firstIndex(of: "chose \(item)")
      #expect(lit ?? 9 < out ?? 0 && out ?? 9 < chose ?? 0)
    }
    for item in 0..<4 {
      let cell = device.inspect(window: 1) { _ in board.board.cellForItem(at: IndexPath(item: item, section: 0)) }
      #expect((cell ?? nil)?.isSelected == row.chosen.contains(item) && (cell ?? nil)?.isHighlighted == false)
    }
  }

  /// Choosing by code tells nobody; without leave for several the one before is left (UICollectionView.selectItem).
  @Test(arguments: [(false, [2]), (true, [1, 2])] as [(Bool, [Int])])
  func byCode(several: Bool, chosen: [Int]) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { ItemBoard() }])
    let found = device.inspect(window: 1) { $0.rootViewController as? ItemBoard } ?? nil
    let board = try #require(found)
    _ = device.perform(window: 1) { _ in
      board.board.allowsMultipleSelection = several
      for item in [1, 2] {
        board.board.selectItem(at: IndexPath(item: item, section: 0), animated: true, scrollPosition: [])
      }
    }
    let now = device.inspect(window: 1) { _ in board.board.indexPathsForSelectedItems?.map(\.item) }
    #expect(now == chosen && board.notes == [])
    _ = device.perform(window: 1) { _ in
      board.board.deselectItem(at: IndexPath(item: 2, section: 0), animated: true)
      board.board.deselectItem(at: IndexPath(item: 3, section: 0), animated: true)
    }
    let then = device.inspect(window: 1) { _ in board.board.indexPathsForSelectedItems?.map(\.item) }
    #expect(then == chosen.filter { $0 != 2 } && board.notes == [])
    _ = device.perform(window: 1) { _ in board.board.selectItem(at: nil, animated: false, scrollPosition: []) }
    let last = device.inspect(window: 1) { _ in board.board.indexPathsForSelectedItems }
    #expect(last == [])
  }
}
