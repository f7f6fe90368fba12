// A collection's data source that is given whole snapshots, of all or of one section, and tells which items users expand and move.

/// What a list's cells ask of the data source they come from.
@MainActor protocol OutlineSource: AnyObject {
  /// Whether what is below an item is seen, how deep it stands; nil for one of a section without a tree.
  func outline(at path: IndexPath) -> (isExpanded: Bool, level: Int, hasChildren: Bool)?
  /// A user expands or collapses an item.
  func toggleOutline(at path: IndexPath)
  /// Whether a user can move an item.
  func canMove(at path: IndexPath) -> Bool
  /// A user moves an item.
  func moved(from: IndexPath, to: IndexPath)
}

/// Gives a collection what a snapshot has.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NumberedObject, UICollectionViewDataSource, OutlineSource
{
  /// The sections' type.
  public typealias Section = SectionIdentifierType
  /// The items' type.
  public typealias Item = ItemIdentifierType
  /// Makes cells.
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  /// What is asked and told while a user moves an item.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; none can without it.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Before the source takes the new order.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// After the source took the new order.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Nothing is asked or told.
    public init() {}
  }
  /// What is asked and told while a user expands or collapses an item.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// An item will be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// An item will be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives what is below an item when it is expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>
      )?
    /// Nothing is asked or told.
    public init() {}
  }
  private weak var collectionView: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  private var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  /// Makes views beside items.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  /// Makes views beside items.
  public final var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is asked and told while a user moves an item.
  public final var reorderingHandlers = ReorderingHandlers()
  /// What is asked and told while a user expands or collapses an item.
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers<Item>()

  /// The source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }
  /// What is shown.
  public final func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  /// What a section shows; a tree without depth where it was given none.
  public final func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<Item>()
    tree.append(current.itemIdentifiers(inSection: section))
    return tree
  }

  private func show(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    let old = current
    current = snapshot.shown
    // A tree stays while the snapshot has what is seen of it; what was taken away is taken from the tree, too.
    for (section, tree) in trees {
      let left = Set(current.itemIdentifiers(inSection: section))
      var kept = tree
      kept.delete(tree.visibleItems.filter { !left.contains($0) })
      trees[section] = kept.visibleItems == current.itemIdentifiers(inSection: section) ? kept : nil
    }
    guard let collectionView else { return }
    collectionView.placesMove = true
    let remade =
      snapshot.reloadedItemIdentifiers + snapshot.reloadedSectionIdentifiers.flatMap(snapshot.itemIdentifiers)
    collectionView.layoutUpdates += changes(from: old, to: current)
    collectionView.remakeItems(
      remaking: Set(remade.compactMap(old.path(of:))),
      reconfiguring: Set(snapshot.reconfiguredItemIdentifiers.compactMap(old.path(of:)))
    ) { path in old.item(at: path).flatMap(snapshot.path(of:)) }
  }
  /// Which items came and went, for the layout.
  private func changes(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [UICollectionViewUpdateItem] {
    let (before, after) = (Set(old.itemIdentifiers), Set(new.itemIdentifiers))
    return old.paths(leaving: after).map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + new.paths(leaving: before).map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
  }
  /// Shows a snapshot; `completion` follows when the input ends.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    if let completion { AppScene.running?.later { completion() } }
  }
  /// Shows a snapshot.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) async { show(snapshot) }
  /// Shows a tree in a section, which is added if there is none; `completion` follows when the input ends.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.setItems(snapshot.visibleItems, in: section)
    trees[section] = snapshot
    show(whole)
    if let completion { AppScene.running?.later { completion() } }
  }
  /// Shows a tree in a section, which is added if there is none.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true
  ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }
  /// Shows a snapshot as `reloadData` does: nothing stays chosen; `completion` follows when the input ends.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    collectionView?.reloadData()
    if let completion { AppScene.running?.later { completion() } }
  }
  /// Shows a snapshot as `reloadData` does: nothing stays chosen.
  public final func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }
  /// The item at a place.
  public final func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  /// The place of an item.
  public final func indexPath(for itemIdentifier: Item) -> IndexPath? { current.path(of: itemIdentifier) }
  /// The section at a place.
  public final func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The place of a section.
  public final func index(for sectionIdentifier: Section) -> Int? { current.indexOfSection(sectionIdentifier) }
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
  /// What `reorderingHandlers` says.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canMove(at: indexPath)
  }
  /// Takes the new order.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { moved(from: sourceIndexPath, to: destinationIndexPath) }
  /// None.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The section at the same place.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: What users do

  func outline(at path: IndexPath) -> (isExpanded: Bool, level: Int, hasChildren: Bool)? {
    guard let section = sectionIdentifier(for: path.section), let tree = trees[section],
      let item = current.item(at: path)
    else { return nil }
    return (tree.isExpanded(item), tree.level(of: item), tree.hasChildren(item))
  }

  func toggleOutline(at path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section), var tree = trees[section],
      let item = current.item(at: path)
    else { return }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: below)
      }
      tree.expand([item])
    }
    apply(tree, to: section, completion: nil)
  }

  func canMove(at path: IndexPath) -> Bool {
    current.item(at: path).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  func moved(from: IndexPath, to: IndexPath) {
    guard from != to, let item = current.item(at: from), let section = sectionIdentifier(for: to.section) else {
      return
    }
    let old = current
    var new = current
    let goals = current.itemIdentifiers(inSection: section)
    let isLater = from.section == to.section && from.item < to.item
    var newTrees = trees
    if goals.indices.contains(to.item) {
      isLater ? new.moveItem(item, afterItem: goals[to.item]) : new.moveItem(item, beforeItem: goals[to.item])
      if from.section == to.section { newTrees[section]?.move(item, to: goals[to.item], after: isLater) }
    } else {
      new.deleteItems([item])
      new.appendItems([item], toSection: section)
    }
    let changed = new.sectionIdentifiers.filter {
      old.itemIdentifiers(inSection: $0) != new.itemIdentifiers(inSection: $0)
    }
    let before = changed.map { snapshot(for: $0) }
    let after = changed.map { section -> NSDiffableDataSourceSectionSnapshot<Item> in
      if let tree = newTrees[section], from.section == to.section { return tree }
      var flat = NSDiffableDataSourceSectionSnapshot<Item>()
      flat.append(new.itemIdentifiers(inSection: section))
      return flat
    }
    let parts = changed.indices.map { index in
      NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: changed[index], initialSnapshot: before[index], finalSnapshot: after[index],
        difference: after[index].items.difference(from: before[index].items).inferringMoves())
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves(), sectionTransactions: parts
    )
    reorderingHandlers.willReorder?(transaction)
    trees = newTrees
    show(new)
    reorderingHandlers.didReorder?(transaction)
  }
}
