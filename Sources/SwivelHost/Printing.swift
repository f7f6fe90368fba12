// What the host prints of apps and documents when it works for a verb; what apps print themselves is theirs.
import FileWriting
import Vocabulary

/// As Swift's, which it stands in front of in this module, of text that terminals and runners show and do not obey.
func print(_ text: String) {
  let text = text.printable
  Swift.print(StandardStreams.isHeardByRunner ? text.withoutRunnerCommands : text)
}
