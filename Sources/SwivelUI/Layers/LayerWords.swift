// Where the layers lie that an app added to a view, in words: they are no views, so the view they are in has to tell of them.
import Foundation

extension UIView {
  /// Layers of which a view tells; charts have thousands.
  private static let toldLayers = 8

  /// `layers 350×120 at 0,0` of a view with layers of the app's own, with the box of a shape's path, a mask's and a shadow's.
  final var layersValue: String? {
    guard let layer = look?.layer else { return nil }
    var words = layer.order.added.prefix(Self.toldLayers).map(\.placeInWords)
    if layer.order.added.count > Self.toldLayers { words.append("\(layer.order.added.count - Self.toldLayers) more") }
    if !words.isEmpty { words = ["layers " + words.joined(separator: "; ")] }
    if let mask = layer.mask { words.append("mask \(mask.placeInWords)") }
    if let path = layer.shadowPath { words.append("shadow \(path.boundingBox.inWords)") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension CALayer {
  /// `350×120 at 0,0`, and of a shape the box around its path.
  fileprivate var placeInWords: String {
    guard let path = (self as? CAShapeLayer)?.path else { return frame.inWords }
    return "\(frame.inWords) path \(path.boundingBox.inWords)"
  }
}

extension CGRect {
  /// `350×120 at 0,0`, to a thousandth of a point.
  fileprivate var inWords: String {
    func number(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 1000).rounded() / 1000
      return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
    return "\(number(width))×\(number(height)) at \(number(minX)),\(number(minY))"
  }
}

/// How the pixels of a layer are kept.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits for each of four.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sixteen bits for each of four.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
