// A script or log as a film: its inputs are run, and what is seen on the way from each state to the next is written.
import ArgumentParser
import DeviceCatalog
import Drawing
import Emulator
import EventLog
import Foundation
import Picture
import Scripting
import SwivelUI

/// With `--script`: a film instead of a transcript.
struct LogFilm: ParsableArguments {
  @Option(help: "With --script: write a film of it into this .gif, and print nothing.")
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
    var file: GIFFile?
    var pictures = 0
    var steps = 0
    var problem: PictureError?
    let fonts = PictureFonts.ofThisMachine()
  }

  /// A film of more pictures nobody watches, and its file would be hundreds of megabytes.
  private static let maximumPictures = 3_000

  /// Runs `script` and writes the film.
  @MainActor func make(
    _ script: Script, _ path: String, profile: DeviceProfile, era: Era, apps: [AppBundle], installed: [AppBundle],
    to file: String
  ) throws {
    var making = Making()
    let last = filmTo ?? .max
    try ScriptRunner.run(
      script, profile: profile, era: era, apps: apps, installed: installed,
      seen: { device, outcome, input in
        let number = input?.seq ?? 0
        guard number >= filmFrom, number <= last else { return }
        add(device, Self.words(number, outcome, input), &making)
      }, report: { _ in })
    if let problem = making.problem { throw HostPageError.picture(path: file, problem) }
    guard let made = making.file else {
      throw ValidationError(
        "\(path): nothing is seen from input \(filmFrom) on: its inputs are 1 to \(script.steps.last?.input.seq ?? 0)")
    }
    do { try Data(made.file).write(to: URL(fileURLWithPath: file), options: .atomic) } catch {
      throw HostPageError.write(path: file, reason: error.localizedDescription)
    }
    print("\(file): \(making.steps) states, \(making.pictures) pictures, \(made.width)×\(made.height)")
    if making.pictures >= Self.maximumPictures {
      FileHandle.standardError.write(
        Data("swivel-host: \(file) ends after \(making.pictures) pictures; choose a part with --from and --to\n".utf8))
    }
  }

  @MainActor private func add(_ device: EmulatedDevice, _ words: String, _ making: inout Making) {
    guard making.problem == nil, making.pictures < Self.maximumPictures else { return }
    do throws(PictureError) {
      let frames = making.film.frames(of: device, saying: words)
      if !frames.isEmpty { making.steps += 1 }
      for frame in frames {
        let size = frame.picture.size
        let image = try frame.picture.pixels(
          scale: Double(filmSide) / Double(max(size.width, size.height)), fonts: making.fonts)
        if making.file == nil { making.file = try GIFFile(width: image.width, height: image.height) }
        making.file?.add(image, seconds: frame.seconds)
        making.pictures += 1
      }
    } catch { making.problem = error }
  }

  /// `3 rotate landscapeLeft`, and how it ended where it did not settle.
  private static func words(_ number: UInt64, _ outcome: Outcome, _ input: LoggedInput?) -> String {
    let deed = input?.input.event.summary ?? "launch"
    return outcome.ending == .settled ? "\(number)  \(deed)" : "\(number)  \(deed): \(outcome.ending)"
  }
}
