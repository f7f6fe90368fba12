// PNG files as pixels, of every kind the format has: what apps bring, and what two pictures are compared by.
import CZlib
import Foundation

extension PixelImage {
  /// Reads a PNG file: grey, colours or a palette, any number of bits, whole or interlaced.
  ///
  /// Of sixteen bits the upper eight count; colour profiles do not.
  public init(png file: [UInt8]) throws(PictureError) {
    guard file.starts(with: Self.signature) else {
      throw .unreadable(expected: "a PNG file", actual: "\(file.count) other bytes")
    }
    var (header, palette, transparent, data): ([UInt8], [UInt8], [UInt8], [UInt8]) = ([], [], [], [])
    var place = Self.signature.count
    while place + 12 <= file.count {
      let length = Int(UInt32(bytes: file[place..<(place + 4)]))
      guard place + 12 + length <= file.count else { break }
      let body = file[(place + 8)..<(place + 8 + length)]
      switch String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self) {
      case "IHDR": header = Array(body)
      case "PLTE": palette = Array(body)
      case "tRNS": transparent = Array(body)
      case "IDAT": data += body
      case _: break
      }
      place += 12 + length
    }
    let kind = try PNGKind(header, palette: palette, transparent: transparent)
    let size = (width: Int(UInt32(bytes: header[0..<4])), height: Int(UInt32(bytes: header[4..<8])))
    guard size.width > 0, size.height > 0, size.width <= Self.maximumPixels,
      size.height <= Self.maximumPixels / size.width
    else { throw .unreadable(expected: "1 to \(Self.maximumPixels) pixels", actual: "\(size.width)×\(size.height)") }
    let parts = header[12] == 1 ? PNGPart.interlaced(size.width, size.height) : [PNGPart(size.width, size.height)]
    var rows = try Self.inflated(
      data, count: parts.reduce(0) { $0 + $1.height * (1 + kind.bytes(in: $1.width)) })
    var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    try rows.withUnsafeMutableBufferPointer { (rows) throws(PictureError) in
      try pixels.withUnsafeMutableBufferPointer { (pixels) throws(PictureError) in
        guard let rows = rows.baseAddress, let pixels = pixels.baseAddress else { return }
        try Self.expand(rows, parts, kind, into: pixels, width: size.width)
      }
    }
    self.init(width: size.width, height: size.height, pixels: pixels)
  }

  /// Puts the pixels of filtered rows where they belong; the rows' bytes are changed on the way.
  private static func expand(
    _ rows: UnsafeMutablePointer<UInt8>, _ parts: [PNGPart], _ kind: PNGKind, into pixels: UnsafeMutablePointer<UInt8>,
    width: Int
  ) throws(PictureError) {
    var row = rows
    for part in parts {
      let count = kind.bytes(in: part.width)
      let nothing = [UInt8](repeating: 0, count: count)
      try nothing.withUnsafeBufferPointer { (nothing) throws(PictureError) in
        guard var above = nothing.baseAddress else { return }
        for y in 0..<part.height {
          try unfilter(row + 1, above, count: count, depth: kind.bytesAPixel, filter: row[0])
          kind.expand(row + 1, part, y, into: pixels, width: width)
          above = UnsafePointer(row + 1)
          row += 1 + count
        }
      }
    }
  }

  private static func inflated(_ bytes: [UInt8], count: Int) throws(PictureError) -> [UInt8] {
    var code = Z_OK
    let output = [UInt8](unsafeUninitializedCapacity: count) { output, written in
      var length = uLongf(count)
      code = uncompress(output.baseAddress, &length, bytes, uLong(bytes.count))
      written = Int(length)
    }
    guard code == Z_OK, output.count == count else {
      throw .unreadable(
        expected: "\(count) bytes of pixels", actual: code == Z_OK ? "\(output.count)" : "others, or damaged ones")
    }
    return output
  }

  /// Takes a row's filter off; `depth` is how many bytes lie between a byte and the one of the pixel before.
  private static func unfilter(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, count: Int, depth: Int, filter: UInt8
  ) throws(PictureError) {
    let first = min(depth, count)
    switch filter {
    case 0: return
    case 1: for index in first..<count { row[index] &+= row[index - depth] }
    case 2: for index in 0..<count { row[index] &+= above[index] }
    case 3:
      for index in 0..<first { row[index] &+= above[index] / 2 }
      for index in first..<count {
        row[index] &+= UInt8(truncatingIfNeeded: (Int(row[index - depth]) + Int(above[index])) / 2)
      }
    case 4:
      // Without a pixel before it the guess is the one above.
      for index in 0..<first { row[index] &+= above[index] }
      for index in first..<count {
        let guess = paeth(Int(row[index - depth]), Int(above[index]), Int(above[index - depth]))
        row[index] &+= UInt8(truncatingIfNeeded: guess)
      }
    case _: throw .unreadable(expected: "a filter of 0…4", actual: "\(filter)")
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}

/// Pixels of a file that lie together: all of them, or those of one pass of an interlaced one.
private struct PNGPart {
  /// How many there are each way.
  let width: Int
  let height: Int
  /// The first one's place in the image, and the way to the next.
  var (left, top, across, down) = (0, 0, 1, 1)

  init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

  /// The seven passes of Adam7 (PNG specification, 8.2), without empty ones.
  static func interlaced(_ width: Int, _ height: Int) -> [PNGPart] {
    let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return passes.compactMap { left, top, across, down in
      var part = PNGPart((width - left + across - 1) / across, (height - top + down - 1) / down)
      (part.left, part.top, part.across, part.down) = (left, top, across, down)
      return part.width > 0 && part.height > 0 ? part : nil
    }
  }
}

/// What the numbers of a row stand for.
private struct PNGKind {
  private let bits: Int
  private let color: UInt8
  /// Three bytes a colour.
  private let palette: [UInt8]
  /// The opacities of the palette's first colours, or the one colour that is transparent, two bytes a part.
  private let transparent: [UInt8]
  /// Numbers a pixel.
  private let parts: Int
  /// The one colour that is transparent, a number a part.
  private let hole: [Int]?

  init(_ header: [UInt8], palette: [UInt8], transparent: [UInt8]) throws(PictureError) {
    let known: [UInt8: [UInt8]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    guard header.count == 13, known[header[9]]?.contains(header[8]) == true, header[12] <= 1 else {
      throw .unreadable(expected: "one of PNG's kinds of pixels", actual: "another, or no header")
    }
    (bits, color, self.palette, self.transparent) = (Int(header[8]), header[9], palette, transparent)
    let parts = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][color] ?? 1
    self.parts = parts
    hole =
      color == 3 || transparent.count < 2 * parts
      ? nil : (0..<parts).map { Int(transparent[2 * $0]) << 8 | Int(transparent[2 * $0 + 1]) }
  }

  var bytesAPixel: Int { max(1, parts * bits / 8) }
  func bytes(in width: Int) -> Int { (width * parts * bits + 7) / 8 }

  /// The number at a place of a row, in full.
  private func number(_ row: UnsafePointer<UInt8>, _ place: Int) -> Int {
    switch bits {
    case 16: Int(row[2 * place]) << 8 | Int(row[2 * place + 1])
    case 8: Int(row[place])
    case _: Int(row[place * bits / 8]) >> (8 - bits - place * bits % 8) & (1 << bits - 1)
    }
  }

  func expand(
    _ row: UnsafePointer<UInt8>, _ part: PNGPart, _ y: Int, into pixels: UnsafeMutablePointer<UInt8>, width: Int
  ) {
    let first = pixels + ((part.top + y * part.down) * width + part.left) * 4
    // What nearly every file has is as it shall be.
    if color == 6, bits == 8, part.across == 1 {
      first.update(from: row, count: part.width * 4)
      return
    }
    let most = 1 << bits - 1
    for x in 0..<part.width {
      let pixel = first + x * part.across * 4
      func value(_ index: Int) -> UInt8 {
        let number = number(row, x * parts + index)
        return UInt8(bits == 16 ? number >> 8 : bits == 8 ? number : number * 255 / most)
      }
      switch color {
      case 3:
        let index = number(row, x)
        // A colour the palette does not have is black, as browsers draw it.
        for part in 0..<3 where index * 3 + part < palette.count { pixel[part] = palette[index * 3 + part] }
        pixel[3] = index < transparent.count ? transparent[index] : 255
      case 0, 4:
        let grey = value(0)
        (pixel[0], pixel[1], pixel[2]) = (grey, grey, grey)
        pixel[3] = color == 4 ? value(1) : 255
      case _:
        (pixel[0], pixel[1], pixel[2]) = (value(0), value(1), value(2))
        pixel[3] = color == 6 ? value(3) : 255
      }
      if let hole, (0..<parts).allSatisfy({ number(row, x * parts + $0) == hole[$0] }) { pixel[3] = 0 }
    }
  }
}
