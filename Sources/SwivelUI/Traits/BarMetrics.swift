// Heights of the status, navigation, tab and tool bars by device and era.
import DeviceCatalog
import Orientation

/// Bar heights and the top and bottom of the safe area (R-MET-01, R-MET-02, R-MET-04; devices table).
/// One a device: a struct would copy the device's profile with every question.
final class BarMetrics: Sendable {
  let profile: DeviceProfile
  let era: Era
  /// By raw value of the orientation.
  let areas: [ScreenArea]

  init(profile: DeviceProfile, era: Era, areas: [ScreenArea]) {
    self.profile = profile
    self.era = era
    self.areas = areas
  }

  /// What the system takes of the screen: the device's table, else the rules behind it (R-MET-01, R-MET-04).
  func area(_ orientation: InterfaceOrientation) -> ScreenArea { areas[orientation.rawValue] }

  /// The top of the safe area, below which bars begin: the status bar, or the camera (R-MET-01).
  func statusBarHeight(_ orientation: InterfaceOrientation) -> CGFloat { CGFloat(area(orientation).top) }

  /// Height of the navigation bar without the status bar (R-MET-02).
  func navigationBarHeight(horizontal: UIUserInterfaceSizeClass, _ orientation: InterfaceOrientation) -> CGFloat {
    CGFloat(profile.navigationBarHeight(era, isCompact: orientation.isLandscape && horizontal != .regular))
  }

  /// What a large title adds to the navigation bar, from era 11 (R-MET-02).
  static let largeTitleHeight: CGFloat = 52
  /// What a search bar below the title adds to the navigation bar, from era 11: 96 points with a bar of 44, as apps measured.
  static let searchBarHeight: CGFloat = 52

  /// Height of the tab bar without the home indicator's space (R-MET-03).
  func tabBarHeight(horizontal: UIUserInterfaceSizeClass, _ orientation: InterfaceOrientation) -> CGFloat {
    CGFloat(profile.tabBarHeight(era, isCompact: orientation.isLandscape && horizontal != .regular))
  }

  /// Height of a toolbar without the home indicator's space (devices table).
  func toolbarHeight(horizontal: UIUserInterfaceSizeClass, _ orientation: InterfaceOrientation) -> CGFloat {
    CGFloat(profile.toolbarHeight(era, isCompact: orientation.isLandscape && horizontal != .regular))
  }

  /// The space at the bottom that the home indicator needs.
  func bottomInset(_ orientation: InterfaceOrientation) -> CGFloat { CGFloat(area(orientation).bottom) }

  /// Where the window's root view begins: below the status bar before era 7, at the top from then on (R-LAY-04).
  func rootFrame(in bounds: CGRect, _ orientation: InterfaceOrientation) -> CGRect {
    guard era < Era(7) else { return bounds }
    let top = statusBarHeight(orientation)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
}
