// What is asked of a photograph beside its picture: its bytes, a film of it, a picture that moves. Apps can put pictures here and no films.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// PhotoKit's domain of errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// What went wrong.
public struct PHPhotosError: Error, CustomNSError, Sendable, Hashable {
  /// Some of the kinds; numbers are PhotoKit's.
  public enum Code: Int, Sendable {
    /// The user did not want to.
    case userCancelled = 3072
    /// There is no network.
    case networkError = 3169
    /// There is no such name.
    case identifierNotFound = 3201
    /// It cannot be changed so.
    case changeNotSupported = 3300
    /// A part of it is no such thing.
    case invalidResource = 3302
    /// A part of it is not there.
    case missingResource = 3303
    /// It has no such thing.
    case requestNotSupportedForAsset = 3306
    /// Nobody may say.
    case accessRestricted = 3310
    /// The user said no.
    case accessUserDenied = 3311
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

/// What a photograph is besides; bits are PhotoKit's.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is wide.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// It was made of several.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// It is a picture of a screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// It moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// It knows how far things are.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// It is a film that comes over a network.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// It is a film of many pictures a second.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// It is a film of few.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  /// It is a film that is sharp where somebody wants it to be.
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// Where a photograph is from; bits are PhotoKit's.
public struct PHAssetSourceType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user's.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  /// Somebody else's.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// A computer's.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// What may be done to a photograph; raw values are PhotoKit's.
public enum PHAssetEditOperation: Int, Sendable {
  /// It may go.
  case delete = 1
  /// Its picture may be another: it may not here.
  case content = 2
  /// What is said of it may be: it may not here.
  case properties = 3
}

extension PHAsset {
  /// How it is shown; raw values are PhotoKit's.
  public enum PlaybackStyle: Int, Sendable {
    /// Nobody knows.
    case unsupported = 0
    /// It stands.
    case image = 1
    /// It moves by itself.
    case imageAnimated = 2
    /// It moves under a finger.
    case livePhoto = 3
    /// It is a film.
    case video = 4
    /// It is a film without an end.
    case videoLooping = 5
  }
  /// How it is shown: it stands.
  public var playbackStyle: PlaybackStyle { .image }
  /// What it is besides: nothing.
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Where it is from.
  public var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// Whether it stands for a series.
  public var representsBurst: Bool { false }
  /// Which series.
  public var burstIdentifier: String? { nil }
  /// Whether it was changed.
  public var hasAdjustments: Bool { false }
  /// Whether something may be done to it: it may go.
  public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { editOperation == .delete }
}

extension PHAsset: KeyedStorage {
  /// What predicates find by its name.
  public func keyedValue(forKey key: String) -> Any?? {
    switch key {
    case "localIdentifier": .some(localIdentifier)
    case "mediaType": .some(NSNumber(value: mediaType.rawValue))
    case "mediaSubtype", "mediaSubtypes": .some(NSNumber(value: mediaSubtypes.rawValue))
    case "creationDate": .some(creationDate)
    case "modificationDate": .some(modificationDate)
    case "duration": .some(NSNumber(value: duration))
    case "pixelWidth": .some(NSNumber(value: pixelWidth))
    case "pixelHeight": .some(NSNumber(value: pixelHeight))
    case "favorite", "isFavorite": .some(NSNumber(value: isFavorite))
    case "hidden", "isHidden": .some(NSNumber(value: isHidden))
    case _: nil
    }
  }
}

/// How a film is asked for.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  /// Whether it may be fetched from elsewhere: nothing is.
  open var isNetworkAccessAllowed = false
  /// Which of its forms.
  open var version = PHVideoRequestOptionsVersion.current
  /// How good.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// Hears how far it is: nothing is fetched.
  open var progressHandler: PHAssetImageProgressHandler?
  /// The usual way.
  public override init() { super.init() }
}
/// Which form of a film; raw values are PhotoKit's.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// As it is now.
  case current = 0
  /// As it was taken.
  case original = 1
}
/// How good a film is; raw values are PhotoKit's.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// As it comes.
  case automatic = 0
  /// As good as there is.
  case highQualityFormat = 1
  /// Not so good.
  case mediumQualityFormat = 2
  /// As fast as there is.
  case fastFormat = 3
}
/// Which form of a photograph; raw values are PhotoKit's.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// As it is now.
  case current = 0
  /// As it was before it was changed.
  case unadjusted = 1
  /// As it was taken.
  case original = 2
}
/// Hears how far something is, from 0 to 1.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// How a picture that moves is asked for.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  /// Which of its forms.
  open var version = PHImageRequestOptionsVersion.current
  /// Which comes.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether it may be fetched from elsewhere: nothing is.
  open var isNetworkAccessAllowed = false
  /// Hears how far it is: nothing is fetched.
  open var progressHandler: PHAssetImageProgressHandler?
  /// The usual way.
  public override init() { super.init() }
}

extension PHImageManager {
  /// A photograph's bytes: its picture as a PNG. Where none can be written there are no bytes, and an error.
  @discardableResult
  public func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let data = asset.image.pngData()
    return hand(atOnce: options?.isSynchronous == true) {
      resultHandler(data, data.map { _ in "public.png" }, .up, Self.info(data))
    }
  }
  /// The same before iOS 13.
  @discardableResult
  public func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let data = asset.image.pngData()
    return hand(atOnce: options?.isSynchronous == true) {
      resultHandler(data, data.map { _ in "public.png" }, .up, Self.info(data))
    }
  }
  private static func info(_ data: Data?) -> [AnyHashable: Any] {
    let place: [AnyHashable: Any] = [PHImageResultIsInCloudKey: false]
    return data == nil ? [PHImageErrorKey: PHPhotosError(.missingResource)] : place
  }
  private var none: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.requestNotSupportedForAsset)] }
  /// A film: none is here.
  @discardableResult
  public func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { hand { [none] in resultHandler(nil, nil, none) } }
  /// A film to be played: none is here.
  @discardableResult
  public func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { hand { [none] in resultHandler(nil, none) } }
  /// A film to be written: none is here.
  @discardableResult
  public func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { hand { [none] in resultHandler(nil, none) } }
  /// A picture that moves: none is here.
  @discardableResult
  public func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { hand { [none] in resultHandler(nil, none) } }
}
