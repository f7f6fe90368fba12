// A finding on one line of a baseline, which lint and the explorer both write and know findings by again.

extension String {
  /// The text on one line: each end of a line in it becomes a blank.
  package var onOneLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
  }
}
