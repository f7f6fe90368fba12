// Words that are spoken: nobody hears them, and they last as long as somebody needs who speaks at the rate that is asked for.
import Foundation
import SwivelUI

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As fast as people speak.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
/// As slow as can be.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// As fast as can be.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Who speaks.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// In which language.
  public let language: String
  /// By which it is known.
  public var identifier: String { "com.apple.voice.compact.\(language).Samantha" }
  /// What it is called.
  public var name: String { "Samantha" }
  /// In a language; nil for one without a voice. Here those of Apple's list of English speakers.
  public init?(language languageCode: String?) {
    let code = languageCode ?? "en-US"
    guard code.count >= 2 else { return nil }
    language = code
  }
  /// By its identifier: there is none.
  public init?(identifier: String) { return nil }
  /// Who there is.
  public static func speechVoices() -> [AVSpeechSynthesisVoice] {
    ["en-US", "en-GB"].compactMap { AVSpeechSynthesisVoice(language: $0) }
  }
  /// The language of the device.
  public static func currentLanguageCode() -> String { "en-US" }
}

/// What is said.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The words.
  public let speechString: String
  /// Who speaks.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast, 0…1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high, 0.5…2.
  open var pitchMultiplier: Float = 1
  /// How loud, 0…1.
  open var volume: Float = 1
  /// Seconds before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds after it.
  open var postUtteranceDelay: TimeInterval = 0
  /// Some words.
  public init(string: String) {
    speechString = string
    super.init()
  }
  /// Words with looks, which are not spoken.
  public convenience init(attributedString string: NSAttributedString) { self.init(string: string.string) }
  /// Letters a second at the usual rate: 150 words a minute of six letters.
  private static let lettersPerSecond = 15.0
  var seconds: TimeInterval {
    preUtteranceDelay + postUtteranceDelay
      + Double(speechString.count) / Self.lettersPerSecond * Double(AVSpeechUtteranceDefaultSpeechRate / max(rate, 0.1))
  }
}

/// When speaking stops; raw values are AVFoundation's.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word.
  case word = 1
}

/// Speaks.
@preconcurrency @MainActor open class AVSpeechSynthesizer: NSObject {
  /// Hears of it.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it speaks, or would if it did not pause.
  open var isSpeaking: Bool { !queue.isEmpty }
  /// Whether it pauses.
  open private(set) var isPaused = false
  private var queue: [AVSpeechUtterance] = []
  private var round = 0
  /// Nobody yet.
  public override init() { super.init() }

  /// Speaks, after what is spoken.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if queue.count == 1 { begin() }
  }
  /// Speaks no more.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let first = queue.first else { return false }
    queue = []
    (isPaused, round) = (false, round + 1)
    later { [weak self] in self.map { $0.delegate?.speechSynthesizer($0, didCancel: first) } }
    return true
  }
  /// Waits.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let first = queue.first, !isPaused else { return false }
    (isPaused, round) = (true, round + 1)
    delegate?.speechSynthesizer(self, didPause: first)
    return true
  }
  /// Goes on, with the words from their beginning.
  @discardableResult open func continueSpeaking() -> Bool {
    guard let first = queue.first, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: first)
    finish(first)
    return true
  }

  private func begin() {
    guard let first = queue.first else { return }
    later { [weak self] in
      guard let self, queue.first === first else { return }
      delegate?.speechSynthesizer(self, didStart: first)
      finish(first)
    }
  }
  private func finish(_ utterance: AVSpeechUtterance) {
    let number = round
    DispatchQueue.main.asyncAfter(deadline: .now() + utterance.seconds) { [weak self] in
      guard let self, round == number, queue.first === utterance else { return }
      queue.removeFirst()
      delegate?.speechSynthesizer(self, didFinish: utterance)
      begin()
    }
  }
}

/// Hears of what is spoken.
@preconcurrency @MainActor public protocol AVSpeechSynthesizerDelegate: OptionalMethods {
  /// It begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It is said.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It waits.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// It goes on.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// It is not said to its end.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Some of it is about to be said: not told here.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  /// Nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// Nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  /// Nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  /// Nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
