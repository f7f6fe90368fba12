// What Foundation says of a device and its folders on Apple's systems and not on Linux: a device that is cool, at home and not in iCloud.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension ProcessInfo {
  /// How warm the device is; raw values are Foundation's.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal = 0
    /// A little warm.
    case fair = 1
    /// Hot.
    case serious = 2
    /// Too hot.
    case critical = 3
  }
  /// How warm it is.
  public var thermalState: ThermalState { .nominal }
  /// Posted when it is warmer or cooler, which does not happen here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
  /// Whether the user told it to save power.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether it is a Mac.
  public var isiOSAppOnMac: Bool { false }
  /// Whether it is a Mac.
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  /// Posted when saving power begins or ends, which does not happen here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
  /// What apps of a group share: nil, for an app is in no group here.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
  /// Who is signed in to iCloud: nobody.
  public var ubiquityIdentityToken: NSObject? { nil }
  /// The app's folder in iCloud: nil, for nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension URL {
  /// Asks for a file the user chose: what can be read can be read.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives it back.
  public func stopAccessingSecurityScopedResource() {}
}
