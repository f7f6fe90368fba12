// What a device and a version offer for windows; what they do not is refused with the reason.
import DeviceCatalog
import Orientation
import SwivelUI

/// The rules of `config/devices/tables/README.md` and `stage_windowing.csv` for one device.
struct StageRules {
  let profile: DeviceProfile
  let era: Era

  /// The first iPadOS with Split View, and the first without.
  private static let splitEras = Era(9)..<Era(26)
  /// Slide Over came back for one app of the windowing mode.
  private static let slideOverReturned = Era(26, 1)

  /// The two kinds of overlapping windows.
  enum Freedom {
    /// Predetermined sizes, no tiles (iPadOS 16–18).
    case stageManager
    /// Any size from a minimum on (iPadOS 26).
    case windows
  }

  var freedom: Freedom? {
    if era >= Era(26) { return profile.offers(.windowing26) ? .windows : nil }
    return era >= Era(16) && profile.offers(.stageManager) ? .stageManager : nil
  }

  /// Why there are no overlapping windows; nil when there are.
  var freeObstacle: String? {
    if freedom != nil { return nil }
    if profile.idiom == .phone { return "\(profile.id) is a phone: its windows fill the screen" }
    if era < Era(16) { return "iOS \(era) has no overlapping windows, iPadOS 16 and later have" }
    return era < Era(26)
      ? "\(profile.id) has no Stage Manager" : "\(profile.id) does not offer iPadOS 26's windows"
  }

  /// Why there is no Split View; nil when there is.
  var splitObstacle: String? {
    guard profile.offers(.splitView) || profile.idiom == .pad && era >= Era(26) else {
      return "\(profile.id) has no Split View"
    }
    // A foldable's halves came with iOS 27.
    if profile.display.fold != nil { return nil }
    guard Self.splitEras.contains(era) else {
      let instead = era >= Era(26) ? "; tile windows instead" : ""
      return "iOS \(era) has no Split View, iPadOS 9 to 18 have\(instead)"
    }
    return nil
  }

  /// Why an app cannot share the screen; nil when it can.
  func sharingObstacle(_ app: AppBundle) -> String? {
    // A foldable's halves take every app: its inner display ignores what apps declare.
    if profile.display.fold != nil || app.infoDictionary.isMultitasking(on: profile.idiom, era: era) { return nil }
    return "\(app.name) opted out of multitasking: it must list all four orientations for iPad and not require "
      + "full screen (R-MULTI-03)"
  }

  /// Why there is no Slide Over on this stage; nil when there is.
  func slideOverObstacle(_ stage: Stage) -> String? {
    if profile.idiom == .phone { return "\(profile.id) is a phone: it has no Slide Over" }
    if era >= Era(26) {
      if era < Self.slideOverReturned { return "iPadOS 26.0 has no Slide Over; 26.1 brought it back" }
      guard profile.offers(.windowing26) else { return "\(profile.id) does not offer iPadOS 26's windows" }
      return stage.base == .free ? nil : "from iPadOS 26.1 on, Slide Over goes with overlapping windows: tile one first"
    }
    guard profile.offers(.slideOver), era >= Era(9) else { return "\(profile.id) has no Slide Over in iOS \(era)" }
    return stage.base == .free ? "there is no Slide Over while Stage Manager is on" : nil
  }

  /// Why no display can be connected for windows of its own; nil when one can (`stage_windowing.csv`).
  var externalObstacle: String? {
    if let freeObstacle { return freeObstacle }
    return profile.offers(.externalDisplay)
      ? nil : "\(profile.id) only mirrors its screen: windows on an external display need an M1 or later"
  }

  /// Why an app cannot be on an external display; nil when it can.
  func externalObstacle(_ app: AppBundle) -> String? {
    // No source says how a canvas of the device's size is shown elsewhere.
    app.infoDictionary.isMultitasking(on: profile.idiom, era: era) ? nil : sharingObstacle(app)
  }

  /// The most windows on the screen at once: four in Stage Manager and on iPads without it, as many as there may be on newer
  /// ones ("4 on older iPads, more on newer ones").
  var visibleLimit: Int {
    freedom == .windows && profile.offers(.stageManager) ? EmulatedDevice.maximumWindows : 4
  }
}
