// Protocol Buffers written straight from values: what a host publishes for every input is never built as messages first.
// SwiftProtobuf measures each nested message once for every level above it, which cost more than laying out the windows.
import Foundation

/// Appends fields in the proto3 encoding; fields with their default value are left out, as proto3 wants it.
struct ProtobufWriter {
  private(set) var bytes: [UInt8] = []

  /// The wire types of the encoding's specification.
  private enum WireType: Int {
    case varint = 0
    case fixed64 = 1
    case lengthDelimited = 2
  }

  init(reserving count: Int) { bytes.reserveCapacity(count) }

  private mutating func tag(_ field: Int, _ type: WireType) { varint(UInt64(field << 3 | type.rawValue)) }

  private mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private mutating func eightBytes(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
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
    var value = value
    value.withUTF8 { text in
      varint(UInt64(text.count))
      bytes.append(contentsOf: text)
    }
  }

  /// The numbers of a `repeated` field, packed.
  mutating func addPacked(_ field: Int, _ values: [UInt32]) {
    if values.isEmpty { return }
    add(field) { writer in for value in values { writer.varint(UInt64(value)) } }
  }

  /// A nested message, there even when `body` writes nothing.
  mutating func add(_ field: Int, message body: (inout ProtobufWriter) -> Void) {
    tag(field, .lengthDelimited)
    let start = bytes.count
    // Room for the length of most messages; longer ones are moved up once they are known.
    bytes.append(0)
    body(&self)
    let length = bytes.count - start - 1
    guard length >= 0x80 else {
      bytes[start] = UInt8(length)
      return
    }
    var prefix = ProtobufWriter(reserving: 10)
    prefix.varint(UInt64(length))
    bytes.replaceSubrange(start...start, with: prefix.bytes)
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
