// Objects of a model in a context: what is there when, as Apple's Core Data Programming Guide and class references have it.
import DataModels
import SwivelUI
import Testing

@testable import SwivelFrameworks

/// Lists with entries: an entry has a title, belongs to one list, and goes with it.
private let shop = """
  <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
  <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
    <entity name="Place" representedClassName="NSManagedObject" isAbstract="YES">
      <attribute name="title" attributeType="String" minValueString="2"/>
    </entity>
    <entity name="Basket" representedClassName="NSManagedObject" parentEntity="Place">
      <relationship name="goods" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade"
        destinationEntity="Thing" inverseName="basket" inverseEntity="Thing"/>
      <relationship name="owner" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="Person"
        inverseName="baskets" inverseEntity="Person"/>
    </entity>
    <entity name="Person" representedClassName="NSManagedObject">
      <attribute name="mail" optional="YES" attributeType="String"/>
      <relationship name="baskets" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Basket"
        inverseName="owner" inverseEntity="Basket"/>
      <uniquenessConstraints><uniquenessConstraint><constraint value="mail"/></uniquenessConstraint></uniquenessConstraints>
    </entity>
    <entity name="Thing" representedClassName="NSManagedObject">
      <attribute name="count" attributeType="Integer 16" defaultValueString="1" usesScalarValueType="YES"/>
      <attribute name="name" optional="YES" attributeType="String"/>
      <attribute name="since" optional="YES" attributeType="Date" defaultDateTimeInterval="60"/>
      <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="1.10"/>
      <relationship name="basket" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Basket"
        inverseName="goods" inverseEntity="Basket"/>
    </entity>
  </model>
  """

@MainActor @Suite("Core Data") struct CoreDataTests {
  private let coordinator: NSPersistentStoreCoordinator
  private let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  init() throws {
    let model = NSManagedObjectModel(try DataModel(contents: Data(shop.utf8)))
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    context.persistentStoreCoordinator = coordinator
  }

