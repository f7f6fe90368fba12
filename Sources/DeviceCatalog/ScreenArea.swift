// What the system takes of a screen in one orientation and version: the device's facts, and the rules behind them where
// a device has none.
import Orientation

/// Safe area and status bar of a screen, in points.
public struct ScreenArea: Sendable, Hashable {
  /// Distance of the safe area from the screen's edge, in points; 0 where the edge is free. So the next three.
  public var top: Double
  /// From the left edge, whatever the direction of writing.
  public var left: Double
  /// With a home indicator, its space.
  public var bottom: Double
  /// From the right edge, whatever the direction of writing.
  public var right: Double
  /// Height of the status bar; 0 where it is hidden.
  public var statusBar: Double
}

extension DeviceProfile {
  /// The fact of a table for this orientation and version: of several eras the latest that has begun, else the first, for
  /// what a table says of iOS 11 is true of the bars before it.
  public func areaFact(_ era: Era, _ orientation: InterfaceOrientation) -> AreaFact? {
    let facts = areas.filter { $0.display == display.name && $0.orientation.covers(orientation) }
    return facts.filter { $0.eras.from <= era }.max { $0.eras.from < $1.eras.from }
      ?? facts.min { $0.eras.from < $1.eras.from }
  }

  /// The screen's area: each value the table's, or the rule's where the table has none.
  public func screenArea(_ era: Era, _ orientation: InterfaceOrientation) -> ScreenArea {
    var area = AreaRules(profile: self, era: era).area(orientation)
    guard let fact = areaFact(era, orientation) else { return area }
    if let top = fact.safeArea[0] { area.top = top }
    if let left = fact.safeArea[1] { area.left = left }
    if let bottom = fact.safeArea[2] { area.bottom = bottom }
    if let right = fact.safeArea[3] { area.right = right }
    area.statusBar = fact.statusBar ?? area.statusBar
    // Up to iOS 7 the status bar also showed in a phone's landscape (R-MET-01); the tables' rows are of iOS 8 and later.
    if era < Era(8), cornerStyle == .homeButton {
      area.top = 20
      area.statusBar = 20
    }
    return area
  }
}

/// The rules that generate the tables (R-MET-01, R-MET-04).
struct AreaRules {
  let profile: DeviceProfile
  let era: Era

  func area(_ orientation: InterfaceOrientation) -> ScreenArea {
    let isLandscape = orientation.isLandscape
    switch profile.cornerStyle {
    case .homeButton:
      let bar = profile.idiom == .phone && isLandscape && era >= Era(8) ? 0.0 : 20
      return ScreenArea(top: bar, left: 0, bottom: 0, right: 0, statusBar: bar)
    case .faceIDNoHome, .touchIDNoHome:
      let bar = era >= Era(26) ? 32.0 : 24
      return ScreenArea(top: bar, left: 0, bottom: era >= Era(26) ? 25 : 20, right: 0, statusBar: bar)
    case .faceIDNotch, .dynamicIsland:
      let inset = cameraInset
      guard isLandscape else {
        return ScreenArea(top: inset, left: 0, bottom: 34, right: 0, statusBar: inset == 59 ? 54 : inset)
      }
      return ScreenArea(top: 0, left: inset, bottom: era >= Era(26) ? 20 : 21, right: inset, statusBar: 0)
    case .punchHole, .underDisplayCamera:
      // A foldable has a table of its own; without one only the home indicator's space is sure.
      return ScreenArea(top: 0, left: 0, bottom: 34, right: 0, statusBar: 0)
    }
  }

  /// The top of the upright safe area of phones without a home button, by model.
  private var cameraInset: Double {
    switch (profile.cornerStyle, profile.portraitWidth) {
    case (.dynamicIsland, 420): 68
    case (.dynamicIsland, 402), (.dynamicIsland, 440): 62
    case (.dynamicIsland, _): 59
    case (_, 375): profile.launchEra >= Era(14) ? 50 : 44
    case (_, 414): profile.scale == 2 ? (era >= Era(14) ? 48 : 44) : 44
    default: 47
    }
  }
}
