// The scene a window is in: its orientation and geometry, and the app's requests to change them.
import DeviceCatalog
import Orientation
import RotationRules

/// A scene of windows; from era 13, with or without a scene delegate. Of a scene that is gone everything is empty.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// What an app asks of a scene's geometry.
  @preconcurrency @MainActor open class GeometryPreferences {
    init() {}

    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// Orientations asked for on iPhone and iPad.
    public final class iOS: GeometryPreferences {
      /// The orientations of which one shall be taken; nil asks for nothing.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Asks for one of some orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// A scene's geometry as it is in effect.
  public struct Geometry: Sendable, Equatable {
    /// How the scene's interface is drawn.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether a user is dragging an edge of the scene (R-WIN-02).
    public let isInteractivelyResizing: Bool
    /// Whether that is locked by the visible controller (R-WIN-08).
    public let isInterfaceOrientationLocked: Bool
  }

  /// What the app asks of the scene's size.
  lazy var restrictions = UISceneSizeRestrictions()

  /// Traits the scene sets for all its windows, from era 17.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: appScene?.sceneTraits ?? TraitValues()) }
    set {
      guard let appScene, newValue.values != appScene.sceneTraits ?? TraitValues() else { return }
      guard appScene.era >= Era(17) else {
        return appScene.record("UIWindowScene", "warning: traitOverrides exists from iOS 17 on; nothing happens")
      }
      appScene.sceneTraits = newValue.values
      appScene.overridesDidChange()
    }
  }

  override init(scene: AppScene) {
    deviceScreen = scene.screen
    externalScreen = scene.externalScreen
    super.init(scene: scene)
  }

  /// How the scene's interface is drawn (R-API-10).
  open var interfaceOrientation: UIInterfaceOrientation { appScene?.interfaceOrientation ?? .unknown }
  /// The geometry in effect.
  open var effectiveGeometry: Geometry {
    appScene?.geometry
      ?? Geometry(interfaceOrientation: .unknown, isInteractivelyResizing: false, isInterfaceOrientationLocked: false)
  }
  /// The windows of the scene.
  open var windows: [UIWindow] { appScene?.window?.withWindowsInFront ?? [] }
  /// The window that takes keys, from era 15.
  open var keyWindow: UIWindow? { appScene.flatMap { $0.era >= Era(15) ? $0.keyWindow : nil } }
  /// The screen it is on: the device's, or the display connected to it.
  open var screen: UIScreen { appScene?.isOnExternalScreen == true ? externalScreen : deviceScreen }
  private let deviceScreen: UIScreen
  private let externalScreen: UIScreen
  /// The environment.
  open var traitCollection: UITraitCollection {
    appScene.map { $0.windowTraits($0.traits) } ?? UITraitCollection()
  }

  /// What the scene's status bar is like, from era 13.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// How its window may be handled, from era 16. Kept; that is the Mac's.
  open private(set) lazy var windowingBehaviors: UISceneWindowingBehaviors? = UISceneWindowingBehaviors()
  /// Who gives a document in place of a picture of the screen.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
  /// Whether it fills its screen.
  open var isFullScreen: Bool { appScene.map { !$0.isWindowed } ?? false }

  /// Asks for other geometry, from era 16 on. Returns at once; the change, or the call of `errorHandler`, comes later in the
  /// same input (R-API-04…07).
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = appScene else { return }
    guard scene.era >= Era(16) else {
      scene.record("UIWindowScene", "warning: requestGeometryUpdate exists from iOS 16 on; nothing happens")
      return
    }
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    scene.record("UIWindowScene", "requestGeometryUpdate(\(wanted.intersection(.all)))")
    scene.later { [unowned scene] in
      if let error = scene.requestOrientations(wanted) {
        scene.record("UIWindowScene", "error \(UISceneError.errorDomain) \(error.code.rawValue): \(error.reason)")
        errorHandler?(error)
      }
    }
  }
}

/// Why a scene could not do what was asked.
public struct UISceneError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  /// The kinds of errors; raw values are UIKit's.
  public enum Code: Int, Sendable {
    /// The app, device or version has one scene only.
    case multipleScenesNotSupported = 0
    /// The system does not do what was asked.
    case requestDenied = 1
    /// A geometry request that cannot be granted.
    case geometryRequestDenied = 101
  }

  /// The domain of UIKit's scene errors (R-API-04).
  public static let errorDomain = "UISceneErrorDomain"
  /// The kind.
  public let code: Code
  /// UIKit's text.
  public let reason: String

  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// The text under the key `NSLocalizedDescription`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
  /// UIKit's text.
  public var errorDescription: String? { reason }

  init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  init(_ decision: GeometryDecision) {
    code = .geometryRequestDenied
    switch decision {
    case .unsupported(let requested, let supported):
      let wanted = requested.members.map(\.name).joined(separator: ", ")
      let offered = supported.members.map(\.name).joined(separator: ", ")
      reason =
        "None of the requested orientations are supported by the view controller. Requested: \(wanted); Supported: "
        + "\(offered)"
    case .windowing, .satisfied, .turn:
      reason = "The current windowing mode does not allow for programmatic changes to interface orientation."
    }
  }
}
