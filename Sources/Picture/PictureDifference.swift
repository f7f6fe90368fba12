// What two pictures differ in: the parts that came, went, moved or look otherwise, by name; then their pixels.
import Foundation

/// The differences of two pictures.
public struct PictureDifference: Sendable, Equatable {
  /// One difference a line, from the first part that differs; empty for pictures that are alike.
  public let lines: [String]
  /// Lines there would be more of.
  public let left: Int

  /// More lines nobody reads.
  private static let maximumLines = 200

  /// Compares two display lists part by part: a part is found again by the names around it and its own.
  public init(_ old: Picture, _ new: Picture) {
    let size = old.size == new.size ? [] : ["size: \(Self.size(old.size)) → \(Self.size(new.size))"]
    self.init(PartList(old.nodes).parts, PartList(new.nodes).parts, begun: size)
  }

  /// Compares two drawings as `Picture.svg()` writes them, element by element.
  public init(svg old: String, _ new: String) { self.init(PartList(svg: old).parts, PartList(svg: new).parts) }

  /// Compares two pictures in characters, line by line.
  public init(text old: String, _ new: String) {
    func parts(_ text: String) -> [PartList.Part] {
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        PartList.Part(path: "line \($0.offset + 1)", description: String($0.element))
      }
    }
    self.init(parts(old), parts(new))
  }

  private init(_ before: [PartList.Part], _ after: [PartList.Part], begun: [String] = []) {
    var found = begun
    let olds = Dictionary(before.map { ($0.path, $0) }) { first, _ in first }
    let news = Dictionary(after.map { ($0.path, $0) }) { first, _ in first }
    for part in before {
      guard let now = news[part.path] else {
        found.append("- \(part.path): \(part.description)")
        continue
      }
      if now.description != part.description {
        found.append("~ \(part.path): \(part.description) → \(now.description)")
      }
    }
    for part in after where olds[part.path] == nil { found.append("+ \(part.path): \(part.description)") }
    left = max(0, found.count - Self.maximumLines)
    lines = Array(found.prefix(Self.maximumLines))
  }

  /// Compares two images; `tolerance` is how far parts of a colour may lie apart, 0…255.
  public init(_ old: PixelImage, _ new: PixelImage, tolerance: Int = 0) {
    left = 0
    guard old.width == new.width, old.height == new.height else {
      lines = ["size: \(old.width)×\(old.height) → \(new.width)×\(new.height) pixels"]
      return
    }
    var count = 0
    var box = (left: Int.max, top: Int.max, right: -1, bottom: -1)
    let length = old.width * 4
    old.pixels.withUnsafeBufferPointer { before in
      new.pixels.withUnsafeBufferPointer { after in
        guard let before = before.baseAddress, let after = after.baseAddress else { return }
        for y in 0..<old.height {
          let (one, two) = (before + y * length, after + y * length)
          // Most rows of most pairs are alike.
          guard memcmp(one, two, length) != 0 else { continue }
          for x in 0..<old.width where Self.differs(one + x * 4, two + x * 4, tolerance) {
            count += 1
            box = (min(box.left, x), min(box.top, y), max(box.right, x), max(box.bottom, y))
          }
        }
      }
    }
    lines =
      count == 0
      ? []
      : [
        "\(count) of \(old.width * old.height) pixels, within (\(box.left), \(box.top)) to (\(box.right), \(box.bottom))"
      ]
  }

  /// Whether a part of two colours lies further apart than it may.
  private static func differs(_ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>, _ tolerance: Int) -> Bool {
    for part in 0..<4 where abs(Int(one[part]) - Int(two[part])) > tolerance { return true }
    return false
  }

  private static func size(_ size: CGSize) -> String { "\(PartList.short(size.width))×\(PartList.short(size.height))" }
}

/// The parts of a picture by their paths.
private struct PartList {
  struct Part {
    var path: String
    var description: String
  }

  private(set) var parts: [Part] = []
  private var counts: [String: Int] = [:]

  init(_ nodes: [PictureNode]) { for node in nodes { add(node, "", .identity, depth: 0) } }

  /// What the names of groups around an element may have together, in bytes: deeper ones are left out, for each element repeats them.
  private static let longestPath = 1_024

