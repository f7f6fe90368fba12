// A document as flat arrays: elements in file order with their attributes, values as bytes until somebody asks.

/// The elements of one document; immutable once read.
final class ElementTree: Sendable {
  struct Node: Sendable {
    var name: ElementName
    /// The entry in the table of names.
    var entry: UInt16
    var attributeCount: UInt16
    var line: Int32
    var parent: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    var firstAttribute: Int32
    var textStart: Int32 = 0
    var textLength: Int32 = 0
  }

  struct Attribute: Sendable {
    var name: AttributeName
    var entry: UInt16
    var start: Int32
    var length: Int32
  }

  let nodes: [Node]
  let attributes: [Attribute]
  let text: [UInt8]

  init(nodes: [Node], attributes: [Attribute], text: [UInt8]) {
    self.nodes = nodes
    self.attributes = attributes
    self.text = text
  }
}

/// An element of a document. A value: two are equal when they are the same element of the same document.
public struct Element: Sendable, Equatable {
  let tree: ElementTree
  let index: Int

  public static func == (left: Element, right: Element) -> Bool {
    left.tree === right.tree && left.index == right.index
  }

  private var node: ElementTree.Node { tree.nodes[index] }

  /// What it is; `other` for an element nobody acts on.
  public var name: ElementName { node.name }
  /// The name as it stands in the file; empty for names in no table.
  public var tag: String { Names.elements.texts[Int(node.entry)] }
  /// From 1.
  public var line: Int { Int(node.line) }
  /// The position among all elements of the document, in file order.
  public var position: Int { index }
  /// The element around it; nil for the root.
  public var parent: Element? { node.parent < 0 ? nil : Element(tree: tree, index: Int(node.parent)) }
  /// The elements directly inside, in file order.
  public var children: Children { Children(tree: tree, first: node.firstChild) }

  /// Elements directly inside, in file order.
  public struct Children: Sequence, IteratorProtocol {
    let tree: ElementTree
    var first: Int32

    public mutating func next() -> Element? {
      guard first >= 0 else { return nil }
      let element = Element(tree: tree, index: Int(first))
      first = tree.nodes[Int(first)].nextSibling
      return element
    }
  }

  /// Whether the element makes a view. Among subviews an element of an unknown kind does: a plain view keeps its place.
  public var isView: Bool { name.isView || name == .other && parent?.name == .subviews }

  /// The first child of this name.
  public func child(_ name: ElementName) -> Element? { children.first { $0.name == name } }
  /// The first child with this `key`.
  public func child(key: String) -> Element? { children.first { $0.has(.key, key) } }
  /// The children of the first child of this name.
  public func contents(_ name: ElementName) -> Children {
    child(name)?.children ?? Children(tree: tree, first: -1)
  }

  // MARK: Attributes

  private func range(_ name: AttributeName) -> Range<Int>? {
    let node = node
    let first = Int(node.firstAttribute)
    for index in first..<first + Int(node.attributeCount) where tree.attributes[index].name == name {
      let attribute = tree.attributes[index]
      return Int(attribute.start)..<Int(attribute.start + attribute.length)
    }
    return nil
  }

  /// The value of an attribute.
  public subscript(name: AttributeName) -> String? {
    range(name).map { String(decoding: tree.text[$0], as: UTF8.self) }
  }

  /// Whether the attribute is there, whatever its value.
  public func has(_ name: AttributeName) -> Bool { range(name) != nil }

  /// Whether an attribute has this value.
  public func has(_ name: AttributeName, _ value: String) -> Bool {
    guard let range = range(name) else { return false }
    return tree.text[range].elementsEqual(value.utf8)
  }

  /// `YES` or `NO`; nil for anything else, and for an absent attribute.
  public func flag(_ name: AttributeName) -> Bool? {
    guard let range = range(name) else { return nil }
    if tree.text[range].elementsEqual("YES".utf8) { return true }
    return tree.text[range].elementsEqual("NO".utf8) ? false : nil
  }

  /// A finite number within `Numbers.largest`; nil for anything else, and for an absent attribute.
  public func number(_ name: AttributeName) -> Double? {
    guard let range = range(name) else { return nil }
    return tree.text.withUnsafeBufferPointer { Numbers.parse(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The number with its fraction cut off; nil for anything that is no number, and for an absent attribute.
  public func integer(_ name: AttributeName) -> Int? { number(name).flatMap { Int(exactly: $0.rounded(.towardZero)) } }

  /// The identifier; empty where there is none.
  public var id: String { self[.id] ?? "" }

  /// The text inside the element.
  public var content: String? {
    let node = node
    guard node.textLength > 0 else { return nil }
    return String(decoding: tree.text[Int(node.textStart)..<Int(node.textStart + node.textLength)], as: UTF8.self)
  }

  /// All attributes as written, in file order, but for names in no table.
  public var attributes: [(name: String, value: String)] {
    let node = node
    let first = Int(node.firstAttribute)
    return (first..<first + Int(node.attributeCount)).map { index in
      let attribute = tree.attributes[index]
      let range = Int(attribute.start)..<Int(attribute.start + attribute.length)
      return (
        Names.attributes.texts[Int(attribute.entry)], String(decoding: tree.text[range], as: UTF8.self)
      )
    }
  }

  /// The name, and the identifier where there is one, for diagnostics.
  public var label: String { self[.id].map { "\(tag) id=\"\($0)\"" } ?? tag }
}

/// Numbers of documents.
public enum Numbers {
  /// Geometry beyond this is no interface: the solver would lose the pixels.
  public static let largest = 1e7

  /// Reads digits with an optional sign, point and exponent. Not a number, infinity and what is beyond `largest` are no
  /// numbers here.
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = 0
    var isNegative = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
      isNegative = true
      index += 1
    }
    var value = 0.0
    var digits = 0
    while index < bytes.count, bytes[index] &- 48 < 10 {
      value = value * 10 + Double(bytes[index] - 48)
      digits += 1
      index += 1
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      var divisor = 1.0
      while index < bytes.count, bytes[index] &- 48 < 10 {
        value = value * 10 + Double(bytes[index] - 48)
        divisor *= 10
        digits += 1
        index += 1
      }
      value /= divisor
    }
    // Beyond 15 digits the quick way may be off by a bit, and exponents are rare.
    if index < bytes.count || digits > 15 { return slow(bytes) }
    guard digits > 0, value <= largest else { return nil }
    return isNegative ? -value : value
  }

  private static func slow(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.count <= 64, let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite,
      abs(value) <= largest
    else { return nil }
    return value
  }
}
