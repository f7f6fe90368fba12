// Pictures of a film as it is played, which do not come, and how an item is played, which is kept.
import Foundation
import SwivelUI

/// How sounds are stretched.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// AVFoundation's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// For voices.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// For music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// Higher where it is faster.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// What comes of an item while it is played.
@preconcurrency @MainActor open class AVPlayerItemOutput: NSObject {
  /// Whether it is not seen besides.
  open var suppressesPlayerRendering = false
  override init() { super.init() }
  /// The item's time at the host's: nobody plays.
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}

/// Pictures of an item: none come.
@preconcurrency @MainActor open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  /// With pixels of a form.
  public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }
  /// The same by settings.
  public init(outputSettings: [String: Any]?) { super.init() }
  /// Whether there is another: there is none.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  /// The picture at a time: none.
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
  /// Tells when there will be one: never.
  open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}

extension AVPlayerItem {
  /// Has something come of it: nothing does.
  public func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  /// No longer.
  public func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
}

extension AVAssetImageGenerator {
  /// The picture at a time, waited for: there is none.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }
}
