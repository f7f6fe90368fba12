// Where objects are kept: rows in memory, and in a file of the app's home when a context is saved.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import SwivelUI

/// An object as it is kept.
struct StoredRow {
  var values: [String: Any] = [:]
  var links: [String: [NSManagedObjectID]] = [:]
}

/// Keeps rows in memory and the file Core Data calls its store's.
public let NSInMemoryStoreType = "InMemory"
/// Keeps rows in a file: a property list here, and no database.
public let NSSQLiteStoreType = "SQLite"
/// Keeps rows in a file.
public let NSBinaryStoreType = "Binary"
/// An option: a model of another version is followed; its properties are taken by their names here.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// An option: how it is followed is inferred.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// An option: what was changed is remembered; nothing is here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// An option: others are told of changes; nobody is here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// Rows of one place.
open class NSPersistentStore: NSObject {
  /// `NSSQLiteStoreType` and the like.
  public let type: String
  /// The file; of what is kept in memory a name that is none.
  open var url: URL?
  /// What it was opened with.
  public let options: [AnyHashable: Any]?
  /// The part of the model it keeps; always all of it.
  public let configurationName: String
  /// Another one for each store.
  open internal(set) var identifier = ""
  var rows: [NSManagedObjectID: StoredRow] = [:]

  init(_ type: String, _ url: URL?, _ options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
    super.init()
  }

  var isKept: Bool { type != NSInMemoryStoreType && url?.path != "/dev/null" }
}

/// The stores of a model, as contexts see them.
open class NSPersistentStoreCoordinator: NSObject {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores, in the order they were added.
  open internal(set) var persistentStores: [NSPersistentStore] = []
  /// The next object's number.
  private var next = 1
  private let contexts = NSHashTable<NSManagedObjectContext>.weakObjects()
  /// The model that was put to use last, for classes that are asked for their entity.
  nonisolated(unsafe) static weak var latestModel: NSManagedObjectModel?

  /// A coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    Self.latestModel = model
  }

  func newNumber() -> Int {
    defer { next += 1 }
    return next
  }
  func know(_ context: NSManagedObjectContext) { contexts.add(context) }
  /// Its contexts but one.
  func others(than context: NSManagedObjectContext) -> [NSManagedObjectContext] {
    contexts.allObjects.filter { $0 !== context }
  }

  func row(_ id: NSManagedObjectID) -> StoredRow? {
    for store in persistentStores { if let row = store.rows[id] { return row } }
    return nil
  }
  /// All rows' identifiers, in the order the objects were made.
  var ids: [NSManagedObjectID] { persistentStores.flatMap { $0.rows.keys }.sorted { $0.number < $1.number } }

  /// The identifier an address is of; nil for none there is.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    ids.first { $0.uriRepresentation() == url }
  }
  /// The store of an address.
  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

  /// Opens the store at an address, or begins one.
  ///
  /// - Throws: a file that cannot be read, or is none of this model (`NSPersistentStoreOpenError`, 134080).
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(storeType, storeURL, options)
    store.identifier = "S\(persistentStores.count + 1)"
    if store.isKept, let storeURL, FileManager.default.fileExists(atPath: storeURL.path) {
      next = max(next, try StoreFile(managedObjectModel).read(storeURL, into: store) + 1)
    }
    persistentStores.append(store)
    return store
  }
  /// The same from a description; it is told at once.
  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: description.type, configurationName: nil, at: description.url, options: description.options)
      block(description, nil)
    } catch { block(description, error) }
  }
  /// Closes a store; its file stays.
  open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
  /// Deletes a store's file.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    persistentStores.first { $0.url == url }?.rows = [:]
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
  }

  /// Takes over what a context changed.
  func commit(_ changes: [NSManagedObjectID: StoredRow], deleted: [NSManagedObjectID]) throws {
    guard let first = persistentStores.first else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CoreDataCode.storeOpen.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "This NSPersistentStoreCoordinator has no persistent stores."])
    }
    for id in deleted { for store in persistentStores { store.rows[id] = nil } }
    for (id, row) in changes {
      let store = id.persistentStore ?? first
      (id.persistentStore, id.isTemporaryID) = (store, false)
      store.rows[id] = row
    }
    for store in persistentStores where store.isKept { try StoreFile(managedObjectModel).write(store) }
  }
}
