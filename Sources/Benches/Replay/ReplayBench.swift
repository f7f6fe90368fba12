// How fast a log is run again, beside what the device alone takes.
import Alternates
import BaseController
import DeviceCatalog
import Emulator
import EventLog
import Foundation
import HostService
import Orientation
import SwivelUI

/// What an input of a log costs when it is run again, in microseconds.
struct ReplayFigures: Sendable {
  /// Handled by a device without a log.
  var device: Double
  /// Its two lines read.
  var read: Double
  /// Read, run and compared.
  var replayed: Double
  /// The same, and written again.
  var copied: Double
}

/// A log of the demo's kind.
@MainActor enum ReplayBench {
  private static let apps = [Alternates.app, BaseController.app]
  nonisolated static let era = Era(9)
  nonisolated static let profile = DeviceProfile(
    id: "bench", name: "bench", idiom: .pad, portraitWidth: 768, portraitHeight: 1024, scale: 2,
    cornerStyle: .homeButton, supportsUpsideDown: true, launchEra: Era(8), lastMajorVersion: 15,
    supportsSplitView: true, source: "none: a screen to measure on")

  /// The demo's walk four times, then the split is left and entered.
  private static let events: [DeviceEvent] = {
    let walk: [DeviceEvent] = [
      .deviceOrientation(.portrait), .deviceOrientation(.landscapeLeft), .tap(window: 1, target: "open-b"),
      .deviceOrientation(.portrait), .tap(window: 1, target: "back"),
    ]
    return (0..<4).flatMap { _ in walk } + [
      .deviceOrientation(.landscapeLeft), .arrange(.full(window: 1)), .deviceOrientation(.portrait), .arrange(.half),
    ]
  }()

  /// Seconds between inputs.
  private static let pace = 0.25

  /// Measures a log of so many inputs, in a folder that is removed.
  static func run(inputs count: Int) throws -> ReplayFigures {
    let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-replay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Complaint.print("left behind: \(folder.path)") }
    }
    let (path, copy) = (folder.appending(path: "log.swivel").path, folder.appending(path: "copy.swivel").path)
    try write(count, to: path)

    let device = try EmulatedDevice(profile: profile, era: era, apps: apps)
    let alone = ProcessorTime.microseconds {
      for seq in 1...count { _ = device.handle(input(seq)) }
    }
    let (log, read) = try measured { try EventLog(file: path) }
    let (result, run) = try measured { try replay(log, to: nil) }
    let (copied, written) = try measured { try replay(log, to: copy) }
    guard result.differences.isEmpty, copied.differences.isEmpty, result.inputs == count,
      FileManager.default.contentsEqual(atPath: path, andPath: copy)
    else { throw BenchError.core("a replay came out differently than logged") }
    let inputs = Double(count)
    return ReplayFigures(
      device: alone / inputs, read: read / inputs, replayed: (read + run) / inputs,
      copied: (read + written) / inputs)
  }

  private static func input(_ seq: Int) -> DeviceInput {
    DeviceInput(time: Double(seq) * pace, event: events[(seq - 1) % events.count])
  }

  private static func write(_ count: Int, to path: String) throws {
    let device = try EmulatedDevice(profile: profile, era: era, apps: apps)
    let header = LogHeader(device: profile.id, era: era.description, apps: apps.map(\.name))
    let log = try LogWriter(beginning: path, header: header, hasSums: true, partSize: nil)
    try log.append(.outcome(LoggedOutcome(seq: 0, outcome: device.launchOutcome)))
    for seq in 1...count {
      let input = input(seq)
      let cause = Cause(epoch: 1, n: UInt64(seq))
      try log.append(.input(LoggedInput(seq: UInt64(seq), cause: cause, input: input, wall: input.time)))
      let outcome = device.handle(input)
      // Inputs that came to nothing would be quick and say nothing.
      guard outcome.ending == .settled else { throw BenchError.core("\(input.event.summary): \(outcome.ending)") }
      try log.append(.outcome(LoggedOutcome(seq: UInt64(seq), outcome: outcome)))
    }
  }

  private static func replay(_ log: EventLog, to path: String?) throws -> ReplayResult {
    try Replay.run(log, profile: profile, era: era, apps: apps, to: path)
  }

  /// What came of a body, and its microseconds.
  private static func measured<Result>(_ body: () throws -> Result) throws -> (Result, Double) {
    let before = ProcessorTime.seconds()
    let result = try body()
    return (result, (ProcessorTime.seconds() - before) * 1e6)
  }
}
