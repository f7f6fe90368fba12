// What a test starts from: states a device is put in without anybody being asked or told, so that only what follows counts.
import Emulator
import Orientation
import SwivelUI

extension TestDevice {
  /// Has the device held like this, and its apps know it. No window turns: whether one does is what the next thing done shows.
  public func given(device orientation: UIDeviceOrientation) {
    emulator.assume(attitude: orientation)
    hand.take(orientation)
  }
}

extension TestWindow {
  /// Puts the window in an interface orientation, laid out as if it had been in it all along; who is on the screen counts as
  /// having been told, and no mask is asked.
  public func given(interface orientation: UIInterfaceOrientation) {
    device.emulator.assume(window: id, interface: orientation)
  }

  /// Answers `supportedInterfaceOrientations` with this mask instead of the controller that would be asked, from now on; nil
  /// lets the controllers answer again. Masks are asked for from era 6 on (R-MASK-03), before this changes nothing.
  public func given(mask: UIInterfaceOrientationMask?) {
    device.emulator.assume(window: id, mask: mask)
  }
}

extension AppBundle {
  /// This app with other values in its Info.plist.
  ///
  /// ```swift
  /// let device = try TestDevice("ipad-air-2", iOS: "15", Player.app.given { $0.requiresFullScreen = true })
  /// ```
  public func given(_ change: (inout InfoDictionary) -> Void) -> AppBundle {
    var app = self
    change(&app.infoDictionary)
    return app
  }
}
