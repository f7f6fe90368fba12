// swivel diff: what two pictures differ in.
import ArgumentParser
import Drawing
import Foundation
import Picture
import Vocabulary

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Say what two pictures differ in; exit 1 when they do.",
    discussion: """
      Both of one format: .svg is compared part by part, by name (- gone, + new, ~ other), .txt line by line, .png pixel by \
      pixel. Parts come from pictures of swivel's own.
      """)

  @Argument(help: "The old picture.")
  var old: String

  @Argument(help: "The new one.")
  var new: String

  @Option(help: "Of .png: how far parts of a colour may lie apart, 0 to 255.")
  var tolerance = 0

  func validate() throws {
    let (one, two) = (try PictureOptions.format(of: old), try PictureOptions.format(of: new))
    guard one == two else { throw ValidationError("expected two pictures of one format, got \(old) and \(new)") }
    guard (0...255).contains(tolerance) else {
      throw ValidationError("--tolerance: expected 0 to 255, got \(tolerance)")
    }
  }

  func run() throws {
    let difference = try difference()
    for line in difference.lines { print(line) }
    if difference.left > 0 { print("and \(difference.left) more") }
    if !difference.lines.isEmpty { throw ExitCode(ExitStatus.finding.rawValue) }
  }

  /// What differs.
  func difference() throws -> PictureDifference {
    switch try PictureOptions.format(of: old) {
    case .svg: return PictureDifference(svg: try text(old), try text(new))
    case .txt: return PictureDifference(text: try text(old), try text(new))
    case .png: return PictureDifference(try pixels(old), try pixels(new), tolerance: tolerance)
    }
  }

  private func text(_ path: String) throws -> String { String(decoding: try read(path), as: UTF8.self) }

  private func pixels(_ path: String) throws -> PixelImage {
    let bytes = try read(path)
    do { return try PixelImage(png: bytes) } catch { throw Failure("\(path): \(error)", .usage) }
  }

  private func read(_ path: String) throws -> [UInt8] {
    try Mistakes.demandFile(path)
    return try Given.bytes(path)
  }
}
