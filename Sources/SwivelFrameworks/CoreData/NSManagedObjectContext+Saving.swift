// What a save does: asks the objects, checks them, hands them to the parent or the stores, and tells everybody.
import SwivelUI

extension NSManagedObjectContext {
  /// Hands on all that was changed: to the parent context, else to the stores and their files.
  ///
  /// - Throws: what objects say of themselves (`validateForInsert()` and the like; 1560 for several), two objects alike where a
  ///   constraint wants one and the merge policy is `error` (133021), no store (134080), a file that cannot be written. Nothing is saved
  ///   then.
  public func save() throws {
    guard hasChanges else { return }
    tell(.NSManagedObjectContextWillSave, [:])
    for object in inserted + updated + deleted { object.willSave() }
    processPendingChanges()
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    for object in deleted { try object.validateForDelete() }
    try keepUnique()
    let (new, changed, gone) = (inserted, updated, deleted)
    if let parent { hand(to: parent, new, changed, gone) } else { try store(new, changed, gone) }
    (inserted, updated, deleted) = ([], [], [])
    for object in new + changed {
      (object.committed, object.changed, object.standing) = (object.row, [], .kept)
    }
    for object in gone {
      registered[object.objectID] = nil
      object.managedObjectContext = nil
    }
    for object in new + changed + gone { object.didSave() }
    var told = ContextChanges()
    (told.inserted, told.updated, told.deleted) = (new, changed, gone)
    let userInfo = told.userInfo
    for other in root?.others(than: self) ?? []
    where other.automaticallyMergesChangesFromParent && other.parent === parent {
      other.follow(userInfo)
    }
    tell(.NSManagedObjectContextDidSave, userInfo)
  }

  private func store(
    _ new: [NSManagedObject], _ changed: [NSManagedObject], _ gone: [NSManagedObject]
  ) throws {
    var rows: [NSManagedObjectID: StoredRow] = [:]
    for object in new { rows[object.objectID] = object.row }
    for object in changed {
      guard let row = root?.row(object.objectID) else { continue }
      object.merge(row)
      rows[object.objectID] = object.row
    }
    guard let root else {
      throw NSError(domain: NSCocoaErrorDomain, code: CoreDataCode.storeOpen.rawValue)
    }
    try root.commit(rows, deleted: gone.map(\.objectID))
  }

  private func hand(
    to parent: NSManagedObjectContext, _ new: [NSManagedObject], _ changed: [NSManagedObject], _ gone: [NSManagedObject]
  ) {
    for object in new {
      let copy = NSManagedObject.read(object.objectID, in: parent)
      copy.take(object.row)
      copy.changed = Set(object.entity.properties.map(\.name))
      parent.insert(copy)
    }
    for object in changed {
      let copy = parent.object(with: object.objectID)
      parent.willChange(copy)
      for name in object.changed { (copy.values[name], copy.links[name]) = (object.values[name], object.links[name]) }
      copy.changed.formUnion(object.changed)
    }
    for object in gone { parent.delete(parent.object(with: object.objectID)) }
  }

  /// Of objects that are alike where they may not be, the one that was there goes, or the new one, as the merge policy says.
  private func keepUnique() throws {
    for object in inserted where parent == nil && !object.isDeleted {
      for names in object.entity.uniquenessConstraints {
        let names = names.compactMap { $0 as? String }
        let like = root?.ids.first { id in
          guard id.entity === object.entity, let row = base(id), registered[id]?.isDeleted != true else { return false }
          return names.allSatisfy { name in
            guard let one = row.values[name] as? AnyHashable, let other = object.values[name] as? AnyHashable else {
              return false
            }
            return one == other
          }
        }
        guard let like else { continue }
        switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
        case .overwriteMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType: delete(self.object(with: like))
        case .rollbackMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType: discard(object)
        case .errorMergePolicyType:
          throw NSError(
            domain: NSCocoaErrorDomain, code: CoreDataCode.constraintMerge.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "\(object.entity.name ?? ""): another has the same \(names)"])
        }
      }
    }
  }

  /// Takes over what another context saved, as `mergeChanges(fromContextDidSave:)` is called with.
  public func mergeChanges(fromContextDidSave notification: Notification) { follow(notification.userInfo ?? [:]) }

  /// Has contexts take over what was changed elsewhere, such as past them: identifiers by the keys of what a context tells.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) { for context in contexts { context.follow(changeNotificationData) } }
  /// New objects have the identifiers they will have in the store.
  ///
  /// - Throws: that there is no store (134080).
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.objectID.isTemporaryID {
      guard let store = root?.persistentStores.first else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: CoreDataCode.storeOpen.rawValue,
          userInfo: [NSLocalizedDescriptionKey: "This NSPersistentStoreCoordinator has no persistent stores."])
      }
      (object.objectID.persistentStore, object.objectID.isTemporaryID) = (store, false)
    }
  }

  private func follow(_ changes: [AnyHashable: Any]) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      let given: [NSManagedObjectID] =
        switch changes[key] {
        case let objects as Set<NSManagedObject>: objects.map(\.objectID)
        case let ids as Set<NSManagedObjectID>: Array(ids)
        case let ids as [NSManagedObjectID]: ids
        case _: []
        }
      return given.sorted { $0.number < $1.number }
    }
    var told = ContextChanges()
    for id in ids(NSInsertedObjectsKey) where registered[id] == nil { told.inserted.append(object(with: id)) }
    for id in ids(NSUpdatedObjectsKey) {
      guard let object = registered[id], let row = base(id) else { continue }
      object.merge(row)
      told.updated.append(object)
    }
    for id in ids(NSDeletedObjectsKey) {
      guard let object = registered.removeValue(forKey: id) else { continue }
      updated.removeAll { $0 === object }
      (object.managedObjectContext, object.standing) = (nil, .kept)
      told.deleted.append(object)
    }
    if !told.isEmpty { tell(.NSManagedObjectContextObjectsDidChange, told.userInfo) }
  }
}
