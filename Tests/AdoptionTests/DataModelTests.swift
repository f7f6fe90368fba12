// Documents of Core Data's models read whole, as values, and each that is refused, with its line.
import DataModels
import Foundation
import Testing

@Suite struct DataModelTests {
  private func read(_ text: String) throws(DataModelError) -> DataModel { try DataModel(contents: Data(text.utf8)) }

  /// Everything an editor writes, and around it what later ones may.
  private static let everything = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <attribute name="lost" attributeType="String"/>
      <relationship name="lost" destinationEntity="Nobody"/>
      <uniquenessConstraints><uniquenessConstraint><constraint value="lost"/></uniquenessConstraint></uniquenessConstraints>
      <entity name="Thing" isAbstract="YES" syncable="YES">
        <attribute name="id" optional="NO" attributeType="UUID" usesScalarValueType="NO"/>
        <uniquenessConstraints>
          <constraint value="nowhere"/>
          <uniquenessConstraint><constraint value="id"/></uniquenessConstraint>
          <uniquenessConstraint><constraint value="name"/><constraint/><constraint value="place"/></uniquenessConstraint>
          <uniquenessConstraint/>
        </uniquenessConstraints>
      </entity>
      <entity name="Box" representedClassName="Shop.Stock.Crate" parentEntity="Thing" isAbstract="NO" codeGenerationType="class">
        <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="3" minValueString="1" maxValueString="12.5" usesScalarValueType="YES"/>
        <attribute name="since" attributeType="Date" defaultDateTimeInterval="600000000"/>
        <attribute name="both" attributeType="Date" defaultValueString="a" defaultDateTimeInterval="b" optional="yes"/>
        <attribute name="colour" attributeType="Transformable" customClassName="UIColor" minValueString="many"/>
        <relationship name="lid" maxCount="1" deletionRule="Cascade" destinationEntity="Lid" inverseName="box"/>
        <relationship name="things" optional="YES" toMany="YES" ordered="YES" deletionRule="Deny" destinationEntity="Thing"/>
        <fetchIndex name="byCount"><fetchIndexElement property="count" type="Binary"/></fetchIndex>
      </entity>
      <entity name="Lid" representedClassName=".Lid" codeGenerationType="category">
        <relationship name="box" ordered="NO" toMany="NO" deletionRule="Nullify" destinationEntity="Box" inverseName="lid"/>
        <relationship name="other" deletionRule="No Action" destinationEntity="Lid"/>
        <relationship name="odd" deletionRule="Whatever" destinationEntity="Lid"/>
        <relationship name="none" destinationEntity="Lid"/>
      </entity>
      <entity name="Last" representedClassName="" codeGenerationType="manual"/>
      <configuration name="Cloud"><memberEntity name="Lid"/></configuration>
      <elements><element name="Lid" positionX="0" positionY="1"/></elements>
    </model>
    """

  @Test func aWholeDocument() throws {
    var thing = DataModel.Entity(name: "Thing", className: "NSManagedObject")
    thing.isAbstract = true
    thing.attributes = [DataModel.Attribute(name: "id", kind: .uuid)]
    thing.uniquenessConstraints = [["id"], ["name", "place"], []]
    var box = DataModel.Entity(name: "Box", className: "Crate")
    (box.parent, box.codeGeneration) = ("Thing", .class)
    var count = DataModel.Attribute(name: "count", kind: .integer16)
    (count.isOptional, count.isScalar, count.defaultValue) = (true, true, "3")
    (count.minimum, count.maximum) = (1, 12.5)
    var since = DataModel.Attribute(name: "since", kind: .date)
    since.defaultValue = "600000000"
    var both = DataModel.Attribute(name: "both", kind: .date)
    both.defaultValue = "a"
    var colour = DataModel.Attribute(name: "colour", kind: .transformable)
    colour.customClassName = "UIColor"
    box.attributes = [count, since, both, colour]
    var lidOf = DataModel.Relationship(name: "lid", destination: "Lid")
    (lidOf.inverse, lidOf.deleteRule) = ("box", .cascade)
    var things = DataModel.Relationship(name: "things", destination: "Thing")
    (things.isOptional, things.isToMany, things.isOrdered, things.deleteRule) = (true, true, true, .deny)
    box.relationships = [lidOf, things]
    var lid = DataModel.Entity(name: "Lid", className: "Lid")
    lid.codeGeneration = .category
    lid.relationships = ["box", "other", "odd", "none"].map { name in
      var relationship = DataModel.Relationship(name: name, destination: name == "box" ? "Box" : "Lid")
      (relationship.inverse, relationship.deleteRule) = name == "box" ? ("lid", .nullify) : (nil, .noAction)
      return relationship
    }
    let last = DataModel.Entity(name: "Last", className: "NSManagedObject")
    let model = try read(Self.everything)
    #expect(model.entities == [thing, box, lid, last])
  }

  /// A relationship is "Nullify" where nobody says, as the editor makes it; a document that leaves it out has none.
  @Test func asTheyAreMade() {
    let relationship = DataModel.Relationship(name: "a", destination: "B")
    #expect(relationship.deleteRule == .nullify && relationship.inverse == nil)
    #expect(!relationship.isOptional && !relationship.isToMany && !relationship.isOrdered)
    #expect(DataModel().entities == [])
  }

  @Test(
    arguments: [
      "Integer 16", "Integer 32", "Integer 64", "Decimal", "Double", "Float", "String", "Boolean", "Date", "Binary",
      "UUID", "URI", "Transformable",
    ])
  func types(word: String) throws {
    let model = try read("<model><entity name='E'><attribute name='a' attributeType='\(word)'/></entity></model>")
    #expect(model.entities.first?.attributes.map(\.kind.rawValue) == [word])
    #expect(DataModel.Attribute.Kind.allCases.count == 13)
  }

  /// The line is the one the parser stands at.
  @Test(
    arguments: [
      ("", 1, "a <model>"), ("plain words", 1, "a <model>"), ("<model>\n<entity name='A'>\n</model>", 3, "a <model>"),
      ("<model>", 1, "a <model>"), ("<plist>\n<model/></plist>", 1, "a <model>, not <plist>"),
      ("\n\n<entity name='A'/>", 3, "a <model>, not <entity>"),
      ("<model>\n<entity representedClassName='A'/></model>", 2, "a name of the entity"),
      (
        "<model>\n<entity name='A'>\n<attribute attributeType='String'/>\n</entity></model>", 3,
        "a name of the attribute"
      ),
      ("<model><entity name='A'><attribute name='b'/></entity></model>", 1, "a type of 'b', got 'none'"),
      (
        "<model><entity name='A'><attribute name='b' attributeType='string'/></entity></model>", 1,
        "a type of 'b', got 'string'"
      ),
      (
        "<model><entity name='A'><relationship name='b'/></entity></model>", 1,
        "a name and an entity of the relationship"
      ),
      (
        "<model><entity name='A'><relationship destinationEntity='A'/></entity></model>", 1,
        "a name and an entity of the relationship"
      ),
      // The first mistake is the one that is told.
      ("<model>\n<entity/>\n<entity name='A'><attribute/></entity></model>", 2, "a name of the entity"),
    ])
  func refused(text: String, line: Int, expected: String) {
    let error = #expect(throws: DataModelError.self) { try read(text) }
    #expect(error == .malformed(line: line, expected: expected))
    #expect(error?.description == "line \(line): expected \(expected)")
  }

  /// The one `.xccurrentversion` names if there is such a folder, else the first by name.
  @Test func theVersionInUse() throws {
    func list(_ values: [String: Any]) throws -> Data {
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
    let versions = ["M 3.xcdatamodel", "M.xcdatamodel", "M 2.xcdatamodel"]
    for (current, expected) in [
      (nil, "M 2.xcdatamodel"), (try list(["_XCCurrentVersionName": "M.xcdatamodel"]), "M.xcdatamodel"),
      (try list(["_XCCurrentVersionName": "M 4.xcdatamodel"]), "M 2.xcdatamodel"),
      (try list(["name": "M.xcdatamodel"]), "M 2.xcdatamodel"),
      (try list(["_XCCurrentVersionName": 3]), "M 2.xcdatamodel"),
      (Data("<plist".utf8), "M 2.xcdatamodel"),
      (try PropertyListSerialization.data(fromPropertyList: ["a"], format: .xml, options: 0), "M 2.xcdatamodel"),
    ] as [(Data?, String)] {
      #expect(DataModel.currentVersion(of: versions, current) == expected)
    }
    #expect(DataModel.currentVersion(of: [], nil) == nil)
    #expect(DataModel.currentVersion(of: [], Data("<plist".utf8)) == nil)
  }
}
