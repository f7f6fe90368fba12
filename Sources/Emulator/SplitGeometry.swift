// Where windows go on the screen: the published split sizes as one rule.
import DeviceCatalog
import Foundation
import Orientation

/// Frames of windows that share a screen (R-MET-05, R-MET-06, `devices/splits.csv`).
struct SplitGeometry {
  let profile: DeviceProfile

  /// The bar between two windows, in points.
  static let divider = 10.0
  /// Upright, iPads at least this wide are the 12.9- and 13-inch ones.
  private static let largePadWidth = 1000.0

  func screenSize(_ orientation: InterfaceOrientation) -> CGSize {
    orientation.isLandscape
      ? CGSize(width: profile.portraitHeight, height: profile.portraitWidth)
      : CGSize(width: profile.portraitWidth, height: profile.portraitHeight)
  }

  func full(_ orientation: InterfaceOrientation) -> CGRect {
    CGRect(origin: .zero, size: screenSize(orientation))
  }

  /// The two frames of `half`. iPadOS 9–18 offers halves in landscape only; what becomes of them when the device is turned
  /// upright is not in our sources. That the first window then gets the wide part and the second the narrow one is our
  /// decision.
  func half(_ orientation: InterfaceOrientation) -> [CGRect] {
    let size = screenSize(orientation)
    let rest = Double(size.width) - Self.divider
    let second = orientation.isLandscape ? rest / 2 : narrowWidth(orientation)
    let first = rest - second
    return [
      CGRect(x: 0, y: 0, width: first, height: size.height),
      CGRect(x: first + Self.divider, y: 0, width: second, height: size.height),
    ]
  }

  /// 375 on the largest iPads; 375 in landscape and 320 upright on those without a home button; else 320.
  private func narrowWidth(_ orientation: InterfaceOrientation) -> Double {
    if profile.portraitWidth >= Self.largePadWidth { return 375 }
    return profile.cornerStyle == .faceIDNoHome && orientation.isLandscape ? 375 : 320
  }
}
