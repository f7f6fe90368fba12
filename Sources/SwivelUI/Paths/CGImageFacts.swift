// How the pixels of images are kept, and bytes images are made of: the numbers are those the app gave, else of 32 bits a pixel; the bytes are
// not there.

/// What is kept of alpha; raw values are Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nothing.
  case none = 0
  /// Last, multiplied.
  case premultipliedLast = 1
  /// First, multiplied.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// Its place is last and empty.
  case noneSkipLast = 5
  /// Its place is first and empty.
  case noneSkipFirst = 6
  /// Alpha alone.
  case alphaOnly = 7
}

/// How pixels are kept; raw values are Core Graphics'.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// From bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where alpha is.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Numbers with a point.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// As they come.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Two at a time, the last first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Four at a time, the last first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Two at a time.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Four at a time.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// What becomes of colours that cannot be shown; raw values are Core Graphics'.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The usual.
  case defaultIntent = 0
  /// As near as there is, by the colour.
  case absoluteColorimetric = 1
  /// As near as there is, by white.
  case relativeColorimetric = 2
  /// As they look.
  case perceptual = 3
  /// As bright as they are.
  case saturation = 4
}

/// Bytes for Core Graphics.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: CFData?
  /// Some bytes.
  public init?(data: CFData) { self.data = data }
  /// Those of a file; nil for none.
  public init?(url: CFURL) {
    guard let path = url.path, let found = FileManager.default.contents(atPath: path) else { return nil }
    data = found as NSData
  }
}

/// How the bytes lie an app makes an image of, as it says.
struct PixelLayout {
  var bitsPerComponent = 8
  var bitsPerPixel = 32
  var bytesPerRow: Int
  var isMask = false
}

extension CGImage {
  /// So many pixels of bytes, which nobody sees here; nil for none.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(
      CGSize(width: width, height: height),
      layout: PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow))
  }
  /// The same of a mask.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(
      CGSize(width: width, height: height),
      layout: PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, isMask: true))
  }
  /// Bits of a component.
  public var bitsPerComponent: Int { layout.bitsPerComponent }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  /// Bytes of a row.
  public var bytesPerRow: Int { layout.bytesPerRow }
  /// Where alpha is.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How pixels are kept.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  /// What components mean.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The bytes: there are none.
  public var dataProvider: CGDataProvider? { nil }
  /// Whether it is a mask.
  public var isMask: Bool { layout.isMask }
  /// Whether it is smooth when it is scaled.
  public var shouldInterpolate: Bool { true }
  /// Another of the same pixels.
  public func copy() -> CGImage? { self }
  /// Another whose components mean something else.
  public func copy(colorSpace: CGColorSpace) -> CGImage? { self }
  /// Without a mask's pixels nobody knows what it hides: all of the image stays.
  public func masking(_ mask: CGImage) -> CGImage? { self }
  /// Without pixels nobody knows which have these colours: all of the image stays.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? { self }
}

extension CGContext {
  /// The bytes: there are none.
  public var data: UnsafeMutableRawPointer? { nil }
  /// Bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// Where alpha is.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How pixels are kept.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  /// What components mean.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
