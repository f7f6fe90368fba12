// The whole visible state of an emulated device as a value: what subscribers, commands and fingerprints see.
import Foundation
import Orientation

/// The device and all its windows.
public struct DeviceSnapshot: Sendable, Equatable {
  /// The catalogue's identifier.
  public var device: String
  /// The iOS version, as `Era` prints it.
  public var era: String
  /// How the device is held.
  public var deviceOrientation: DeviceOrientation
  /// The orientation of the screen, which all windows that share it follow (R-MULTI-02).
  public var screenOrientation: InterfaceOrientation
  /// In points, in the present orientation of the screen.
  public var screenSize: CGSize
  /// Whether the user locked the screen's orientation.
  public var isRotationLocked: Bool
  /// In order of identifier.
  public var windows: [WindowSnapshot]
  /// The display connected to it; nil for none.
  public var external: DisplaySize?
  /// How large the user wants text.
  public var contentSize = ContentSizeCategory.large
  /// Whether the user wants light or dark.
  public var appearance = Appearance.light

  public init(
    device: String, era: String, deviceOrientation: DeviceOrientation, screenOrientation: InterfaceOrientation,
    screenSize: CGSize, isRotationLocked: Bool, windows: [WindowSnapshot], external: DisplaySize? = nil
  ) {
    self.device = device
    self.era = era
    self.deviceOrientation = deviceOrientation
    self.screenOrientation = screenOrientation
    self.screenSize = screenSize
    self.isRotationLocked = isRotationLocked
    self.windows = windows
    self.external = external
  }
}

extension DeviceSnapshot {
  /// What a device says of itself, in the order it is printed; its windows follow it.
  public static let fields: [StateField<DeviceSnapshot>] = [
    StateField("model") { .word($0.device) },
    StateField("era") { .word($0.era) },
    StateField("deviceOrientation", older: ["device"]) { .word($0.deviceOrientation.name) },
    StateField("interfaceOrientation", older: ["interface"]) { .word($0.screenOrientation.name) },
    StateField("screen") { .size($0.screenSize) },
    StateField("rotationLocked", older: ["lock"]) { .toggle($0.isRotationLocked) },
    StateField("contentSize") { .word($0.contentSize.rawValue) },
    StateField("appearance") { .word($0.appearance.rawValue) },
    StateField("external", older: ["display"]) { .display($0.external) },
  ]
}

extension DeviceSnapshot {
  /// A fixed hash over the canonical encoding of the whole snapshot: FNV-1a by words, geometry in 1/64 pt.
  public var fingerprint: UInt64 {
    var hash = Fingerprint()
    hash.add(device)
    hash.add(era)
    hash.add(deviceOrientation.rawValue)
    hash.add(screenOrientation.rawValue)
    hash.add(screenSize)
    hash.add(isRotationLocked)
    hash.add(windows.count)
    for window in windows { window.add(to: &hash) }
    // Older logs know no other size than the usual one, and no dark.
    if contentSize != .large { hash.add(contentSize.rawValue) }
    if appearance != .light { hash.add(appearance.rawValue) }
    guard let external else { return hash.value }
    hash.add(external.size)
    hash.add(external.scale)
    return hash.value
  }
}
