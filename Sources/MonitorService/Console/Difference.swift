// What is other after an input than after the one before, in lines.
import Foundation
import Vocabulary

enum Difference {
  /// Lines shown of one window's views: more are counted.
  static let maximumViews = 200

  /// What came of `receipt` against what came of the one before it. Where both states are known, views are compared too.
  static func lines(
    from before: (receipt: MonitorReceipt, state: DeviceSnapshot?)?,
    to after: (receipt: MonitorReceipt, state: DeviceSnapshot?)
  ) -> [String] {
    let reason = after.receipt.ending.text.isEmpty ? "" : ": \(after.receipt.ending.text)"
    var lines = ["#\(after.receipt.seq) \(after.receipt.input) ⇒ \(after.receipt.ending.name)\(reason)"]
    guard let before else { return lines + ["nothing is known of the input before"] }
    lines.append("against #\(before.receipt.seq) \(before.receipt.input):")
    let count = lines.count
    if let one = before.state, let other = after.state {
      add("held", one.deviceOrientation.name, other.deviceOrientation.name, to: &lines)
      add("lock", one.isRotationLocked ? "on" : "off", other.isRotationLocked ? "on" : "off", to: &lines)
    }
    for report in after.receipt.windows {
      let former = before.receipt.windows.first { $0.id == report.id }
      let views = views(of: report.id, before.state, after.state)
      let own = values(former, report) + views
      guard !own.isEmpty else { continue }
      lines.append("window \(report.id): \(report.reason.rawValue)")
      lines += own.map { "  " + $0 }
    }
    for report in before.receipt.windows where !after.receipt.windows.contains(where: { $0.id == report.id }) {
      lines.append("window \(report.id): no more")
    }
    return lines.count > count ? lines : lines + ["nothing is other that is known here"]
  }

  private static func add(_ name: String, _ one: String, _ other: String, to lines: inout [String]) {
    if one != other { lines.append("\(name) \(one) → \(other)") }
  }

  private static func values(_ former: WindowReport?, _ report: WindowReport) -> [String] {
    guard let former else { return ["new: \(report.interface), \(Wording.size(report.size))"] }
    var lines: [String] = []
    add("interface", "\(former.interface)", "\(report.interface)", to: &lines)
    add("size", Wording.size(former.size), Wording.size(report.size), to: &lines)
    add("place", point(former.origin), point(report.origin), to: &lines)
    add(
      "classes", Wording.classes(former.horizontal, former.vertical),
      Wording.classes(report.horizontal, report.vertical),
      to: &lines)
    add("screen", former.screen.rawValue, report.screen.rawValue, to: &lines)
    return lines
  }

  private static func point(_ point: CGPoint) -> String { "\(Wording.points(point.x)),\(Wording.points(point.y))" }

  private static func views(of id: Int, _ before: DeviceSnapshot?, _ after: DeviceSnapshot?) -> [String] {
    guard let one = before?.windows.first(where: { $0.id == id }),
      let other = after?.windows.first(where: { $0.id == id })
    else { return [] }
    var lines: [String] = []
    add("safe area", Wording.insets(one.safeArea), Wording.insets(other.safeArea), to: &lines)
    add("shows", one.visibleController, other.visibleController, to: &lines)
    // A sketch of the log has no views to be compared.
    guard one.root != other.root, !one.root.subviews.isEmpty, !other.root.subviews.isEmpty else { return lines }
    var found: [String] = []
    compare(one.root, other.root, depth: 0, &found)
    lines += found.prefix(maximumViews)
    if found.count > maximumViews { lines.append("and \(found.count - maximumViews) more") }
    return lines
  }

  /// Views are the same view where class and identifier are, in their order.
  private static func compare(_ one: ViewSnapshot, _ other: ViewSnapshot, depth: Int, _ lines: inout [String]) {
    guard depth < Wireframe.maximumDepth, lines.count <= maximumViews * 2 else { return }
    var parts: [String] = []
    if one.frame != other.frame { parts.append("\(frame(one)) → \(frame(other))") }
    if one.text != other.text { parts.append("“\(one.text ?? "")” → “\(other.text ?? "")”") }
    if one.value != other.value { parts.append("\(one.value ?? "no value") → \(other.value ?? "no value")") }
    if one.isHidden != other.isHidden { parts.append(other.isHidden ? "hidden" : "shown") }
    if one.isTappable != other.isTappable { parts.append(other.isTappable ? "can be tapped" : "cannot be tapped") }
    if !parts.isEmpty { lines.append("\(name(other)) \(parts.joined(separator: ", "))") }
    var rest = one.subviews
    for subview in other.subviews {
      if let index = rest.firstIndex(where: { $0.className == subview.className && $0.identifier == subview.identifier }
      ) {
        compare(rest.remove(at: index), subview, depth: depth + 1, &lines)
      } else {
        lines.append("+ \(name(subview)) \(frame(subview))")
      }
    }
    lines += rest.map { "− \(name($0)) \(frame($0))" }
  }

  private static func name(_ view: ViewSnapshot) -> String {
    if let identifier = view.identifier { return "\(view.className) #\(identifier)" }
    return view.text.map { "\(view.className) “\($0)”" } ?? view.className
  }

  private static func frame(_ view: ViewSnapshot) -> String {
    "\(point(view.frame.origin)) \(Wording.size(view.frame.size))"
  }
}
