// Receipts as people and programs read them.
import ControlClient
import Emulator
import EventLog
import Foundation
import Scripting
import Vocabulary
import Wire

extension Followed {
  /// One JSON object: `{"v":1,"seq":…,"cause":{…},"model":…,"windows":[…],"ending":…,"settled":…,…}`; without a receipt,
  /// what was accepted. `told` is how it ended in the words of the exit code.
  func json(as told: Ending?) -> String {
    var json = JSONText.object
    if let receipt { json = receipt.json(as: told ?? receipt.ending) }
    if receipt == nil {
      json.add("v", 1)
      json.add("cause", cause.json)
      json.add("settled", false)
    }
    if !displacedSource.isEmpty { json.add("displacedSource", displacedSource) }
    if !sensorReason.isEmpty { json.add("sensor", sensorReason) }
    return json.closed
  }

  /// Lines for people; a refusal of a name is followed by the one that was meant.
  func lines(as told: Ending?) -> [String] {
    guard let receipt else { return ["accepted as \(cause.n), not waited for"] }
    let told = told ?? receipt.ending
    var lines = receipt.lines(as: told)
    let meant = Mistakes.meant(byRefusal: told.text)
    if !meant.isEmpty { lines.insert("  \(meant)", at: 1) }
    if !displacedSource.isEmpty {
      lines.append("  displaced the source '\(displacedSource)'; the device is now held")
    }
    return lines
  }
}

/// A number of points without superfluous digits.
func short(_ value: CGFloat) -> String { pointText(value) }
