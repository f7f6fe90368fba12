// Pictures as Core Image knows them: how large they are, and what was drawn into them. There are no pixels, so that filters change sizes alone.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A picture, or a recipe for one (developer.apple.com/documentation/coreimage/ciimage). Its origin is its left lower corner.
open class CIImage: NSObject, @unchecked Sendable {
  /// How large it is, and where, in pixels.
  public let extent: CGRect
  /// What is seen of it, as large as it is; nil for what only pixels would show.
  let picture: UIImage?
  /// What lies on it where it has no end.
  private var above: [CIImage] = []
  /// What is known of its file.
  open var properties: [String: Any] { [:] }
  /// Where it is.
  open var url: URL? { nil }

  /// Nothing.
  public override convenience init() { self.init(.zero, nil) }
  init(_ extent: CGRect, _ picture: UIImage?) {
    (self.extent, self.picture) = (extent, picture)
    super.init()
  }
  /// The one of some pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, options: nil) }
  /// The one of some pixels.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
    let size = CGSize(width: cgImage.width, height: cgImage.height)
    self.init(CGRect(origin: .zero, size: size), UIImage(cgImage: cgImage))
  }
  /// The one of a picture; nil for one without a size.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }
  /// The one of a picture; nil for one without a size.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    if let made = image.ciImage {
      self.init(made.extent, made.picture)
      return
    }
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
  /// The one in a file's bytes; nil for no picture known here.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }
  /// The one in a file's bytes; nil for no picture known here.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// The one in a file; nil for none, and for what would come over a network.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }
  /// The one in a file; nil for none, and for what would come over a network.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else { return nil }
    self.init(data: data)
  }
  /// A colour without end.
  public convenience init(color: CIColor) { self.init(.infinite, UIImage.one(color)) }
  /// Nothing.
  open class func empty() -> CIImage { CIImage(.zero, nil) }

  /// The same, moved and stretched. What is seen is stretched with it, and not turned.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    extent.isInfinite ? self : CIImage(extent.applying(matrix), picture)
  }
  /// The part in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    return CIImage(part.isNull ? .zero : part, drawn(in: part))
  }
  /// Upright, of a picture that is held otherwise (EXIF).
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    guard orientation != .up else { return self }
    let size = orientation.isTurned ? CGSize(width: extent.height, height: extent.width) : extent.size
    return CIImage(CGRect(origin: .zero, size: size), picture?.turned(to: orientation.orientation))
  }
  /// Upright, of a picture that is held otherwise (EXIF).
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(max(1, orientation))).map(oriented) ?? self
  }
  /// On top of another, each where it is; as large as both.
  open func composited(over dest: CIImage) -> CIImage {
    if extent.isInfinite { return self }
    if dest.extent.isInfinite {
      let both = CIImage(.infinite, dest.picture)
      both.above = dest.above + [self]
      return both
    }
    let whole = extent.union(dest.extent)
    guard picture != nil || dest.picture != nil, !whole.isEmpty else { return CIImage(whole, nil) }
    let bounds = CGRect(origin: .zero, size: whole.size)
    let record = DrawingContexts.record(bounds, scale: 1) { _ in
      for part in [dest.drawn(in: whole), drawn(in: whole)] { part?.draw(in: bounds) }
    }
    return CIImage(whole, UIImage(size: bounds.size, scale: 1, record: record))
  }
  /// With its edges going on without end.
  open func clampedToExtent() -> CIImage { CIImage(.infinite, picture) }
  /// After a filter by its name; itself where there is none.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  /// Out of focus.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
  /// What would make a photograph better: nobody looks at its pixels.
  open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }

  /// What is seen of it in a rectangle.
  func drawn(in rect: CGRect) -> UIImage? {
    guard let picture, !rect.isInfinite, !rect.isEmpty, !rect.isNull else { return nil }
    let whole = extent.isInfinite ? rect : extent
    let place = CGRect(x: whole.minX - rect.minX, y: rect.maxY - whole.maxY, width: whole.width, height: whole.height)
    let bounds = CGRect(origin: .zero, size: rect.size)
    let record = DrawingContexts.record(bounds, scale: 1) { _ in
      picture.draw(in: place)
      for part in above { part.drawn(in: rect)?.draw(in: bounds) }
    }
    return UIImage(size: rect.size, scale: 1, record: record)
  }
}

