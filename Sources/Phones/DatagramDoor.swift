// UDP: a datagram is a message.
import Foundation
import SensorSources

final class DatagramDoor: PhoneDoor {
  let descriptor: Int32
  let port: UInt16
  private var reader: MessageReader
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Datagrams taken at once, so that a flood does not keep its taker from its other work.
  private static let turn = 1_000

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
    while arrivals.count < Self.turn {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count >= 0 else { break }
      arrivals.append(reader.read(Array(buffer[..<count])))
    }
    return arrivals
  }
}
