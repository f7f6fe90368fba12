// Changes of a text that keep its lines, and its columns where what is new is no longer than what it replaces.

/// Changes of one file, applied together.
struct Edits {
  private var list: [(start: Int, end: Int, order: Int, text: [UInt8])] = []

  /// Puts `text` where a stretch was, filled up with blanks to its length; line ends of the stretch stay.
  mutating func replace(_ start: Int, _ end: Int, with text: String, in bytes: [UInt8]) {
    var new = [UInt8](text.utf8)
    let old = bytes[start..<end]
    if let last = old.lastIndex(of: UInt8(ascii: "\n")) {
      let breaks = old.count { $0 == UInt8(ascii: "\n") }
      new += Array(repeating: UInt8(ascii: "\n"), count: breaks)
      new += Array(repeating: UInt8(ascii: " "), count: end - last - 1)
    } else if new.count < old.count {
      new += Array(repeating: UInt8(ascii: " "), count: old.count - new.count)
    }
    list.append((start, end, list.count, new))
  }

  /// Blanks a stretch.
  mutating func blank(_ start: Int, _ end: Int, in bytes: [UInt8]) { replace(start, end, with: "", in: bytes) }

  /// Takes a stretch away; what follows on the line moves to the left.
  mutating func remove(_ start: Int, _ end: Int) { list.append((start, end, list.count, [])) }

  /// Puts text before a place; what follows on the line moves to the right.
  mutating func insert(_ text: String, at place: Int) { list.append((place, place, list.count, [UInt8](text.utf8))) }

  /// The text with all changes; where two overlap the first that was asked for holds.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var place = 0
    for edit in list.sorted(by: { ($0.start, $0.order) < ($1.start, $1.order) }) {
      guard edit.start >= place else { continue }
      result += bytes[place..<edit.start]
      result += edit.text
      place = edit.end
    }
    return result + bytes[place...]
  }
}
