// Films that are written anew: without a decoder each export fails, and says so.
import Foundation
import SwivelUI

/// A stretch of time.
public struct CMTimeRange: Sendable, Hashable {
  /// When it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// When it ends.
  public var end: CMTime { start + duration }
  /// By its beginning and length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// By its beginning and end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Nothing.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No stretch.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// By its beginning and length, as in C.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// AVFoundation's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4 without pictures.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// MPEG-1.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// A photograph.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// WAVE.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As good as there is.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Not so good.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// The name `AVAssetExportSession.Status` has in older sources.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// Writes a film anew: it fails, the device having no decoder. May be used on any thread.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far it is; raw values are AVFoundation's.
  public enum Status: Int, Sendable {
    /// It has not begun.
    case unknown = 0
    /// It waits.
    case waiting = 1
    /// It writes.
    case exporting = 2
    /// It is done.
    case completed = 3
    /// It cannot.
    case failed = 4
    /// It was ended.
    case cancelled = 5
  }
  /// What is written.
  public let asset: AVAsset
  /// How well.
  public let presetName: String
  /// Where to.
  open var outputURL: URL?
  /// As what.
  open var outputFileType: AVFileType?
  /// Which part.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// Whether it can be shown before all is there.
  open var shouldOptimizeForNetworkUse = false
  /// How far it is.
  public private(set) var status = Status.unknown
  /// Why it cannot.
  public private(set) var error: (any Error)?
  /// 0…1.
  open var progress: Float { 0 }

  /// Of a film.
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  /// Begins, and fails.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    error = AVError(.decoderNotFound)
    status = .failed
    nonisolated(unsafe) let tell = handler
    DispatchQueue.main.async { tell() }
  }

  /// Ends it.
  open func cancelExport() { if status != .failed { status = .cancelled } }
}
