// Snapshots of diffable sources that change by chance, beside plain lists and trees that do the same (NSDiffableDataSourceSnapshot,
// NSDiffableDataSourceSectionSnapshot).
import DeviceCatalog
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct SnapshotModelTests {
  nonisolated static let seeds: [UInt64] = Array(1...12)

  @Test(arguments: seeds) func sectionsAndItemsAreTheLists(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    var lists: [(name: String, items: [Int])] = []
    var made = 0
    func fresh() -> Int {
      made += 1
      return made
    }
    for step in 0..<90 {
      let items = lists.flatMap(\.items)
      let section = numbers.below(max(1, lists.count))
      switch numbers.below(10) {
      case 0:
        let name = "s\(fresh())"
        snapshot.appendSections([name])
        lists.append((name, []))
      case 1:
        guard !lists.isEmpty else { continue }
        let name = "s\(fresh())"
        if numbers.chance(50) {
          snapshot.insertSections([name], beforeSection: lists[section].name)
          lists.insert((name, []), at: section)
        } else {
          snapshot.insertSections([name], afterSection: lists[section].name)
          lists.insert((name, []), at: section + 1)
        }
      case 2, 3:
        guard !lists.isEmpty else { continue }
        let new = [fresh(), fresh()]
        if numbers.chance(50) {
          snapshot.appendItems(new, toSection: lists[section].name)
          lists[section].items += new
        } else {
          // "If you don't specify a section, the items are appended to the last one."
          snapshot.appendItems(new)
          lists[lists.count - 1].items += new
        }
      case 4:
        guard !items.isEmpty else { continue }
        let (item, new) = (numbers.pick(items), fresh())
        let home = lists.firstIndex { $0.items.contains(item) } ?? 0
        let at = lists[home].items.firstIndex(of: item) ?? 0
        let isBefore = numbers.chance(50)
        if isBefore {
          snapshot.insertItems([new], beforeItem: item)
        } else {
          snapshot.insertItems([new], afterItem: item)
        }
        lists[home].items.insert(new, at: isBefore ? at : at + 1)
      case 5:
        guard !items.isEmpty else { continue }
        let gone = items.filter { _ in numbers.chance(20) }
        snapshot.deleteItems(gone)
        for home in lists.indices { lists[home].items.removeAll(where: gone.contains) }
      case 6:
        guard items.count > 1 else { continue }
        let (item, other) = (numbers.pick(items), numbers.pick(items))
        guard item != other else { continue }
        let isBefore = numbers.chance(50)
        if isBefore { snapshot.moveItem(item, beforeItem: other) } else { snapshot.moveItem(item, afterItem: other) }
        for home in lists.indices { lists[home].items.removeAll { $0 == item } }
        let home = lists.firstIndex { $0.items.contains(other) } ?? 0
        let at = lists[home].items.firstIndex(of: other) ?? 0
        lists[home].items.insert(item, at: isBefore ? at : at + 1)
      case 7:
        guard lists.count > 1 else { continue }
        let other = numbers.below(lists.count)
        guard other != section else { continue }
        let (name, target) = (lists[section].name, lists[other].name)
        let isBefore = numbers.chance(50)
        if isBefore {
          snapshot.moveSection(name, beforeSection: target)
        } else {
          snapshot.moveSection(name, afterSection: target)
        }
        let moved = lists.remove(at: section)
        let at = lists.firstIndex { $0.name == target } ?? 0
        lists.insert(moved, at: isBefore ? at : at + 1)
      case 8:
        guard lists.count > 2, numbers.chance(40) else { continue }
        snapshot.deleteSections([lists[section].name])
        lists.remove(at: section)
      default:
        guard !items.isEmpty else { continue }
        let item = numbers.pick(items)
        snapshot.reloadItems([item])
        #expect(snapshot.reloadedItemIdentifiers.contains(item))
      }
      let now = lists.flatMap(\.items)
      #expect(snapshot.sectionIdentifiers == lists.map(\.name) && snapshot.itemIdentifiers == now, "step \(step)")
      #expect((snapshot.numberOfSections, snapshot.numberOfItems) == (lists.count, now.count), "step \(step)")
      for (at, list) in lists.enumerated() {
        #expect(snapshot.itemIdentifiers(inSection: list.name) == list.items, "step \(step)")
        #expect(snapshot.numberOfItems(inSection: list.name) == list.items.count, "step \(step)")
        #expect(snapshot.indexOfSection(list.name) == at, "step \(step)")
        for item in list.items {
          #expect(snapshot.sectionIdentifier(containingItem: item) == list.name, "step \(step)")
        }
      }
      for (at, item) in now.enumerated() { #expect(snapshot.indexOfItem(item) == at, "step \(step)") }
      #expect(snapshot.indexOfItem(-1) == nil && snapshot.indexOfSection("none") == nil)
    }
  }

  /// A tree: names, what is above each, and which are open.
  private struct Tree {
    var above: [Int: Int] = [:]
    var below: [Int: [Int]] = [:]
    var open: Set<Int> = []
    static let root = 0

    func all(_ item: Int = root) -> [Int] { (item == Self.root ? [] : [item]) + below[item, default: []].flatMap(all) }
    func seen(_ item: Int = root) -> [Int] {
      let rest = item == Self.root || open.contains(item) ? below[item, default: []].flatMap(seen) : []
      return (item == Self.root ? [] : [item]) + rest
    }
    func level(_ item: Int) -> Int { above[item].map { $0 == Self.root ? 0 : level($0) + 1 } ?? 0 }
    mutating func put(_ item: Int, in parent: Int, at index: Int) {
      above[item] = parent
      below[parent, default: []].insert(item, at: index)
    }
    mutating func delete(_ item: Int) {
      for child in below[item, default: []] { delete(child) }
      if let parent = above.removeValue(forKey: item) { below[parent]?.removeAll { $0 == item } }
      open.remove(item)
    }
  }

  @Test(arguments: seeds) func treesAreTheTree(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    var tree = Tree()
    for step in 1...100 {
      let all = tree.all()
      guard let item = all.randomElement(using: &numbers) else {
        snapshot.append([step])
        tree.put(step, in: Tree.root, at: 0)
        continue
      }
      let parent = tree.above[item] ?? Tree.root
      let at = tree.below[parent]?.firstIndex(of: item) ?? 0
      switch numbers.below(8) {
      case 0:
        snapshot.append([step])
        tree.put(step, in: Tree.root, at: tree.below[Tree.root, default: []].count)
      case 1, 2:
        snapshot.append([step], to: item)
        tree.put(step, in: item, at: tree.below[item, default: []].count)
      case 3:
        snapshot.insert([step], before: item)
        tree.put(step, in: parent, at: at)
      case 4:
        snapshot.insert([step], after: item)
        tree.put(step, in: parent, at: at + 1)
      case 5:
        guard numbers.chance(40) else { continue }
        snapshot.delete([item])
        tree.delete(item)
      case 6:
        snapshot.expand([item])
        tree.open.insert(item)
      default:
        snapshot.collapse([item])
        tree.open.remove(item)
      }
      let now = tree.all()
      #expect(snapshot.items == now && snapshot.rootItems == tree.below[Tree.root, default: []], "step \(step)")
      #expect(snapshot.visibleItems == tree.seen(), "step \(step)")
      for (at, item) in now.enumerated() {
        let parent = tree.above[item] ?? Tree.root
        #expect(snapshot.parent(of: item) == (parent == Tree.root ? nil : parent), "step \(step)")
        #expect((snapshot.level(of: item), snapshot.index(of: item)) == (tree.level(item), at), "step \(step)")
        #expect(snapshot.isExpanded(item) == tree.open.contains(item), "step \(step)")
        #expect(snapshot.snapshot(of: item).items == Array(tree.all(item).dropFirst()), "step \(step)")
      }
    }
  }

  /// Views are arranged in the order of a list, whatever is put, taken out, hidden or spaced; those taken out stay subviews
  /// (UIStackView.removeArrangedSubview(_:)).
  @Test(arguments: seeds) func stacksAreTheList(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      let stack = UIStackView(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
      window.addSubview(stack)
      stack.spacing = 3
      let views = (0..<7).map { _ in UIView() }
      for view in views { view.widthAnchor.constraint(equalToConstant: 10).isActive = true }
      var list: [Int] = []
      var held: Set<Int> = []
      var spaces: [Int: CGFloat] = [:]
      stack.alignment = .fill
      stack.distribution = .equalSpacing
      for step in 0..<80 {
        let name = numbers.below(7)
        switch numbers.below(6) {
        case 0, 1:
          guard spaces[name] == nil else { continue }
          list.removeAll { $0 == name }
          let at = numbers.below(list.count + 1)
          if at == list.count {
            stack.addArrangedSubview(views[name])
          } else {
            stack.insertArrangedSubview(views[name], at: at)
          }
          list.insert(name, at: at)
          held.insert(name)
        case 2:
          // Whether the gap behind it is kept for when it comes again no source says.
          guard spaces[name] == nil else { continue }
          stack.removeArrangedSubview(views[name])
          list.removeAll { $0 == name }
        case 3:
          guard spaces[name] == nil else { continue }
          views[name].removeFromSuperview()
          list.removeAll { $0 == name }
          held.remove(name)
        case 4: views[name].isHidden.toggle()
        default:
          guard list.contains(name) else { continue }
          spaces[name] = CGFloat(numbers.below(20))
          stack.setCustomSpacing(spaces[name] ?? 0, after: views[name])
        }
        guard stack.arrangedSubviews.map({ views.firstIndex(of: $0) }) == list else { return "step \(step): order" }
        guard Set(stack.subviews.compactMap { views.firstIndex(of: $0) }) == held else {
          return "step \(step): subviews"
        }
        stack.distribution = .fill
        let shown = list.filter { !views[$0].isHidden }
        // The last would be stretched: what is wanted is asked of the stack itself.
        let length = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        let gaps = shown.dropLast().reduce(0) { $0 + (spaces[$1] ?? 3) }
        guard shown.isEmpty || abs(length - CGFloat(10 * shown.count) - gaps) <= 0.5 else {
          return "step \(step): \(length) for \(shown), \(spaces)"
        }
      }
      return nil
    }
    #expect(wrong == nil)
  }
}
