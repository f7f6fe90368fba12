// What a controller of results tells its delegate: places of what went are of the list before, of what came of the list after
// (NSFetchedResultsControllerDelegate in Apple's reference).
import DataModels
import SwivelUI
import Testing

@testable import SwivelFrameworks

private final class Listener: NSFetchedResultsControllerDelegate {
  var told: [String] = []

  private func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "-" }

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    told.append("will")
  }
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let name = (anObject as? NSManagedObject)?.value(forKey: "name") as? String ?? ""
    told.append("\(type) \(name) \(text(indexPath)) \(text(newIndexPath))")
  }
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) { told.append("section \(type) \(sectionInfo.name) \(sectionIndex)") }
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    told.append("did \(controller.sections?.count ?? 0)")
  }
}

@MainActor @Suite("Fetched results") struct FetchedResultsTests {
  private static let model = """
    <model><entity name="Row"><attribute name="name" optional="YES" attributeType="String"/>
    <attribute name="kind" optional="YES" attributeType="String"/></entity></model>
    """
  private let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  private let coordinator: NSPersistentStoreCoordinator
  private let controller: NSFetchedResultsController<NSManagedObject>
  private let listener = Listener()

  init() throws {
    coordinator = NSPersistentStoreCoordinator(
      managedObjectModel: NSManagedObjectModel(try DataModel(contents: Data(Self.model.utf8))))
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    context.persistentStoreCoordinator = coordinator
    let request = NSFetchRequest<NSManagedObject>(entityName: "Row")
    request.sortDescriptors = ["kind", "name"].map { NSSortDescriptor(key: $0, ascending: true) }
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "kind", cacheName: nil)
    for name in ["b", "d", "f"] { make(name, "x") }
    make("m", "y")
    try context.save()
    try controller.performFetch()
    controller.delegate = listener
  }

  @discardableResult
  private func make(_ name: String, _ kind: String) -> NSManagedObject {
    let row = NSEntityDescription.insertNewObject(forEntityName: "Row", into: context)
    row.setValue(name, forKey: "name")
    row.setValue(kind, forKey: "kind")
    return row
  }
  private func row(_ section: Int, _ row: Int) -> NSManagedObject {
    controller.object(at: IndexPath(row: row, section: section))
  }

  @Test func whatIsThereAtFirst() {
    #expect(controller.sections?.map { "\($0.name) \($0.numberOfObjects)" } == ["x 3", "y 1"])
    #expect(controller.sectionIndexTitles == ["X", "Y"])
    #expect(controller.indexPath(forObject: row(1, 0)) == IndexPath(row: 0, section: 1))
    #expect(controller.fetchedObjects?.count == 4 && listener.told.isEmpty)
  }

  enum Change: CaseIterable { case came, went, first, sideways, kind, lastOfASection, newSection, same }

  /// Of b, d, f in the first section and m in the second.
  @Test(
    arguments: [
      (.came, ["will", "insert c - 0.1", "did 2"]),
      (.went, ["will", "delete b 0.0 -", "did 2"]),
      // d becomes z and is the last: the others close up, and nothing is said of them.
      (.sideways, ["will", "move z 0.1 0.2", "did 2"]),
      // d becomes e and stays where it is.
      (.same, ["will", "update e 0.1 0.1", "did 2"]),
      (.kind, ["will", "move d 0.1 1.0", "did 2"]),
      (.lastOfASection, ["will", "section delete y 1", "delete m 1.0 -", "did 1"]),
      (.newSection, ["will", "section insert a 0", "insert k - 0.0", "did 3"]),
      // b goes while d changes: d is at 0.1 before, and nothing moved but for that.
      (.first, ["will", "delete b 0.0 -", "update e 0.1 0.0", "did 2"]),
    ] as [(Change, [String])])
  func whatIsTold(change: Change, told: [String]) throws {
    switch change {
    case .came: make("c", "x")
    case .went: context.delete(row(0, 0))
    case .sideways: row(0, 1).setValue("z", forKey: "name")
    case .same: row(0, 1).setValue("e", forKey: "name")
    case .kind: row(0, 1).setValue("y", forKey: "kind")
    case .lastOfASection: context.delete(row(1, 0))
    case .newSection: make("k", "a")
    case .first:
      row(0, 1).setValue("e", forKey: "name")
      context.delete(row(0, 0))
    }
    try context.save()
    #expect(listener.told == told)
  }

  /// Nobody keeps a controller alive but who has it.
  @Test func itGoesWithItsOwner() {
    weak var seen: AnyObject?
    do {
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Row")
      request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
      let other = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
      other.delegate = listener
      seen = other
    }
    #expect(seen == nil)
  }
}
