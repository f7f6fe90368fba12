// Pictures made ready, turned round or smaller, and those every app has: apart from what a picture is.
import Foundation

extension UIImage {
  /// The same symbol in a configuration, but for what its own says.
  func preferring(_ configuration: SymbolConfiguration) -> UIImage {
    withConfiguration((given as? SymbolConfiguration).map(configuration.applying) ?? configuration)
  }

  /// Hands over the picture in a size, as `preparingThumbnail(of:)` makes it; at once, for there are no pixels to work on.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// The picture in a size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// The picture, ready to be drawn: it always is.
  public func preparingForDisplay() -> UIImage? { self }
  /// Hands over the picture when it is ready: at once.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
  /// The picture when it is ready.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The plus of a list in editing.
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// The minus of a list in editing.
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// The arrow of something that is carried out.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  /// The tick of something chosen.
  public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
  /// The cross of a text field.
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

  /// The same picture, seen in a mirror.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let mirrored: [Orientation: Orientation] = [
      .up: .upMirrored, .down: .downMirrored, .left: .leftMirrored, .right: .rightMirrored, .upMirrored: .up,
      .downMirrored: .down, .leftMirrored: .left, .rightMirrored: .right,
    ]
    return turned(to: mirrored[imageOrientation] ?? .up)
  }
  /// Several pictures one after the other, named `name0`, `name1` and so on up to 1,024; nil without the first.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1_024 {
      guard let image = UIImage(named: "\(name)\(number)") else { break }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The same, with middles that fill more room.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }
  /// The same, with middles that fill more room.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let images = animatedImageNamed(name, duration: duration)?.images ?? []
    return animatedImage(
      with: images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
  }

  /// Whether it has a baseline: symbols have.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }
  /// How far the baseline lies above the lower edge; nil without one. Of a symbol that is the system font's beside it.
  public var baselineOffsetFromBottom: CGFloat? { baselineFromMiddle.map { size.height / 2 - $0 } }
  var baselineFromMiddle: CGFloat? {
    isSymbolImage ? (symbolConfiguration ?? SymbolConfiguration()).baselineFromMiddle : nil
  }
  /// The format that draws such images.
  @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// The picture of this name; pictures of catalogues have no parts that are filled by a value (era 16).
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }
  /// A symbol of which a part is filled by a value, 0…1; all of it is drawn here (era 16).
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }
}
