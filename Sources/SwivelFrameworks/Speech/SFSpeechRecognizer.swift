// Words that are heard: there is no microphone and no server that knows words, so that the user counts as one who said no.
import Foundation
import SwivelUI

/// Whether an app may listen; raw values are Speech's.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// No.
  case denied = 1
  /// Nobody may say.
  case restricted = 2
  /// Yes.
  case authorized = 3
}

/// Knows words by their sounds: it is not available here.
@preconcurrency @MainActor open class SFSpeechRecognizer: NSObject {
  /// Hears of it.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// In which language.
  public let locale: Locale
  /// Whether it can be used now: no.
  open var isAvailable: Bool { false }
  /// Whether it could without a server.
  open var supportsOnDeviceRecognition: Bool { false }
  /// Where it is told.
  open var queue = OperationQueue.main
  /// In the device's language.
  public convenience override init() { self.init(known: Locale.current) }
  /// In a language; nil for one it does not know.
  public convenience init?(locale: Locale) {
    guard !locale.identifier.isEmpty else { return nil }
    self.init(known: locale)
  }
  private init(known locale: Locale) {
    self.locale = locale
    super.init()
  }
  /// No: a device without a microphone is one whose user said no.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Would ask the user.
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    later { handler(.denied) }
  }
  /// The languages it knows.
  open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }
  /// Begins: it ends with an error.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    later {
      guard !task.isCancelled else { return }
      // Speech's error where recognition is not allowed (SFSpeechError, code 1).
      resultHandler(nil, NSError(domain: "SFSpeechErrorDomain", code: 1))
    }
    return task
  }
}

/// Hears of a recogniser.
@preconcurrency @MainActor public protocol SFSpeechRecognizerDelegate: OptionalMethods {
  /// It can be used, or not.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  /// Nothing.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// What is to be known.
@preconcurrency @MainActor open class SFSpeechRecognitionRequest: NSObject {
  /// Whether it is told before it is sure.
  open var shouldReportPartialResults = true
  /// Whether no server is asked.
  open var requiresOnDeviceRecognition = false
  /// Words that may come.
  open var contextualStrings: [String] = []
  /// What they are said for; raw values are Speech's.
  public enum TaskHint: Int, Sendable {
    /// Anything.
    case unspecified = 0
    /// Texts.
    case dictation = 1
    /// Searches.
    case search = 2
    /// Yes and no.
    case confirmation = 3
  }
  /// What they are said for.
  open var taskHint = TaskHint.unspecified
  /// Whether there are full stops.
  open var addsPunctuation = false
  /// Nothing yet.
  public override init() { super.init() }
}

/// Sounds as they come.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Some more.
  open nonisolated func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// There are no more.
  open nonisolated func endAudio() {}
}

/// Sounds of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// Where it is.
  public let url: URL
  /// Of a file.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// Goes on until words are known.
@preconcurrency @MainActor open class SFSpeechRecognitionTask: NSObject {
  /// Whether they are not wanted any more.
  open private(set) var isCancelled = false
  /// Whether there are no more sounds.
  open private(set) var isFinishing = false
  /// There are no more sounds.
  open func finish() { isFinishing = true }
  /// They are not wanted any more.
  open func cancel() { isCancelled = true }
}

/// What was known: no object of this class is made.
@preconcurrency @MainActor open class SFSpeechRecognitionResult: NSObject {
  /// The likeliest words.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// All that are likely.
  open var transcriptions: [SFTranscription] { [] }
  /// Whether nothing will change any more.
  open var isFinal: Bool { true }
}

/// Words that were known.
@preconcurrency @MainActor open class SFTranscription: NSObject {
  /// They.
  open var formattedString: String { "" }
}
