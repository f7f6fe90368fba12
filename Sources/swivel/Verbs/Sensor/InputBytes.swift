// Standard input in pieces, as they come.
import Foundation

/// Reads a descriptor without waiting for its end.
struct InputBytes {
  let descriptor: Int32

  /// What came within `milliseconds` (−1: waits for some): no bytes when nothing did, nil at the end.
  func next(milliseconds: Int32) throws -> [UInt8]? {
    var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = poll(&item, 1, milliseconds)
    guard ready > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0 {
      guard errno == EINTR || errno == EAGAIN else {
        throw Failure("standard input: \(String(cString: strerror(errno)))", .usage)
      }
      return []
    }
    return count == 0 ? nil : Array(bytes[..<count])
  }
}
