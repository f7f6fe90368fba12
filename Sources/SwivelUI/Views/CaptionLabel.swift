// A text beside what it names, such as a map's marker: it is read, and nothing is found by it, as other things may be called so.

/// A label that tells of no text of its own.
@MainActor package final class CaptionLabel: UILabel {
  package override var shownText: String? { nil }
}
