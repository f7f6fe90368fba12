// What kinds of objects there are and what they keep: Core Data's description of a model, made from Xcode's document.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import DataModels
import Foundation
import SwivelUI

/// The types of values; raw values are Core Data's.
public enum NSAttributeType: UInt, Sendable {
  /// None.
  case undefinedAttributeType = 0
  /// Whole numbers.
  case integer16AttributeType = 100
  /// Whole numbers.
  case integer32AttributeType = 200
  /// Whole numbers.
  case integer64AttributeType = 300
  /// Numbers with decimal places.
  case decimalAttributeType = 400
  /// Numbers.
  case doubleAttributeType = 500
  /// Numbers.
  case floatAttributeType = 600
  /// Texts.
  case stringAttributeType = 700
  /// Yes or no.
  case booleanAttributeType = 800
  /// Moments.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// Identifiers.
  case UUIDAttributeType = 1100
  /// Addresses.
  case URIAttributeType = 1200
  /// Objects of any class.
  case transformableAttributeType = 1800
  /// Identifiers of objects.
  case objectIDAttributeType = 2000
}

/// What becomes of others when an object is deleted; raw values are Core Data's.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule = 0
  /// They forget it.
  case nullifyDeleteRule = 1
  /// They are deleted.
  case cascadeDeleteRule = 2
  /// It is not deleted while there are any.
  case denyDeleteRule = 3
}

/// What an object keeps under a name.
open class NSPropertyDescription: NSObject {
  /// Its name.
  open var name = ""
  /// Whether it may be nil.
  open var isOptional = true
  /// Whether it is kept by no store.
  open var isTransient = false
  /// The entity it belongs to.
  open internal(set) unowned var entity: NSEntityDescription?
}

/// A value an object keeps.
open class NSAttributeDescription: NSPropertyDescription {
  /// Its type.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// What a new object has.
  open var defaultValue: Any?
  /// The class of what is transformed.
  open var attributeValueClassName: String?
  /// The least value or length, and the greatest.
  var bounds: (minimum: Double?, maximum: Double?) = (nil, nil)
}

/// Objects an object belongs with.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the others.
  open weak var destinationEntity: NSEntityDescription?
  /// The way back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// What becomes of the others.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The most there may be; 0 for any number, as Core Data has it.
  open var maxCount = 0
  /// The fewest there may be.
  open var minCount = 0
  /// Whether several have an order.
  open var isOrdered = false
  /// Whether there may be several.
  open var isToMany: Bool { maxCount != 1 }
}

/// A kind of object.
open class NSEntityDescription: NSObject {
  /// Its name.
  open var name: String?
  /// The class of its objects.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are objects of others only.
  open var isAbstract = false
  /// What it inherits from.
  open internal(set) weak var superentity: NSEntityDescription?
  /// What inherits from it.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// Names of attributes no two objects have alike.
  open var uniquenessConstraints: [[Any]] = []
  /// The model it is part of.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  private var own: [NSPropertyDescription] = []

  /// What its objects keep, what they inherit included.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.entity = self }
    }
  }
  /// The same by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }
  /// The values among them.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The relationships among them.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// A property by its name; nil for none.
  func property(_ name: String) -> NSPropertyDescription? {
    own.last { $0.name == name } ?? superentity?.property(name)
  }

  /// Whether it is another, or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// The entity of this name in a context's model; nil for none.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }
  /// A new object of the entity of this name; without one Core Data raises `NSInternalInconsistencyException`, and so does this.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      complain("NSInternalInconsistencyException", "+entityForName: could not locate an entity named '\(entityName)'")
      return NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }
    return entity.made(in: context)
  }

  /// The class of its objects: the app's, else Core Data's own.
  var objectClass: NSManagedObject.Type {
    guard let name = managedObjectClassName?.split(separator: ".").last, MainThread.isHere else { return known }
    let found: AnyClass? = MainActor.unchecked {
      AppScene.running == nil ? nil : ClassFinder.find(String(name), module: nil)
    }
    known = found as? NSManagedObject.Type ?? known
    return known
  }
  /// As it was found last, for other threads.
  private var known: NSManagedObject.Type = NSManagedObject.self

  func made(in context: NSManagedObjectContext?) -> NSManagedObject {
    objectClass.init(entity: self, insertInto: context)
  }
}

