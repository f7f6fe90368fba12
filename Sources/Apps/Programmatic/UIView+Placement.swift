// Placing views relative to each other by their frames: the helpers the app is about. All of them read frames, which are
// in the superview's coordinates, so they are right among siblings only.
import UIKit

extension UIView {
  /// Puts the view `margin` below `upper`; `x` nil keeps the place across.
  @discardableResult
  public func placeBelow(_ upper: UIView, margin: CGFloat = 0, x: CGFloat? = nil) -> Self {
    frame.origin = CGPoint(x: x ?? frame.minX, y: upper.frame.maxY + margin)
    return self
  }

  /// Puts the view `margin` below `upper`, its middle below that of `middle`.
  public func placeBelow(_ upper: UIView, centeredTo middle: UIView, margin: CGFloat = 0) {
    placeBelow(upper, margin: margin, x: middle.frame.midX - frame.width / 2)
  }

  /// Puts the view `margin` above `lower`; `x` nil keeps the place across.
  @discardableResult
  public func placeAbove(_ lower: UIView, margin: CGFloat = 0, x: CGFloat? = nil) -> Self {
    frame.origin = CGPoint(x: x ?? frame.minX, y: lower.frame.minY - frame.height - margin)
    return self
  }

  /// Puts the view `margin` above `lower`, its middle above that of `middle`.
  public func placeAbove(_ lower: UIView, centeredTo middle: UIView, margin: CGFloat = 0) {
    placeAbove(lower, margin: margin, x: middle.frame.midX - frame.width / 2)
  }

  /// Gives the view the size of `other` where it is.
  @discardableResult
  public func resizeTo(_ other: UIView) -> Self {
    frame.size = other.frame.size
    return self
  }

  /// Puts the middle of the view above that of `other`, or of its superview; without either nothing happens but a message.
  @discardableResult
  public func centerX(toView other: UIView? = nil) -> Self {
    guard let reference = other ?? superview else {
      print("centerX: there is neither a view nor a superview to center on")
      return self
    }
    center = CGPoint(x: reference.frame.midX, y: frame.midY)
    return self
  }
}
