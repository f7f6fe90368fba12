// Photographs: asked for as on a device with a camera, and each ends with an error, for there is none.
import Foundation
import SwivelUI

/// How a photograph is made.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// In which form.
  public let format: [String: Any]?
  /// The flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether it is as large as can be.
  open var isHighResolutionPhotoEnabled = false
  /// In which form a small one comes with it.
  open var previewPhotoFormat: [String: Any]?
  /// The small ones there are.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// By which it is known: no two are known by the same.
  public let uniqueID: Int64
  /// How good against how fast; no better than the output's `maxPhotoQualityPrioritization`.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// Whether eyes are made less red.
  open var isAutoRedEyeReductionEnabled = false
  /// Where a short film beside it goes.
  open var livePhotoMovieFileURL: URL?
  /// Whether it says how far things are.
  open var isDepthDataDeliveryEnabled = false
  /// Whether its file does.
  open var embedsDepthDataInPhoto = true
  /// In which form a sensor's own values come.
  public let rawPhotoPixelFormatType: UInt32
  /// What is written in its file.
  open var metadata: [String: Any] = [:]
  /// As usual.
  public override convenience init() { self.init(format: nil) }
  /// In a form.
  public convenience init(format: [String: Any]?) { self.init(rawPixelFormatType: 0, processedFormat: format) }
  /// With a sensor's own values, and in a form.
  public init(rawPixelFormatType: UInt32, processedFormat: [String: Any]? = nil) {
    (format, rawPhotoPixelFormatType, uniqueID) = (processedFormat, rawPixelFormatType, Self.numbers.next())
    super.init()
  }
  /// As others are, with a number of its own.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(rawPixelFormatType: photoSettings.rawPhotoPixelFormatType, processedFormat: photoSettings.format)
    flashMode = photoSettings.flashMode
    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
    previewPhotoFormat = photoSettings.previewPhotoFormat
    photoQualityPrioritization = photoSettings.photoQualityPrioritization
  }

  private static let numbers = Numbers()
  private final class Numbers: @unchecked Sendable {
    private let lock = NSLock()
    private var last: Int64 = 0
    func next() -> Int64 {
      lock.withLock {
        last += 1
        return last
      }
    }
  }
}

/// A photograph: none is made.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// How it was to be made.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  /// Which of several it is.
  open var photoCount: Int { 1 }
  /// When it was taken.
  open var timestamp: CMTime { .invalid }
  /// Whether it is a sensor's own values.
  open var isRawPhoto: Bool { false }
  /// Its pixels: there are none.
  open var pixelBuffer: CVPixelBuffer? { nil }
  /// Those of a small one: there are none.
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  /// What is written in its file.
  open var metadata: [String: Any] { [:] }
  /// The small one's pixels.
  open func previewCGImageRepresentation() -> CGImage? { nil }
  init(_ resolved: AVCaptureResolvedPhotoSettings) { resolvedSettings = resolved }
  /// Its file.
  open func fileDataRepresentation() -> Data? { nil }
  /// Its pixels.
  open func cgImageRepresentation() -> CGImage? { nil }
}

/// What is known of a photograph before it is made.
public final class AVCaptureResolvedPhotoSettings: NSObject, Sendable {
  /// That of the settings it was asked for with.
  public let uniqueID: Int64
  init(_ settings: AVCapturePhotoSettings) { uniqueID = settings.uniqueID }
}

/// Makes photographs: each ends with an error, for there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether photographs may be as large as can be.
  open var isHighResolutionCaptureEnabled = false
  /// Whether they may be short films.
  open var isLivePhotoCaptureEnabled = false
  /// Whether they can be.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// How they can be packed.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.hevc, .jpeg] }
  /// How good against how fast photographs are; raw values are AVFoundation's.
  public enum QualityPrioritization: Int, Sendable {
    /// Fast.
    case speed = 1
    /// Both.
    case balanced = 2
    /// Good.
    case quality = 3
  }
  /// How good they may be.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// Whether it can be said how far things are.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether it is.
  open var isDepthDataDeliveryEnabled = false
  /// Whether people can be cut out.
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  /// Whether they are.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// Whether a sensor's own values can be had as Apple packs them.
  open var isAppleProRAWSupported: Bool { false }
  /// Whether they are.
  open var isAppleProRAWEnabled = false
  /// In which forms a sensor's own values come: nothing comes.
  open var availableRawPhotoPixelFormatTypes: [UInt32] { [] }
  /// In which forms pixels come: nothing comes.
  open var availablePhotoPixelFormatTypes: [UInt32] { [] }
  /// What it made ready for.
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []
  /// Makes ready, which fails, for there is no camera.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
    nonisolated(unsafe) let done = completionHandler
    DispatchQueue.main.async { done?(false, AVError(.deviceWasDisconnected)) }
  }
  /// The flashes there are.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
  /// One.
  public override init() { super.init() }
  /// Makes a photograph: it ends with an error, and with the call that comes last whatever became of it.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    nonisolated(unsafe) let hearer = delegate
    let resolved = AVCaptureResolvedPhotoSettings(settings)
    DispatchQueue.main.async {
      let error = AVError(.deviceWasDisconnected)
      hearer.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: error)
      hearer.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
  }
}

/// Hears of photographs.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// The camera begins.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// One was taken, and is made now.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// One is about to be made.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// One was made, or not.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// That was all of it.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}
