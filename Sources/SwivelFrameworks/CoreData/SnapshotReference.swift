// A picture of what a list shows whose types are not known, as Core Data hands it out; `as` makes it one of known types, and the other way.
import SwivelUI

/// Sections and their items, each once (developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference).
open class NSDiffableDataSourceSnapshotReference: NSObject {
  var content = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()
  /// Whether a delegate left out to take it.
  var isRefused = false
  /// With nothing in it.
  public override init() { super.init() }

  private static func key(_ identifier: Any) -> AnyHashable {
    identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }
  private static func keys(_ identifiers: [Any]) -> [AnyHashable] { identifiers.map(key) }

  /// How many items there are.
  open var numberOfItems: Int { content.numberOfItems }
  /// How many sections there are.
  open var numberOfSections: Int { content.numberOfSections }
  /// The sections.
  open var sectionIdentifiers: [Any] { content.sectionIdentifiers.map(\.base) }
  /// The items of all sections.
  open var itemIdentifiers: [Any] { content.itemIdentifiers.map(\.base) }
  /// The items that are to be made anew.
  open var reloadedItemIdentifiers: [Any] { content.reloadedItemIdentifiers.map(\.base) }
  /// The sections that are to be made anew.
  open var reloadedSectionIdentifiers: [Any] { content.reloadedSectionIdentifiers.map(\.base) }
  /// The items that are to be filled anew.
  open var reconfiguredItemIdentifiers: [Any] { content.reconfiguredItemIdentifiers.map(\.base) }
  /// How many items a section has.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    content.numberOfItems(inSection: Self.key(sectionIdentifier))
  }
  /// The items of a section.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    content.itemIdentifiers(inSection: Self.key(sectionIdentifier)).map(\.base)
  }
  /// The section of an item; nil if there is none.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    content.sectionIdentifier(containingItem: Self.key(itemIdentifier))?.base
  }
  /// The place of an item among all; `NSNotFound` if there is none.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    content.indexOfItem(Self.key(itemIdentifier)) ?? NSNotFound
  }
  /// The place of a section; `NSNotFound` if there is none.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    content.indexOfSection(Self.key(sectionIdentifier)) ?? NSNotFound
  }
  /// Adds items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) { content.appendItems(Self.keys(identifiers)) }
  /// Adds items to a section.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    content.appendItems(Self.keys(identifiers), toSection: Self.key(sectionIdentifier))
  }
  /// Adds items before another.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    content.insertItems(Self.keys(identifiers), beforeItem: Self.key(itemIdentifier))
  }
  /// Adds items after another.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    content.insertItems(Self.keys(identifiers), afterItem: Self.key(itemIdentifier))
  }
  /// Takes items away.
  open func deleteItems(withIdentifiers identifiers: [Any]) { content.deleteItems(Self.keys(identifiers)) }
  /// Takes all away.
  open func deleteAllItems() { content.deleteAllItems() }
  /// Moves an item before another.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    content.moveItem(Self.key(fromIdentifier), beforeItem: Self.key(toIdentifier))
  }
  /// Moves an item after another.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    content.moveItem(Self.key(fromIdentifier), afterItem: Self.key(toIdentifier))
  }
  /// Has items made anew.
  open func reloadItems(withIdentifiers identifiers: [Any]) { content.reloadItems(Self.keys(identifiers)) }
  /// Has items filled anew (iOS 15).
  open func reconfigureItems(withIdentifiers identifiers: [Any]) { content.reconfigureItems(Self.keys(identifiers)) }
  /// Adds sections.
  open func appendSections(withIdentifiers identifiers: [Any]) { content.appendSections(Self.keys(identifiers)) }
  /// Adds sections before another.
  open func insertSections(withIdentifiers identifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any) {
    content.insertSections(Self.keys(identifiers), beforeSection: Self.key(toIdentifier))
  }
  /// Adds sections after another.
  open func insertSections(withIdentifiers identifiers: [Any], afterSectionWithIdentifier toIdentifier: Any) {
    content.insertSections(Self.keys(identifiers), afterSection: Self.key(toIdentifier))
  }
  /// Takes sections away.
  open func deleteSections(withIdentifiers identifiers: [Any]) { content.deleteSections(Self.keys(identifiers)) }
  /// Moves a section before another.
  open func moveSection(withIdentifier fromIdentifier: Any, beforeSectionWithIdentifier toIdentifier: Any) {
    content.moveSection(Self.key(fromIdentifier), beforeSection: Self.key(toIdentifier))
  }
  /// Moves a section after another.
  open func moveSection(withIdentifier fromIdentifier: Any, afterSectionWithIdentifier toIdentifier: Any) {
    content.moveSection(Self.key(fromIdentifier), afterSection: Self.key(toIdentifier))
  }
  /// Has sections made anew.
  open func reloadSections(withIdentifiers identifiers: [Any]) { content.reloadSections(Self.keys(identifiers)) }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// One whose types are not known.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.content = mapped({ AnyHashable($0) }, { AnyHashable($0) }) ?? reference.content
    return reference
  }
  /// One of these types; what has others ends the app, as on iOS.
  public static func _forceBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout Self?) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      preconditionFailure("identifiers of a snapshot are not of the types it is cast to")
    }
  }
  /// One of these types; false where some of its identifiers have others.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    result = source.content.mapped({ $0.base as? SectionIdentifierType }, { $0.base as? ItemIdentifierType })
    return result != nil
  }
  /// One of these types, or an empty one of nothing.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }
  /// The same with other identifiers; nil where one has none.
  private func mapped<OtherSection: Hashable, OtherItem: Hashable>(
    _ section: (SectionIdentifierType) -> OtherSection?, _ item: (ItemIdentifierType) -> OtherItem?
  ) -> NSDiffableDataSourceSnapshot<OtherSection, OtherItem>? {
    var other = NSDiffableDataSourceSnapshot<OtherSection, OtherItem>()
    for identifier in sectionIdentifiers {
      let items = itemIdentifiers(inSection: identifier)
      guard let name = section(identifier) else { return nil }
      let names = items.compactMap(item)
      guard names.count == items.count else { return nil }
      other.appendSections([name])
      other.appendItems(names, toSection: name)
    }
    other.reloadItems(reloadedItemIdentifiers.compactMap(item))
    other.reconfigureItems(reconfiguredItemIdentifiers.compactMap(item))
    other.reloadSections(reloadedSectionIdentifiers.compactMap(section))
    return other
  }
}
