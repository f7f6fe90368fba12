// swivel screenshot: what is seen of the running device, as a file.
import ArgumentParser
import ControlClient
import Drawing
import FileWriting
import Foundation
import Launcher
import Vocabulary

/// What is drawn, and how: the options of all verbs that write pictures.
struct PictureOptions: ParsableArguments {
  @Flag(help: "Draw the device around its screen.")
  var deviceFrame = false

  @Option(
    help: "Draw this over windows: safe-area, margins, constraints, hit-areas, names or findings; repeated for several."
  )
  var layer: [PictureLayer] = []

  @Option(help: "Pixels per point of a PNG.")
  var scale = 2.0

  /// More pixels per point no screen has ten times over.
  private static let largestScale = 30.0

  func validate() throws {
    guard scale > 0, scale <= Self.largestScale else {
      throw ValidationError("--scale: expected more than 0 and at most \(Int(Self.largestScale)), got \(scale)")
    }
  }

  /// The format a file's name asks for.
  static func format(of path: String) throws -> PictureFormat {
    guard let format = PictureFormat(path: path) else {
      throw ValidationError("\(path): expected a name that ends in \(PictureFormat.endings)")
    }
    return format
  }

  /// Writes the file and says what its reader should know.
  static func write(_ file: (bytes: [UInt8], note: String), to path: String) throws {
    if !file.note.isEmpty { Diagnostics.report(file.note) }
    do { try WholeFile.write(file.bytes, to: path) } catch { throw Failure("\(error)", .refused) }
  }
}

extension PictureLayer: ExpressibleByArgument {}

struct Screenshot: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw what is seen of the running device, or at a moment of a log, into a file: .svg, .png or .txt.",
    discussion: """
      The screen with its windows, status bar and home indicator; one window alone with --window. A .txt is the same in \
      characters, to be read in a terminal or beside code. The same state gives the same bytes. With --log nothing has to \
      be up: the log's inputs, or a script's, are run in a fresh process until the one that --at names.
      """)

  @Argument(help: "The file to write.")
  var file: String

  @OptionGroup var only: WindowOption

  @Option(help: "Of this log or script instead of the running device.", completion: .file(extensions: ["swivel"]))
  var log: String?

  @Option(help: "With --log: after this input, 0 for the launch; after the last unless told otherwise.")
  var at: UInt64?

  @OptionGroup var picture: PictureOptions
  @OptionGroup(title: "With --log") var hosted: HostedOptions
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var following: FollowOptions

  func validate() throws {
    _ = try PictureOptions.format(of: file)
    if log == nil, at != nil || !hosted.isEmpty {
      throw ValidationError("--at, --host, --config and --storyboard belong to --log")
    }
  }

  func run() throws {
    if let log { return try draw(log) }
    let format = try PictureOptions.format(of: file)
    let client = try instance.client()
    let drawn: (bytes: [UInt8], note: String)
    do {
      drawn = try client.picture(
        window: only.window ?? 0, hasFrame: picture.deviceFrame, layers: picture.layer.map(\.rawValue),
        format: format.rawValue, scale: picture.scale,
        deadline: following.pictureDeadline)
    } catch { throw Failure(error) }
    try PictureOptions.write(drawn, to: file)
  }

  private func draw(_ log: String) throws {
    var arguments = ["--script", log.asPathWord, "--picture", file.asPathWord, "--scale", "\(picture.scale)"]
    if let at { arguments += ["--at", "\(at)"] }
    if let window = only.window { arguments += ["--picture-window", "\(window)"] }
    if picture.deviceFrame { arguments.append("--device-frame") }
    arguments += picture.layer.flatMap { ["--layer", $0.rawValue] }
    try hosted.program().run(of: log, arguments)
  }
}
