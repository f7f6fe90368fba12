// What sizes an app would like its scene to have, and where on the screen the scene is.
import DeviceCatalog

/// The sizes an app would like its scene to have; the system may refuse (R-WIN-06).
@preconcurrency @MainActor public final class UISceneSizeRestrictions {
  /// Not smaller than this; zero for no limit.
  public var minimumSize = CGSize.zero
  /// Not larger than this; infinite for no limit.
  public var maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  /// Whether it may fill a screen of its own. Kept; that is the Mac's.
  public var allowsFullScreen = true

  init() {}
}

extension UIWindowScene {
  /// The limits of the scene's size; nil where scenes have no size of their own.
  public var sizeRestrictions: UISceneSizeRestrictions? { appScene?.hasFreeSize == true ? restrictions : nil }
}

/// Which edges of the screen a window touches.
package struct TouchedEdges: Sendable, Hashable {
  package var top: Bool
  package var left: Bool
  package var bottom: Bool
  package var right: Bool

  package static let all = TouchedEdges(top: true, left: true, bottom: true, right: true)
  package static let none = TouchedEdges(top: false, left: false, bottom: false, right: false)

  package init(top: Bool, left: Bool, bottom: Bool, right: Bool) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension AppScene {
  /// Whether the device and version let scenes have any size.
  var hasFreeSize: Bool {
    let profile = device.profile
    return era >= Era(26) ? profile.offers(.windowing26) : era >= Era(16) && profile.offers(.stageManager)
  }

  var geometry: UIWindowScene.Geometry {
    UIWindowScene.Geometry(
      interfaceOrientation: interfaceOrientation, isInteractivelyResizing: isInteractivelyResizing,
      isInterfaceOrientationLocked: run { isOrientationLocked })
  }

  /// What the app asks of its size; nil where nobody asks.
  package var sizeLimits: (minimum: CGSize, maximum: CGSize)? {
    guard hasFreeSize else { return nil }
    return (windowScene.restrictions.minimumSize, windowScene.restrictions.maximumSize)
  }

  /// Whether the scene receives touches.
  package var isActive: Bool { state == .active }

  /// The user lets go of a corner or divider: the geometry is told once more (R-WIN-02).
  package func endInteractiveResize() {
    guard isInteractivelyResizing else { return }
    isInteractivelyResizing = false
    run { tellGeometryChange(from: interfaceOrientation) }
  }

}
