// Pictures an app draws, as the files it writes: UIImage.pngData() and jpegData(compressionQuality:).
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct ImageFileTests {
  init() { SeenViews.begin() }

  /// What an app makes of a picture of 3×2 points, its left third red and the rest clear, at so many pixels a point.
  private func made<Result>(_ scale: CGFloat, _ body: (UIImage) throws -> Result) throws -> Result {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [.test { V() }])
    return try #require(
      try device.inspect(window: 1) { _ in
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        }
        return try body(image)
      })
  }

  /// A PNG has each pixel as it was drawn, and what was not drawn is clear; read again it has as many.
  @Test(arguments: [1, 2]) func aPNGHasThePixels(_ scale: Int) throws {
    let file = try made(CGFloat(scale)) { try #require($0.pngData()) }
    let image = try PixelImage(file: [UInt8](file))
    #expect(image.width == 3 * scale && image.height == 2 * scale)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let place = (y * image.width + x) * 4
        let expected: [UInt8] = x < scale ? [255, 0, 0, 255] : [0, 0, 0, 0]
        let pixel = Array(image.pixels[place..<place + 4])
        #expect(expected[3] == 0 ? pixel[3] == 0 : pixel == expected, "at \(x), \(y)")
      }
    }
    #expect(try #require(UIImage(data: file, scale: CGFloat(scale))).size == CGSize(width: 3, height: 2))
  }

  /// A JPEG begins and ends with its marks (ITU-T T.81, table B.1), and is white where nothing was drawn; a better one is no smaller.
  @Test func aJPEGIsOverWhite() throws {
    let (good, bad) = try made(16) {
      (try #require($0.jpegData(compressionQuality: 1)), $0.jpegData(compressionQuality: 0))
    }
    #expect(good.prefix(2) == Data([0xFF, 0xD8]) && good.suffix(2) == Data([0xFF, 0xD9]))
    #expect(try #require(bad).count <= good.count)
    let image = try PixelImage(file: [UInt8](good))
    #expect(image.width == 48 && image.height == 32)
    let middle = (16 * image.width + 40) * 4
    #expect(image.pixels[middle..<middle + 3].allSatisfy { $0 > 250 })
  }

  /// Who has no pixels has no file.
  @Test func noPixelsNoFile() throws {
    let files = try made(1) { _ in [UIImage().pngData(), UIImage().jpegData(compressionQuality: 1)] }
    #expect(files == [nil, nil])
  }
}
