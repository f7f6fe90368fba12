// Packing and unpacking the one message every frame carries, version check included.
import SwiftProtobuf

extension WireEnvelope {
  /// The version of the catalogue this program speaks.
  public static let currentVersion: UInt32 = 1

  /// The bytes of an envelope with this body.
  public static func bytes(_ body: OneOf_Body, request: UInt64 = 0, session: UInt64 = 0) -> [UInt8] {
    var envelope = WireEnvelope()
    envelope.version = currentVersion
    envelope.request = request
    envelope.session = session
    envelope.body = body
    // Encoding proto3 messages that hold no Any and no required field cannot fail.
    do { return try envelope.serializedBytes() } catch { preconditionFailure("protobuf encoding failed: \(error)") }
  }

  /// Reads an envelope; a version other than ours and an empty body are errors.
  public static func read(_ bytes: [UInt8]) throws(WireError) -> WireEnvelope {
    let envelope: WireEnvelope
    do { envelope = try WireEnvelope(serializedBytes: bytes) } catch { throw .malformed(bytes: bytes.count) }
    guard envelope.version == currentVersion else {
      throw .version(expected: currentVersion, actual: envelope.version)
    }
    guard envelope.body != nil else { throw .unexpectedBody(expected: "a body this version knows", actual: "none") }
    return envelope
  }

  /// The bytes of an error that answers `request`.
  public static func bytes(failure code: WireErrorCode, _ text: String, request: UInt64) -> [UInt8] {
    let failure = WireFailure.with {
      $0.code = code
      $0.text = text
    }
    return bytes(.failure(failure), request: request)
  }
}

/// The first frame of published messages, by which subscribers choose.
public enum Topic {
  /// Acceleration samples of the sensor.
  public static let samples = "accel/"
  /// Orientation changes of the sensor.
  public static let orientation = "orientation/"
  /// Window deltas of the host.
  public static let state = "state/"
  /// Heartbeats of either, so that a subscriber that missed something notices.
  public static let heartbeat = "heartbeat/"
}
