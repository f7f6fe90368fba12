// Pictures of photographs, and changes of the library.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// A request's number.
public typealias PHImageRequestID = Int32
/// Of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size a photograph has.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better picture follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether it is elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether it is no longer wanted.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// What went wrong.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture fills a size; raw values are PhotoKit's.
public enum PHImageContentMode: Int, Sendable {
  /// All of it is seen.
  case aspectFit = 0
  /// Nothing else is seen.
  case aspectFill = 1
  /// As PhotoKit has it.
  public static let `default` = PHImageContentMode.aspectFit
}

/// Which picture comes; raw values are PhotoKit's.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// One and then a better one.
  case opportunistic = 0
  /// The best.
  case highQualityFormat = 1
  /// The first.
  case fastFormat = 2
}

/// How it becomes smaller; raw values are PhotoKit's.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// Not at all.
  case none = 0
  /// About.
  case fast = 1
  /// Exactly.
  case exact = 2
}

/// How a picture is asked for.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the call waits for it.
  open var isSynchronous = false
  /// Which comes: there is one, and it is the best.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How it becomes smaller.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether it may be fetched from elsewhere: nothing is.
  open var isNetworkAccessAllowed = false
  /// Which of its forms: there is one.
  open var version = PHImageRequestOptionsVersion.current
  /// Which part of it, 0…1 in both directions; nothing for all. All comes.
  open var normalizedCropRect = CGRect.zero
  /// Hears how far it is: nothing is fetched.
  open var progressHandler: PHAssetImageProgressHandler?
  /// The usual way.
  public override init() { super.init() }
}

/// Hands pictures over.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let usual = PHImageManager()
  private let lock = NSLock()
  private var last = PHInvalidImageRequestID
  private var open: Set<PHImageRequestID> = []
  /// One of the app's own.
  public override init() { super.init() }
  /// The usual one.
  open class func `default`() -> PHImageManager { usual }

  /// A photograph's picture, in its own size: nobody here makes pictures smaller, and views scale what they show.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let info: [AnyHashable: Any] = [PHImageResultIsDegradedKey: false, PHImageResultIsInCloudKey: false]
    let image = asset.image
    return hand(atOnce: options?.isSynchronous == true) { resultHandler(image, info) }
  }
  /// Answers in a later turn unless it is not wanted any more, or at once.
  func hand(atOnce: Bool = false, _ tell: @escaping () -> Void) -> PHImageRequestID {
    let number = lock.withLock {
      last += 1
      open.insert(last)
      return last
    }
    if atOnce {
      _ = close(number)
      tell()
    } else {
      later { [self] in
        if close(number) { tell() }
      }
    }
    return number
  }
  private func close(_ number: PHImageRequestID) -> Bool { lock.withLock { open.remove(number) != nil } }
  /// It is no longer wanted, and does not come.
  open func cancelImageRequest(_ requestID: PHImageRequestID) { _ = close(requestID) }
}

/// One that makes pictures before they are asked for; they are there already.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether the best are made.
  open var allowsCachingHighQualityImages = true
  /// Makes some.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// No longer.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// None.
  open func stopCachingImagesForAllAssets() {}
}

/// What a block of changes asks for, done when it is at its end.
enum PhotoChanges {
  nonisolated(unsafe) private static var added: [PHAsset] = []
  nonisolated(unsafe) private static var removed: [PHAsset] = []
  nonisolated(unsafe) private static var alterations: [(PhotoShelf) -> Void] = []
  private static let lock = NSLock()

  static func alter(_ body: @escaping (PhotoShelf) -> Void) { lock.withLock { alterations.append(body) } }
  static func add(_ asset: PHAsset) { lock.withLock { added.append(asset) } }
  static func remove(_ assets: [PHAsset]) { lock.withLock { removed += assets } }

  static func run(_ body: () -> Void) {
    body()
    let (more, fewer, others) = lock.withLock {
      defer { (added, removed, alterations) = ([], [], []) }
      return (added, removed, alterations)
    }
    let shelf = PhotoShelf.current
    shelf.add(more)
    shelf.remove(fewer)
    for alter in others { alter(shelf) }
    if !more.isEmpty || !fewer.isEmpty || !others.isEmpty { shelf.tell() }
  }
}

/// Stands for a photograph that is still to come.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// Asks for a photograph more, or less, within a block of changes.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  /// The photograph it makes.
  public let placeholderForCreatedAsset: PHObjectPlaceholder?
  init(_ name: String) { placeholderForCreatedAsset = PHObjectPlaceholder(localIdentifier: name) }

  /// One more, of a picture.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    let name = PhotoShelf.current.name()
    PhotoChanges.add(PHAsset(image, created: presentDate(), name: name))
    return PHAssetChangeRequest(name)
  }
  /// One more, of a picture's file; nil for none.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    UIImage(contentsOfFile: fileURL.path).map { creationRequestForAsset(from: $0) }
  }
  /// One more, of a film's file: no film can be read here, so that there is none.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
  /// Some less.
  open class func deleteAssets(_ assets: any NSFastEnumeration) {
    PhotoChanges.remove(assets.photoObjects.compactMap { $0 as? PHAsset })
  }
}
