// A sweep to look at: each screen once as a small drawing, what is wrong in red.
import Findings
import Foundation

/// Draws screens side by side as SVG.
public struct ContactSheet {
  /// More drawings than this nobody looks at; those with findings come first.
  static let maximumScreens = 200
  /// Views drawn of one screen.
  private static let maximumViews = 500
  private static let columns = 8
  private static let cell = CGSize(width: 200, height: 240)
  private static let picture = CGSize(width: 180, height: 190)

  private let screens: [(scene: SweptScene?, screen: SweptScreen)]
  private let title: String

  /// The sheet of results whose screens were kept. Screens of the same size with the same findings are drawn once.
  public init(_ results: [SweepResult]) {
    var seen: Set<String> = []
    var distinct: [(scene: SweptScene?, screen: SweptScreen)] = []
    for result in results {
      for screen in result.screens where screen.screen != nil {
        let area = screen.screen.map { "\($0.safeArea)" } ?? ""
        let key = "\(result.title) \(screen.size) \(screen.findings.map(\.identity)) \(area)"
        if seen.insert(key).inserted { distinct.append((result.scene, screen)) }
      }
    }
    let broken = distinct.filter { !$0.screen.findings.isEmpty }
    screens = Array((broken + distinct.filter(\.screen.findings.isEmpty)).prefix(Self.maximumScreens))
    let layouts = results.reduce(0) { $0 + $1.layouts }
    title =
      "\(results.first?.app ?? ""): \(layouts) layouts, \(broken.count) of \(distinct.count) distinct screens break"
  }

  /// The document.
  public var svg: String {
    let rows = (screens.count + Self.columns - 1) / Self.columns
    let width = Self.columns * Int(Self.cell.width)
    let height = rows * Int(Self.cell.height) + 40
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "font-family=\"sans-serif\" font-size=\"10\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
      "<text x=\"10\" y=\"24\" font-size=\"16\">\(xml(title))</text>",
    ]
    for (index, screen) in screens.enumerated() {
      let x = Double(index % Self.columns) * Double(Self.cell.width) + 10
      let y = Double(index / Self.columns) * Double(Self.cell.height) + 50
      lines.append("<g transform=\"translate(\(number(x)) \(number(y)))\">")
      lines += draw(screen.scene, screen.screen)
      lines.append("</g>")
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func draw(_ scene: SweptScene?, _ swept: SweptScreen) -> [String] {
    guard let screen = swept.screen, screen.size.width > 0, screen.size.height > 0 else { return [] }
    let scale = min(
      Double(Self.picture.width) / Double(screen.size.width), Double(Self.picture.height) / Double(screen.size.height))
    var lines: [String] = [
      "<title>\(xml(([(scene.map { $0.text + " " } ?? "") + swept.name] + swept.findings.map(\.message)).joined(separator: "\n")))</title>"
    ]
    let size = CGRect(origin: .zero, size: screen.size)
    lines.append(box(size, scale, fill: "#f4f4f4", stroke: swept.findings.isEmpty ? "#888" : "#c00"))
    let safe = CGRect(
      x: screen.safeArea.left, y: screen.safeArea.top,
      width: max(0, Double(size.width) - screen.safeArea.left - screen.safeArea.right),
      height: max(0, Double(size.height) - screen.safeArea.top - screen.safeArea.bottom))
    lines.append(box(safe, scale, fill: "#fff", stroke: "none"))
    var drawn = 0
    views(screen.root, at: .zero, scale, &lines, &drawn)
    for finding in swept.findings { lines.append(box(finding.place, scale, fill: "none", stroke: "#e00", width: 1.5)) }
    let label = "\(swept.device) \(swept.window)"
    let detail =
      "\(points(swept.size.width))×\(points(swept.size.height)), \(SweepResult.counted(swept.findings.count))"
    lines.append("<text y=\"\(number(Double(Self.picture.height) + 14))\">\(xml(label))</text>")
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
