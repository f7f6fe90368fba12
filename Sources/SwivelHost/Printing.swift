// What the host prints of apps and documents when it works for a verb; what apps print themselves is theirs.
import Vocabulary

/// As Swift's, which it stands in front of in this module, of text that a terminal shows and does not obey.
func print(_ text: String) { Swift.print(text.printable) }
