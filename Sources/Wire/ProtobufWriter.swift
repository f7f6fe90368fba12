// Protocol Buffers written straight from values: what a host publishes for every input is never built as messages first.
// SwiftProtobuf measures each nested message once for every level above it, which cost more than laying out the windows.
import Foundation

/// Appends fields in the proto3 encoding; fields with their default value are left out, as proto3 wants it. It has memory of
/// its own: an array asked at every byte whether it is anybody else's, which took a third of the time.
struct ProtobufWriter: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var count = 0
  private var capacity: Int

  /// The wire types of the encoding's specification.
  private enum WireType: Int {
    case varint = 0
    case fixed64 = 1
    case lengthDelimited = 2
  }

  /// The longest number: seven of 64 bits in each byte.
  private static let longestNumber = 10

  init(reserving count: Int) {
    capacity = max(count, Self.longestNumber)
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// What was written.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Makes room for so many bytes more.
  @inline(__always) private mutating func reserve(_ more: Int) { if count + more > capacity { grow(more) } }

  @inline(never) private mutating func grow(_ more: Int) {
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  @inline(__always) private mutating func tag(_ field: Int, _ type: WireType) {
    varint(UInt64(field << 3 | type.rawValue))
  }

  @inline(__always) private mutating func varint(_ value: UInt64) {
    reserve(Self.longestNumber)
    if value < 0x80 {
      start[count] = UInt8(truncatingIfNeeded: value)
      count += 1
    } else {
      long(value)
    }
  }

  /// A number of several bytes, for which there is room.
  private mutating func long(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      start[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count += 1
      rest >>= 7
    }
    start[count] = UInt8(truncatingIfNeeded: rest)
    count += 1
  }

  private mutating func eightBytes(_ value: UInt64) {
    reserve(MemoryLayout<UInt64>.size)
    UnsafeMutableRawPointer(start + count).storeBytes(of: value.littleEndian, as: UInt64.self)
    count += MemoryLayout<UInt64>.size
  }

  private mutating func append(_ more: UnsafeRawBufferPointer) {
    guard let from = more.baseAddress else { return }
    reserve(more.count)
    UnsafeMutableRawPointer(start + count).copyMemory(from: from, byteCount: more.count)
    count += more.count
  }

  mutating func add(_ field: Int, _ value: UInt64) {
    if value == 0 { return }
    tag(field, .varint)
    varint(value)
  }

  mutating func add(_ field: Int, _ value: UInt32) { add(field, UInt64(value)) }

  mutating func add(_ field: Int, _ value: Bool) { add(field, value ? 1 as UInt64 : 0) }

  mutating func add(_ field: Int, _ value: Double) {
    // Minus zero is no default: its bits are not all zero.
    if value.bitPattern == 0 { return }
    tag(field, .fixed64)
    eightBytes(value.bitPattern)
  }

  mutating func add(_ field: Int, fixed value: UInt64) {
    if value == 0 { return }
    tag(field, .fixed64)
    eightBytes(value)
  }

  mutating func add(_ field: Int, _ value: String) { if !value.isEmpty { addElement(field, value) } }

  /// A text that is there even when it is empty: an `optional` field that is set, an element of a `repeated` one.
  mutating func addElement(_ field: Int, _ value: String) {
    tag(field, .lengthDelimited)
    // Nearly all texts show their bytes as they are; the copy that makes others do so is kept and let go of for each.
    guard value.utf8.withContiguousStorageIfAvailable({ addBytes($0) }) == nil else { return }
    var copy = value
    copy.withUTF8 { addBytes($0) }
  }

  @inline(__always) private mutating func addBytes(_ text: UnsafeBufferPointer<UInt8>) {
    varint(UInt64(text.count))
    append(UnsafeRawBufferPointer(text))
  }

  /// The numbers of a `repeated` field, packed.
  mutating func addPacked(_ field: Int, _ values: [UInt32]) {
    if values.isEmpty { return }
    add(field) { writer in for value in values { writer.varint(UInt64(value)) } }
  }

  /// A nested message, there even when `body` writes nothing. Inlined, so that `body` need not hold what it writes.
  @inline(__always) mutating func add(_ field: Int, message body: (inout ProtobufWriter) -> Void) {
    let begin = begin(field)
    body(&self)
    end(begin)
  }

  /// Begins a nested message; where its length goes.
  private mutating func begin(_ field: Int) -> Int {
    tag(field, .lengthDelimited)
    // Room for the length of most messages; longer ones are moved up once they are known.
    reserve(1)
    count += 1
    return count - 1
  }

  /// Ends the nested message that began there.
  private mutating func end(_ begin: Int) {
    let length = count - begin - 1
    guard length >= 0x80 else {
      start[begin] = UInt8(length)
      return
    }
    let end = count
    varint(UInt64(length))
    let prefix = count - end
    // The length stands behind the message for a moment: only its own bytes are in the way.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: prefix) { number in
      number.baseAddress?.update(from: start + end, count: prefix)
      reserve(prefix)
      UnsafeMutableRawPointer(start + begin + prefix).copyMemory(from: start + begin + 1, byteCount: length)
      number.baseAddress.map { (start + begin).update(from: $0, count: prefix) }
    }
    count = end - 1 + prefix
  }
}

extension ProtobufWriter {
  mutating func add(_ field: Int, _ size: CGSize) {
    add(field) { writer in
      writer.add(1, Double(size.width))
      writer.add(2, Double(size.height))
    }
  }

  mutating func add(_ field: Int, _ rect: CGRect) {
    add(field) { writer in
      writer.add(1, Double(rect.origin.x))
      writer.add(2, Double(rect.origin.y))
      writer.add(3, Double(rect.size.width))
      writer.add(4, Double(rect.size.height))
    }
  }
}
