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
    (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, .pcmFormatFloat32, false)
    super.init()
  }
  /// A form of numbers.
  public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: UInt32, interleaved: Bool) {
    guard sampleRate > 0, channels > 0 else { return nil }
    (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, format, interleaved)
    super.init()
  }
  /// Which numbers.
  public let commonFormat: AVAudioCommonFormat
  /// Whether the voices' numbers take turns.
  public let isInterleaved: Bool
  /// Whether it is the usual form: real numbers, a row for each voice.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return sampleRate == other.sampleRate && channelCount == other.channelCount
      && commonFormat == other.commonFormat && isInterleaved == other.isInterleaved
  }
  open override var hash: Int { Int(sampleRate) &* 31 &+ Int(channelCount) }
  fileprivate init(none: Void) {
    (sampleRate, channelCount, commonFormat, isInterleaved) = (0, 0, .otherFormat, false)
    super.init()
  }
}

/// Some sounds: a row of numbers for each voice, -1…1.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  /// How they are made.
  public let format: AVAudioFormat
  /// How many there may be.
  public let frameCapacity: UInt32
  /// How many there are.
  open var frameLength: UInt32 = 0
  /// How far a voice's next number is from one.
  open var stride: Int { 1 }
  /// The rows; nil for a form of other numbers.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(rows) : nil
  }
  private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  /// Room for some.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    rows = .allocate(capacity: max(1, Int(format.channelCount)))
    for row in 0..<Int(format.channelCount) {
      let numbers = UnsafeMutablePointer<Float>.allocate(capacity: max(1, Int(frameCapacity)))
      numbers.initialize(repeating: 0, count: max(1, Int(frameCapacity)))
      (rows + row).initialize(to: numbers)
    }
    super.init()
  }
  deinit {
    for row in 0..<Int(format.channelCount) { rows[row].deallocate() }
    rows.deallocate()
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
  /// Has them go from an exit to an entry.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: Int, toBus bus2: Int, format: AVAudioFormat?
  ) {}
  /// Has none go out of a part.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Has none come into a part.
  open func disconnectNodeInput(_ node: AVAudioNode) {}
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
