// The words people use for orientations, all understood; what Swivel prints is always UIKit's word.

/// What somebody asked a device to be turned to.
public enum OrientationRequest: Sendable, Hashable {
  /// To be held this way, however it was held before.
  case orientation(DeviceOrientation)
  /// Quarter turns clockwise as seen by the user, 1…3.
  case quarterTurns(Int)

  /// Reads `landscapeLeft`, `landscape-left`, `LANDSCAPE_LEFT`, `LL`, `cw`, `ccw`, `90`, `180` (clockwise) and their like; nil for any
  /// other word. `unknown` is no request: a device cannot be held that way.
  public init?(_ word: String) {
    let letters = word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    switch letters {
    case "portrait", "p", "upright", "0": self = .orientation(.portrait)
    case "portraitupsidedown", "upsidedown", "pud", "pu", "u": self = .orientation(.portraitUpsideDown)
    case "landscapeleft", "ll": self = .orientation(.landscapeLeft)
    case "landscaperight", "lr": self = .orientation(.landscapeRight)
    case "faceup", "fu": self = .orientation(.faceUp)
    case "facedown", "fd": self = .orientation(.faceDown)
    case "cw", "clockwise", "right", "90": self = .quarterTurns(1)
    case "ccw", "counterclockwise", "anticlockwise", "left", "270": self = .quarterTurns(3)
    case "180", "half": self = .quarterTurns(2)
    default: return nil
    }
  }

  /// The words to suggest when one is not understood.
  public static let words =
    "portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown, cw, ccw, 90, 180, 270"

  /// The orientation to hold, for a device whose last in-plane orientation is `edge` (portrait when there was none).
  public func target(from edge: DeviceOrientation) -> DeviceOrientation {
    switch self {
    case .orientation(let orientation): return orientation
    case .quarterTurns(let turns):
      // Clockwise from portrait the device's top points right: landscapeRight (R-DEV-01).
      let clockwise: [DeviceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
      let index = clockwise.firstIndex(of: edge) ?? 0
      return clockwise[(index + turns) % clockwise.count]
    }
  }
}
