// The program that runs a log's inputs anew, and what it is given: common to all verbs that take a log.
import ArgumentParser
import Foundation
import Launcher
import Vocabulary

/// What hosts the apps of a log.
struct HostedOptions: ParsableArguments {
  @Option(help: "The program that hosts the apps; the sample apps' host unless told otherwise.")
  var host: String?

  @Option(help: "The configuration folder.")
  var config: String?

  @Option(
    help: "The storyboard a log of up --storyboard is of; repeated for those it refers to, .xib and .strings.",
    completion: .file(extensions: ["storyboard", "xib", "strings"]))
  var storyboard: [String] = []

  /// Whether nothing was given.
  var isEmpty: Bool { host == nil && config == nil && storyboard.isEmpty }

  /// The words that give another process the same options.
  var arguments: [String] {
    (host.map { ["--host", $0.asPathWord] } ?? []) + (config.map { ["--config", $0.asPathWord] } ?? [])
      + StoryboardApp.arguments(storyboard)
  }

  func program() throws -> HostProgram {
    for path in storyboard { try Mistakes.demandFile(path, endings: [".storyboard", ".xib", ".strings"]) }
    return try HostProgram(host: host, config: config, storyboards: storyboard)
  }
}

/// A host that is run to its end, instead of being left to serve.
struct HostProgram {
  private let program: String
  private let folder: String
  private let storyboards: [String]

  init(host: String?, config: String?, storyboards: [String] = []) throws {
    guard let folder = Installation.configuration(named: config) else {
      throw Failure("\(LaunchPlanError.noConfiguration)", .usage)
    }
    let program = host ?? Installation.program("swivel-host")
    guard access(program, X_OK) == 0 else { throw Failure("\(LaunchPlanError.noHost(path: program))", .usage) }
    self.folder = folder
    self.program = program
    self.storyboards = StoryboardApp.arguments(storyboards)
  }

  /// Its exit code, more than `ExitStatus.signal` when a signal ended it.
  func run(_ arguments: [String], handingOn signals: [Int32] = []) throws -> Int32 {
    // What was printed before comes before what the host prints.
    fflush(nil)
    return try supervising { () throws(LauncherError) in
      try ChildProgram(path: program, arguments: ["--config", folder.asPathWord] + storyboards + arguments).runToEnd(
        handingOn: signals)
    }
  }

  /// Runs it for a verb whose answer is what the host prints or writes; throws what its code says. `subject` is what the
  /// user named; `signals` that come meanwhile go on to it.
  func run(of subject: String, _ arguments: [String], handingOn signals: [Int32] = []) throws {
    let status = try run(arguments, handingOn: signals)
    if status > ExitStatus.signal {
      throw Failure("\(subject): the app ended its process by signal \(status - ExitStatus.signal)", .crashed)
    }
    // The host's parser leaves with its own code for arguments that are wrong.
    if status == EX_USAGE { throw ExitCode(ExitStatus.usage.rawValue) }
    if status != 0 { throw ExitCode(status) }
  }
}
