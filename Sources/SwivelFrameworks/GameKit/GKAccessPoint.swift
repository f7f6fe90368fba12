// The button that leads to Game Center: nobody is signed in, so that it is never seen.
import Foundation
import SwivelUI

/// Leads to Game Center (developer.apple.com/documentation/gamekit/gkaccesspoint). It is seen once somebody is signed in: nobody is.
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
  /// In which corner; raw values are GameKit's.
  public enum Location: Int, Sendable {
    /// Above, at the beginning.
    case topLeading = 0
    /// Above, at the end.
    case topTrailing = 1
    /// Below, at the beginning.
    case bottomLeading = 2
    /// Below, at the end.
    case bottomTrailing = 3
  }
  override init() { super.init() }
  /// The only one, of the app that asks.
  open class var shared: GKAccessPoint { KeptForApp.current.object { GKAccessPoint() } }
  /// Whether it may be seen.
  open var isActive = false
  /// Whether it is.
  open var isVisible: Bool { false }
  /// Whether Game Center is shown.
  open var isPresentingGameCenter: Bool { false }
  /// Whether it tells what is new.
  open var showHighlights = true
  /// In which corner.
  open var location = Location.topLeading
  /// Where it is: nowhere.
  open var frameInScreenCoordinates: CGRect { .zero }
  /// The same, 0…1 (tvOS).
  open var focused: Bool { false }
  /// The window it is in.
  open weak var parentWindow: UIWindow?
  /// Shows Game Center: nobody is signed in, and the handler is called at once with nothing to see.
  open func trigger(handler: @escaping () -> Void) { later { handler() } }
  /// The same of a page of it.
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { later { handler() } }
}
