// Geometry through transforms: the box around a turned view, and points from one view's coordinates into another's.

extension UIView {
  /// The point the view's transform, position and size go by, in parts of its size: the layer's anchor point.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// The same, without making a layer.
  final var pivot: CGPoint { look?.layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
  /// The same point in the superview's coordinates.
  final var pivotPoint: CGPoint {
    let pivot = pivot
    return CGPoint(
      x: storedFrame.minX + pivot.x * storedFrame.width, y: storedFrame.minY + pivot.y * storedFrame.height)
  }

  /// The smallest upright rectangle around the view in its superview's coordinates.
  var transformedBox: CGRect {
    let (size, pivot, point) = (storedFrame.size, pivot, pivotPoint)
    let plain = CGRect(x: -pivot.x * size.width, y: -pivot.y * size.height, width: size.width, height: size.height)
    return plain.applying(transform).offsetBy(dx: point.x, dy: point.y)
  }

  /// The frame without the transform whose box is `box`, as near as there is one: exact for scalings, shifts and quarter
  /// turns. UIKit calls the frame of a transformed view undefined; this is what its layers do.
  func untransformedFrame(ofBox box: CGRect) -> CGRect {
    let shift = CGSize(width: transform.tx, height: transform.ty)
    let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let inverse = linear.inverted()
    let isInvertible = linear.a * linear.d != linear.b * linear.c
    let size = isInvertible ? CGRect(origin: .zero, size: box.size).applying(inverse).size : storedFrame.size
    // From the middle of the box to the anchor point the transform goes by.
    let pivot = pivot
    let arm = CGPoint(x: (pivot.x - 0.5) * size.width, y: (pivot.y - 0.5) * size.height)
    let turned = arm.applying(linear)
    return CGRect(
      x: box.midX - shift.width + turned.x - arm.x - size.width / 2,
      y: box.midY - shift.height + turned.y - arm.y - size.height / 2, width: size.width, height: size.height)
  }

  /// From this view's coordinates to its superview's.
  private var mapToSuperview: CGAffineTransform {
    let bounds = bounds
    if transform.isIdentity {
      return CGAffineTransform(translationX: storedFrame.minX - bounds.minX, y: storedFrame.minY - bounds.minY)
    }
    let (pivot, point) = (pivot, pivotPoint)
    return CGAffineTransform(
      translationX: -bounds.minX - pivot.x * bounds.width, y: -bounds.minY - pivot.y * bounds.height
    ).concatenating(transform).concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }

  /// From this view's coordinates to those of `ancestor`, or of the top-most view for nil; nil if that is no ancestor.
  private func mapUp(to ancestor: UIView?) -> CGAffineTransform? {
    var map = CGAffineTransform.identity
    var view: UIView = self
    while view !== ancestor {
      guard let parent = view.superview else { return ancestor == nil ? map : nil }
      map = map.concatenating(view.mapToSuperview)
      view = parent
    }
    return map
  }

  /// From this view's coordinates to those of `other`, or of the window for nil.
  func map(to other: UIView?) -> CGAffineTransform {
    if let up = mapUp(to: other) { return up }
    if let down = other?.mapUp(to: self) { return down.inverted() }
    let here = mapUp(to: nil) ?? .identity
    let there = other?.mapUp(to: nil) ?? .identity
    return here.concatenating(there.inverted())
  }

  final func plainConvert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }

  final func plainConvert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(mapBack(from: view)) }

  final func plainConvert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }

  final func plainConvert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(mapBack(from: view)) }

  private func mapBack(from view: UIView?) -> CGAffineTransform { view?.map(to: self) ?? map(to: nil).inverted() }
}
