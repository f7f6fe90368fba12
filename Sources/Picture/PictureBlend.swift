// Between two pictures of the same thing: what both have is on its way, what one has fades; the frames of a turn are made of it.
import Foundation

extension Picture {
  /// What is seen on the way to another picture: `share` 0 is this one's parts, 1 the other's.
  ///
  /// Parts are the same where name, kind and content's sort are, the first with the first. Lengths and colours of those are
  /// between the two; a text that changes, and what only one picture has, fades.
  public func blended(with other: Picture, _ share: Double) -> [PictureNode] {
    let share = share.isNaN ? 1 : min(max(share, 0), 1)
    if share == 0 { return nodes }
    if share == 1 { return other.nodes }
    return PictureBlend(share: share).nodes(nodes, other.nodes, depth: 0)
  }
}

private struct PictureBlend {
  /// 0…1.
  var share: Double

  /// What tells a part among its neighbours.
  private struct Key: Hashable {
    var name: String
    var kind: String
    var sort: Int
    var occurrence: Int
  }

  private static func keyed(_ nodes: [PictureNode]) -> [(key: Key, node: PictureNode)] {
    var counts: [Key: Int] = [:]
    return nodes.map { node in
      let sort =
        switch node.content {
        case .shape: 0
        case .text: 1
        case .group: 2
        }
      var key = Key(name: node.name, kind: node.kind, sort: sort, occurrence: 0)
      counts[key, default: 0] += 1
      key.occurrence = counts[key] ?? 0
      return (key, node)
    }
  }

