// A JPEG file of two flat blocks read to the byte, files that end early, and those that are none.
import Foundation
import Testing

@testable import Picture

@Suite struct JPEGTests {
  /// 16 by 8 pixels of grey at full quality, the left half 50 and the right half 200: 336 bytes, the last 10 those of the picture and its end.
  private static let file = [UInt8](
    Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
        AQEBAQEBAQH/wAALCAAIABABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQR
        BRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4
        eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEB
        AAA/AP5j6/0sK//Z
        """, options: .ignoreUnknownCharacters) ?? Data())

  private func greys(_ image: PixelImage) -> [[UInt8]] {
    (0..<image.height).map { y in
      (0..<image.width).map { x in
        let pixel = image.pixels[((y * image.width + x) * 4)...].prefix(4)
        #expect(Set(pixel.prefix(3)).count == 1 && pixel.last == 255)
        return pixel.first ?? 0
      }
    }
  }

  @Test func everyPixel() throws {
    #expect(Self.file.count == 336)
    guard PixelImage.readsJPEG else { return print("SKIPPED: JPEG files, because libturbojpeg.so.0 is not there") }
    let row = [UInt8](repeating: 50, count: 8) + [UInt8](repeating: 200, count: 8)
    #expect(greys(try PixelImage(jpeg: Self.file)) == Array(repeating: row, count: 8))
    #expect(try PixelImage(file: Self.file) == PixelImage(jpeg: Self.file))
    let other = PixelImage(width: 1, height: 1, pixels: [1, 2, 3, 255])
    #expect(try PixelImage(file: other.png()) == other)
  }

  /// What ends early is shown as far as it goes: without the second block's 3 bytes the first is there.
  @Test func whatEndsEarly() throws {
    guard PixelImage.readsJPEG else { return print("SKIPPED: JPEG files, because libturbojpeg.so.0 is not there") }
    let image = try PixelImage(jpeg: Array(Self.file.prefix(331)))
    #expect(image.width == 16 && image.height == 8)
    for row in greys(image) { #expect(row.prefix(8).allSatisfy { $0 == 50 } && !row.suffix(8).contains(200)) }
  }

  @Test(
    arguments: [
      (Array(file.prefix(100)), "a JPEG file's header", "other bytes"),
      (Array(file.prefix(327)), "a JPEG file's header", "other bytes"), ([1, 2, 3], "a JPEG file", "3 other bytes"),
      ([0xFF], "a JPEG file", "1 other bytes"), ([], "a JPEG file", "0 other bytes"),
      (
        // Height and width stand behind the marker FFC0, a length and the bits of a part.
        file.prefix(94) + [0xFF, 0, 0xFF, 0] + file.dropFirst(98),
        "1 to \(PixelImage.maximumPixels) pixels", "65280×65280"
      ),
    ] as [([UInt8], String, String)])
  func whatIsNone(bytes: [UInt8], expected: String, actual: String) {
    guard PixelImage.readsJPEG else { return print("SKIPPED: JPEG files, because libturbojpeg.so.0 is not there") }
    #expect(throws: PictureError.unreadable(expected: expected, actual: actual)) { try PixelImage(jpeg: bytes) }
  }
}
