// Views looked for by the names people have for them.
import Emulator
import Foundation

extension ViewSnapshot {
  /// The first view, depth first, with this identifier, or failing that of this class; called on a window. A name that begins
  /// with `/` is a place: the numbers from 0 of the views on the way down, such as `/0/2/1`.
  public func find(_ name: String) -> FoundView? {
    if name.hasPrefix("/") { return find(place: name.split(separator: "/").map { Int($0) }) }
    return search(.zero, false) { $0.identifier == name } ?? search(.zero, false) { $0.className == name }
  }

  private func find(place: [Int?]) -> FoundView? {
    var found = FoundView(view: self, frame: CGRect(origin: .zero, size: frame.size), isHidden: isHidden)
    for index in place {
      guard let index, found.view.subviews.indices.contains(index) else { return nil }
      let below = found.view.subviews[index]
      found = FoundView(
        view: below, frame: below.frame.offsetBy(dx: found.frame.minX, dy: found.frame.minY),
        isHidden: found.isHidden || below.isHidden)
    }
    return found
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
