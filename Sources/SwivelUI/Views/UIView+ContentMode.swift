// What becomes of a view's drawing.

extension UIView {
  /// What becomes of the drawing when the bounds change; raw values are UIKit's. There are no pixels: only `redraw` does
  /// anything.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// The content is stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits, in its proportions.
    case scaleAspectFit = 1
    /// As small as fills, in its proportions.
    case scaleAspectFill = 2
    /// The content is drawn anew, and laid out, at each change of the bounds.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left.
    case left = 7
    /// At the right.
    case right = 8
    /// At the top left.
    case topLeft = 9
    /// At the top right.
    case topRight = 10
    /// At the bottom left.
    case bottomLeft = 11
    /// At the bottom right.
    case bottomRight = 12
  }
}
