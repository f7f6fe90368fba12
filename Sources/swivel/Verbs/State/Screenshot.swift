// swivel screenshot: what is seen of the running device, as a file.
import ArgumentParser
import ControlClient
import Drawing
import Foundation
import Launcher

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
    do { try Data(file.bytes).write(to: URL(fileURLWithPath: path)) } catch {
      throw Failure("\(path) cannot be written: \(error.localizedDescription)", .refused)
    }
  }
}

extension PictureLayer: ExpressibleByArgument {}

struct Screenshot: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw what is seen of the running device into a file: .svg, .png or .txt.",
    discussion: """
      The screen with its windows, status bar and home indicator; one window alone with --window. A .txt is the same in \
      characters, to be read in a terminal or beside code. The same state gives the same bytes.
      """)

  @Argument(help: "The file to write.")
  var file: String

  @Option(help: "Only this window.")
  var window: Int?

  @OptionGroup var picture: PictureOptions
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var following: FollowOptions

  func validate() throws {
    _ = try PictureOptions.format(of: file)
    guard window.map({ $0 > 0 }) ?? true else {
      throw ValidationError("--window: expected 1 or more, got \(window ?? 0)")
    }
  }

  func run() throws {
    let format = try PictureOptions.format(of: file)
    let client = try instance.client()
    let drawn: (bytes: [UInt8], note: String)
    do {
      drawn = try client.picture(
        window: window ?? 0, hasFrame: picture.deviceFrame, layers: picture.layer.map(\.rawValue),
        format: format.rawValue, scale: picture.scale, deadline: following.deadline)
    } catch { throw Failure(error) }
    try PictureOptions.write(drawn, to: file)
  }
}
