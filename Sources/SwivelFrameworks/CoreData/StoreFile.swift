// The file of a store: a binary property list of all rows, whole or not at all.
import SwivelUI

/// Reads and writes a store's file.
struct StoreFile {
  private let model: NSManagedObjectModel
  /// The first key of a file of ours.
  private static let mark = "swivel-core-data"

  init(_ model: NSManagedObjectModel) { self.model = model }

  func write(_ store: NSPersistentStore) throws {
    guard let url = store.url else { return }
    let rows = store.rows.sorted { $0.key.number < $1.key.number }.map { id, row -> [String: Any] in
      [
        "entity": id.entity.name ?? "", "number": id.number, "values": row.values.compactMapValues(Self.plain),
        "links": row.links.mapValues { $0.map(\.number) },
      ]
    }
    let list: [String: Any] = [Self.mark: 1, "rows": rows]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Fills a store; the greatest number in it.
  func read(_ url: URL, into store: NSPersistentStore) throws -> Int {
    func refused(_ reason: String) -> NSError {
      NSError(
        domain: NSCocoaErrorDomain, code: CoreDataCode.storeOpen.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "\(url.path): \(reason)", NSFilePathErrorKey: url.path])
    }
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: url), format: nil) } catch {
      throw refused("no store Swivel wrote: \(error)")
    }
    guard let list = list as? [String: Any], list[Self.mark] != nil, let rows = list["rows"] as? [[String: Any]] else {
      throw refused("no store Swivel wrote")
    }
    let entities = model.entitiesByName
    var ids: [Int: NSManagedObjectID] = [:]
    for row in rows {
      guard let number = (row["number"] as? NSNumber)?.intValue, let name = row["entity"] as? String else {
        throw refused("a row without its number or entity")
      }
      // A model of another version has no such entity any more.
      guard let entity = entities[name] else { continue }
      let id = NSManagedObjectID(entity, number: number)
      (id.isTemporaryID, id.persistentStore) = (false, store)
      ids[number] = id
    }
    for row in rows {
      guard let number = (row["number"] as? NSNumber)?.intValue, let id = ids[number] else { continue }
      var stored = StoredRow()
      for (key, value) in row["values"] as? [String: Any] ?? [:] {
        guard let attribute = id.entity.property(key) as? NSAttributeDescription else { continue }
        stored.values[key] = Self.value(value, attribute.attributeType)
      }
      for (key, numbers) in row["links"] as? [String: [NSNumber]] ?? [:] {
        guard id.entity.property(key) is NSRelationshipDescription else { continue }
        stored.links[key] = numbers.compactMap { ids[$0.intValue] }
      }
      store.rows[id] = stored
    }
    return ids.keys.max() ?? 0
  }

  /// A value as a property list has it; what is transformed, by an archive if its class can be archived, else not at all.
  private static func plain(_ value: Any) -> Any? {
    switch value {
    case let decimal as NSDecimalNumber: decimal.stringValue
    case is String, is NSNumber, is Date, is Data: value
    case let uuid as UUID: uuid.uuidString
    case let url as URL: url.absoluteString
    case let object as any NSCoding: archive(object)
    case _: PropertyListSerialization.propertyList(value, isValidFor: .binary) ? value : nil
    }
  }

  private static func archive(_ object: any NSCoding) -> Data? {
    do { return try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false) } catch {
      return nil
    }
  }

  private static func value(_ kept: Any, _ type: NSAttributeType) -> Any? {
    switch type {
    case .decimalAttributeType: (kept as? String).map { NSDecimalNumber(string: $0) }
    case .UUIDAttributeType: (kept as? String).flatMap { UUID(uuidString: $0) }
    case .URIAttributeType: (kept as? String).flatMap { URL(string: $0) }
    case .transformableAttributeType: (kept as? Data).flatMap(unarchived) ?? kept
    case .booleanAttributeType: (kept as? NSNumber).map { NSNumber(value: $0.boolValue) }
    case .undefinedAttributeType, .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .stringAttributeType, .dateAttributeType, .binaryDataAttributeType,
      .objectIDAttributeType:
      kept
    }
  }

  private static func unarchived(_ data: Data) -> Any? {
    do { return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) } catch { return nil }
  }
}
