// Property lists whose objects are named from many places: what they stand for, and what is refused.
import FileReading
import Foundation
import Testing

@Suite struct PropertyListTests {
  /// A binary list of the objects, each as its bytes; the format's own layout: header, objects, table of offsets, trailer.
  private static func list(_ objects: [[UInt8]], top: UInt8 = 0, references: UInt8 = 1) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xff)]
      bytes += object
    }
    let begin = bytes.count
    func long(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    return bytes + table + [0, 0, 0, 0, 0, 0, 2, references] + long(objects.count) + long(Int(top)) + long(begin)
  }

  /// Arrays of two of the next, so deep, around a number: it stands for two to the power of its depth.
  private static func doubling(_ depth: UInt8) -> [UInt8] {
    list((0..<depth).map { [0xa2, $0 + 1, $0 + 1] } + [[0x10, 7]])
  }

  /// 2 to the power of 10 numbers of 64 bytes and more are some tens of KiB; to the power of 40 they are a hundred thousand GiB.
  @Test(arguments: [(UInt8(0), true), (1, true), (10, true), (25, false), (40, false), (100, false), (250, false)])
  func whatIsNamedOftenCounts(depth: UInt8, isRead: Bool) throws {
    let bytes = Self.doubling(depth)
    #expect(bytes.count < 1_400)
    guard isRead else {
      #expect(throws: PropertyListExcess.self) { try PropertyList.read(bytes) }
      return
    }
    var value = try PropertyList.read(bytes)
    for _ in 0..<depth { value = try #require((value as? [Any])?.last) }
    #expect(value as? Int == 7)
  }

  /// Sizes that nobody writes and that readers take all the same: references of nine bytes, a length of sixteen.
  @Test func whatCannotBeCounted() {
    func wide(_ number: UInt8) -> [UInt8] { [UInt8](repeating: 0, count: 8) + [number] }
    let references = (0..<UInt8(40)).map { [0xa2] + wide($0 + 1) + wide($0 + 1) } + [[0x10, 7]]
    let two = [0xaf, 0x14] + [UInt8](repeating: 0, count: 15) + [2]
    let lengths = (0..<UInt8(40)).map { two + [$0 + 1, $0 + 1] } + [[0x10, 7]]
    for bytes in [Self.list(references, references: 9), Self.list(lengths), Array("bplist00".utf8)] {
      #expect(throws: PropertyListDamage.self) { try PropertyList.read(bytes) }
    }
  }

  /// A list that holds itself stands for no end of objects; tables are followed by their values and keys.
  @Test(arguments: [
    list([[0xa1, 0]]), list([[0xa1, 1], [0xa1, 0]]), list([[0xd1, 1, 0], [0x51, 0x61]]),
    list([[0xd2, 1, 2, 3, 3], [0x51, 0x61], [0x51, 0x62], [0xa1, 3]]),
  ])
  func whatHoldsItself(bytes: [UInt8]) { #expect(throws: PropertyListExcess.self) { try PropertyList.read(bytes) } }

  /// A text of a MiB named a thousand times is a GiB.
  @Test func longTexts() {
    let text: [UInt8] = [0x5f, 0x12, 0, 0x10, 0, 0] + [UInt8](repeating: 0x61, count: 1 << 20)
    var bytes = Array("bplist00".utf8)
    let names = [UInt8](repeating: 1, count: 1_000)
    bytes += [0xaf, 0x11, 0x03, 0xe8] + names
    let second = bytes.count
    bytes += text
    func four(_ value: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    let begin = bytes.count
    bytes += four(8) + four(second) + [0, 0, 0, 0, 0, 0, 4, 1]
    for value in [2, 0, begin] { bytes += [0, 0, 0, 0] + four(value) }
    #expect(throws: PropertyListExcess.self) { try PropertyList.read(bytes) }
  }

  /// No file has more bytes than 2³¹ − 1, so that a number beyond them is none; one up to there counts, and is more than there are.
  @Test(arguments: [[0x7f, 0xff, 0xff, 0xff], [0x7f, 0xff, 0xff, 0xfe], [0x40, 0, 0, 0]] as [[UInt8]])
  func lengthsUpToTheLongestFile(length: [UInt8]) {
    // Bytes, and a text of two bytes a character.
    for kind: UInt8 in [0x4f, 0x6f] {
      #expect(throws: PropertyListExcess.self) { try PropertyList.read(Self.list([[kind, 0x12] + length])) }
    }
  }

  @Test(arguments: [[0x80, 0, 0, 0], [0x80, 0, 0, 1], [0xff, 0xff, 0xff, 0xff]] as [[UInt8]])
  func lengthsBeyondIt(length: [UInt8]) {
    for kind: UInt8 in [0x4f, 0x6f] {
      #expect(throws: PropertyListDamage.self) { try PropertyList.read(Self.list([[kind, 0x12] + length])) }
    }
  }

  /// What Foundation writes is read, in each of its forms.
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml]) func whatFoundationWrites(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let names = (0..<300).map { "name \($0)" }
    let value: [String: Any] = [
      "a": [1, 2.5, true, names], "b": ["c": Data([1, 2, 3]), "d": "Grüße"], "e": Date(timeIntervalSince1970: 0),
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
    let read = try #require(try PropertyList.read([UInt8](data)) as? [String: Any])
    #expect((read["a"] as? [Any])?.last as? [String] == names)
    #expect((read["b"] as? [String: Any])?["d"] as? String == "Grüße")
  }

  /// Cut anywhere, and with any byte of it another, it is read or refused: what counts it goes by no byte that is not there.
  @Test func damagedLists() {
    let whole = Self.list([[0xd1, 1, 2], [0x51, 0x61], [0xa2, 3, 3], [0x10, 7]])
    for length in 0..<whole.count { do { _ = try PropertyList.read(Array(whole[..<length])) } catch {} }
    for place in whole.indices {
      for value in [0, 0x0f, 0x7f, 0xaf, 0xdf, 0xff] as [UInt8] {
        var bytes = whole
        bytes[place] = value
        do { _ = try PropertyList.read(bytes) } catch {}
      }
    }
  }
}
