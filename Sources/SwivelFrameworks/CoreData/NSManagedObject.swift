// An object of a model: values by their names, kept by its context, with the ways back of its relationships.
import SwivelUI

/// What a fetch can have for results.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Which object of a store one is.
open class NSManagedObjectID: NSObject, NSFetchRequestResult {
  /// Its kind.
  public let entity: NSEntityDescription
  /// Its number among all of a coordinator.
  let number: Int
  /// Whether no store has it yet.
  open internal(set) var isTemporaryID = true
  /// The store that has it.
  open internal(set) weak var persistentStore: NSPersistentStore?

  init(_ entity: NSEntityDescription, number: Int) { (self.entity, self.number) = (entity, number) }

  /// Its address, as Core Data writes them: `x-coredata://STORE/ENTITY/pNUMBER`, `t` before the number until it is saved.
  open func uriRepresentation() -> URL {
    let store = persistentStore?.identifier ?? ""
    let text = "x-coredata://\(store)/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)"
    return URL(string: text) ?? URL(fileURLWithPath: text)
  }
  open override var hash: Int { number }
  open override func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
}

/// An object of a model.
///
/// What it keeps is read and written by name, and by the properties `@NSManaged` declares, which `swivel adopt` gives their bodies.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyedStorage {
  /// Its kind.
  public let entity: NSEntityDescription
  /// Which one it is.
  open internal(set) var objectID: NSManagedObjectID
  /// The context it lives in; nil once it was deleted and saved, or never was in one.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Values by name.
  var values: [String: Any] = [:]
  /// Whom it belongs with, by name.
  var links: [String: [NSManagedObjectID]] = [:]
  /// As its store, or the parent context, has it.
  var committed = StoredRow()
  /// Names of what was changed since.
  var changed: Set<String> = []
  /// What the next save does with it.
  enum Standing { case kept, inserted, updated, deleted }
  var standing = Standing.kept

  /// A new object, in a context unless that is nil.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = context?.newID(entity) ?? NSManagedObjectID(entity, number: 0)
    super.init()
    for property in entity.properties {
      if let value = (property as? NSAttributeDescription)?.defaultValue { values[property.name] = value }
    }
    guard let context else { return }
    context.insert(self)
  }

  /// A new object of the class its entity says. Core Data's initializer makes such a one also where `NSManagedObject` is named, and
  /// adopted sources say this instead.
  public static func made(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> NSManagedObject {
    entity.made(in: context)
  }

  /// The object of a row there is, in a context that has not got it yet.
  static func read(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
    let object = id.entity.made(in: nil)
    object.objectID = id
    object.managedObjectContext = context
    object.values = [:]
    return object
  }

  /// A new object of the entity whose class this is.
  public convenience init(context moc: NSManagedObjectContext) {
    let name = String(describing: Self.self)
    let entity = moc.model?.entities.first { $0.managedObjectClassName == name || $0.name == name }
    if entity == nil {
      complain(
        "NSInvalidArgumentException", "An NSManagedObject of class '\(name)' must have a valid NSEntityDescription.")
    }
    self.init(entity: entity ?? NSEntityDescription(), insertInto: entity == nil ? nil : moc)
  }

  /// The entity whose class this is, in the model that was loaded last.
  open class func entity() -> NSEntityDescription {
    let name = String(describing: self)
    return NSPersistentStoreCoordinator.latestModel?.entities.first { $0.managedObjectClassName == name }
      ?? NSEntityDescription()
  }
  /// A request for all of the entity.
  open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    let entity = entity()
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: entity.name ?? String(describing: self))
    return request
  }

  open override var hash: Int { objectID.number }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObject else { return false }
    return self === other
  }

  // MARK: Where it stands

  /// Whether it is new.
  open var isInserted: Bool { standing == .inserted }
  /// Whether it was changed since it was read.
  open var isUpdated: Bool { standing == .updated }
  /// Whether it goes with the next save.
  open var isDeleted: Bool { standing == .deleted }
  /// Whether any of it.
  open var hasChanges: Bool { standing != .kept }
  /// Whether values that will be saved were changed.
  open var hasPersistentChangedValues: Bool { !changed.isEmpty }
  /// Whether its values are still to be read: they are there as soon as it is.
  open var isFault: Bool { false }
  /// What was changed, by name.
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changed.map { ($0, value(forKey: $0) ?? NSNull()) })
  }
  /// What its store has, by name.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let all = keys ?? entity.properties.map(\.name)
    return Dictionary(uniqueKeysWithValues: all.map { ($0, committed.values[$0] ?? NSNull()) })
  }

  // MARK: For apps to override

  /// It is new.
  open func awakeFromInsert() {}
  /// It was read.
  open func awakeFromFetch() {}
  /// It is about to be saved.
  open func willSave() {}
  /// It was saved.
  open func didSave() {}
  /// It is about to be deleted.
  open func prepareForDeletion() {}
  /// What is to be told of a new one.
  open func validateForInsert() throws { try validate() }
  /// What is to be told of a changed one.
  open func validateForUpdate() throws { try validate() }
  /// What is to be told of one that goes.
  open func validateForDelete() throws { try denied() }

  // MARK: Values

  /// A value, or an object, set of objects or ordered set, by its name; a name there is none of is raised.
  open func value(forKey key: String) -> Any? {
    guard entity.property(key) != nil else {
      unknown(key)
      return nil
    }
    return primitiveValue(forKey: key)
  }
  /// Changes a value, or whom it belongs with.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.property(key) else {
      return unknown(key)
    }
    if let relationship = property as? NSRelationshipDescription {
      return link(relationship, to: Self.objects(value))
    }
    managedObjectContext?.willChange(self)
    setPrimitiveValue(value, forKey: key)
    changed.insert(key)
  }
  private func unknown(_ key: String) {
    complain(
      "NSUnknownKeyException",
      "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
  }
  /// The value without a word to anybody.
  open func primitiveValue(forKey key: String) -> Any? {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return values[key] }
    let others = (links[key] ?? []).compactMap { managedObjectContext?.object(with: $0) }
    if !relationship.isToMany { return others.first }
    return relationship.isOrdered ? NSOrderedSet(array: others) : NSSet(array: others)
  }
  /// Changes it without a word to anybody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    if entity.property(key) is NSRelationshipDescription {
      links[key] = Self.objects(value).map(\.objectID)
    } else {
      values[key] = Self.kept(value)
    }
  }
  /// Somebody is about to read it.
  open func willAccessValue(forKey key: String?) {}
  /// Somebody has read it.
  open func didAccessValue(forKey key: String?) {}
  /// Somebody is about to change it.
  open func willChangeValue(forKey key: String) { managedObjectContext?.willChange(self) }
  /// Somebody has changed it.
  open func didChangeValue(forKey key: String) { changed.insert(key) }

  /// The value of a name, for predicates and orders; nil for a name the entity has not.
  open func keyedValue(forKey key: String) -> Any?? {
    entity.property(key) == nil ? nil : .some(value(forKey: key))
  }

  /// What is kept of a value: numbers as `NSNumber`, nothing of an empty optional.
  private static func kept(_ value: Any?) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    return value is NSNull ? nil : value is NSDecimalNumber ? value : value as? NSNumber ?? value
  }

  /// The objects of a value: of one, of a set, of a list.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case nil, is NSNull: []
    case let one as NSManagedObject: [one]
    case let set as NSSet:
      set.allObjects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.number < $1.objectID.number }
    case let list as NSOrderedSet: list.array.compactMap { $0 as? NSManagedObject }
    case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
    case .some(let other):
      Mirror(reflecting: other).children.flatMap { objects($0.value) }
    }
  }
}
