// A session as a script a person can read and keep: its inputs at their times, and what each changed as an expectation.
import EventLog
import Foundation
import Vocabulary

/// The lines of a `.swivel` script.
struct SessionScript {
  private let log: EventLog
  private let session: SessionSteps

  init(_ log: EventLog, from first: UInt64 = 0, to last: UInt64? = nil) {
    self.log = log
    session = SessionSteps(log, from: first, to: last)
  }

  var lines: [String] {
    var head = JSONText.object
    head.add("v", LogRecord.version)
    head.add("record", "header")
    head.add("device", log.header.device)
    head.add("era", log.header.era)
    head.add("apps", JSONText.list(log.header.apps))
    return [head.closed] + session.steps.flatMap(Self.lines)
  }

  private static func lines(_ step: SessionSteps.Step) -> [String] {
    var lines = step.input.map { [$0.input.scriptLine] } ?? []
    if step.input != nil, let ending = step.ending, ending.name != "settled" {
      var json = JSONText.object
      json.add("record", "expect")
      json.add("ending", ending.name)
      lines.append(json.closed)
    }
    for (id, expected) in step.windows {
      var json = JSONText.object
      json.add("record", "expect")
      json.add("window", id)
      json.add("interfaceOrientation", expected.interface)
      json.add("size", "\(points(expected.size.width))x\(points(expected.size.height))")
      json.add("horizontal", expected.horizontal)
      json.add("vertical", expected.vertical)
      lines.append(json.closed)
    }
    return lines
  }
}
