// Which views hang on constraints that are removed at build time, by the document alone: apart from what code has a hold of, because
// it is a walk through all constraints.
import InterfaceBuilder

/// The views that are tied, over whatever other views, to one with a placeholder constraint: Interface Builder writes
/// `placeholder` where "Remove at build time" is set, for who means to add the constraint in code.
struct PlaceholderReach {
  /// Their identifiers.
  let views: Set<String>

  init(_ document: InterfaceDocument) {
    var links: [String: Set<String>] = [:]
    var starts: Set<String> = []
    var pending = [document.root]
    while let element = pending.popLast() {
      pending.append(contentsOf: element.children)
      let ends = Self.ends(of: element)
      if element.name == .constraint, element.flag(.placeholder) == true {
        starts.formUnion(ends)
      } else {
        for end in ends { links[end, default: []].formUnion(ends) }
      }
    }
    var reached: Set<String> = []
    var next = starts.filter { Self.isInside(document.element($0)) }
    while !next.isEmpty {
      reached.formUnion(next)
      let beyond = next.reduce(into: Set<String>()) { $0.formUnion(links[$1] ?? []) }
      next = beyond.subtracting(reached).filter { Self.isInside(document.element($0)) }
    }
    views = reached
  }

  /// What an element ties together: a constraint its items, a stack itself and its views.
  private static func ends(of element: Element) -> [String] {
    if element.name == .stackView { return [element.id] + element.contents(.subviews).map(\.id) }
    guard element.name == .constraint else { return [] }
    return [element[.firstItem] ?? element.parent?.parent?.id, element[.secondItem]].compactMap { $0 }
  }

  /// Whether it is a view in another: to the outermost one everything is tied.
  private static func isInside(_ element: Element?) -> Bool {
    guard let element, element.name.isView else { return false }
    return element.parent?.name == .subviews
  }
}
