// Cameras and microphones: the device has none, so that apps find none and are told the user said no.
import Foundation
import SwivelUI

/// A kind of what is seen or heard.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// AVFoundation's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Words.
  public static let text = AVMediaType(rawValue: "text")
  /// What is found in pictures.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// What an app may record; raw values are AVFoundation's.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// Nobody may say.
  case restricted = 1
  /// No.
  case denied = 2
  /// Yes.
  case authorized = 3
}

/// A camera or a microphone: the device has none, and so there is no object of this class.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// A kind of camera or microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// For what is near.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// For what is far.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two, one of them for what is near.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The one that knows faces.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// Any microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  /// Where it is; raw values are AVFoundation's.
  public enum Position: Int, Sendable {
    /// Anywhere.
    case unspecified = 0
    /// At the back.
    case back = 1
    /// At the front.
    case front = 2
  }
  /// A light; raw values are AVFoundation's.
  public enum TorchMode: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// In the dark.
    case auto = 2
  }
  /// A flash; raw values are AVFoundation's.
  public enum FlashMode: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// In the dark.
    case auto = 2
  }
  /// How it finds what is sharp; raw values are AVFoundation's.
  public enum FocusMode: Int, Sendable {
    /// Not.
    case locked = 0
    /// Once.
    case autoFocus = 1
    /// Always.
    case continuousAutoFocus = 2
  }
  /// How it finds how bright it is; raw values are AVFoundation's.
  public enum ExposureMode: Int, Sendable {
    /// Not.
    case locked = 0
    /// Once.
    case autoExpose = 1
    /// Always.
    case continuousAutoExposure = 2
    /// As it is told.
    case custom = 3
  }

  override init() { super.init() }
  /// None.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// None.
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
    -> AVCaptureDevice?
  { nil }
  /// None.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// None.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// No: a device without a camera is one whose user said no.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Would ask the user.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { handler(false) } }
  /// Would ask the user.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// By which it is known.
  open var uniqueID: String { "" }
  /// What it is called.
  open var localizedName: String { "" }
  /// What kind it is.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Where it is.
  open var position: Position { .unspecified }
  /// Whether it makes something of a kind.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Whether it can make pictures of a kind.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// Begins to set it.
  ///
  /// - Throws: `AVError.deviceWasDisconnected`.
  open func lockForConfiguration() throws { throw AVError(.deviceWasDisconnected) }
  /// Ends it.
  open func unlockForConfiguration() {}
  /// Whether it has a light.
  open var hasTorch: Bool { false }
  /// Whether the light can be used now.
  open var isTorchAvailable: Bool { false }
  /// Whether it shines.
  open var isTorchActive: Bool { false }
  /// The light.
  open var torchMode = TorchMode.off
  /// How bright it shines, 0…1.
  open var torchLevel: Float { 0 }
  /// Whether the light can be so.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Lets it shine.
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceWasDisconnected) }
  /// Whether it has a flash.
  open var hasFlash: Bool { false }
  /// Whether the flash can be used now.
  open var isFlashAvailable: Bool { false }
  /// The flash, until iOS 10.
  open var flashMode = FlashMode.off
  /// How it finds what is sharp.
  open var focusMode = FocusMode.locked
  /// Where that is, 0…1.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether that can be said.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Whether it can so.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// How it finds how bright it is.
  open var exposureMode = ExposureMode.locked
  /// Where that is, 0…1.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether that can be said.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// Whether it can so.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether it can get sharp slowly.
  open var isSmoothAutoFocusSupported: Bool { false }
  /// Whether it does.
  open var isSmoothAutoFocusEnabled = false
  /// Whether it looks where something changes.
  open var isSubjectAreaChangeMonitoringEnabled = false
  /// How near.
  open var videoZoomFactor: CGFloat = 1
  /// The nearest.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// The farthest.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// Goes nearer.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  /// The shortest time between pictures.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// The longest.
  open var activeVideoMaxFrameDuration = CMTime.invalid

  /// Looks for cameras and microphones: there are none.
  public final class DiscoverySession: NSObject, Sendable {
    /// None.
    public var devices: [AVCaptureDevice] { [] }
    /// By kinds.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
  }
}
