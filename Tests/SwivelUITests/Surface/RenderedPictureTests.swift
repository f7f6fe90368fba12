// Renderers of pictures and the functions that draw into the current context, by UIKit's and Core Graphics' references: which part is
// drawn, how large, with which colours and rules. Apart from DrawnPathTests, which is about paths.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct RenderedPictureTests {
  private func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }
  private func words(_ parts: [DrawnPart]) -> [String] {
    parts.map { part in
      let clip = part.clip.map { " in \(text($0.path.boundingBox))" } ?? ""
      return switch part.content {
      case .fill(let path, _, _): "fill \(text(path.boundingBox))\(clip)"
      case .stroke(let path, let color, let pen):
        "line \(path.boundingBox.minX) \(path.boundingBox.width) wide \(Int(pen.width)) \(color.components ?? [])\(clip)"
      case .image(_, let rect): "image \(text(rect.applying(part.map)))\(clip)"
      default: "other"
      }
    }
  }

  /// "bounds: the bounds of the image contexts that the renderer creates": what lies at its origin is the picture's corner.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 40, height: 30), "5 6 20 10"),
      (CGRect(x: 5, y: 6, width: 20, height: 10), "0 0 20 10"),
      (CGRect(x: -10, y: 2, width: 40, height: 30), "15 4 20 10"),
    ])
  func aRendererDrawsItsRectangle(bounds: CGRect, drawn: String) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let format = UIGraphicsImageRendererFormat()
      for renderer in [
        UIGraphicsImageRenderer(bounds: bounds), UIGraphicsImageRenderer(bounds: bounds, format: format),
      ] {
        let image = renderer.image { $0.fill(CGRect(x: 5, y: 6, width: 20, height: 10)) }
        #expect(image.size == bounds.size && image.scale == 2)
        let record = try #require(image.record)
        #expect(words(record.parts) == ["fill \(drawn)"])
      }
      #expect(format.bounds == bounds)
    }
  }

  /// A format for traits has their scale; "extended" is a range, and the older property says whether it is that one.
  @Test func formatsHaveScalesAndRanges() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      for scale in [1, 2, 3] as [CGFloat] {
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: scale))
        #expect(format.scale == scale)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
        #expect(image.scale == scale && image.size == CGSize(width: 4, height: 4))
        #expect(image.imageRendererFormat.scale == scale)
      }
      let format = UIGraphicsImageRendererFormat.preferred()
      #expect(format.preferredRange == .automatic && !format.prefersExtendedRange && !format.opaque)
      for (range, isExtended) in [
        (UIGraphicsImageRendererFormat.Range.extended, true), (.standard, false), (.unspecified, false),
        (.automatic, false),
      ] {
        format.preferredRange = range
        #expect(format.prefersExtendedRange == isExtended, "\(range)")
      }
      format.prefersExtendedRange = true
      #expect(format.preferredRange == .extended)
      format.prefersExtendedRange = false
      #expect(format.preferredRange == .standard)
    }
  }

  /// `UIRectFrame`: "draws a frame around the inside of the specified rectangle … in the fill color", a point wide: its middle is half a
  /// point inside. `UIRectClip` "by intersecting the current clipping path with the specified rectangle". `clear` takes away.
  @Test(
    arguments: [
      ("fill", ["fill 5 6 20 10"]), ("fill in a mode", ["fill 5 6 20 10"]),
      ("frame", ["line 5.5 19.0 wide 1 [1.0, 0.0, 0.0, 1.0]"]),
      ("frame in a mode", ["line 5.5 19.0 wide 1 [1.0, 0.0, 0.0, 1.0]"]),
      ("stroke", ["line 5.5 19.0 wide 1 [0.0, 0.0, 1.0, 1.0]"]),
      ("stroke in a mode", ["line 5.5 19.0 wide 1 [0.0, 0.0, 1.0, 1.0]"]),
      ("clip", ["fill 0 0 40 30 in 5 6 20 10"]), ("clip of the context's", ["fill 0 0 40 30 in 5 6 20 10"]),
      ("cleared", []),
    ])
  func functionsOfTheCurrentContext(way: String, expected: [String]) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let box = CGRect(x: 5, y: 6, width: 20, height: 10)
      let all = CGRect(x: 0, y: 0, width: 40, height: 30)
      let image = UIGraphicsImageRenderer(size: all.size).image { context in
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        switch way {
        case "fill": UIRectFill(box)
        case "fill in a mode": UIRectFillUsingBlendMode(box, .multiply)
        case "frame": UIRectFrame(box)
        case "frame in a mode": UIRectFrameUsingBlendMode(box, .multiply)
        case "stroke": context.stroke(box)
        case "stroke in a mode": context.stroke(box, blendMode: .multiply)
        case "clip":
          UIRectClip(box)
          UIRectFill(all)
        case "clip of the context's":
          context.clip(to: box)
          context.fill(all, blendMode: .normal)
        default:
          UIRectFill(box)
          UIRectFillUsingBlendMode(all, .clear)
        }
      }
      let record = try #require(image.record)
      #expect(words(record.parts) == expected)
    }
  }

  /// "Returns a new thumbnail image at the specified size", at once, later or awaited; an image for display is the image.
  @Test func thumbnailsAndImagesForDisplay() async throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
      #expect(image.preparingThumbnail(of: CGSize(width: 8, height: 6))?.size == CGSize(width: 8, height: 6))
      nonisolated(unsafe) var heard: [CGSize?] = []
      image.prepareThumbnail(of: CGSize(width: 4, height: 3)) { heard.append($0?.size) }
      image.prepareForDisplay { heard.append($0?.size) }
      #expect(heard == [CGSize(width: 4, height: 3), CGSize(width: 40, height: 30)])
      #expect(image.preparingForDisplay() === image)
    }
    let plain = UIImage()
    let thumbnail = await plain.byPreparingThumbnail(ofSize: CGSize(width: 2, height: 1))
    let shown = await plain.byPreparingForDisplay()
    #expect(thumbnail?.size == CGSize(width: 2, height: 1) && shown === plain)
  }

  /// "If locations is NULL, the first color is assigned to location 0, the last to location 1, and intervening colors at equal intervals."
  @Test(
    arguments: [
      ([0.0, 1, 0.5, 1], 2, nil, [0, 1], [[0, 1], [0.5, 1]]),
      ([0.0, 1, 0.5, 1, 1, 0.25], 3, nil, [0, 0.5, 1], [[0, 1], [0.5, 1], [1, 0.25]]),
      ([0.0, 1, 0.5, 1, 1, 1], 3, [0, 0.25, 0.75], [0, 0.25, 0.75], [[0, 1], [0.5, 1], [1, 1]]),
      ([0.5, 1], 1, nil, [0], [[0.5, 1]]),
    ] as [([CGFloat], Int, [CGFloat]?, [CGFloat], [[CGFloat]])])
  func gradientsOfComponents(
    components: [CGFloat], count: Int, locations: [CGFloat]?, places: [CGFloat], colors: [[CGFloat]]
  ) throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let gradient = try #require(
      components.withUnsafeBufferPointer { parts in
        (locations ?? []).withUnsafeBufferPointer { at in
          CGGradient(
            colorSpace: gray, colorComponents: parts.baseAddress!, locations: locations == nil ? nil : at.baseAddress,
            count: count)
        }
      })
    #expect(gradient.stops.map(\.place) == places && gradient.stops.map { $0.color.components ?? [] } == colors)
    #expect(
      components.withUnsafeBufferPointer {
        CGGradient(colorSpace: gray, colorComponents: $0.baseAddress!, locations: nil, count: 0)
      } == nil)
  }

  /// Colours that are none make no gradient (`CGGradientCreateWithColors`).
  @Test func gradientsOfColors() throws {
    let two = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0.2, 0.4]))
    #expect(two.stops.map(\.place) == [0.2, 0.4] && two.stops.last?.color == UIColor.blue.cgColor)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(
      CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor, "red" as NSString] as CFArray, locations: nil) == nil)
  }

  /// A picture of bytes is as large as it says, and none is without a width or a height; `bitsPerComponent`, `bitsPerPixel`, `bytesPerRow` and
  /// `isMask` are what it was made with, and those of its parts.
  @Test(arguments: [(3, 2, true), (1, 1, true), (0, 2, false), (3, 0, false), (-1, 2, false)])
  func picturesOfBytes(width: Int, height: Int, isMade: Bool) throws {
    let provider = try #require(CGDataProvider(data: Data(count: 64) as CFData))
    // (whether a mask, bits of a component, bits of a pixel, bytes of a row)
    let layouts: [(Bool, Int, Int, Int)] = [
      (false, 8, 32, 4 * max(width, 0)), (false, 8, 32, 16), (false, 5, 16, 8), (true, 8, 8, max(width, 0)),
      (true, 1, 1, 1),
    ]
    for (isMask, component, pixel, row) in layouts {
      let image =
        isMask
        ? CGImage(
          maskWidth: width, height: height, bitsPerComponent: component, bitsPerPixel: pixel, bytesPerRow: row,
          provider: provider, decode: nil, shouldInterpolate: false)
        : CGImage(
          width: width, height: height, bitsPerComponent: component, bitsPerPixel: pixel, bytesPerRow: row,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(), provider: provider, decode: nil,
          shouldInterpolate: false, intent: .defaultIntent)
      #expect((image != nil) == isMade)
      guard let image else { continue }
      #expect(image.width == width && image.height == height)
      for one in [image, image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))] {
        #expect(one?.bitsPerComponent == component && one?.bitsPerPixel == pixel && one?.bytesPerRow == row)
        #expect(one?.isMask == isMask)
      }
    }
  }

  /// `cropping(to:)`: "the resulting image … is the area of the original within the rectangle"; none of a rectangle beside it.
  @Test(
    arguments: [
      (CGRect(x: 2, y: 3, width: 5, height: 4), CGSize(width: 5, height: 4)),
      (CGRect(x: 36, y: 28, width: 10, height: 10), CGSize(width: 4, height: 2)),
      (CGRect(x: -3, y: -3, width: 5, height: 4), CGSize(width: 2, height: 1)),
      (CGRect(x: 40, y: 0, width: 5, height: 5), nil), (CGRect(x: 0, y: 30, width: 5, height: 5), nil),
    ] as [(CGRect, CGSize?)])
  func cropping(rect: CGRect, size: CGSize?) throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 30), false, 1)
    defer { UIGraphicsEndImageContext() }
    let whole = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    let part = whole.cropping(to: rect)
    #expect(part.map { CGSize(width: $0.width, height: $0.height) } == size)
  }

  /// GIF89a, 23: hundredths of a second; with a colour table of the file's (2 to 256 colours), of a picture's, or none. "The value of this
  /// key is never less than 100 milliseconds"; the unclamped one is as it stands.
  @Test(arguments: [(0, 0), (0, 3), (7, 0), (2, 1)]) func delaysOfMovingPictures(colors: Int, ownColors: Int) throws {
    func table(_ size: Int) -> [UInt8] { Array(repeating: 0x21, count: 3 << (size + 1)) }
    func frame(_ delay: Int, own: Bool) -> [UInt8] {
      let head: [UInt8] = [0x21, 0xf9, 4, 0, UInt8(delay & 255), UInt8(delay >> 8), 0, 0]
      let place: [UInt8] = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, own ? 0x80 | UInt8(ownColors) : 0]
      return head + place + (own ? table(ownColors) : []) + [2, 2, 0x44, 1, 0]
    }
    let comment: [UInt8] = [0x21, 0xfe, 3, 0x2c, 0x2c, 0x2c, 1, 0x2c, 0]
    let head: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, colors > 0 ? 0x80 | UInt8(colors) : 0, 0, 0]
    let frames = frame(0, own: true) + comment + frame(9, own: false) + frame(11, own: true) + frame(300, own: false)
    let bytes = head + (colors > 0 ? table(colors) : []) + frames + [0x3b]
    let source = try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    try #require(CGImageSourceGetCount(source) == 4)
    func delays(_ key: CFString) -> [Double?] {
      (0..<4).map { index in
        let known = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
        return (known?[kCGImagePropertyGIFDictionary as String] as? [String: Any])?["\(key)"] as? Double
      }
    }
    #expect(delays(kCGImagePropertyGIFUnclampedDelayTime) == [0, 0.09, 0.11, 3])
    #expect(delays(kCGImagePropertyGIFDelayTime) == [0.1, 0.1, 0.11, 3])
    #expect(
      CGImageSourceCopyPropertiesAtIndex(source, 4, nil) == nil
        && CGImageSourceCopyPropertiesAtIndex(source, -1, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, -1, nil) == nil)
  }
}
