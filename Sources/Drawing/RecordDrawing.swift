// What an app's own code drew, as parts of the picture: into views, layers and images.
import Foundation
import Picture
import SwivelUI
import TextMetrics

extension ViewDrawing {
  /// Images drawn into images drawn into images beyond this depth are left out.
  private static let deepest = 32

  /// What was drawn, stretched over a box; nothing beyond what it was drawn in is seen.
  func drawn(_ record: DrawingRecord, in box: CGRect, depth: Int = 0) -> [PictureNode] {
    let bounds = record.bounds
    guard bounds.width > 0, bounds.height > 0, box.width > 0, box.height > 0, depth < Self.deepest else { return [] }
    let nodes = parts(record.parts[...], depth: depth, in: bounds)
    guard !nodes.isEmpty else { return [] }
    let (across, down) = (Double(box.width / bounds.width), Double(box.height / bounds.height))
    let place = PictureTransform(
      a: across, b: 0, c: 0, d: down, tx: Double(box.minX) - Double(bounds.minX) * across,
      ty: Double(box.minY) - Double(bounds.minY) * down)
    return [PictureNode(.group(PictureGroup(nodes, transform: place, clip: .rect(bounds))), kind: "drawing")]
  }

  /// Parts in their order, those in the same clip together.
  private func parts(_ parts: ArraySlice<DrawnPart>, depth: Int, in bounds: CGRect) -> [PictureNode] {
    var nodes: [PictureNode] = []
    var rest = parts
    while let first = rest.first {
      let same = rest.prefix { $0.clip === first.clip }
      rest = rest.dropFirst(same.count)
      var shown = same.flatMap { node(of: $0, depth: depth, in: bounds) }
      var clip = first.clip
      while let current = clip, !shown.isEmpty {
        shown = [
          PictureNode(
            .group(
              PictureGroup(shown, clip: Outline(current.path, at: .zero), clipIsEvenOdd: current.isEvenOdd)))
        ]
        clip = current.outer
      }
      nodes += shown
    }
    return nodes
  }

  private func node(of part: DrawnPart, depth: Int, in bounds: CGRect) -> [PictureNode] {
    let alpha = Double(part.alpha)
    let shadow = part.shadow.map {
      // Core Graphics' blur is twice Core Animation's radius.
      PictureShape.Shadow(PictureColor($0.color).faded(alpha), offset: $0.offset, radius: Double($0.blur) / 2)
    }
    switch part.content {
    case .fill(let path, let color, let isEvenOdd):
      let ink = PictureColor(color).faded(alpha)
      guard ink.alpha > 0, !path.isEmpty else { return [] }
      return [
        PictureNode(
          .shape(PictureShape(Outline(path, at: .zero), fill: .color(ink), shadow: shadow, isEvenOdd: isEvenOdd)))
      ]
    case .stroke(let path, let color, let pen):
      let ink = PictureColor(color).faded(alpha)
      guard ink.alpha > 0, pen.width > 0, !path.isEmpty else { return [] }
      let stroke = PictureShape.Stroke(
        ink, width: Double(pen.width), dash: pen.dashes.map(Double.init), isRound: pen.cap == .round)
      return [PictureNode(.shape(PictureShape(Outline(path, at: .zero), stroke: stroke)))]
    case .gradient(let gradient, let axis):
      let colors = PictureGradient(gradient, along: axis, alpha: alpha)
      return [PictureNode(.shape(PictureShape(axis.outline(in: bounds), fill: .gradient(colors))))]
    case .text(let text, let rect):
      return within(part, text: text, rect)
    case .image(let image, let rect):
      var nodes = self.image(image, named: image.name, in: rect, tint: PictureColor(.label), depth: depth + 1)
      if nodes.isEmpty { return [] }
      nodes = [PictureNode(.group(PictureGroup(nodes, transform: PictureTransform(part.map), opacity: alpha)))]
      return nodes
    case .seen(let look, let rect):
      guard let look = look as? SeenViews.Look, look.bounds.width > 0, look.bounds.height > 0 else { return [] }
      let (across, down) = (Double(rect.width / look.bounds.width), Double(rect.height / look.bounds.height))
      let place = PictureTransform(
        a: across, b: 0, c: 0, d: down, tx: Double(rect.minX) - Double(look.bounds.minX) * across,
        ty: Double(rect.minY) - Double(look.bounds.minY) * down)
      let shown = PictureNode(
        .group(PictureGroup([look.node], transform: place, clip: .rect(look.bounds))), kind: "drawing")
      return [
        PictureNode(.group(PictureGroup([shown], transform: PictureTransform(part.map), opacity: alpha)))
      ]
    case .layer(let inner):
      let nodes = parts(inner[...], depth: depth + 1, in: bounds)
      return depth < Self.deepest && !nodes.isEmpty ? [PictureNode(.group(PictureGroup(nodes, opacity: alpha)))] : []
    }
  }

  private func within(_ part: DrawnPart, text: NSAttributedString, _ rect: CGRect) -> [PictureNode] {
    let lines = AttributedLines(text, generation: generation)
    var setting = RunSetting(text: lines, color: .black) { image, box, ink in
      self.image(image, named: image.name, in: box, tint: ink)
    }
    setting.isAtTop = true
    setting.breaking = lines.style?.lineBreakMode.breaking ?? .wordWrapping
    let nodes = setting.nodes(in: rect)
    if nodes.isEmpty { return [] }
    return [
      PictureNode(
        .group(PictureGroup(nodes, transform: PictureTransform(part.map), opacity: Double(part.alpha))))
    ]
  }
}

extension PictureTransform {
  /// The same transform.
  init(_ map: CGAffineTransform) {
    self.init(
      a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d), tx: Double(map.tx), ty: Double(map.ty))
  }
}

extension DrawnGradientAxis {
  /// What the colours cover, as far as the clip reaches: all, or the larger circle of a radial one that ends there.
  fileprivate func outline(in bounds: CGRect) -> Outline {
    guard let radii, !options.contains(.drawsAfterEndLocation) else { return .rect(bounds) }
    let (radius, middle) = radii.end >= radii.start ? (radii.end, end) : (radii.start, start)
    return .ellipse(CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension PictureGradient {
  /// The colours along a line, or between two circles about one middle.
  fileprivate init(_ gradient: CGGradient, along axis: DrawnGradientAxis, alpha: Double) {
    let stops = gradient.stops.map { (Double($0.place), PictureColor($0.color).faded(alpha)) }
    guard let radii = axis.radii else {
      self.init(stops.map { Stop($0, $1) }.sorted { $0.offset < $1.offset }, from: axis.start, to: axis.end)
      return
    }
    let (inner, outer) = (Double(radii.start), Double(radii.end))
    let reach = max(inner, outer, .leastNonzeroMagnitude)
    let middle = outer >= inner ? axis.end : axis.start
    self.init(
      stops.map { Stop((inner + $0 * (outer - inner)) / reach, $1) }.sorted { $0.offset < $1.offset }, from: middle,
      to: CGPoint(x: middle.x + CGFloat(reach), y: middle.y), isRadial: true)
  }
}
