// Geometry through transforms: the box around a turned view, and points from one view's coordinates into another's.

extension UIView {
  /// The smallest upright rectangle around the view in its superview's coordinates.
  var transformedBox: CGRect {
    let size = storedFrame.size
    let middle = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return middle.applying(transform).offsetBy(dx: storedFrame.midX, dy: storedFrame.midY)
  }

  /// The frame without the transform whose box is `box`, as near as there is one: exact for scalings, shifts and quarter
  /// turns. UIKit calls the frame of a transformed view undefined; this is what its layers do.
  func untransformedFrame(ofBox box: CGRect) -> CGRect {
    let shift = CGSize(width: transform.tx, height: transform.ty)
    let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let inverse = linear.inverted()
    let isInvertible = linear.a * linear.d != linear.b * linear.c
    let size = isInvertible ? CGRect(origin: .zero, size: box.size).applying(inverse).size : storedFrame.size
    return CGRect(
      x: box.midX - shift.width - size.width / 2, y: box.midY - shift.height - size.height / 2, width: size.width,
      height: size.height)
  }

  /// From this view's coordinates to its superview's.
  private var mapToSuperview: CGAffineTransform {
    let bounds = bounds
    if transform.isIdentity {
      return CGAffineTransform(translationX: storedFrame.minX - bounds.minX, y: storedFrame.minY - bounds.minY)
    }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: storedFrame.midX, y: storedFrame.midY))
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
