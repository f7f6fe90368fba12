// The page of a run or a replay, filled in while it goes on and written when it has ended, however it ends.
import Drawing
import Emulator
import EventLog
import FileWriting
import Foundation
import Picture
import Reports
import Scripting
import Vocabulary

/// Takes down what a device does, for `--report`.
@MainActor final class PageRecorder {
  private let path: String
  private var page: SessionPage

  /// A page for `title`, the script's or the log's path, to be written to `path`.
  init(_ path: String, title: String, device: String, era: String, apps: [String]) {
    self.path = path
    page = SessionPage(
      title: title,
      facts: [("device", device), ("iOS", era), (apps.count == 1 ? "app" : "apps", apps.joined(separator: ", "))])
  }

  /// What `outcome` came to; nil as input is the launch.
  func see(_ device: EmulatedDevice, _ outcome: Outcome, _ input: LoggedInput?) {
    let receipt = input.map { input in
      let logged = LoggedOutcome(seq: input.seq, outcome: outcome)
      return Receipt(
        seq: input.seq, cause: input.cause, input: input.input.event.summary, device: device.profile.id,
        ending: logged.ending, windows: logged.windows, fingerprint: logged.fingerprint)
    }
    page.see(
      device, outcome, number: input?.seq ?? 0, time: input?.moment ?? 0,
      title: input?.input.event.summary ?? "launch", receipt: receipt?.lines ?? [])
  }

  /// One comparison with what was expected of the last step.
  func add(_ check: SessionPage.Check) {
    guard !page.steps.isEmpty else { return }
    page.steps[page.steps.count - 1].checks.append(check)
  }

  /// Writes the page.
  func write() throws {
    let bytes: [UInt8]
    do throws(PictureError) { bytes = try page.html() } catch { throw HostPageError.picture(path: path, error) }
    do { try WholeFile.write(bytes, to: path) } catch { throw HostPageError.write(path: path, reason: error.reason) }
  }
}

extension SessionPage.Check {
  /// A script's.
  init(_ check: ScriptCheck) {
    self.init(
      place: check.column > 1 ? "line \(check.line):\(check.column)" : "line \(check.line)", subject: check.subject,
      expected: check.expected, actual: check.actual, isMet: check.isMet)
  }
}

extension SessionPage.Check {
  /// A replay's: the same as logged, or the first field that is other.
  init(_ logged: LoggedOutcome, came: LoggedOutcome) {
    let fields: [(String, String, String)] = [
      ("ending", logged.ending.name, came.ending.name), ("text", logged.ending.text, came.ending.text),
      ("windows", logged.windows.json.closed, came.windows.json.closed),
      ("fingerprint of the state", hexadecimal(logged.fingerprint), hexadecimal(came.fingerprint)),
      ("fingerprint of the callbacks", hexadecimal(logged.calls), hexadecimal(came.calls)),
    ]
    let other = fields.first { $0.1 != $0.2 }
    self.init(
      place: "the log", subject: other?.0 ?? "outcome", expected: other?.1 ?? "as logged",
      actual: other?.2 ?? "as logged", isMet: logged == came)
  }
}

/// Why there is no page.
enum HostPageError: Error, CustomStringConvertible {
  case picture(path: String, PictureError)
  case write(path: String, reason: String)

  var description: String {
    switch self {
    case .picture(let path, let error): "\(path): no report: \(error)"
    case .write(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
