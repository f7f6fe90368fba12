// The device as an app sees it: its attitude, once the app asked to know it.
import DeviceCatalog
import Orientation

/// The device the app runs on.
@preconcurrency @MainActor open class UIDevice {
  /// The device of the app whose code runs.
  public static var current: UIDevice { AppScene.current.uiDevice }

  /// Posted once for each change of `orientation`, while generation is on (R-DEV-05).
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private let device: DeviceContext
  private var generationCount = 0
  /// The value the app last could read; lags behind while the app is suspended or rotation is locked.
  package var reported: DeviceOrientation = .unknown {
    didSet { if reported.matchingInterfaceOrientation != nil { lastUpright = reported } }
  }
  /// The last upright value there was.
  private(set) var lastUpright: DeviceOrientation?

  init(device: DeviceContext) {
    self.device = device
  }

  /// How the device is held; unknown unless orientation generation was begun (R-DEV-02), and until the first report
  /// after launch (R-DEV-10).
  open var orientation: UIDeviceOrientation { isGeneratingDeviceOrientationNotifications ? reported : .unknown }

  /// Whether calls to begin outnumber calls to end; stays true under the user's rotation lock (R-DEV-04).
  open var isGeneratingDeviceOrientationNotifications: Bool { generationCount > 0 }

  /// Starts reports; calls nest (R-DEV-03).
  open func beginGeneratingDeviceOrientationNotifications() {
    generationCount += 1
    if generationCount == 1 { AppScene.current.tellFlatThrice() }
  }

  /// Undoes one begin; an extra call has no effect (R-DEV-03).
  open func endGeneratingDeviceOrientationNotifications() { generationCount = max(0, generationCount - 1) }

  /// Key-value coding's way to set `orientation`, a private trick: up to era 15 the interface goes there, from 16 on nothing
  /// happens and the log says so (R-API-08). There are no other keys.
  open func setValue(_ value: Any?, forKey key: String) {
    let scene = AppScene.current
    guard key == "orientation", let raw = value as? Int, let wanted = DeviceOrientation(rawValue: raw) else {
      scene.raise(
        "NSUnknownKeyException", "[UIDevice setValue:forUndefinedKey:]: not key value coding-compliant for \(key)",
        by: "UIDevice")
      return
    }
    guard device.era < Era(16) else {
      scene.record(
        "UIDevice",
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
          + "UIWindowScene.requestGeometryUpdate(_:)")
      return
    }
    guard scene.admits(.isSet, by: "UIDevice") else { return }
    scene.report(wanted)
    for sibling in scene.app.scenes where sibling.isForeground { sibling.attemptRotation(to: wanted) }
  }

  /// Phone or iPad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom(device.profile.idiom) }

  /// The iOS version, such as `9` or `16.1`.
  open var systemVersion: String { device.era.description }

  /// `iPhone` or `iPad`: the name of the user's device is hidden from apps from iOS 16 on, and nobody gives one here.
  open var name: String { model }
  /// `iPhone` or `iPad`.
  open var model: String { device.profile.idiom == .pad ? "iPad" : "iPhone" }
  /// The same in the user's language.
  open var localizedModel: String { model }
  /// `iOS`, or `iPadOS` on iPads from 13 on.
  open var systemName: String { device.profile.idiom == .pad && device.era >= Era(13) ? "iPadOS" : "iOS" }
  /// A number of the device for the apps of one vendor; the same in every run, for runs are to be repeated.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0x5c, 0x17, 0xe1, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }
  /// Whether several apps may run.
  open var isMultitaskingSupported: Bool { true }

  /// How the battery is charged; raw values are UIKit's.
  public enum BatteryState: Int, Sendable {
    /// Nobody watches it.
    case unknown = 0
    /// By nothing.
    case unplugged = 1
    /// It is not full yet.
    case charging = 2
    /// It is full.
    case full = 3
  }
  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false
  /// How the battery is charged: full while it is watched, for it never empties here.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// 0…1, and −1 while nobody watches it.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Posted when the battery is charged otherwise; never here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the battery's level changes; never here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Whether nearness to an ear is watched; there is no such sensor here.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether the device is at an ear.
  open var proximityState: Bool { false }
  /// Posted when the device comes near an ear; never here.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// The kind of interface a device has; raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No idiom: what a trait collection without one says.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// A television. No device here is one.
  case tv = 2
  /// The display of a car. No device here is one.
  case carPlay = 3
  /// A Mac. No device here is one.
  case mac = 5
  /// A headset. No device here is one.
  case vision = 6

  init(_ idiom: DeviceIdiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device's kind, as before era 13.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
