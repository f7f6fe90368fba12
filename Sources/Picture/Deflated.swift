// Bytes made shorter by zlib, for the files that hold them so.
import CZlib

/// A stream of RFC 1950.
package enum Deflated {
  /// What to look for in the bytes.
  package enum Content {
    /// Runs of equal bytes, which is what rows of pixels are.
    case pixels
    /// Words that come again.
    case text
  }

  package static func stream(_ bytes: [UInt8], of content: Content) throws(PictureError) -> [UInt8] {
    var stream = z_stream()
    let (level, strategy): (Int32, Int32) =
      switch content {
      case .pixels: (1, Z_RLE)
      case .text: (9, Z_DEFAULT_STRATEGY)
      }
    let opened = deflateInit2_(
      &stream, level, Z_DEFLATED, 15, 9, strategy, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard opened == Z_OK else { throw .compression(code: Int(opened)) }
    defer { deflateEnd(&stream) }
    var input = bytes
    var code = Z_OK
    let room = Int(deflateBound(&stream, uLong(bytes.count)))
    let output = [UInt8](unsafeUninitializedCapacity: room) { output, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(room)
        code = deflate(&stream, Z_FINISH)
        count = room - Int(stream.avail_out)
      }
    }
    guard code == Z_STREAM_END else { throw .compression(code: Int(code)) }
    return output
  }
}
