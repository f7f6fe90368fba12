// Constraints of a document: names to attributes, multipliers in all their spellings, and what cannot be.
import InterfaceBuilder

extension NibBuilder {
  func install(_ element: Element, on owner: UIView) {
    if let known = objects[element.id] as? NSLayoutConstraint, known.isActive { return }
    // Placeholder constraints shape the canvas and are removed at build time (R13).
    if element.flag(.placeholder) == true, settings.canvas == nil { return }
    guard let constraint = constraint(element, owner) else { return }
    if element.id.isEmpty == false, objects[element.id] == nil { objects[element.id] = constraint }
    guard constraint.isLegal else {
      report(.error, element, "cannot be: \(Self.words(element)); it was left out")
      return
    }
    owner.addConstraint(constraint)
    if !constraint.isActive {
      report(.error, element, "its items do not lie in the view that holds it; it was left out")
    }
  }

  /// Makes a constraint that is not installed, for outlets and for environments in which it is.
  func prepare(_ element: Element, on owner: UIView) {
    guard settings.canvas == nil, !element.id.isEmpty, objects[element.id] == nil, element.flag(.placeholder) != true,
      let constraint = constraint(element, owner), constraint.isLegal
    else { return }
    objects[element.id] = constraint
  }

  private func constraint(_ element: Element, _ owner: UIView) -> NSLayoutConstraint? {
    let matching = variations.matching(element)
    func item(_ attribute: AttributeName) -> AnyObject? {
      guard let id = element[attribute] else { return nil }
      if let object = object(id) { return object }
      if !isExcluded(id) { report(.error, element, "names \(id), which is no view or guide here; it was left out") }
      return nil
    }
    let first = element.has(.firstItem) ? item(.firstItem) : owner
    let second = item(.secondItem)
    guard let first, second != nil || !element.has(.secondItem) else { return nil }
    guard let firstAttribute = Self.attribute(element[.firstAttribute]),
      let secondAttribute = second == nil ? .notAnAttribute : Self.attribute(element[.secondAttribute])
    else {
      report(.error, element, "an attribute nobody knows: \(Self.words(element)); it was left out")
      return nil
    }
    guard let numbers = numbers(element, matching) else { return nil }
    let result = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: Self.relation(element[.relation]), toItem: second,
      attribute: secondAttribute, multiplier: numbers.multiplier, constant: numbers.constant)
    guard result.isLegal else { return result }
    result.priority = UILayoutPriority(Float(numbers.priority))
    result.identifier = element[.identifier]
    return result
  }

  /// Gives a constraint the constant and priority of the present environment.
  func adjust(_ constraint: NSLayoutConstraint, _ element: Element) {
    guard let numbers = numbers(element, variations.matching(element)) else { return }
    constraint.constant = numbers.constant
    if constraint.priority.rawValue < 1000, numbers.priority < 1000 {
      constraint.priority = UILayoutPriority(Float(numbers.priority))
    }
  }

  private func numbers(
    _ element: Element, _ matching: [Element]
  ) -> (constant: CGFloat, multiplier: CGFloat, priority: Double)? {
    let constant = variations.source(element, matching, .constant)
    let priority = variations.source(element, matching, .priority)
    let multiplier = variations.source(element, matching, .multiplier)
    let result = (
      constant: constant.has(.constant) ? constant.number(.constant) : 0,
      multiplier: multiplier[.multiplier].map(Self.multiplier) ?? 1,
      priority: priority.has(.priority) ? priority.number(.priority) : 1000
    )
    guard let constant = result.constant, let multiplier = result.multiplier, let priority = result.priority,
      priority > 0, priority <= 1000
    else {
      report(.error, element, "a constant, multiplier or priority that is no number of its kind; it was left out")
      return nil
    }
    return (CGFloat(constant), CGFloat(multiplier), priority)
  }

  /// `2`, `0.5`, `1:3`, `1/3` or `35%`.
  package static func multiplier(_ text: String) -> Double? {
    if text.hasSuffix("%") { return number(text.dropLast()).map { $0 / 100 } }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.map(number)
    guard let first = numbers.first, let first, numbers.count <= 2 else { return nil }
    guard numbers.count == 2 else { return first }
    guard let second = numbers[1], second != 0 else { return nil }
    let value = first / second
    return value.isFinite && abs(value) <= Numbers.largest ? value : nil
  }

  private static func number(_ text: Substring) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { Numbers.parse($0) }
  }

  private static func relation(_ text: String?) -> NSLayoutConstraint.Relation {
    switch text {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    case _: .equal
    }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = {
    var attributes: [String: NSLayoutConstraint.Attribute] = ["baseline": .lastBaseline]
    for attribute in NSLayoutConstraint.Attribute.allCases where attribute != .notAnAttribute {
      attributes[attribute.name] = attribute
    }
    return attributes
  }()

  private static func attribute(_ text: String?) -> NSLayoutConstraint.Attribute? { text.flatMap { attributes[$0] } }

  private static func words(_ element: Element) -> String {
    let first = "\(element[.firstItem] ?? "owner").\(element[.firstAttribute] ?? "")"
    guard let second = element[.secondItem] else { return first }
    return "\(first) with \(second).\(element[.secondAttribute] ?? "")"
  }
}
