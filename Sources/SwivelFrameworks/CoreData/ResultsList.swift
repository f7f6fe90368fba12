// The list below a controller of results: fetched, kept in sections, and compared with what it was when its context changes.
import SwivelUI

/// A section of a list.
struct ResultsSection: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  var members: [NSManagedObject]
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// A list of a fetch.
final class ResultsList {
  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  private let request: FetchDescription
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The controller apps have.
  weak var owner: AnyObject?
  private(set) var isFetched = false
  private(set) var sections: [ResultsSection] = []
  private var observation: (any NSObjectProtocol)?

  /// What the delegate is told with: the apps' own, where its results have the type that is told, else one on the same list.
  private var told: NSFetchedResultsController<any NSFetchRequestResult> {
    owner as? NSFetchedResultsController<any NSFetchRequestResult> ?? NSFetchedResultsController(self)
  }

  var all: [NSManagedObject] { sections.flatMap(\.members) }

  init(_ request: FetchDescription, _ context: NSManagedObjectContext, _ sectionNameKeyPath: String?) {
    (self.request, self.context, self.sectionNameKeyPath) = (request, context, sectionNameKeyPath)
    nonisolated(unsafe) weak let list = self
    observation = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { note in list?.follow(note) }
  }

  deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

  func fetch() {
    sections = divided(context.objects(request))
    isFetched = true
    if let delegate { _ = takes(delegate, []) }
  }
  /// Whether a delegate takes the list as a whole, with what was changed in it by identifiers of the objects.
  private func takes(_ delegate: any NSFetchedResultsControllerDelegate, _ changed: [NSManagedObjectID]) -> Bool {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections {
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(
        withIdentifiers: section.members.map(\.objectID), intoSectionWithIdentifier: section.name)
    }
    snapshot.reloadItems(withIdentifiers: changed)
    delegate.controller(told, didChangeContentWith: snapshot)
    return !snapshot.isRefused
  }

  func place(of object: NSManagedObject) -> IndexPath? { Self.places(sections)[object.objectID] }

  /// Objects in sections, a new one wherever the name changes: Core Data wants them sorted by it.
  private func divided(_ objects: [NSManagedObject]) -> [ResultsSection] {
    guard let sectionNameKeyPath else {
      return [ResultsSection(name: "", indexTitle: "", members: objects)]
    }
    var divided: [ResultsSection] = []
    for object in objects {
      let name = object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
      if divided.last?.name == name {
        divided[divided.count - 1].members.append(object)
      } else {
        divided.append(ResultsSection(name: name, indexTitle: title(name), members: [object]))
      }
    }
    return divided
  }

  private func title(_ name: String) -> String? {
    guard let delegate else { return name.first.map { $0.uppercased() } }
    return delegate.controller(told, sectionIndexTitleForSectionName: name)
  }

  static func places(_ sections: [ResultsSection]) -> [NSManagedObjectID: IndexPath] {
    var places: [NSManagedObjectID: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (row, object) in content.members.enumerated() {
        places[object.objectID] = IndexPath(row: row, section: section)
      }
    }
    return places
  }

  private func follow(_ note: Notification) {
    guard isFetched, let delegate else { return }
    let told = told
    func objects(_ key: String) -> Set<NSManagedObject> { note.userInfo?[key] as? Set<NSManagedObject> ?? [] }
    let touched = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
    let (old, new) = (sections, divided(context.objects(request)))
    let changes = ResultsChanges(from: old, to: new, touched: Set(touched.map(\.objectID)))
    sections = new
    guard !changes.isEmpty else { return }
    let stayed = changes.objects.filter { $0.from != nil && $0.to != nil }
    guard !takes(delegate, stayed.map(\.object.objectID)) else { return }
    delegate.controllerWillChangeContent(told)
    for index in changes.goneSections {
      delegate.controller(told, didChange: old[index], atSectionIndex: index, for: .delete)
    }
    for index in changes.newSections {
      delegate.controller(told, didChange: new[index], atSectionIndex: index, for: .insert)
    }
    for change in changes.objects {
      delegate.controller(told, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to)
    }
    delegate.controllerDidChangeContent(told)
  }
}

/// What is another in a list.
struct ResultsChanges {
  var goneSections: [Int] = []
  var newSections: [Int] = []
  var objects: [(object: NSManagedObject, type: NSFetchedResultsChangeType, from: IndexPath?, to: IndexPath?)] = []

  var isEmpty: Bool { goneSections.isEmpty && newSections.isEmpty && objects.isEmpty }

  /// Those that went, came, and among the touched ones moved or were changed where they are. That others went or came before an object
  /// moves nothing.
  init(from old: [ResultsSection], to new: [ResultsSection], touched: Set<NSManagedObjectID>) {
    let (oldNames, newNames) = (old.map(\.name), new.map(\.name))
    goneSections = old.indices.filter { !newNames.contains(oldNames[$0]) }
    newSections = new.indices.filter { !oldNames.contains(newNames[$0]) }
    let (before, after) = (ResultsList.places(old), ResultsList.places(new))
    for (section, content) in old.enumerated() {
      for (row, object) in content.members.enumerated() where after[object.objectID] == nil {
        objects.append((object, .delete, IndexPath(row: row, section: section), nil))
      }
    }
    // Among those that stay, by their section's name.
    let stayedBefore = Self.places(old) { after[$0] != nil }
    let stayedAfter = Self.places(new) { before[$0] != nil }
    for (section, content) in new.enumerated() {
      for (row, object) in content.members.enumerated() {
        let (id, place) = (object.objectID, IndexPath(row: row, section: section))
        guard let from = before[id], let (was, index) = stayedBefore[id], let (now, next) = stayedAfter[id] else {
          objects.append((object, .insert, nil, place))
          continue
        }
        guard touched.contains(id) else { continue }
        let isMoved = was != now || index != next
        objects.append((object, isMoved ? .move : .update, from, place))
      }
    }
  }

  /// By object the section's name and its row among those that count.
  private static func places(
    _ sections: [ResultsSection], counts: (NSManagedObjectID) -> Bool
  ) -> [NSManagedObjectID: (name: String, row: Int)] {
    var places: [NSManagedObjectID: (name: String, row: Int)] = [:]
    for section in sections {
      var row = 0
      for object in section.members where counts(object.objectID) {
        places[object.objectID] = (section.name, row)
        row += 1
      }
    }
    return places
  }
}
