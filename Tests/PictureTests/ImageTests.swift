// Images in pictures: pixels where they belong, fewer by averages, and files within files.
import Foundation
import Testing

@testable import Picture

@Suite struct ImageTests {
  /// Red, green, blue, and nothing.
  private static let four = PixelImage(
    width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])

  private func drawn(_ image: PixelImage, in box: CGRect) -> PictureNode {
    PictureNode(.shape(PictureShape(.rect(box), fill: .image(PictureImage(image, in: box)))))
  }

  private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [UInt8] {
    Array(image.pixels[((y * image.width + x) * 4)..<((y * image.width + x) * 4 + 4)])
  }

  /// Each of four pixels takes a quarter of ten by ten points; what is transparent shows what lies behind.
  @Test(arguments: [1.0, 2, 3]) func eachPixelHasItsShare(scale: Double) throws {
    let shown = try picture(14, 14, [filled(box(0, 0, 14, 14), .white), drawn(Self.four, in: box(2, 2, 10, 10))])
      .pixels(scale: scale, fonts: .none)
    func seen(_ x: Double, _ y: Double) -> [UInt8] { pixel(shown, Int(x * scale), Int(y * scale)) }
    #expect(seen(3, 3) == [255, 0, 0, 255] && seen(6, 6) == [255, 0, 0, 255])
    #expect(seen(7, 3) == [0, 255, 0, 255] && seen(11, 6) == [0, 255, 0, 255])
    #expect(seen(3, 7) == [0, 0, 255, 255])
    #expect(seen(9, 9) == [255, 255, 255, 255] && seen(0, 0) == [255, 255, 255, 255])
  }

  /// Painted small, a pixel is the average of those it stands for: half black and half white are the grey between.
  @Test func manyPixelsInOneAreTheirAverage() throws {
    let stripes = PixelImage(
      width: 4, height: 4,
      pixels: (0..<16).flatMap { [UInt8](repeating: $0.isMultiple(of: 2) ? 0 : 255, count: 3) + [255] })
    let shown = try picture(1, 1, [drawn(stripes, in: box(0, 0, 1, 1))]).pixels(scale: 1, fonts: .none)
    #expect((127...128).contains(shown.pixels[0]) && shown.pixels[3] == 255)
    let fewer = stripes.reduced(width: 2, height: 1)
    #expect(
      fewer.width == 2 && fewer.height == 1
        && fewer.pixels.enumerated().allSatisfy { $0 % 4 == 3 || (127...128).contains($1) })
    // What is not seen has no colour to add: red beside nothing is red, half as strong.
    let half = PixelImage(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 0, 0]).reduced(width: 1, height: 1)
    #expect(half.pixels[0] == 255 && (127...128).contains(half.pixels[3]))
    #expect(stripes.reduced(width: 9, height: 9) == stripes)
  }

  /// A form keeps how strong it is and takes the colour.
  @Test func aFormInAColour() {
    #expect(Self.four.tinted(red).pixels == [255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 0])
  }

  /// In SVG an image is a PNG within the file, as wide as its box whatever its pixels; the bytes give the pixels back.
  @Test func anImageIsAFileWithinTheFile() throws {
    let text = try picture(20, 20, [drawn(Self.four, in: box(1, 2, 10, 5))]).svg()
    let image = try #require(text.split(separator: "<image").dropFirst().first)
    for said in ["x=\"1\"", "y=\"2\"", "width=\"10\"", "height=\"5\"", "preserveAspectRatio=\"none\""] {
      #expect(image.contains(said), "\(said)")
    }
    let code = try #require(image.split(separator: "base64,").last?.split(separator: "\"").first)
    let file = try #require(Data(base64Encoded: String(code)))
    #expect(try PixelImage(png: [UInt8](file)) == Self.four)
  }

  @Test func aTurnedImageIsTurned() throws {
    // A quarter turn clockwise about the corner: what was at the left is at the top.
    let turn = PictureTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
    let node = PictureNode(.group(PictureGroup([drawn(Self.four, in: box(0, 0, 10, 10))], transform: turn)))
    let shown = try picture(10, 10, [node]).pixels(scale: 1, fonts: .none)
    #expect(pixel(shown, 7, 2) == [255, 0, 0, 255] && pixel(shown, 2, 2) == [0, 0, 255, 255])
    #expect(pixel(shown, 7, 7) == [0, 255, 0, 255])
  }
}
