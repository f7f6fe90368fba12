// Models of Core Data in a project: the version in use, and the classes Xcode writes for its entities.
import Foundation
import Testing

@testable import Adoption

@Suite final class ModelTests {
  private let folder = NSTemporaryDirectory() + "models-\(ProcessInfo.processInfo.globallyUniqueString)"

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try FolderListing.write([UInt8](text.utf8), to: "\(folder)/\(path)") }
  }

  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Trip" representedClassName=".Trip" codeGenerationType="class">
        <attribute name="days" attributeType="Integer 32" usesScalarValueType="YES"/>
        <attribute name="end" attributeType="Date" usesScalarValueType="NO"/>
        <relationship name="stops" toMany="YES" ordered="YES" destinationEntity="Stop" inverseName="trip"/>
      </entity>
      <entity name="Stop" representedClassName="TripStop" codeGenerationType="category">
        <attribute name="colors" attributeType="Transformable" customClassName="[UIColor]"/>
        <relationship name="trip" maxCount="1" destinationEntity="Trip" inverseName="stops"/>
      </entity>
      <entity name="Note" representedClassName="Note"/>
    </model>
    """

  /// A model at once, the version in use of several, and the classes of its entities.
  @Test func whatIsWritten() throws {
    try write([
      // By their names the other one comes first.
      "App/A.swift": "import CoreData\n", "App/Trips.xcdatamodeld/Trips 2.xcdatamodel/contents": "<model/>",
      "App/Trips.xcdatamodeld/Trips.xcdatamodel/contents": Self.model,
      "App/Trips.xcdatamodeld/.xccurrentversion": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Trips.xcdatamodel</string></dict></plist>
      """,
    ])
    let plan = try AdoptionPlan("\(folder)/App", target: nil)
    #expect(
      plan.main.resources == ["Trips.momd/contents": "\(folder)/App/Trips.xcdatamodeld/Trips.xcdatamodel/contents"])
    let classes = try #require(plan.main.models.first).classes
    let lines = classes.split(separator: "\n").map { $0.drop { $0 == " " } }
    for (line, count) in [
      ("open class Trip: NSManagedObject {}", 1), ("public var days: Int32 {", 1), ("public var end: Date? {", 1),
      ("public var stops: NSOrderedSet? {", 1), ("public func insertIntoStops(_ value: TripStop, at idx: Int) {", 1),
      ("extension TripStop {", 1), ("public var colors: [UIColor]? {", 1), ("public var trip: Trip? {", 1),
      // People write these.
      ("open class TripStop", 0), ("extension Note", 0),
    ] {
      #expect(lines.filter { $0.hasPrefix(line) }.count == count, "\(line)")
    }
  }

  /// What is written of the package: the classes of a module's entities where there are some, a host where there is an app.
  @Test(arguments: [true, false], [true, false]) func thePackageHasTheClasses(hasModel: Bool, isApp: Bool) throws {
    let source = "import CoreData\nclass D: UIResponder\(isApp ? ", UIApplicationDelegate" : "") {}\n"
    try write(["App/A.swift": source])
    if hasModel { try write(["App/M.xcdatamodeld/M.xcdatamodel/contents": Self.model]) }
    let plan = try AdoptionPlan("\(folder)/App", target: nil)
    let package = AdoptedPackage(
      plan, folder: "\(folder)/out", repository: "/r", classes: AppClasses([(path: "A.swift", text: source)]))
    #expect(package.isApp == isApp)
    let files = Dictionary(uniqueKeysWithValues: package.files.map { ($0.path, $0.text) })
    let always = [".gitignore", "Package.swift", "Sources/App/Adopted.list", "Sources/App/Adopted.swift"]
    #expect(
      files.keys.sorted()
        == (always + ["Tests/AppTests/AppTests.swift"] + (hasModel ? ["Sources/App/AdoptedModels.swift"] : [])
        + (isApp ? ["Sources/App-host/Host.swift"] : [])).sorted())
    #expect(files[".gitignore"] == ".build/\n")
    #expect(files["Sources/App/Adopted.list"] == "modules: \n\(folder)/App/A.swift\n")
    if let classes = files["Sources/App/AdoptedModels.swift"] {
      #expect(classes.contains("import SwivelFrameworks\nimport UIKit\n\n"))
      #expect(classes.hasSuffix(try #require(plan.main.models.first).classes))
    }
    try package.write()
    for (path, text) in files { #expect(try FolderListing.text("\(folder)/out/\(path)") == text, "\(path)") }
  }

  /// A model that cannot be read is named, with what was expected, and the rest goes on.
  @Test(
    arguments: [
      ("no XML", "a <model>"), ("<plist/>", "a <model>, not <plist>"),
      (
        "<model>\n<entity name='A'>\n<attribute name='b' attributeType='Text'/></entity></model>",
        "a type of 'b', got 'Text'"
      ),
      ("<model><entity/></model>", "a name of the entity"),
    ])
  func whatCannotBeRead(contents: String, expected: String) throws {
    try write(["App/A.swift": "import CoreData\n", "App/M.xcdatamodeld/M.xcdatamodel/contents": contents])
    let plan = try AdoptionPlan("\(folder)/App", target: nil)
    #expect(plan.main.models.isEmpty)
    #expect(plan.remarks.contains { $0.text == "left out: expected \(expected)" }, "\(plan.remarks)")
  }
}
