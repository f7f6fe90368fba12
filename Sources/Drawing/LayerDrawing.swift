// Layers apps add to views: shapes, gradients, texts and plain ones.
import Foundation
import Picture
import SwivelUI

extension ViewDrawing {
  /// The layer, where the coordinates around it begin at `origin`; nil where nothing of it is seen.
  func node(_ layer: CALayer, at origin: CGPoint, depth: Int) -> PictureNode? {
    guard !layer.isHidden, layer.opacity > 0.004, depth < Picture.maximumDepth else { return nil }
    let rect = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
    guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else {
      return nil
    }
    let outline = Outline.box(
      rect, radius: Double(layer.cornerRadius), corners: PictureCorners(layer.maskedCorners))
    var nodes: [PictureNode] = []
    let fill = layer.backgroundColor.map(PictureColor.init).flatMap { $0.alpha > 0 ? $0 : nil }
    if fill != nil {
      nodes.append(
        PictureNode(.shape(PictureShape(outline, fill: fill.map { .color($0) }, shadow: PictureShape.Shadow(layer)))))
    }
    if let gradient = layer as? CAGradientLayer, let colors = PictureGradient(gradient, in: rect) {
      nodes.append(PictureNode(.shape(PictureShape(outline, fill: .gradient(colors)))))
    }
    let inner = CGPoint(x: rect.minX - layer.bounds.minX, y: rect.minY - layer.bounds.minY)
    if let shape = layer as? CAShapeLayer, let node = PictureNode(shape, at: inner) { nodes.append(node) }
    if let text = layer as? CATextLayer { nodes += self.text(text, rect) }
    if layer.borderWidth > 0 {
      let width = Double(layer.borderWidth)
      let color = layer.borderColor.map(PictureColor.init) ?? .black
      nodes.append(
        PictureNode(
          .shape(
            PictureShape(
              .box(rect.insetBy(dx: width / 2, dy: width / 2), radius: max(0, Double(layer.cornerRadius) - width / 2)),
              stroke: PictureShape.Stroke(color, width: width)))))
    }
    for sublayer in (layer.sublayers ?? []).backToFront {
      if let node = node(sublayer, at: inner, depth: depth + 1) { nodes.append(node) }
    }
    guard !nodes.isEmpty else { return nil }
    return PictureNode(
      .group(PictureGroup(nodes, opacity: Double(layer.opacity), clip: layer.masksToBounds ? outline : nil)),
      name: layer.name ?? "", kind: "\(type(of: layer))")
  }

  private func text(_ layer: CATextLayer, _ rect: CGRect) -> [PictureNode] {
    let shown = (layer.string as? NSAttributedString)?.string ?? layer.string as? String ?? ""
    let font = (layer.font as? UIFont)?.withSize(layer.fontSize) ?? UIFont.systemFont(ofSize: layer.fontSize)
    var setting = TextSetting(font, layer.foregroundColor.map(PictureColor.init) ?? .white, generation)
    setting.maximumLines = layer.isWrapped ? 0 : 1
    setting.isAtTop = true
    setting.alignment =
      layer.alignmentMode == .center ? .center : layer.alignmentMode == .right ? .right : .left
    return setting.nodes(shown, in: rect)
  }
}

extension [CALayer] {
  /// As they are seen: by `zPosition` first, then by their place in the list (Core Animation's guide, "Building a Layer
  /// Hierarchy").
  @MainActor var backToFront: [CALayer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
  }
}

extension UIView {
  /// What lies in a view.
  enum Part {
    /// A layer that was added to the view's own.
    case layer(CALayer)
    /// A subview.
    case view(UIView)
  }

  /// What lies in the view, in the order it is seen. Most views have subviews alone.
  var partsBackToFront: [Part] {
    let all = (layer.sublayers ?? []).backToFront
    var views: [ObjectIdentifier: UIView] = [:]
    for view in subviews { views[ObjectIdentifier(view.layer)] = view }
    return all.map { layer in views[ObjectIdentifier(layer)].map { .view($0) } ?? .layer(layer) }
  }
}

extension PictureNode {
  /// The outline of a shape layer; nil for one without.
  @MainActor init?(_ layer: CAShapeLayer, at origin: CGPoint) {
    guard let path = layer.path, !path.isEmpty else { return nil }
    let fill = layer.fillColor.map(PictureColor.init).flatMap { $0.alpha > 0 ? $0 : nil }
    let stroke = layer.strokeColor.map { color in
      PictureShape.Stroke(
        PictureColor(color), width: Double(layer.lineWidth),
        dash: (layer.lineDashPattern ?? []).map(\.doubleValue), isRound: layer.lineCap == .round)
    }
    guard fill != nil || stroke != nil else { return nil }
    self.init(
      .shape(
        PictureShape(
          Outline(path, at: origin), fill: fill.map { .color($0) }, stroke: stroke,
          isEvenOdd: layer.fillRule == .evenOdd)))
  }
}

extension Outline {
  /// Steps of one path; more nobody sees.
  private static let maximumSteps = 20_000

  /// A path whose coordinates begin at `origin`.
  init(_ path: CGPath, at origin: CGPoint) {
    let map = PictureTransform.shift(Double(origin.x), Double(origin.y))
    self = .path(
      path.steps.prefix(Self.maximumSteps).map { step -> Step in
        switch step {
        case .move(let point): .move(map.map(point))
        case .line(let point): .line(map.map(point))
        case .quad(let one, let end): .quad(map.map(one), map.map(end))
        case .curve(let one, let two, let end): .curve(map.map(one), map.map(two), map.map(end))
        case .close: .close
        }
      })
  }
}

extension PictureShape.Shadow {
  /// A layer's shadow; nil for one nobody sees.
  @MainActor init?(_ layer: CALayer) {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor.map(PictureColor.init), color.alpha > 0 else {
      return nil
    }
    self.init(
      color.faded(Double(min(layer.shadowOpacity, 1))), offset: layer.shadowOffset,
      radius: max(0, Double(layer.shadowRadius)))
  }
}

extension PictureGradient {
  /// A gradient layer's colours in its place; nil for one without.
  @MainActor init?(_ layer: CAGradientLayer, in rect: CGRect) {
    let colors = (layer.colors ?? []).compactMap { value -> PictureColor? in
      if let color = value as? CGColor { return PictureColor(color) }
      return (value as? UIColor).map { PictureColor($0) }
    }
    guard !colors.isEmpty else { return nil }
    let even = colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
    let places = layer.locations.map { $0.map(\.doubleValue) } ?? even
    func point(_ part: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + part.x * rect.width, y: rect.minY + part.y * rect.height)
    }
    self.init(
      zip(places, colors).map { Stop($0, $1) }.sorted { $0.offset < $1.offset }, from: point(layer.startPoint),
      to: point(layer.endPoint), isRadial: layer.type == .radial)
  }
}
