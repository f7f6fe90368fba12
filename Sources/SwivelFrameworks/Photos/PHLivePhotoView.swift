// Pictures that move, and the view they move in: none is made, so that the view stays empty.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// A request's number.
public typealias PHLivePhotoRequestID = Int32
/// Of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// What went wrong.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether a better one follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Whether it is no longer wanted.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture that moves: none is made.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// How large it is, in pixels.
  public let size = CGSize.zero
  override init() { super.init() }
  /// Makes one of a picture and a film, which cannot be read.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    later { resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)]) }
    return Int32(truncatingIfNeeded: KeptForApp.current.number())
  }
  /// It is no longer wanted: an error comes all the same.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// How a picture moves; raw values are PhotosUI's.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  /// Nobody said.
  case undefined = 0
  /// As long as it is.
  case full = 1
  /// A little.
  case hint = 2
}

/// What a sign looks like; bits are PhotosUI's.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Over a picture.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  /// With a line through it.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

/// Hears when a picture moves.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: OptionalMethods {
  /// Whether it may.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool
  /// It begins to.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// It did.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}
extension PHLivePhotoViewDelegate {
  /// Yes.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool { true }
  /// Nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

/// A view in which a picture moves: none does.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  /// Hears of it.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// The picture.
  open var livePhoto: PHLivePhoto?
  /// Whether nothing is heard.
  open var isMuted = false
  /// Which part of the picture is seen, 0…1 in both directions.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// A long touch, by which it moves.
  public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()
  /// Begins: there is nothing to move.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  /// Ends.
  open func stopPlayback() {}
  /// The sign of pictures that move.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
    UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
  }
}
