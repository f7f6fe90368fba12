// In which forms a camera makes pictures, and how it is set by hand. The device has no camera, so that there is no form and nothing to set.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// How many pictures a second a form can have. There is none.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  /// The fewest.
  open var minFrameRate: Double { 0 }
  /// The most.
  open var maxFrameRate: Double { 0 }
  /// The shortest time between two.
  open var minFrameDuration: CMTime { .invalid }
  /// The longest.
  open var maxFrameDuration: CMTime { .invalid }
  override init() { super.init() }
}

/// How films are kept steady; raw values are AVFoundation's.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// Not.
  case off = 0
  /// A little.
  case standard = 1
  /// As in the cinema.
  case cinematic = 2
  /// More so.
  case cinematicExtended = 3
  /// As it costs least where they are seen at once.
  case previewOptimized = 4
  /// Most.
  case cinematicExtendedEnhanced = 5
  /// As the system likes.
  case auto = -1
}

/// Which colours a camera makes; raw values are AVFoundation's.
public enum AVCaptureColorSpace: Int, Sendable {
  /// The usual ones.
  case sRGB = 0
  /// More.
  case P3_D65 = 1
  /// More, and brighter.
  case HLG_BT2020 = 2
  /// As Apple's log has them.
  case appleLog = 3
}

extension AVCaptureDevice {
  /// A form of pictures. There is none.
  open class Format: NSObject, @unchecked Sendable {
    /// What its pictures are.
    open var mediaType: AVMediaType { .video }
    /// How many a second.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    /// How much is seen from side to side, in degrees.
    open var videoFieldOfView: Float { 0 }
    /// How near.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// From where on pixels are made larger.
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    /// The least a sensor is.
    open var minISO: Float { 0 }
    /// The most.
    open var maxISO: Float { 0 }
    /// The shortest a picture is lit.
    open var minExposureDuration: CMTime { .invalid }
    /// The longest.
    open var maxExposureDuration: CMTime { .invalid }
    /// Whether films can be kept steady.
    open func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool {
      videoStabilizationMode == .off
    }
    /// Whether dark and bright are both seen.
    open var isVideoHDRSupported: Bool { false }
    /// Whether it is for large photographs.
    open var isHighestPhotoQualitySupported: Bool { false }
    /// Whether several cameras can at a time.
    open var isMultiCamSupported: Bool { false }
    /// Which colours.
    open var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    /// Forms of distances.
    open var supportedDepthDataFormats: [Format] { [] }
    override init() { super.init() }
  }
  /// In which forms it makes pictures: in none.
  public var formats: [Format] { [] }
  /// In which it does now; kept nowhere, for there is no camera.
  public var activeFormat: Format {
    get { Format() }
    set {}
  }
  /// Which colours it makes.
  public var activeColorSpace: AVCaptureColorSpace {
    get { .sRGB }
    set {}
  }
  /// What its maker calls it.
  public var modelID: String { "" }
  /// Who made it.
  public var manufacturer: String { "" }
  /// Whether it is there.
  public var isConnected: Bool { false }
  /// Whether another app has it.
  public var isSuspended: Bool { false }
  /// Whether it is several in one.
  public var isVirtualDevice: Bool { false }
  /// Those it is.
  public var constituentDevices: [AVCaptureDevice] { [] }
  /// How near it is where one takes over from the other.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// Whether it goes nearer now.
  public var isRampingVideoZoom: Bool { false }
  /// Goes no nearer.
  public func cancelVideoZoomRamp() {}
  /// Whether the flash would flash, until iOS 10.
  public var isFlashActive: Bool { false }
  /// Whether the flash can be so, until iOS 10.
  public func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
}

extension AVCaptureDevice {
  /// How far its lens is, 0…1.
  public var lensPosition: Float { 0 }
  /// Whether it looks for what is sharp now.
  public var isAdjustingFocus: Bool { false }
  /// Sets the lens by hand; there is none.
  public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
    handler?(.invalid)
  }
  /// How much a sensor makes of light.
  public var iso: Float { 0 }
  /// How long a picture is lit.
  public var exposureDuration: CMTime { .invalid }
  /// How wide its lens is open.
  public var lensAperture: Float { 0 }
  /// Whether it looks how bright it is now.
  public var isAdjustingExposure: Bool { false }
  /// How far from bright enough.
  public var exposureTargetOffset: Float { 0 }
  /// How much brighter than bright enough.
  public var exposureTargetBias: Float { 0 }
  /// The least of that.
  public var minExposureTargetBias: Float { 0 }
  /// The most.
  public var maxExposureTargetBias: Float { 0 }
  /// Sets how much brighter; there is nothing to be bright.
  public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
    handler?(.invalid)
  }
  /// Sets light by hand; there is none.
  public func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) { handler?(.invalid) }
  /// Whether dark and bright are both seen where it helps.
  public var automaticallyAdjustsVideoHDREnabled: Bool {
    get { false }
    set {}
  }
  /// Whether dark and bright are both seen.
  public var isVideoHDREnabled: Bool {
    get { false }
    set {}
  }
}
