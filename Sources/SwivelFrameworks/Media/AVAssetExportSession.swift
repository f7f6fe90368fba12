// Films that are written anew: without a decoder each export fails, and says so.
import Foundation
import SwivelUI

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
  /// MPEG-4 of Apple's.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// For telephones.
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  /// AIFF.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// Core Audio's.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// A photograph of newer devices.
  public static let heic = AVFileType(rawValue: "public.heic")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As good as there is.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Not so good.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Poor.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sounds alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
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
  /// How pictures are put together.
  open var videoComposition: AVVideoComposition?
  /// How sounds are.
  open var audioMix: AVAudioMix?
  /// What is said of it.
  open var metadata: [AVMetadataItem]?
  /// As what it can be written: as nothing.
  open var supportedFileTypes: [AVFileType] { [] }
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it cannot.
  open private(set) var error: (any Error)?
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

  /// Begins, and fails.
  open func export() async {
    error = AVError(.decoderNotFound)
    status = .failed
  }
  /// Begins, and fails (iOS 18).
  open func export(to url: URL, as fileType: AVFileType) async throws { throw AVError(.decoderNotFound) }
  /// The names of what can be chosen for a film: of nothing, as it cannot be read.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  /// The names of what can be chosen.
  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
      AVAssetExportPreset640x480, AVAssetExportPreset960x540, AVAssetExportPreset1280x720,
      AVAssetExportPreset1920x1080, AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough,
    ]
  }
  /// Ends it.
  open func cancelExport() { if status != .failed { status = .cancelled } }
}
