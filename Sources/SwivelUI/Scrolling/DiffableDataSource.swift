// A whole picture of what a table or a collection shows: sections and their items, each once. Data sources are given such.

/// What there is: sections and their items, each once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections' type.
  public typealias Section = SectionIdentifierType
  /// The items' type.
  public typealias Item = ItemIdentifierType
  private var sections: [(section: Section, items: [Item])] = []
  /// The items that are to be made anew, in the order they were named.
  public private(set) var reloadedItemIdentifiers: [Item] = []
  /// The items that are to be filled anew.
  public private(set) var reconfiguredItemIdentifiers: [Item] = []
  /// The sections that are to be made anew.
  public private(set) var reloadedSectionIdentifiers: [Section] = []
  /// Nothing.
  public init() {}
  /// The sections.
  public var sectionIdentifiers: [Section] { sections.map(\.section) }
  /// The items of all sections.
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many items a section has.
  public func numberOfItems(inSection identifier: Section) -> Int { itemIdentifiers(inSection: identifier).count }
  /// The items of a section.
  public func itemIdentifiers(inSection identifier: Section) -> [Item] {
    sections.first { $0.section == identifier }?.items ?? []
  }
  /// The place of a section; nil if there is none.
  public func indexOfSection(_ identifier: Section) -> Int? { sections.firstIndex { $0.section == identifier } }
  /// The place of an item among all; nil if there is none.
  public func indexOfItem(_ identifier: Item) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// The section of an item; nil if there is none.
  public func sectionIdentifier(containingItem identifier: Item) -> Section? {
    sections.first { $0.items.contains(identifier) }?.section
  }
  /// Adds sections.
  public mutating func appendSections(_ identifiers: [Section]) { sections += identifiers.map { ($0, []) } }
  /// Adds sections before another.
  public mutating func insertSections(_ identifiers: [Section], beforeSection toIdentifier: Section) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: indexOfSection(toIdentifier) ?? 0)
  }
  /// Adds sections after another.
  public mutating func insertSections(_ identifiers: [Section], afterSection toIdentifier: Section) {
    let place = indexOfSection(toIdentifier).map { $0 + 1 } ?? sections.count
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place)
  }
  /// Takes sections away.
  public mutating func deleteSections(_ identifiers: [Section]) {
    sections.removeAll { identifiers.contains($0.section) }
  }
  /// Adds items to a section, to the last for nil.
  public mutating func appendItems(_ identifiers: [Item], toSection sectionIdentifier: Section? = nil) {
    let place = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let place else { return }
    sections[place].items += identifiers
  }
  private mutating func insert(_ identifiers: [Item], at other: Item, after: Int) {
    for place in sections.indices {
      guard let index = sections[place].items.firstIndex(of: other) else { continue }
      sections[place].items.insert(contentsOf: identifiers, at: index + after)
    }
  }
  /// Adds items before another.
  public mutating func insertItems(_ identifiers: [Item], beforeItem beforeIdentifier: Item) {
    insert(identifiers, at: beforeIdentifier, after: 0)
  }
  /// Adds items after another.
  public mutating func insertItems(_ identifiers: [Item], afterItem afterIdentifier: Item) {
    insert(identifiers, at: afterIdentifier, after: 1)
  }
  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [Item]) {
    let gone = Set(identifiers)
    for place in sections.indices { sections[place].items.removeAll { gone.contains($0) } }
  }
  /// Takes all items away.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item before another.
  public mutating func moveItem(_ identifier: Item, beforeItem toIdentifier: Item) {
    move(identifier, to: toIdentifier, after: 0)
  }
  /// Moves an item after another.
  public mutating func moveItem(_ identifier: Item, afterItem toIdentifier: Item) {
    move(identifier, to: toIdentifier, after: 1)
  }
  private mutating func move(_ item: Item, to other: Item, after: Int) {
    guard item != other, path(of: item) != nil, path(of: other) != nil else { return }
    deleteItems([item])
    insert([item], at: other, after: after)
  }
  /// Moves a section with its items before another.
  public mutating func moveSection(_ identifier: Section, beforeSection toIdentifier: Section) {
    move(identifier, to: toIdentifier, after: 0)
  }
  /// Moves a section with its items after another.
  public mutating func moveSection(_ identifier: Section, afterSection toIdentifier: Section) {
    move(identifier, to: toIdentifier, after: 1)
  }
  private mutating func move(_ section: Section, to other: Section, after: Int) {
    guard section != other, let from = indexOfSection(section), indexOfSection(other) != nil else { return }
    let moved = sections.remove(at: from)
    sections.insert(moved, at: (indexOfSection(other) ?? 0) + after)
  }
  /// Says that items are made anew.
  public mutating func reloadItems(_ identifiers: [Item]) { reloadedItemIdentifiers += identifiers }
  /// Says that items are filled anew.
  public mutating func reconfigureItems(_ identifiers: [Item]) { reconfiguredItemIdentifiers += identifiers }
  /// Says that sections are made anew.
  public mutating func reloadSections(_ identifiers: [Section]) { reloadedSectionIdentifiers += identifiers }

  /// Puts other items in a section.
  mutating func setItems(_ items: [Item], in section: Section) {
    guard let place = indexOfSection(section) else { return }
    let gone = Set(items)
    for other in sections.indices where other != place { sections[other].items.removeAll { gone.contains($0) } }
    sections[place].items = items
  }
  /// The same, with nothing to be made or filled anew.
  var shown: Self {
    var copy = self
    (copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers, copy.reloadedSectionIdentifiers) = ([], [], [])
    return copy
  }
  func item(at path: IndexPath) -> Item? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].items[path.item]
  }
  /// Where the items are that are not among some.
  func paths(leaving others: Set<Item>) -> [IndexPath] {
    sections.enumerated().flatMap { place, entry in
      entry.items.enumerated().filter { !others.contains($0.element) }
        .map { IndexPath(item: $0.offset, section: place) }
    }
  }
  func path(of item: Item) -> IndexPath? {
    for (place, entry) in sections.enumerated() {
      if let index = entry.items.firstIndex(of: item) { return IndexPath(item: index, section: place) }
    }
    return nil
  }
}
