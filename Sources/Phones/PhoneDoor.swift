// Where a phone's messages come in: a port of this machine alone, whose messages wait until they are taken.
import Bus
import Foundation
import SensorSources

/// How messages come.
public enum PhoneProtocol: String, Sendable, CaseIterable {
  /// A message is a datagram.
  case udp
  /// A message is the body of a POST or PUT, whatever the path.
  case http
  /// A message is one of a WebSocket, whatever the path.
  case ws
}

/// A message as it came: what it holds, or why it was refused.
public struct PhoneArrival: Sendable {
  /// What was sent.
  public let message: Result<PhoneMessage, SensorSourceError>
  /// When it came, in seconds on `MonotonicClock.machine`.
  public let time: Double
}

/// An open port on the loopback address, which nobody outside this machine reaches.
public protocol PhoneDoor: AnyObject {
  /// Readable when messages wait.
  var descriptor: Int32 { get }
  /// The port, which the system chose where 0 was asked for.
  var port: UInt16 { get }
  /// What has come since the last call, in order.
  func take() -> [PhoneArrival]
}

extension PhoneProtocol {
  /// Opens the port; waits for it, so that none of Swift's own threads may ask.
  public func open(port: UInt16) throws(PhoneError) -> any PhoneDoor {
    switch self {
    case .udp: try DatagramDoor(port: port)
    case .http, .ws: try WebDoor(port: port, speaks: self)
    }
  }
}

/// What keeps a port shut.
public enum PhoneError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The port cannot be listened at.
  case port(kind: PhoneProtocol, number: UInt16, reason: String)

  public var description: String {
    switch self {
    case .port(let kind, let number, let reason):
      "\(kind.rawValue): port \(number) of 127.0.0.1 cannot be listened at: \(reason); name another one"
    }
  }
}

/// Reads messages and counts them, so that each can be named.
struct MessageReader {
  let kind: PhoneProtocol
  let port: UInt16
  private var count = 0

  init(_ kind: PhoneProtocol, port: UInt16) { (self.kind, self.port) = (kind, port) }

  mutating func read(_ bytes: [UInt8]) -> PhoneArrival { Self.read(bytes, place: nextPlace()) }

  /// What stands for the next message in errors.
  mutating func nextPlace() -> String {
    count += 1
    return "\(kind.rawValue):\(port), message \(count)"
  }

  static func read(_ bytes: [UInt8], place: String) -> PhoneArrival {
    let time = MonotonicClock.machine.now
    do throws(SensorSourceError) {
      return PhoneArrival(message: .success(try PhoneMessage(bytes, place: place)), time: time)
    } catch { return PhoneArrival(message: .failure(error), time: time) }
  }
}
