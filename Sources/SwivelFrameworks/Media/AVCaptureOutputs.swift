// What is made of a camera's pictures: films, pictures one by one, codes. No camera, no pictures: nobody is told of any.
import Foundation
import SwivelUI

/// Something found in a picture: nothing is.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// A kind of what is found.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind of code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A kind of code.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A kind of code.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A kind of code.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A kind of code.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A kind of code.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A kind of code.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A kind of code.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A kind of code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A kind of code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A kind of code.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A kind of code.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A kind of code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
  /// What it is.
  open var type: ObjectType { .qr }
  /// Where it is, 0…1.
  open var bounds: CGRect { .zero }
  /// When it was seen.
  open var time: CMTime { .invalid }
}

/// A code in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says.
  open var stringValue: String? { nil }
  /// Where its corners are.
  open var corners: [CGPoint] { [] }
}

/// A face in a picture.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  /// Whose.
  open var faceID: Int { 0 }
}

/// Looks for codes and faces.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Hears of them.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Which are looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Which can be found.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    [
      .qr, .ean8, .ean13, .upce, .code39, .code39Mod43, .code93, .code128, .pdf417, .aztec, .interleaved2of5, .itf14,
      .dataMatrix, .face,
    ]
  }
  /// Where is looked, 0…1.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// One.
  public override init() { super.init() }
  /// Tells somebody.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// Hears of codes and faces.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Some were found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  /// Nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// How pictures are packed.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// AVFoundation's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As films are.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// As newer films are.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// As photographs are.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How pictures are packed.
public let AVVideoCodecKey = "AVVideoCodecKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How wide they are.
public let AVVideoWidthKey = "AVVideoWidthKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How high they are.
public let AVVideoHeightKey = "AVVideoHeightKey"

/// Has pictures come one by one: none do.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Hears of them.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// In which form they come.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late ones are dropped.
  open var alwaysDiscardsLateVideoFrames = true
  /// In which forms they can come: nothing comes.
  open var availableVideoPixelFormatTypes: [UInt32] { [] }
  /// How they can be packed: nothing comes.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Whether small ones come, as they are seen.
  open var automaticallyConfiguresOutputBufferDimensions = true
  /// How they would be written: nothing comes.
  open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
  /// One.
  public override init() { super.init() }
  /// Tells somebody.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// Has sounds come one by one: none do.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Hears of them.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// Tells somebody.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
  /// How they would be written: nothing comes.
  open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
  /// One.
  public override init() { super.init() }
}

/// Some pictures or sounds: there are none.
public final class CMSampleBuffer: NSObject, Sendable {
  override init() { super.init() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture in a buffer: none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

/// The pixels of a picture: there are none.
public final class CVImageBuffer: NSObject, Sendable {
  override init() { super.init() }
}
/// The pixels of a picture.
public typealias CVPixelBuffer = CVImageBuffer
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The form of pixels.
public nonisolated(unsafe) let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Blue, green, red, alpha.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Brightness and two colours apart, all values.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Brightness and two colours apart, the values of films.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076

/// Hears of sounds.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  /// Some came.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
  /// Nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Hears of pictures.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// One came.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// One was dropped.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  /// Nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Writes what is seen to a file.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// Where to.
  open private(set) var outputFileURL: URL?
  /// Whether it writes.
  open var isRecording: Bool { false }
  /// How long it has.
  open var recordedDuration: CMTime { .zero }
  /// How many bytes.
  open var recordedFileSize: Int64 { 0 }
  /// How long at most; `invalid` for as long as one likes.
  open var maxRecordedDuration = CMTime.invalid
  /// How many bytes at most; 0 for as many as there are.
  open var maxRecordedFileSize: Int64 = 0
  /// How many bytes stay free.
  open var minFreeDiskSpaceLimit: Int64 = 0
  /// Whether it waits.
  open var isRecordingPaused: Bool { false }
  /// Waits; it never writes.
  open func pauseRecording() {}
  /// Goes on; it never writes.
  open func resumeRecording() {}
  /// Begins, and ends with an error, for there is no camera.
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {
    self.outputFileURL = outputFileURL
    nonisolated(unsafe) let hearer = delegate
    DispatchQueue.main.async {
      hearer.fileOutput(
        self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceWasDisconnected))
    }
  }
  /// Ends.
  open func stopRecording() {}
}

/// Makes films of what is seen.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// How often a film is safe up to where it is.
  open var movieFragmentInterval = CMTime.invalid
  /// How films can be packed: none is made.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// How one is packed: nothing comes.
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
  /// Says how; nothing comes.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
  /// One.
  public override init() { super.init() }
}

/// Hears of films.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// One began.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// One ended, or could not begin.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  /// Nothing.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}
