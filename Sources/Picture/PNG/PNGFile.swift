// Pixels as the bytes of a PNG file, and back: what a picture is handed out as, and what two of them are compared by.
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

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
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

  // MARK: Reading

  /// Reads a PNG of eight bits a part, as `png()` writes them.
  public init(png file: [UInt8]) throws(PictureError) {
    guard file.starts(with: Self.signature) else {
      throw .unreadable(expected: "a PNG file", actual: "\(file.count) other bytes")
    }
    var header: [UInt8] = []
    var data: [UInt8] = []
    var place = Self.signature.count
    while place + 12 <= file.count {
      let length = Int(UInt32(bytes: file[place..<(place + 4)]))
      guard place + 12 + length <= file.count else { break }
      let body = file[(place + 8)..<(place + 8 + length)]
      switch String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self) {
      case "IHDR": header = Array(body)
      case "IDAT": data += body
      case _: break
      }
      place += 12 + length
    }
    guard header.count == 13, header[8] == 8, header[9] == 2 || header[9] == 6, header[12] == 0 else {
      throw .unreadable(expected: "eight bits of red, green and blue a pixel", actual: "a PNG of another kind")
    }
    let width = Int(UInt32(bytes: header[0..<4]))
    let height = Int(UInt32(bytes: header[4..<8]))
    let depth = header[9] == 2 ? 3 : 4
    guard width > 0, height > 0, width <= Self.maximumPixels, height <= Self.maximumPixels / width else {
      throw .unreadable(expected: "1 to \(Self.maximumPixels) pixels", actual: "\(width)×\(height)")
    }
    let rows = try Self.inflated(data, count: height * (width * depth + 1))
    self.init(width: width, height: height, pixels: try Self.unfiltered(rows, width, height, depth))
  }

  private static func inflated(_ bytes: [UInt8], count: Int) throws(PictureError) -> [UInt8] {
    var code = Z_OK
    let output = [UInt8](unsafeUninitializedCapacity: count) { output, written in
      var length = uLongf(count)
      code = uncompress(output.baseAddress, &length, bytes, uLong(bytes.count))
      written = Int(length)
    }
    guard code == Z_OK, output.count == count else { throw .compression(code: Int(code)) }
    return output
  }

  private static func unfiltered(
    _ rows: [UInt8], _ width: Int, _ height: Int, _ depth: Int
  ) throws(PictureError) -> [UInt8] {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    var above = [UInt8](repeating: 0, count: width * depth)
    for y in 0..<height {
      let start = y * (width * depth + 1)
      let kind = rows[start]
      guard kind <= 4 else { throw .unreadable(expected: "a filter of 0…4", actual: "\(kind)") }
      var row = Array(rows[(start + 1)..<(start + 1 + width * depth)])
      for index in row.indices {
        let left = index >= depth ? Int(row[index - depth]) : 0
        let up = Int(above[index])
        let corner = index >= depth ? Int(above[index - depth]) : 0
        let guess: Int =
          switch kind {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: paeth(left, up, corner)
          case _: 0
          }
        row[index] = row[index] &+ UInt8(truncatingIfNeeded: guess)
      }
      for x in 0..<width {
        for part in 0..<depth { pixels[(y * width + x) * 4 + part] = row[x * depth + part] }
      }
      above = row
    }
    return pixels
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}

extension UInt32 {
  fileprivate var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) } }
  fileprivate init(bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | UInt32($1) } }
}
