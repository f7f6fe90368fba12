// What contexts tell and forget: refreshing, resetting, rolling back, what is handed from one to another, and fetches that come later
// (NSManagedObjectContext, NSAsynchronousFetchRequest, NSPersistentStoreCoordinator).
import DataModels
import SwivelUI
import Testing

@testable import SwivelFrameworks

private let model = """
  <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
  <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
    <entity name="Thing" representedClassName="NSManagedObject">
      <attribute name="name" optional="YES" attributeType="String"/>
      <attribute name="count" attributeType="Integer 16" defaultValueString="1"/>
      <relationship name="box" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Box"
        inverseName="things" inverseEntity="Thing"/>
    </entity>
    <entity name="Box" representedClassName="NSManagedObject">
      <attribute name="name" optional="YES" attributeType="String"/>
      <relationship name="things" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Thing"
        inverseName="box" inverseEntity="Thing"/>
    </entity>
  </model>
  """

private final class Named: NSManagedObject {}
private final class Box: NSManagedObject {}

@MainActor @Suite struct ContextTests {
  private let coordinator: NSPersistentStoreCoordinator
  private let store: NSPersistentStore
  private let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  init() throws {
    let model = NSManagedObjectModel(try DataModel(contents: Data(model.utf8)))
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    store = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    context.persistentStoreCoordinator = coordinator
  }
  private func thing(_ name: String) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
    object.setValue(name, forKey: "name")
    return object
  }
  private func other() -> NSManagedObjectContext {
    let other = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    other.persistentStoreCoordinator = coordinator
    return other
  }
  private func name(_ object: NSManagedObject) -> String? { object.value(forKey: "name") as? String }

  /// NSManagedObjectID: "uniquely identifies the same object both between objects in a single application, and in multiple contexts";
  /// its address leads back to it.
  @Test func whoIsMadeWhereverHasAnAddressOfItsOwn() throws {
    let contexts = [context, other(), other()]
    let ids = contexts.flatMap { context in
      (0..<3).map { _ in NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context).objectID }
    }
    #expect(Set(ids.map { $0.uriRepresentation() }).count == ids.count)
    for context in contexts { try context.save() }
    #expect(Set(ids.map { $0.uriRepresentation() }).count == ids.count)
    for id in ids { #expect(coordinator.managedObjectID(forURIRepresentation: id.uriRepresentation()) === id) }
  }

  /// NSManagedObject.init(context:): the entity is that whose class this is, by whatever name, or else the one of its name.
  @Test(arguments: [("Box", "Named"), ("Thing", "Named"), ("Box", "Box")])
  func whoseClassThisIs(entity: String, name: String) throws {
    let one = try #require(coordinator.managedObjectModel.entitiesByName[entity])
    if name == "Named" { one.managedObjectClassName = name }
    let made = name == "Named" ? Named(context: context) : Box(context: context)
    #expect(made.entity === one && made.managedObjectContext === context && context.insertedObjects == [made])
  }

  /// What was changed, and what it was when it was last saved.
  @Test func changedAndCommitted() throws {
    let one = thing("a")
    #expect(one.hasPersistentChangedValues && context.insertedObjects == [one] && context.registeredObjects == [one])
    try context.save()
    #expect(one.changedValues().isEmpty && !one.hasPersistentChangedValues && !one.isUpdated)
    one.setValue("b", forKey: "name")
    #expect(one.changedValues().keys.sorted() == ["name"] && one.changedValues()["name"] as? String == "b")
    #expect(one.committedValues(forKeys: ["name"])["name"] as? String == "a")
    #expect(one.committedValues(forKeys: nil).keys.sorted() == ["box", "count", "name"])
    #expect(one.isUpdated && context.updatedObjects == [one] && context.hasChanges && one.hasChanges)
    one.setValue(nil, forKey: "name")
    #expect(one.changedValues()["name"] is NSNull)
    context.delete(one)
    #expect(one.isDeleted && !one.isUpdated && context.deletedObjects == [one] && context.updatedObjects.isEmpty)
    context.delete(one)
    #expect(context.deletedObjects == [one])
    try context.save()
    #expect(
      one.managedObjectContext == nil && !context.hasChanges && context.registeredObject(for: one.objectID) == nil)
  }

  /// rollback(): what is new is gone, what was changed or deleted is as it was saved. reset(): nothing is known of any object.
  @Test func backAgain() throws {
    let (kept, gone) = (thing("kept"), thing("gone"))
    try context.save()
    let new = thing("new")
    kept.setValue("other", forKey: "name")
    context.delete(gone)
    context.rollback()
    #expect(new.managedObjectContext == nil && !new.isInserted && context.registeredObject(for: new.objectID) == nil)
    #expect(name(kept) == "kept" && !kept.isUpdated && !gone.isDeleted && name(gone) == "gone" && !context.hasChanges)
    kept.setValue("other", forKey: "name")
    context.reset()
    #expect(
      kept.managedObjectContext == nil && !kept.hasChanges && !context.hasChanges && context.registeredObjects.isEmpty)
    let again = context.object(with: kept.objectID)
    #expect(again !== kept && name(again) == "kept" && context.object(with: kept.objectID) === again)
  }

  /// NSManagedObjectContextObjectsDidChange comes at the end of the turn in which something was taken back or read anew, once.
  @Test(arguments: [true, false]) func toldLater(takesBack: Bool) throws {
    let one = thing("a")
    try context.save()
    if takesBack { one.setValue("b", forKey: "name") }
    context.processPendingChanges()
    let stage = try Stage()
    nonisolated(unsafe) var heard: [Int] = []
    nonisolated(unsafe) let (context, object) = (context, one)
    var token: (any NSObjectProtocol)?
    stage.act { _ in
      token = SwivelUI.NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { note in
        let key = takesBack ? NSUpdatedObjectsKey : NSRefreshedObjectsKey
        heard.append((note.userInfo?[key] as? Set<NSManagedObject>)?.count ?? 0)
      }
      if takesBack { context.rollback() } else { context.refresh(object, mergeChanges: false) }
      #expect(heard.isEmpty)
    }
    #expect(heard == [1] && token != nil)
  }

  /// refresh(_:mergeChanges:): with true what was changed here stays and the rest is the store's, with false all is.
  @Test(arguments: [(true, "mine", 7), (false, "a", 7)]) func refreshed(merges: Bool, named: String, count: Int) throws
  {
    let one = thing("a")
    try context.save()
    let there = other()
    there.object(with: one.objectID).setValue(7, forKey: "count")
    try there.save()
    one.setValue("mine", forKey: "name")
    #expect(one.value(forKey: "count") as? Int == 1)
    context.refresh(one, mergeChanges: merges)
    #expect(name(one) == named && one.value(forKey: "count") as? Int == count && one.isUpdated == merges)
    #expect(context.updatedObjects.isEmpty != merges)
    context.refreshAllObjects()
    #expect(name(one) == named)
    context.delete(one)
    context.refresh(one, mergeChanges: merges)
    #expect(one.isDeleted && context.deletedObjects == [one], "who is to go still is")
    let loose = thing("loose")
    context.refresh(loose, mergeChanges: false)
    #expect(name(loose) == "loose", "the store knows nothing of it")
  }

  /// existingObject(with:) finds what the store has or is new here; what is deleted or was never there is an error.
  @Test func whatExists() throws {
    let one = thing("a")
    #expect(try context.existingObject(with: one.objectID) === one)
    try context.save()
    let there = other()
    #expect(name(try there.existingObject(with: one.objectID)) == "a")
    context.delete(one)
    #expect(throws: (any Error).self) { _ = try context.existingObject(with: one.objectID) }
    try context.save()
    #expect(throws: (any Error).self) { _ = try other().existingObject(with: one.objectID) }
    let uri = thing("b")
    try context.save()
    let id = coordinator.managedObjectID(forURIRepresentation: uri.objectID.uriRepresentation())
    #expect(
      id == uri.objectID && coordinator.managedObjectID(forURIRepresentation: one.objectID.uriRepresentation()) == nil)
  }

  /// mergeChanges(fromContextDidSave:): what another has saved is here as well: new, changed and gone.
  @Test func handedOver() throws {
    let (kept, gone) = (thing("kept"), thing("gone"))
    try context.save()
    let there = other()
    let (own, lost) = (there.object(with: kept.objectID), there.object(with: gone.objectID))
    nonisolated(unsafe) var heard: [Notification] = []
    let center = SwivelUI.NotificationCenter.default
    let token = center.addObserver(forName: .NSManagedObjectContextDidSave, object: context, queue: nil) {
      heard.append($0)
    }
    let new = thing("new")
    kept.setValue("other", forKey: "name")
    context.delete(gone)
    try context.save()
    try context.save()
    center.removeObserver(token)
    #expect(heard.count == 1, "what has nothing to save tells nothing")
    #expect(heard.first?.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> == [new])
    #expect(heard.first?.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> == [kept])
    #expect(heard.first?.userInfo?[NSDeletedObjectsKey] as? Set<NSManagedObject> == [gone])
    #expect(name(own) == "kept" && there.registeredObject(for: new.objectID) == nil)
    if let first = heard.first { there.mergeChanges(fromContextDidSave: first) }
    #expect(name(own) == "other" && there.registeredObject(for: new.objectID).flatMap(name) == "new")
    #expect(lost.managedObjectContext == nil && there.registeredObject(for: gone.objectID) == nil)
    // The same by identifiers.
    kept.setValue("third", forKey: "name")
    try context.save()
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSUpdatedObjectsKey: [kept.objectID]], into: [there])
    #expect(name(own) == "third")
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: Set([kept.objectID])], into: [there])
    #expect(own.managedObjectContext == nil)
  }

  /// A child hands its parent what is new, changed and gone; the parent's store hears of it when the parent saves.
  @Test func childrenHandOver() throws {
    let (kept, gone) = (thing("kept"), thing("gone"))
    try context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let new = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: child)
    new.setValue("new", forKey: "name")
    child.object(with: kept.objectID).setValue("other", forKey: "name")
    child.delete(child.object(with: gone.objectID))
    #expect(context.registeredObject(for: new.objectID) == nil && !gone.isDeleted)
    try child.save()
    #expect(gone.isDeleted && name(kept) == "other" && kept.isUpdated && !child.hasChanges)
    let copy = context.registeredObject(for: new.objectID)
    #expect(copy.flatMap(name) == "new" && copy?.isInserted == true && context.insertedObjects.count == 1)
    #expect(name(other().object(with: kept.objectID)) == "kept")
    try context.save()
    let there = other()
    #expect(name(there.object(with: kept.objectID)) == "other" && name(there.object(with: new.objectID)) == "new")
    #expect(try there.count(for: NSFetchRequest<NSManagedObject>(entityName: "Thing")) == 2)
  }

  /// obtainPermanentIDs(for:), and stores that are found by their address, taken away or emptied.
  @Test func stores() throws {
    let one = thing("a")
    #expect(one.objectID.isTemporaryID)
    try context.obtainPermanentIDs(for: [one])
    #expect(!one.objectID.isTemporaryID && one.objectID.persistentStore === store)
    let url = URL(fileURLWithPath: "/dev/null")
    let second = try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    #expect(coordinator.persistentStore(for: url) === second && coordinator.persistentStores.count == 2)
    #expect(
      coordinator.persistentStore(for: URL(fileURLWithPath: "/other")) == nil && store.type == NSInMemoryStoreType)
    try coordinator.remove(second)
    #expect(coordinator.persistentStores == [store])
    try context.save()
    try coordinator.remove(store)
    let bare = thing("b")
    #expect(throws: (any Error).self) { try context.obtainPermanentIDs(for: [bare]) }
    #expect(throws: (any Error).self) { try context.save() }
    #expect(bare.isInserted)
    let lonely = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    #expect(
      lonely.concurrencyType.rawValue == 0 && lonely.persistentStoreCoordinator == nil && lonely.stalenessInterval == -1
    )
    #expect(
      lonely.shouldDeleteInaccessibleFaults && lonely.retainsRegisteredObjects
        && !lonely.automaticallyMergesChangesFromParent)
    let kinds: [NSManagedObjectContextConcurrencyType] = [.privateQueueConcurrencyType, .mainQueueConcurrencyType]
    #expect(kinds.map(\.rawValue) == [1, 2])
    let rules: [NSDeleteRule] = [.noActionDeleteRule, .nullifyDeleteRule, .cascadeDeleteRule, .denyDeleteRule]
    #expect(rules.map(\.rawValue) == [0, 1, 2, 3])
  }

  /// NSAsynchronousFetchRequest: the objects come later, once; not where nobody waits any more, and an error instead where there is one.
  @Test(arguments: [("name", false, 2), ("name", true, -1)]) func later(key: String, isCancelled: Bool, count: Int)
    throws
  {
    let stage = try Stage()
    nonisolated(unsafe) let (context, one, two) = (context, thing("a"), thing("b"))
    var heard: [Int] = []
    stage.act { _ in
      let request = NSFetchRequest<NSManagedObject>(entityName: "Thing")
      let asynchronous = NSAsynchronousFetchRequest(fetchRequest: request) { result in
        heard.append(result.finalResult?.count ?? -1)
        #expect(result.operationError == nil && result.progress?.completedUnitCount == 1)
        #expect(result.managedObjectContext === context)
      }
      #expect(asynchronous.estimatedResultCount == 0)
      do {
        let result = try context.execute(asynchronous) as? NSAsynchronousFetchResult<NSManagedObject>
        #expect(result?.finalResult == nil && result?.fetchRequest === asynchronous && heard.isEmpty)
        if isCancelled { result?.cancel() }
      } catch { Issue.record(error) }
    }
    #expect(heard == (isCancelled ? [] : [count]) && one !== two)
  }

  /// NSPersistentContainer: a context for the screens and as many others as are wanted, of one coordinator, and a file by its name.
  @Test func containers() throws {
    let container = NSPersistentContainer(name: "Shop", managedObjectModel: coordinator.managedObjectModel)
    let description = try #require(container.persistentStoreDescriptions.first)
    #expect(
      description.url?.lastPathComponent == "Shop.sqlite"
        && container.viewContext.concurrencyType == .mainQueueConcurrencyType)
    #expect(
      description.type == NSSQLiteStoreType && !description.isReadOnly && !description.shouldAddStoreAsynchronously)
    #expect(description.shouldMigrateStoreAutomatically && description.shouldInferMappingModelAutomatically)
    description.url = URL(fileURLWithPath: "/dev/null")
    description.setOption(NSNumber(value: true), forKey: NSPersistentHistoryTrackingKey)
    var heard: [String] = []
    container.loadPersistentStores { heard.append("\($0.url?.path ?? "-") \($1 == nil)") }
    #expect(heard == ["/dev/null true"])
    let background = container.newBackgroundContext()
    #expect(
      background.concurrencyType == .privateQueueConcurrencyType && background !== container.newBackgroundContext())
    #expect(background.persistentStoreCoordinator === container.persistentStoreCoordinator)
    #expect(container.persistentStoreCoordinator.persistentStores.first?.options?.count == 1)
    // In the queue of the context: an app's own, in a later turn.
    let stage = try Stage()
    var done: [String] = []
    stage.act { _ in
      container.performBackgroundTask { done.append("\($0 !== container.viewContext)") }
      container.viewContext.perform { done.append("perform") }
      done.append(container.viewContext.performAndWait { "waited" })
    }
    #expect(done == ["waited", "true", "perform"])
  }

  /// Pictures of lists as Core Data hands them out: what is put in is found by its place and section, moved and taken out.
  @Test func pictures() {
    let picture = NSDiffableDataSourceSnapshotReference()
    func items() -> [String] { picture.itemIdentifiers.compactMap { $0 as? String } }
    func sections() -> [Int] { picture.sectionIdentifiers.compactMap { $0 as? Int } }
    picture.appendSections(withIdentifiers: [1, 3])
    picture.insertSections(withIdentifiers: [2], beforeSectionWithIdentifier: 3)
    picture.insertSections(withIdentifiers: [4], afterSectionWithIdentifier: 3)
    #expect(sections() == [1, 2, 3, 4] && picture.numberOfSections == 4 && picture.index(ofSectionIdentifier: 3) == 2)
    picture.moveSection(withIdentifier: 4, beforeSectionWithIdentifier: 1)
    picture.moveSection(withIdentifier: 1, afterSectionWithIdentifier: 3)
    #expect(sections() == [4, 2, 3, 1])
    picture.appendItems(withIdentifiers: ["a", "c"], intoSectionWithIdentifier: 2)
    picture.appendItems(withIdentifiers: ["z"])
    picture.insertItems(withIdentifiers: ["b"], beforeItemWithIdentifier: "c")
    picture.insertItems(withIdentifiers: ["d"], afterItemWithIdentifier: "c")
    #expect(
      items() == ["a", "b", "c", "d", "z"] && picture.numberOfItems == 5 && picture.index(ofItemIdentifier: "c") == 2)
    #expect(picture.numberOfItems(inSection: 2) == 4 && picture.numberOfItems(inSection: 1) == 1)
    #expect(picture.itemIdentifiersInSection(withIdentifier: 1) as? [String] == ["z"])
    #expect(picture.sectionIdentifier(forSectionContainingItemIdentifier: "d") as? Int == 2)
    #expect(picture.sectionIdentifier(forSectionContainingItemIdentifier: "x") == nil)
    #expect(picture.index(ofItemIdentifier: "x") == NSNotFound && picture.index(ofSectionIdentifier: 9) == NSNotFound)
    picture.moveItem(withIdentifier: "a", afterItemWithIdentifier: "z")
    picture.moveItem(withIdentifier: "d", beforeItemWithIdentifier: "b")
    #expect(items() == ["d", "b", "c", "z", "a"])
    picture.reloadItems(withIdentifiers: ["b"])
    picture.reconfigureItems(withIdentifiers: ["c"])
    picture.reloadSections(withIdentifiers: [1])
    #expect(
      picture.reloadedItemIdentifiers as? [String] == ["b"] && picture.reconfiguredItemIdentifiers as? [String] == ["c"]
    )
    #expect(picture.reloadedSectionIdentifiers as? [Int] == [1])
    let known = picture as NSDiffableDataSourceSnapshot<Int, String>
    #expect(known.itemIdentifiers == items() && known.sectionIdentifiers == sections())
    picture.deleteItems(withIdentifiers: ["d", "z"])
    picture.deleteSections(withIdentifiers: [2])
    #expect(items() == ["a"] && sections() == [4, 3, 1])
    picture.deleteAllItems()
    #expect(items() == [] && known.itemIdentifiers.count == 5)
  }
}
