// Whom objects belong with: the way back follows by itself, and what may not be is told when it is saved.
import SwivelUI

extension NSManagedObject {
  /// Belongs with these, and no others, under a relationship's name; each of them knows.
  func link(_ relationship: NSRelationshipDescription, to others: [NSManagedObject]) {
    let name = relationship.name
    let before = links[name] ?? []
    var after: [NSManagedObjectID] = []
    for other in others where !after.contains(other.objectID) {
      after.append(other.objectID)
      guard other.managedObjectContext !== managedObjectContext else { continue }
      complain(
        "NSInvalidArgumentException",
        "Illegal attempt to establish a relationship '\(name)' between objects in different contexts")
      return
    }
    if !relationship.isToMany { after = Array(after.prefix(1)) }
    guard before != after else { return }
    managedObjectContext?.willChange(self)
    links[name] = after
    changed.insert(name)
    guard let inverse = relationship.inverseRelationship else { return }
    for id in before where !after.contains(id) { managedObjectContext?.object(with: id).forget(objectID, inverse) }
    for other in others where after.contains(other.objectID) && !before.contains(other.objectID) {
      other.learn(self, inverse)
    }
  }

  /// Somebody belongs with it no more.
  func forget(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) {
    guard links[relationship.name]?.contains(id) == true else { return }
    managedObjectContext?.willChange(self)
    links[relationship.name]?.removeAll { $0 === id }
    changed.insert(relationship.name)
  }

  private func learn(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let before = links[relationship.name] ?? []
    guard !before.contains(other.objectID) else { return }
    managedObjectContext?.willChange(self)
    links[relationship.name] = relationship.isToMany ? before + [other.objectID] : [other.objectID]
    changed.insert(relationship.name)
    guard !relationship.isToMany, let inverse = relationship.inverseRelationship else { return }
    for id in before { managedObjectContext?.object(with: id).forget(objectID, inverse) }
  }

  /// What a method `@NSManaged` declares does, by its name: `addToITEMS`, `removeFromITEMS`, `insertIntoITEMS`, `replaceITEMS`.
  /// Called by what `swivel adopt` writes.
  public func changeManaged(_ method: String, _ value: Any?, at place: Any? = nil) {
    for (verb, change) in Self.changes where method.hasPrefix(verb) {
      let rest = method.dropFirst(verb.count)
      let name = [rest.prefix(1).lowercased() + rest.dropFirst(), String(rest)].first { entity.property($0) != nil }
      guard let relationship = name.flatMap({ entity.property($0) }) as? NSRelationshipDescription else { continue }
      let now = NSManagedObject.objects(primitiveValue(forKey: relationship.name))
      let places = (place as? Int).map { [$0] } ?? (place as? NSIndexSet).map { Array($0) } ?? []
      return link(relationship, to: change(now, NSManagedObject.objects(value), places))
    }
    complain("NSInvalidArgumentException", "-[\(entity.name ?? "") \(method)]: unrecognized selector sent to instance")
  }

  private typealias Change = ([NSManagedObject], [NSManagedObject], [Int]) -> [NSManagedObject]
  private static var changes: [(String, Change)] {
    [
      ("addTo", { now, given, _ in now + given }),
      (
        "removeFrom",
        { now, given, places in
          now.enumerated().filter { index, object in !places.contains(index) && !given.contains { $0 === object } }
            .map(\.element)
        }
      ),
      (
        "insertInto",
        { now, given, places in
          var all = now
          for (object, place) in zip(given, places) { all.insert(object, at: min(place, all.count)) }
          return all
        }
      ),
      (
        "replace",
        { now, given, places in
          var all = now
          for (object, place) in zip(given, places) where all.indices.contains(place) { all[place] = object }
          return all
        }
      ),
    ]
  }

  // MARK: What may not be

  /// Values that are missing or out of bounds, as Core Data numbers them.
  func validate() throws {
    var errors: [NSError] = []
    for property in entity.properties where !property.isOptional {
      let isMissing =
        property is NSRelationshipDescription
        ? links[property.name, default: []].isEmpty : values[property.name] == nil
      if isMissing { errors.append(error(.missingMandatoryProperty, property.name)) }
    }
    for case let attribute as NSAttributeDescription in entity.properties {
      errors += outOfBounds(attribute).map { error($0, attribute.name) }
    }
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: CoreDataCode.multipleErrors.rawValue, userInfo: ["NSDetailedErrors": errors])
  }

  private func outOfBounds(_ attribute: NSAttributeDescription) -> [CoreDataCode] {
    let isText = attribute.attributeType == .stringAttributeType
    let number =
      isText
      ? (values[attribute.name] as? String).map { Double($0.count) }
      : (values[attribute.name] as? NSNumber)?.doubleValue
    guard let number else { return [] }
    if let minimum = attribute.bounds.minimum, number < minimum { return [isText ? .stringTooShort : .numberTooSmall] }
    if let maximum = attribute.bounds.maximum, number > maximum { return [isText ? .stringTooLong : .numberTooLarge] }
    return []
  }

  /// Whether others that are still there forbid that it goes.
  func denied() throws {
    for (name, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key })
    where relationship.deleteRule == .denyDeleteRule {
      let others = (links[name] ?? []).compactMap { managedObjectContext?.object(with: $0) }
      if others.contains(where: { !$0.isDeleted }) { throw error(.relationshipDeniedDelete, name) }
    }
  }

  private func error(_ code: CoreDataCode, _ key: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code.rawValue,
      userInfo: [
        "NSValidationErrorObject": self, "NSValidationErrorKey": key,
        NSLocalizedDescriptionKey: "The operation couldn’t be completed. (Cocoa error \(code.rawValue).)",
      ])
  }
}

/// Numbers of errors in Cocoa's domain, as Core Data's header has them.
enum CoreDataCode: Int {
  case multipleErrors = 1560
  case missingMandatoryProperty = 1570
  case relationshipDeniedDelete = 1600
  case numberTooLarge = 1610
  case numberTooSmall = 1620
  case stringTooLong = 1660
  case stringTooShort = 1670
  case referentialIntegrity = 133_000
  case constraintMerge = 133_021
  case storeOpen = 134_080
}
