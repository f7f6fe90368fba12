// What an engine plays: nothing is heard, and what was handed in is over when it would be.
import Foundation
import SwivelUI

/// How sounds that are handed in are played; bits are AVFAudio's.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Again and again.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// At once, instead of what plays.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// Instead of what plays, once that comes round.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// When who handed sounds in is told; raw values are AVFAudio's.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// When they are taken.
  case dataConsumed = 0
  /// When they are made.
  case dataRendered = 1
  /// When they were heard.
  case dataPlayedBack = 2
}

/// Plays some, one after another.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  private struct Piece {
    /// Nil for ever.
    let seconds: Double?
    let told: (() -> Void)?
  }
  private var pieces: [Piece] = []
  private var round = 0
  /// 0…1.
  open var volume: Float = 1
  /// -1…1.
  open var pan: Float = 0
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// One.
  public override init() { super.init() }
  /// Begins, or goes on.
  open func play() {
    guard !isPlaying else { return }
    isPlaying = true
    next()
  }
  /// Begins at a time: at once, for nothing is heard.
  open func play(at when: AVAudioTime?) { play() }
  /// Waits; what played begins anew.
  open func pause() {
    isPlaying = false
    round += 1
  }
  /// Ends; who handed something in is told.
  open func stop() {
    pause()
    let left = pieces
    pieces = []
    for piece in left { piece.told.map { later($0) } }
  }
  /// Plays a file after what there is.
  open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
    add(Piece(seconds: Double(file.length) / max(1, file.processingFormat.sampleRate), told: completionHandler))
  }
  /// Plays a part of a file after what there is.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) { add(Piece(seconds: Double(numberFrames) / max(1, file.processingFormat.sampleRate), told: completionHandler)) }
  /// Plays sounds after what there is.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
    scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
  }
  /// Plays sounds after what there is, or instead.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {
    if options.contains(.interrupts) || options.contains(.interruptsAtLoop) {
      let goesOn = isPlaying
      stop()
      isPlaying = goesOn
    }
    let seconds = Double(buffer.frameLength) / max(1, buffer.format.sampleRate)
    add(Piece(seconds: options.contains(.loops) ? nil : seconds, told: completionHandler))
  }
  /// Plays sounds and tells when they are over.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) { scheduleBuffer(buffer) { completionHandler?(callbackType) } }

  private func add(_ piece: Piece) {
    pieces.append(piece)
    if isPlaying, pieces.count == 1 { next() }
  }
  private func next() {
    round += 1
    let number = round
    guard let seconds = pieces.first?.seconds else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [self] in
      guard round == number, isPlaying, !pieces.isEmpty else { return }
      let piece = pieces.removeFirst()
      piece.told?()
      next()
    }
  }
}
