// What people want to see over a screen: areas, distances, names and mistakes, in lines of their own.
import Findings
import Foundation
import Picture
import SwivelUI
import TextMetrics

/// One layer over a view.
@MainActor struct Overlay {
  private let layer: PictureLayer
  private let root: UIView
  private let findings: [Finding]
  private let generation: FontGeneration

  /// Marks of one layer: more say nothing.
  private static let maximumMarks = 2_000

  init(_ layer: PictureLayer, _ root: UIView, _ findings: [Finding], _ generation: FontGeneration) {
    self.layer = layer
    self.root = root
    self.findings = findings
    self.generation = generation
  }

  private static let green = PictureColor(red: 0.1, green: 0.6, blue: 0.25)
  private static let violet = PictureColor(red: 0.55, green: 0.25, blue: 0.85)
  private static let blue = PictureColor(red: 0.1, green: 0.45, blue: 0.95)
  private static let orange = PictureColor(red: 0.95, green: 0.45, blue: 0)
  private static let red = PictureColor(red: 0.87, green: 0.05, blue: 0.1)

  /// From back to front.
  var nodes: [PictureNode] {
    switch layer {
    case .safeArea: return [frame(bounds.inset(by: root.safeAreaInsets), Self.green, dash: [6, 4])]
    case .margins:
      return views.filter { $0.view.controller != nil }.map {
        frame($0.place.inset(by: $0.view.layoutMargins), Self.violet, dash: [2, 3])
      }
    case .constraints: return views.flatMap { lines(of: $0.view, $0.place) }
    case .hitAreas:
      return views.filter { isTouched($0.view) }.map {
        PictureNode(
          .shape(
            PictureShape(
              .rect($0.place), fill: .color(Self.blue.faded(0.15)), stroke: PictureShape.Stroke(Self.blue, width: 1))),
          name: $0.view.knownName ?? $0.view.className)
      }
    case .names:
      return views.filter { $0.view.knownName != nil }.flatMap { name($0.view.knownName ?? "", at: $0.place) }
    case .findings:
      return findings.prefix(Self.maximumMarks).enumerated().flatMap { mark($0.offset + 1, $0.element) }
    }
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: root.bounds.size) }

  /// Whether a finger there does something: what hears it, and the system's controls, which answer by themselves while they are enabled.
  private func isTouched(_ view: UIView) -> Bool {
    guard view.isUserInteractionEnabled, !view.takesTaps else { return view.isUserInteractionEnabled }
    return switch view {
    case let text as UITextView: text.isEditable
    case let control as UIControl
    where control is UISlider || control is UIStepper || control is UISegmentedControl
      || control is UIPageControl || control is UIDatePicker || control is UITextField || control is UIColorWell:
      control.isEnabled
    case _: false
    }
  }

  /// Every view that is seen, and where; without those whose place is none.
  private var views: [(view: UIView, place: CGRect)] {
    var found: [(UIView, CGRect)] = []
    func visit(_ view: UIView, _ origin: CGPoint, _ depth: Int) {
      guard !view.isHidden, found.count < Self.maximumMarks, depth < Picture.maximumDepth else { return }
      let place = view === root ? bounds : view.frame.offsetBy(dx: origin.x, dy: origin.y)
      guard [place.minX, place.minY, place.width, place.height].allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else {
        return
      }
      found.append((view, place))
      let inner = CGPoint(x: place.minX - view.bounds.minX, y: place.minY - view.bounds.minY)
      for subview in view.subviews { visit(subview, inner, depth + 1) }
    }
    visit(root, .zero, 0)
    return found
  }

  private func frame(_ rect: CGRect, _ color: PictureColor, dash: [Double] = [], width: Double = 1) -> PictureNode {
    let shown = rect.width < 0 || rect.height < 0 ? CGRect(origin: rect.origin, size: .zero) : rect
    return PictureNode(
      .shape(PictureShape(.rect(shown), stroke: PictureShape.Stroke(color, width: width, dash: dash))))
  }

  private func words(_ text: String, at place: CGPoint, _ color: PictureColor, size: Double = 8) -> PictureNode {
    let font = SystemFont(size: size, weight: .medium, generation: generation)
    let shown = text.count > 40 ? text.prefix(40) + "…" : text
    return PictureNode(
      .text(
        PictureText(
          String(shown), x: Double(place.x), y: Double(place.y), ends: font.ends(of: String(shown)), size: size,
          weight: 500, color: color)))
  }

  private func name(_ name: String, at place: CGRect) -> [PictureNode] {
    [
      frame(place, Self.violet.faded(0.5), width: 0.5),
      words(name, at: CGPoint(x: place.minX + 1, y: place.minY + 8), Self.violet),
    ]
  }

  private func mark(_ number: Int, _ finding: Finding) -> [PictureNode] {
    let place = finding.place
    guard [place.minX, place.minY, place.width, place.height].allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else {
      return []
    }
    // What lies outside is numbered at the nearest edge.
    let x = min(max(Double(place.minX), 8), Double(bounds.width) - 8)
    let y = min(max(Double(place.minY), 8), Double(bounds.height) - 8)
    let disc = CGRect(x: x - 7, y: y - 7, width: 14, height: 14)
    var text = words("\(number)", at: .zero, .white, size: 9)
    if case .text(var line) = text.content {
      line.x = x - line.width / 2
      line.y = y + 3.2
      text.content = .text(line)
    }
    return [
      PictureNode(
        .shape(
          PictureShape(
            .rect(place), fill: .color(Self.red.faded(0.12)), stroke: PictureShape.Stroke(Self.red, width: 1.5))),
        name: "finding-\(number)", kind: finding.identity.check.rawValue),
      PictureNode(.shape(PictureShape(.ellipse(disc), fill: .color(Self.red)))), text,
    ]
  }

  // MARK: Constraints

  /// The distances a view's constraints keep, each as a line with its number.
  private func lines(of view: UIView, _ place: CGRect) -> [PictureNode] {
    view.constraints.prefix(200).flatMap { constraint -> [PictureNode] in
      guard constraint.isActive, let first = box(constraint.firstItem, in: view, place) else { return [] }
      let second = box(constraint.secondItem, in: view, place)
      switch constraint.firstAttribute {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins:
        guard let second else { return [] }
        let from = edge(constraint.firstAttribute, first)
        let to = edge(constraint.secondAttribute, second)
        return distance(CGPoint(x: from, y: Double(first.midY)), CGPoint(x: to, y: Double(first.midY)))
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
        guard let second else { return [] }
        let from = edge(constraint.firstAttribute, first)
        let to = edge(constraint.secondAttribute, second)
        return distance(CGPoint(x: Double(first.midX), y: from), CGPoint(x: Double(first.midX), y: to))
      case .width:
        return distance(
          CGPoint(x: Double(first.minX), y: Double(first.maxY) - 3),
          CGPoint(x: Double(first.maxX), y: Double(first.maxY) - 3))
      case .height:
        return distance(
          CGPoint(x: Double(first.maxX) - 3, y: Double(first.minY)),
          CGPoint(x: Double(first.maxX) - 3, y: Double(first.maxY)))
      case .notAnAttribute: return []
      }
    }
  }

  private func box(_ item: AnyObject?, in view: UIView, _ place: CGRect) -> CGRect? {
    let inner = CGPoint(x: place.minX - view.bounds.minX, y: place.minY - view.bounds.minY)
    if let other = item as? UIView {
      if other === view { return place }
      guard other.superview != nil else { return nil }
      let corner = other.convert(CGPoint(x: other.bounds.minX, y: other.bounds.minY), to: view)
      return CGRect(origin: corner, size: other.bounds.size).offsetBy(dx: inner.x, dy: inner.y)
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    let corner = owner === view ? guide.layoutFrame.origin : owner.convert(guide.layoutFrame.origin, to: view)
    return CGRect(origin: corner, size: guide.layoutFrame.size).offsetBy(dx: inner.x, dy: inner.y)
  }

  private func edge(_ attribute: NSLayoutConstraint.Attribute, _ box: CGRect) -> Double {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: Double(box.minX)
    case .right, .trailing, .rightMargin, .trailingMargin: Double(box.maxX)
    case .centerX, .centerXWithinMargins: Double(box.midX)
    case .top, .topMargin, .firstBaseline: Double(box.minY)
    case .bottom, .bottomMargin, .lastBaseline: Double(box.maxY)
    case .centerY, .centerYWithinMargins: Double(box.midY)
    case .width, .height, .notAnAttribute: Double(box.minX)
    }
  }

  private func distance(_ from: CGPoint, _ to: CGPoint) -> [PictureNode] {
    let length = hypot(Double(to.x - from.x), Double(to.y - from.y))
    guard length.isFinite, length < 1e6 else { return [] }
    let line = PictureNode(
      .shape(PictureShape(.lines([from, to]), stroke: PictureShape.Stroke(Self.orange, width: 1))))
    guard length >= 12 else { return [line] }
    let middle = CGPoint(x: (from.x + to.x) / 2 + 2, y: (from.y + to.y) / 2 - 1)
    let number = length == length.rounded() ? "\(Int(length))" : String(format: "%.1f", length)
    return [line, words(number, at: middle, Self.orange, size: 7)]
  }
}
