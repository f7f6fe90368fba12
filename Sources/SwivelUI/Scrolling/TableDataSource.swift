// A table's data source that is given whole snapshots, and finds out itself what changed.

/// Gives a table what a snapshot has.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NumberedObject,
  UITableViewDataSource
{
  /// The sections' type.
  public typealias Section = SectionIdentifierType
  /// The items' type.
  public typealias Item = ItemIdentifierType
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
    current = snapshot.shown
    // What is chosen goes with its item.
    let anew = Set(snapshot.reconfiguredItemIdentifiers.compactMap(old.path(of:)))
    let others = Set(
      snapshot.reloadedItemIdentifiers
        + snapshot.reloadedSectionIdentifiers.flatMap(snapshot.itemIdentifiers(inSection:)))
    tableView?.remakeRows(reconfiguring: anew) { path in
      old.item(at: path).flatMap { others.contains($0) ? nil : snapshot.path(of: $0) }
    }
    if let completion { AppScene.running?.later { completion() } }
  }
  /// Shows a snapshot.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
  /// Shows a snapshot as `reloadData` does: nothing stays chosen; `completion` follows when the input ends.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    current = snapshot.shown
    tableView?.reloadData()
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
  /// None.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// It cannot.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// It cannot.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// None.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section at the same place.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
