// The log a host is started again with, read by its launcher: one that no host can go on from is the same at every try.
import EventLog

/// The log of an instance that was ready.
struct KeptLog {
  private let path: String
  private let passingOver: Bool
  /// What it was of then; nil where that could not be read.
  private let header: LogHeader?

  /// Of the log at `path`, which a host of these arguments goes on from.
  init(path: String, arguments: [String]) {
    self.path = path
    passingOver = arguments.contains("--pass-over")
    var header: LogHeader?
    do throws(EventLogError) {
      var reader = try LogPartReader(path: path)
      header = try reader.next()?.header
    } catch { header = nil }
    self.header = header
  }

  /// Whether the log that was there is gone, or emptied: a host would begin anew, and nobody would notice.
  func isGone() -> Bool {
    guard header != nil else { return false }
    do throws(EventLogError) { return try !LogPartReader.isBegun(path) } catch { return false }
  }

  /// Why no host can go on from it, with file and line; nil where one can, also where there is none.
  func obstacle() -> String? {
    do throws(EventLogError) {
      guard try LogPartReader.isBegun(path) else { return nil }
      var reader = try LogPartReader(path: path, passingOver: passingOver)
      var first: LogHeader?
      while let part = try reader.next() { first = first ?? part.header }
      guard let header, let first, header != first else { return nil }
      return "\(path):1: expected the log of this instance, found another"
    } catch { return "\(error)" }
  }
}
