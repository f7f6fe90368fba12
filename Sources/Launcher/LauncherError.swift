// Why an instance could not be started, found or stopped.
import Bus

/// An error of the launcher.
public enum LauncherError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Two processes could not talk.
  case bus(BusError)
  /// The name is taken by a living instance.
  case nameInUse(name: String, process: Int32)
  /// The launcher was killed, and processes it left behind do not go; none is named where they may not be looked at.
  case orphansStay(name: String, processes: [Int32], seconds: Double)
  /// Something holds the launcher's lock, and it is not the process the file names; nobody is signalled.
  case unproven(name: String, path: String)
  /// No instance runs under the name.
  case notRunning(name: String)
  /// A system call failed.
  case system(call: String, subject: String, reason: String)
  /// A child said that what it was told to run cannot be run; it would say so again.
  case cannotRun(role: String, diagnostics: String)
  /// A child ended again and again before it was ready.
  case neverReady(role: String, attempts: Int, ending: String, diagnostics: String)
  /// A child crashed before it was ready: what it said, with the app's own file and line first where they are known.
  case crashed(role: String, ending: String, words: String?)
  /// A host that ended cannot be started again: nobody can go on from its log, which is kept. `next` is what the next run calls it.
  case unreadableLog(path: String, next: String, reason: String)
  /// A host that ended cannot be started again: the log of what it ran is gone, or empty.
  case lostLog(path: String, ending: String)
  /// Not every process answered in time.
  case notReady(missing: [String], seconds: Double, diagnostics: String)
  /// The instance was told to leave and did not.
  case stillRunning(name: String, process: Int32, seconds: Double)

  public var description: String {
    switch self {
    case .bus(let error): "\(error)"
    case .nameInUse(let name, let process):
      "'\(name)' is in use by process \(process); choose another --name, or stop it with: swivel down --name \(name)"
    case .orphansStay(let name, let processes, let seconds): Self.staying(processes, of: name, seconds: seconds)
    case .unproven(let name, let path):
      "the process that \(path) names does not hold its lock, so it may be anybody's; end the launcher of '\(name)' by hand"
    case .notRunning(let name):
      "nothing runs under the name '\(name)'; start it with: swivel up --detach"
        + (name == InstanceDirectory.standardName ? "" : " --name \(name)")
    case .system(let call, let subject, let reason): "\(call) \(subject): \(reason)"
    case .cannotRun(let role, let diagnostics): "the \(role) cannot run this\(Self.indented(diagnostics))"
    case .neverReady(let role, let attempts, let ending, let diagnostics):
      "the \(role) ended \(attempts) times before it was ready (\(ending))\(Self.indented(diagnostics))"
    case .crashed(let role, let ending, let words): "\(words.map { "\($0)\n  " } ?? "")the \(role) crashed (\(ending))"
    case .unreadableLog(let path, let next, let reason):
      "the host cannot be started again, because its log cannot be read: \(reason). The log is kept: "
        + "'swivel log verify \(path)' names every such line, 'swivel replay --pass-over \(path) --to COPY.swivel' runs the "
        + "others; the next 'swivel up' begins anew and keeps it as \(next)"
    case .lostLog(let path, let ending):
      "the host ended (\(ending)) and cannot be started again, because its log is gone: \(path) was removed or emptied while "
        + "it ran, and what it ran is nowhere else; 'swivel up' begins anew"
    case .notReady(let missing, let seconds, let diagnostics):
      "no answer from \(missing.joined(separator: ", ")) within \(seconds) s\(Self.indented(diagnostics))"
    case .stillRunning(let name, let process, let seconds):
      "'\(name)' (process \(process)) did not stop within \(seconds) s; --timeout waits longer, and SIGKILL to it ends all"
    }
  }

  private static func staying(_ processes: [Int32], of name: String, seconds: Double) -> String {
    let numbers = processes.map { "\($0)" }
    let (who, have, them) =
      switch numbers.count {
      case 0: ("a process", "has", "it")
      case 1: ("process \(numbers[0])", "has", "it")
      default:
        ("processes \(numbers.dropLast().joined(separator: ", ")) and \(numbers[numbers.count - 1])", "have", "them")
      }
    let outlived = "\(who) of the instance '\(name)' \(have) outlived its launcher by \(seconds) s; "
    guard !numbers.isEmpty else { return outlived + "end it, or choose another --name" }
    return outlived + "choose another --name, or end \(them) with: kill -KILL \(numbers.joined(separator: " "))"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "\n  \($0)" }.joined()
  }
}
