// The environment a controller or view lives in, as a value.
import DeviceCatalog

/// How much room there is in one direction; raw values are UIKit's (R-ENUM-07).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class: what a trait collection without one says.
  case unspecified = 0
  /// Little room in this direction.
  case compact = 1
  /// Plenty of room in this direction.
  case regular = 2
}

/// Size classes, idiom and scale of an environment. Collections are equal when their values are; eras before 8 have
/// unspecified size classes.
public final class UITraitCollection: Sendable, Equatable {
  /// Compact or regular width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Compact or regular height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Phone or iPad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point.
  public let displayScale: CGFloat

  init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom,
    scale: CGFloat
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    displayScale = scale
  }

  /// Whether all values agree.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right
      || (left.horizontalSizeClass == right.horizontalSizeClass && left.verticalSizeClass == right.verticalSizeClass
        && left.userInterfaceIdiom == right.userInterfaceIdiom && left.displayScale == right.displayScale)
  }
}
