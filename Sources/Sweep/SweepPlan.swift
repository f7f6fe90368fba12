// What a sweep is to try: devices, versions, orientations, and the windows or widths on each.
import DeviceCatalog
import Findings
import Orientation

/// A sweep to be done.
public struct SweepPlan: Sendable {
  /// The devices, in the order of the report.
  public var devices: [DeviceProfile]
  /// The version; nil for the newest each device runs, and the newest with Split View.
  public var era: Era?
  /// The orientations tried, where the device and the app take them.
  public var orientations: [InterfaceOrientation]
  /// Every whole width tried, at the screen's height; nil for the windows each device offers.
  public var widths: ClosedRange<Int>?
  /// The kinds of mistakes that are looked for.
  public var checks: Set<LayoutCheck>

  /// Widths outside of this are no window's.
  public static let possibleWidths = 100...4000
  /// The last major version with Split View.
  private static let lastSplit = 18

  public init(
    devices: [DeviceProfile], era: Era? = nil, orientations: [InterfaceOrientation] = [.portrait, .landscapeRight],
    widths: ClosedRange<Int>? = nil, checks: Set<LayoutCheck> = Set(LayoutCheck.allCases)
  ) {
    self.devices = devices
    self.era = era
    self.orientations = orientations
    self.widths = widths
    self.checks = checks
  }

  /// The versions a device is tried with.
  public func eras(of device: DeviceProfile) -> [Era] {
    if let era { return device.version(meantBy: era).map { [$0] } ?? [] }
    let newest = device.newestEra
    guard device.offers(.splitView), newest.major > Self.lastSplit, device.launchEra.major <= Self.lastSplit else {
      return [newest]
    }
    // With a minor version only where the device came after the major one.
    return [max(Era(Self.lastSplit), device.launchEra), newest]
  }
}
