// The screen of the device.
import DeviceCatalog
import Orientation

/// The screen an app's window is on, which it may share with others.
@preconcurrency @MainActor public final class UIScreen {
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
  public var coordinateSpace: any UICoordinateSpace { interfaceSpace }
  /// The panel, upright whatever the interface does.
  public var fixedCoordinateSpace: any UICoordinateSpace { panelSpace }

  /// The whole screen in points: in the interface's orientation from era 8 on, before always upright (R-WIN-11). An external
  /// one does not turn; one that was taken away is empty.
  public var bounds: CGRect {
    if isExternal { return CGRect(origin: .zero, size: device.external?.size ?? .zero) }
    let orientation =
      device.era >= Era(8) ? (AppScene.current.app.mainScene ?? .current).interfaceOrientation : .portrait
    return CGRect(origin: .zero, size: device.screenSize(in: orientation))
  }

  /// The panel's own pixels per point: fewer than `scale` where pictures are drawn larger and scaled down.
  public var nativeScale: CGFloat {
    isExternal ? scale : device.profile.display.nativeScale.map { CGFloat($0) } ?? scale
  }

  /// The panel's pixels, always upright.
  public var nativeBounds: CGRect {
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

  /// Pixels per point.
  public var scale: CGFloat {
    isExternal ? device.external?.scale ?? 1 : CGFloat(device.profile.scale)
  }
}
