// Shape layers: their outline, and the part of their line that `strokeStart` and `strokeEnd` leave.
import Foundation
import Picture
import SwivelUI

extension ViewDrawing {
  /// A shape layer's inside and line, where its coordinates begin at `origin`.
  func shape(_ layer: CAShapeLayer, at origin: CGPoint) -> [PictureNode] {
    guard let path = layer.path, !path.isEmpty else { return [] }
    let outline = Outline(path, at: origin)
    let isEvenOdd = layer.fillRule == .evenOdd
    let fill = layer.fillColor.map(PictureColor.init).flatMap { $0.alpha > 0 ? $0 : nil }
    let stroke = layer.strokeColor.map(PictureColor.init).flatMap { color in
      color.alpha > 0 && layer.lineWidth > 0
        ? PictureShape.Stroke(
          color, width: Double(layer.lineWidth), dash: (layer.lineDashPattern ?? []).map(\.doubleValue),
          isRound: layer.lineCap == .round) : nil
    }
    guard fill != nil || stroke != nil else { return [] }
    let shadow = PictureShape.Shadow(layer)
    let (start, end) = (Double(layer.strokeStart), Double(layer.strokeEnd))
    guard stroke != nil, start > 0 || end < 1 else {
      return [
        PictureNode(
          .shape(
            PictureShape(
              outline, fill: fill.map { .color($0) }, stroke: stroke, shadow: fill == nil ? nil : shadow,
              isEvenOdd: isEvenOdd)))
      ]
    }
    var nodes: [PictureNode] = []
    if let fill {
      nodes.append(
        PictureNode(.shape(PictureShape(outline, fill: .color(fill), shadow: shadow, isEvenOdd: isEvenOdd))))
    }
    let part = path.line(from: start, to: end, at: origin)
    if let stroke, !part.isEmpty { nodes.append(PictureNode(.shape(PictureShape(.path(part), stroke: stroke)))) }
    return nodes
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

extension CGPath {
  /// The part of its line between two shares of its length, 0…1, in straight pieces, where its coordinates begin at `origin`;
  /// nothing where there is none.
  fileprivate func line(from start: Double, to end: Double, at origin: CGPoint) -> [Outline.Step] {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    let lines = outlines
    func length(_ one: CGPoint, _ two: CGPoint) -> Double { hypot(Double(two.x - one.x), Double(two.y - one.y)) }
    let whole = lines.reduce(0.0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0.0) { $0 + length($1.0, $1.1) }
    }
    guard start < end, whole > 0, whole.isFinite else { return [] }
    let (first, last) = (start * whole, end * whole)
    var steps: [Outline.Step] = []
    var passed = 0.0
    for line in lines {
      var isOn = false
      for (one, two) in zip(line, line.dropFirst()) {
        let own = length(one, two)
        defer { passed += own }
        guard own > 0, passed + own > first, passed < last else {
          isOn = false
          continue
        }
        func place(_ at: Double) -> CGPoint {
          let share = CGFloat(min(max((at - passed) / own, 0), 1))
          return CGPoint(
            x: origin.x + one.x + (two.x - one.x) * share, y: origin.y + one.y + (two.y - one.y) * share)
        }
        if !isOn { steps.append(.move(place(first))) }
        steps.append(.line(place(last)))
        isOn = true
      }
    }
    return steps
  }
}
