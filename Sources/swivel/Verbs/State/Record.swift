// swivel record: a session, or a part of it, as a film or as a test.
import ArgumentParser
import Foundation
import Launcher
import Reports
import Vocabulary

struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Keep the running device's session, or a log's: as a film (.gif, .html, .mp4), a script (.swivel) or a test (.swift).",
    discussion: """
      A film shows the device as it is held, and its interface on the way from each state to the next: bounds, centres \
      and colours run from their old values to their new ones while the device turns. The inputs are run anew in a fresh \
      process, from the log of the running instance unless --log names another. The same inputs give the same bytes. A \
      .html is a page that plays the film, stops and goes through it; a .mp4 needs ffmpeg on the PATH. A script and a \
      Swift test do what was done and expect what it changed, as swivel codegen makes them of a log.
      """)

  @Argument(help: "The file to write: a .gif, .html, .mp4, .swivel or .swift.")
  var file: String

  @Option(help: "Of this log or script instead of the running device's.", completion: .file(extensions: ["swivel"]))
  var log: String?

  @Option(help: "From this input on, 0 for the launch.")
  var from: UInt64 = 0

  @Option(help: "Up to this input; to the last unless told otherwise.")
  var to: UInt64?

  @Option(help: "Pixels of the film's longer side.")
  var side = 480

  @OptionGroup var hosted: HostedOptions
  @OptionGroup var instance: InstanceOptions

  /// Smaller nothing is seen; larger a film is hundreds of megabytes.
  private static let sides = 64...2_000

  func validate() throws {
    guard isFilm || test != nil else {
      throw ValidationError(
        "\(file): expected a name that ends in .gif, .html, .mp4, .swivel or .swift; for a session's report see run --report"
      )
    }
    guard Self.sides.contains(side) else {
      throw ValidationError("--side: expected \(Self.sides.lowerBound) to \(Self.sides.upperBound), got \(side)")
    }
    if let to, to < from { throw ValidationError("--to \(to) comes before --from \(from)") }
  }

  private var isFilm: Bool {
    switch (file as NSString).pathExtension.lowercased() {
    case "gif", "html", "mp4": true
    case _: false
    }
  }

  /// What is made of the log where it is no film.
  private var test: LogFormat? {
    switch (file as NSString).pathExtension.lowercased() {
    case "swivel": .script
    case "swift": .swift
    case _: nil
    }
  }

  func run() throws {
    let log = try self.log ?? instance.log()
    if let test { return try Codegen.write(try Codegen.text(of: log, as: test, from: from, to: to), to: file) }
    var arguments = [
      "--script", log.asPathWord, "--film", file.asPathWord, "--film-from", "\(from)", "--film-side", "\(side)",
    ]
    if let to { arguments += ["--film-to", "\(to)"] }
    try hosted.program().run(of: log, arguments)
  }
}
