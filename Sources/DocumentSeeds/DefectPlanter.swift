// Defects planted in clean documents, to see how many of them are found: each is what people get wrong, in one edit.
import Foundation
import InterfaceBuilder

/// A kind of defect; raw values are the words of tables.
public enum Defect: String, Sendable, CaseIterable {
  /// A text many times longer in a label of one line.
  case longerText = "longer text"
  /// A width many times greater.
  case greatWidth = "great width"
  /// A height greater than any screen's.
  case greatHeight = "great height"
  /// Moved out of the screen, to each side.
  case pushedRight = "pushed right"
  case pushedLeft = "pushed left"
  case pushedDown = "pushed down"
  case pushedUp = "pushed up"
  /// The only constraint that says a view's width, height or place is gone.
  case noWidth = "no width"
  case noHeight = "no height"
  case noPlace = "no place"
  /// A second constraint that says something else.
  case secondWidth = "second width"
  case secondHeight = "second height"
  case secondPlace = "second place"
  /// A button exactly upon another view.
  case covered
  /// A label wider than the view that clips it.
  case clipped
  /// A label at an edge of the screen instead of the safe area's.
  case atSide = "at the side"
  case atTop = "at the top"
  case atBottom = "at the bottom"
  /// A label in a scroll view where its content does not reach.
  case unreachable
  /// A scroll view whose content has no end.
  case endless
  /// A constraint to nothing.
  case dangling
  /// An identifier twice.
  case twice
  /// A file cut off in the middle.
  case cutOff = "cut off"
}

/// Plants defects in one document as Interface Builder writes it: an element a line.
public struct DefectPlanter {
  private let lines: [String]
  private let document: InterfaceDocument
  /// The root view the defects are planted in.
  private let root: Element
  /// Labels and buttons directly in the root that constraints place, and plain views.
  private let views: [Element]

  /// Nil for a document without a scene of a screen's size that has constraints.
  public init?(_ document: InterfaceDocument, _ bytes: [UInt8]) {
    let roots = document.controllers.filter { $0.child(key: "simulatedDestinationMetrics") == nil }.compactMap {
      $0.name == .viewController ? $0.child(key: "view") : nil
    }
    let isPlain: (Element) -> Bool = { root in
      root.name == .view && root.child(.subviews) != nil && root.child(.constraints) != nil && !root.id.isEmpty
    }
    guard let root = roots.first(where: isPlain) else { return nil }
    self.document = document
    self.root = root
    lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    views = root.contents(.subviews).filter {
      $0.flag(.translatesAutoresizingMaskIntoConstraints) == false && $0.flag(.hidden) != true && !$0.id.isEmpty
        && !$0.has(.customClass)
    }
  }

  /// The document with a defect, at the place among several that `number` chooses; nil where there is no place for it.
  public func planted(_ defect: Defect, number: Int = 0) -> [UInt8]? {
    let text: [String]?
    switch defect {
    case .longerText: text = longerText(number)
    case .greatWidth: text = constant(of: [.init(sizes, "width")], number) { _ in 4_000 }
    case .greatHeight: text = constant(of: [.init(sizes, "height")], number) { _ in 4_000 }
    case .pushedRight: text = constant(of: [.init(words, "leading")], number) { $0 + 3_000 }
    case .pushedLeft: text = constant(of: [.init(words, "leading")], number) { $0 - 3_000 }
    case .pushedDown: text = constant(of: [.init(words, "top")], number) { $0 + 3_000 }
    case .pushedUp: text = constant(of: [.init(words, "top")], number) { $0 - 3_000 }
    case .noWidth: text = inserting(box(leaving: "width"))
    case .noHeight: text = inserting(box(leaving: "height"))
    case .noPlace: text = inserting(box(leaving: "leading"))
    case .secondWidth: text = second("width", number)
    case .secondHeight: text = second("height", number)
    case .secondPlace: text = inserting(box(leaving: "") + tie("leading", 77, id: "again"))
    case .covered: text = covered(number)
    case .clipped: text = inserting(clipped)
    case .atSide: text = inserting(label("leading", "leading", also: "centerY"))
    case .atTop: text = inserting(label("top", "top", also: "centerX"))
    case .atBottom: text = inserting(label("bottom", "bottom", also: "centerX"))
    case .unreachable: text = inserting(scroll(ends: true, labelAt: 400))
    case .endless: text = inserting(scroll(ends: false, labelAt: 10))
    case .dangling: text = dangling(number)
    case .twice: text = twice(number)
    case .cutOff: text = Array(lines.prefix(lines.count / 2))
    }
    return text.map { Array($0.joined(separator: "\n").utf8) }
  }

