// What was seen at a moment of a log: its inputs are run until then, and the device is drawn.
import ArgumentParser
import DeviceCatalog
import Drawing
import Emulator
import FileWriting
import Foundation
import Picture
import Scripting
import SwivelUI
import Vocabulary

/// With `--script`: a picture instead of a transcript.
struct LogPicture: ParsableArguments {
  @Option(help: "With --script: draw what is seen into this file, and print nothing.")
  var picture: String?

  @Option(help: "With --picture: after this input, 0 for the launch; after the last unless told otherwise.")
  var at: UInt64?

  @Option(name: .customLong("picture-window"), help: "With --picture: only this window.")
  var window: Int?

  @Flag(help: "With --picture: draw the device around its screen.")
  var deviceFrame = false

  @Option(help: "With --picture: draw this layer over windows; repeated for several.")
  var layer: [PictureLayer] = []

  @Option(help: "With --picture: pixels per point of a PNG.")
  var scale = 2.0

  /// Runs `script` and draws.
  @MainActor func draw(
    _ script: Script, _ path: String, profile: DeviceProfile, era: Era, apps: [AppBundle], installed: [AppBundle],
    to file: String
  ) throws {
    guard let format = PictureFormat(path: file) else {
      throw ValidationError("\(file): expected a name that ends in \(PictureFormat.endings)")
    }
    let options = DevicePictureOptions(window: window, hasFrame: deviceFrame, layers: Set(layer))
    let wanted = at ?? script.steps.last?.input.seq ?? 0
    var isReached = false
    var drawn: Picture?
    try ScriptRunner.run(
      script, profile: profile, era: era, apps: apps, installed: installed,
      seen: { device, _, input in
        guard input?.seq ?? 0 == wanted else { return }
        isReached = true
        drawn = device.picture(options)
      }, report: { _ in })
    guard isReached else {
      let last = script.steps.last?.input.seq ?? 0
      throw ValidationError("\(path): nothing is seen after input \(wanted): the inputs run are 1 to \(last)")
    }
    guard let drawn else { throw ValidationError("\(path): no window \(window ?? 0) after input \(wanted)") }
    let made = try format.file(of: drawn, scale: scale)
    if !made.note.isEmpty { StandardStreams.say("swivel-host: \(made.note.printableLine)\n") }
    do { try WholeFile.write(made.bytes, to: file) } catch {
      throw HostPageError.write(path: file, reason: error.reason)
    }
  }
}

extension PictureLayer: ExpressibleByArgument {}
