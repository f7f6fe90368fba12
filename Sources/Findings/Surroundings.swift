// Where a view hangs while a screen is looked at: what clips it, what scrolls it, and what of the window is safe.
import Foundation

extension CGRect {
  /// Farther from the origin nothing is on any screen, and arithmetic with it says nothing.
  private static let farthest = 1e6

  /// Whether all four numbers are such as a layout can mean.
  var isBelievable: Bool {
    abs(origin.x) <= Self.farthest && abs(origin.y) <= Self.farthest && abs(size.width) <= Self.farthest
      && abs(size.height) <= Self.farthest
  }
}

/// Where a view hangs.
struct Surroundings {
  /// The origin of the superview's coordinates in the window.
  var origin: CGPoint
  /// What is drawn of the superview's content; nil as long as nothing clips.
  var clip: CGRect?
  var clipName = ""
  /// Whether what lies outside can be scrolled to, sideways and up and down.
  var scrolls = (sideways: false, upright: false)
  /// What the nearest view that scrolls can show, in the window; nil where that is not known, or nothing scrolls.
  var reach: CGRect?
  var reachName = ""
  /// The nearest view that scrolls; 0 without one. What moves together can lie upon each other.
  var group = 0
  /// What neither bars nor the screen take.
  var safe: CGRect
  /// The view judged elsewhere that this is in, by its number; 0 for what is judged here.
  var elsewhere = 0
  /// The view this is directly in.
  var container = ""
  /// The views around this one that are in a conflict, but for the whole screen, and where they are.
  var parties: [(name: String, place: CGRect)] = []
  /// The row and the column of what this is in, which move it along.
  var chains = ViewChains()

  init(_ screen: ScreenReading) {
    origin = .zero
    safe = CGRect(origin: .zero, size: screen.size).without(screen.safeArea)
  }

  /// Enters a controller's view. An edge of which nothing is taken is no edge: what is beyond it may still be seen.
  mutating func take(_ insets: ScreenInsets, of place: CGRect) {
    let left = insets.left > 0 ? place.minX + insets.left : safe.minX
    let top = insets.top > 0 ? place.minY + insets.top : safe.minY
    let right = insets.right > 0 ? place.maxX - insets.right : safe.maxX
    let bottom = insets.bottom > 0 ? place.maxY - insets.bottom : safe.maxY
    safe = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The rectangle without ends where things scroll.
  func opened(_ rect: CGRect) -> CGRect { rect.opened(sideways: scrolls.sideways, upright: scrolls.upright) }
}

extension CGRect {
  /// What insets leave, which is never less than nothing.
  func without(_ insets: ScreenInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle without ends in one direction or both.
  func opened(sideways: Bool, upright: Bool) -> CGRect {
    var rect = self
    if sideways {
      rect.origin.x = -Self.farthest
      rect.size.width = 2 * Self.farthest
    }
    if upright {
      rect.origin.y = -Self.farthest
      rect.size.height = 2 * Self.farthest
    }
    return rect
  }
}
