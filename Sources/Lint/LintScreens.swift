// The screens documents are looked at on: each device upright and turned, with every window it offers.
import Canvas
import DeviceCatalog
import Emulator
import Orientation
import Reports
import SwivelUI

/// A window scenes are looked at in.
package struct LintScreen {
  /// What people call it: `iphone-se-3 portrait`, `ipad-pro-11-4 landscape 1/2`.
  package var name: String
  /// What the window has of the screen: `full`, `1/2`, `left` …
  package var share: String
  package var profile: DeviceProfile
  package var era: Era
  package var window: DeviceLayout.Window

  /// The share of a window that has the screen to itself.
  package static let wholeScreen = "full"

  package init(name: String, share: String, profile: DeviceProfile, era: Era, window: DeviceLayout.Window) {
    self.name = name
    self.share = share
    self.profile = profile
    self.era = era
    self.window = window
  }

  /// As reports tell of it.
  var reported: FindingsReport.Screen {
    FindingsReport.Screen(
      name: name, device: profile.id, era: era.description, orientation: window.orientation.name, window: share,
      size: window.frame.size)
  }

  /// A device with one window, whose app takes every orientation and every size.
  @MainActor package static func device(_ profile: DeviceProfile, era: Era) throws(EmulatorError) -> EmulatedDevice {
    try EmulatedDevice(profile: profile, era: era, apps: [.showing("lint")], arrangement: .full(window: 1))
  }

  /// The windows a device offers upright and turned: the whole screen, and what Split View, Slide Over and tiles give.
  @MainActor package static func all(of profile: DeviceProfile, era: Era) throws(EmulatorError) -> [LintScreen] {
    let device = try device(profile, era: era)
    var screens: [LintScreen] = []
    var time = 0.0
    for attitude in [DeviceOrientation.portrait, .landscapeLeft] {
      time += 1
      _ = device.handle(DeviceInput(time: time, event: .deviceOrientation(attitude)))
      let orientation = device.snapshot.windows[0].interface
      for (name, frame) in device.offeredFrames {
        let word = orientation.isLandscape ? "landscape" : "portrait"
        screens.append(
          LintScreen(
            name: name == "full" ? "\(profile.id) \(word)" : "\(profile.id) \(word) \(name)", share: name,
            profile: profile, era: era, window: DeviceLayout.Window(frame: frame, orientation: orientation)))
      }
    }
    return screens
  }

  /// Of the windows that share a screen, those between the narrowest and the widest of a kind are left out: what breaks in
  /// them mostly breaks in one of the two, or on a whole screen.
  package static func telling(_ screens: [LintScreen]) -> [LintScreen] {
    var kinds: [ShareKind: (narrowest: Int, widest: Int)] = [:]
    for (index, screen) in screens.enumerated() where screen.share != wholeScreen {
      let kind = ShareKind(
        share: screen.share, isLandscape: screen.window.orientation.isLandscape, idiom: screen.profile.idiom)
      let ends = kinds[kind] ?? (index, index)
      let width = screen.window.frame.width
      kinds[kind] = (
        width < screens[ends.narrowest].window.frame.width ? index : ends.narrowest,
        width > screens[ends.widest].window.frame.width ? index : ends.widest
      )
    }
    let kept = Set(kinds.values.flatMap { [$0.narrowest, $0.widest] })
    return screens.enumerated().filter { $1.share == wholeScreen || kept.contains($0) }.map(\.element)
  }

  private struct ShareKind: Hashable {
    var share: String
    var isLandscape: Bool
    var idiom: DeviceIdiom
  }

  /// What a scene can know of a device: those alike in all of it are looked at once.
  private struct Kind: Hashable {
    var width: Double
    var height: Double
    var scale: Int
    var idiom: DeviceIdiom
    var corners: CornerStyle
    var multitasking: [Multitasking]
  }

  /// The devices that run `era`, of several alike the newest.
  package static func distinct(_ devices: [DeviceProfile], era: Era) -> [DeviceProfile] {
    var seen: Set<Kind> = []
    let running = devices.filter { $0.version(meantBy: era) != nil }.enumerated().sorted {
      ($1.element.releaseYear, $0.offset) < ($0.element.releaseYear, $1.offset)
    }
    let chosen = running.filter { device in
      let profile = device.element
      return seen.insert(
        Kind(
          width: profile.portraitWidth, height: profile.portraitHeight, scale: profile.scale, idiom: profile.idiom,
          corners: profile.cornerStyle, multitasking: profile.display.multitasking)
      ).inserted
    }
    return chosen.map(\.element).sorted { $0.id < $1.id }
  }
}
