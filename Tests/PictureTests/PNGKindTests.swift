// PNG files of every kind: grey, palettes, sixteen bits, holes and interlaced ones, as other programs write them.
import Foundation
import Picture
import Testing

@Suite struct PNGKindTests {
  /// Files put together from the PNG specification's tables (third edition, 6.1, 8.2, 11.3.1) by a script of its own, and the pixels
  /// they were made of; Chromium reads the same from them.
  @Test(
    arguments: [
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAUAAAACAgMAAADtBP7OAAAADFBMVEX/AAAA/wAAAP/////7AGD2AAAAA3RSTlP//4A6co5hAAAADklEQVR42mOQZmB4"
          + "cgAAAxUBwE2FFm4AAAAASUVORK5CYII=", 5,
        // A palette of two bits: red, green, half-strong blue, white.
        [
          0xFF00_00FF, 0x00FF_00FF, 0x0000_FF80, 0xFFFF_FFFF, 0xFF00_00FF, 0xFFFF_FFFF, 0x0000_FF80, 0x00FF_00FF,
          0xFF00_00FF, 0xFFFF_FFFF,
        ]
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAkAAAABAQAAAAAkubnQAAAAC0lEQVR42mNY1QAAAdcBK//wZ1UAAAAASUVORK5CYII=", 9,
        (0..<9).map { $0 % 2 == 0 ? 0xFFFF_FFFF : 0xFF }
      ),
      // Grey of four bits: 0, 5, which is the hole, and 15.
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABBAAAAAD7e6ZpAAAAAnRSTlMABQb5ObcAAAALSURBVHjaY2D9AAAA/QD2OZVjHQAAAABJRU5ErkJggg==",
        3,
        [0xFF, 0x5555_5500, 0xFFFF_FFFF]
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAIAAAAr0DSeAAAAFElEQVR42mP4z9jwnwEIhEz+/wcAHeQExLP1GfEAAAAASUVORK5CYII=", 2,
        [0xFF80_00FF, 0x0012_FFFF]
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR42mPgEjnxHwAC+AHmg87+uwAAAABJRU5ErkJggg==", 2,
        [0x0A0A_0A14, 0xC8C8_C8FF]
      ),
      // Interlaced: red is ten times x, green ten times y, blue 100.
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAIAAAF1CoEkAAAANUlEQVR42lWHsQnAQBDD5PZq16k9mPef4Y8PBAIysgRVdqQBea+z6RoWDb3yq1wx"
          + "HfgQz68PU9wGamnGpJwAAAAASUVORK5CYII=", 5,
        (0..<25).map { ($0 % 5 * 10) << 24 | ($0 / 5 * 10) << 16 | 100 << 8 | 0xFF }
      ),
    ] as [(String, Int, [Int])])
  func kinds(file: String, width: Int, colors: [Int]) throws {
    let image = try PixelImage(png: [UInt8](try #require(Data(base64Encoded: file))))
    let expected = colors.flatMap { color in [24, 16, 8, 0].map { UInt8(color >> $0 & 0xFF) } }
    #expect(image.width == width && image.height == colors.count / width)
    #expect(image.pixels == expected)
  }

  /// Rows with each of the five filters (PNG specification, third edition, 9.2), the first of all with Paeth's, filtered by a script of
  /// its own: part c of the pixel at x, y is 37x² + 91xy² + 7y + 53c, of which the lower eight bits count.
  @Test(
    arguments: [
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAHCAYAAAAvZezQAAAAZklEQVR42mNhMM2arwoE+UCwEwiY2ZVswguB4AgQiAEBEzsQSACBJhBYAQGjqFf9lgggWAQE"
          + "b4CAQSawbfdHtegJAq5V6yvXPZZgAWkBKc0NCgqaM2fOAmZJY7+Mj0DAxcXVtQQIAG/eK8ebwA71AAAAAElFTkSuQmCC", 4
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAHCAIAAACgB3uHAAAAZElEQVR42mNhMM1SVVXNz8/fuXMnM7uSTWFh4ZEjR8TExJjY2dklJCQ0NTWtrKwYRb3qIyIi"
          + "Fi1a9ObNGwaZwLaPatECrlWV6x6zAJUBFeQGBc2ZM4dZ0tjv48ePXFxcS5YsAQAm8R9RbgMNCwAAAABJRU5ErkJggg==", 3
      ),
    ])
  func filters(file: String, parts: Int) throws {
    let image = try PixelImage(png: [UInt8](try #require(Data(base64Encoded: file))))
    #expect(image.width == 4 && image.height == 7)
    for (place, value) in image.pixels.enumerated() {
      let (x, y, part) = (place / 4 % 4, place / 16, place % 4)
      #expect(value == (part < parts ? UInt8((37 * x * x + 91 * x * y * y + 7 * y + 53 * part) & 0xFF) : 255))
    }
  }

  /// What no kind of the specification's table 11.1 is: three bits, a palette of sixteen, colours of one.
  @Test(arguments: [(3, 0), (16, 3), (1, 2), (8, 5)] as [(UInt8, UInt8)])
  func whatIsNoKind(bits: UInt8, color: UInt8) throws {
    var file = try PixelImage(width: 1, height: 1, pixels: [1, 2, 3, 255]).png()
    // After the signature, the chunk's length and name, and the size.
    (file[24], file[25]) = (bits, color)
    #expect(throws: PictureError.unreadable(expected: "one of PNG's kinds of pixels", actual: "another, or no header"))
    {
      _ = try PixelImage(png: file)
    }
  }
}