  // MARK: Changing what is there

  private var sizes: [Element] { views.filter { [.label, .button, .textField].contains($0.name) } }
  private var words: [Element] { views.filter { [.label, .button].contains($0.name) } }

  /// A constraint to look for: an attribute of one of these views, alone or towards anything, equal and required.
  private struct Wanted {
    var views: [Element]
    var attribute: String

    init(_ views: [Element], _ attribute: String) {
      self.views = views
      self.attribute = attribute
    }
  }

  /// Constraints of the root and of the views themselves that are about an attribute of a view.
  private func constraints(_ wanted: Wanted) -> [Element] {
    let ids = Set(wanted.views.map(\.id))
    return ([root] + views).flatMap { holder in
      holder.contents(.constraints).filter { constraint in
        let first = constraint[.firstItem] ?? holder.id
        return ids.contains(first) && constraint.has(.firstAttribute, wanted.attribute) && !constraint.has(.relation)
          && !constraint.has(.priority) && !constraint.has(.multiplier) && constraint.child(.variation) == nil
          && constraint.flag(.placeholder) != true
      }
    }
  }

  private func chosen(_ found: [Element], _ number: Int) -> Element? {
    found.isEmpty ? nil : found[number % found.count]
  }

  private func constant(of wanted: [Wanted], _ number: Int, _ change: (Double) -> Double) -> [String]? {
    guard let constraint = chosen(wanted.flatMap(constraints), number) else { return nil }
    return setting("constant", "\(change(constraint.number(.constant) ?? 0))", on: constraint)
  }

  private func longerText(_ number: Int) -> [String]? {
    let held = Set(constraints(Wanted(views, "width")).map { $0[.firstItem] ?? $0.parent?.parent?.id ?? "" })
    let labels = views.filter {
      $0.name == .label && $0.has(.text) && ($0.integer(.numberOfLines) ?? 1) == 1 && held.contains($0.id)
        && $0.flag(.adjustsFontSizeToFit) != true && !$0.has(.lineBreakMode, "clip")
    }
    guard let label = chosen(labels, number) else { return nil }
    return setting("text", String(repeating: "many more words ", count: 12), on: label)
  }

  /// The same size again, and other.
  private func second(_ attribute: String, _ number: Int) -> [String]? {
    let found = constraints(Wanted(views, attribute)).filter { !$0.has(.secondItem) && $0.has(.constant) }
    guard let constraint = chosen(found, number) else { return nil }
    var made = lines
    let line = made[constraint.line - 1].replacingOccurrences(of: "id=\"", with: "id=\"again-")
    made.insert(
      Self.replacing("constant", "\((constraint.number(.constant) ?? 0) + 33)", in: line), at: constraint.line)
    return made
  }

  private func dangling(_ number: Int) -> [String]? {
    guard let constraint = chosen(root.contents(.constraints).filter { $0.has(.secondItem) }, number) else {
      return nil
    }
    return setting("secondItem", "nobody", on: constraint)
  }

  private func twice(_ number: Int) -> [String]? {
    guard let view = chosen(views, number), let other = views.first(where: { $0 != view }) else { return nil }
    return setting("id", view.id, on: other)
  }

  private func covered(_ number: Int) -> [String]? {
    guard let view = chosen(words.filter { $0.has(.text) || $0.name == .button }, number) else { return nil }
    var ties = ""
    for attribute in ["leading", "top", "width", "height"] {
      ties += "<constraint firstItem=\"planted\" firstAttribute=\"\(attribute)\" secondItem=\"\(view.id)\" "
      ties += "secondAttribute=\"\(attribute)\" id=\"planted-\(attribute)\"/>\n"
    }
    return inserting(
      Planted(view: Self.view("button", "planted", inside: "<state key=\"normal\" title=\"Upon\"/>"), ties: ties))
  }

  // MARK: New views

  /// Lines for the root's subviews, and for its constraints.
  private struct Planted {
    var view: String
    var ties: String

    static func + (left: Planted, right: String) -> Planted { Planted(view: left.view, ties: left.ties + right) }
  }

  private static func view(_ kind: String, _ id: String, _ attributes: String = "", inside: String = "") -> String {
    "<\(kind) opaque=\"NO\" contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) "
      + "id=\"\(id)\">\n<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"60\" height=\"30\"/>\n\(inside)\n</\(kind)>\n"
  }

  private func tie(_ attribute: String, _ constant: Int, id: String) -> String {
    "<constraint firstItem=\"planted\" firstAttribute=\"\(attribute)\" secondItem=\"\(root.id)\" "
      + "secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"planted-\(id)\"/>\n"
  }

