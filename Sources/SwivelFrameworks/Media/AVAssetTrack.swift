// What is in films and sounds, and how one asks for it: nobody can look into a file, so that each question ends with an error.
import Foundation
import SwivelUI

/// The number of a track.
public typealias CMPersistentTrackID = Int32
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of none.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// What tracks have in common.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// AVFoundation's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is seen.
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  /// It is heard.
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  /// It is read.
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}

/// Something that is said of a film: nothing is.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// What about.
  open var commonKey: Key? { nil }
  /// What.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// What, as a text.
  open var stringValue: String? { nil }
  /// What, as bytes.
  open var dataValue: Data? { nil }
  /// What about.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What it is called.
    public static let commonKeyTitle = Key(rawValue: "title")
    /// Who made it.
    public static let commonKeyArtist = Key(rawValue: "artist")
    /// What it is on.
    public static let commonKeyAlbumName = Key(rawValue: "albumName")
    /// Its picture.
    public static let commonKeyArtwork = Key(rawValue: "artwork")
  }
}

/// Pictures, sounds or words of a film.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The film; nil once it is gone.
  open internal(set) weak var asset: AVAsset?
  /// Its number.
  public let trackID: CMPersistentTrackID
  /// What it has.
  public let mediaType: AVMediaType
  init(_ trackID: CMPersistentTrackID, _ mediaType: AVMediaType, of asset: AVAsset) {
    (self.trackID, self.mediaType, self.asset) = (trackID, mediaType, asset)
    super.init()
  }
  /// In which form: none is known.
  open var formatDescriptions: [Any] { [] }
  /// Whether it can be played: there is no decoder.
  open var isPlayable: Bool { false }
  /// Whether it is seen or heard.
  open var isEnabled: Bool { true }
  /// When it is.
  open var timeRange: CMTimeRange { .zero }
  /// How many parts its seconds have.
  open var naturalTimeScale: Int32 { 600 }
  /// How many bits a second has.
  open var estimatedDataRate: Float { 0 }
  /// In which language.
  open var languageCode: String? { nil }
  /// The same with its region.
  open var extendedLanguageTag: String? { nil }
  /// How large its pictures are.
  open var naturalSize: CGSize { .zero }
  /// How they are turned.
  open var preferredTransform: CGAffineTransform { .identity }
  /// How loud it is.
  open var preferredVolume: Float { 1 }
  /// How many pictures a second has.
  open var nominalFrameRate: Float { 0 }
  /// How long the shortest is seen.
  open var minFrameDuration: CMTime { .invalid }
  /// What is said of it: nothing.
  open var metadata: [AVMetadataItem] { [] }
  /// Whether it has something in common with others.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual: mediaType == .video
    case .audible: mediaType == .audio
    case .legible: mediaType == .text
    case _: false
    }
  }
}

/// Whether a value was read; raw values are AVFoundation's.
public enum AVKeyValueStatus: Int, Sendable {
  /// Nobody looked.
  case unknown = 0
  /// Somebody does.
  case loading = 1
  /// It is there.
  case loaded = 2
  /// It cannot be.
  case failed = 3
  /// It was not wanted any more.
  case cancelled = 4
}

extension AVAsset {
  /// Those of a kind.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  /// Those that have something in common.
  public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
    tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
  }
  /// The one of a number.
  public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }
  /// What is said of it: nothing is read.
  public var metadata: [AVMetadataItem] { [] }
  /// The same in words all forms have.
  public var commonMetadata: [AVMetadataItem] { [] }
  /// How it is turned.
  public var preferredTransform: CGAffineTransform { .identity }
  /// How fast it is played.
  public var preferredRate: Float { 1 }
  /// How loud it is.
  public var preferredVolume: Float { 1 }
  /// Whether it can be written anew: there is no decoder.
  public var isExportable: Bool { false }
  /// Whether it can be read.
  public var isReadable: Bool { isKnown }
  /// Whether it can be put together with others.
  public var isComposable: Bool { isKnown }
  /// Whether it is protected.
  public var hasProtectedContent: Bool { false }

  /// Looks for values: a file's cannot be read.
  public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    later { handler?() }
  }
  /// Whether one was read.
  public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>? = nil)
    -> AVKeyValueStatus
  {
    if isKnown { return .loaded }
    outError?.pointee = AVError(.decoderNotFound) as NSError
    return .failed
  }
  /// It is not wanted any more.
  public func cancelLoading() {}

  private func looked<Value>(_ value: Value) throws -> Value {
    guard isKnown else { throw AVError(.decoderNotFound) }
    return value
  }
  /// Those of a kind; a file's cannot be read.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try looked(tracks(withMediaType: mediaType))
  }
  /// Those that have something in common; a file's cannot be read.
  public func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> [AVAssetTrack] { try looked(tracks(withMediaCharacteristic: mediaCharacteristic)) }
  /// The one of a number; a file's cannot be read.
  public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    try looked(track(withTrackID: trackID))
  }
  /// Those of a kind, told afterwards; a file's cannot be read.
  public func loadTracks(
    withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    let found = isKnown ? tracks(withMediaType: mediaType) : nil
    later { completionHandler(found, found == nil ? AVError(.decoderNotFound) : nil) }
  }
}
