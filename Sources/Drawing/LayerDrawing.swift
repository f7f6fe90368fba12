// Layers apps add to views: shapes, gradients, texts and plain ones.
import Foundation
import Picture
import SwivelUI

extension ViewDrawing {
  /// Copies of a replicator's layers that are drawn; more nobody sees.
  private static let maximumCopies = 500

  /// The layer, where the coordinates around it begin at `origin`; nil where nothing of it is seen.
  mutating func node(_ layer: CALayer, at origin: CGPoint, depth: Int) -> PictureNode? {
    guard !layer.isHidden, layer.opacity > 0.004, depth < Picture.maximumDepth,
      let place = Place(layer, at: origin)
    else { return nil }
    let rect = place.rect
    let outline = Outline.box(
      rect, radius: Double(layer.cornerRadius), corners: PictureCorners(layer.maskedCorners))
    var nodes: [PictureNode] = []
    let fill = layer.backgroundColor.map(PictureColor.init).flatMap { $0.alpha > 0 ? $0 : nil }
    if fill != nil {
      nodes.append(
        PictureNode(.shape(PictureShape(outline, fill: fill.map { .color($0) }, shadow: PictureShape.Shadow(layer)))))
    }
    if let gradient = layer as? CAGradientLayer, let colors = PictureGradient(gradient, in: rect) {
      nodes.append(
        gradient.type == .conic
          ? conic(colors, in: rect, outline) : PictureNode(.shape(PictureShape(outline, fill: .gradient(colors)))))
    }
    nodes += contents(of: layer, rect)
    let inner = CGPoint(x: rect.minX - layer.bounds.minX, y: rect.minY - layer.bounds.minY)
    if let shape = layer as? CAShapeLayer { nodes += self.shape(shape, at: inner) }
    if let text = layer as? CATextLayer { nodes += self.text(text, rect) }
    let below = (layer.sublayers ?? []).backToFront.compactMap { node($0, at: inner, depth: depth + 1) }
    nodes += (layer as? CAReplicatorLayer).map { copies(of: below, $0, rect) } ?? below
    nodes += border(of: layer, rect)
    guard !nodes.isEmpty else { return nil }
    if let mask = layer.mask { nodes = masked(nodes, by: mask, at: inner, depth: depth) }
    return PictureNode(
      .group(
        PictureGroup(
          nodes, transform: place.turn, opacity: Double(layer.opacity), clip: layer.masksToBounds ? outline : nil)),
      name: layer.name ?? "", kind: "\(type(of: layer))")
  }

  /// What code drew into a layer, or the image it shows.
  func contents(of layer: CALayer, _ rect: CGRect) -> [PictureNode] {
    if let record = layer.record {
      let mode = layer.view?.contentMode ?? layer.contentsGravity.mode
      return drawn(record, in: Self.box(record.bounds.size, in: rect, mode))
    }
    let image: UIImage? =
      switch layer.contents {
      case let image as UIImage: image
      case let pixels as CGImage: UIImage(cgImage: pixels, scale: max(layer.contentsScale, 1), orientation: .up)
      case _: nil
      }
    guard let image else { return [] }
    return self.image(
      image, named: image.name, in: Self.box(image.size, in: rect, layer.contentsGravity.mode),
      tint: PictureColor(.label))
  }

  /// What a mask leaves: as much as it is opaque (CALayer.mask). A form that is filled alone clips.
  mutating func masked(_ nodes: [PictureNode], by mask: CALayer, at origin: CGPoint, depth: Int) -> [PictureNode] {
    guard let place = Place(mask, at: origin) else { return nodes }
    guard mask.isPlainForm else {
      let left =
        mask.view.flatMap { node($0, at: origin, depth: depth + 1) } ?? node(mask, at: origin, depth: depth + 1)
      return left.map { [PictureNode(.group(PictureGroup(nodes, mask: [$0])))] } ?? []
    }
    let inner = CGPoint(x: place.rect.minX - mask.bounds.minX, y: place.rect.minY - mask.bounds.minY)
    let form: Outline
    if let shape = mask as? CAShapeLayer {
      guard let path = shape.path else { return [] }
      form = Outline(path, at: inner)
    } else {
      form = .box(place.rect, radius: Double(mask.cornerRadius), corners: PictureCorners(mask.maskedCorners))
    }
    let turned = place.turn == .identity ? form : .path(form.steps.map { $0.mapped(place.turn) })
    let isEvenOdd = (mask as? CAShapeLayer)?.fillRule == .evenOdd
    return [PictureNode(.group(PictureGroup(nodes, clip: turned, clipIsEvenOdd: isEvenOdd)))]
  }

