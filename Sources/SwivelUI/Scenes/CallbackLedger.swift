// The record of guest callbacks of one input, in order: the observable by which UIKit behaviour is compared.

/// Callbacks in the order they were made, until the next input begins.
@MainActor package final class CallbackLedger {
  /// One call. The strings are kept by their makers, so that recording copies references only.
  package struct Entry {
    package var window: Int
    package var subject: String
    package var call: String

    /// Whether it is what UIKit would have thrown, as `AppScene` writes it.
    package var isRaised: Bool { call.hasPrefix("exception ") }
  }

  /// The most calls kept for one input. A rotation of a busy window makes some dozens; a guest that makes ten thousand
  /// is in a loop, and its ledger must not fill the memory.
  package static let maximumEntries = 10_000

  @exclusivity(unchecked) package private(set) var entries: [Entry] = []
  /// Calls that found no room.
  package private(set) var dropped = 0

  package init() { entries.reserveCapacity(128) }

  /// Forgets the last input's calls.
  package func begin() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    dropped = 0
  }

  package func record(window: Int, subject: String, call: String) {
    guard entries.count < Self.maximumEntries else {
      dropped += 1
      return
    }
    entries.append(Entry(window: window, subject: subject, call: call))
  }
}
