// Where an exploration takes place: a device, a version and the apps on it, launched as often as a path has to be walked.
import DeviceCatalog
import Emulator
import Orientation
import SwivelUI

/// A device with its apps, one window each.
public struct ExploredWorld {
  /// The device.
  public var profile: DeviceProfile
  /// Its version.
  public var era: Era
  /// The apps, one for each window, in order.
  public var apps: [AppBundle]
  /// What the device's clock says at the launch; nil for what is usual of its version.
  public var date: WallTime?
  /// Those windows can be opened of.
  public var installed: [AppBundle]
  /// Takes away what an earlier launch left outside of its device, such as files and defaults: paths begin with the same.
  public var clear: (@MainActor @Sendable () -> Void)?

  /// A world; what cannot exist is told at the first launch.
  public init(profile: DeviceProfile, era: Era, apps: [AppBundle], installed: [AppBundle]) {
    self.profile = profile
    self.era = era
    self.apps = apps
    self.installed = installed
  }

  /// How it is launched: the same places can be reached by launching in them.
  public struct Launch: Sendable, Hashable {
    /// How the windows share the screen; nil as the device has it.
    public var arrangement: WindowArrangement?
    /// How the device is held.
    public var heldAt = DeviceOrientation.unknown
    /// Light or dark.
    public var appearance = Appearance.light
  }

  /// `ipad-pro-11-4 iOS 18, 2 windows`
  public var name: String {
    "\(profile.id) iOS \(era), \(apps.count) \(apps.count == 1 ? "window" : "windows")"
  }

  /// A fresh device.
  @MainActor func launch(_ launch: Launch = Launch()) throws(EmulatorError) -> EmulatedDevice {
    clear?()
    return try EmulatedDevice(
      profile: profile, era: era, apps: apps, installed: installed, arrangement: launch.arrangement,
      heldAt: launch.heldAt, appearance: launch.appearance, date: date)
  }
}
