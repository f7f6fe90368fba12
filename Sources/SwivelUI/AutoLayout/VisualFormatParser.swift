// Reads visual formats, one character at a time, by Apple's grammar; every complaint names the character it is about.

/// A recursive descent without recursion: the grammar nests nothing.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  private init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// The values of `format`.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.wholeFormat()
  }

  // (orientation:)? (superview connection)? view (connection view)* (connection superview)?
  private mutating func wholeFormat() throws(VisualFormatError) -> VisualFormat {
    let orientation = try orientation()
    var leading: VisualFormat.Edge?
    let start = position
    if take("|") { leading = VisualFormat.Edge(gap: try gap(), position: start) }
    var views = [try view()]
    var gaps: [VisualFormat.Gap] = []
    while position < characters.count {
      let between = try gap()
      let bar = position
      if take("|") {
        guard position == characters.count else { throw fault("Expected the format to end after '|'") }
        return VisualFormat(
          orientation: orientation, leading: leading, views: views, gaps: gaps,
          trailing: VisualFormat.Edge(gap: between, position: bar))
      }
      views.append(try view())
      gaps.append(between)
    }
    return VisualFormat(orientation: orientation, leading: leading, views: views, gaps: gaps, trailing: nil)
  }

  private mutating func orientation() throws(VisualFormatError) -> VisualFormat.Orientation {
    guard let first = current, first == "H" || first == "V" else { return .horizontal }
    position += 1
    guard take(":") else {
      let direction = first == "H" ? "horizontal" : "vertical"
      throw fault("Expected a ':' after '\(first)' to specify \(direction) arrangement")
    }
    return first == "H" ? .horizontal : .vertical
  }

  // Nothing, '-', '-' simple '-' or '-' list '-'
  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .flush }
    if current == "[" || current == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if current == "(" {
      predicates = try predicateList()
    } else {
      let object = try value("Expected a view, a metric, a number or '|' after '-'", allowsSign: false)
      predicates = [VisualFormat.Predicate(relation: .equal, object: object, priority: nil)]
    }
    guard take("-") else { throw fault("Expected a '-' here to end the connection") }
    return .predicates(predicates)
  }

  // '[' name list? ']'
  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw fault("Expected a view") }
    let start = position
    guard let name = identifier() else { throw fault("Expected a view name") }
    let predicates = current == "(" ? try predicateList() : []
    guard take("]") else { throw fault("Expected a ']' here to give the end of a view") }
    return VisualFormat.View(name: name, predicates: predicates, position: start)
  }

  // '(' predicate (',' predicate)* ')'
  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    position += 1
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw fault("Expected a ',' or a ')' here") }
    return predicates
  }

  // relation? object ('@' priority)?
  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    let object = try value("Expected a number or a name", allowsSign: true)
    var priority: VisualFormat.Located?
    if take("@") { priority = try value("Expected a priority after '@'", allowsSign: false) }
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> VisualFormat.Relation {
    let relation: VisualFormat.Relation
    switch current {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return .equal
    }
    position += 1
    guard take("=") else { throw fault("Expected a '=' here: relations are '==', '<=' and '>='") }
    return relation
  }

  private mutating func value(_ expectation: String, allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Located
  {
    let start = position
    if let name = identifier() { return VisualFormat.Located(value: .name(name), position: start) }
    guard let number = try number(allowsSign: allowsSign) else { throw fault(expectation) }
    return VisualFormat.Located(value: .number(number), position: start)
  }

  /// A C identifier.
  private mutating func identifier() -> String? {
    func begins(_ character: Character) -> Bool { character.isASCII && character.isLetter || character == "_" }
    guard let first = current, begins(first) else { return nil }
    return takeWhile { begins($0) || Self.isDigit($0) }
  }

  /// A decimal number with an optional fraction and exponent; nil when there is none, and the position is as before.
  private mutating func number(allowsSign: Bool) throws(VisualFormatError) -> Double? {
    let start = position
    if allowsSign, current == "-" || current == "+" { position += 1 }
    let whole = takeWhile(Self.isDigit)
    var fraction = ""
    if take(".") { fraction = takeWhile(Self.isDigit) }
    guard !whole.isEmpty || !fraction.isEmpty else {
      position = start
      return nil
    }
    takeExponent()
    let text = String(characters[start..<position])
    guard let number = Double(text), number.isFinite else {
      position = start
      throw fault("'\(text)' is no number that can be laid out")
    }
    return number
  }

  private mutating func takeExponent() {
    let start = position
    guard current == "e" || current == "E" else { return }
    position += 1
    if current == "-" || current == "+" { position += 1 }
    if takeWhile(Self.isDigit).isEmpty { position = start }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private var current: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard current == character else { return false }
    position += 1
    return true
  }

  private mutating func takeWhile(_ condition: (Character) -> Bool) -> String {
    let start = position
    while let next = current, condition(next) { position += 1 }
    return String(characters[start..<position])
  }

  private func fault(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, format: format, position: position)
  }
}
