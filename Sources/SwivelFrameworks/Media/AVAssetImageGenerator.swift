// Single pictures of films, small windows of films over other apps, and ways to other screens: without a decoder there are none.
import Foundation
import SwivelUI

/// Takes pictures from a film: each ends with `AVError.decoderNotFound`.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// How one ended; raw values are AVFoundation's.
  public enum Result: Int, Sendable {
    /// Well.
    case succeeded = 0
    /// Not.
    case failed = 1
    /// It was not wanted any more.
    case cancelled = 2
  }
  /// From which.
  public let asset: AVAsset
  /// Whether pictures are turned as they are shown.
  open var appliesPreferredTrackTransform = false
  /// How large they may be.
  open var maximumSize = CGSize.zero
  /// How much earlier they may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// From a film.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  /// The picture at a time.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError(.decoderNotFound)
  }
  /// The same, told afterwards.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let tell = handler
    let (times, number) = (requestedTimes.map(\.timeValue), cancelled)
    DispatchQueue.main.async { [self] in
      let isWanted = number == cancelled
      for time in times {
        tell(time, nil, .invalid, isWanted ? .failed : .cancelled, isWanted ? AVError(.decoderNotFound) : nil)
      }
    }
  }
  private var cancelled = 0
  /// They are not wanted any more: those that were not told of yet end so.
  open func cancelAllCGImageGeneration() { cancelled += 1 }
}

/// Shows a film in a small window over other apps: it is not possible here.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
  /// Whether the device can: no.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Nil, for the device cannot.
  public init?(playerLayer: AVPlayerLayer) { return nil }
  /// Hears of it.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether it can now.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether it does.
  open var isPictureInPictureActive: Bool { false }
  /// Begins.
  open func startPictureInPicture() {}
  /// Ends.
  open func stopPictureInPicture() {}
}
/// Hears of small windows.
@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: OptionalMethods {}

/// A button that lets people choose where a film is seen.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
  /// Its colour while it is seen elsewhere.
  open var activeTintColor: UIColor! = .systemBlue
  /// Whether screens stand before loudspeakers.
  open var prioritizesVideoDevices = false
  private let button = UIButton(type: .system)
  /// At a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }
  /// One of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }
  private func fill() {
    button.setImage(UIImage(systemName: "airplayaudio"), for: .normal)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }
}
