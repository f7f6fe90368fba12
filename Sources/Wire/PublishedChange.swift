// A published orientation change read straight from its bytes: what every turn begins with, at a tenth of what the generated messages
// take. It knows the one form a sensor writes; any other is left to those, so that both say the same of whatever they read.
import Foundation
import Orientation
import Vocabulary

extension SensorChange {
  /// Reads an envelope of version 1 that holds nothing but an orientation change, its fields in the order of their numbers. Nil for any
  /// other bytes, readable or not.
  public init?(published bytes: [UInt8]) {
    let change = bytes.withUnsafeBytes { bytes -> SensorChange? in
      var reader = PlainReader(bytes)
      guard reader.take(.number(1)), reader.number() == UInt64(WireEnvelope.currentVersion), reader.take(.text(41)),
        var message = reader.message(), reader.isAtEnd
      else { return nil }
      return SensorChange(&message)
    }
    guard let change else { return nil }
    self = change
  }

  private init?(_ reader: inout PlainReader) {
    var cause = Cause(epoch: 0, n: 0)
    if reader.take(.text(1)) {
      guard var message = reader.message() else { return nil }
      if message.take(.number(1)) {
        guard let epoch = message.number() else { return nil }
        cause.epoch = epoch
      }
      if message.take(.number(2)) {
        guard let n = message.number() else { return nil }
        cause.n = n
      }
      guard message.isAtEnd else { return nil }
    }
    var t = 0.0
    if reader.take(.double(2)) {
      guard let time = reader.double() else { return nil }
      t = time
    }
    let what: What
    if reader.take(.number(3)) {
      guard let value = reader.number(), let raw = Int(exactly: value),
        let orientation = DeviceOrientation(rawValue: raw)
      else { return nil }
      what = .orientation(orientation)
    } else {
      guard reader.take(.number(4)), let value = reader.number(), value <= 1 else { return nil }
      what = .rotationLock(value == 1)
    }
    var reason = ""
    if reader.take(.text(6)) {
      guard let text = reader.text() else { return nil }
      reason = text
    }
    guard reader.isAtEnd else { return nil }
    self.init(cause: cause, t: t, what: what, reason: reason)
  }
}

/// Takes fields of the Protocol Buffers encoding off the front of some bytes, where they are those that are expected.
private struct PlainReader {
  private var rest: Slice<UnsafeRawBufferPointer>

  /// A field's number and how its value is written; numbers below 512, whose tags have two bytes at most.
  enum Field {
    case number(UInt64)
    case double(UInt64)
    case text(UInt64)

    fileprivate var tag: UInt64 {
      switch self {
      case .number(let field): field << 3
      case .double(let field): field << 3 | 1
      case .text(let field): field << 3 | 2
      }
    }
  }

  init(_ bytes: UnsafeRawBufferPointer) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// Whether the next field is this one; its tag is taken then, and nothing else otherwise.
  mutating func take(_ field: Field) -> Bool {
    var ahead = self
    guard ahead.number() == field.tag else { return false }
    self = ahead
    return true
  }

  /// A number of at most nine bytes of seven bits, or of a tenth with the last bit; nil where there is none.
  mutating func number() -> UInt64? {
    var (value, shift) = (UInt64(0), UInt64(0))
    while let byte = rest.popFirst() {
      guard shift < 63 || byte <= 1 else { return nil }
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return nil
  }

  mutating func double() -> Double? {
    guard rest.count >= 8 else { return nil }
    let bits = UnsafeRawBufferPointer(rebasing: rest.prefix(8)).loadUnaligned(as: UInt64.self)
    rest = rest.dropFirst(8)
    return Double(bitPattern: UInt64(littleEndian: bits))
  }

  private mutating func bytes() -> UnsafeRawBufferPointer? {
    guard let length = number(), length <= UInt64(rest.count) else { return nil }
    let bytes = UnsafeRawBufferPointer(rebasing: rest.prefix(Int(length)))
    rest = rest.dropFirst(Int(length))
    return bytes
  }

  mutating func message() -> PlainReader? { bytes().map(PlainReader.init) }

  /// Nil where it is no UTF-8.
  mutating func text() -> String? { bytes().flatMap { String(validating: $0, as: UTF8.self) } }
}
