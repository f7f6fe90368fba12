// Where objects are made, changed and looked for before a store has them; what was changed is told at the end of the turn of the loop,
// and kept when it is saved.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import SwivelUI

/// On which queue a context's blocks run; raw values are Core Data's.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// Whoever made it.
  case confinementConcurrencyType = 0
  /// One of its own: here the main one's next turn.
  case privateQueueConcurrencyType = 1
  /// The main one.
  case mainQueueConcurrencyType = 2
}

/// What happens where a new object is like a stored one where none may be; raw values are Core Data's. Where an object of the store is changed, all
/// of them are the same here, other than on iOS: what the context changed is saved, property by property, and the rest stays as stored.
public enum NSMergePolicyType: UInt, Sendable {
  /// Saving fails.
  case errorMergePolicyType = 0
  /// The new one goes.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// The stored one goes.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The stored one goes.
  case overwriteMergePolicyType = 3
  /// The new one goes, and what it belongs with stays.
  case rollbackMergePolicyType = 4
}

/// What happens where two contexts changed the same: here the properties of the one that is saved later win, whatever the policy, and of
/// objects that may not be alike the one that was there goes, or the new one, or neither.
open class NSMergePolicy: NSObject {
  /// Which of these it is.
  public let mergeType: NSMergePolicyType
  /// A policy of a kind.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }
  /// A constraint that is broken is an error.
  nonisolated(unsafe) public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The new one goes: "discards unsaved changes".
  nonisolated(unsafe) public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// The one that was there goes.
  nonisolated(unsafe) public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The one that was there goes: "with in-memory changes trumping external changes".
  nonisolated(unsafe) public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The new one goes: "with external changes trumping in-memory changes".
  nonisolated(unsafe) public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
}
/// See `NSMergePolicy.error`.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// See `NSMergePolicy.rollback`.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
/// See `NSMergePolicy.overwrite`.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// See `NSMergePolicy.mergeByPropertyObjectTrump`.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// See `NSMergePolicy.mergeByPropertyStoreTrump`.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

/// A key of what a context tells: new ones.
public let NSInsertedObjectsKey = "inserted"
/// A key of what a context tells: changed ones.
public let NSUpdatedObjectsKey = "updated"
/// A key of what a context tells: those that went.
public let NSDeletedObjectsKey = "deleted"
/// A key of what a context tells: those that were read anew.
public let NSRefreshedObjectsKey = "refreshed"

extension Notification.Name {
  /// Something in a context was changed.
  public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsChangedInManagingContextNotification")
  /// A context is about to be saved.
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
  /// A context was saved.
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
}

