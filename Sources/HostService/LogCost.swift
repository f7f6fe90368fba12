// What forcing a log to the disk costs on this disk, measured before it is paid.
import Bus
import EventLog
import Foundation

/// Measures on a file beside the log.
public enum LogCost {
  /// Records written for one measurement: the first may wait for what others left to be written.
  private static let records = 16

  /// Milliseconds one forced record takes, the middle of several.
  public static func measure(beside path: String, clock: MonotonicClock = .machine) throws(HostError) -> Double {
    let place = path + ".cost"
    defer { unlink(place) }
    var costs: [Double] = []
    do {
      let file = try LogFile(path: place, truncatingTo: 0, hasSums: true, sync: .each)
      for number in 1...records {
        let begun = clock.now
        try file.append(.resumed(LoggedResumption(seq: UInt64(number), way: .again)))
        costs.append((clock.now - begun) * 1000)
      }
    } catch { throw .log(error) }
    return costs.sorted()[records / 2]
  }
}
