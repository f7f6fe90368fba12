// The screen of the device.
import DeviceCatalog
import Orientation

/// The screen an app's window is on, which it may share with others.
@MainActor public final class UIScreen {
  /// The screen of the app whose code runs.
  public static var main: UIScreen { AppProcess.current.screen }

  private let device: DeviceContext

  init(device: DeviceContext) {
    self.device = device
  }

  /// The whole screen in points: in the interface's orientation from era 8 on, before always upright (R-WIN-11).
  public var bounds: CGRect {
    let orientation =
      device.era >= Era(8) ? (AppProcess.current.app.mainScene ?? .current).interfaceOrientation : .portrait
    return CGRect(origin: .zero, size: device.screenSize(in: orientation))
  }

  /// Pixels per point.
  public var scale: CGFloat { CGFloat(device.profile.scale) }
}
