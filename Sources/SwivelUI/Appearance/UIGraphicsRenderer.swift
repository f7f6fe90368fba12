// Pictures made by code.

/// How pictures are made.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NumberedObject {
  /// Pixels per point; the screen's for 0.
  public var scale: CGFloat = 0
  /// Whether nothing shines through.
  public var opaque = false
  /// The screen's format.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The screen's format.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The screen's format.
  public override init() { super.init() }
}

/// Makes images of a size.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer {
  private let size: CGSize
  /// How.
  public let format: UIGraphicsImageRendererFormat
  /// Creates a renderer for images of this size in points, at the screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// The same in a format.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }
  /// Creates a renderer for images of a rectangle's size.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  /// The same in a format.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// Runs `actions`, whose context draws nothing, and gives an image of the renderer's size.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale > 0 ? format.scale : UIScreen.main.scale
    let context = UIGraphicsImageRendererContext(size: size)
    DrawingContexts.push(context.cgContext, size, scale)
    actions(context)
    DrawingContexts.pop()
    return UIImage(size: size, scale: scale)
  }
}

/// What an image is drawn with. There are no pixels here.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext {
  /// The context.
  public let cgContext: CGContext
  private let size: CGSize
  init(size: CGSize) {
    self.size = size
    cgContext = CGContext(size: size)
  }
  /// What is drawn in.
  public var format: UIGraphicsImageRendererFormat { .default() }
  /// The picture so far.
  public var currentImage: UIImage { UIImage(size: size, scale: UIScreen.main.scale) }
  /// Fills a rectangle. Nothing is drawn here.
  public func fill(_ rect: CGRect) {}
  /// Draws the edges of a rectangle. Nothing is drawn here.
  public func stroke(_ rect: CGRect) {}
  /// Lets drawing reach no further than a rectangle. Nothing is drawn here.
  public func clip(to rect: CGRect) {}
}
