// Elements by identifier, without making a string of each: documents have thousands.

/// The elements of a tree by their `id`; of several with the same one the first in the file.
struct IdentifierIndex: Sendable {
  private var slots: [Int32]
  private let mask: Int
  /// Elements whose identifier an earlier one has.
  private(set) var duplicates: [Int] = []

  init(_ tree: ElementTree) {
    var size = 64
    while size < tree.nodes.count { size *= 2 }
    mask = size * 2 - 1
    slots = [Int32](repeating: -1, count: size * 2)
    tree.text.withUnsafeBufferPointer { text in
      for index in tree.nodes.indices {
        let node = tree.nodes[index]
        // Devices and resources are named by identifiers that others may share.
        guard node.name != .device, let range = Self.range(tree, node) else { continue }
        insert(Int32(index), UnsafeBufferPointer(rebasing: text[range]), tree, text)
      }
    }
  }

  private mutating func insert(
    _ index: Int32, _ id: UnsafeBufferPointer<UInt8>, _ tree: ElementTree, _ text: UnsafeBufferPointer<UInt8>
  ) {
    var slot = Self.hash(id) & mask
    while slots[slot] >= 0 {
      if let other = Self.range(tree, tree.nodes[Int(slots[slot])]), other.count == id.count,
        text[other].elementsEqual(id)
      {
        duplicates.append(Int(index))
        return
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = index
  }

  /// The element with this identifier.
  func element(_ id: String, in tree: ElementTree) -> Int? {
    var id = id
    return id.withUTF8 { id in
      tree.text.withUnsafeBufferPointer { text in
        var slot = Self.hash(id) & mask
        while slots[slot] >= 0 {
          let index = Int(slots[slot])
          if let other = Self.range(tree, tree.nodes[index]), other.count == id.count, text[other].elementsEqual(id) {
            return index
          }
          slot = (slot + 1) & mask
        }
        return nil
      }
    }
  }

  private static func range(_ tree: ElementTree, _ node: ElementTree.Node) -> Range<Int>? {
    let first = Int(node.firstAttribute)
    // Identifiers are written last as a rule.
    for index in (first..<first + Int(node.attributeCount)).reversed() where tree.attributes[index].name == .id {
      let attribute = tree.attributes[index]
      return attribute.length == 0 ? nil : Int(attribute.start)..<Int(attribute.start + attribute.length)
    }
    return nil
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }
}
