// Films that are written and read picture by picture: without a coder neither begins, and says so. May be used on any thread.
import Foundation
import SwivelUI

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How they are written.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many bits a second has.
public let AVVideoAverageBitRateKey = "AverageBitRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How they fill a size.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"

/// Writes a film (developer.apple.com/documentation/avfoundation/avassetwriter).
open class AVAssetWriter: NSObject, @unchecked Sendable {
  /// How far it is; raw values are AVFoundation's.
  public enum Status: Int, Sendable {
    /// It has not begun.
    case unknown = 0
    /// It writes.
    case writing = 1
    /// It is done.
    case completed = 2
    /// It cannot.
    case failed = 3
    /// It was ended.
    case cancelled = 4
  }
  /// Where to.
  public let outputURL: URL
  /// As what.
  public let outputFileType: AVFileType
  /// What is written.
  open private(set) var inputs: [AVAssetWriterInput] = []
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it cannot.
  open private(set) var error: (any Error)?
  /// Whether it can be shown before all is there.
  open var shouldOptimizeForNetworkUse = false
  /// What is said of it.
  open var metadata: [AVMetadataItem] = []
  /// To a file.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    super.init()
  }
  /// Whether something can be written.
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown && !inputs.contains { $0 === input } }
  /// Writes something more.
  open func add(_ input: AVAssetWriterInput) { if canAdd(input) { inputs.append(input) } }
  /// Begins: it cannot.
  @discardableResult
  open func startWriting() -> Bool {
    (status, error) = (.failed, AVError(.unknown))
    return false
  }
  /// From a time on.
  open func startSession(atSourceTime startTime: CMTime) {}
  /// Until a time.
  open func endSession(atSourceTime endTime: CMTime) {}
  /// Ends: told afterwards.
  open func finishWriting(completionHandler handler: @escaping () -> Void) { later { handler() } }
  /// Ends.
  open func finishWriting() async {}
  /// It is not wanted any more.
  open func cancelWriting() { if status != .failed { status = .cancelled } }
}

/// Pictures or sounds that are written.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  /// Which.
  public let mediaType: AVMediaType
  /// How.
  public let outputSettings: [String: Any]?
  /// Whether they come as they happen.
  open var expectsMediaDataInRealTime = false
  /// How they are turned.
  open var transform = CGAffineTransform.identity
  /// How many parts seconds have.
  open var mediaTimeScale: Int32 = 0
  /// Of a kind.
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
    super.init()
  }
  /// Whether more can come: none can.
  open var isReadyForMoreMediaData: Bool { false }
  /// More comes: it is not taken.
  @discardableResult
  open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  /// Asks for more: none is wanted.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}
  /// No more comes.
  open func markAsFinished() {}
}

/// Pictures of pixels that are written.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  /// By which.
  public let assetWriterInput: AVAssetWriterInput
  /// How they are.
  public let sourcePixelBufferAttributes: [String: Any]?
  /// By an input.
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
    super.init()
  }
  /// One more: it is not taken.
  @discardableResult
  open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}

/// Reads a film.
open class AVAssetReader: NSObject, @unchecked Sendable {
  /// How far it is; raw values are AVFoundation's.
  public enum Status: Int, Sendable {
    /// It has not begun.
    case unknown = 0
    /// It reads.
    case reading = 1
    /// It is done.
    case completed = 2
    /// It cannot.
    case failed = 3
    /// It was ended.
    case cancelled = 4
  }
  /// Which.
  public let asset: AVAsset
  /// What is read.
  open private(set) var outputs: [AVAssetReaderOutput] = []
  /// Which part.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it cannot.
  open private(set) var error: (any Error)?
  /// Of a film.
  public init(asset: AVAsset) throws {
    self.asset = asset
    super.init()
  }
  /// Whether something can be read.
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown && !outputs.contains { $0 === output } }
  /// Reads something more.
  open func add(_ output: AVAssetReaderOutput) { if canAdd(output) { outputs.append(output) } }
  /// Begins: there is no decoder.
  @discardableResult
  open func startReading() -> Bool {
    (status, error) = (.failed, AVError(.decoderNotFound))
    return false
  }
  /// It is not wanted any more.
  open func cancelReading() { if status != .failed { status = .cancelled } }
}

/// Something that is read.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  /// Whether what is handed over may be changed.
  open var alwaysCopiesSampleData = true
  override init() { super.init() }
  /// The next: there is none.
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

/// A track that is read.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// Which.
  public let track: AVAssetTrack
  /// How.
  public let outputSettings: [String: Any]?
  /// Of a track.
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// When a picture is seen: nobody knows.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How long: nobody knows.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How wide a picture is: it has no pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How high: it has no pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many bytes a row has: none.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where the pixels are: nowhere.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
/// How pixels are looked at.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// From bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Without changing them.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins to look at pixels.
/// - Returns: 0, as where it is done.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> Int32 {
  0
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends looking at them.
/// - Returns: 0, as where it is done.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> Int32
{
  0
}
