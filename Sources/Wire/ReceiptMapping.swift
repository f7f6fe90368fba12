// Receipts, an outcome with its number and cause, and the calls of an input, to and from bytes.
import Foundation
import Orientation
import Vocabulary

extension Receipt {
  /// Reads a message; what is out of its range is refused with the field's name.
  public init(_ message: WireReceipt) throws(WireError) {
    let ending: Ending
    switch message.verdict {
    case .settled: ending = .settled
    case .refused: ending = .refused(message.text)
    case .unsettled: ending = .unsettled(message.text)
    case .crashed: ending = .crashed(message.text)
    case .unspecified, .UNRECOGNIZED:
      throw .outOfRange(field: "verdict", expected: "1…4", actual: "\(message.verdict.rawValue)")
    }
    var windows: [WindowReport] = []
    for window in message.windows { windows.append(try WindowReport(window)) }
    self.init(
      seq: message.seq, cause: Cause(message.cause), input: message.input, device: message.device, ending: ending,
      windows: windows,
      fingerprint: message.fingerprint)
  }

  /// The same as a message.
  public var message: WireReceipt {
    .with {
      $0.seq = seq
      $0.cause = cause.message
      $0.input = input
      $0.device = device
      $0.verdict = ending.wireValue
      $0.text = ending.text
      $0.windows = windows.map(\.message)
      $0.fingerprint = fingerprint
    }
  }

  /// Most receipts are shorter, in bytes.
  private static let usualSize = 512

  /// The bytes of an envelope that answers a request with it, the same that the generated messages give.
  public func envelopeBytes(request: UInt64, session: UInt64) -> [UInt8] {
    var writer = ProtobufWriter(reserving: Self.usualSize)
    writer.add(1, WireEnvelope.currentVersion)
    writer.add(2, request)
    writer.add(24) { write(to: &$0) }
    writer.add(44, session)
    return writer.bytes
  }

  /// The bytes of such a message.
  func write(to writer: inout ProtobufWriter) {
    writer.add(1, seq)
    writer.add(2) { writer in
      writer.add(1, cause.epoch)
      writer.add(2, cause.n)
    }
    writer.add(3, device)
    writer.add(4, UInt64(ending.wireValue.rawValue))
    writer.add(5, ending.text)
    for window in windows { writer.add(6) { window.write(to: &$0) } }
    writer.add(7, fixed: fingerprint)
    writer.add(8, input)
  }
}

extension Ending {
  var wireValue: WireVerdict {
    switch self {
    case .settled: .settled
    case .refused: .refused
    case .unsettled: .unsettled
    case .crashed: .crashed
    }
  }
}

extension WindowReport {
  init(_ message: WireWindowReport) throws(WireError) {
    guard let reason = RotationReason(rawValue: message.reason) else {
      throw .outOfRange(field: "reason", expected: "a reason", actual: message.reason)
    }
    self.init(
      id: Int(message.id), from: try InterfaceOrientation(wire: message.from, field: "from"),
      interface: try InterfaceOrientation(wire: message.interface, field: "interface"), changed: message.changed,
      origin: CGPoint(x: message.x, y: message.y), size: CGSize(message.size),
      horizontal: try SizeClassName(wire: message.horizontal),
      vertical: try SizeClassName(wire: message.vertical), reason: reason,
      screen: message.external ? .external : .device)
  }

  var message: WireWindowReport {
    .with {
      $0.id = UInt32(clamping: id)
      $0.from = from.wireValue
      $0.interface = interface.wireValue
      $0.changed = changed
      $0.size = size.message
      $0.horizontal = horizontal.wireValue
      $0.vertical = vertical.wireValue
      $0.reason = reason.rawValue
      $0.x = Double(origin.x)
      $0.y = Double(origin.y)
      $0.external = screen == .external
    }
  }

  /// The bytes of such a message.
  fileprivate func write(to writer: inout ProtobufWriter) {
    writer.add(1, UInt32(clamping: id))
    writer.add(2, from.wireValue)
    writer.add(3, interface.wireValue)
    writer.add(4, changed)
    writer.add(5, size)
    writer.add(6, horizontal.wireValue)
    writer.add(7, vertical.wireValue)
    writer.add(8, reason.rawValue)
    writer.add(30, Double(origin.x))
    writer.add(31, Double(origin.y))
    writer.add(32, screen == .external)
  }
}

extension LedgerEntry {
  /// Reads a message, of which every value is one.
  public init(_ message: WireLedgerEntry) {
    self.init(window: Int(message.window), subject: message.subject, call: message.call)
  }

  /// The same as a message.
  public var message: WireLedgerEntry {
    .with {
      $0.window = UInt32(clamping: window)
      $0.subject = subject
      $0.call = call
    }
  }

  /// The bytes of such a message as a delta's field 5, read where it lies.
  static func write(_ entry: UnsafePointer<LedgerEntry>, to writer: inout ProtobufWriter) {
    writer.add(5) { writer in
      writer.add(1, UInt32(clamping: entry.pointee.window))
      writer.add(2, entry.pointee.subject)
      writer.add(3, entry.pointee.call)
    }
  }
}

extension SizeClassName {
  /// Raw values are `UIUserInterfaceSizeClass`'s: 0 unspecified, 1 compact, 2 regular (R-ENUM-07).
  init(wire value: UInt32) throws(WireError) {
    switch value {
    case 0: self = .unspecified
    case 1: self = .compact
    case 2: self = .regular
    default: throw .outOfRange(field: "size class", expected: "0…2", actual: "\(value)")
    }
  }

  var wireValue: UInt32 {
    switch self {
    case .unspecified: 0
    case .compact: 1
    case .regular: 2
    }
  }
}

extension CGSize {
  init(_ message: WireSize) { self.init(width: message.width, height: message.height) }

  var message: WireSize {
    .with {
      $0.width = width
      $0.height = height
    }
  }
}

extension CGRect {
  init(_ message: WireRect) {
    self.init(x: message.x, y: message.y, width: message.width, height: message.height)
  }

  var message: WireRect {
    .with {
      $0.x = origin.x
      $0.y = origin.y
      $0.width = size.width
      $0.height = size.height
    }
  }
}