  /// The elements of a drawing, a line each; groups with a name are the paths of what is in them.
  init(svg: String) {
    var paths = [""]
    for line in svg.split(separator: "\n") {
      if line.hasPrefix("</g>") {
        if paths.count > 1 { paths.removeLast() }
        continue
      }
      let name = line.firstMatch(of: /\ id="([^"]*)"/).map { String($0.1) } ?? ""
      let tag = String(line.dropFirst().prefix { $0.isLetter })
      let around = paths[paths.count - 1]
      func inside(_ name: String) -> String { around.isEmpty ? name : "\(around)/\(name)" }
      let said = line.replacing(/\ id="[^"]*"/, with: "")
      if tag == "g" {
        paths.append(name.isEmpty || around.utf8.count + name.utf8.count > Self.longestPath ? around : inside(name))
        guard said != "<g>" else { continue }
      }
      let path = inside(name.isEmpty || name.hasPrefix("~") ? tag : name)
      parts.append(Part(path: numbered(path), description: String(said)))
    }
  }

  private mutating func add(_ node: PictureNode, _ path: String, _ map: PictureTransform, depth: Int) {
    guard depth < Picture.maximumDepth else { return }
    switch node.content {
    case .group(let group):
      let here = node.name.isEmpty ? path : numbered(path.isEmpty ? node.name : "\(path)/\(node.name)")
      var said: [String] = []
      if group.opacity < 1 { said.append("opacity \(Self.short(CGFloat(group.opacity)))") }
      if let clip = group.clip { said.append("clipped to \(Self.place(clip.bounds, map))") }
      if group.mask != nil { said.append("masked") }
      if !said.isEmpty { parts.append(Part(path: "\(here) (group)", description: said.joined(separator: ", "))) }
      let inner = group.transform.then(map)
      for child in group.children { add(child, here, inner, depth: depth + 1) }
      for node in group.mask ?? [] { add(node, "\(here) (mask)", inner, depth: depth + 1) }
    case .shape(let shape): parts.append(Part(path: own(node, path, "shape"), description: Self.words(shape, map)))
    case .text(let text):
      let place = map.map(CGPoint(x: text.x, y: text.y))
      parts.append(
        Part(
          path: own(node, path, "text"),
          description:
            "\"\(text.string)\" at \(Self.short(place.x)), \(Self.short(place.y)), \(Self.short(CGFloat(text.size))) pt, "
            + "weight \(text.weight), \(text.color.hexadecimal)"))
    }
  }

  private mutating func own(_ node: PictureNode, _ path: String, _ kind: String) -> String {
    let name = node.name.isEmpty ? kind : node.name
    return numbered(path.isEmpty ? name : "\(path)/\(name)")
  }

  private mutating func numbered(_ path: String) -> String {
    let count = counts[path, default: 0] + 1
    counts[path] = count
    return count == 1 ? path : "\(path) \(count)"
  }

  private static func words(_ shape: PictureShape, _ map: PictureTransform) -> String {
    var said = [place(shape.outline.bounds, map)]
    if case .rounded(_, let radius, _) = shape.outline { said.append("radius \(short(CGFloat(radius)))") }
    switch shape.fill {
    case .color(let color)?: said.append(color.hexadecimal)
    case .gradient(let gradient)?:
      said.append("gradient " + gradient.stops.map(\.color.hexadecimal).joined(separator: " "))
    case .image(let image)?: said.append("image \(image.color.hexadecimal)")
    case nil: break
    }
    if let stroke = shape.stroke { said.append("line \(short(CGFloat(stroke.width))) \(stroke.color.hexadecimal)") }
    if shape.shadow != nil { said.append("shadow") }
    return said.joined(separator: ", ")
  }

  private static func place(_ rect: CGRect, _ map: PictureTransform) -> String {
    guard !rect.isNull else { return "nowhere" }
    let corner = map.map(rect.origin)
    let end = map.map(CGPoint(x: rect.maxX, y: rect.maxY))
    return "(\(short(corner.x)), \(short(corner.y)); \(short(end.x - corner.x))×\(short(end.y - corner.y)))"
  }

  static func short(_ value: CGFloat) -> String {
    guard value.isFinite else { return "?" }
    let hundredths = (Double(value) * 100).rounded() / 100
    return hundredths == hundredths.rounded() && abs(hundredths) < 1e15 ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
