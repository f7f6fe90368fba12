// Reads the document inside an `.xcdatamodel`.
import Foundation
import FoundationXML

extension DataModel {
  /// The model a document describes.
  ///
  /// - Parameter contents: the file `contents` of an `.xcdatamodel`, XML.
  /// - Throws: a document that is no XML, no model, or has an attribute of a type Core Data does not have.
  public init(contents: Data) throws(DataModelError) {
    let reader = ModelReader()
    let parser = XMLParser(data: contents)
    parser.delegate = reader
    let isRead = parser.parse()
    if let failure = reader.failure { throw failure }
    // The parser is content with what it has seen of a document that breaks off.
    guard isRead, reader.isWhole else { throw .malformed(line: max(1, parser.lineNumber), expected: "a <model>") }
    self = reader.model
  }

  /// The folder of the version that is in use among those of an `.xcdatamodeld`: the one its `.xccurrentversion` names, else the first.
  ///
  /// - Parameters:
  ///   - versions: names of the `.xcdatamodel` folders in it.
  ///   - current: the property list of its `.xccurrentversion`; nil where it has none.
  public static func currentVersion(of versions: [String], _ current: Data?) -> String? {
    do {
      let list = try current.map { try PropertyListSerialization.propertyList(from: $0, format: nil) }
      let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
      if let name, versions.contains(name) { return name }
    } catch {
      // An editor that was cut off while it wrote leaves one that says nothing.
      return versions.sorted().first
    }
    return versions.sorted().first
  }
}

/// Takes the elements of a model as they come.
private final class ModelReader: NSObject, XMLParserDelegate {
  var model = DataModel()
  var isModel = false
  /// Whether the model's end was seen.
  var isWhole = false
  var failure: DataModelError?

  private func refuse(_ parser: XMLParser, _ expected: String) {
    failure = failure ?? .malformed(line: max(1, parser.lineNumber), expected: expected)
    parser.abortParsing()
  }

  private func has(_ word: String?) -> Bool { word == "YES" }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes given: [String: String]
  ) {
    let last = model.entities.count - 1
    switch name {
    case "model": isModel = true
    case _ where !isModel: refuse(parser, "a <model>, not <\(name)>")
    case "entity":
      guard let entity = given["name"] else { return refuse(parser, "a name of the entity") }
      let className = given["representedClassName"]?.split(separator: ".").last.map(String.init)
      var read = DataModel.Entity(name: entity, className: className ?? "NSManagedObject")
      read.parent = given["parentEntity"]
      read.isAbstract = has(given["isAbstract"])
      read.codeGeneration = given["codeGenerationType"].flatMap { .init(rawValue: $0) } ?? .none
      model.entities.append(read)
    case "attribute" where last >= 0:
      guard let attribute = given["name"] else { return refuse(parser, "a name of the attribute") }
      // The editor leaves the type of a new attribute open, and does not compile such a model.
      guard let kind = given["attributeType"].flatMap({ DataModel.Attribute.Kind(rawValue: $0) }) else {
        return refuse(parser, "a type of '\(attribute)', got '\(given["attributeType"] ?? "none")'")
      }
      model.entities[last].attributes.append(self.attribute(attribute, kind, given))
    case "relationship" where last >= 0:
      guard let relationship = given["name"], let destination = given["destinationEntity"] else {
        return refuse(parser, "a name and an entity of the relationship")
      }
      var read = DataModel.Relationship(name: relationship, destination: destination)
      read.inverse = given["inverseName"]
      read.isOptional = has(given["optional"])
      read.isToMany = has(given["toMany"])
      read.isOrdered = has(given["ordered"])
      read.deleteRule = given["deletionRule"].flatMap { .init(rawValue: $0) } ?? .noAction
      model.entities[last].relationships.append(read)
    case "uniquenessConstraint" where last >= 0: model.entities[last].uniquenessConstraints.append([])
    case "constraint" where last >= 0 && !model.entities[last].uniquenessConstraints.isEmpty:
      let rules = model.entities[last].uniquenessConstraints.count
      if let value = given["value"] { model.entities[last].uniquenessConstraints[rules - 1].append(value) }
    // Configurations, indices, places of boxes, and what later versions of the editor say.
    case _: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "model" { isWhole = true }
  }

  private func attribute(
    _ name: String, _ kind: DataModel.Attribute.Kind, _ given: [String: String]
  ) -> DataModel.Attribute {
    var read = DataModel.Attribute(name: name, kind: kind)
    read.isOptional = has(given["optional"])
    read.isScalar = has(given["usesScalarValueType"])
    read.defaultValue = given["defaultValueString"] ?? given["defaultDateTimeInterval"]
    read.customClassName = given["customClassName"]
    read.minimum = given["minValueString"].flatMap { Double($0) }
    read.maximum = given["maxValueString"].flatMap { Double($0) }
    return read
  }
}