/// Objects and what was changed of them.
open class NSManagedObjectContext: NSObject {
  /// On which queue its blocks run.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// Where its changes go when it is saved; nil for a store.
  open var parent: NSManagedObjectContext? { didSet { root?.know(self) } }
  private var ownCoordinator: NSPersistentStoreCoordinator?
  /// The stores below it and its parents.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.know(self)
    }
  }
  /// A name for people.
  open var name: String?
  /// What happens where two changed the same.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Whether it follows what others save.
  open var automaticallyMergesChangesFromParent = false
  /// Nothing is taken back here: nil, as on iOS unless somebody sets one.
  open var undoManager: UndoManager?
  /// Whether those that were deleted elsewhere go.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether its objects are kept while nobody has them: they always are.
  open var retainsRegisteredObjects = true
  /// After how many seconds what was read is read anew; negative for never. It changes nothing.
  open var stalenessInterval: TimeInterval = -1
  /// Who is named as the author of changes.
  open var transactionAuthor: String?
  /// Anything of the app's.
  open var userInfo = NSMutableDictionary()

  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  /// What was not told yet.
  private var pending = ContextChanges()
  private var isAsked = false
  private var loose = 0

  /// A context without stores.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  var root: NSPersistentStoreCoordinator? { persistentStoreCoordinator }
  var model: NSManagedObjectModel? { root?.managedObjectModel }

  func newID(_ entity: NSEntityDescription) -> NSManagedObjectID {
    loose += 1
    return NSManagedObjectID(entity, number: root?.newNumber() ?? loose)
  }

  // MARK: What is in it

  /// All that was made or read.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// New ones.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  /// Changed ones.
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  /// Those that go with the next save.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  /// Whether there is anything to save.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// The object of an identifier, read if need be.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registered[objectID] { return object }
    let object = NSManagedObject.read(objectID, in: self)
    registered[objectID] = object
    if let row = base(objectID) {
      object.take(row)
      object.awakeFromFetch()
    }
    return object
  }
  /// The object of an identifier if it is here; nil if it was not read.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }
  /// The object of an identifier.
  /// - Throws: that there is none any more (133000).
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let isThere = registered[objectID].map { !$0.isDeleted } ?? (base(objectID) != nil)
    guard isThere else {
      throw NSError(domain: NSCocoaErrorDomain, code: CoreDataCode.referentialIntegrity.rawValue)
    }
    return object(with: objectID)
  }

  /// What lies below this context.
  func base(_ id: NSManagedObjectID) -> StoredRow? {
    guard let parent else { return root?.row(id) }
    if let object = parent.registered[id] { return object.isDeleted ? nil : object.row }
    return parent.base(id)
  }
  /// All that is there, in the order it was made.
  var ids: [NSManagedObjectID] {
    let below = parent?.ids ?? root?.ids ?? []
    let gone = Set(deleted.map(\.objectID))
    let known = Set(below)
    let all = below.filter { !gone.contains($0) } + inserted.map(\.objectID).filter { !known.contains($0) }
    return all.sorted { $0.number < $1.number }
  }

  // MARK: Changes

  /// Takes a new object in.
  open func insert(_ object: NSManagedObject) {
    guard registered[object.objectID] !== object else { return }
    object.managedObjectContext = self
    registered[object.objectID] = object
    object.standing = .inserted
    inserted.append(object)
    pending.take(inserted: object)
    tellLater()
    object.awakeFromInsert()
  }

  /// An object goes with the next save; those it belongs with forget it or go as well, by their rules.
  open func delete(_ object: NSManagedObject) { remove(object, sparesStored: false) }
  /// Takes a new object out that shall not be saved, and the new ones it takes with it by their rules: what is stored stays, without it.
  func discard(_ object: NSManagedObject) { remove(object, sparesStored: true) }

  private func remove(_ object: NSManagedObject, sparesStored: Bool) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    let wasInserted = object.isInserted
    if wasInserted { inserted.removeAll { $0 === object } }
    if object.isUpdated { updated.removeAll { $0 === object } }
    object.standing = .deleted
    deleted.append(object)
    pending.take(deleted: object)
    tellLater()
    for (name, relationship) in object.entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
      for id in object.links[name] ?? [] {
        let other = self.object(with: id)
        if relationship.deleteRule == .cascadeDeleteRule, !sparesStored || other.isInserted {
          remove(other, sparesStored: sparesStored)
        } else if sparesStored || relationship.deleteRule == .nullifyDeleteRule,
          let inverse = relationship.inverseRelationship
        {
          other.forget(object.objectID, inverse)
        }
      }
    }
    // No store has it, and none will be told.
    if wasInserted { deleted.removeAll { $0 === object } }
    if wasInserted { registered[object.objectID] = nil }
  }

  func willChange(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    if object.standing == .kept {
      object.standing = .updated
      updated.append(object)
    }
    pending.take(updated: object)
    tellLater()
  }

  private func tellLater() {
    guard !isAsked else { return }
    isAsked = true
    nonisolated(unsafe) weak let context = self
    DispatchQueue.main.async { context?.processPendingChanges() }
  }

  /// Tells now what was changed; by itself that comes at the end of the turn of the loop.
  open func processPendingChanges() {
    isAsked = false
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = ContextChanges()
    tell(.NSManagedObjectContextObjectsDidChange, changes.userInfo)
  }

  func tell(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  /// As it was saved last.
  open func rollback() {
    for object in inserted {
      registered[object.objectID] = nil
      object.managedObjectContext = nil
      object.standing = .kept
      pending.take(deleted: object)
    }
    for object in updated + deleted {
      object.take(base(object.objectID) ?? object.committed)
      object.standing = .kept
      pending.take(updated: object)
    }
    (inserted, updated, deleted) = ([], [], [])
    tellLater()
  }
  /// Without objects: those there were are nobody's.
  open func reset() {
    for object in registered.values { (object.managedObjectContext, object.standing) = (nil, .kept) }
    (registered, inserted, updated, deleted, pending) = ([:], [], [], [], ContextChanges())
  }
  /// An object as its store has it; what was changed of it stays if `flag` says so.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard let row = base(object.objectID) else { return }
    if flag {
      object.merge(row)
    } else {
      updated.removeAll { $0 === object }
      if object.isUpdated { object.standing = .kept }
      object.take(row)
    }
    pending.refreshed.append(object)
    tellLater()
  }
  /// All of them, with what was changed of them.
  open func refreshAllObjects() { for object in inOrder(registered.values) { refresh(object, mergeChanges: true) } }

  func inOrder(_ objects: some Sequence<NSManagedObject>) -> [NSManagedObject] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
  }

  // MARK: Queues

  /// Runs a block in the context's next turn; on iOS that is on its queue, beside the main one for private ones.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let (context, block) = (self, block)
    DispatchQueue.main.async {
      block()
      context.processPendingChanges()
    }
  }
  /// Runs a block now, for what comes of it.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    defer { processPendingChanges() }
    return try block()
  }
  /// Runs a block, for what comes of it.
  open func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result {
    defer { processPendingChanges() }
    return try block()
  }
}
