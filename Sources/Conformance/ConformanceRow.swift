// One row of a table: the given, the event and what is expected of it.
import DeviceCatalog
import Orientation

/// What happens in a row.
public enum RowEvent: Sendable, Equatable {
  /// The app starts, the device turns, a controller is presented: as the tree of the row stands after it.
  case launch
  case rotate
  case present
  /// The tree is the one after it; `whenCovered` is the interface's orientation at the time it was covered.
  case dismiss(whenCovered: InterfaceOrientation)
  /// A controller is pushed, a tab chosen, `attemptRotationToDeviceOrientation` or
  /// `setNeedsUpdateOfSupportedInterfaceOrientations` called.
  case push
  case tab
  case attempt
  case setNeeds
  /// `requestGeometryUpdate` asks the scene for one of these orientations.
  case geometry(InterfaceOrientationMask)
}

/// What a row expects to become of the interface.
public enum RowKind: Sendable, Equatable, CustomStringConvertible {
  /// The interface keeps its orientation.
  case stays
  /// It turns.
  case rotated
  /// It turns, and back again at once.
  case rotatedThenBack
  /// The orientation changes and the window's size does not.
  case orientationOnly
  /// `UIApplicationInvalidInterfaceOrientation`: app and controller have no orientation in common.
  case noCommonException
  /// The same: the preferred orientation is none of the supported ones.
  case preferredException
  /// The request's error handler is called with 101: no orientation asked for is supported.
  case noneSupportedError
  /// The same: the scene shares the screen.
  case windowingError
  /// The app's first frame has the row's result.
  case launchedDirectly
  /// The app's first frame has one orientation, and it turns to another at once.
  case launched(InterfaceOrientation, then: InterfaceOrientation)

  public var description: String {
    switch self {
    case .stays: "stays"
    case .rotated: "rotated"
    case .rotatedThenBack: "rotated-then-back"
    case .orientationOnly: "orientation-only"
    case .noCommonException: "exception:no-common"
    case .preferredException: "exception:preferred"
    case .noneSupportedError: "error101:none-supported"
    case .windowingError: "error101:windowing"
    case .launchedDirectly: "launched:direct"
    case .launched(let first, let then): "launched:\(first)-then-\(then)"
    }
  }
}

/// What a row expects the visible controller to hear.
public enum RowCallbacks: String, Sendable, CaseIterable {
  /// Not compared.
  case any = "-"
  /// Nothing.
  case none
  /// `willTransition(to:with:)`, then `viewWillTransition(to:with:)`.
  case traitAndSize = "trait+size"
  /// `viewWillTransition(to:with:)` alone.
  case size
  /// `viewWillTransition(to:with:)` with the size there was.
  case sameSize = "size(same)"
  /// `viewWillTransition(to:with:)` twice.
  case twoSizes = "size x2"
  /// The calls of before iOS 8, in this order.
  case legacy = "willRotate/layout/willAnimate/didRotate"
  /// The order of appearance calls of T5.
  case presentation = "see T5"
  /// `windowScene(_:didUpdate:…)` and no call to the controller.
  case geometryDelegate = "geometry-delegate only"
}

/// The kind of device a row is about.
public enum RowIdiom: String, Sendable, CaseIterable {
  /// A phone with a home button.
  case home
  /// A phone without one.
  case notch
  /// An iPad.
  case pad
}

/// One row of the table.
public struct ConformanceRow: Sendable {
  /// The row's name in the table, such as `C12`.
  public var id: String
  /// The line in the file, from 1.
  public var line: Int
  /// The version the device runs.
  public var era: Era
  /// The kind of device.
  public var idiom: RowIdiom
  /// `UISupportedInterfaceOrientations`.
  public var plist: InterfaceOrientationMask
  /// What the app's delegate supports; nil where it does not say.
  public var appDelegate: InterfaceOrientationMask?
  /// What the scene's delegate supports; nil where it does not say.
  public var sceneDelegate: InterfaceOrientationMask?
  /// `UIRequiresFullScreen`.
  public var requiresFullScreen: Bool
  /// Whether the window shares the screen.
  public var isShared: Bool
  /// The window's controllers, from its root.
  public var tree: ControllerNode
  /// The interface's orientation before; nil for a launch.
  public var current: InterfaceOrientation?
  /// How the device is held; what `rotate` turns it to.
  public var device: DeviceOrientation
  /// Whether the rotation lock is on.
  public var isLocked: Bool
  /// What happens.
  public var event: RowEvent
  /// The interface's orientation after it.
  public var result: InterfaceOrientation
  /// What becomes of the interface.
  public var kind: RowKind
  /// What the visible controller hears.
  public var callbacks: RowCallbacks
}
