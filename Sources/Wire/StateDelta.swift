// What a host publishes for every input, from core values to the bytes of an envelope. Field numbers are the schema's.
import Foundation
import Vocabulary

extension StateDelta {
  /// Most deltas are shorter, in bytes.
  private static let usualSize = 16_384

  /// The same as a message. Publishing does without: it takes several times as long (`swivel-bench core`).
  public var message: WireStateDelta {
    .with {
      $0.epoch = epoch
      $0.receipt = receipt.message
      $0.device = device.message { _ in false }
      $0.windows = windows.map(\.message)
      $0.ledger = ledger.map(\.message)
      $0.closed = closed.map { UInt32(clamping: $0) }
    }
  }

  /// The bytes of a published envelope, the same that the generated messages give.
  public var envelopeBytes: [UInt8] {
    var writer = ProtobufWriter(reserving: Self.usualSize)
    writer.add(1, WireEnvelope.currentVersion)
    writer.add(43) { writer in
      writer.add(1, epoch)
      writer.add(2) { receipt.write(to: &$0) }
      writer.add(3) { device.writeHeader(to: &$0) }
      for window in windows { writer.add(4) { window.write(to: &$0) } }
      ledger.withUnsafeBufferPointer { entries in
        guard let first = entries.baseAddress else { return }
        for index in entries.indices { LedgerEntry.write(first + index, to: &writer) }
      }
      writer.addPacked(30, closed.map { UInt32(clamping: $0) })
    }
    return writer.bytes
  }
}
