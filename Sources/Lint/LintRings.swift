// Rings of constraints that ask for more room than there can be, found by adding up constants: the document need not be laid out
// for it, which with hundreds of constraints that contradict each other takes longer than anybody waits.
import InterfaceBuilder

/// Required constraints of which each begins where another ends and whose constants add up to more than nothing.
struct LintRing {
  /// In the order they go round.
  let constraints: [Element]
  /// By so many points the ring asks each of its edges to lie beyond itself.
  let excess: Double

  /// Documents with fewer constraints are laid out as fast, and more is seen.
  static let least = 200

  /// As many constraints as one reads in a line.
  private static let shown = 4

  /// What the ring says, in a sentence.
  var words: String {
    let texts = constraints.prefix(Self.shown).map { "\(LintRings.words($0)) (line \($0.line))" }
    let rest = constraints.count - texts.count
    return
      "constraints cannot all hold, nothing was laid out: they go round and ask for \(Self.points(excess)) pt more "
      + "than nothing: \(texts.joined(separator: ", "))" + (rest > 0 ? ", and \(rest) more" : "")
  }

  private static func points(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
  }
}

/// The edges of a document's views and how far apart required constraints keep them: `to` lies at least `distance` beyond `from`.
struct LintRings {
  private struct Distance {
    let from: Int
    let to: Int
    let distance: Double
    /// nil where it is only that no view ends before it begins.
    let constraint: Element?
  }

  private var distances: [Distance] = []
  private var edges: [String: Int] = [:]
  private var count = 0

  private static let pairs = [("leading", "trailing"), ("left", "right"), ("top", "bottom")]
  private static let attributes = Set(pairs.flatMap { [$0.0, $0.1] })
  /// Of what they hold a constraint may mean the content, which lies elsewhere.
  private static let scrolled: Set<ElementName> = [.scrollView, .tableView, .collectionView, .textView]

  /// A ring of a document; nil if there is none, few constraints, or some hold in some environments only.
  static func first(in document: InterfaceDocument) -> LintRing? {
    var rings = LintRings()
    return rings.gather(document) ? rings.ring() : nil
  }

  static func words(_ constraint: Element) -> String {
    let signs = ["greaterThanOrEqual": ">=", "lessThanOrEqual": "<="]
    let constant = constraint.number(.constant) ?? 0
    let first = constraint[.firstItem] ?? constraint.parent?.parent?.id ?? ""
    return "\(first).\(constraint[.firstAttribute] ?? "") \(constraint[.relation].flatMap { signs[$0] } ?? "==") "
      + "\(constraint[.secondItem] ?? "").\(constraint[.secondAttribute] ?? "")"
      + (constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant))")
  }

  private mutating func gather(_ document: InterfaceDocument) -> Bool {
    var constraints = 0
    var pending = [document.root]
    while let element = pending.popLast() {
      if element.name == .variation { return false }
      if element.name == .constraint {
        constraints += 1
        take(element, document)
      }
      pending.append(contentsOf: element.children.reversed())
    }
    return constraints >= LintRing.least
  }

  private mutating func take(_ constraint: Element, _ document: InterfaceDocument) {
    guard constraint.flag(.placeholder) != true, constraint.number(.priority) ?? 1000 >= 1000,
      constraint[.multiplier] == nil, let owner = constraint.parent?.parent?.id, let other = constraint[.secondItem],
      let first = edge(constraint[.firstItem] ?? owner, constraint[.firstAttribute], document),
      let second = edge(other, constraint[.secondAttribute], document)
    else { return }
    let constant = constraint.number(.constant) ?? 0
    if constraint[.relation] != "lessThanOrEqual" {
      distances.append(Distance(from: second, to: first, distance: constant, constraint: constraint))
    }
    if constraint[.relation] != "greaterThanOrEqual" {
      distances.append(Distance(from: first, to: second, distance: -constant, constraint: constraint))
    }
  }

  /// The number of a view's or guide's edge. A view's edges are no distance below zero apart.
  private mutating func edge(_ id: String, _ attribute: String?, _ document: InterfaceDocument) -> Int? {
    guard let attribute, Self.attributes.contains(attribute), let element = document.element(id),
      !Self.scrolled.contains(element.name)
    else { return nil }
    if let known = edges["\(id).\(attribute)"] { return known }
    for (near, far) in Self.pairs where near == attribute || far == attribute {
      edges["\(id).\(near)"] = count
      edges["\(id).\(far)"] = count + 1
      if element.isView { distances.append(Distance(from: count, to: count + 1, distance: 0, constraint: nil)) }
      count += 2
    }
    return edges["\(id).\(attribute)"]
  }

  /// Lengths that are no more than this are rounding.
  private static let tolerance = 0.01

  /// Each edge is pushed as far as constraints push it. What is still pushed after as many rounds as there are edges is pushed by
  /// itself (Bellman and Ford).
  private func ring() -> LintRing? {
    var places = [Double](repeating: 0, count: count)
    var pushers = [Int?](repeating: nil, count: count)
    var last: Int?
    for _ in 0...count {
      last = nil
      for (number, distance) in distances.enumerated() {
        let place = places[distance.from] + distance.distance
        guard place > places[distance.to] + Self.tolerance else { continue }
        places[distance.to] = place
        pushers[distance.to] = number
        last = distance.to
      }
      guard last != nil else { return nil }
    }
    guard var edge = last else { return nil }
    // So many steps back lie on the ring, wherever one began.
    for _ in 0..<count {
      guard let pusher = pushers[edge] else { return nil }
      edge = distances[pusher].from
    }
    var found: [Distance] = []
    let begin = edge
    repeat {
      guard let pusher = pushers[edge] else { return nil }
      found.append(distances[pusher])
      edge = distances[pusher].from
    } while edge != begin
    return LintRing(
      constraints: found.reversed().compactMap(\.constraint), excess: found.reduce(0) { $0 + $1.distance })
  }
}
