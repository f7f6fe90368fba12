// What is done in a store past its contexts, sets that change whom an object belongs with, and lists that are handed out as a whole.
import DataModels
import SwivelUI
import Testing

@testable import SwivelFrameworks

private final class Taker: NSFetchedResultsControllerDelegate {
  var taken: [[String: [String]]] = []
  var reloaded: [Int] = []
  var others = 0
  let context: NSManagedObjectContext
  init(_ context: NSManagedObjectContext) { self.context = context }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    let typed = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
    var names: [String: [String]] = [:]
    for section in typed.sectionIdentifiers {
      names[section] = typed.itemIdentifiers(inSection: section).map {
        context.object(with: $0).value(forKey: "name") as? String ?? "-"
      }
    }
    taken.append(names)
    reloaded.append(typed.reloadedItemIdentifiers.count)
  }
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { others += 1 }
}

@MainActor @Suite("Batches") struct BatchTests {
  private static let model = """
    <model><entity name="Row"><attribute name="name" optional="YES" attributeType="String"/>
    <attribute name="size" optional="YES" attributeType="Integer 64" defaultValueString="1"/>
    <relationship name="parts" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Part" \
    inverseName="row" inverseEntity="Part"/>
    <relationship name="line" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" \
    destinationEntity="Part"/></entity>
    <entity name="Part"><relationship name="row" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Row" inverseName="parts" inverseEntity="Row"/></entity></model>
    """
  private let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  private let coordinator: NSPersistentStoreCoordinator

