// A model of Core Data in a project: which version is in use, and the classes Xcode would write for its entities.
import DataModels
import FileReading
import Foundation

/// A model with what is to be written for it.
package struct PlannedModel: Equatable {
  /// Its folder.
  package var path: String
  /// What an app loads it by.
  package var name: String
  /// The document of the version in use.
  package var contents: String
  package var model: DataModel

  /// The folder of a model a path lies in, or is; nil for other paths.
  static func folder(around path: String) -> String? {
    for kind in [".xcdatamodeld", ".xcdatamodel"] {
      if path.hasSuffix(kind) { return path }
      if let end = path.range(of: kind + "/") { return String(path[..<end.upperBound].dropLast()) }
    }
    return nil
  }

  /// Reads a model; nil, with a remark, where there is none that can be read: the rest of the project goes on without.
  init?(_ path: String, _ remarks: inout [Remark]) throws(AdoptionError) {
    self.path = path
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var folder = path
    if path.hasSuffix("d") {
      var problems: [Remark] = []
      let files = try FolderListing.files(path, &problems)
      let versions = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) })
        .filter { $0.hasSuffix(".xcdatamodel") }
      let current = "\(path)/.xccurrentversion"
      var list = FileManager.default.fileExists(atPath: current) ? Data(try FolderListing.bytes(current)) : nil
      // One that stands for more than it may says nothing.
      do { _ = try list.map { try PropertyList.read([UInt8]($0)) } } catch { list = nil }
      guard let version = DataModel.currentVersion(of: versions.sorted(), list) else {
        remarks.append(Remark(file: path, line: 1, text: "left out: a model without a version"))
        return nil
      }
      folder += "/\(version)"
    }
    contents = "\(folder)/contents"
    guard FileManager.default.fileExists(atPath: contents) else {
      remarks.append(Remark(file: contents, line: 1, text: "the project names it, and it is not there"))
      return nil
    }
    do throws(DataModelError) { model = try DataModel(contents: Data(try Self.bytes(contents))) } catch {
      guard case .malformed(let line, let expected) = error else { return nil }
      remarks.append(Remark(file: contents, line: line, text: "left out: expected \(expected)"))
      return nil
    }
  }

  /// A document that cannot be read is as one that says nothing.
  private static func bytes(_ file: String) throws(DataModelError) -> [UInt8] {
    do throws(AdoptionError) { return try FolderListing.bytes(file) } catch {
      throw .malformed(line: 1, expected: "a file that can be read")
    }
  }

  // MARK: Classes

  /// What Xcode writes for entities whose code it generates; empty where people wrote all of it.
  package var classes: String { model.entities.map(source).joined() }

  private func source(_ entity: DataModel.Entity) -> String {
    guard entity.codeGeneration != .none, entity.className != "NSManagedObject" else { return "" }
    let name = entity.className
    let above = entity.parent.flatMap { parent in model.entities.first { $0.name == parent }?.className }
    let head =
      entity.codeGeneration == .class ? "open class \(name): \(above ?? "NSManagedObject") {}\n" : ""
    let members = entity.attributes.map(property) + entity.relationships.flatMap(properties)
    return """
      \(head)extension \(name) {
        public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: "\(entity.name)") }
      \(members.map { "  \($0)\n" }.joined())}

      """
  }

  private func property(_ attribute: DataModel.Attribute) -> String {
    ManagedProperty.declared(attribute.name, type(attribute), access: "public ")
  }

  /// Optional whether the value is or not, as Xcode writes it, but for numbers.
  private func type(_ attribute: DataModel.Attribute) -> String {
    switch attribute.kind {
    case .integer16: attribute.isScalar ? "Int16" : "NSNumber?"
    case .integer32: attribute.isScalar ? "Int32" : "NSNumber?"
    case .integer64: attribute.isScalar ? "Int64" : "NSNumber?"
    case .double: attribute.isScalar ? "Double" : "NSNumber?"
    case .float: attribute.isScalar ? "Float" : "NSNumber?"
    case .boolean: attribute.isScalar ? "Bool" : "NSNumber?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: attribute.isScalar ? "TimeInterval" : "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .transformable: "\(attribute.customClassName ?? "NSObject")?"
    }
  }

  private func properties(_ relationship: DataModel.Relationship) -> [String] {
    let name = relationship.name
    let other = model.entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
    guard relationship.isToMany else { return [ManagedProperty.declared(name, "\(other)?", access: "public ")] }
    let kind = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let word = name.prefix(1).uppercased() + name.dropFirst()
    func method(_ verb: String, _ parameters: String, _ arguments: String) -> String {
      "public func \(verb)\(word)(\(parameters)) { changeManaged(\"\(verb)\(word)\", \(arguments)) }"
    }
    var list = [ManagedProperty.declared(name, "\(kind)?", access: "public ")]
    for verb in ["addTo", "removeFrom"] {
      list.append(method(verb, "_ value: \(other)", "value"))
      list.append(method(verb, "_ values: \(kind)", "values"))
    }
    guard relationship.isOrdered else { return list }
    list.append(method("insertInto", "_ value: \(other), at idx: Int", "value, at: idx"))
    list.append(method("removeFrom", "at idx: Int", "nil, at: idx"))
    list.append(method("insertInto", "_ values: [\(other)], at indexes: NSIndexSet", "values, at: indexes"))
    list.append(method("removeFrom", "at indexes: NSIndexSet", "nil, at: indexes"))
    list.append(method("replace", "at idx: Int, with value: \(other)", "value, at: idx"))
    list.append(method("replace", "at indexes: NSIndexSet, with values: [\(other)]", "values, at: indexes"))
    return list
  }
}

/// What stands for a property Core Data manages.
enum ManagedProperty {
  /// The accessors of a property.
  static func accessors(_ name: String) -> String {
    "{ get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
  }
  /// A whole property.
  static func declared(_ name: String, _ type: String, access: String) -> String {
    "\(access)var \(name): \(type) \(accessors(name))"
  }
}