  /// Colours that run around a middle, from the direction of the gradient's end on clockwise: in pieces like those of a cake.
  private func conic(_ colors: PictureGradient, in rect: CGRect, _ outline: Outline) -> PictureNode {
    let pieces = 120
    let (middle, first) = (
      colors.start, atan2(Double(colors.end.y - colors.start.y), Double(colors.end.x - colors.start.x))
    )
    let reach = 2 * hypot(Double(rect.width), Double(rect.height))
    func edge(_ index: Double) -> CGPoint {
      let angle = first + 2 * .pi * index / Double(pieces)
      return CGPoint(x: Double(middle.x) + reach * cos(angle), y: Double(middle.y) + reach * sin(angle))
    }
    let nodes = (0..<pieces).map { index -> PictureNode in
      // Each reaches a little under the next, so that no line is seen between them.
      let end = index == pieces - 1 ? Double(pieces) : Double(index) + 1.3
      let color = colors.color(at: (Double(index) + 0.5) / Double(pieces))
      return PictureNode(
        .shape(PictureShape(.lines([middle, edge(Double(index)), edge(end)]), fill: .color(color))))
    }
    return PictureNode(.group(PictureGroup(nodes, clip: outline)))
  }

  /// A replicator's layers, each copy turned on from the last about the replicator's middle.
  private func copies(of nodes: [PictureNode], _ layer: CAReplicatorLayer, _ rect: CGRect) -> [PictureNode] {
    let map = PictureTransform(CATransform3DGetAffineTransform(layer.instanceTransform))
    let (x, y) = (Double(rect.midX), Double(rect.midY))
    let step = PictureTransform.shift(-x, -y).then(map).then(.shift(x, y))
    var place = PictureTransform.identity
    return (0..<min(max(layer.instanceCount, 0), Self.maximumCopies)).map { index in
      defer { place = place.then(step) }
      let opacity = 1 + Double(layer.instanceAlphaOffset) * Double(index)
      return PictureNode(.group(PictureGroup(nodes, transform: place, opacity: opacity)))
    }
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

extension CALayer {
  /// Whether all that is seen of it is one filled form: a shape without a line, or a coloured box.
  fileprivate var isPlainForm: Bool {
    guard view.map({ type(of: $0) == UIView.self && $0.subviews.isEmpty }) ?? true, (sublayers ?? []).isEmpty,
      contents == nil, record == nil, opacity >= 1, !isHidden
    else { return false }
    guard let shape = self as? CAShapeLayer else {
      return type(of: self) == CALayer.self && backgroundColor?.alpha == 1
    }
    let isDrawn = (shape.strokeColor?.alpha ?? 0) > 0 && shape.lineWidth > 0
    return !isDrawn && shape.fillColor?.alpha == 1 && backgroundColor == nil
  }
}

extension ViewDrawing.Place {
  /// A layer's, by its position, anchor and transform; nil for a place that is none.
  @MainActor init?(_ layer: CALayer, at origin: CGPoint) {
    let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
    let middle = CGPoint(x: layer.position.x + origin.x, y: layer.position.y + origin.y)
    let rect = CGRect(
      x: middle.x - anchor.x * size.width, y: middle.y - anchor.y * size.height, width: size.width,
      height: size.height)
    self.init(rect, turned: layer.affineTransform(), about: middle)
  }
}

extension CALayerContentsGravity {
  /// How views say the same. y runs downwards here.
  fileprivate var mode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case _: .scaleToFill
    }
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
