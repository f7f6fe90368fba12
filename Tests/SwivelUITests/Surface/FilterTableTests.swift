// Core Image's pictures and filters: how large what comes out is, which way it lies, and what values are before anybody sets them
// (CIImage, *Core Image Filter Reference*).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// A picture of so many pixels.
@MainActor private func drawn(_ width: CGFloat, _ height: CGFloat) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: width, height: height)
  return UIGraphicsImageRenderer(size: size, format: format).image { $0.fill(CGRect(origin: .zero, size: size)) }
}

@MainActor @Suite struct FilterTableTests {
  /// A picture of 40 by 30 pixels.
  private func picture() throws -> CIImage {
    try #require(CIImage(image: drawn(40, 30)))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable (CIImage) -> CIImage?
    let extent: CGRect?
    var testDescription: String { name }
  }
  nonisolated private static func filtered(
    _ name: String, _ values: [String: Any] = [:]
  ) -> @MainActor @Sendable (CIImage) -> CIImage? {
    nonisolated(unsafe) let given = values
    return { picture in
      let filter = CIFilter(name: name, parameters: given)
      filter?.setValue(picture, forKey: kCIInputImageKey)
      return filter?.outputImage
    }
  }
  nonisolated static let rows = [
    Row(name: "as it is", make: { $0 }, extent: CGRect(x: 0, y: 0, width: 40, height: 30)),
    Row(
      name: "moved and doubled",
      make: { $0.transformed(by: CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 1)) },
      extent: CGRect(x: 10, y: 2, width: 80, height: 60)),
    Row(
      name: "a part", make: { $0.cropped(to: CGRect(x: 10, y: 10, width: 100, height: 5)) },
      extent: CGRect(x: 10, y: 10, width: 30, height: 5)),
    Row(name: "a part beside it", make: { $0.cropped(to: CGRect(x: 50, y: 0, width: 9, height: 9)) }, extent: .zero),
    Row(
      name: "a part of a colour",
      make: { _ in CIImage(color: .black).cropped(to: CGRect(x: 1, y: 2, width: 3, height: 4)) },
      extent: CGRect(x: 1, y: 2, width: 3, height: 4)),
    Row(name: "a colour", make: { _ in CIImage(color: .black) }, extent: .infinite),
    Row(name: "clamped", make: { $0.clampedToExtent() }, extent: .infinite),
    Row(name: "nothing", make: { _ in .empty() }, extent: .zero),
    Row(
      name: "upside down", make: { $0.oriented(.down) }, extent: CGRect(x: 0, y: 0, width: 40, height: 30)),
    Row(name: "on its side", make: { $0.oriented(.left) }, extent: CGRect(x: 0, y: 0, width: 30, height: 40)),
    Row(
      name: "on its side by number", make: { $0.oriented(forExifOrientation: 6) },
      extent: CGRect(x: 0, y: 0, width: 30, height: 40)),
    Row(
      name: "no such number", make: { $0.oriented(forExifOrientation: 9) },
      extent: CGRect(x: 0, y: 0, width: 40, height: 30)),
    Row(
      name: "over another",
      make: { $0.composited(over: $0.transformed(by: CGAffineTransform(translationX: 30, y: 0))) },
      extent: CGRect(x: 0, y: 0, width: 70, height: 30)),
    // Observers found that a radius of 10 reaches 30 points further.
    Row(name: "blurred", make: filtered("CIGaussianBlur"), extent: CGRect(x: -30, y: -30, width: 100, height: 90)),
    Row(
      name: "blurred a little", make: { $0.applyingGaussianBlur(sigma: 2) },
      extent: CGRect(x: -6, y: -6, width: 52, height: 42)),
    Row(
      name: "blurred in discs", make: filtered("CIDiscBlur"), extent: CGRect(x: -24, y: -24, width: 88, height: 78)),
    Row(
      name: "scaled", make: filtered("CILanczosScaleTransform", [kCIInputScaleKey: 0.5, kCIInputAspectRatioKey: 2]),
      extent: CGRect(x: 0, y: 0, width: 40, height: 15)),
    Row(
      name: "cropped by a filter",
      make: filtered("CICrop", ["inputRectangle": CIVector(x: 0, y: 0, z: 7, w: 8)]),
      extent: CGRect(x: 0, y: 0, width: 7, height: 8)),
    Row(
      name: "brown", make: { $0.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 0.5]) },
      extent: CGRect(x: 0, y: 0, width: 40, height: 30)),
    Row(
      name: "a filter nobody knows", make: { $0.applyingFilter("CINothing") },
      extent: CGRect(x: 0, y: 0, width: 40, height: 30)),
    Row(name: "its mean", make: filtered("CIAreaAverage"), extent: CGRect(x: 0, y: 0, width: 1, height: 1)),
    Row(name: "a filter without a picture", make: { _ in CIFilter(name: "CISepiaTone")?.outputImage }, extent: nil),
    Row(name: "a code without words", make: { _ in CIFilter.qrCodeGenerator().outputImage }, extent: nil),
    // A version 1 code has 21 modules on each side and one free around it.
    Row(
      name: "a code",
      make: { _ in
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("a".utf8)
        return filter.outputImage
      }, extent: CGRect(x: 0, y: 0, width: 23, height: 23)),
  ]

  @Test(arguments: rows) func extents(_ row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let made = row.make(try picture())
      #expect(made?.extent == row.extent)
    }
  }

  /// Which way a picture lies is what its orientation says: each name is UIImage's (CGImagePropertyOrientation).
  @Test(
    arguments: [
      (1, UIImage.Orientation.up), (2, .upMirrored), (3, .down), (4, .downMirrored), (5, .leftMirrored), (6, .right),
      (7, .rightMirrored), (8, .left),
    ] as [(UInt32, UIImage.Orientation)])
  func orientations(number: UInt32, orientation: UIImage.Orientation) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let turned = try picture().oriented(try #require(CGImagePropertyOrientation(rawValue: number)))
      let isOnItsSide = number >= 5
      #expect(turned.extent.size == (isOnItsSide ? CGSize(width: 30, height: 40) : CGSize(width: 40, height: 30)))
    }
  }

  /// A mirrored picture has the mirrored name of its orientation, twice mirrored its own again
  /// (UIImage.withHorizontallyFlippedOrientation(): "if the original orientation is left, the new orientation is leftMirrored").
  @Test(
    arguments: [
      (UIImage.Orientation.up, UIImage.Orientation.upMirrored), (.down, .downMirrored), (.left, .leftMirrored),
      (.right, .rightMirrored),
    ])
  func mirrored(orientation: UIImage.Orientation, mirrored: UIImage.Orientation) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let drawn = try #require(drawn(4, 2).cgImage)
      let image = UIImage(cgImage: drawn, scale: 1, orientation: orientation)
      let turned = image.withHorizontallyFlippedOrientation()
      #expect(turned.imageOrientation == mirrored && turned.size == image.size)
      #expect(turned.withHorizontallyFlippedOrientation().imageOrientation == orientation)
    }
  }

  /// "Default value" of the reference; a number may be given as any type.
  @Test(
    arguments: [
      (CIFilter.gaussianBlur(), kCIInputRadiusKey, 10), (.boxBlur(), kCIInputRadiusKey, 10),
      (.unsharpMask(), kCIInputRadiusKey, 2.5), (.unsharpMask(), kCIInputIntensityKey, 0.5),
      (.vignette(), kCIInputRadiusKey, 1), (.vignette(), kCIInputIntensityKey, 0),
      (.sepiaTone(), kCIInputIntensityKey, 1), (.pixellate(), kCIInputScaleKey, 8),
      (.crystallize(), kCIInputRadiusKey, 20), (.lanczosScaleTransform(), kCIInputScaleKey, 1),
      (.lanczosScaleTransform(), kCIInputAspectRatioKey, 1), (.colorControls(), kCIInputSaturationKey, 1),
      (.colorControls(), kCIInputBrightnessKey, 0), (.colorControls(), kCIInputContrastKey, 1),
      (.hueAdjust(), kCIInputAngleKey, 0), (.edges(), kCIInputIntensityKey, 1),
    ] as [(CIBuiltinFilter, String, Float)])
  func usualValues(filter: CIBuiltinFilter, key: String, usual: Float) {
    func read() -> Float {
      switch key {
      case kCIInputRadiusKey: filter.radius
      case kCIInputIntensityKey: filter.intensity
      case kCIInputScaleKey: filter.scale
      case kCIInputAspectRatioKey: filter.aspectRatio
      case kCIInputSaturationKey: filter.saturation
      case kCIInputBrightnessKey: filter.brightness
      case kCIInputContrastKey: filter.contrast
      case _: filter.angle
      }
    }
    #expect(read() == usual)
    filter.setValue(3, forKey: key)
    #expect(read() == 3)
    filter.setValue(NSNumber(value: 1.5), forKey: key)
    #expect(read() == 1.5)
    filter.setValue(Float(0.25), forKey: key)
    #expect(read() == 0.25)
    filter.setDefaults()
    #expect(read() == usual)
  }

  @Test func colorsAndNames() {
    let gray = CIFilter.colorMonochrome()
    #expect(gray.color.red == 0.6 && gray.color.blue == 0.3)
    let false1 = CIFilter.falseColor()
    #expect(false1.color0.red == 0.3 && false1.color1.blue == 0.8)
    #expect(CIFilter(name: "CINothing") == nil && CIFilter(name: "CISepiaTone")?.name == "CISepiaTone")
    #expect(CIFilter.localizedName(forFilterName: "CISepiaTone") == "Sepia Tone")
    #expect(CIFilter.localizedName(forFilterName: "CINothing") == nil)
    #expect(CIFilter.filterNames(inCategory: nil).contains("CIQRCodeGenerator"))
    #expect(CIFilter(name: "CIQRCodeGenerator")?.inputKeys == [])
    #expect(CIFilter(name: "CICrop")?.inputKeys == [kCIInputImageKey])
    let names = [
      CIFilter.code128BarcodeGenerator(), .colorInvert(), .bloom(), .exposureAdjust(), .blendWithMask(),
      .sourceOverCompositing(), .photoEffectMono(), .photoEffectNoir(), .photoEffectChrome(), .photoEffectFade(),
      .photoEffectInstant(), .photoEffectProcess(), .photoEffectTonal(), .photoEffectTransfer(),
    ].map(\.name)
    #expect(Set(names).count == 14 && names.allSatisfy { CIFilter(name: $0) != nil })
  }

  /// Numbers in a row: what is beyond the last is 0 (CIVector.value(at:)).
  @Test func vectors() {
    let four = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect([four.x, four.y, four.z, four.w] == [1, 2, 3, 4] && four.count == 4)
    #expect(four.value(at: 4) == 0 && four.value(at: -1) == 0)
    #expect(four.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    let two = CIVector(cgPoint: CGPoint(x: 5, y: 6))
    #expect(two.cgPointValue == CGPoint(x: 5, y: 6) && two.count == 2 && two.z == 0)
    let numbers: [CGFloat] = [7, 8, 9]
    #expect(CIVector(values: numbers, count: 3).z == 9 && CIVector(x: 1).count == 1)
    #expect(CIVector(x: 1, y: 2, z: 3).count == 3 && CIVector(x: 1, y: 2, z: 3, w: 4).w == 4)
  }

  /// A context makes pixels of a part that has any (CIContext).
  @Test func contexts() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let image = try #require(CIImage(image: drawn(8, 8)))
      let context = CIContext()
      let made = context.createCGImage(image, from: CGRect(x: 0, y: 0, width: 3, height: 2))
      #expect(made?.width == 3 && made?.height == 2)
      #expect(context.createCGImage(image, from: .infinite) == nil && context.createCGImage(image, from: .zero) == nil)
      #expect(UIImage(ciImage: image, scale: 2, orientation: .up).size == CGSize(width: 4, height: 4))
      #expect(CIDetector(ofType: CIDetectorTypeFace, context: nil)?.features(in: image).isEmpty == true)
      #expect(CIDetector(ofType: "smell", context: nil) == nil)
    }
  }
}
