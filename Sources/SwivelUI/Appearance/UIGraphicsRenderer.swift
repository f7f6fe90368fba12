// Pictures made by code.
import Foundation

/// How pictures are made.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NumberedObject {
  /// Pixels per point; the screen's for 0.
  open var scale: CGFloat = 0
  /// What is drawn on, in points.
  open internal(set) var bounds = CGRect.zero
  /// Whether nothing shines through.
  open var opaque = false
  /// How many colours there are.
  public enum Range: Int, Sendable {
    /// Whatever the renderer thinks best.
    case unspecified = -1
    /// As many as are drawn.
    case automatic = 0
    /// More than sRGB.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }
  /// How many colours are asked for. Pictures are drawn in sRGB here.
  open var preferredRange = Range.automatic
  /// The screen's format.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The screen's format.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The screen's format.
  public override init() { super.init() }
  /// The format for an environment: that of its screen.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
  /// Whether there are more colours than sRGB's: the older name of a range.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
}

/// Makes images of a size.
@preconcurrency @MainActor open class UIGraphicsImageRenderer {
  private let bounds: CGRect
  /// How.
  public let format: UIGraphicsImageRendererFormat
  /// Creates a renderer for images of this size in points, at the screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// The same in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer for images of what lies in a rectangle: its origin is the image's upper left corner.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// The same in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  /// Runs `actions` and gives an image of the renderer's size, of what they draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(
      size: bounds.size, scale: format.scale > 0 ? format.scale : UIScreen.main.scale, format)
    context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    DrawingContexts.push(context.cgContext)
    actions(context)
    DrawingContexts.pop()
    return context.currentImage
  }
}

extension UIGraphicsImageRenderer {
  /// The drawn image as a PNG file; empty, as images have no bytes here.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// The drawn image as a JPEG file; empty, as images have no bytes here.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// What an image is drawn with.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext {
  /// The context.
  public let cgContext: CGContext
  /// What is drawn in.
  public let format: UIGraphicsImageRendererFormat
  init(size: CGSize, scale: CGFloat, _ format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(size: size, scale: scale)
    self.format = format
  }
  /// The picture so far.
  open var currentImage: UIImage { cgContext.image }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle, mixed so.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.apart(blendMode, 1) { $0.fill(rect) } }
  /// Draws the edges of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// The same, mixed with what is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.apart(blendMode, 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }
  /// Lets drawing reach no further than a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