  /// A plain view whose four numbers are said, but for one.
  private func box(leaving left: String) -> Planted {
    let said = [
      "leading": tie("leading", 20, id: "x"), "top": tie("top", 120, id: "y"),
      "width": "<constraint firstItem=\"planted\" firstAttribute=\"width\" constant=\"60\" id=\"planted-w\"/>\n",
      "height": "<constraint firstItem=\"planted\" firstAttribute=\"height\" constant=\"30\" id=\"planted-h\"/>\n",
    ]
    let ties = said.filter { $0.key != left }.sorted { $0.key < $1.key }.map(\.value).joined()
    return Planted(view: Self.view("view", "planted"), ties: ties)
  }

  private var clipped: Planted {
    let label = Self.view("label", "planted-label", "text=\"Much wider than what clips it\"")
    let inner =
      "<constraint firstItem=\"planted-label\" firstAttribute=\"leading\" secondItem=\"planted\" "
      + "secondAttribute=\"leading\" id=\"planted-a\"/>\n<constraint firstItem=\"planted-label\" firstAttribute=\"top\" "
      + "secondItem=\"planted\" secondAttribute=\"top\" id=\"planted-b\"/>\n"
    var planted = box(leaving: "")
    planted.view = Self.view(
      "view", "planted", "clipsSubviews=\"YES\"",
      inside: "<subviews>\n\(label)</subviews>\n<constraints>\n\(inner)</constraints>")
    return planted
  }

  private func label(_ attribute: String, _ edge: String, also center: String) -> Planted {
    Planted(
      view: Self.view("label", "planted", "text=\"Planted\""),
      ties: tie(attribute, 0, id: "edge") + tie(center, 0, id: "center"))
  }

  /// A scroll view 100×60 at the left, its content 200 high or without an end.
  private func scroll(ends: Bool, labelAt y: Int) -> Planted {
    let content = Self.view("view", "planted-content")
    let label = Self.view("label", "planted-label", "text=\"Planted\"")
    func inner(_ id: String, _ first: String, _ attribute: String, _ constant: Int) -> String {
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"planted\" "
        + "secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"planted-\(id)\"/>\n"
    }
    var ties =
      inner("a", "planted-content", "leading", 0) + inner("b", "planted-content", "top", 0)
      + inner("c", "planted-content", "trailing", 0) + inner("d", "planted-label", "leading", 0)
      + inner("e", "planted-label", "top", y)
      + "<constraint firstItem=\"planted-content\" firstAttribute=\"width\" constant=\"100\" id=\"planted-f\"/>\n"
    if ends {
      ties +=
        inner("g", "planted-content", "bottom", 0)
        + "<constraint firstItem=\"planted-content\" firstAttribute=\"height\" constant=\"200\" id=\"planted-i\"/>\n"
    }
    var planted = box(leaving: "")
    planted.view = Self.view(
      "scrollView", "planted", "clipsSubviews=\"YES\"",
      inside: "<subviews>\n\(content)\(label)</subviews>\n<constraints>\n\(ties)</constraints>")
    return planted
  }

  // MARK: Lines

  private func inserting(_ planted: Planted) -> [String]? {
    guard let subviews = root.child(.subviews), let constraints = root.child(.constraints),
      subviews.line < constraints.line
    else { return nil }
    var made = lines
    made.insert(planted.ties, at: constraints.line)
    // In front of the others, as what is added last is: where the list of subviews ends, before what follows it.
    let after = root.children.map(\.line).filter { $0 > subviews.line }.min() ?? constraints.line
    guard let end = made[subviews.line..<(after - 1)].lastIndex(where: { $0.contains("</subviews>") }) else {
      return nil
    }
    made.insert(planted.view, at: end)
    return made
  }

  private func setting(_ attribute: String, _ value: String, on element: Element) -> [String]? {
    var made = lines
    made[element.line - 1] = Self.replacing(attribute, value, in: made[element.line - 1])
    return made
  }

  private static func replacing(_ attribute: String, _ value: String, in line: String) -> String {
    var line = line
    if let begin = line.range(of: " \(attribute)=\""),
      let end = line.range(of: "\"", range: begin.upperBound..<line.endIndex)
    {
      line.replaceSubrange(begin.upperBound..<end.lowerBound, with: value)
    } else if let id = line.range(of: " id=\"") {
      line.insert(contentsOf: " \(attribute)=\"\(value)\"", at: id.lowerBound)
    }
    return line
  }
}
