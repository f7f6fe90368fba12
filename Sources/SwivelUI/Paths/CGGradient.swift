// Colours that run into each other, and pixels: what drawing code makes once and draws often.

/// Core Foundation's arrays, which are Swift's here.
public typealias CFArray = NSArray
/// Core Foundation's texts are Foundation's.
public typealias CFString = NSString
/// Core Foundation's dictionaries are Foundation's.
public typealias CFDictionary = NSDictionary
/// Core Foundation's data are Foundation's.
public typealias CFData = NSData
/// Core Foundation's URLs are Foundation's.
public typealias CFURL = NSURL
/// Any of Core Foundation's objects.
public typealias CFTypeRef = AnyObject

/// Colours that run into each other.
public final class CGGradient: @unchecked Sendable {
  /// Colours and where they stand, 0…1, as they were given.
  package let stops: [(place: CGFloat, color: CGColor)]

  private init(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { (locations?[$0.offset] ?? CGFloat($0.offset) / last, $0.element) }
  }

  /// Colours and where they stand, 0…1; evenly for nil. Nil for no colours.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    self.init(known, locations)
  }

  /// The same by components: as many as the space has and alpha, of each colour.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let parts = space.numberOfComponents + 1
    guard count > 0 else { return nil }
    self.init(
      (0..<count).compactMap { index in
        CGColor(colorSpace: space, components: (0..<parts).map { components[index * parts + $0] })
      }, locations)
  }
}

/// Pixels: how many there are, and the image they are of.
open class CGImage: @unchecked Sendable {
  /// How many in a row.
  public let width: Int
  /// How many in a column.
  public let height: Int
  /// What they are a part of; nil where only their number is known.
  let source: UIImage?
  /// Which part of it, in pixels.
  let part: CGRect
  /// How its bytes lie; those of a part lie as those of the whole.
  let layout: PixelLayout

  init(_ size: CGSize, of source: UIImage? = nil, at origin: CGPoint = .zero, layout: PixelLayout? = nil) {
    width = Int(size.width.rounded())
    self.layout = layout ?? PixelLayout(bytesPerRow: width * 4)
    height = Int(size.height.rounded())
    self.source = source
    part = CGRect(origin: origin, size: size)
  }
  /// The part of the pixels in a rectangle; nil for nothing.
  open func cropping(to rect: CGRect) -> CGImage? {
    let inside = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !inside.isEmpty else { return nil }
    return CGImage(
      inside.size, of: source, at: CGPoint(x: part.minX + inside.minX, y: part.minY + inside.minY), layout: layout)
  }

  /// What is seen of the pixels, so many a point; nil where that is not known.
  func record(scale: CGFloat) -> DrawingRecord? {
    guard let source, source.size.width > 0, source.scale > 0, scale > 0 else { return nil }
    let whole = CGSize(
      width: source.size.width * source.scale / scale, height: source.size.height * source.scale / scale)
    let place = CGRect(origin: CGPoint(x: -part.minX / scale, y: -part.minY / scale), size: whole)
    let bounds = CGRect(x: 0, y: 0, width: part.width / scale, height: part.height / scale)
    let clip = DrawnClip(CGPath(rect: bounds, transform: nil), isEvenOdd: false, within: nil)
    return DrawingRecord(
      bounds: bounds,
      parts: [DrawnPart(content: .image(source, place), map: .identity, clip: clip, alpha: 1, shadow: nil)])
  }
}
