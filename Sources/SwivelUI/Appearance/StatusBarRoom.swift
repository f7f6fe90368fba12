// What a status bar takes of the window: nothing where the app hides it, unless a camera is in its place.
import DeviceCatalog
import Orientation

extension AppScene {
  /// The top of the safe area, in points (R-MET-01). Where the status bar is hidden "there is still an inset on iPhone X, but not on normal
  /// iPhones" (react-navigation/react-native-safe-area-view#62; SwiftKickMobile/SwiftMessages#488). In windows that share the screen it
  /// is not the app's alone; on iPads of era 26 nobody has told.
  func statusBarHeight(_ orientation: InterfaceOrientation) -> CGFloat {
    hidesStatusBar && givesRoom && !sharesScreen ? 0 : metrics.statusBarHeight(orientation)
  }

  /// Whether nothing but the status bar takes of the top of the screen.
  private var givesRoom: Bool {
    switch device.profile.cornerStyle {
    case .homeButton: era >= Era(7)
    case .faceIDNoHome, .touchIDNoHome: era < Era(26)
    case .faceIDNotch, .dynamicIsland, .punchHole, .underDisplayCamera: false
    }
  }

  /// Asks who has the word whether the status bar is hidden, after it said that it may be, or somebody else is in front. What lies below it
  /// is laid out anew. That it is hidden in compact height is the device's, not the app's.
  func followStatusBar() {
    statusBarIsStale = false
    guard canvas == nil, let window else { return }
    let before = statusBarHeight(interfaceOrientation)
    hidesStatusBar = window.hidesStatusBar && window.statusBarSpeaker?.hidesStatusBarByItself != true
    guard statusBarHeight(interfaceOrientation) != before else { return }
    UIView.noteGeometryChange()
    window.setNeedsLayoutBelow()
  }
}
