// Moving pictures as the bytes of a GIF file, by its specification of 1989 (GIF89a) and no program beside this one.
import Foundation

/// A film that is written picture by picture.
public struct GIFFile: Sendable {
  /// Pixels across and down.
  public let width: Int
  /// Pixels across and down.
  public let height: Int
  private var bytes: [UInt8]
  /// What is seen now; empty before the first picture.
  private var shown: [UInt8] = []

  /// Sizes are two bytes.
  static let longestSide = 65_535
  /// Hundredths of a second a picture can stay: two bytes.
  static let longestStay = 65_535

  /// A film without pictures yet, which begins anew at its end.
  public init(width: Int, height: Int) throws(PictureError) {
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide else {
      throw .noSize(title: "film", width: Double(width), height: Double(height))
    }
    (self.width, self.height) = (width, height)
    bytes = Array("GIF89a".utf8) + Self.short(width) + Self.short(height)
    // No colours for all pictures, eight bits each; background 0; square pixels.
    bytes += [0x70, 0, 0]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  }

  private static func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }

  /// Adds a picture that stays for so many seconds, to the hundredth; what is translucent lies on white. Only the rectangle
  /// that differs from the picture before is written.
  public mutating func add(_ image: PixelImage, seconds: Double) {
    precondition(image.width == width && image.height == height, "all pictures of a film are as large")
    let pixels = Self.opaque(image.pixels)
    let (left, top, right, bottom) = changed(pixels)
    shown = pixels
    let (across, down) = (right - left, bottom - top)
    var part = [UInt8]()
    part.reserveCapacity(across * down * 4)
    for y in top..<bottom { part += pixels[(y * width + left) * 4..<(y * width + right) * 4] }
    let palette = GIFPalette(part)
    let stay = seconds.isFinite ? min(max(1, Int((seconds * 100).rounded())), Self.longestStay) : Self.longestStay
    // A graphic control: what is there stays below the next picture.
    bytes += [0x21, 0xF9, 4, 0x04] + Self.short(stay) + [0, 0]
    bytes.append(0x2C)
    for value in [left, top, across, down] { bytes += Self.short(value) }
    var bits = 2
    while 1 << bits < palette.colors.count / 3 { bits += 1 }
    bytes.append(0x80 | UInt8(bits - 1))
    bytes += palette.colors + [UInt8](repeating: 0, count: 3 * (1 << bits) - palette.colors.count)
    let places = stride(from: 0, to: part.count, by: 4).map { palette.place(part[$0], part[$0 + 1], part[$0 + 2]) }
    bytes.append(UInt8(bits))
    append(blocks: GIFCoding.coded(places, bits: bits))
  }

  /// The file.
  public var file: [UInt8] { bytes + [0x3B] }

  private mutating func append(blocks data: [UInt8]) {
    for start in stride(from: 0, to: data.count, by: 255) {
      let block = data[start..<min(start + 255, data.count)]
      bytes.append(UInt8(block.count))
      bytes += block
    }
    bytes.append(0)
  }

  private static func opaque(_ pixels: [UInt8]) -> [UInt8] {
    var opaque = pixels
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] < 255 {
      let alpha = Int(pixels[start + 3])
      for part in 0..<3 {
        opaque[start + part] = UInt8((Int(pixels[start + part]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
      opaque[start + 3] = 255
    }
    return opaque
  }

  /// The rectangle in which a picture differs from the one that is shown; one pixel where it does not.
  private func changed(_ pixels: [UInt8]) -> (left: Int, top: Int, right: Int, bottom: Int) {
    guard !shown.isEmpty else { return (0, 0, width, height) }
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in 0..<height {
      let row = y * width * 4..<(y + 1) * width * 4
      guard pixels[row] != shown[row] else { continue }
      (top, bottom) = (min(top, y), y + 1)
      var first = 0
      while pixels[row.lowerBound + first] == shown[row.lowerBound + first] { first += 1 }
      var last = row.count - 1
      while pixels[row.lowerBound + last] == shown[row.lowerBound + last] { last -= 1 }
      left = min(left, first / 4)
      right = max(right, last / 4 + 1)
    }
    return left < right ? (left, top, right, bottom) : (0, 0, 1, 1)
  }
}

/// The compression of GIF: LZW with codes that grow (GIF89a, appendix F).
enum GIFCoding {
  /// Codes are at most so many bits wide.
  private static let widest = 12

  /// The codes of `places`, each below 2^`bits`, lowest bit first.
  static func coded(_ places: [UInt8], bits: Int) -> [UInt8] {
    let clear = 1 << bits
    var (data, pending, pendingBits) = ([UInt8](), 0, 0)
    var (width, next) = (bits + 1, clear + 2)
    /// The code of a known text with one more place, by code and place.
    var known = [Int32](repeating: -1, count: (1 << widest) << 8)
    var used: [Int] = []
    func put(_ code: Int) {
      pending |= code << pendingBits
      pendingBits += width
      while pendingBits >= 8 {
        data.append(UInt8(pending & 255))
        pending >>= 8
        pendingBits -= 8
      }
    }
    put(clear)
    var text = -1
    for place in places {
      guard text >= 0 else {
        text = Int(place)
        continue
      }
      let key = text << 8 | Int(place)
      if known[key] >= 0 {
        text = Int(known[key])
        continue
      }
      put(text)
      text = Int(place)
      if next < 1 << widest {
        known[key] = Int32(next)
        used.append(key)
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        put(clear)
        for key in used { known[key] = -1 }
        used.removeAll(keepingCapacity: true)
        (width, next) = (bits + 1, clear + 2)
      }
    }
    if text >= 0 { put(text) }
    // Who reads has one text more by now than was written down here.
    if next == 1 << width, width < widest { width += 1 }
    put(clear + 1)
    if pendingBits > 0 { data.append(UInt8(pending & 255)) }
    return data
  }
}
