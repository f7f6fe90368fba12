// The monitor where there is no terminal: one line for each change, or everything once.
import Orientation
import Terminal
import Vocabulary

/// Linear text output.
public enum MonitorLines {
  /// One line about a change, without a newline; control characters in it have become pictures of themselves.
  public static func text(_ event: MonitorEvent) -> String {
    CellText.line("\(Wording.clock(event.time)) \(text(event.change))")
  }

  /// Everything known, in full and without cutting anything off; ends with a newline.
  ///
  /// `columns` (40…300) is the width of the wireframe only.
  public static func once(_ model: MonitorModel, columns: Int = 80) -> String {
    var lines = [
      "instance   \(model.instance)", "sensor     \(model.sensor.rawValue)", "host       \(model.host.rawValue)",
    ]
    lines.append("lag        \(Wording.lag(model.lag))")
    lines.append("gaps       \(model.gaps)")
    if let reading = model.reading { lines.append("motion     \(text(reading))") }
    guard let device = model.device else { return body(lines + ["device     nothing known yet"]) }
    lines.append("device     \(device.device), iOS \(device.era), \(Wording.size(device.screenSize))")
    lines.append("held       \(device.deviceOrientation)")
    let attitude = Wording.attitude(device: device.deviceOrientation, interface: device.screenOrientation)
    lines.append("interface  \(device.screenOrientation), \(attitude)")
    lines.append("lock       \(device.isRotationLocked ? "locked" : "unlocked")")
    for window in device.windows {
      lines.append(
        "window \(window.id)   \(window.app), \(window.isForeground ? "on the screen" : "in the background")")
      lines.append(
        "  size     \(Wording.size(window.frame.size)), \(Wording.classes(window.horizontal, window.vertical))")
      lines.append("  safe     \(Wording.insets(window.safeArea))")
      lines.append("  margins  \(Wording.insets(window.layoutMargins))")
      lines.append("  shows    \(window.interface), \(window.reasonLine)")
      if !window.navigationStack.isEmpty { lines.append("  stack    \(Wording.stack(window.navigationStack))") }
      lines.append("  visible  \(window.visibleController)")
    }
    let width = min(max(columns, 40), 300)
    var screen = Screen(columns: width, rows: width / 2)
    Wireframe.draw(device, selected: nil, into: &screen, columns: 0..<width, rows: 0..<width / 2)
    let picture = (0..<screen.rows).map { screen.text(row: $0) }
    let inked = picture.indices.filter { !picture[$0].isEmpty }
    if let first = inked.first, let last = inked.last { lines += picture[first...last] }
    return body(lines)
  }

  private static func body(_ lines: [String]) -> String { lines.map { CellText.line($0) + "\n" }.joined() }

  /// One line about a change, without its time.
  static func text(_ change: MonitorChange) -> String {
    switch change {
    case .state(let device):
      "state: \(device.device), iOS \(device.era), device \(device.deviceOrientation), interface "
        + "\(device.screenOrientation), \(Wording.size(device.screenSize)), windows: "
        + device.windows.map { "\($0.id) \($0.app)" }.joined(separator: ", ")
    case .deviceOrientation(let from, let to): "device: \(from) → \(to)"
    case .rotationLock(let isLocked): "rotation lock: \(isLocked ? "on" : "off")"
    case .window(let window): "window \(window.id): \(text(window))"
    case .windowClosed(let id): "window \(id): closed"
    case .receipt(let receipt): text(receipt)
    case .connection(let peer, let state): "\(peer.rawValue): \(state.rawValue)"
    case .gap(let peer, let missed): "\(peer.rawValue): \(missed) message\(missed == 1 ? "" : "s") missed"
    case .note(let text): text
    }
  }

  /// The same in fewer words, for where the rest is to be seen beside it.
  static func brief(_ change: MonitorChange) -> String {
    switch change {
    case .state(let device):
      return "state of \(device.device), \(device.windows.count) window\(device.windows.count == 1 ? "" : "s")"
    case .receipt(let receipt):
      let reason = receipt.ending.text.isEmpty ? "" : " (\(receipt.ending.text))"
      let windows = receipt.windows.map { "\($0.id) \($0.reason.rawValue)" }.joined(separator: ", ")
      return
        "#\(receipt.seq) \(receipt.input) ⇒ \(receipt.ending.name)\(reason)\(windows.isEmpty ? "" : ": ")\(windows)"
    case .deviceOrientation, .rotationLock, .window, .windowClosed, .connection, .gap, .note: return text(change)
    }
  }

  private static func text(_ window: WindowSnapshot) -> String {
    let place = window.isForeground ? "" : " (background)"
    let stack = window.navigationStack.isEmpty ? "" : ", stack \(Wording.stack(window.navigationStack))"
    return "\(window.app)\(place) \(Wording.size(window.frame.size)) "
      + "\(Wording.classes(window.horizontal, window.vertical)) \(window.interface), \(window.reason.rawValue): "
      + "\(window.explanation)\(stack), visible \(window.visibleController)"
  }

  private static func text(_ receipt: MonitorReceipt) -> String {
    let windows = receipt.windows.map { report in
      let turn = report.from == report.interface ? "\(report.interface)" : "\(report.from) → \(report.interface)"
      return "window \(report.id) \(report.reason.rawValue) (\(turn), \(Wording.size(report.size)))"
    }
    let reason = receipt.ending.text.isEmpty ? "" : ": \(receipt.ending.text)"
    return "#\(receipt.seq) \(receipt.input) ⇒ \(receipt.ending.name)\(reason)"
      + windows.map { "; \($0)" }.joined()
  }

  private static func text(_ reading: SensorReading) -> String {
    let sample = reading.sample
    let axes = "\(Wording.fixed(sample.x, 3)) \(Wording.fixed(sample.y, 3)) \(Wording.fixed(sample.z, 3)) g"
    let tilt = reading.tilt.map { ", tilt \(Wording.fixed($0, 0))°" } ?? ""
    let confidence = reading.confidence.map { ", confidence \(Wording.fixed($0 * 100, 0)) %" } ?? ""
    return "\(axes), \(reading.orientation)\(tilt)\(confidence), source \(reading.source)"
  }
}
