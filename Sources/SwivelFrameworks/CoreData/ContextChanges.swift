// What happened to the objects of a context since it told last.
import SwivelUI

/// What is to be told of a context.
struct ContextChanges {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  var refreshed: [NSManagedObject] = []
  /// New and changed ones.
  private var known: Set<NSManagedObjectID> = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

  mutating func take(inserted object: NSManagedObject) {
    inserted.append(object)
    known.insert(object.objectID)
  }
  mutating func take(updated object: NSManagedObject) {
    if known.insert(object.objectID).inserted { updated.append(object) }
  }
  mutating func take(deleted object: NSManagedObject) {
    inserted.removeAll { $0 === object }
    updated.removeAll { $0 === object }
    deleted.append(object)
  }

  /// Sets by Core Data's keys; those that are empty are left out.
  var userInfo: [AnyHashable: Any] {
    let sets = [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
      (NSRefreshedObjectsKey, refreshed),
    ]
    return Dictionary(uniqueKeysWithValues: sets.filter { !$0.1.isEmpty }.map { ($0.0, Set($0.1)) })
  }
}

extension NSManagedObject {
  var row: StoredRow { StoredRow(values: values, links: links) }

  /// As a store has it.
  func take(_ row: StoredRow) {
    (values, links, committed, changed) = (row.values, row.links, row, [])
  }
  /// As a store has it, but for what was changed here.
  func merge(_ row: StoredRow) {
    var merged = row
    for name in changed { (merged.values[name], merged.links[name]) = (values[name], links[name]) }
    (values, links, committed) = (merged.values, merged.links, row)
  }
}
