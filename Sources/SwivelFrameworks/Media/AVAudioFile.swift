// Files of sounds: WAVE files of plain numbers are read and written, by "Multimedia Programming Interface and Data Specifications 1.0".
// Any other form needs a decoder, which there is none of.
import Foundation
import SwivelUI

/// How many numbers of each voice.
public typealias AVAudioFrameCount = UInt32
/// Which of them.
public typealias AVAudioFramePosition = Int64
/// How many voices.
public typealias AVAudioChannelCount = UInt32
/// An entry or an exit.
public typealias AVAudioNodeBus = Int

/// Which numbers sounds are made of; raw values are AVFAudio's.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Others.
  case otherFormat = 0
  /// Real ones of 32 bits.
  case pcmFormatFloat32 = 1
  /// Real ones of 64 bits.
  case pcmFormatFloat64 = 2
  /// Whole ones of 16 bits.
  case pcmFormatInt16 = 3
  /// Whole ones of 32 bits.
  case pcmFormatInt32 = 4
}

/// A file of sounds. What is read and written are real numbers; what is in the file has its own form.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// Where.
  public let url: URL
  /// The form of what is in it.
  public let fileFormat: AVAudioFormat
  /// The form of what is read of it and written to it.
  public let processingFormat: AVAudioFormat
  /// How many there are.
  open var length: AVAudioFramePosition { AVAudioFramePosition(wave.frames) }
  /// Where the next is read.
  open var framePosition: AVAudioFramePosition = 0
  private var wave: WaveFile
  private let isWritten: Bool

  /// One to read.
  ///
  /// - Throws: what is said of a file that cannot be read, and `AVError.fileFormatNotRecognized` for another form.
  public init(forReading fileURL: URL) throws {
    let data = try Data(contentsOf: fileURL)
    guard let wave = WaveFile(data), let formats = Self.formats(of: wave) else {
      throw AVError(.fileFormatNotRecognized)
    }
    (url, self.wave, isWritten) = (fileURL, wave, false)
    (fileFormat, processingFormat) = formats
    super.init()
  }
  /// One to read as numbers of a kind: as real ones, whatever is asked.
  public convenience init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    try self.init(forReading: fileURL)
  }
  /// One to write, whose settings say how: numbers a second, voices and bits.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    func number(_ key: String) -> NSNumber? { settings[key] as? NSNumber }
    let isReal = number(AVLinearPCMIsFloatKey)?.boolValue ?? false
    let wave = WaveFile(
      rate: number(AVSampleRateKey)?.doubleValue ?? 44_100, voices: number(AVNumberOfChannelsKey)?.intValue ?? 2,
      bits: isReal ? 32 : number(AVLinearPCMBitDepthKey)?.intValue ?? 16, isReal: isReal)
    guard let wave, let formats = Self.formats(of: wave) else { throw AVError(.fileFormatNotRecognized) }
    (url, self.wave, isWritten) = (fileURL, wave, true)
    (fileFormat, processingFormat) = formats
    super.init()
    try wave.head.write(to: fileURL)
  }
  /// The same with what is written: real numbers, whatever is asked.
  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws { try self.init(forWriting: fileURL, settings: settings) }

  /// Reads as many as there is room for.
  open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }
  /// Reads some.
  ///
  /// - Throws: `AVError.fileFormatNotRecognized` where another file's numbers are wanted.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    guard buffer.format.channelCount == processingFormat.channelCount, let rows = buffer.floatChannelData else {
      throw AVError(.fileFormatNotRecognized)
    }
    let first = Int(max(0, framePosition))
    let count = max(0, min(Int(min(frames, buffer.frameCapacity)), wave.frames - first))
    for voice in 0..<wave.voices {
      for frame in 0..<count { rows[voice][frame] = wave.number(first + frame, of: voice) }
    }
    buffer.frameLength = AVAudioFrameCount(count)
    framePosition += AVAudioFramePosition(count)
  }
  /// Writes sounds behind what there is.
  open func write(from buffer: AVAudioPCMBuffer) throws {
    guard isWritten, buffer.format.channelCount == processingFormat.channelCount, let rows = buffer.floatChannelData
    else { throw AVError(.fileFormatNotRecognized) }
    let before = wave.size
    for frame in 0..<Int(buffer.frameLength) {
      for voice in 0..<wave.voices { wave.append(rows[voice][frame]) }
    }
    framePosition = length
    // The head says how much there is; what is there is not written again.
    let file = try FileHandle(forWritingTo: url)
    try file.write(contentsOf: wave.head)
    try file.seekToEnd()
    try file.write(contentsOf: wave.body(from: before))
    try file.close()
  }

  private static func formats(of wave: WaveFile) -> (AVAudioFormat, AVAudioFormat)? {
    let kind: AVAudioCommonFormat =
      wave.isReal
      ? .pcmFormatFloat32 : wave.bits == 16 ? .pcmFormatInt16 : wave.bits == 32 ? .pcmFormatInt32 : .otherFormat
    let voices = AVAudioChannelCount(wave.voices)
    let file = AVAudioFormat(commonFormat: kind, sampleRate: wave.rate, channels: voices, interleaved: true)
    let used = AVAudioFormat(standardFormatWithSampleRate: wave.rate, channels: voices)
    return file.flatMap { file in used.map { (file, $0) } }
  }
}
