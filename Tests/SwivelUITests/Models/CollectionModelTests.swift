// A collection whose items come and go by chance, by itself and by a diffable source, beside plain lists that do the same: after every
// change each item that can be seen is where lines of equal items have it, and says what the lists say.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct CollectionModelTests {
  final class WordCell: UICollectionViewCell {
    var word = ""
  }

  /// The lists, and the collection that is to show them: items of 60 × 40 in lines of 300 points.
  final class Lists: NSObject, UICollectionViewDataSource {
    var sections: [[Int]] = []
    let collection: UICollectionView
    var chosen: Int?
    var made = 0
    var numbers: SplitMix64

    init(_ seed: UInt64, in window: UIWindow) {
      numbers = SplitMix64(seed: seed)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 60, height: 40)
      layout.minimumInteritemSpacing = 8
      layout.minimumLineSpacing = 6
      layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 240), collectionViewLayout: layout)
      super.init()
      collection.contentInsetAdjustmentBehavior = .never
      collection.register(WordCell.self, forCellWithReuseIdentifier: "word")
      window.addSubview(collection)
    }

    func item() -> Int {
      made += 1
      return made
    }

    func fill() {
      for _ in 0..<2 { sections.append((0..<9).map { _ in item() }) }
      collection.dataSource = self
      collection.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
      (cell as? WordCell)?.word = "\(sections[indexPath.section][indexPath.item])"
      return cell
    }

    var places: [IndexPath] {
      sections.indices.flatMap { section in
        sections[section].indices.map { IndexPath(item: $0, section: section) }
      }
    }
    func place(of item: Int) -> IndexPath? { places.first { sections[$0.section][$0.item] == item } }
  }

  nonisolated static let seeds: [UInt64] = Array(1...12)

  @Test(arguments: seeds) func showsWhatTheListsHave(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      let lists = Lists(seed, in: window)
      lists.fill()
      for step in 0..<40 {
        let what = Self.change(lists)
        lists.collection.layoutIfNeeded()
        if let wrong = Self.difference(lists) { return "step \(step), \(what): \(wrong)" }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  /// Every snapshot that is applied is what the source then has, and what is seen, however different the one before was.
  @Test(arguments: seeds) func showsTheSnapshotThatWasApplied(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      let lists = Lists(seed, in: window)
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: lists.collection) {
        let cell = $0.dequeueReusableCell(withReuseIdentifier: "word", for: $1)
        (cell as? WordCell)?.word = "\($2)"
        return cell
      }
      var names = [0]
      lists.sections = [[]]
      for step in 0..<25 {
        // Each item keeps its place, goes, or comes to another section; new ones come between.
        let all = lists.sections.flatMap { $0 }.filter { _ in lists.numbers.chance(80) }
        names = (0..<6).filter { _ in lists.numbers.chance(50) }.shuffled(using: &lists.numbers)
        if names.isEmpty { names = [9] }
        lists.sections = names.map { _ in [] }
        let items = (all + (0..<lists.numbers.below(5)).map { _ in lists.item() }).shuffled(using: &lists.numbers)
        for item in items { lists.sections[lists.numbers.below(names.count)].append(item) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(names)
        for (name, items) in zip(names, lists.sections) { snapshot.appendItems(items, toSection: name) }
        source.apply(snapshot, animatingDifferences: step.isMultiple(of: 2))
        lists.collection.layoutIfNeeded()
        guard source.snapshot().sectionIdentifiers == names else { return "step \(step): \(source.snapshot())" }
        for path in lists.places {
          let item = lists.sections[path.section][path.item]
          guard source.itemIdentifier(for: path) == item, source.indexPath(for: item) == path else {
            return "step \(step): \(item) is not at \(path)"
          }
        }
        if let wrong = Self.difference(lists) { return "step \(step): \(wrong)" }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  private static func change(_ lists: Lists) -> String {
    let collection = lists.collection
    let places = lists.places
    switch lists.numbers.below(9) {
    case 0:
      let section = lists.numbers.below(lists.sections.count)
      let path = IndexPath(item: lists.numbers.below(lists.sections[section].count + 1), section: section)
      lists.sections[section].insert(lists.item(), at: path.item)
      collection.insertItems(at: [path])
      return "inserted \(path)"
    case 1:
      guard !places.isEmpty else { return "nothing" }
      let path = lists.numbers.pick(places)
      forget(lists.sections[path.section].remove(at: path.item), lists)
      collection.deleteItems(at: [path])
      return "deleted \(path)"
    case 2:
      guard !places.isEmpty else { return "nothing" }
      let path = lists.numbers.pick(places)
      let item = lists.sections[path.section].remove(at: path.item)
      let section = lists.numbers.below(lists.sections.count)
      let to = IndexPath(item: lists.numbers.below(lists.sections[section].count + 1), section: section)
      lists.sections[section].insert(item, at: to.item)
      collection.moveItem(at: path, to: to)
      return "moved \(path) to \(to)"
    case 3:
      let at = lists.numbers.below(lists.sections.count + 1)
      lists.sections.insert([lists.item(), lists.item(), lists.item()], at: at)
      collection.insertSections([at])
      return "inserted section \(at)"
    case 4:
      guard lists.sections.count > 1 else { return "nothing" }
      let at = lists.numbers.below(lists.sections.count)
      for item in lists.sections.remove(at: at) { forget(item, lists) }
      collection.deleteSections([at])
      return "deleted section \(at)"
    case 5:
      let gone = places.filter { _ in lists.numbers.chance(25) }
      for path in gone.reversed() { forget(lists.sections[path.section].remove(at: path.item), lists) }
      var come: [IndexPath] = []
      for section in lists.sections.indices where lists.numbers.chance(60) {
        let path = IndexPath(item: lists.numbers.below(lists.sections[section].count + 1), section: section)
        lists.sections[section].insert(lists.item(), at: path.item)
        come.append(path)
      }
      collection.performBatchUpdates {
        collection.insertItems(at: come)
        collection.deleteItems(at: gone)
      }
      return "deleted \(gone), inserted \(come)"
    case 6:
      guard !places.isEmpty else { return "nothing" }
      let path = lists.numbers.pick(places)
      lists.chosen = lists.sections[path.section][path.item]
      collection.selectItem(at: path, animated: false, scrollPosition: [])
      return "chose \(path)"
    case 7:
      guard !places.isEmpty else { return "nothing" }
      let path = lists.numbers.pick(places)
      collection.scrollToItem(
        at: path, at: lists.numbers.pick([.top, .centeredVertically, .bottom]), animated: false)
      return "scrolled to \(path)"
    default:
      for section in lists.sections.indices { lists.sections[section].reverse() }
      lists.chosen = nil
      collection.reloadData()
      return "loaded anew"
    }
  }

  private static func forget(_ item: Int, _ lists: Lists) {
    if lists.chosen == item { lists.chosen = nil }
  }

  /// Four of 60 in the 270 between the insets: 10 left over for each of the three gaps.
  private static func difference(_ lists: Lists) -> String? {
    let collection = lists.collection
    guard collection.numberOfSections == lists.sections.count else { return "\(collection.numberOfSections) sections" }
    var top: CGFloat = 0
    var shown: Set<IndexPath> = []
    for (section, items) in lists.sections.enumerated() {
      guard collection.numberOfItems(inSection: section) == items.count else { return "items of \(section)" }
      for (item, number) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        let rect = CGRect(
          x: 10 + CGFloat(item % 4) * 70, y: top + 5 + CGFloat(item / 4) * 46, width: 60, height: 40)
        guard let place = collection.layoutAttributesForItem(at: path)?.frame, place == rect else {
          return "\(path) is not at \(rect)"
        }
        guard collection.indexPathForItem(at: CGPoint(x: rect.midX, y: rect.midY)) == path else {
          return "nobody at \(rect)"
        }
        // What only touches the edge is not seen: a page at rest is the only one.
        guard rect.maxY > collection.bounds.minY, rect.minY < collection.bounds.maxY else { continue }
        shown.insert(path)
        guard let cell = collection.cellForItem(at: path) as? WordCell, cell.word == "\(number)" else {
          return "\(path) does not say \(number)"
        }
        guard collection.indexPath(for: cell) == path, cell.frame == rect else { return "cell of \(path)" }
        guard cell.isSelected == (lists.chosen == number) else { return "\(path) is chosen: \(cell.isSelected)" }
      }
      let lines = CGFloat((items.count + 3) / 4)
      top += 20 + max(0, lines * 46 - 6)
    }
    guard collection.contentSize == CGSize(width: 300, height: top) else {
      return "content \(collection.contentSize), not \(top) high"
    }
    guard Set(collection.indexPathsForVisibleItems) == shown else {
      return "shows \(collection.indexPathsForVisibleItems.sorted()), not \(shown.sorted())"
    }
    let chosen = lists.chosen.flatMap(lists.place).map { [$0] } ?? []
    guard collection.indexPathsForSelectedItems ?? [] == chosen else { return "chosen is not \(chosen)" }
    return nil
  }
}
