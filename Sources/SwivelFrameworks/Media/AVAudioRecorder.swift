// Records sounds: there is no microphone, so that it never begins.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// How sounds are packed.
public let AVFormatIDKey = "AVFormatIDKey"
/// How many parts a second has.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many voices there are.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How good they are.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// How many bits a second has.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// How many bits a part has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether parts are numbers with a point.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Whether the first byte is the largest.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// As MPEG-4 packs them.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Not packed.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// As Apple packs them without loss.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// How good sounds are; raw values are AVFoundation's.
public enum AVAudioQuality: Int, Sendable {
  /// Not good.
  case min = 0
  /// A little better.
  case low = 32
  /// Better.
  case medium = 64
  /// Good.
  case high = 96
  /// As good as can be.
  case max = 127
}

/// Records sounds.
@preconcurrency @MainActor open class AVAudioRecorder: NSObject {
  /// Hears of it.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Where to.
  public let url: URL
  /// How.
  public let settings: [String: Any]
  /// Whether it records.
  open var isRecording: Bool { false }
  /// Whether it is measured how loud it is. Kept.
  open var isMeteringEnabled = false
  /// How much there is.
  open var currentTime: TimeInterval { 0 }
  /// To a file, in a way.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }
  /// Makes ready: it cannot.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Begins: it does not.
  @discardableResult open func record() -> Bool { false }
  /// Begins for some seconds: it does not.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Waits.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Deletes what was recorded: nothing was.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Measures.
  open func updateMeters() {}
  /// How loud it is, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud it was, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of what is recorded.
@preconcurrency @MainActor public protocol AVAudioRecorderDelegate: OptionalMethods {
  /// It ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// It cannot.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  /// Nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
