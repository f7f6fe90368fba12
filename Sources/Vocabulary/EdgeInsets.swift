// Distances from the edges of a window as values, apart from UIKit's because what shows them stands beside UIKit.
import Foundation

/// How far something keeps from the edges of a window, in points; UIKit's order of edges.
public struct EdgeInsets: Sendable, Equatable {
  /// From above.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From below.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The edges themselves.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// `47,0,34,0`: top, left, bottom, right.
  package var text: String { [top, left, bottom, right].map(pointText).joined(separator: ",") }
}
