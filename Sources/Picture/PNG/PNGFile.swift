// Pixels as the bytes of a PNG file: what a picture is handed out as.
import CZlib
import Foundation

/// Pixels as people look at them: red, green, blue and alpha, a byte each, row by row.
public struct PixelImage: Sendable, Hashable {
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int
  /// Four bytes a pixel; colours are not premultiplied.
  public var pixels: [UInt8]

  /// Creates an image.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// More bytes of pixels no picture of ours has.
  static let maximumPixels = 64_000_000

  /// The file's bytes.
  public func png() throws(PictureError) -> [UInt8] {
    let isOpaque = pixels.withUnsafeBufferPointer { pixels in
      var all: UInt8 = 255
      for place in stride(from: 3, to: pixels.count, by: 4) { all &= pixels[place] }
      return all == 255
    }
    let rows = filtered(depth: isOpaque ? 3 : 4)
    var file = Self.signature
    let size = UInt32(width).bytes + UInt32(height).bytes
    Self.append("IHDR", size + [8, isOpaque ? 2 : 6, 0, 0, 0], to: &file)
    Self.append("IDAT", try Deflated.stream(rows, of: .pixels), to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  /// Each row as the difference to the one above it: on screens mostly nothing.
  private func filtered(depth: Int) -> [UInt8] {
    let (width, height) = (width, height)
    return pixels.withUnsafeBufferPointer { pixels in
      [UInt8](unsafeUninitializedCapacity: height * (width * depth + 1)) { rows, count in
        count = height * (width * depth + 1)
        rows.initialize(repeating: 0)
        guard let from = pixels.baseAddress, let to = rows.baseAddress else { return }
        for y in 0..<height {
          var row = to + y * (width * depth + 1)
          var now = from + y * width * 4
          row.pointee = y == 0 ? 0 : 2
          row += 1
          guard y > 0 else {
            for _ in 0..<width {
              for part in 0..<depth { row[part] = now[part] }
              row += depth
              now += 4
            }
            continue
          }
          var above = now - width * 4
          if memcmp(now, above, width * 4) == 0 { continue }
          for _ in 0..<width {
            row[0] = now[0] &- above[0]
            row[1] = now[1] &- above[1]
            row[2] = now[2] &- above[2]
            if depth == 4 { row[3] = now[3] &- above[3] }
            row += depth
            now += 4
            above += 4
          }
        }
      }
    }
  }

  private static func append(_ name: StaticString, _ content: [UInt8], to file: inout [UInt8]) {
    let body = Array(UnsafeBufferPointer(start: name.utf8Start, count: 4)) + content
    file += UInt32(content.count).bytes
    file += body
    file += UInt32(truncatingIfNeeded: crc32(0, body, uInt(body.count))).bytes
  }
}

extension UInt32 {
  var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) } }
  init(bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | UInt32($1) } }
}
