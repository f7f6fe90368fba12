// A picture without pixels: only its size takes part in layout.

/// An image. Files and symbols are not here; `UIGraphicsImageRenderer` makes one of any size.
public final class UIImage: Sendable {
  /// Points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat

  /// An image without a size.
  public convenience init() { self.init(size: .zero, scale: 1) }

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }
}

/// Makes images of a size.
@MainActor public final class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Creates a renderer for images of this size in points, at the screen's scale.
  public init(size: CGSize) { self.size = size }

  /// Runs `actions`, whose context has nothing to draw with, and gives an image of the renderer's size.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size, scale: UIScreen.main.scale)
  }
}

/// What an image is drawn with. There are no pixels here and therefore no calls.
@MainActor public final class UIGraphicsImageRendererContext {
  init() {}
}
