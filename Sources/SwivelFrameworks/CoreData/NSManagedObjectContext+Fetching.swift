// What a context looks for: objects of its own and those below it, that fulfil what is asked, in their order.
import SwivelUI

extension NSManagedObjectContext {
  /// What a request finds.
  ///
  /// - Throws: nothing here; Core Data does where a store cannot be read.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let found = objects(request)
    if request.resultType == .managedObjectIDResultType { return found.map(\.objectID).compactMap { $0 as? Result } }
    if request.resultType == .countResultType { return [NSNumber(value: found.count)].compactMap { $0 as? Result } }
    if request.resultType == .dictionaryResultType { return dictionaries(request, found).compactMap { $0 as? Result } }
    return found.compactMap { $0 as? Result }
  }
  /// How many it finds.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { objects(request).count }

  /// Asks a store past the context: to delete, change or make objects, or to fetch some later.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let result = try request.execute(in: self) { return result }
    complain("NSInvalidArgumentException", "\(type(of: request)) is not there in Swivel")
    return NSPersistentStoreResult()
  }

  func objects(_ request: FetchDescription) -> [NSManagedObject] {
    processPendingChanges()
    guard let entity = request.entity ?? request.entityName.flatMap({ model?.entitiesByName[$0] }) else {
      complain(
        "NSInvalidArgumentException",
        "executeFetchRequest:error: A fetch request must have an entity, got '\(request.entityName ?? "nil")'.")
      return []
    }
    let all = ids.filter { id in
      id.entity === entity || (request.includesSubentities && id.entity.isKindOf(entity: entity))
    }
    let objects = all.map { object(with: $0) }
    var found = request.includesPendingChanges ? objects : objects.filter { !$0.isInserted }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors { found = descriptors.sorted(found) }
    found = Array(found.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  private func dictionaries(_ request: FetchDescription, _ found: [NSManagedObject]) -> [NSDictionary] {
    var list: [NSDictionary] = []
    for object in found {
      let given = request.propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
      let names = given ?? object.entity.attributesByName.keys.sorted()
      var values: [String: Any] = [:]
      for name in names { values[name] = object.value(forKey: name) }
      let dictionary = NSDictionary(dictionary: values)
      if !request.returnsDistinctResults || !list.contains(dictionary) { list.append(dictionary) }
    }
    return list
  }
}