  private func make(_ entity: String, _ values: [String: Any] = [:]) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { object.setValue(value, forKey: key) }
    return object
  }
  private func names(_ request: NSFetchRequest<NSManagedObject>) throws -> [String] {
    try context.fetch(request).map { $0.value(forKey: "name") as? String ?? "-" }
  }

  /// A new object has what the model says it has at first; a date is so many seconds after the first day of 2001.
  @Test func whatANewObjectHas() throws {
    let thing = make("Thing")
    #expect(thing.value(forKey: "count") as? Int16 == 1)
    #expect(thing.value(forKey: "since") as? Date == Date(timeIntervalSinceReferenceDate: 60))
    #expect(thing.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "1.10"))
    #expect(thing.value(forKey: "name") == nil)
    #expect(thing.isInserted && thing.hasChanges && thing.objectID.isTemporaryID && context.hasChanges)
    try context.save()
    #expect(!thing.isInserted && !thing.hasChanges && !thing.objectID.isTemporaryID && !context.hasChanges)
    #expect(thing.objectID.uriRepresentation().absoluteString.hasPrefix("x-coredata://"))
  }

  /// What a request finds: a predicate and what is not saved included, in order, from the second on, at most so many.
  @Test(
    arguments: [
      ("all, as they were made", "", [], 0, 0, ["b", "c", "a", "B"]),
      ("by name", "", [("name", true)], 0, 0, ["B", "a", "b", "c"]),
      ("the other way", "", [("name", false)], 0, 0, ["c", "b", "a", "B"]),
      ("by count, then by name", "", [("count", false), ("name", true)], 0, 0, ["a", "c", "B", "b"]),
      ("those of one basket", "basket.title == 'First'", [("name", true)], 0, 0, ["a", "b"]),
      ("with at least two", "count >= 2", [("name", true)], 0, 0, ["a", "c"]),
      ("two from the second on", "", [("name", true)], 1, 2, ["a", "b"]),
      ("none", "name BEGINSWITH 'x'", [], 0, 0, []),
    ] as [(String, String, [(String, Bool)], Int, Int, [String])])
  func whatIsFound(
    name: String, format: String, order: [(String, Bool)], offset: Int, limit: Int, found: [String]
  ) throws {
    let (first, second) = (make("Basket", ["title": "First"]), make("Basket", ["title": "Second"]))
    for (name, count, basket) in [("b", 1, first), ("c", 2, second), ("a", 3, first)] {
      _ = make("Thing", ["name": name, "count": count, "basket": basket])
    }
    try context.save()
    _ = make("Thing", ["name": "B", "basket": second])
    let request = NSFetchRequest<NSManagedObject>(entityName: "Thing")
    if !format.isEmpty { request.predicate = NSPredicate(format: format) }
    request.sortDescriptors = order.map { NSSortDescriptor(key: $0.0, ascending: $0.1) }
    (request.fetchOffset, request.fetchLimit) = (offset, limit)
    #expect(try names(request) == found, "\(name)")
    #expect(try context.count(for: request) == found.count, "\(name)")
  }

  /// "fetch the exams of this student": an object is the argument of a predicate.
  @Test func whatBelongsToAnObject() throws {
    let (first, second) = (make("Basket", ["title": "First"]), make("Basket", ["title": "Second"]))
    for (name, basket) in [("a", first), ("b", second), ("c", first)] {
      _ = make("Thing", ["name": name, "basket": basket])
    }
    let request = NSFetchRequest<NSManagedObject>(entityName: "Thing")
    request.predicate = NSPredicate(format: "basket = %@", first)
    #expect(try names(request) == ["a", "c"])
  }

  /// Objects of inheriting entities are found as well, unless the request says otherwise.
  @Test func inheritingEntities() throws {
    _ = make("Basket", ["title": "First"])
    let request = NSFetchRequest<NSManagedObject>(entityName: "Place")
    #expect(try context.fetch(request).map { $0.value(forKey: "title") as? String } == ["First"])
    request.includesSubentities = false
    #expect(try context.fetch(request).isEmpty)
  }

  /// Either side of a relationship follows the other.
  @Test func theWayBack() throws {
    let (first, second) = (make("Basket", ["title": "First"]), make("Basket", ["title": "Second"]))
    let thing = make("Thing", ["basket": first])
    func goods(_ basket: NSManagedObject) -> Int { (basket.value(forKey: "goods") as? NSOrderedSet)?.count ?? -1 }
    #expect((goods(first), goods(second)) == (1, 0))
    second.changeManaged("addToGoods", thing)
    #expect((goods(first), goods(second)) == (0, 1))
    #expect(thing.value(forKey: "basket") as? NSManagedObject === second)
    second.changeManaged("removeFromGoods", nil, at: 0)
    #expect(thing.value(forKey: "basket") == nil && goods(second) == 0)
  }

  /// What is deleted takes others with it, is forgotten by others, or may not go while there are others, as the model says.
  @Test func whatGoes() throws {
    let owner = make("Person")
    let basket = make("Basket", ["title": "First", "owner": owner])
    let thing = make("Thing", ["basket": basket])
    try context.save()
    context.delete(thing)
    #expect((basket.value(forKey: "goods") as? NSOrderedSet)?.count == 0, "forgotten")
    context.rollback()
    #expect((basket.value(forKey: "goods") as? NSOrderedSet)?.count == 1, "as it was saved")
    context.delete(basket)
    #expect(thing.isDeleted, "goes with it")
    #expect(throws: (any Error).self) { try context.save() }
    context.rollback()
    basket.setValue(nil, forKey: "owner")
    context.delete(basket)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Thing")) == 0)
    #expect(thing.managedObjectContext == nil)
  }

  /// Numbers of errors are those of CoreDataErrors.h: 1570 for what is missing, 1670 for a text that is too short, 1560 for several.
  @Test(
    arguments: [
      (nil, 1570), ("A", 1670), ("AB", nil),
    ] as [(String?, Int?)])
  func whatMayNotBeSaved(title: String?, code: Int?) throws {
    let basket = make("Basket")
    basket.setValue(title, forKey: "title")
    var found: Int?
    do { try context.save() } catch { found = (error as NSError).code }
    #expect(found == code)
    #expect(basket.isInserted == (code != nil), "nothing is saved then")
  }

  @Test func severalErrorsAreOne() throws {
    _ = make("Basket")
    let second = make("Thing")
    second.setValue(nil, forKey: "count")
    second.entity.attributesByName["name"]?.isOptional = false
    var found: NSError?
    do { try second.validateForInsert() } catch { found = error as NSError }
    #expect(found?.code == 1560)
    #expect((found?.userInfo["NSDetailedErrors"] as? [NSError])?.map(\.code) == [1570, 1570])
  }

  /// Two with the same address: an error by default, the older one goes where the policy says so.
  @Test func onlyOneOfAKind() throws {
    _ = make("Person", ["mail": "a@b"])
    try context.save()
    _ = make("Person", ["mail": "a@b"])
    var found: Int?
    do { try context.save() } catch { found = (error as NSError).code }
    #expect(found == 133_021)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Person")) == 1)
  }

  /// A child's changes are its parent's once it is saved, and the store's once that is.
  @Test func childrenAndNeighbours() throws {
    let thing = make("Thing", ["name": "old"])
    try context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let neighbour = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    neighbour.persistentStoreCoordinator = coordinator
    neighbour.automaticallyMergesChangesFromParent = true
    let seen = neighbour.object(with: thing.objectID)
    let own = child.object(with: thing.objectID)
    own.setValue("new", forKey: "name")
    func now() -> [String?] { [own, thing, seen].map { $0.value(forKey: "name") as? String } }
    #expect(now() == ["new", "old", "old"])
    try child.save()
    #expect(now() == ["new", "new", "old"])
    #expect(thing.isUpdated)
    try context.save()
    #expect(now() == ["new", "new", "new"])
  }

  /// A store in a file is there for the next coordinator, relationships included.
  @Test func whatAFileKeeps() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("core-data-\(UUID())")
    defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
    let url = folder.appendingPathComponent("Shop.sqlite")
    func open() throws -> NSManagedObjectContext {
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: coordinator.managedObjectModel)
      try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
      let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      context.persistentStoreCoordinator = coordinator
      return context
    }
    let first = try open()
    let basket = NSEntityDescription.insertNewObject(forEntityName: "Basket", into: first)
    basket.setValue("First", forKey: "title")
    for name in ["b", "a"] {
      let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: first)
      thing.setValue(name, forKey: "name")
      thing.setValue(basket, forKey: "basket")
    }
    try first.save()
    let second = try open()
    let read = try second.fetch(NSFetchRequest<NSManagedObject>(entityName: "Basket"))
    let goods = read.first?.value(forKey: "goods") as? NSOrderedSet
    #expect(goods?.array.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String } == ["b", "a"])
    let thing = goods?.array.first as? NSManagedObject
    #expect(thing?.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "1.10"))
    #expect(thing?.value(forKey: "since") as? Date == Date(timeIntervalSinceReferenceDate: 60))
    try Data("no store".utf8).write(to: url)
    #expect(throws: (any Error).self) { try open() }
  }

  /// A batch deletes in the store; objects that were read stay until they are refreshed.
  @Test func inOneGo() throws {
    for name in ["a", "b", "c"] { _ = make("Thing", ["name": name]) }
    try context.save()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Thing")
    request.predicate = NSPredicate(format: "name != 'b'")
    let batch = NSBatchDeleteRequest(fetchRequest: request)
    batch.resultType = .resultTypeCount
    let result = try context.execute(batch) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 2)
    #expect(try names(NSFetchRequest(entityName: "Thing")) == ["b"])
  }
}
