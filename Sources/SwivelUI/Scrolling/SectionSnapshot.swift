// One section as a tree: items below items, of which those are seen whose parents are all expanded.

/// The items of one section, in a tree.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items' type.
  public typealias Item = ItemIdentifierType
  /// An item and how deep it stands; children follow their parent at once.
  private struct Entry {
    var item: Item
    var level: Int
    var isExpanded = false
  }
  private var entries: [Entry] = []

  /// Nothing.
  public init() {}
  /// All items, children behind their parents.
  public var items: [Item] { entries.map(\.item) }
  /// The items without a parent.
  public var rootItems: [Item] { entries.filter { $0.level == 0 }.map(\.item) }
  /// The items that are seen.
  public var visibleItems: [Item] {
    var hidden = Int.max
    return entries.filter { entry in
      if entry.level > hidden { return false }
      hidden = entry.isExpanded ? Int.max : entry.level
      return true
    }.map(\.item)
  }
  private func place(_ item: Item) -> Int? { entries.firstIndex { $0.item == item } }
  /// What is below the item at a place: up to the next that is no deeper.
  private func end(of place: Int) -> Int {
    entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.count
  }
  /// Whether it has an item.
  public func contains(_ item: Item) -> Bool { place(item) != nil }
  /// The place of an item among all; nil if there is none.
  public func index(of item: Item) -> Int? { place(item) }
  /// How deep an item stands: 0 without a parent. For one that is not there, too.
  public func level(of item: Item) -> Int { place(item).map { entries[$0].level } ?? 0 }
  /// The item one stands below; nil for none.
  public func parent(of child: Item) -> Item? {
    guard let place = place(child) else { return nil }
    return entries[..<place].last { $0.level < entries[place].level }?.item
  }
  /// Whether what is below an item is seen.
  public func isExpanded(_ item: Item) -> Bool { place(item).map { entries[$0].isExpanded } ?? false }
  /// Whether an item is seen.
  public func isVisible(_ item: Item) -> Bool { visibleItems.contains(item) }

  /// Adds items at the end of what is below a parent; nil for no parent.
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    guard let parent else {
      entries += items.map { Entry(item: $0, level: 0) }
      return
    }
    guard let place = place(parent) else { return }
    let level = entries[place].level + 1
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end(of: place))
  }
  /// Adds items before another, below the same parent.
  public mutating func insert(_ items: [Item], before item: Item) {
    guard let place = place(item) else { return }
    let level = entries[place].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: place)
  }
  /// Adds items after another and all below it.
  public mutating func insert(_ items: [Item], after item: Item) {
    guard let place = place(item) else { return }
    let level = entries[place].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end(of: place))
  }
  /// Adds a tree before an item.
  public mutating func insert(_ snapshot: Self, before item: Item) {
    guard let place = place(item) else { return }
    entries.insert(contentsOf: snapshot.deeper(by: entries[place].level), at: place)
  }
  /// Adds a tree after an item and all below it.
  public mutating func insert(_ snapshot: Self, after item: Item) {
    guard let place = place(item) else { return }
    entries.insert(contentsOf: snapshot.deeper(by: entries[place].level), at: end(of: place))
  }
  private func deeper(by levels: Int) -> [Entry] {
    entries.map { Entry(item: $0.item, level: $0.level + levels, isExpanded: $0.isExpanded) }
  }
  /// Takes items away, and all below them.
  public mutating func delete(_ items: [Item]) {
    for item in items {
      if let place = place(item) { entries.removeSubrange(place..<end(of: place)) }
    }
  }
  /// Takes all items away.
  public mutating func deleteAll() { entries = [] }
  /// Lets what is below items be seen.
  public mutating func expand(_ items: [Item]) { set(items, true) }
  /// Hides what is below items.
  public mutating func collapse(_ items: [Item]) { set(items, false) }
  private mutating func set(_ items: [Item], _ isExpanded: Bool) {
    let wanted = Set(items)
    for place in entries.indices where wanted.contains(entries[place].item) { entries[place].isExpanded = isExpanded }
  }
  /// Puts another tree in the place of what is below an item.
  public mutating func replace(childrenOf parent: Item, using snapshot: Self) {
    guard let place = place(parent) else { return }
    entries.replaceSubrange((place + 1)..<end(of: place), with: snapshot.deeper(by: entries[place].level + 1))
  }
  /// What is below an item, as a tree of its own, with the item at its root or without it.
  public func snapshot(of parent: Item, includingParent: Bool = false) -> Self {
    guard let place = place(parent) else { return Self() }
    let first = includingParent ? place : place + 1
    var copy = Self()
    copy.entries = entries[first..<end(of: place)].map {
      Entry(
        item: $0.item, level: $0.level - entries[place].level - (includingParent ? 0 : 1), isExpanded: $0.isExpanded)
    }
    return copy
  }
  /// Whether an item has any below it.
  func hasChildren(_ item: Item) -> Bool { place(item).map { end(of: $0) > $0 + 1 } ?? false }
  /// Puts the seen items in another order, as a user's finger does.
  mutating func move(_ item: Item, to other: Item, after: Bool) {
    guard let place = place(item), item != other else { return }
    let moved = Array(entries[place..<end(of: place)])
    guard !moved.contains(where: { $0.item == other }) else { return }
    entries.removeSubrange(place..<end(of: place))
    guard let goal = self.place(other) else { return }
    let change = entries[goal].level - moved[0].level
    let shifted = moved.map { Entry(item: $0.item, level: $0.level + change, isExpanded: $0.isExpanded) }
    entries.insert(contentsOf: shifted, at: after ? end(of: goal) : goal)
  }
  /// The tree in words, a line an item.
  public func visualDescription() -> String {
    entries.map { entry in
      let sign = hasChildren(entry.item) ? (entry.isExpanded ? "-" : "+") : "*"
      return String(repeating: "  ", count: entry.level) + "\(sign) \(entry.item)"
    }.joined(separator: "\n")
  }
}

/// What became of the items of one section when a user moved one.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items afterwards.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What makes the second of the first.
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// What became of all items when a user moved one.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// What there was before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What there is afterwards.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What makes the second of the first.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The same by section, for those that changed.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}
