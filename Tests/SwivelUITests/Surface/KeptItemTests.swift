// Cells of a collection through changes of its items: which stay, which are filled anew, and what the layout and the delegate are told
// (UICollectionView.reconfigureItems(at:), reloadItems(at:), UICollectionViewLayout.prepare(forCollectionViewUpdates:)).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// A cell that counts how often it was used again.
@MainActor private final class Counted: UICollectionViewCell {
  var uses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

/// A flow layout that writes down what it is told.
@MainActor private final class Told: UICollectionViewFlowLayout {
  var notes: [String] = []
  private func name(_ path: IndexPath?) -> String {
    path.map { $0.item == NSNotFound ? "[\($0.section)]" : "\($0.section).\($0.item)" } ?? "-"
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    notes += updateItems.map {
      "\($0.updateAction) \(name($0.indexPathBeforeUpdate)) \(name($0.indexPathAfterUpdate))"
    }
  }
  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
    notes.append("comes \(name(path)) at \(Int(attributes?.frame.minX ?? -1))")
    return attributes
  }
  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
    notes.append("goes \(name(path)) at \(Int(attributes?.frame.minX ?? -1))")
    return attributes
  }
  override func finalizeCollectionViewUpdates() { notes.append("done") }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { notes.append("from \(Int(oldBounds.width))") }
  override func finalizeAnimatedBoundsChange() { notes.append("there") }
}

