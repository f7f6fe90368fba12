// Whose socket is at the other end: the loopback address is reached by every user of a machine, and the kernel's tables say
// which one it was.
import Foundation

/// The user who holds a socket of this machine.
public enum LocalPeer {
  /// The kernel's tables of sockets, of which a name has one for each family of addresses.
  public enum Table: String, Sendable {
    /// Connections.
    case tcp
    /// Datagrams.
    case udp
  }

  /// Whether the socket at `port` on `address` (both in network order) that speaks to `local` belongs to this user or root. One
  /// that is closed already is nobody's, and neither is one that cannot be found.
  public static func isOurs(_ table: Table, address: in_addr, port: in_port_t, to local: UInt16) -> Bool {
    for _ in 0..<looks {
      let owners = owners(
        in: lines(of: table), table, address: address.s_addr, port: UInt16(bigEndian: port), to: local)
      if !owners.isEmpty { return owners.allSatisfy { $0 == getuid() || $0 == 0 } }
    }
    return false
  }

  /// How often a socket is looked for, without a pause: it is in the table before its first byte or datagram is here, and a table that
  /// changes while it is read can leave one out.
  private static let looks = 8

  private static func lines(of table: Table) -> [Substring] {
    ["/proc/net/\(table.rawValue)", "/proc/net/\(table.rawValue)6"].flatMap { name in
      String(decoding: whole(name), as: UTF8.self).split(separator: "\n").dropFirst()
    }
  }

  /// What the kernel has to say in a file, which comes in parts that are shorter than what was asked for.
  private static func whole(_ name: String) -> [UInt8] {
    let file = open(name, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var (bytes, part): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 1 << 16))
    while case let count = read(file, &part, part.count), count > 0 { bytes += part[..<count] }
    return bytes
  }

  /// The users of the sockets in lines of `/proc/net/tcp` and the like that can be the one meant; `address` as the tables have it,
  /// in the machine's order of what is a number in the network's.
  static func owners(
    in lines: [Substring], _ table: Table, address: UInt32, port: UInt16, to local: UInt16
  ) -> [uid_t] {
    lines.compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count > 9, let end = Place(fields[1]), let other = Place(fields[2]), let user = uid_t(fields[7]),
        end.port == port, end.isAny || end.address == address
      else { return nil }
      // A socket for datagrams need not be connected, nor bound to one address.
      guard table == .udp || (other.port == local && !end.isAny) else { return nil }
      // What is closed has no file any more, and root's number for a user.
      return fields[9] == "0" ? uid_t.max : user
    }
  }

  /// An address and a port as the tables write them; of IPv6 only what stands for IPv4.
  private struct Place {
    let address: UInt32
    let port: UInt16
    var isAny: Bool { address == 0 }

    init?(_ text: Substring) {
      let parts = text.split(separator: ":")
      guard parts.count == 2, let port = UInt16(parts[1], radix: 16) else { return nil }
      let isMapped = parts[0].hasPrefix("0000000000000000FFFF0000") || parts[0].allSatisfy { $0 == "0" }
      guard parts[0].count == 8 || (parts[0].count == 32 && isMapped),
        let address = UInt32(parts[0].suffix(8), radix: 16)
      else { return nil }
      (self.address, self.port) = (address, port)
    }
  }
}
