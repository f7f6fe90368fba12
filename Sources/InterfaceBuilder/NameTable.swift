// The tables of names as one hash table over bytes: what a name bears on, and whether the product acts on it.

/// What an element or attribute bears on.
public enum NameClass: Sendable, Hashable, CaseIterable {
  /// Where things are and how large.
  case layout
  /// What happens.
  case behaviour
  /// Looks, or Interface Builder itself.
  case cosmetic
  /// Nobody knows.
  case unknown
}

/// Names of one kind by their bytes. Entry 0 stands for unknown names.
struct NameTable<Name: RawRepresentable & CaseIterable & Sendable>: Sendable where Name.RawValue == String {
  private(set) var texts: [String] = [""]
  private(set) var classes: [NameClass] = [.unknown]
  /// `other` for names that are classified, but nothing acts on.
  private(set) var names: [Name]
  private var slots: [UInt16]
  private var bytes: [[UInt8]] = [[]]
  private let mask: Int

  init(layout: String, behaviour: String, cosmetic: String, other: Name) {
    names = [other]
    let lists: [(String, NameClass)] = [(layout, .layout), (behaviour, .behaviour), (cosmetic, .cosmetic)]
    var named: [String: Name] = [:]
    for name in Name.allCases where !name.rawValue.isEmpty { named[name.rawValue] = name }
    var words: [(String, NameClass)] = []
    for (list, nameClass) in lists {
      words += list.split(whereSeparator: \.isWhitespace).map { (String($0), nameClass) }
    }
    var size = 64
    while size < words.count * 4 { size *= 2 }
    mask = size - 1
    slots = [UInt16](repeating: 0, count: size)
    for (text, nameClass) in words {
      let name = Array(text.utf8)
      texts.append(text)
      classes.append(nameClass)
      names.append(named[text] ?? other)
      bytes.append(name)
      var slot = name.withUnsafeBufferPointer { Self.hash($0) } & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt16(texts.count - 1)
    }
  }

  /// The entry of a name; 0 for an unknown one.
  func lookup(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Self.hash(name) & mask
    while slots[slot] != 0 {
      let entry = Int(slots[slot])
      if bytes[entry].count == name.count, bytes[entry].elementsEqual(name) { return entry }
      slot = (slot + 1) & mask
    }
    return 0
  }

  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash)
  }
}

enum Names {
  static let elements = NameTable<ElementName>(
    layout: ElementTable.layout, behaviour: ElementTable.behaviour, cosmetic: ElementTable.cosmetic,
    other: .other)
  static let attributes = NameTable<AttributeName>(
    layout: AttributeTable.layout, behaviour: AttributeTable.behaviour, cosmetic: AttributeTable.cosmetic,
    other: .other)
  /// Whether an attribute can be nothing but a number, by its entry.
  static let areNumbers = attributes.names.map { AttributeName.numbers.contains($0) }
}
