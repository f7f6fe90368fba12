// What verbs print, in any format: the one way to standard output, so that no verb has to remember what terminals obey.
import Vocabulary

/// As Swift's, which it stands in front of in this module, of text that a terminal shows and does not obey. JSON and XML
/// have such characters spelled already, and come out as they are.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Swift.print(items.map { "\($0)" }.joined(separator: separator).printable, terminator: terminator)
}
