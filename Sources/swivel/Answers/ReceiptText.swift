// Receipts as people and programs read them.
import ControlClient
import Emulator
import EventLog
import Foundation
import Scripting
import Wire

extension Followed {
  /// One JSON object: `{"v":1,"seq":…,"cause":{…},"device":…,"windows":[…],"settled":…,…}`; without a receipt, what was
  /// accepted.
  var json: String {
    var json = receipt?.json ?? JSONText.object
    if receipt == nil {
      json.add("v", 1)
      json.add("cause", cause.json)
      json.add("settled", false)
    }
    if !displacedSource.isEmpty { json.add("displaced", displacedSource) }
    if !sensorReason.isEmpty { json.add("sensor", sensorReason) }
    return json.closed
  }

  /// Lines for people.
  var text: String {
    guard let receipt else { return "accepted as \(cause.n), not waited for" }
    var lines = receipt.lines
    if !displacedSource.isEmpty {
      lines.append("  displaced the source '\(displacedSource)'; the device is now held")
    }
    return lines.joined(separator: "\n")
  }
}

/// A number of points without superfluous digits.
func short(_ value: CGFloat) -> String { pointText(value) }
