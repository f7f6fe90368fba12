// The page a failing test leaves behind: every step of its device until then, to be looked through in a browser.
import Drawing
import Emulator
import FileWriting
import Foundation
import Reports
import Scripting
import Vocabulary

#if canImport(Testing)
  import Testing
#endif

/// What a device did, taken down where `SWIVEL_REPORTS` names a folder.
@MainActor final class TestReport {
  /// The variable that names the folder; without it nothing is drawn and nothing written.
  static let variable = "SWIVEL_REPORTS"
  private static let folder = ProcessInfo.processInfo.environment[variable]
  /// How many pages this process has written under each name.
  private static var written: [String: Int] = [:]

  private let folder: URL
  private var page: SessionPage
  private var path: URL?

  /// Nil where no reports are wanted.
  convenience init?(_ device: EmulatedDevice) {
    guard let folder = Self.folder, !folder.isEmpty else { return nil }
    self.init(device, folder: folder)
  }

  init(_ device: EmulatedDevice, folder: String) {
    self.folder = URL(fileURLWithPath: folder)
    page = SessionPage(
      title: "", facts: [("device", device.profile.id), ("iOS", device.era.description)])
  }

  /// What `outcome` came to.
  func see(_ device: EmulatedDevice, _ outcome: Outcome, _ deed: String, at time: Double) {
    let number = UInt64(page.steps.count)
    let receipt = Receipt(
      seq: number, cause: Cause(epoch: 0, n: 0), input: deed, device: device.profile.id, ending: outcome.ending,
      windows: outcome.windows, fingerprint: outcome.fingerprint)
    page.see(device, outcome, number: number, time: time, title: deed, receipt: receipt.lines)
  }

  /// Adds a failure to the last step and writes the page; what the failure's text says of it.
  func fail(_ text: String, _ place: Place) -> String {
    if !page.steps.isEmpty {
      page.steps[page.steps.count - 1].checks.append(
        SessionPage.Check(place: "\(place.fileID):\(place.line)", subject: text, expected: "", actual: "", isMet: false)
      )
    }
    if page.title.isEmpty { page.title = name(place) }
    let path = path ?? freshPath()
    self.path = path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try WholeFile.write(try page.html(), to: path.path)
    } catch { return "\n  no report in \(path.path): \(error)" }
    return "\n  report: \(path.path)"
  }

  /// The test's file and its name, where the framework tells.
  private func name(_ place: Place) -> String {
    let file = "\(place.fileID)".split(separator: "/").last.map(String.init) ?? "test"
    #if canImport(Testing)
      if let test = Test.current { return "\(file) \(test.name)" }
    #endif
    return "\(file):\(place.line)"
  }

  /// A name of letters, digits, `-` and `.`; the second failing device of a test has a number.
  private func freshPath() -> URL {
    let words = page.title.split { !$0.isLetter && !$0.isNumber && $0 != "." }.joined(separator: "-")
    let count = (Self.written[words] ?? 0) + 1
    Self.written[words] = count
    return folder.appending(path: count == 1 ? "\(words).html" : "\(words)-\(count).html")
  }
}