/// Tells of what Core Data would have raised.
func complain(_ name: String, _ reason: String) {
  guard MainThread.isHere else { return }
  MainActor.unchecked { AppScene.running?.raise(name, reason, by: "NSManagedObjectContext") }
}

/// The kinds of objects of an app.
open class NSManagedObjectModel: NSObject {
  /// Its entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  /// The same by name.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
  }

  /// A model without entities.
  public override init() { super.init() }

  /// The model at an address: what `swivel adopt` makes of an `.xcdatamodeld`, `NAME.momd` in the app's bundle, or a document of
  /// Xcode's itself; nil where there is none that can be read.
  public convenience init?(contentsOf url: URL) {
    let inner = url.appendingPathComponent("contents")
    guard let data = FileManager.default.contents(atPath: inner.path) ?? FileManager.default.contents(atPath: url.path)
    else { return nil }
    do { self.init(try DataModel(contents: data)) } catch { return nil }
  }

  /// The model a document describes.
  convenience init(_ document: DataModel) {
    self.init()
    let made = document.entities.map(NSEntityDescription.init(_:))
    entities = made
    let byName = entitiesByName
    for (read, entity) in zip(document.entities, made) {
      if let parent = read.parent, let above = byName[parent] { above.subentities.append(entity) }
      for relationship in read.relationships {
        let property = entity.property(relationship.name) as? NSRelationshipDescription
        property?.destinationEntity = byName[relationship.destination]
      }
    }
    for (read, entity) in zip(document.entities, made) {
      for relationship in read.relationships {
        guard let inverse = relationship.inverse,
          let property = entity.property(relationship.name) as? NSRelationshipDescription
        else { continue }
        property.inverseRelationship =
          byName[relationship.destination]?.property(inverse) as? NSRelationshipDescription
      }
    }
  }

  /// All models of the app's bundle in one; nil where there are none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let folder = (bundles?.first ?? .ofApp).resourceURL ?? Bundle.ofApp.bundleURL
    let merged = NSManagedObjectModel()
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      for name in names where name.hasSuffix(".momd") {
        merged.entities += NSManagedObjectModel(contentsOf: folder.appendingPathComponent(name))?.entities ?? []
      }
    } catch { return nil }
    return merged.entities.isEmpty ? nil : merged
  }
}

extension NSEntityDescription {
  /// An entity as Xcode's document has it, relationships without their entities.
  fileprivate convenience init(_ read: DataModel.Entity) {
    self.init()
    name = read.name
    managedObjectClassName = read.className
    isAbstract = read.isAbstract
    uniquenessConstraints = read.uniquenessConstraints
    properties = read.attributes.map(Self.attribute) + read.relationships.map(Self.relationship)
  }

  private static func attribute(_ read: DataModel.Attribute) -> NSPropertyDescription {
    let attribute = NSAttributeDescription()
    attribute.name = read.name
    attribute.isOptional = read.isOptional
    attribute.attributeValueClassName = read.customClassName
    attribute.bounds = (read.minimum, read.maximum)
    attribute.attributeType = NSAttributeType(read.kind)
    attribute.defaultValue = read.defaultValue.flatMap { attribute.attributeType.value(of: $0) }
    return attribute
  }

  private static func relationship(_ read: DataModel.Relationship) -> NSPropertyDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = read.name
    relationship.isOptional = read.isOptional
    relationship.isOrdered = read.isOrdered
    relationship.maxCount = read.isToMany ? 0 : 1
    relationship.deleteRule =
      switch read.deleteRule {
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      case .noAction: .noActionDeleteRule
      }
    return relationship
  }
}

extension NSAttributeType {
  fileprivate init(_ kind: DataModel.Attribute.Kind) {
    self =
      switch kind {
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binary: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      }
  }

  /// A default as the editor writes it.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .stringAttributeType: text
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1")
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .binaryDataAttributeType, .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType: nil
    }
  }
}
