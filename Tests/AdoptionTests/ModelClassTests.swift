// What is read of a model of Core Data and written for its entities, whole: every type of attribute, every kind of relationship.
import Foundation
import Testing

@testable import Adoption

@Suite final class ModelClassTests {
  private let folder = NSTemporaryDirectory() + "classes-\(ProcessInfo.processInfo.globallyUniqueString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private func model(_ entities: String, _ remarks: inout [Remark]) throws -> PlannedModel? {
    let contents = folder + "/M.xcdatamodel/contents"
    try FolderListing.write(Array("<model>\n\(entities)\n</model>".utf8), to: contents)
    return try PlannedModel(folder + "/M.xcdatamodel", &remarks)
  }

  private func model(_ entities: String) throws -> PlannedModel {
    var remarks: [Remark] = []
    let model = try #require(try model(entities, &remarks))
    #expect(remarks.isEmpty)
    return model
  }

  private static func property(_ name: String, _ type: String) -> String {
    "  public var \(name): \(type) { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }\n"
  }

  /// As Xcode's generated classes have them: numbers by themselves where "Use Scalar Type" is on, else objects that may be nil.
  @Test(
    arguments: [
      ("Integer 16", "Int16", "NSNumber?"), ("Integer 32", "Int32", "NSNumber?"), ("Integer 64", "Int64", "NSNumber?"),
      ("Double", "Double", "NSNumber?"), ("Float", "Float", "NSNumber?"), ("Boolean", "Bool", "NSNumber?"),
      ("Decimal", "NSDecimalNumber?", "NSDecimalNumber?"), ("String", "String?", "String?"),
      ("Date", "TimeInterval", "Date?"), ("Binary", "Data?", "Data?"), ("UUID", "UUID?", "UUID?"),
      ("URI", "URL?", "URL?"), ("Transformable", "NSObject?", "NSObject?"),
    ])
  func attributes(type: String, scalar: String, object: String) throws {
    for (word, expected) in [("YES", scalar), ("NO", object)] {
      let attribute = "<attribute name='a' attributeType='\(type)' usesScalarValueType='\(word)'/>"
      let model = try model(
        "<entity name='E' representedClassName='E' codeGenerationType='category'>\(attribute)</entity>")
      #expect(
        model.classes == """
          extension E {
            public class func fetchRequest() -> NSFetchRequest<E> { NSFetchRequest<E>(entityName: "E") }
          \(Self.property("a", expected))}

          """)
    }
  }

  /// The methods Xcode's documentation lists for relationships to many, more of them where they have an order.
  @Test func relationships() throws {
    let model = try model(
      """
      <entity name='Trip' representedClassName='.Journey' codeGenerationType='class'>
        <relationship name='home' destinationEntity='Place'/>
        <relationship name='notes' toMany='YES' destinationEntity='Gone'/>
        <relationship name='stops' toMany='YES' ordered='YES' destinationEntity='Place'/>
      </entity>
      <entity name='Tour' representedClassName='Tour' parentEntity='Trip' codeGenerationType='class'/>
      <entity name='Place' representedClassName='App.Spot' codeGenerationType='none'/>
      <entity name='Plain' codeGenerationType='class'/>
      """)
    func method(_ name: String, _ parameters: String, _ arguments: String) -> String {
      "  public func \(name)(\(parameters)) { changeManaged(\"\(name)\", \(arguments)) }\n"
    }
    func head(_ name: String, _ entity: String) -> String {
      "extension \(name) {\n  public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity)\") }\n"
    }
    #expect(
      model.classes == "open class Journey: NSManagedObject {}\n" + head("Journey", "Trip")
        + Self.property("home", "Spot?")
        + Self.property("notes", "NSSet?") + method("addToNotes", "_ value: NSManagedObject", "value")
        + method("addToNotes", "_ values: NSSet", "values")
        + method("removeFromNotes", "_ value: NSManagedObject", "value")
        + method("removeFromNotes", "_ values: NSSet", "values") + Self.property("stops", "NSOrderedSet?")
        + method("addToStops", "_ value: Spot", "value") + method("addToStops", "_ values: NSOrderedSet", "values")
        + method("removeFromStops", "_ value: Spot", "value")
        + method("removeFromStops", "_ values: NSOrderedSet", "values")
        + method("insertIntoStops", "_ value: Spot, at idx: Int", "value, at: idx")
        + method("removeFromStops", "at idx: Int", "nil, at: idx")
        + method("insertIntoStops", "_ values: [Spot], at indexes: NSIndexSet", "values, at: indexes")
        + method("removeFromStops", "at indexes: NSIndexSet", "nil, at: indexes")
        + method("replaceStops", "at idx: Int, with value: Spot", "value, at: idx")
        + method("replaceStops", "at indexes: NSIndexSet, with values: [Spot]", "values, at: indexes")
        + "}\nopen class Tour: Journey {}\n" + head("Tour", "Tour") + "}\n")
  }

  /// What the editor writes of an entity, an attribute and a relationship; what it leaves out is no, none or nothing.
  @Test func everyWordOfTheDocument() throws {
    let entities = try model(
      """
      <entity name='A' representedClassName='Mod.Klass' parentEntity='B' isAbstract='YES' codeGenerationType='category'>
        <attribute name='a' optional='YES' attributeType='String' usesScalarValueType='YES' defaultValueString='x' minValueString='1' maxValueString='2.5' customClassName='C'/>
        <attribute name='b' attributeType='Date' defaultDateTimeInterval='5'/>
        <relationship name='r' optional='YES' toMany='YES' ordered='YES' deletionRule='Cascade' destinationEntity='B' inverseName='s'/>
        <relationship name='q' destinationEntity='B'/>
        <uniquenessConstraints>
          <uniquenessConstraint><constraint value='a'/><constraint value='b'/></uniquenessConstraint>
          <uniquenessConstraint><constraint value='b'/><constraint/></uniquenessConstraint>
        </uniquenessConstraints>
        <fetchIndex name='i'/>
      </entity>
      <entity name='B'>
        <relationship name='s' deletionRule='Deny' destinationEntity='A'/><relationship name='t' deletionRule='Nullify' destinationEntity='A'/>
      </entity>
      """
    ).model.entities
    let (a, b) = (entities[0], entities[1])
    #expect(entities.count == 2)
    #expect(
      [a.name, a.className, a.parent, b.name, b.className, b.parent] == [
        "A", "Klass", "B", "B", "NSManagedObject", nil,
      ])
    #expect([a.isAbstract, b.isAbstract] == [true, false])
    #expect([a.codeGeneration.rawValue, b.codeGeneration.rawValue] == ["category", "none"])
    #expect(a.uniquenessConstraints == [["a", "b"], ["b"]] && b.uniquenessConstraints.isEmpty)
    #expect(a.attributes.map(\.name) == ["a", "b"] && b.attributes.isEmpty)
    #expect(a.attributes.map(\.kind.rawValue) == ["String", "Date"])
    #expect(a.attributes.map(\.isOptional) == [true, false] && a.attributes.map(\.isScalar) == [true, false])
    #expect(a.attributes.map(\.defaultValue) == ["x", "5"] && a.attributes.map(\.customClassName) == ["C", nil])
    #expect(a.attributes.map(\.minimum) == [1, nil] && a.attributes.map(\.maximum) == [2.5, nil])
    let all = a.relationships + b.relationships
    #expect(all.map(\.name) == ["r", "q", "s", "t"] && all.map(\.destination) == ["B", "B", "A", "A"])
    #expect(all.map(\.inverse) == ["s", nil, nil, nil] && all.map(\.isOptional) == [true, false, false, false])
    #expect(all.map(\.isToMany) == [true, false, false, false] && all.map(\.isOrdered) == [true, false, false, false])
    #expect(all.map(\.deleteRule.rawValue) == ["Cascade", "No Action", "Deny", "Nullify"])
  }

  /// (what the model holds from line 2 on, the line of the remark, what was expected)
  @Test(
    arguments: [
      ("<entity name='A'>\n<attribute/></entity>", 3, "a name of the attribute"),
      ("<entity name='A'>\n\n<attribute name='b'/></entity>", 4, "a type of 'b', got 'none'"),
      ("<entity name='A'><relationship name='b'/></entity>", 2, "a name and an entity of the relationship"),
      (
        "<entity name='A'><relationship destinationEntity='A'/></entity>", 2, "a name and an entity of the relationship"
      ),
      ("<entity/><entity/>", 2, "a name of the entity"),
    ])
  func whatIsMissing(text: String, line: Int, expected: String) throws {
    var remarks: [Remark] = []
    #expect(try model(text, &remarks) == nil)
    let file = folder + "/M.xcdatamodel/contents"
    #expect(remarks == [Remark(file: file, line: line, text: "left out: expected \(expected)")])
  }

  /// Outside of an entity its parts say nothing.
  @Test func partsOfNoEntity() throws {
    #expect(
      try model("<attribute/><relationship/><uniquenessConstraint/><constraint value='a'/>").model.entities.isEmpty)
  }

  /// A folder of versions without one, and a version without a document, are told and left out.
  @Test func modelsWithoutAVersion() throws {
    try FolderListing.write([], to: folder + "/A.xcdatamodeld/readme")
    try FolderListing.write([], to: folder + "/B.xcdatamodeld/B.xcdatamodel/readme")
    var remarks: [Remark] = []
    #expect(try PlannedModel(folder + "/A.xcdatamodeld", &remarks) == nil)
    #expect(try PlannedModel(folder + "/B.xcdatamodeld", &remarks) == nil)
    #expect(
      remarks == [
        Remark(file: folder + "/A.xcdatamodeld", line: 1, text: "left out: a model without a version"),
        Remark(
          file: folder + "/B.xcdatamodeld/B.xcdatamodel/contents", line: 1,
          text: "the project names it, and it is not there"),
      ])
  }

  /// The version in use is the one the editor names, if it is there; else the first by name.
  @Test(arguments: [("M 2.xcdatamodel", "M 2"), ("Gone.xcdatamodel", "M 2"), ("M.xcdatamodel", "M"), ("", "M 2")])
  func theVersionInUse(named: String, expected: String) throws {
    for name in ["M", "M 2"] {
      try FolderListing.write(Array("<model/>".utf8), to: "\(folder)/V.xcdatamodeld/\(name).xcdatamodel/contents")
    }
    let list =
      named.isEmpty
      ? "cut o"
      : "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>\(named)</string></dict></plist>"
    try FolderListing.write(Array(list.utf8), to: "\(folder)/V.xcdatamodeld/.xccurrentversion")
    var remarks: [Remark] = []
    let model = try #require(try PlannedModel("\(folder)/V.xcdatamodeld", &remarks))
    #expect(model.name == "V" && model.contents == "\(folder)/V.xcdatamodeld/\(expected).xcdatamodel/contents")
    #expect(model.path == "\(folder)/V.xcdatamodeld" && remarks.isEmpty && model.classes.isEmpty)
  }

  @Test(
    arguments: [
      ("a/M.xcdatamodeld", "a/M.xcdatamodeld"), ("a/M.xcdatamodel", "a/M.xcdatamodel"),
      ("a/M.xcdatamodeld/M.xcdatamodel/contents", "a/M.xcdatamodeld"), ("M.xcdatamodel/contents", "M.xcdatamodel"),
      ("a/M.swift", nil), ("xcdatamodel/a", nil),
    ] as [(String, String?)])
  func theFolderOfAModel(path: String, expected: String?) { #expect(PlannedModel.folder(around: path) == expected) }
}
