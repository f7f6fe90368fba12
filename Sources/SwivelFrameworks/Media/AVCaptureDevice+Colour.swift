// How a camera sees colours and darkness. The device has no camera, so that nothing of this is ever asked of one.
import Foundation
import SwivelUI

extension AVCaptureDevice {
  /// How it finds what is white; raw values are AVFoundation's.
  public enum WhiteBalanceMode: Int, Sendable {
    /// Not.
    case locked = 0
    /// Once.
    case autoWhiteBalance = 1
    /// Always.
    case continuousAutoWhiteBalance = 2
  }
  /// How it finds what is white.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { .locked }
    set {}
  }
  /// Whether it can so.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// Whether it can see more in the dark.
  public var isLowLightBoostSupported: Bool { false }
  /// Whether it does now.
  public var isLowLightBoostEnabled: Bool { false }
  /// Whether it does by itself.
  public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
    get { false }
    set {}
  }
}
