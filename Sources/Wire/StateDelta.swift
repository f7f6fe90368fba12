// What a host publishes for every input, from core values to the bytes of an envelope. Field numbers are the schema's.
import Foundation
import Vocabulary

extension StateDelta {
  /// Most deltas are shorter, in bytes.
  private static let usualSize = 16_384

  /// The bytes of a published envelope, the same that the generated messages give.
  public var envelopeBytes: [UInt8] {
    var writer = ProtobufWriter(reserving: Self.usualSize)
    writer.add(1, WireEnvelope.currentVersion)
    writer.add(43) { writer in
      writer.add(1, epoch)
      writer.add(2) { receipt.write(to: &$0) }
      writer.add(3) { device.writeHeader(to: &$0) }
      for window in windows { writer.add(4) { window.write(to: &$0) } }
      for entry in ledger { writer.add(5) { entry.write(to: &$0) } }
      writer.addPacked(30, closed.map { UInt32(clamping: $0) })
    }
    return writer.bytes
  }
}

extension Receipt {
  fileprivate func write(to writer: inout ProtobufWriter) {
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

extension WindowReport {
  fileprivate func write(to writer: inout ProtobufWriter) {
    writer.add(1, UInt32(id))
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

extension DeviceSnapshot {
  fileprivate func writeHeader(to writer: inout ProtobufWriter) {
    writer.add(1, device)
    writer.add(2, era)
    writer.add(3, deviceOrientation.wireValue)
    writer.add(4, screenOrientation.wireValue)
    writer.add(5, screenSize)
    writer.add(6, isRotationLocked)
    guard let external else { return }
    writer.add(8) { writer in
      writer.add(1, CGSize(width: external.width, height: external.height))
      writer.add(2, UInt32(clamping: external.scale))
    }
  }
}

extension WindowSnapshot {
  fileprivate func write(to writer: inout ProtobufWriter) {
    writer.add(1, UInt32(id))
    writer.add(2, app)
    writer.add(3, isForeground)
    writer.add(4, frame)
    writer.add(5, horizontal.wireValue)
    writer.add(6, vertical.wireValue)
    writer.add(7, interface.wireValue)
    writer.add(8, reason.rawValue)
    writer.add(9, explanation)
    for name in navigationStack { writer.addElement(10, name) }
    writer.add(11, visibleController)
    root.write(to: &writer, depth: 0)
    writer.add(30, placement.rawValue)
    writer.add(31, UInt32(clamping: layer))
    writer.add(32, isFocused)
    writer.add(33, screen == .external)
  }
}

extension ViewSnapshot {
  /// One node of the window's field 12 for this view and each below it, down to the greatest depth shown.
  fileprivate func write(to writer: inout ProtobufWriter, depth: Int) {
    writer.add(12) { writer in
      writer.add(1, className)
      writer.add(2, frame)
      writer.add(3, isHidden)
      if let text { writer.addElement(4, text) }
      if let identifier { writer.addElement(5, identifier) }
      writer.add(6, isTappable)
      writer.add(7, UInt32(depth))
    }
    guard depth < Self.maximumDepth else { return }
    for view in subviews { view.write(to: &writer, depth: depth + 1) }
  }
}

extension LedgerEntry {
  fileprivate func write(to writer: inout ProtobufWriter) {
    writer.add(1, UInt32(window))
    writer.add(2, subject)
    writer.add(3, call)
  }
}

extension ProtobufWriter {
  fileprivate mutating func add(_ field: Int, _ size: CGSize) {
    add(field) { writer in
      writer.add(1, Double(size.width))
      writer.add(2, Double(size.height))
    }
  }

  fileprivate mutating func add(_ field: Int, _ rect: CGRect) {
    add(field) { writer in
      writer.add(1, Double(rect.origin.x))
      writer.add(2, Double(rect.origin.y))
      writer.add(3, Double(rect.size.width))
      writer.add(4, Double(rect.size.height))
    }
  }
}
