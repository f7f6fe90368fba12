// Core Image and Image I/O without pixels: codes by ISO/IEC 18004, sizes of what filters give, files of pictures.
import DeviceCatalog
import Testing

import struct Foundation.Data

@testable import SwivelUI

@MainActor struct CodeTests {
  /// ISO/IEC 18004, table 7: how many bytes the largest message of a version has; one more needs the next, and beyond 40 there is none.
  @Test(arguments: [
    ("L", 1, 17), ("M", 1, 14), ("Q", 1, 11), ("H", 1, 7), ("L", 5, 106), ("M", 10, 213), ("Q", 20, 482),
    ("H", 27, 625), ("L", 40, 2953), ("M", 40, 2331), ("Q", 40, 1663), ("H", 40, 1273),
  ])
  func versions(_ level: String, _ version: Int, _ most: Int) {
    func side(_ bytes: Int) -> Int? { QRCode(Array(repeating: 65, count: bytes), level: level)?.side }
    #expect(side(most) == 17 + 4 * version)
    #expect(side(most + 1) == (version == 40 ? nil : 21 + 4 * version))
  }

  /// Annex I: the sixteen bytes of "01234567" in version 1-M and the ten that correct them.
  @Test func correction() {
    let data: [UInt8] = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80] + (0..<5).flatMap { _ in [0xec as UInt8, 0x11] }
    let expected: [UInt8] = [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]
    #expect(QRField.rest(data, QRField.divisor(10)) == expected)
  }

  /// Annex E: where the small squares are.
  @Test(arguments: [
    (1, [Int]()), (2, [6, 18]), (7, [6, 22, 38]), (32, [6, 34, 60, 86, 112, 138]),
    (40, [6, 30, 58, 86, 114, 142, 170]),
  ])
  func squares(_ version: Int, _ places: [Int]) {
    #expect(QRCode.alignment(version) == places)
  }

  /// CIQRCodeGenerator: one pixel a module and one around, M where nobody says; nil without a message. A larger one is made by a transform.
  @Test func aCode() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    #expect(filter.outputImage == nil && CIFilter(name: "CINoSuchFilter") == nil)
    filter.setValue(Data("HELLO".utf8), forKey: "inputMessage")
    let code = try #require(filter.outputImage)
    #expect(code.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    let pixels = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(pixels.width == 230 && pixels.height == 230)
    #expect(UIImage(ciImage: large, scale: 2, orientation: .up).size == CGSize(width: 115, height: 115))
  }

  /// Sizes by the filters' reference: a crop's rectangle, a scale's product, a blur's reach, a colour without end.
  @Test(
    arguments: [
      ("CISepiaTone", [:], CGRect(x: 0, y: 0, width: 100, height: 50)),
      ("CILanczosScaleTransform", ["inputScale": 0.5], CGRect(x: 0, y: 0, width: 50, height: 25)),
      ("CIGaussianBlur", ["inputRadius": 10], CGRect(x: -30, y: -30, width: 160, height: 110)),
    ] as [(String, [String: Double], CGRect)])
  func sizes(_ name: String, _ values: [String: Double], _ extent: CGRect) throws {
    let picture = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
      to: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(picture.applyingFilter(name, parameters: values).extent == extent)
  }

  /// GIF89a: two pictures of one pixel, seen for 10 and 20 hundredths of a second. The file is written by hand from the specification.
  @Test func aGIF() throws {
    func frame(_ delay: UInt8) -> [UInt8] {
      [0x21, 0xf9, 4, 0, delay, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    }
    let head: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let source = try #require(
      CGImageSourceCreateWithData(Data(head + frame(10) + frame(20) + [0x3b]) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 2 && CGImageSourceGetType(source) == "com.compuserve.gif")
    let delays: [Double?] = (0..<2).map { index in
      let known = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      return (known?[kCGImagePropertyGIFDictionary as String] as? [String: Any])?["DelayTime"] as? Double
    }
    #expect(delays == [0.1, 0.2])
    #expect(CGImageSourceCreateWithData(Data("no picture".utf8) as CFData, nil) == nil)
  }

  /// kCGImageSourceThumbnailMaxPixelSize bounds the longer side; a smaller picture stays as it is. The file has a PNG's head alone.
  @Test(arguments: [(100, 100, 50), (1000, 400, 200)]) func thumbnails(_ most: Int, _ width: Int, _ height: Int) throws
  {
    let head: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
    let source = try #require(
      CGImageSourceCreateWithData(Data(head + [0, 0, 1, 144, 0, 0, 0, 200, 8, 6, 0, 0, 0]) as CFData, nil))
    let options = [kCGImageSourceThumbnailMaxPixelSize as String: most] as CFDictionary
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == width && small.height == height)
  }
}
