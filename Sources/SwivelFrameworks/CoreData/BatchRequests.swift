// Objects that are changed or made in the store, past the contexts, which see of it what they are told or read anew.
import SwivelUI

/// What is told of objects that were changed in the store itself; raw values are Core Data's.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it went well.
  case statusOnlyResultType = 0
  /// Which.
  case updatedObjectIDsResultType = 1
  /// How many.
  case updatedObjectsCountResultType = 2
}

/// Values are changed in the store. `NSExpression` is not there on Linux: values are constants.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  private let name: String?
  private let given: NSEntityDescription?
  /// The entity's name.
  open var entityName: String { name ?? given?.name ?? "" }
  /// The entity; nil where there is only its name.
  open var entity: NSEntityDescription? { given }
  /// What objects have to fulfil; nil for nothing.
  open var predicate: NSPredicate?
  /// Whether objects of inheriting entities count.
  open var includesSubentities = true
  /// What is told.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Values by names or by descriptions of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Objects of the entity of a name.
  public init(entityName: String) {
    (name, given) = (entityName, nil)
    super.init()
  }
  /// Objects of an entity.
  public init(entity: NSEntityDescription) {
    (name, given) = (nil, entity)
    super.init()
  }

  override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult? {
    let request = FetchDescription(entityName: entityName)
    (request.entity, request.predicate, request.includesSubentities) = (given, predicate, includesSubentities)
    var changes: [NSManagedObjectID: StoredRow] = [:]
    for object in context.below.objects(request) {
      for (key, value) in propertiesToUpdate ?? [:] {
        guard let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name,
          object.entity.property(name) != nil
        else {
          complain("NSInvalidArgumentException", "Invalid property \(key) passed to propertiesToUpdate:")
          return NSBatchUpdateResult()
        }
        object.setPrimitiveValue(value, forKey: name)
      }
      changes[object.objectID] = object.row
    }
    try context.root?.commit(changes, deleted: [])
    let result = NSBatchUpdateResult()
    result.resultType = resultType
    let ids = changes.keys.sorted { $0.number < $1.number }
    result.result =
      switch resultType {
      case .statusOnlyResultType: NSNumber(value: true)
      case .updatedObjectIDsResultType: ids
      case .updatedObjectsCountResultType: NSNumber(value: ids.count)
      }
    return result
  }
}

/// What came of it.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// As the request wanted it.
  open internal(set) var result: Any?
  /// What was wanted.
  open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// What is told of objects that were made in the store itself; raw values are Core Data's.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it went well.
  case statusOnly = 0
  /// Which.
  case objectIDs = 1
  /// How many.
  case count = 2
}

/// Objects are made in the store (iOS 13). Like all that goes past a context they are not validated, and no two are compared.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// Fills one; true when there are no more, and then what was filled is not one of them.
  private enum Source {
    case values([[String: Any]])
    case dictionaries((NSMutableDictionary) -> Bool)
    case objects((NSManagedObject) -> Bool)
  }
  private let name: String?
  private let given: NSEntityDescription?
  private var source: Source
  /// The entity's name.
  open var entityName: String { name ?? given?.name ?? "" }
  /// The entity; nil where there is only its name.
  open var entity: NSEntityDescription? { given }
  /// What is told.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// Values of each by their names; nil where a block fills them.
  open var objectsToInsert: [[String: Any]]? {
    get { if case .values(let values) = source { values } else { nil } }
    set { source = .values(newValue ?? []) }
  }
  /// Fills the next; true when there are no more.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)? {
    get { if case .dictionaries(let handler) = source { handler } else { nil } }
    set { if let newValue { source = .dictionaries(newValue) } }
  }
  /// The same of an object in no context.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)? {
    get { if case .objects(let handler) = source { handler } else { nil } }
    set { if let newValue { source = .objects(newValue) } }
  }
  private init(_ name: String?, _ entity: NSEntityDescription?, _ source: Source) {
    (self.name, given, self.source) = (name, entity, source)
    super.init()
  }
  /// Of values.
  public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.init(entityName, nil, .values(dictionaries))
  }
  /// Of values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(nil, entity, .values(dictionaries))
  }
  /// Of what a block fills.
  public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.init(entityName, nil, .dictionaries(handler))
  }
  /// Of what a block fills.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(nil, entity, .dictionaries(handler)) }
  /// Of what a block fills.
  public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName, nil, .objects(handler))
  }
  /// Of what a block fills.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(nil, entity, .objects(handler)) }

  override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult? {
    guard let entity = given ?? context.model?.entitiesByName[entityName] else {
      complain("NSInvalidArgumentException", "NSBatchInsertRequest: there is no entity '\(entityName)'")
      return NSBatchInsertResult()
    }
    var changes: [NSManagedObjectID: StoredRow] = [:]
    for object in objects(entity) { changes[context.newID(entity)] = object.row }
    try context.root?.commit(changes, deleted: [])
    let result = NSBatchInsertResult()
    result.resultType = resultType
    let ids = changes.keys.sorted { $0.number < $1.number }
    result.result =
      switch resultType {
      case .statusOnly: NSNumber(value: true)
      case .objectIDs: ids
      case .count: NSNumber(value: ids.count)
      }
    return result
  }
  private func objects(_ entity: NSEntityDescription) -> [NSManagedObject] {
    var made: [NSManagedObject] = []
    switch source {
    case .values(let list): made = list.map { filled(entity, $0) }
    case .dictionaries(let handler):
      while true {
        let values = NSMutableDictionary()
        if handler(values) { break }
        var plain: [String: Any] = [:]
        for (key, value) in values { if let key = key as? String { plain[key] = value } }
        made.append(filled(entity, plain))
      }
    case .objects(let handler):
      while true {
        let object = entity.made(in: nil)
        if handler(object) { break }
        made.append(object)
      }
    }
    return made
  }
  private func filled(_ entity: NSEntityDescription, _ values: [String: Any]) -> NSManagedObject {
    let object = entity.made(in: nil)
    for (key, value) in values where entity.property(key) is NSAttributeDescription {
      object.setPrimitiveValue(value, forKey: key)
    }
    return object
  }
}

/// What came of it.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// As the request wanted it.
  open internal(set) var result: Any?
  /// What was wanted.
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

extension NSManagedObjectContext {
  /// The store as it is, without what this context has not saved.
  var below: NSManagedObjectContext {
    let below = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    below.persistentStoreCoordinator = root
    return below
  }
}
