// UDP: a datagram is a message.
import Bus
import Foundation
import Loopback
import SensorSources

final class DatagramDoor: PhoneDoor {
  let descriptor: Int32
  let port: UInt16
  private var reader: MessageReader
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// Who was last found to send, and until when that is not asked again.
  private var sender = (address: in_addr(), port: in_port_t(0), isOurs: false, until: -Double.infinity)

  /// Datagrams taken at once, and seconds after which no other is, so that a flood does not keep its taker from its other work.
  private static let (turn, longestTurn) = (1_000, 0.1)
  /// Seconds for which a port is somebody's: the kernel's table is not read for each of a thousand datagrams a second.
  private static let trust = 1.0

  init(port asked: UInt16) throws(PhoneError) {
    let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    func failed() -> PhoneError {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      return .port(kind: .udp, number: asked, reason: reason)
    }
    guard descriptor >= 0 else { throw failed() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = asked.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw failed() }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
    reader = MessageReader(.udp, port: port)
  }

  deinit { close(descriptor) }

  func take() -> [PhoneArrival] {
    var arrivals: [PhoneArrival] = []
    let end = MonotonicClock.machine.now + Self.longestTurn
    for number in 0..<Self.turn where number == 0 || MonotonicClock.machine.now < end {
      var from = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let count = withUnsafeMutablePointer(to: &from) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          recvfrom(descriptor, &buffer, buffer.count, 0, $0, &length)
        }
      }
      guard count >= 0 else { break }
      guard isOurs(from) else { continue }
      arrivals.append(reader.read(Array(buffer[..<count])))
    }
    return arrivals
  }

  /// Whether this user's socket, or root's, sent it; what other users send is passed over.
  private func isOurs(_ from: sockaddr_in) -> Bool {
    let now = MonotonicClock.machine.now
    if sender.address.s_addr != from.sin_addr.s_addr || sender.port != from.sin_port || sender.until < now {
      let isOurs = LocalPeer.isOurs(.udp, address: from.sin_addr, port: from.sin_port, to: port)
      sender = (from.sin_addr, from.sin_port, isOurs, now + Self.trust)
    }
    return sender.isOurs
  }
}
