// Running a log again in a fresh device, to show that the same inputs give the same bytes.
import DeviceCatalog
import Emulator
import EventLog
import SwivelUI
import Wire

/// What a replay found.
public struct ReplayResult: Sendable, Equatable {
  /// How many inputs were run.
  public var inputs: Int
  /// The numbers of the inputs whose outcome is another than the log's; 0 is the launch.
  public var differences: [UInt64]
}

/// Replays logs.
@MainActor
public enum Replay {
  /// Runs the log's inputs through a new device; with `path` the new run is logged there, byte for byte and part for part
  /// like the old one where nothing diverged. An input without an outcome, or one that crashed, is copied and not run. `seen` is called
  /// after the launch and after each input that is run, with what the log says came of it.
  public static func run(
    _ log: EventLog, profile: DeviceProfile, era: Era, apps: [AppBundle], installed: [AppBundle]? = nil,
    to path: String?, seen: (EmulatedDevice, Outcome, LoggedInput?, LoggedOutcome?) -> Void = { _, _, _, _ in }
  ) throws(HostError) -> ReplayResult {
    let device: EmulatedDevice
    do {
      device = try EmulatedDevice(
        profile: profile, era: era, apps: apps, installed: installed, arrangement: nil, date: log.header.date)
    } catch {
      throw .emulator(error)
    }
    var place: ReplayCopy?
    var isWhole = false
    do throws(EventLogError) {
      if let path { place = try ReplayCopy(at: path, lastPart: log.continuations.last?.part ?? 1) }
      var copy: LogWriter?
      if let path = place?.path {
        copy = try LogWriter(beginning: path, header: log.header, hasSums: log.hasSums, partSize: nil)
      }
      var cuts = log.continuations[...]
      var result = ReplayResult(inputs: 0, differences: [])
      let launch = LoggedOutcome(seq: 0, outcome: device.launchOutcome)
      try copy?.append(.outcome(launch))
      seen(device, device.launchOutcome, nil, log.launch)
      if launch != log.launch, log.launch != nil || log.passedOver.isEmpty { result.differences.append(0) }
      for entry in log.entries {
        let seq = entry.input.seq
        if let cut = cuts.first, seq > cut.after {
          cuts.removeFirst()
          try copy?.beginPart(isTold: !log.silentParts.contains(cut.part - 1))
        }
        try copy?.append(.input(entry.input))
        if entry.ranAgain { try copy?.append(.resumed(LoggedResumption(seq: seq, way: .again))) }
        guard let logged = entry.outcome else {
          if entry.isOutcomeLost { _ = device.handle(entry.input.input) }
          continue
        }
        guard !logged.ending.isCrash else {
          try copy?.append(.outcome(logged))
          if entry.tookOverQuietly {
            try copy?.append(.resumed(LoggedResumption(seq: seq, way: .quietly)))
            device.takeOver(entry.input.input.event)
          }
          continue
        }
        let came = device.handle(entry.input.input)
        seen(device, came, entry.input, logged)
        let outcome = LoggedOutcome(seq: entry.input.seq, outcome: came)
        try copy?.append(.outcome(outcome))
        result.inputs += 1
        if outcome != logged { result.differences.append(entry.input.seq) }
      }
      // The last part may have got no input yet.
      for cut in cuts { try copy?.beginPart(isTold: !log.silentParts.contains(cut.part - 1)) }
      isWhole = true
      try place?.finish()
      return result
    } catch {
      // What cannot be taken away is not what went wrong.
      do { if !isWhole { try place?.giveUp() } } catch {}
      throw .log(error)
    }
  }
}