  /// In the order of the later picture; what only the earlier one has lies behind what came after it there. Where something
  /// comes while something goes, what goes stays below what comes, so that nothing shines through both.
  func nodes(_ before: [PictureNode], _ after: [PictureNode], depth: Int) -> [PictureNode] {
    guard depth < Picture.maximumDepth else { return after }
    let old = Self.keyed(before)
    let new = Self.keyed(after)
    let known = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($0.element.key, $0.offset) })
    let kept = Set(new.map(\.key))
    let isExchange = new.contains { known[$0.key] == nil }
    var blended: [PictureNode] = []
    var next = 0
    func leave(until end: Int) {
      while next < end {
        if !kept.contains(old[next].key) {
          blended += isExchange ? [old[next].node] : faded(old[next].node, 1 - share)
        }
        next += 1
      }
    }
    for (key, node) in new {
      guard let place = known[key] else {
        leave(until: old[next...].firstIndex { kept.contains($0.key) } ?? old.count)
        blended += faded(node, share)
        continue
      }
      leave(until: place)
      blended += self.node(old[place].node, node, depth)
      next = max(next, place + 1)
    }
    leave(until: old.count)
    return blended
  }

  private func faded(_ node: PictureNode, _ opacity: Double) -> [PictureNode] {
    [PictureNode(.group(PictureGroup([node], opacity: opacity)), name: node.name, kind: node.kind)]
  }

  private func node(_ before: PictureNode, _ after: PictureNode, _ depth: Int) -> [PictureNode] {
    if before == after { return [after] }
    var node = after
    switch (before.content, after.content) {
    case (.group(let old), .group(let new)):
      node.content = .group(
        PictureGroup(
          nodes(old.children, new.children, depth: depth + 1), transform: between(old.transform, new.transform),
          opacity: between(old.opacity, new.opacity), clip: clip(old.clip, new.clip),
          clipIsEvenOdd: new.clipIsEvenOdd,
          mask: new.mask.map { mask in old.mask.map { nodes($0, mask, depth: depth + 1) } ?? mask }))
    case (.text(var old), .text(let new)):
      guard old.string == new.string, old.ends.count == new.ends.count else {
        return faded(before, 1 - share) + faded(after, share)
      }
      (old.x, old.y, old.size) = (between(old.x, new.x), between(old.y, new.y), between(old.size, new.size))
      old.ends = zip(old.ends, new.ends).map { between($0, $1) }
      old.color = between(old.color, new.color)
      node.content = .text(old)
    case (.shape(let old), .shape(let new)):
      guard let shape = shape(old, new) else { return faded(before, 1 - share) + faded(after, share) }
      node.content = .shape(shape)
    case (.shape, _), (.text, _), (.group, _): return faded(before, 1 - share) + faded(after, share)
    }
    return [node]
  }

  private func shape(_ old: PictureShape, _ new: PictureShape) -> PictureShape? {
    guard let outline = outline(old.outline, new.outline) else { return nil }
    var shape = share < 0.5 ? old : new
    shape.outline = outline
    if case .color(let one) = old.fill, case .color(let two) = new.fill { shape.fill = .color(between(one, two)) }
    if let one = old.stroke, let two = new.stroke {
      shape.stroke?.color = between(one.color, two.color)
      shape.stroke?.width = between(one.width, two.width)
    }
    return shape
  }

  private func clip(_ old: Outline?, _ new: Outline?) -> Outline? {
    guard let old, let new else { return share < 0.5 ? old : new }
    return outline(old, new) ?? (share < 0.5 ? old : new)
  }

  /// Nil where the one cannot become the other.
  private func outline(_ old: Outline, _ new: Outline) -> Outline? {
    switch (old, new) {
    case (.rect(let one), .rect(let two)): return .rect(between(one, two))
    case (.ellipse(let one), .ellipse(let two)): return .ellipse(between(one, two))
    case (.rounded(let one, let radius, _), .rounded(let two, let other, let corners)):
      return .rounded(between(one, two), radius: between(radius, other), corners: corners)
    case (.rect(let one), .rounded(let two, let radius, let corners)):
      return .box(between(one, two), radius: radius * share, corners: corners)
    case (.rounded(let one, let radius, let corners), .rect(let two)):
      return .box(between(one, two), radius: radius * (1 - share), corners: corners)
    case (.path(let one), .path(let two)):
      guard one.count == two.count else { return nil }
      var steps: [Outline.Step] = []
      for (old, new) in zip(one, two) {
        guard let step = step(old, new) else { return nil }
        steps.append(step)
      }
      return .path(steps)
    case (.rect, _), (.ellipse, _), (.rounded, _), (.path, _): return nil
    }
  }

  private func step(_ old: Outline.Step, _ new: Outline.Step) -> Outline.Step? {
    switch (old, new) {
    case (.move(let one), .move(let two)): .move(between(one, two))
    case (.line(let one), .line(let two)): .line(between(one, two))
    case (.quad(let a, let b), .quad(let c, let d)): .quad(between(a, c), between(b, d))
    case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
      .curve(between(a, d), between(b, e), between(c, f))
    case (.close, .close): .close
    case (.move, _), (.line, _), (.quad, _), (.curve, _), (.close, _): nil
    }
  }

  // MARK: Values

  private func between(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }

  private func between(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
    CGPoint(x: between(Double(one.x), Double(two.x)), y: between(Double(one.y), Double(two.y)))
  }

  private func between(_ one: CGRect, _ two: CGRect) -> CGRect {
    CGRect(
      x: between(Double(one.minX), Double(two.minX)), y: between(Double(one.minY), Double(two.minY)),
      width: between(Double(one.width), Double(two.width)), height: between(Double(one.height), Double(two.height)))
  }

  private func between(_ one: PictureColor, _ two: PictureColor) -> PictureColor {
    func part(_ path: KeyPath<PictureColor, UInt8>) -> Double {
      between(Double(one[keyPath: path]), Double(two[keyPath: path])) / 255
    }
    return PictureColor(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
  }

  private func between(_ one: PictureTransform, _ two: PictureTransform) -> PictureTransform {
    PictureTransform(
      a: between(one.a, two.a), b: between(one.b, two.b), c: between(one.c, two.c), d: between(one.d, two.d),
      tx: between(one.tx, two.tx), ty: between(one.ty, two.ty))
  }
}
