// Unpacks gzip in memory through zlib, within a limit, and tells a truncated stream from a damaged one.
import CZlib

/// Gzip in memory.
enum Gunzip {
  private static let chunk = 1 << 16
  /// zlib's largest window, plus 16 for "gzip header only".
  private static let windowBits: Int32 = 15 + 16

  /// Whether `bytes` begin with gzip's magic number (RFC 1952 §2.3.1).
  static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.count >= 2 && bytes[0] == 0x1f && bytes[1] == 0x8b }

  /// Unpacks every member of `bytes`.
  static func unpack(_ bytes: [UInt8], name: String, limit: Int) throws(SensorSourceError) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    precondition(inflateInit2_(&stream, windowBits, ZLIB_VERSION, size) == Z_OK, "zlib refuses its own version")
    defer { inflateEnd(&stream) }
    var input = bytes
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: chunk)
    var used = 0
    while true {
      let (code, read, written) = step(&stream, &input, from: used, into: &buffer)
      used += read
      output.append(contentsOf: buffer[..<written])
      guard output.count <= limit else { throw .tooLarge(file: name, limit: limit) }
      switch code {
      case Z_STREAM_END:
        guard used < input.count else { return output }
        guard isGzip(Array(input[used..<min(used + 2, input.count)])) else {
          throw .damagedGzip(file: name, reason: "bytes follow the end of the stream")
        }
        inflateReset(&stream)
      case Z_OK where read > 0 || written > 0: continue
      case Z_OK, Z_BUF_ERROR: throw .truncatedGzip(file: name)
      default: throw .damagedGzip(file: name, reason: stream.msg.map { String(cString: $0) } ?? "zlib error \(code)")
      }
    }
  }

  private static func step(
    _ stream: inout z_stream, _ input: inout [UInt8], from used: Int, into buffer: inout [UInt8]
  ) -> (code: Int32, read: Int, written: Int) {
    input.withUnsafeMutableBufferPointer { source in
      buffer.withUnsafeMutableBufferPointer { target in
        let available = min(source.count - used, Int(Int32.max))
        stream.next_in = source.baseAddress.map { $0 + used }
        stream.avail_in = UInt32(available)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        let code = inflate(&stream, Z_NO_FLUSH)
        return (code, available - Int(stream.avail_in), target.count - Int(stream.avail_out))
      }
    }
  }
}
