// The entries of an app's Info.plist that rotation, scenes and looks depend on, as values that cannot be misspelt.
import DeviceCatalog

/// What an app's Info.plist says about orientations (R-MASK-06, R-MULTI-01), scenes and appearance.
public struct InfoDictionary: Sendable, Hashable {
  /// `UISupportedInterfaceOrientations`; nil when the key is absent, which means portrait only.
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask?
  /// `UISupportedInterfaceOrientations~iphone`, which wins on a phone.
  public var supportedInterfaceOrientationsPhone: UIInterfaceOrientationMask?
  /// `UISupportedInterfaceOrientations~ipad`, which wins on an iPad.
  public var supportedInterfaceOrientationsPad: UIInterfaceOrientationMask?
  /// `UIRequiresFullScreen`: opts out of multitasking on iPads before era 27 (R-MULTI-03, R-WIN-05).
  public var requiresFullScreen: Bool
  /// `UIRequiresFullScreenIgnoredStartingWithVersion`: the version from which on `UIRequiresFullScreen` says nothing; nil
  /// when the key is absent (R-WIN-04).
  public var requiresFullScreenIgnoredStartingWithVersion: Era?
  /// `UIApplicationSupportsMultipleScenes` in `UIApplicationSceneManifest`: all windows of the app are scenes of one process,
  /// on iPads from era 13 on.
  public var supportsMultipleScenes: Bool
  /// `UIUserInterfaceStyle`: the app is always light or always dark, whatever the user wants; unspecified when the key is absent or
  /// `Automatic` (iOS 13).
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// `UIViewControllerBasedStatusBarAppearance`: whether controllers have the word on the status bar; else it is as
  /// `UIStatusBarHidden` and `UIStatusBarStyle` say, and `UIApplication` after them (iOS 7).
  public var controllersHaveStatusBar: Bool
  /// `UIStatusBarHidden`.
  public var hidesStatusBar: Bool
  /// `UIStatusBarHidden~ipad`, which wins on an iPad; nil when the key is absent.
  public var hidesStatusBarPad: Bool?
  /// `UIStatusBarStyle`.
  public var statusBarStyle: UIStatusBarStyle
  /// `UIStatusBarStyle~ipad`, which wins on an iPad; nil when the key is absent.
  public var statusBarStylePad: UIStatusBarStyle?

  /// `UIObservationTrackingEnabled`: on iOS 18 what views read of models is tracked, as it always is from 26 on.
  public var tracksObservation: Bool

  /// Creates the entries; nil stands for an absent key.
  public init(
    supportedInterfaceOrientations: UIInterfaceOrientationMask? = nil,
    supportedInterfaceOrientationsPhone: UIInterfaceOrientationMask? = nil,
    supportedInterfaceOrientationsPad: UIInterfaceOrientationMask? = nil, requiresFullScreen: Bool = false,
    requiresFullScreenIgnoredStartingWithVersion: Era? = nil, supportsMultipleScenes: Bool = false,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, controllersHaveStatusBar: Bool = true,
    hidesStatusBar: Bool = false, hidesStatusBarPad: Bool? = nil, statusBarStyle: UIStatusBarStyle = .default,
    statusBarStylePad: UIStatusBarStyle? = nil, tracksObservation: Bool = false
  ) {
    self.supportedInterfaceOrientations = supportedInterfaceOrientations
    self.supportedInterfaceOrientationsPhone = supportedInterfaceOrientationsPhone
    self.supportedInterfaceOrientationsPad = supportedInterfaceOrientationsPad
    self.requiresFullScreen = requiresFullScreen
    self.requiresFullScreenIgnoredStartingWithVersion = requiresFullScreenIgnoredStartingWithVersion
    self.supportsMultipleScenes = supportsMultipleScenes
    self.userInterfaceStyle = userInterfaceStyle
    self.controllersHaveStatusBar = controllersHaveStatusBar
    self.hidesStatusBar = hidesStatusBar
    self.hidesStatusBarPad = hidesStatusBarPad
    self.statusBarStyle = statusBarStyle
    self.statusBarStylePad = statusBarStylePad
    self.tracksObservation = tracksObservation
  }

  /// Whether `UIRequiresFullScreen` is set and says something in `era`; the key that ignores it is read from 26.2 on (R-WIN-04).
  public func requiresFullScreen(in era: Era) -> Bool {
    guard requiresFullScreen, era >= Era(26, 2), let version = requiresFullScreenIgnoredStartingWithVersion else {
      return requiresFullScreen
    }
    return era < version
  }

  /// Whether all windows of the app are scenes of one process.
  public func sharesProcess(on idiom: DeviceIdiom, era: Era) -> Bool {
    supportsMultipleScenes && idiom == .pad && era >= Era(13)
  }

  /// Whether the status bar is hidden and its style, in an app whose controllers have no word on it.
  func statusBar(on idiom: DeviceIdiom) -> (isHidden: Bool, style: UIStatusBarStyle) {
    idiom == .pad
      ? (hidesStatusBarPad ?? hidesStatusBar, statusBarStylePad ?? statusBarStyle) : (hidesStatusBar, statusBarStyle)
  }

  /// The orientations listed for `idiom`: the variant, else the plain key, else portrait (R-MASK-06).
  public func orientations(for idiom: DeviceIdiom) -> UIInterfaceOrientationMask {
    let variant =
      switch idiom {
      case .phone: supportedInterfaceOrientationsPhone
      case .pad: supportedInterfaceOrientationsPad
      }
    return variant ?? supportedInterfaceOrientations ?? .portrait
  }

  /// Whether the app takes part in iPad multitasking, so that its masks are never asked: an iPad of era 9 or later, all
  /// four orientations listed, and not opted out by `UIRequiresFullScreen`, which era 27 ignores (R-MULTI-01…06).
  public func isMultitasking(on idiom: DeviceIdiom, era: Era) -> Bool {
    idiom == .pad && era >= Era(9) && orientations(for: .pad) == .all && !(requiresFullScreen(in: era) && era < Era(27))
  }
}
