// How an app's interface is drawn, and the masks that say how it may be: never to be confused with how the device is held.

/// The orientation of an interface, as `UIInterfaceOrientation`. Raw values are UIKit's (R-ENUM-02).
public enum InterfaceOrientation: Int, Sendable, CaseIterable, Hashable {
  /// Before there is an interface; then the four it can have, named after where the home button is.
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// True for portrait and portrait upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for the two landscapes.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The way the device is held when this interface is upright; unknown for unknown (R-DEV-06).
  public var matchingDeviceOrientation: DeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }

  /// UIKit's spelling of the case, the one Swivel prints.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }
}

extension InterfaceOrientation: CustomStringConvertible {
  public var description: String { name }
}

/// A set of interface orientations, as `UIInterfaceOrientationMask`: bit *n* stands for raw value *n* (R-ENUM-03).
public struct InterfaceOrientationMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The mask that holds just `orientation`; for unknown, bit 0, which no interface can take (R-ENUM-05).
  public init(_ orientation: InterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }

  /// The four orientations one by one.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// Portrait with the home button at the top.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// Home button on the right.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// Home button on the left.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// Both landscapes.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// A phone's default: all without portrait upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]

  /// Whether `orientation` is one of the set.
  public func contains(_ orientation: InterfaceOrientation) -> Bool {
    contains(InterfaceOrientationMask(orientation))
  }

  /// The members in the order portrait, landscapeRight, landscapeLeft, portraitUpsideDown: the order in which one is
  /// picked when nothing else decides (spec §4, `pick`).
  public var members: [InterfaceOrientation] {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].filter { contains($0) }
  }
}

extension InterfaceOrientationMask: CustomStringConvertible {
  public var description: String { members.isEmpty ? "none" : members.map(\.name).joined(separator: "|") }
}
