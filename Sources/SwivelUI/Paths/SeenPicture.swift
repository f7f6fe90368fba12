// What a view or a layer looked like at a moment, for code that draws it: only who draws pictures of screens can tell.

/// A look, kept.
package protocol SeenPicture: AnyObject, Sendable {
  /// The size it was taken in, in points.
  var size: CGSize { get }
  /// How many drawings lie in each other in it.
  var depth: Int { get }
}

/// Who tells what views look like; nobody unless pictures of the device can be made.
@MainActor package enum SeenPictures {
  /// The look of a view with all in it; nil for nothing that is seen.
  package static var ofView: ((UIView) -> (any SeenPicture)?)?
  /// The look of a layer that is no view's.
  package static var ofLayer: ((CALayer) -> (any SeenPicture)?)?
  /// The file of an image's pixels in a form; nil for pixels nobody knows.
  package static var file: ((UIImage, PictureFileForm) -> [UInt8]?)?

  /// Draws a layer with all in it into a context; where nobody can tell its look, images of the context have a stand-in.
  static func draw(_ layer: CALayer, in rect: CGRect, of context: CGContext) {
    let view = layer.view
    guard let look = view.map({ view in ofView.map { $0(view) } }) ?? ofLayer.map({ $0(layer) }) else {
      context.isIncomplete = true
      return
    }
    guard let look else { return }
    guard look.depth < DrawingRecord.maximumDepth else {
      context.isIncomplete = true
      return
    }
    context.add(.seen(look, rect))
  }

  /// A view that shows a part of another as it looks now.
  static func snapshot(of view: UIView, _ part: CGRect) -> UIView {
    let copy = UIView(frame: CGRect(origin: .zero, size: part.size))
    copy.clipsToBounds = part != view.bounds
    copy.isUserInteractionEnabled = false
    guard let look = ofView.map({ $0(view) }) ?? nil else { return copy }
    let place = view.bounds.offsetBy(dx: -part.minX, dy: -part.minY)
    let context = CGContext(size: part.size)
    context.add(.seen(look, place))
    copy.madeLayer.record = context.record(in: copy.bounds)
    return copy
  }
}
