// Whether this machine and this installation can run Swivel; and which of UIKit's names there are.
import Adoption
import ArgumentParser
import Bus
import Configuration
import Coverage
import DeviceCatalog
import EventLog
import Foundation
import Launcher
import Processes
import Vocabulary

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check compiler, libraries, programs, directories and configuration; exit 1 when something is wrong.",
    discussion: """
      With --api: UIKit's public names, generated from the sources. What behaves is there; what is absent does not compile.
      With --api PATH: which of UIKit's names the Swift files of a folder use that are absent, those that stop most files first;
      exit 1 when there are any.
      """)

  @Flag(help: "List UIKit's types and members instead: those that behave, and well-known ones that are absent.")
  var api = false

  @Argument(help: "With --api: a folder of Swift files.")
  var path: String?

  @Option(help: "With --api: only this type.")
  var type: String?

  @Option(help: "The configuration folder.")
  var config: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard api || type == nil else { throw ValidationError("--type goes with --api") }
    guard api || path == nil else { throw ValidationError("'\(path ?? "")' goes with --api") }
    guard path == nil || type == nil else { throw ValidationError("--type lists UIKit's names, not a folder's") }
  }

  func run() throws {
    if api, let path { return try listMissing(path) }
    if api { return try listNames() }
    var isWell = true
    for finding in [compiler(), messaging(), programs(), directories()] + configurations() {
      isWell = isWell && finding.isWell
      output.tell("\(finding.isWell ? "ok " : "BAD")  \(finding.what): \(finding.text)", json: finding.json)
    }
    if !isWell { throw ExitCode(ExitStatus.finding.rawValue) }
  }

  /// One thing looked at.
  private struct Finding {
    var what: String
    var isWell: Bool
    var text: String

    var json: String {
      var json = JSONText.object
      json.add("v", 1)
      json.add("what", what)
      json.add("ok", isWell)
      json.add("text", text)
      return json.closed
    }
  }

  /// Seconds the compiler has to say its version: it is a program of others, and waits for ever where the system grants it no threads.
  private static let patience = 20.0

  /// Only building needs it; the first version that compiles the package.
  private func compiler() -> Finding {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").map { String($0) + "/swift" }.first { (file: String) in
      access(file, X_OK) == 0
    }
    guard let found else {
      return Finding(what: "Swift", isWell: false, text: "no swift on the PATH; building needs Swift 6.1 or later")
    }
    let words: ProgramWords
    let patience = ProgramPatience(seconds: Self.patience) { MonotonicClock.machine.now }
    do { words = try ProgramStart(path: found, arguments: ["--version"]).words(patience: patience) } catch {
      return Finding(what: "Swift", isWell: false, text: "\(error)")
    }
    let said = String(decoding: words.output, as: UTF8.self)
    guard let match = said.firstMatch(of: /Swift version (\d+)\.(\d+)/), let major = Int(match.1),
      let minor = Int(match.2)
    else {
      return Finding(what: "Swift", isWell: false, text: "\(found) does not say its version (\(words.ending.text))")
    }
    let isWell = (major, minor) >= (6, 1)
    return Finding(
      what: "Swift", isWell: isWell, text: "\(major).\(minor) at \(found)\(isWell ? "" : "; 6.1 or later is needed")")
  }

  /// The oldest libzmq with what sockets are used for here.
  private static let oldestLibrary = (4, 3)

  private func messaging() -> Finding {
    let (major, minor, patch) = ZeroMQTransport.libraryVersion
    let isWell = (major, minor) >= Self.oldestLibrary
    return Finding(
      what: "libzmq", isWell: isWell, text: "\(major).\(minor).\(patch)\(isWell ? "" : "; 4.3 or later is needed")")
  }

  private func programs() -> Finding {
    let missing = ["swivel-sensor", "swivel-host", "swivel-monitor"].filter {
      access(Installation.program($0), X_OK) != 0
    }
    return Finding(
      what: "programs", isWell: missing.isEmpty,
      text: missing.isEmpty
        ? "beside this one in \(Installation.programs)"
        : "\(missing.joined(separator: ", ")) missing in \(Installation.programs); build the whole package")
  }

  /// The directory of an instance of the usual name: private, and short enough for sockets.
  private func directories() -> Finding {
    do {
      let directory = try InstanceDirectory(name: "default")
      try directory.create()
      let relative = InstanceDirectory.passedOver
      let note = relative.isEmpty ? "" : "; \(relative.joined(separator: " and ")) passed over, being no absolute path"
      return Finding(
        what: "directory", isWell: true, text: "\(directory.path), only yours, short enough for sockets\(note)")
    } catch { return Finding(what: "directory", isWell: false, text: "\(error)") }
  }

  private func configurations() -> [Finding] {
    guard let path = Installation.configuration(named: config) else {
      return [Finding(what: "configuration", isWell: false, text: "\(LaunchPlanError.noConfiguration)")]
    }
    let folder = ConfigurationFolder(path: path)
    var findings: [Finding] = []
    do {
      let usual = try folder.emulator()
      let devices = try folder.devices()
      findings.append(Finding(what: "devices", isWell: !devices.isEmpty, text: "\(devices.count) in \(path)/devices"))
      let profile = devices.first { $0.id == usual.device }
      let isWell = profile?.runs(usual.era) ?? false
      findings.append(
        Finding(
          what: "configuration", isWell: isWell,
          text: isWell
            ? "\(path)/emulator.yaml: \(usual.device), iOS \(usual.era), with \(usual.apps.joined(separator: ", "))"
            : "\(path)/emulator.yaml: no device \(usual.device) that runs iOS \(usual.era)"))
    } catch { findings.append(Finding(what: "configuration", isWell: false, text: "\(error)")) }
    return findings
  }

  // MARK: Names

  private func listMissing(_ path: String) throws {
    let used: NamesUsed
    do throws(AdoptionError) { used = NamesUsed(try SourceFolder.sources(path), .swivelUI) } catch {
      throw Failure("\(error)", .usage)
    }
    for name in used.missing {
      let files = "\(name.files.count) \(name.files.count == 1 ? "file" : "files")"
      output.tell("\(files.padding(toLength: 12, withPad: " ", startingAt: 0)) \(name.name)") { json in
        json.add("name", name.name)
        json.add("files", name.files.count)
        json.add("alone", name.filesBlockedAlone)
        json.add("uses", name.uses)
      }
    }
    for remark in used.remarks { output.remark("\(remark)") }
    output.remark(
      "\(used.files) files, \(used.filesOfUIKit) with UIKit's names, \(used.wholeFiles) of them lack none; \(used.missing.count) absent"
    )
    if !used.missing.isEmpty { throw ExitCode(ExitStatus.finding.rawValue) }
  }

  private func listNames() throws {
    let types = PublicType.all.filter { type == nil || $0.name == type }
    guard !types.isEmpty else { throw Failure("neither there nor known: '\(type ?? "")'", .usage) }
    for type in types {
      output.remark(
        "\(type.name): \(type.exists ? "\(type.behaving.count) behave, \(type.absent.count) absent" : "absent")")
      show(type, type.behaving, "behaves")
      show(type, type.absent, "absent")
    }
    let behaving = types.map(\.behaving.count).reduce(0, +)
    let absent = types.map(\.absent.count).reduce(0, +)
    let missing = types.count { !$0.exists }
    output.remark(
      "\(types.count - missing) types with \(behaving) members behave; \(missing) types and \(absent) members are absent"
    )
  }

  private func show(_ type: PublicType, _ members: [String], _ word: String) {
    for member in members {
      output.tell("  \(word.padding(toLength: 8, withPad: " ", startingAt: 0)) \(member)") { json in
        json.add("type", type.name)
        json.add("member", member)
        json.add("state", word)
      }
    }
    if output.json, !type.exists, word == "absent" {
      var json = JSONText.object
      json.add("v", 1)
      json.add("type", type.name)
      json.addNull("member")
      json.add("state", word)
      print(json.closed)
    }
  }
}
