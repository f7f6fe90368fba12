// The colours of a picture, by the names of its parts: what is to be alike when two pictures were made in another light.
import Foundation

/// What is drawn in which colours.
package struct PictureColors {
  /// A named part of a picture, without those inside it that have names of their own.
  package struct Part {
    /// What people call it.
    package var name: String
    /// What kind of thing it is, such as a class.
    package var kind: String
    /// The names on the way to it, such as `/UIWindow/UIView/card`; a second one of a name is numbered.
    package var path: String
    /// Its colours from back to front, such as `#1c1c1e`; an image has the average of its pixels.
    package var colors: [String] = []
    /// Where each of them is, or which text it is the colour of.
    package var places: [String] = []
  }

  /// From back to front.
  package private(set) var parts: [Part] = []
  private var counts: [String: Int] = [:]
  /// What is drawn around all views of a window.
  private static let ground = "window"

  /// Those of a picture.
  package init(_ picture: Picture) {
    for node in picture.nodes { add(node, to: nil, .identity, depth: 0) }
  }

  private mutating func add(_ node: PictureNode, to part: Int?, _ map: PictureTransform, depth: Int) {
    guard depth < Picture.maximumDepth else { return }
    switch node.content {
    case .group(let group):
      var part = part
      // What has no kind is a part of what is drawn around it, such as a layer.
      if !node.kind.isEmpty, !node.name.isEmpty, node.kind != Self.ground {
        let path = "\(part.map { parts[$0].path } ?? "")/\(node.name)"
        counts[path, default: 0] += 1
        let count = counts[path, default: 1]
        parts.append(Part(name: node.name, kind: node.kind, path: count == 1 ? path : "\(path) \(count)"))
        part = parts.count - 1
      }
      for child in group.children { add(child, to: part, group.transform.then(map), depth: depth + 1) }
    case .shape(let shape): note(shape.colors, at: Self.place(shape.outline.bounds, map), in: part)
    case .text(let text):
      let place = map.map(CGPoint(x: text.x, y: text.y))
      note([text.color.hexadecimal], at: "\(text.string) \(Self.tenths(place.x)) \(Self.tenths(place.y))", in: part)
    }
  }

  private mutating func note(_ colors: [String], at place: String, in part: Int?) {
    guard let part else { return }
    parts[part].colors += colors
    parts[part].places += colors.map { _ in place }
  }

  private static func place(_ rect: CGRect, _ map: PictureTransform) -> String {
    guard !rect.isNull else { return "" }
    let (corner, end) = (map.map(rect.origin), map.map(CGPoint(x: rect.maxX, y: rect.maxY)))
    return [corner.x, corner.y, end.x, end.y].map(tenths).joined(separator: " ")
  }

  private static func tenths(_ number: CGFloat) -> String {
    let tenths = (Double(number) * 10).rounded()
    return Int(exactly: tenths).map { "\($0)" } ?? ""
  }
}

extension PictureShape {
  /// Of what fills it, of its line and of its shadow.
  fileprivate var colors: [String] {
    var colors: [String] = []
    switch fill {
    case .color(let color)?: colors.append(color.hexadecimal)
    case .gradient(let gradient)?: colors += gradient.stops.map(\.color.hexadecimal)
    case .image(let image)?: colors.append(image.color.hexadecimal)
    case nil: break
    }
    if let stroke { colors.append(stroke.color.hexadecimal) }
    if let shadow { colors.append(shadow.color.hexadecimal) }
    return colors
  }
}

extension PictureColor {
  /// `#1c1c1e`, with two more digits for what is not opaque.
  package var hexadecimal: String {
    func digits(_ value: UInt8) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
    let plain = "#" + digits(red) + digits(green) + digits(blue)
    return alpha == 255 ? plain : plain + digits(alpha)
  }
}