  init() throws {
    coordinator = NSPersistentStoreCoordinator(
      managedObjectModel: NSManagedObjectModel(try DataModel(contents: Data(Self.model.utf8))))
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    context.persistentStoreCoordinator = coordinator
  }
  private func make(_ name: String) -> NSManagedObject {
    let row = NSEntityDescription.insertNewObject(forEntityName: "Row", into: context)
    row.setValue(name, forKey: "name")
    return row
  }
  private func fetch(_ context: NSManagedObjectContext) throws -> [String] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Row")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request).map { "\($0.value(forKey: "name") ?? "") \($0.value(forKey: "size") ?? "")" }
  }
  private func fresh() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  /// NSBatchUpdateRequest changes the store: a context that has an object sees it when it is told.
  @Test func anUpdateIsInTheStore() throws {
    _ = (make("a"), make("b"))
    try context.save()
    let request = NSBatchUpdateRequest(entityName: "Row")
    request.predicate = NSPredicate(format: "name == %@", "b")
    request.propertiesToUpdate = ["size": 5]
    request.resultType = .updatedObjectIDsResultType
    let result = try context.execute(request) as? NSBatchUpdateResult
    let ids = try #require(result?.result as? [NSManagedObjectID])
    #expect(try ids.count == 1 && fetch(fresh()) == ["a 1", "b 5"])
    #expect(try fetch(context) == ["a 1", "b 1"])
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: ids], into: [context])
    #expect(try fetch(context) == ["a 1", "b 5"])
  }

  /// NSBatchInsertRequest: dictionaries, or blocks that say true when there are no more; values that are not given are the model's.
  @Test func insertionsAreInTheStore() throws {
    let values = NSBatchInsertRequest(entityName: "Row", objects: [["name": "a"], ["name": "b", "size": 2]])
    values.resultType = .count
    #expect((try context.execute(values) as? NSBatchInsertResult)?.result as? NSNumber == 2)
    var names = ["c", "d"]
    let dictionaries = NSBatchInsertRequest(entityName: "Row") { (dictionary: NSMutableDictionary) in
      guard let name = names.popLast() else { return true }
      dictionary["name"] = name
      return false
    }
    #expect((try context.execute(dictionaries) as? NSBatchInsertResult)?.result as? NSNumber == true)
    var more = ["e"]
    let objects = NSBatchInsertRequest(entityName: "Row") { (object: NSManagedObject) in
      guard let name = more.popLast() else { return true }
      object.setValue(name, forKey: "name")
      return false
    }
    objects.resultType = .objectIDs
    let ids = (try context.execute(objects) as? NSBatchInsertResult)?.result as? [NSManagedObjectID]
    #expect(ids?.map(\.isTemporaryID) == [false])
    #expect(try fetch(context) == ["a 1", "b 2", "c 1", "d 1", "e 1"])
  }

  /// obtainPermanentIDs(for:): "converts to permanent IDs the object IDs of the objects"; it saves nothing.
  @Test func identifiersStay() throws {
    let row = make("a")
    #expect(row.objectID.isTemporaryID)
    try context.obtainPermanentIDs(for: [row])
    let address = row.objectID.uriRepresentation()
    #expect(try !row.objectID.isTemporaryID && context.hasChanges && fetch(fresh()).isEmpty)
    try context.save()
    #expect(row.objectID.uriRepresentation() == address)
    #expect(coordinator.managedObjectID(forURIRepresentation: address) === row.objectID)
  }

  /// mutableSetValue(forKey:): what is put into the set belongs with the object, and the way back follows.
  @Test func aSetIsTheObjects() throws {
    let (row, other) = (make("a"), make("b"))
    let parts = (0..<3).map { _ in NSEntityDescription.insertNewObject(forEntityName: "Part", into: context) }
    let set = row.mutableSetValue(forKey: "parts")
    set.addObjects(from: [parts[0], parts[1], parts[0]])
    #expect(set.count == 2 && (row.value(forKey: "parts") as? NSSet)?.count == 2)
    #expect(parts[0].value(forKey: "row") as? NSManagedObject === row)
    other.mutableSetValue(forKey: "parts").add(parts[0])
    #expect(set.count == 1 && !set.contains(parts[0]) && set.contains(parts[1]))
    set.removeAllObjects()
    #expect(parts[1].value(forKey: "row") == nil && set.count == 0)
  }

  /// mutableOrderedSetValue(forKey:) keeps the order its methods make.
  @Test func aListIsTheObjects() throws {
    let row = make("a")
    let parts = (0..<3).map { _ in NSEntityDescription.insertNewObject(forEntityName: "Part", into: context) }
    let list = row.mutableOrderedSetValue(forKey: "line")
    list.addObjects(from: [parts[0], parts[1]])
    list.insert(parts[2], at: 0)
    list.exchangeObject(at: 0, withObjectAt: 1)
    let kept = row.value(forKey: "line") as? NSOrderedSet
    #expect(kept?.array.map { $0 as AnyObject === parts[0] ? 0 : $0 as AnyObject === parts[1] ? 1 : 2 } == [0, 2, 1])
    list.remove(parts[2])
    #expect((row.value(forKey: "line") as? NSOrderedSet)?.count == 2)
  }

  /// controller(_:didChangeContentWith:): after the first fetch and each change, and "no other delegate methods will be invoked".
  @Test func aListIsHandedOutWhole() throws {
    let rows = ["b", "c"].map { make($0) }
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Row")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let taker = Taker(context)
    controller.delegate = taker
    try controller.performFetch()
    _ = make("a")
    rows[1].setValue(3, forKey: "size")
    context.processPendingChanges()
    #expect(taker.taken == [["": ["b", "c"]], ["": ["a", "b", "c"]]])
    #expect(taker.reloaded == [0, 1] && taker.others == 0 && controller.fetchedObjects?.count == 3)
  }

  /// A snapshot is cast to one whose types its identifiers have, and to no other.
  @Test func aSnapshotIsCast() {
    var typed = NSDiffableDataSourceSnapshot<String, Int>()
    typed.appendSections(["x", "y"])
    typed.appendItems([1, 2], toSection: "x")
    typed.reloadItems([2])
    let reference = typed as NSDiffableDataSourceSnapshotReference
    #expect(reference.numberOfItems(inSection: "x") == 2 && reference.index(ofItemIdentifier: 2) == 1)
    #expect(reference.index(ofSectionIdentifier: "z") == NSNotFound)
    let back = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(back.itemIdentifiers == [1, 2] && back.sectionIdentifiers == ["x", "y"])
    #expect(back.reloadedItemIdentifiers == [2])
    #expect((reference as Any) as? NSDiffableDataSourceSnapshot<Int, Int> == nil)
  }
}
