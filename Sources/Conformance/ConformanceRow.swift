// One row of a table: the given, the event and what is expected of it.
import DeviceCatalog
import Orientation

/// What happens in a row.
public enum RowEvent: Sendable, Equatable {
  case launch
  case rotate
  case present
  /// The tree is the one after it; `whenCovered` is the interface's orientation at the time it was covered.
  case dismiss(whenCovered: InterfaceOrientation)
  case push
  case tab
  case attempt
  case setNeeds
  case geometry(InterfaceOrientationMask)
}

/// What a row expects to become of the interface.
public enum RowKind: Sendable, Equatable, CustomStringConvertible {
  case stays
  case rotated
  case rotatedThenBack
  case orientationOnly
  case noCommonException
  case preferredException
  case noneSupportedError
  case windowingError
  case launchedDirectly
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
  case none
  case traitAndSize = "trait+size"
  case size
  case sameSize = "size(same)"
  case twoSizes = "size x2"
  case legacy = "willRotate/layout/willAnimate/didRotate"
  /// The order of appearance calls of T5.
  case presentation = "see T5"
  case geometryDelegate = "geometry-delegate only"
}

/// The kind of device a row is about.
public enum RowIdiom: String, Sendable, CaseIterable {
  /// A phone with a home button.
  case home
  /// A phone without one.
  case notch
  case pad
}

/// One row of the table.
public struct ConformanceRow: Sendable {
  public var id: String
  /// The line in the file, from 1.
  public var line: Int
  public var era: Era
  public var idiom: RowIdiom
  public var plist: InterfaceOrientationMask
  public var appDelegate: InterfaceOrientationMask?
  public var sceneDelegate: InterfaceOrientationMask?
  public var requiresFullScreen: Bool
  /// Whether the window shares the screen.
  public var isShared: Bool
  public var tree: ControllerNode
  /// The interface's orientation before; nil for a launch.
  public var current: InterfaceOrientation?
  public var device: DeviceOrientation
  public var isLocked: Bool
  public var event: RowEvent
  public var result: InterfaceOrientation
  public var kind: RowKind
  public var callbacks: RowCallbacks
}
