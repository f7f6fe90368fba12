// The day and time a new instance begins with, as it is typed: here, at the top, is where "now" can be known.
import ArgumentParser
import Foundation
import Vocabulary

/// What is given to `--date`.
struct StartDate: ExpressibleByArgument {
  let wallTime: WallTime

  init?(argument: String) {
    if let given = WallTime(argument) {
      wallTime = given
    } else {
      guard argument == "now" else { return nil }
      let now = Date()
      let seconds = Int(now.timeIntervalSince1970) + TimeZone.current.secondsFromGMT(for: now)
      guard let present = WallTime(secondsSince1970: seconds) else { return nil }
      wallTime = present
    }
  }
}