extension UIImage {
  fileprivate static func one(_ color: CIColor) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    let record = DrawingContexts.record(bounds, scale: 1) { context in
      context.setFillColor(UIColor(ciColor: color).cgColor)
      context.fill(bounds)
    }
    return UIImage(size: bounds.size, scale: 1, record: record)
  }
}

/// What a picture is made with: nothing of it changes anything here.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// Core Image's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In which colours.
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  /// With what is known of its file.
  public static let properties = CIImageOption(rawValue: "kCIImageProperties")
  /// Upright.
  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
}
/// What is made better of a photograph.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  /// Core Image's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its colours.
  public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
  /// Eyes.
  public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
}

/// How a picture is held (EXIF); raw values are Image I/O's.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Upright.
  case up = 1
  /// Upright, mirrored.
  case upMirrored = 2
  /// Upside down.
  case down = 3
  /// Upside down, mirrored.
  case downMirrored = 4
  /// To the left, mirrored.
  case leftMirrored = 5
  /// To the right.
  case right = 6
  /// To the right, mirrored.
  case rightMirrored = 7
  /// To the left.
  case left = 8

  /// Whether what was wide is high.
  var isTurned: Bool { rawValue >= 5 }
  /// What UIKit calls it.
  var orientation: UIImage.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    case .left: .left
    }
  }
}

/// What makes pixels of pictures (developer.apple.com/documentation/coreimage/cicontext): of what is known of them.
open class CIContext: NSObject, @unchecked Sendable {
  /// One.
  public override convenience init() { self.init(options: nil) }
  /// One.
  public init(options: [CIContextOption: Any]?) { super.init() }
  /// The pixels of a rectangle; nil for none, and for one without end.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isInfinite, !fromRect.isEmpty, !fromRect.isNull else { return nil }
    return image.drawn(in: fromRect)?.cgImage ?? CGImage(fromRect.size)
  }
  /// The same in some colours.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
  /// A file of what was drawn of it; nil for nothing.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { image.drawn(in: image.extent)?.jpegData(compressionQuality: 1) }
  /// A file of what was drawn of it; nil for nothing.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { image.drawn(in: image.extent)?.pngData() }
  /// Writes pixels into memory: there are none, and it stays as it was.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {}
  /// Forgets what it kept: nothing.
  open func clearCaches() {}
}
/// How pixels are made: nothing of it changes anything here.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// Core Image's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// In which colours.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// Into which colours.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether what is between is kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Quickly.
  public static let highQualityDownsample = CIContextOption(rawValue: "kCIContextHighQualityDownsample")
}
/// How a file is written.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// Core Image's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// How a pixel is written.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// Core Image's number.
  public let rawValue: Int32
  /// By its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Red, green, blue, alpha.
  public static let RGBA8 = CIFormat(rawValue: 24)
  /// Blue, green, red, alpha.
  public static let BGRA8 = CIFormat(rawValue: 14)
  /// Alpha first.
  public static let ARGB8 = CIFormat(rawValue: 13)
}

extension UIImage {
  /// The picture of a recipe.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  /// The picture of a recipe, so many pixels a point, turned.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let extent = ciImage.extent.isInfinite ? .zero : ciImage.extent
    let size = CGSize(width: extent.width / scale, height: extent.height / scale)
    let bounds = CGRect(origin: .zero, size: size)
    let record = ciImage.picture.map { picture in
      DrawingContexts.record(bounds, scale: scale) { _ in picture.draw(in: bounds) }
    }
    self.init(size: size, scale: scale, orientation: orientation, record: record, recipe: ciImage)
  }
}
