// Views looked for by the names people have for them.
import Emulator
import Foundation

extension ViewSnapshot {
  /// The first view, depth first, with this identifier, or failing that of this class; called on a window.
  public func find(_ name: String) -> FoundView? {
    search(.zero, false) { $0.identifier == name } ?? search(.zero, false) { $0.className == name }
  }

  private func search(_ origin: CGPoint, _ isCovered: Bool, _ isMeant: (ViewSnapshot) -> Bool) -> FoundView? {
    let isHidden = isCovered || isHidden
    if isMeant(self) {
      return FoundView(view: self, frame: frame.offsetBy(dx: origin.x, dy: origin.y), isHidden: isHidden)
    }
    // A window's own origin is its place on the screen, or on its scene's, and counts for nothing inside it.
    let inside = className == "UIWindow" ? .zero : CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    for view in subviews {
      if let found = view.search(inside, isHidden, isMeant) { return found }
    }
    return nil
  }
}

/// A view that was looked for by name.
public struct FoundView: Sendable, Equatable {
  /// The view.
  public var view: ViewSnapshot
  /// In the window, in points: the frames of the views around it added up.
  public var frame: CGRect
  /// Whether it, or a view around it, is hidden.
  public var isHidden: Bool
}
