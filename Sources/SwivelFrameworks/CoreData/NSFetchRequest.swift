// What is asked of a context or a store, and what comes back beside objects.
import SwivelUI

/// Something asked of a store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; nil for all.
  open var affectedStores: [NSPersistentStore]?
  /// Does it past a context; nil for what is not done that way.
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult? { nil }
}

/// What comes of a request that is no fetch.
open class NSPersistentStoreResult: NSObject {}

/// What a fetch gives; raw values are Core Data's.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// Core Data's bits.
  public let rawValue: UInt
  /// Bits of Core Data's.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Their identifiers.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of their values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// How many.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What requests for all types of results have.
open class FetchDescription: NSPersistentStoreRequest {
  /// The entity's name.
  open var entityName: String?
  /// The entity; it wins over the name.
  open var entity: NSEntityDescription?
  /// What objects have to fulfil; nil for nothing.
  open var predicate: NSPredicate?
  /// Their order; without it the one they were made in.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most that are wanted; 0 for all.
  open var fetchLimit = 0
  /// So many of the first are left out.
  open var fetchOffset = 0
  /// Objects are read one by one here: it changes nothing.
  open var fetchBatchSize = 0
  /// What is wanted of them.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of inheriting entities count.
  open var includesSubentities = true
  /// Whether what is not saved counts.
  open var includesPendingChanges = true
  /// Whether values are read: they always are.
  open var includesPropertyValues = true
  /// Values are there as soon as an object is: it changes nothing.
  open var returnsObjectsAsFaults = true
  /// Whether equal dictionaries are given once.
  open var returnsDistinctResults = false
  /// The names dictionaries have; nil for all values.
  open var propertiesToFetch: [Any]?
  /// Whom it belongs with is there as soon as it is asked for: it changes nothing.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// A request without an entity.
  public override init() { super.init() }
  /// A request for the entity of a name.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
}

/// A request for objects, with the type of what comes of it.
open class NSFetchRequest<ResultType>: FetchDescription {
  /// A request without an entity.
  public override init() { super.init() }
  /// A request for the entity of a name.
  public override init(entityName: String) { super.init(entityName: entityName) }
}

/// What is told of objects that were changed in the store itself; raw values are Core Data's.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it went well.
  case resultTypeStatusOnly = 0
  /// Which.
  case resultTypeObjectIDs = 1
  /// How many.
  case resultTypeCount = 2
}

/// Objects are deleted in the store, past the contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let fetch: FetchDescription
  let ids: [NSManagedObjectID]?
  /// What is told.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// Those a request finds.
  public init(fetchRequest fetch: FetchDescription) {
    (self.fetch, ids) = (fetch, nil)
    super.init()
  }
  /// These.
  public init(objectIDs objects: [NSManagedObjectID]) {
    (fetch, ids) = (FetchDescription(), objects)
    super.init()
  }

  override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult? {
    // What the context has not saved is not in the store.
    let gone = ids ?? context.below.objects(fetch).map(\.objectID)
    try context.root?.commit([:], deleted: gone)
    let result = NSBatchDeleteResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .resultTypeStatusOnly: NSNumber(value: true)
      case .resultTypeObjectIDs: gone
      case .resultTypeCount: NSNumber(value: gone.count)
      }
    return result
  }
}

/// What came of it.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// As the request wanted it.
  open internal(set) var result: Any?
  /// What was wanted.
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}
