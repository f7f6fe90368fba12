// How far a verb of many files is, drawn beside its answers where a person looks on.
import FileWriting
import Foundation

/// A bar on the terminal, for whoever waits.
struct ProgressBar {
  private let total: Int
  private var done = 0
  private let isShown = isatty(STDERR_FILENO) == 1
  private static let width = 40

  init(of total: Int) { self.total = total }

  mutating func advance() {
    done += 1
    guard isShown, total > 1 else { return }
    let filled = Self.width * done / total
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    StandardStreams.say("\r[\(bar)] \(done) of \(total)")
  }

  /// Leaves the line as it was before.
  func clear() {
    guard isShown, total > 1 else { return }
    StandardStreams.say("\r\u{1b}[K")
  }
}
