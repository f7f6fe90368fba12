// swivel record: a session, or a part of it, as a film.
import ArgumentParser
import Foundation
import Launcher
import Vocabulary

struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a film of the running device's session, or of a log or script, into a .gif.",
    discussion: """
      The device as it is held, and its interface on the way from each state to the next: bounds, centres and colours run from \
      their old values to their new ones while the device turns. The inputs are run anew in a fresh process, from the log of the \
      running instance unless --log names another. The same inputs give the same bytes.
      """)

  @Argument(help: "The file to write, a .gif.")
  var file: String

  @Option(help: "Of this log or script instead of the running device's.", completion: .file(extensions: ["swivel"]))
  var log: String?

  @Option(help: "From this input on, 0 for the launch.")
  var from: UInt64 = 0

  @Option(help: "Up to this input; to the last unless told otherwise.")
  var to: UInt64?

  @Option(help: "Pixels of the film's longer side.")
  var side = 480

  @Option(help: "The program that hosts the apps; the sample apps' host unless told otherwise.")
  var host: String?

  @Option(help: "The configuration folder.")
  var config: String?

  @OptionGroup var instance: InstanceOptions

  /// Smaller nothing is seen; larger a film is hundreds of megabytes.
  private static let sides = 64...2_000

  func validate() throws {
    guard file.lowercased().hasSuffix(".gif") else {
      throw ValidationError("\(file): expected a name that ends in .gif; a page of a session is run --report FILE.html")
    }
    guard Self.sides.contains(side) else {
      throw ValidationError("--side: expected \(Self.sides.lowerBound) to \(Self.sides.upperBound), got \(side)")
    }
    if let to, to < from { throw ValidationError("--to \(to) comes before --from \(from)") }
  }

  func run() throws {
    let log = try self.log ?? instance.directory().logFile
    var arguments = ["--script", log, "--film", file, "--film-from", "\(from)", "--film-side", "\(side)"]
    if let to { arguments += ["--film-to", "\(to)"] }
    let status = try HostProgram(host: host, config: config).run(arguments)
    if status > ExitStatus.signal {
      throw Failure("\(log): the app ended its process by signal \(status - ExitStatus.signal)", .crashed)
    }
    // The host's parser leaves with its own code for arguments that are wrong.
    if status == EX_USAGE { throw ExitCode(ExitStatus.usage.rawValue) }
    if status != 0 { throw ExitCode(status) }
  }
}
