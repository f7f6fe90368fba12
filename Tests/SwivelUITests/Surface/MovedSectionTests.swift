// Sections that move, come and go in tables and collections: what is shown in which place, and what stays chosen
// (UITableView.moveSection(_:toSection:), UICollectionView.performBatchUpdates(_:completion:)).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Sections of words, one word a row.
@MainActor private final class Words: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var sections = [["a"], ["b", "c"], ["d", "e", "f"]]
  var asked = 0

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    cell.accessibilityLabel = sections[indexPath.section][indexPath.row]
    return cell
  }
}

@MainActor @Suite struct MovedSectionTests {
  /// A change of sections or rows, done to the words and told to the view.
  enum Change: Sendable {
    case moveSection(Int, Int)
    case insertSection(Int)
    case deleteSection(Int)
    case moveRow([Int], [Int])
    case deleteRow([Int])
    case insertRow([Int])
  }
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let changes: [Change]
    /// Which word is chosen before, and where it is afterwards; nil where it is gone.
    let chosen: String
    let place: [Int]?
    let words: [[String]]
    var testDescription: String { name }

    init(_ name: String, _ changes: [Change], _ chosen: String, _ place: [Int]?, _ words: [[String]]) {
      (self.name, self.changes, self.chosen, self.place, self.words) = (name, changes, chosen, place, words)
    }
  }

  nonisolated static let rows = [
    Row("the first to the end", [.moveSection(0, 2)], "c", [0, 1], [["b", "c"], ["d", "e", "f"], ["a"]]),
    Row(
      "the first to the end, itself chosen", [.moveSection(0, 2)], "a", [2, 0], [["b", "c"], ["d", "e", "f"], ["a"]]),
    Row("the last to the front", [.moveSection(2, 0)], "b", [2, 0], [["d", "e", "f"], ["a"], ["b", "c"]]),
    Row("nowhere", [.moveSection(1, 1)], "c", [1, 1], [["a"], ["b", "c"], ["d", "e", "f"]]),
    Row("a new one in front", [.insertSection(0)], "c", [2, 1], [["new"], ["a"], ["b", "c"], ["d", "e", "f"]]),
    Row("one before it gone", [.deleteSection(0)], "f", [1, 2], [["b", "c"], ["d", "e", "f"]]),
    Row("its own gone", [.deleteSection(1)], "c", nil, [["a"], ["d", "e", "f"]]),
    Row(
      "a row to another section", [.moveRow([2, 0], [0, 0])], "d", [0, 0], [["d", "a"], ["b", "c"], ["e", "f"]]),
    Row("a row away before it", [.moveRow([2, 0], [0, 1])], "f", [2, 1], [["a", "d"], ["b", "c"], ["e", "f"]]),
    Row("a row before it gone", [.deleteRow([1, 0])], "c", [1, 0], [["a"], ["c"], ["d", "e", "f"]]),
    Row("a new row before it", [.insertRow([1, 0])], "c", [1, 2], [["a"], ["new", "b", "c"], ["d", "e", "f"]]),
    Row("a new row behind it", [.insertRow([1, 2])], "c", [1, 1], [["a"], ["b", "c", "new"], ["d", "e", "f"]]),
  ]

  private static func apply(_ change: Change, to words: Words) {
    func path(_ place: [Int]) -> IndexPath { IndexPath(row: place[1], section: place[0]) }
    switch change {
    case .moveSection(let from, let to): words.sections.insert(words.sections.remove(at: from), at: to)
    case .insertSection(let at): words.sections.insert(["new"], at: at)
    case .deleteSection(let at): words.sections.remove(at: at)
    case .moveRow(let from, let to):
      words.sections[to[0]].insert(words.sections[from[0]].remove(at: from[1]), at: to[1])
    case .deleteRow(let at): words.sections[at[0]].remove(at: at[1])
    case .insertRow(let at): words.sections[at[0]].insert("new", at: at[1])
    }
  }

  private static func tell(_ change: Change, _ table: UITableView) {
    func path(_ place: [Int]) -> IndexPath { IndexPath(row: place[1], section: place[0]) }
    switch change {
    case .moveSection(let from, let to): table.moveSection(from, toSection: to)
    case .insertSection(let at): table.insertSections([at], with: .automatic)
    case .deleteSection(let at): table.deleteSections([at], with: .automatic)
    case .moveRow(let from, let to): table.moveRow(at: path(from), to: path(to))
    case .deleteRow(let at): table.deleteRows(at: [path(at)], with: .automatic)
    case .insertRow(let at): table.insertRows(at: [path(at)], with: .automatic)
    }
  }

  private static func tell(_ change: Change, _ view: UICollectionView) {
    func path(_ place: [Int]) -> IndexPath { IndexPath(item: place[1], section: place[0]) }
    switch change {
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    case .insertSection(let at): view.insertSections([at])
    case .deleteSection(let at): view.deleteSections([at])
    case .moveRow(let from, let to): view.moveItem(at: path(from), to: path(to))
    case .deleteRow(let at): view.deleteItems(at: [path(at)])
    case .insertRow(let at): view.insertItems(at: [path(at)])
    }
  }

  private func place(of word: String) -> IndexPath {
    let words = Words().sections
    let section = words.firstIndex { $0.contains(word) } ?? 0
    return IndexPath(row: words[section].firstIndex(of: word) ?? 0, section: section)
  }

  @Test(arguments: rows) func inTables(row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let words = Words()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)
      table.dataSource = words
      window.addSubview(table)
      window.layoutIfNeeded()
      table.selectRow(at: place(of: row.chosen), animated: false, scrollPosition: .none)
      let before = words.asked
      var isFinished: Bool?
      table.performBatchUpdates {
        for change in row.changes {
          Self.apply(change, to: words)
          Self.tell(change, table)
        }
      } completion: {
        isFinished = $0
      }
      window.layoutIfNeeded()
      #expect(words.sections == row.words)
      #expect(isFinished == nil, "the completion waits for the end of the input")
      for (section, expected) in row.words.enumerated() {
        let shown = expected.indices.map {
          table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? "nothing"
        }
        #expect(shown == expected, "section \(section)")
      }
      #expect(table.indexPathForSelectedRow == row.place.map { IndexPath(row: $0[1], section: $0[0]) })
      // Cells that only go elsewhere are not asked for again.
      #expect(words.asked - before == row.words.joined().filter { $0 == "new" }.count)
    }
  }

  @Test(arguments: rows) func inCollections(row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let words = Words()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 640), collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
      view.dataSource = words
      window.addSubview(view)
      window.layoutIfNeeded()
      view.selectItem(at: place(of: row.chosen), animated: false, scrollPosition: [])
      view.performBatchUpdates {
        for change in row.changes {
          Self.apply(change, to: words)
          Self.tell(change, view)
        }
        #expect(view.hasUncommittedUpdates)
      }
      window.layoutIfNeeded()
      #expect(!view.hasUncommittedUpdates)
      for (section, expected) in row.words.enumerated() {
        let shown = expected.indices.map {
          view.cellForItem(at: IndexPath(item: $0, section: section))?.accessibilityLabel ?? "nothing"
        }
        #expect(shown == expected, "section \(section)")
      }
      let chosen = row.place.map { IndexPath(item: $0[1], section: $0[0]) }
      #expect(view.indexPathsForSelectedItems == [chosen].compactMap { $0 })
      for path in view.indexPathsForVisibleItems {
        #expect(view.cellForItem(at: path)?.isSelected == (path == chosen))
      }
    }
  }
}
