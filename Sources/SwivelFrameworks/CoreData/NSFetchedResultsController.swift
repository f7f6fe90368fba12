// What a table shows of a fetch, in sections, and what is told when it changes.
import SwivelUI

/// What happened to an object of a list; raw values are Core Data's.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It is new in it.
  case insert = 1
  /// It is gone from it.
  case delete = 2
  /// It stands elsewhere.
  case move = 3
  /// It is another where it was.
  case update = 4
}

/// A section of a list.
public protocol NSFetchedResultsSectionInfo {
  /// What its objects have alike.
  var name: String { get }
  /// What the index beside a table says of it.
  var indexTitle: String? { get }
  /// How many.
  var numberOfObjects: Int { get }
  /// Which.
  var objects: [Any]? { get }
}

/// Who is told of changes of a list.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// All of the list, after it was fetched and after each change. A delegate that takes it is told nothing else (iOS 13).
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// Some are about to be told.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// An object came, went, moved or was changed. Places of those that went and moved are of the list before, others of the list after.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// A section came or went.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// All were told.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// What the index beside a table says of a section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  /// It is not taken: the others are told.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { snapshot.isRefused = true }
  /// Nothing, unless a delegate says otherwise.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  /// Nothing, unless a delegate says otherwise.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Nothing, unless a delegate says otherwise.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Nothing, unless a delegate says otherwise.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  /// The first letter in its large form, unless a delegate says otherwise.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { $0.uppercased() } }
}

/// A list of a fetch, kept as its context changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  private let list: ResultsList

  /// A list that is empty until `performFetch()`. `cacheName` changes nothing.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    list = ResultsList(fetchRequest, context, sectionNameKeyPath)
    self.fetchRequest = fetchRequest
    cacheName = name
    super.init()
    list.owner = self
    guard fetchRequest.sortDescriptors?.isEmpty != false else { return }
    complain(
      "NSInvalidArgumentException",
      "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
  }

  /// The same list for who is told of it.
  init(_ list: ResultsList) {
    (self.list, fetchRequest, cacheName) = (list, NSFetchRequest(), nil)
    super.init()
  }

  /// What is fetched.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where from.
  open var managedObjectContext: NSManagedObjectContext { list.context }
  /// What objects of a section have alike.
  open var sectionNameKeyPath: String? { list.sectionNameKeyPath }
  /// The name of a file; there is none.
  public let cacheName: String?
  /// Who is told of changes; without anybody the list stays as it was fetched.
  open var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { list.delegate }
    set { list.delegate = newValue }
  }

  /// Fetches; a delegate that takes whole pictures of the list is given one, others are told nothing.
  open func performFetch() throws { list.fetch() }
  /// All objects; nil before they were fetched.
  open var fetchedObjects: [ResultType]? { list.isFetched ? list.all.compactMap { $0 as? ResultType } : nil }
  /// The sections; nil before they were fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? { list.isFetched ? list.sections : nil }
  /// What the index beside a table says.
  open var sectionIndexTitles: [String] { list.sections.compactMap(\.indexTitle) }
  /// The section an index's title leads to.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }
  /// The object of a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard list.sections.indices.contains(indexPath.section),
      list.sections[indexPath.section].members.indices.contains(indexPath.row),
      let object = list.sections[indexPath.section].members[indexPath.row] as? ResultType
    else { fatalError("no object at index \(indexPath.row) in section at index \(indexPath.section)") }
    return object
  }
  /// The place of an object; nil for one that is not in the list.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { list.place(of: $0) }
  }
  /// Forgets what is kept of a list in a file: there is none.
  open class func deleteCache(withName name: String?) {}

  /// The same for all: hardly one is ever the key of a table, and an address would be another in each run.
  open override var hash: Int { 0 }
  /// What is told of a list has another type of results, and is equal to who tells.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any SharesResultsList)?.identity == ObjectIdentifier(list)
  }
}

/// Lists of all types of results.
private protocol SharesResultsList { var identity: ObjectIdentifier { get } }
extension NSFetchedResultsController: SharesResultsList {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(list) }
}
