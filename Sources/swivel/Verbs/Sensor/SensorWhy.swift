// Why the device is held to be turned as it is: the sensor's side of `why`.
import ControlClient
import EventLog
import Foundation
import Orientation
import Wire

/// Prints how the sensor sees the device, and why.
func explainSensor(_ client: ControlClient, _ output: OutputOptions, _ following: FollowOptions) throws {
  let state: WireSensorState
  do { state = try client.sensorState(deadline: following.deadline) } catch { throw Failure(error) }
  output.tell(lines: state.lines, jsonLines: [state.json])
}

extension WireSensorState {
  private func name(_ value: UInt32) -> String {
    DeviceOrientation(rawValue: Int(value))?.name ?? "\(value)"
  }

  fileprivate var json: String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("deviceOrientation", name(orientation))
    json.add("lastEdge", name(lastEdge))
    json.add("tilt", (tilt * 10).rounded() / 10)
    json.add("confidence", (confidence * 100).rounded() / 100)
    if candidate == 0 { json.addNull("candidate") } else { json.add("candidate", name(candidate)) }
    json.add("lastSample", verdict)
    json.add("explanation", changeReason)
    json.add("changedAt", changedAt)
    var sample = JSONText.array
    for value in [t, x, y, z] { sample.append(value) }
    json.add("sample", sample)
    json.add("source", source)
    json.add("sourceDetail", sourceDetail)
    json.add("displacedSource", displacedSource)
    json.add("rotationLocked", rotationLocked)
    return json.closed
  }

  fileprivate var lines: [String] {
    let ago = String(format: "%.2f", max(0, t - changedAt))
    var lines = [
      "device \(name(orientation)), last edge \(name(lastEdge))",
      String(format: "  tilt %.1f° from upright, confidence %.2f", tilt, confidence),
      "  because: \(changeReason) (\(ago) s of sample time ago)",
      "  last sample: \(verdict)" + (candidate == 0 ? "" : "; \(name(candidate)) is ahead"),
      String(format: "  acceleration (%.3f, %.3f, %.3f) g", x, y, z),
      "  source \(source)" + (sourceDetail.isEmpty ? "" : ": " + sourceDetail),
    ]
    if !displacedSource.isEmpty { lines.append("  '\(displacedSource)' was displaced and can be given back") }
    if rotationLocked { lines.append("  the user has locked rotation") }
    return lines
  }
}
