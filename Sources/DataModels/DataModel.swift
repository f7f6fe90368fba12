// A model of Core Data's as Xcode's editor writes it, as values: adoption makes classes of it, and the running app its entities.

/// What a model says.
public struct DataModel: Equatable, Sendable {
  /// In the order of the document.
  public var entities: [Entity] = []

  /// Nothing yet.
  public init() {}

  /// A kind of object.
  public struct Entity: Equatable, Sendable {
    /// Who writes the class of an entity: Xcode, Xcode its properties alone, or people.
    public enum CodeGeneration: String, Sendable { case `class`, category, none }
    /// Its name.
    public var name: String
    /// The class's name, without a module; `NSManagedObject` for none of its own.
    public var className: String
    /// The entity it inherits from; nil for none.
    public var parent: String?
    /// Whether there are objects of others only.
    public var isAbstract = false
    /// Who writes its class.
    public var codeGeneration = CodeGeneration.none
    /// Its own, without its parent's.
    public var attributes: [Attribute] = []
    /// Its own, without its parent's.
    public var relationships: [Relationship] = []
    /// Names of attributes no two objects have alike, a list for each rule.
    public var uniquenessConstraints: [[String]] = []

    /// An entity without properties.
    public init(name: String, className: String) { (self.name, self.className) = (name, className) }
  }

  /// A value an object keeps.
  public struct Attribute: Equatable, Sendable {
    /// The types, in the editor's words.
    public enum Kind: String, Sendable, CaseIterable {
      /// Whole numbers of 16 bits.
      case integer16 = "Integer 16"
      /// Whole numbers of 32 bits.
      case integer32 = "Integer 32"
      /// Whole numbers of 64 bits.
      case integer64 = "Integer 64"
      /// Numbers with decimal places.
      case decimal = "Decimal"
      /// Numbers of 64 bits.
      case double = "Double"
      /// Numbers of 32 bits.
      case float = "Float"
      /// Texts.
      case string = "String"
      /// Yes or no.
      case boolean = "Boolean"
      /// Moments.
      case date = "Date"
      /// Bytes.
      case binary = "Binary"
      /// Identifiers.
      case uuid = "UUID"
      /// Addresses.
      case uri = "URI"
      /// Objects of any class.
      case transformable = "Transformable"
    }
    /// Its name.
    public var name: String
    /// Its type.
    public var kind: Kind
    /// Whether it may be nil.
    public var isOptional = false
    /// Whether its property is a number and no object.
    public var isScalar = false
    /// What it is at first, as written; of dates the seconds since 2001.
    public var defaultValue: String?
    /// The class of what is transformed; nil where the editor has none.
    public var customClassName: String?
    /// The least and the greatest value, or length; nil without a bound.
    public var minimum: Double?
    /// See `minimum`.
    public var maximum: Double?

    /// An attribute of a type.
    public init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }
  }

  /// Objects an object belongs with.
  public struct Relationship: Equatable, Sendable {
    /// What becomes of the others when the object is deleted, in the editor's words.
    public enum DeleteRule: String, Sendable {
      /// They forget it.
      case nullify = "Nullify"
      /// They are deleted.
      case cascade = "Cascade"
      /// It is not deleted while there are any.
      case deny = "Deny"
      /// Nothing.
      case noAction = "No Action"
    }
    /// Its name.
    public var name: String
    /// The entity of the others.
    public var destination: String
    /// The way back; nil for none.
    public var inverse: String?
    /// Whether there may be none.
    public var isOptional = false
    /// Whether there may be several.
    public var isToMany = false
    /// Whether several have an order.
    public var isOrdered = false
    /// What becomes of them.
    public var deleteRule = DeleteRule.nullify

    /// A relationship to one.
    public init(name: String, destination: String) { (self.name, self.destination) = (name, destination) }
  }
}

/// What keeps a model from being read.
public enum DataModelError: Error, Equatable, CustomStringConvertible {
  /// No XML, or a document of another kind; what was expected, and where.
  case malformed(line: Int, expected: String)

  /// Where, and what was expected.
  public var description: String {
    switch self {
    case .malformed(let line, let expected): "line \(line): expected \(expected)"
    }
  }
}
