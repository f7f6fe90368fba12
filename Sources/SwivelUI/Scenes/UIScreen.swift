// The screen of the device.
import DeviceCatalog
import Orientation

/// The screen an app's window is on, which it may share with others.
@preconcurrency @MainActor open class UIScreen {
  /// The screen of the app whose code runs.
  public static var main: UIScreen { AppScene.current.screen }

  /// The screens of the device: its own, then the display connected to it, if one is.
  public static var screens: [UIScreen] {
    let scene = AppScene.current
    return scene.device.external == nil ? [scene.screen] : [scene.screen, scene.externalScreen]
  }

  private let device: DeviceContext
  private let isExternal: Bool

  let interfaceSpace: ScreenSpace
  private let panelSpace: ScreenSpace

  init(device: DeviceContext, isExternal: Bool = false) {
    self.device = device
    self.isExternal = isExternal
    interfaceSpace = ScreenSpace(device: device, isFixed: false, isExternal: isExternal)
    panelSpace = ScreenSpace(device: device, isFixed: true, isExternal: isExternal)
  }

  /// The screen as the interface sees it: turns with it.
  open var coordinateSpace: any UICoordinateSpace { interfaceSpace }
  /// The panel, upright whatever the interface does.
  open var fixedCoordinateSpace: any UICoordinateSpace { panelSpace }

  /// The whole screen in points: in the interface's orientation from era 8 on, before always upright (R-WIN-11). An external
  /// one does not turn; one that was taken away is empty.
  open var bounds: CGRect {
    if isExternal { return CGRect(origin: .zero, size: device.external?.size ?? .zero) }
    let orientation =
      device.era >= Era(8) ? (AppScene.current.app.mainScene ?? .current).interfaceOrientation : .portrait
    return CGRect(origin: .zero, size: device.screenSize(in: orientation))
  }

  /// The panel's own pixels per point: fewer than `scale` where pictures are drawn larger and scaled down.
  open var nativeScale: CGFloat {
    isExternal ? scale : device.profile.display.nativeScale.map { CGFloat($0) } ?? scale
  }

  /// The panel's pixels, always upright.
  open var nativeBounds: CGRect {
    let profile = device.profile
    if isExternal {
      let size = device.external?.size ?? .zero
      return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    let pixels = profile.display.pixels.map { CGFloat($0) }
    guard pixels.count == 2 else {
      return CGRect(x: 0, y: 0, width: profile.portraitWidth * scale, height: profile.portraitHeight * scale)
    }
    return CGRect(x: 0, y: 0, width: pixels[0], height: pixels[1])
  }

  /// Pictures a second at most: 60, for the catalogue has no faster displays' figures.
  open var maximumFramesPerSecond: Int { 60 }
  /// The environment of what fills the screen.
  open var traitCollection: UITraitCollection { (AppScene.current.app.mainScene ?? .current).traits }
  /// How bright the screen is, 0…1; kept.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Whether the screen may be darker than its light can be made; kept.
  open var wantsSoftwareDimming = false
  /// Whether somebody records the screen: nobody does.
  open var isCaptured: Bool { false }
  /// The screen this one shows: an external one may show the device's.
  open var mirrored: UIScreen? { nil }
  /// The size and shape of pixels.
  open var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {}
  }
  /// All sizes the screen can have: one.
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The size the screen is best with.
  open var preferredMode: UIScreenMode? { currentMode }
  /// Posted when the screen becomes brighter or darker.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when a screen was connected.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted when a screen is gone.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// Posted when a screen has another mode; never here.
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  /// How many times brighter than white the screen can become: not at all.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// How many times brighter than white the screen can become now: not at all.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// Posted when somebody begins or ends to record the screen; never here.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// A view that shows what the screen shows: empty, in its size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  /// The part of the screen the status bar leaves free: before era 8 on the upright panel, whatever side the bar is on then.
  open var applicationFrame: CGRect {
    guard !isExternal, let scene = AppScene.current.app.mainScene else { return bounds }
    let app = UIApplication.shared
    let height = app.isStatusBarHidden ? 0 : app.statusBarFrame.height
    guard device.era < Era(8) else { return bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)) }
    switch scene.interfaceOrientation {
    case .portraitUpsideDown: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    case .landscapeLeft: return bounds.inset(by: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0))
    case .landscapeRight: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height))
    case _: return bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    }
  }
  /// A clock of the screen's pictures.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
  /// Seconds between a picture and its light: none here.
  open var calibratedLatency: CFTimeInterval { 0 }

  /// Pixels per point.
  open var scale: CGFloat {
    isExternal ? device.external?.scale ?? 1 : CGFloat(device.profile.scale)
  }
}

extension UIScreen: Equatable {
  /// Whether both are one screen.
  public nonisolated static func == (left: UIScreen, right: UIScreen) -> Bool { left === right }
}

/// A size a screen can have.
@preconcurrency @MainActor public final class UIScreenMode {
  /// Pixels.
  public let size: CGSize
  /// How wide a pixel is for its height.
  public var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}
