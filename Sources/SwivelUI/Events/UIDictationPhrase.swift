// What was said to a text input. Nobody speaks to the device; an app's own input can be told all the same, as its tests do.

/// Words somebody said.
open class UIDictationPhrase: NSObject {
  /// The likeliest.
  public let text: String?
  /// What else they may be.
  public let alternativeInterpretations: [String]?
  /// What somebody said.
  package init(text: String?, alternativeInterpretations: [String]? = nil) {
    (self.text, self.alternativeInterpretations) = (text, alternativeInterpretations)
    super.init()
  }
}

extension UITextInput {
  /// Puts in what was said, as it would be typed.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    let words = dictationResult.compactMap(\.text).joined()
    if !words.isEmpty { insertText(words) }
  }
  /// Somebody has stopped speaking.
  public func dictationRecordingDidEnd() {}
  /// Nobody understood.
  public func dictationRecognitionFailed() {}
}
