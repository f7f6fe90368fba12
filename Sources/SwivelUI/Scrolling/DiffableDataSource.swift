// Data sources that are given whole pictures of what there is, and find out themselves what changed.

/// What there is: sections and their items, each once.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [(section: Section, items: [Item])] = []
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
  /// Says that items are shown anew; all are.
  public mutating func reloadItems(_ identifiers: [Item]) {}
  /// Says that items are shown anew; all are.
  public mutating func reconfigureItems(_ identifiers: [Item]) {}
  /// Says that sections are shown anew; all are.
  public mutating func reloadSections(_ identifiers: [Section]) {}

  func item(at path: IndexPath) -> Item? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].items[path.item]
  }
  func path(of item: Item) -> IndexPath? {
    for (place, entry) in sections.enumerated() {
      if let index = entry.items.firstIndex(of: item) { return IndexPath(item: index, section: place) }
    }
    return nil
  }
}

/// Gives a table what a snapshot has.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NumberedObject, UITableViewDataSource {
  /// Makes cells.
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
  private weak var tableView: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  /// How rows come and go.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// The source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }
  /// What is shown.
  public final func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  /// Shows a snapshot; `completion` follows when the input ends.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot
    // What is chosen goes with its item.
    tableView?.remakeRows { path in old.item(at: path).flatMap(snapshot.path(of:)) }
    if let completion { AppScene.running?.later { completion() } }
  }
  /// Shows a snapshot as `reloadData` does: nothing stays chosen.
  public final func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    current = snapshot
    tableView?.reloadData()
  }
  /// The item at a place.
  public final func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  /// The place of an item.
  public final func indexPath(for itemIdentifier: Item) -> IndexPath? { current.path(of: itemIdentifier) }
  /// The section at a place.
  public final func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// As many as the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// As many as the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  /// What the app makes of the item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// None.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// It cannot.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

/// Gives a collection what a snapshot has.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NumberedObject,
  UICollectionViewDataSource
{
  /// Makes cells.
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  private weak var collectionView: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  /// Makes views beside items.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  /// Makes views beside items.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// The source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }
  /// What is shown.
  public final func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  /// Shows a snapshot; `completion` follows when the input ends.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot
    collectionView?.remakeItems { path in old.item(at: path).flatMap(snapshot.path(of:)) }
    if let completion { AppScene.running?.later { completion() } }
  }
  /// Shows a snapshot as `reloadData` does: nothing stays chosen.
  public final func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    current = snapshot
    collectionView?.reloadData()
  }
  /// The item at a place.
  public final func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  /// The place of an item.
  public final func indexPath(for itemIdentifier: Item) -> IndexPath? { current.path(of: itemIdentifier) }
  /// The section at a place.
  public final func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// As many as the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// As many as the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  /// What the app makes of the item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
    return cell ?? UICollectionViewCell(frame: .zero)
  }
  /// What the app makes beside items.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}
