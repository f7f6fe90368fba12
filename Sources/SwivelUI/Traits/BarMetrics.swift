// Heights of the status, navigation and tab bars by device and era.
import DeviceCatalog
import Orientation

/// Bar heights and the top and bottom of the safe area (R-MET-01, R-MET-02, R-MET-04; devices table).
struct BarMetrics {
  let profile: DeviceProfile
  let era: Era

  /// Height of the status bar: hidden on phones in compact height from era 8 on (R-MET-01).
  func statusBarHeight(_ orientation: InterfaceOrientation) -> CGFloat {
    switch profile.cornerStyle {
    case .homeButton:
      profile.idiom == .phone && orientation.isLandscape && era >= Era(8) ? 0 : 20
    case .faceIDNoHome: era >= Era(26) ? 32 : 24
    case .faceIDNotch, .dynamicIsland: orientation.isLandscape ? 0 : phoneTopInset
    }
  }

  /// Height of the navigation bar without the status bar (R-MET-02): 44; 32 on phones of compact height; on iPads 50 from
  /// era 12; 54 everywhere from era 26.
  func navigationBarHeight(horizontal: UIUserInterfaceSizeClass, _ orientation: InterfaceOrientation) -> CGFloat {
    if era >= Era(26) { return 54 }
    switch profile.idiom {
    case .pad: return era >= Era(12) ? 50 : 44
    case .phone: return orientation.isLandscape && horizontal != .regular ? 32 : 44
    }
  }

  /// Height of the tab bar without the home indicator's space (R-MET-03): 49; 32 on phones of compact height from era 11.
  /// Sources have no figures for the bars iPadOS 18 and iOS 26 moved and floated: the bar stays where it was.
  func tabBarHeight(horizontal: UIUserInterfaceSizeClass, _ orientation: InterfaceOrientation) -> CGFloat {
    switch profile.idiom {
    case .pad: return 49
    case .phone: return era >= Era(11) && orientation.isLandscape && horizontal != .regular ? 32 : 49
    }
  }

  /// The space at the bottom that the home indicator needs.
  func bottomInset(_ orientation: InterfaceOrientation) -> CGFloat {
    switch profile.cornerStyle {
    case .homeButton: 0
    case .faceIDNoHome: era >= Era(26) ? 25 : 20
    case .faceIDNotch, .dynamicIsland: orientation.isLandscape ? (era >= Era(26) ? 20 : 21) : 34
    }
  }

  /// The space at the left and right that rounded corners and the camera need: on phones without a home button in
  /// landscape as much as at the top when upright (R-MET-04).
  func sideInset(_ orientation: InterfaceOrientation) -> CGFloat {
    switch profile.cornerStyle {
    case .homeButton, .faceIDNoHome: 0
    case .faceIDNotch, .dynamicIsland: orientation.isLandscape ? phoneTopInset : 0
    }
  }

  /// The top of the upright safe area of phones without a home button, by model.
  private var phoneTopInset: CGFloat {
    switch (profile.cornerStyle, profile.portraitWidth) {
    case (.dynamicIsland, 420): 68
    case (.dynamicIsland, 402), (.dynamicIsland, 440): 62
    case (.dynamicIsland, _): 59
    case (_, 375): profile.launchEra >= Era(14) ? 50 : 44
    case (_, 414): profile.scale == 2 ? 48 : 44
    default: 47
    }
  }

  /// Where the window's root view begins: below the status bar before era 7, at the top from then on (R-LAY-04).
  func rootFrame(in bounds: CGRect, _ orientation: InterfaceOrientation) -> CGRect {
    guard era < Era(7) else { return bounds }
    let top = statusBarHeight(orientation)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
}
