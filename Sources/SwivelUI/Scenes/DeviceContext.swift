// The device as its apps can feel it: facts, the screen's orientation and the last reported attitude.
import DeviceCatalog
import Orientation
import Vocabulary

/// A display connected to the device, which does not turn with it.
package struct ExternalScreen: Sendable, Hashable {
  /// In points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat

  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }
}

/// What all apps on one device share. The emulator changes it; guests see it through `UIDevice` and `UIScreen`.
@MainActor package final class DeviceContext {
  package let profile: DeviceProfile
  package let era: Era
  package let ledger = CallbackLedger()
  /// The time apps live in, and what they put off.
  package nonisolated let clock: VirtualClock
  /// The orientation of the screen, which windows that share it follow (R-MULTI-02).
  package var screenOrientation: InterfaceOrientation = .portrait
  /// The sensor's word, as far as apps may know it; unknown until the first report (R-DEV-10).
  package var reportedOrientation: DeviceOrientation = .unknown

  /// How the device is held, whether apps may know it or not.
  package var attitude: DeviceOrientation = .unknown
  /// The user's rotation lock.
  package var isRotationLocked = false
  /// How large the user wants text.
  package var textSize = UIContentSizeCategory.large
  /// Whether the user wants light or dark.
  package var style = UIUserInterfaceStyle.light

  /// The attitude interfaces may turn to: unknown under the lock.
  var effectiveAttitude: DeviceOrientation { isRotationLocked ? .unknown : interfaceAttitude }

  private let isBuiltInSideways: Bool

  /// How the display is held: a display built in sideways is off the device's attitude by its quarter turns.
  package var interfaceAttitude: DeviceOrientation {
    let edges: [DeviceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    guard isBuiltInSideways, let index = edges.firstIndex(of: attitude) else { return attitude }
    return edges[(index + edges.count - profile.display.quarterTurns) % edges.count]
  }

  /// The display connected to the device; nil for none.
  package var external: ExternalScreen?

  /// The misbehaviours of UIKit that are emulated.
  package let quirks: Quirks

  /// What the system takes of the screen, by raw value of the orientation.
  let areas: [ScreenArea]
  /// What bars take of it.
  let metrics: BarMetrics

  /// `date` is what its clock says at first; nil for what is usual of the version.
  package init(profile: DeviceProfile, era: Era, quirks: Quirks = .standard, date: WallTime? = nil) {
    clock = VirtualClock(beginning: date ?? WallTime(usualOfVersion: era.major))
    self.profile = profile
    self.era = era
    self.quirks = quirks
    areas = InterfaceOrientation.allCases.sorted { $0.rawValue < $1.rawValue }.map { profile.screenArea(era, $0) }
    isBuiltInSideways = profile.display.quarterTurns > 0
    metrics = BarMetrics(profile: profile, era: era, areas: areas)
  }

  /// The orientations the hardware can show (R-MASK-05).
  package var mask: InterfaceOrientationMask { profile.supportsUpsideDown ? .all : .allButUpsideDown }

  private var keptForApps: [String: AnyObject] = [:]

  /// What the device keeps for an app beside its files, such as its keychain: it outlives the app's process.
  package func kept<Kept: AnyObject>(for app: RunningApp, _ make: () -> Kept) -> Kept {
    if let kept = keptForApps[app.bundle.name] as? Kept { return kept }
    let made = make()
    keptForApps[app.bundle.name] = made
    return made
  }

  /// What apps put among the user's photographs without the framework of photographs, by the app's name, oldest first.
  package var savedPictures: [String: [UIImage]] = [:]

  /// The size of the screen in points when the interface has `orientation`.
  package func screenSize(in orientation: InterfaceOrientation) -> CGSize { profile.screenSize(in: orientation) }
}
