// A script or log as a film: its inputs are run, and what is seen on the way from each state to the next is written.
import ArgumentParser
import DeviceCatalog
import Drawing
import Emulator
import EventLog
import FileWriting
import Foundation
import Picture
import Scripting
import SwivelUI

/// With `--script`: a film instead of a transcript.
struct LogFilm: ParsableArguments {
  @Option(help: "With --script: write a film of it into this .gif, .html or .mp4, and print nothing.")
  var film: String?

  @Option(help: "With --film: from this input on; from the launch unless told otherwise.")
  var filmFrom: UInt64 = 0

  @Option(help: "With --film: up to this input; to the last unless told otherwise.")
  var filmTo: UInt64?

  @Option(help: "With --film: pixels of its longer side.")
  var filmSide = 480

  /// The film's state while a script runs.
  private struct Making {
    var film = DeviceFilm()
    var kept: KeptFilm
    var steps = 0
    var problem: PictureError?
  }

  /// A film of more pictures nobody watches, and its file would be hundreds of megabytes.
  private static let maximumPictures = 3_000

  /// Runs `script` and writes the film.
  @MainActor func make(
    _ script: Script, _ path: String, profile: DeviceProfile, era: Era, apps: [AppBundle], installed: [AppBundle],
    to file: String
  ) throws {
    guard let format = KeptFilm.Format(of: file) else {
      throw ValidationError("\(file): a film is a .gif, .html or .mp4")
    }
    if format == .mp4, KeptFilm.encoder == nil { throw HostPageError.write(path: file, reason: KeptFilm.noEncoder) }
    var making = Making(kept: KeptFilm(format, title: path, side: filmSide))
    let last = filmTo ?? .max
    try ScriptRunner.run(
      script, profile: profile, era: era, apps: apps, installed: installed,
      seen: { device, outcome, input in
        let number = input?.seq ?? 0
        guard number >= filmFrom, number <= last else { return }
        add(device, Self.words(number, outcome, input), &making)
      }, report: { _ in })
    if let problem = making.problem { throw HostPageError.picture(path: file, problem) }
    guard making.kept.count > 0 else {
      throw ValidationError(
        "\(path): nothing is seen from input \(filmFrom) on: its inputs are 1 to \(script.steps.last?.input.seq ?? 0)")
    }
    try making.kept.write(to: file)
    print("\(file): \(making.steps) states, \(making.kept.summary)")
    if making.kept.count >= Self.maximumPictures {
      StandardStreams.say(
        "swivel-host: \(file) ends after \(making.kept.count) pictures; choose a part with --from and --to\n")
    }
  }

  @MainActor private func add(_ device: EmulatedDevice, _ words: String, _ making: inout Making) {
    guard making.problem == nil, making.kept.count < Self.maximumPictures else { return }
    do throws(PictureError) {
      let frames = making.film.frames(of: device, saying: words)
      if !frames.isEmpty { making.steps += 1 }
      try making.kept.add(frames, words: words)
    } catch { making.problem = error }
  }

  /// `3 rotate landscapeLeft`, and how it ended where it did not settle.
  private static func words(_ number: UInt64, _ outcome: Outcome, _ input: LoggedInput?) -> String {
    let deed = input?.input.event.summary ?? "launch"
    guard outcome.ending != .settled else { return "\(number)  \(deed)" }
    return "\(number)  \(deed): \(outcome.ending.name), \(outcome.ending.text)"
  }
}
