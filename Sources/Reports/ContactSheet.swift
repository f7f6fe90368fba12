// A report to look at: each screen once as a small drawing, what is wrong in red.
import Findings
import Foundation

/// Draws the reports' pictures side by side as SVG.
struct ContactSheet {
  /// More drawings than this nobody looks at; those with findings come first.
  private static let maximumScreens = 200
  /// Views drawn of one screen.
  private static let maximumViews = 500
  private static let columns = 8
  private static let cell = CGSize(width: 200, height: 240)
  private static let picture = CGSize(width: 180, height: 190)

  private let pictures: [FindingsReport.Picture]
  private let title: String

  /// Screens of the same size with the same findings are drawn once.
  init(_ reports: [FindingsReport]) {
    var seen: Set<String> = []
    var distinct: [FindingsReport.Picture] = []
    for report in reports {
      for picture in report.pictures {
        let reading = picture.reading
        let key =
          "\(report.title) \(picture.scene) \(reading.size) \(picture.findings.map(\.identity)) \(reading.safeArea)"
        if seen.insert(key).inserted { distinct.append(picture) }
      }
    }
    let broken = distinct.filter { !$0.findings.isEmpty }
    pictures = Array((broken + distinct.filter(\.findings.isEmpty)).prefix(Self.maximumScreens))
    let layouts = reports.reduce(0) { $0 + $1.layouts }
    title =
      "\(reports.first?.subject ?? ""): \(layouts) layouts, \(broken.count) of \(distinct.count) distinct screens break"
  }

  /// The document's lines.
  var lines: [String] {
    let rows = (pictures.count + Self.columns - 1) / Self.columns
    let width = Self.columns * Int(Self.cell.width)
    let height = rows * Int(Self.cell.height) + 40
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "font-family=\"sans-serif\" font-size=\"10\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
      "<text x=\"10\" y=\"24\" font-size=\"16\">\(xml(title))</text>",
    ]
    for (index, picture) in pictures.enumerated() {
      let x = Double(index % Self.columns) * Double(Self.cell.width) + 10
      let y = Double(index / Self.columns) * Double(Self.cell.height) + 50
      lines.append("<g transform=\"translate(\(number(x)) \(number(y)))\">")
      lines += draw(picture)
      lines.append("</g>")
    }
    return lines + ["</svg>"]
  }

  private func draw(_ picture: FindingsReport.Picture) -> [String] {
    let screen = picture.reading
    guard screen.size.width > 0, screen.size.height > 0 else { return [] }
    let scale = min(
      Double(Self.picture.width) / Double(screen.size.width), Double(Self.picture.height) / Double(screen.size.height))
    let name = picture.scene.isEmpty ? picture.name : "\(picture.scene) \(picture.name)"
    var lines = [
      "<title>\(xml(([name] + picture.findings.map(\.message)).joined(separator: "\n")))</title>"
    ]
    let size = CGRect(origin: .zero, size: screen.size)
    lines.append(box(size, scale, fill: "#f4f4f4", stroke: picture.findings.isEmpty ? "#888" : "#c00"))
    let safe = CGRect(
      x: screen.safeArea.left, y: screen.safeArea.top,
      width: max(0, Double(size.width) - screen.safeArea.left - screen.safeArea.right),
      height: max(0, Double(size.height) - screen.safeArea.top - screen.safeArea.bottom))
    lines.append(box(safe, scale, fill: "#fff", stroke: "none"))
    var drawn = 0
    views(screen.root, at: .zero, scale, &lines, &drawn)
    for finding in picture.findings {
      lines.append(box(finding.place, scale, fill: "none", stroke: "#e00", width: 1.5))
    }
    let detail =
      "\(points(picture.size.width))×\(points(picture.size.height)), \(FindingsReport.counted(picture.findings.count))"
    lines.append("<text y=\"\(number(Double(Self.picture.height) + 14))\">\(xml(picture.label))</text>")
    lines.append("<text y=\"\(number(Double(Self.picture.height) + 26))\" fill=\"#666\">\(xml(detail))</text>")
    return lines
  }

  private func views(
    _ view: ViewReading, at origin: CGPoint, _ scale: Double, _ lines: inout [String], _ drawn: inout Int
  ) {
    guard !view.isHidden, drawn < Self.maximumViews else { return }
    drawn += 1
    let place = view.frame.offsetBy(dx: origin.x, dy: origin.y)
    let style: (fill: String, stroke: String)? =
      switch view.role {
      case .container: nil
      case .picture: ("#dde8dd", "#9b9")
      case .text: ("none", "#69c")
      case .control: ("#e4ecf8", "#36c")
      case .system: ("#e8e8e8", "#bbb")
      }
    if let style { lines.append(box(place, scale, fill: style.fill, stroke: style.stroke)) }
    let inner = CGPoint(x: place.minX - view.boundsOrigin.x, y: place.minY - view.boundsOrigin.y)
    for subview in view.subviews { views(subview, at: inner, scale, &lines, &drawn) }
  }

  private func box(_ rect: CGRect, _ scale: Double, fill: String, stroke: String, width: Double = 0.7) -> String {
    "<rect x=\"\(number(Double(rect.minX) * scale))\" y=\"\(number(Double(rect.minY) * scale))\" "
      + "width=\"\(number(max(0, Double(rect.width) * scale)))\" "
      + "height=\"\(number(max(0, Double(rect.height) * scale)))\" fill=\"\(fill)\" stroke=\"\(stroke)\" "
      + "stroke-width=\"\(number(width))\"/>"
  }

  private func number(_ value: Double) -> String { value.isFinite ? String(format: "%.1f", value) : "0" }
}