@MainActor private final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var words: [String]
  var asked: [String] = []
  var shown: [String] = []
  let layout = Told()
  let view: UICollectionView

  init(_ words: [String], in window: UIWindow) {
    self.words = words
    layout.itemSize = CGSize(width: 50, height: 50)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    super.init()
    view.register(Counted.self, forCellWithReuseIdentifier: "word")
    (view.dataSource, view.delegate) = (self, self)
    window.addSubview(view)
    view.layoutIfNeeded()
    (asked, shown, layout.notes) = ([], [], [])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    cell.accessibilityLabel = words[indexPath.item]
    asked.append(words[indexPath.item])
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { shown.append("+\(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { shown.append("-\(indexPath.item)") }

  func cell(_ item: Int) -> Counted? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? Counted }
}

@MainActor @Suite struct KeptItemTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// The words afterwards.
    let words: [String]
    let change: @MainActor @Sendable (UICollectionView) -> Void
    /// Whose cell each place has then, by the words before; nil for one that was no item's.
    let cells: [String?]
    let asked: [String]
    let shown: [String]
    let told: [String]
    var testDescription: String { name }
  }
  nonisolated private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // Items of 50 beside each other in a line of 300.
  nonisolated static let rows = [
    Row(
      name: "one comes in front", words: ["n", "a", "b", "c"], change: { $0.insertItems(at: [path(0)]) },
      cells: [nil, "a", "b", "c"], asked: ["n"], shown: ["+0"], told: ["insert - 0.0", "comes 0.0 at 0", "done"]),
    Row(
      name: "one comes at the end", words: ["a", "b", "c", "n"], change: { $0.insertItems(at: [path(3)]) },
      cells: ["a", "b", "c", nil], asked: ["n"], shown: ["+3"], told: ["insert - 0.3", "comes 0.3 at 150", "done"]),
    Row(
      name: "the middle one goes", words: ["a", "c"], change: { $0.deleteItems(at: [path(1)]) }, cells: ["a", "c"],
      asked: [], shown: ["-1"], told: ["delete 0.1 -", "goes 0.1 at 50", "done"]),
    Row(
      name: "the last goes to the front", words: ["c", "a", "b"], change: { $0.moveItem(at: path(2), to: path(0)) },
      cells: ["c", "a", "b"], asked: [], shown: [], told: ["move 0.2 0.0", "done"]),
    Row(
      name: "one is made anew", words: ["a", "B", "c"], change: { $0.reloadItems(at: [path(1)]) },
      cells: ["a", "b", "c"], asked: ["B"], shown: ["+1", "-1"], told: ["reload 0.1 0.1", "done"]),
    Row(
      name: "one is filled anew", words: ["a", "B", "c"], change: { $0.reconfigureItems(at: [path(1)]) },
      cells: ["a", "b", "c"], asked: ["B"], shown: [], told: []),
    Row(
      name: "two at once", words: ["b", "c", "n"],
      change: { view in
        view.performBatchUpdates {
          view.deleteItems(at: [path(0)])
          view.insertItems(at: [path(2)])
        }
      }, cells: ["b", "c", nil], asked: ["n"], shown: ["+2", "-0"],
      told: ["delete 0.0 -", "insert - 0.2", "goes 0.0 at 0", "comes 0.2 at 100", "done"]),
    Row(
      name: "all are asked for", words: ["x", "y"], change: { $0.reloadData() }, cells: [nil, nil],
      asked: ["x", "y"], shown: [], told: []),
  ]

  @Test(arguments: rows) func stays(_ row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let board = Board(["a", "b", "c"], in: window)
      let before = ["a", "b", "c"].enumerated().map { ($0.element, board.cell($0.offset)) }
      board.words = row.words
      row.change(board.view)
      board.view.layoutIfNeeded()
      let isAnew = row.name.hasPrefix("all") || row.name.hasSuffix("made anew")
      for (place, word) in row.cells.enumerated() {
        let cell = try #require(board.cell(place))
        #expect(cell.accessibilityLabel == row.words[place])
        guard !isAnew else { continue }
        let owner = before.first { $0.1 === cell }?.0
        // A cell that left is used for the next one that comes.
        if let word { #expect(owner == word && cell.uses == 0) } else { #expect(owner == nil || cell.uses == 1) }
      }
      #expect(board.asked == row.asked)
      if !row.name.hasPrefix("all") { #expect(board.shown.sorted() == row.shown.sorted()) }
      #expect(board.layout.notes == row.told)
      #expect(board.view.visibleCells.count == row.words.count)
    }
  }

  /// An item that is made anew has another cell, one that is filled anew the same, which is not prepared for another use.
  @Test func anewIsAnother() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let board = Board(["a", "b"], in: window)
      let (first, second) = (board.cell(0), board.cell(1))
      second?.isSelected = false
      board.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      board.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
      board.view.layoutIfNeeded()
      #expect(board.cell(0) === first && board.cell(1) === second && second?.uses == 0)
      #expect(second?.isSelected == true && board.asked == ["b"])
    }
  }

  /// What was asked for anew as a whole did not go anywhere: the next change tells of its own items alone.
  @Test func reloadsTellNothing() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let board = Board(["a", "b", "c"], in: window)
      board.view.reloadData()
      board.view.layoutIfNeeded()
      #expect(board.layout.notes.isEmpty)
      board.words = ["a", "c"]
      board.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      board.view.layoutIfNeeded()
      #expect(board.layout.notes == ["delete 0.1 -", "goes 0.1 at 50", "done"])
    }
  }

  @Test func anotherSizeIsTold() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let board = Board(["a"], in: window)
      board.view.frame.size.width = 200
      board.view.layoutIfNeeded()
      #expect(board.layout.notes == ["from 300", "there"])
      board.view.contentOffset.y = 0
      board.view.layoutIfNeeded()
      #expect(board.layout.notes.count == 2)
    }
  }

  /// UICollectionViewDiffableDataSource: what stays keeps its cell, what is reconfigured is filled in it.
  @Test func snapshotsKeepCells() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let layout = Told()
      layout.itemSize = CGSize(width: 50, height: 50)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(Counted.self, forCellWithReuseIdentifier: "word")
      var asked: [String] = []
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, word in
        asked.append(word)
        return view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
      }
      window.addSubview(view)
      @MainActor func apply(_ words: [String], reloading: [String] = [], reconfiguring: [String] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(words)
        snapshot.reloadItems(reloading)
        snapshot.reconfigureItems(reconfiguring)
        (asked, layout.notes) = ([], [])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
      }
      @MainActor func cell(_ item: Int) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
      }
      apply(["a", "b", "c"])
      let (a, b, c) = (cell(0), cell(1), cell(2))
      apply(["c", "a", "d"])
      #expect(cell(0) === c && cell(1) === a && asked == ["d"])
      #expect(layout.notes == ["delete 0.1 -", "insert - 0.2", "goes 0.1 at 50", "comes 0.2 at 100", "done"])
      apply(["c", "a", "d"], reconfiguring: ["a"])
      #expect(cell(1) === a && asked == ["a"])
      apply(["c", "a", "d"], reloading: ["c"])
      #expect(asked == ["c"] && cell(1) === a && b != nil)
    }
  }
}
