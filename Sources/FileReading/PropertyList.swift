// Property lists of others: in the binary form one object may be named from many places, so that some hundred bytes stand for more than a
// machine holds. Apart from files, since lists are read of bytes wherever they come from.
import Foundation

/// A property list that would take too much, or that holds itself.
public struct PropertyListExcess: LocalizedError, Equatable {
  /// In a sentence.
  public var errorDescription: String? {
    "its objects hold each other so often that they would take more than \(PropertyList.largest >> 20) MiB"
  }
}

/// A binary property list whose sizes, places or objects are not its format's.
public struct PropertyListDamage: LocalizedError, Equatable {
  /// In a sentence.
  public var errorDescription: String? { "a binary property list that is damaged" }
}

/// Reads property lists in all their forms.
public enum PropertyList {
  /// Bytes the objects of a list may take, each as often as it is named.
  public static let largest = 256 << 20
  /// Bytes an object takes besides its own.
  private static let overhead = 64

  /// What the bytes say; throws what is too much, and what Foundation says of bytes that are no list.
  public static func read(_ bytes: [UInt8]) throws -> Any {
    // What cannot be counted is not read either: who reads it takes sizes of numbers that nobody writes.
    if bytes.starts(with: BinaryList.beginning) {
      guard let size = BinaryList(bytes)?.size(overhead: overhead, limit: largest) else { throw PropertyListDamage() }
      if size > largest { throw PropertyListExcess() }
    }
    return try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
  }
}

/// The binary form as its format has it (`CFBinaryPList`: a trailer of 32 bytes, a table of offsets, objects with a byte each that says what
/// they are), by sizes alone.
private struct BinaryList {
  static let beginning = Array("bplist".utf8)

  private let bytes: [UInt8]
  private let (offsetSize, referenceSize, count, top, table): (Int, Int, Int, Int, Int)

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.beginning), bytes.count >= 40 else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
      let table = Self.number(bytes, trailer + 24, 8), top < count, table < bytes.count,
      count <= (bytes.count - table) / offsetSize
    else { return nil }
    (self.count, self.top, self.table) = (count, top, table)
  }

  /// What big-endian bytes say; nil beyond the end, and of more than any file has.
  private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    let value = bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }

  /// An object's own bytes, and the objects it names; nil where it is none.
  private func object(_ number: Int) -> (own: Int, names: [Int])? {
    guard let place = Self.number(bytes, table + number * offsetSize, offsetSize), place < bytes.count else {
      return nil
    }
    let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 0x0f))
    guard kind >= 4, kind != 8 else { return (1 << min(low, 4), []) }
    var (length, begin) = (low, place + 1)
    if low == 0x0f {
      guard begin < bytes.count, bytes[begin] >> 4 == 1, bytes[begin] & 0x0f <= 3 else { return nil }
      let size = 1 << Int(bytes[begin] & 0x0f)
      guard let long = Self.number(bytes, begin + 1, size) else { return nil }
      (length, begin) = (long, begin + 1 + size)
    }
    // Arrays and sets name what they hold, tables keys and values; all others are bytes.
    let named = kind == 0x0d ? 2 * length : kind >= 0x0a ? length : 0
    guard named <= (bytes.count - begin) / referenceSize else { return nil }
    let names = (0..<named).compactMap { Self.number(bytes, begin + $0 * referenceSize, referenceSize) }
    guard names.count == named, names.allSatisfy({ $0 < count }) else { return nil }
    return (named == 0 ? 2 * length : 0, names)
  }

  private enum State {
    case unseen, open
    case known(Int)
  }

  /// Bytes of all that the first object holds, each object as often as it is named; just more than `limit` for what is more, and for what holds
  /// itself. Nil of what is no list.
  func size(overhead: Int, limit: Int) -> Int? {
    var states = [State](repeating: .unseen, count: count)
    var open: [(number: Int, names: [Int], next: Int, size: Int)] = []
    var closed = 0
    func begin(_ number: Int) -> Bool {
      guard let object = object(number) else { return false }
      states[number] = .open
      open.append((number, object.names, 0, min(limit + 1, overhead + object.own)))
      return true
    }
    guard begin(top) else { return nil }
    while let last = open.last {
      guard last.next < last.names.count else {
        states[last.number] = .known(last.size)
        closed = last.size
        open.removeLast()
        if !open.isEmpty { open[open.count - 1].size = min(limit + 1, open[open.count - 1].size + closed) }
        continue
      }
      open[open.count - 1].next += 1
      switch states[last.names[last.next]] {
      case .unseen: guard begin(last.names[last.next]) else { return nil }
      case .open: return limit + 1
      case .known(let size): open[open.count - 1].size = min(limit + 1, last.size + size)
      }
    }
    return closed
  }
}
