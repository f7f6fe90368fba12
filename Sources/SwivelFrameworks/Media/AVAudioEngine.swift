// Sounds as they are put together: nothing is heard and nothing comes in, so that an engine with a microphone does not start.
import Foundation
import SwivelUI

/// How sounds are made of numbers.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// How many a second.
  public let sampleRate: Double
  /// How many voices.
  public let channelCount: UInt32
  /// The usual form.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    guard sampleRate > 0, channels > 0 else { return nil }
    (self.sampleRate, channelCount) = (sampleRate, channels)
    super.init()
  }
  fileprivate init(none: Void) {
    (sampleRate, channelCount) = (0, 0)
    super.init()
  }
}

/// Some sounds.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  /// How they are made.
  public let format: AVAudioFormat
  /// How many there may be.
  public let frameCapacity: UInt32
  /// How many there are.
  open var frameLength: UInt32 = 0
  /// The numbers: there are none.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  /// Room for some.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    super.init()
  }
}

/// When sounds come.
public final class AVAudioTime: NSObject, Sendable {}

/// A part of an engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// How sounds go out of it: no microphone has a form.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat(none: ()) }
  /// How they come in.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat(none: ()) }
  /// Is told of sounds: none come.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Is told no more.
  open func removeTap(onBus bus: Int) {}
}
/// What comes in.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
/// What goes out.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
/// Several at once.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// 0…1.
  open var outputVolume: Float = 1
}
/// Plays some.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// 0…1.
  open var volume: Float = 1
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// One.
  public override init() { super.init() }
  /// Begins.
  open func play() { isPlaying = true }
  /// Waits.
  open func pause() { isPlaying = false }
  /// Ends.
  open func stop() { isPlaying = false }
}

/// Puts sounds together. May be used on any thread.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  private var usesMicrophone = false
  private let input = AVAudioInputNode()
  /// What comes in.
  open var inputNode: AVAudioInputNode {
    usesMicrophone = true
    return input
  }
  /// What goes out.
  public let outputNode = AVAudioOutputNode()
  /// All at once.
  public let mainMixerNode = AVAudioMixerNode()
  /// Whether it runs.
  open private(set) var isRunning = false
  /// One without anything.
  public override init() { super.init() }
  /// Takes a part.
  open func attach(_ node: AVAudioNode) {}
  /// Gives it back.
  open func detach(_ node: AVAudioNode) {}
  /// Has sounds go from one to another.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Makes ready.
  open func prepare() {}
  /// Begins.
  ///
  /// - Throws: `AVError.deviceWasDisconnected` where it was asked for a microphone.
  open func start() throws {
    guard !usesMicrophone else { throw AVError(.deviceWasDisconnected) }
    isRunning = true
  }
  /// Waits.
  open func pause() { isRunning = false }
  /// Ends.
  open func stop() { isRunning = false }
  /// Forgets what was put together.
  open func reset() {}
}
