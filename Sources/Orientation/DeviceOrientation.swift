// The physical attitude of a device: a type of its own, so that nobody can pass it where an interface orientation is meant.

/// How the device is held, as `UIDeviceOrientation`. Raw values are UIKit's (R-ENUM-01).
public enum DeviceOrientation: Int, Sendable, CaseIterable, Hashable {
  /// Nothing is known, as before the first sample; then the two upright ones.
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The device's top points left, the home button is on the right; gravity reads (−1, 0, 0) (R-DEV-01).
  case landscapeLeft = 3
  /// The device's top points right, the home button is on the left; gravity reads (+1, 0, 0) (R-DEV-01).
  case landscapeRight = 4
  /// Lying with the screen to the sky; then with the screen to the ground.
  case faceUp = 5
  case faceDown = 6

  /// True for portrait and portrait upside down (R-ENUM-06).
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for the two landscapes (R-ENUM-06).
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True for face up and face down (R-ENUM-06).
  @inline(__always)
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True for the four upright orientations only (R-ENUM-06).
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The interface orientation that is upright when the device is held this way, or nil for unknown, face up and
  /// face down (R-DEV-06, R-DEV-07). The landscape *names* swap, the raw values do not (R-ENUM-04).
  public var matchingInterfaceOrientation: InterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }

  /// UIKit's spelling of the case, the one Swivel prints.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .faceUp: "faceUp"
    case .faceDown: "faceDown"
    }
  }
}

extension DeviceOrientation: CustomStringConvertible {
  public var description: String { name }
}
