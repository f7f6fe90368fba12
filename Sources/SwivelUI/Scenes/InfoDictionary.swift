// The entries of an app's Info.plist that rotation depends on, as values that cannot be misspelt.
import DeviceCatalog

/// What an app's Info.plist says about orientations (R-MASK-06, R-MULTI-01).
public struct InfoDictionary: Sendable, Hashable {
  /// `UISupportedInterfaceOrientations`; nil when the key is absent, which means portrait only.
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask?
  /// `UISupportedInterfaceOrientations~iphone`, which wins on a phone.
  public var supportedInterfaceOrientationsPhone: UIInterfaceOrientationMask?
  /// `UISupportedInterfaceOrientations~ipad`, which wins on an iPad.
  public var supportedInterfaceOrientationsPad: UIInterfaceOrientationMask?
  /// `UIRequiresFullScreen`: opts out of multitasking on iPads before era 27 (R-MULTI-03, R-WIN-05).
  public var requiresFullScreen: Bool
  /// `UIRequiresFullScreenIgnoredStartingWithVersion`: from this version on the key above is ignored. Read from 26.2 on, and
  /// only beside that key (R-WIN-04).
  public var requiresFullScreenIgnoredStartingWithVersion: Era?

  /// Creates the entries; nil stands for an absent key.
  public init(
    supportedInterfaceOrientations: UIInterfaceOrientationMask? = nil,
    supportedInterfaceOrientationsPhone: UIInterfaceOrientationMask? = nil,
    supportedInterfaceOrientationsPad: UIInterfaceOrientationMask? = nil, requiresFullScreen: Bool = false,
    requiresFullScreenIgnoredStartingWithVersion: Era? = nil
  ) {
    self.supportedInterfaceOrientations = supportedInterfaceOrientations
    self.supportedInterfaceOrientationsPhone = supportedInterfaceOrientationsPhone
    self.supportedInterfaceOrientationsPad = supportedInterfaceOrientationsPad
    self.requiresFullScreen = requiresFullScreen
    self.requiresFullScreenIgnoredStartingWithVersion = requiresFullScreenIgnoredStartingWithVersion
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

  /// Whether `UIRequiresFullScreen` is set and the app did not name a version up to `era` from which it is ignored.
  package func optsOut(_ era: Era) -> Bool {
    guard requiresFullScreen, era >= Era(26, 2), let ignored = requiresFullScreenIgnoredStartingWithVersion else {
      return requiresFullScreen
    }
    return era < ignored
  }

  /// Whether the app takes part in iPad multitasking, so that its masks are never asked: an iPad of era 9 or later, all
  /// four orientations listed, and not opted out by `UIRequiresFullScreen`, which era 27 ignores and the app itself may say
  /// is ignored before (R-MULTI-01…06, R-WIN-04).
  public func isMultitasking(on idiom: DeviceIdiom, era: Era) -> Bool {
    idiom == .pad && era >= Era(9) && orientations(for: .pad) == .all && !(optsOut(era) && era < Era(27))
  }
}
