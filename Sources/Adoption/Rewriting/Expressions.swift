// `#selector` and `#keyPath`: a selector carries its method, since no runtime of Linux finds one by its name.

extension Rewriting {
  mutating func changeExpressions(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where source.reads(token, "#Preview") && isActive(file, token) {
      blankPreview(file, token)
    }
    for token in source.tokens.indices where source.isKind(token, .pound) && source.reads(token + 1, "(") {
      guard isActive(file, token) else { continue }
      if source.reads(token, "#selector") { changeSelector(file, token) }
      if source.reads(token, "#keyPath") { changeKeyPath(file, token) }
      if source.reads(token, "#colorLiteral") || source.reads(token, "#imageLiteral") { changeLiteral(file, token) }
    }
  }

  /// `#Preview("name") { … }` is Xcode's canvas's alone; an attribute before it goes with it.
  private mutating func blankPreview(_ file: Int, _ token: Int) {
    let source = source(file)
    var next = token + 1
    if source.reads(next, "(") { next = source.tokens[next].partner + 1 }
    guard source.reads(next, "{") else { return }
    var first = token
    if source.reads(first - 1, ")") {
      let open = source.tokens[first - 1].partner
      if source.reads(open - 1, "available"), source.reads(open - 2, "@") { first = open - 2 }
    }
    blank(file, first, source.tokens[next].partner)
  }

  /// `type(of: object).description()` asks Objective-C's runtime for the class's name.
  mutating func changeDescriptions(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where source.reads(token, "description") && isActive(file, token) {
      guard source.reads(token - 1, "."), source.reads(token - 2, ")"), source.reads(token + 1, "("),
        source.reads(token + 2, ")")
      else { continue }
      let open = source.tokens[token - 2].partner
      guard source.reads(open - 1, "type"), source.reads(open + 1, "of"), !source.reads(open - 2, ".") else { continue }
      plans[file].edits.insert("String(reflecting: ", at: source.tokens[open - 1].start)
      replace(file, token - 1, token + 2, with: ")")
    }
  }

  /// Values Foundation boxes here, which Apple's runtime takes out of their `NSValue` in a cast, and the box, which it makes in one.
  private static let boxedValues: Set<String> = ["CGRect", "CGSize", "CGPoint", "NSRange", "NSValue"]

  /// `info[key] as? CGRect`, where the value may lie in a box, is an operator of the same precedence here.
  mutating func changeCastsOfBoxes(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where source.reads(token, "as") && isActive(file, token) {
      let isForced = source.reads(token + 1, "!")
      guard isForced || source.reads(token + 1, "?"), source.isKind(token + 2, .word),
        Self.boxedValues.contains(source.text(token + 2)),
        !source.reads(token + 3, "."), !source.reads(token + 3, "?"), !source.reads(token + 3, "<")
      else { continue }
      replace(file, token, token + 1, with: isForced ? "<~!" : "<~?")
      plans[file].edits.insert(".self", at: source.tokens[token + 2].end)
      plans[file].needsUIKit = true
    }
  }

  /// The literals of Xcode's pickers.
  private mutating func changeLiteral(_ file: Int, _ token: Int) {
    let source = source(file)
    plans[file].needsUIKit = true
    // A colour is the compiler's to read, by what is asked for: a colour of UIKit's, or of Core Graphics.
    guard source.reads(token, "#imageLiteral") else { return }
    replace(file, token, token, with: "UIImage")
    if source.reads(token + 2, "resourceName") { replace(file, token + 2, token + 2, with: "named") }
    plans[file].edits.insert("!", at: source.tokens[source.tokens[token + 1].partner].end)
  }

  /// A type's name before the path is no part of it.
  private mutating func changeKeyPath(_ file: Int, _ token: Int) {
    let source = source(file)
    let close = source.tokens[token + 1].partner
    var steps = source.joined(token + 2..<close).filter { $0 != " " }.split(separator: ".").map(String.init)
    while steps.count > 1, steps[0].first?.isUppercase == true || steps[0] == "self" { steps.removeFirst() }
    replace(file, token, close, with: "\"\(steps.joined(separator: "."))\"")
  }

  /// What stands between the parentheses of a selector.
  struct SelectorExpression {
    var accessor: String?
    /// What stands before the last dot; empty for nothing.
    var owner: String
    var name: String
    /// Nil where the name stands alone.
    var labels: [String?]?
    /// How many parameters the type after `as` has.
    var count: Int?
  }

  private func selector(_ source: Source, _ range: Range<Int>) -> SelectorExpression? {
    var range = range
    var accessor: String?
    if source.reads(range.lowerBound, "getter") || source.reads(range.lowerBound, "setter"),
      source.reads(range.lowerBound + 1, ":")
    {
      accessor = source.text(range.lowerBound)
      range = range.lowerBound + 2..<range.upperBound
    }
    while source.reads(range.lowerBound, "("), source.tokens[range.lowerBound].partner == range.upperBound - 1 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    var count: Int?
    if let cast = source.top(range, "as") {
      if let open = (cast..<range.upperBound).first(where: { source.reads($0, "(") }) {
        count = source.split(open + 1..<source.tokens[open].partner).count
      }
      range = range.lowerBound..<cast
    }
    guard !range.isEmpty else { return nil }
    var last = range.upperBound - 1
    var labels: [String?]?
    if source.reads(last, ")") {
      let open = source.tokens[last].partner
      labels = (open + 1..<last).filter {
        source.reads($0 + 1, ":") || source.reads($0, "_") && source.reads($0 + 1, ":")
      }
      .map { source.reads($0, "_") ? nil : source.text($0) }
      last = open - 1
    }
    guard last >= range.lowerBound, source.isKind(last, .word) else { return nil }
    let owner = last - 1 > range.lowerBound ? source.joined(range.lowerBound..<last - 1) : ""
    return SelectorExpression(accessor: accessor, owner: owner, name: source.text(last), labels: labels, count: count)
  }

  private mutating func changeSelector(_ file: Int, _ token: Int) {
    let source = source(file)
    let close = source.tokens[token + 1].partner
    plans[file].needsUIKit = true
    guard let wanted = selector(source, token + 2..<close) else {
      replace(file, token, close, with: "Selector(\"\")")
      return remark(file, token, "a selector of no form that is known; nothing answers to it")
    }
    if let accessor = wanted.accessor {
      let capital = wanted.name.prefix(1).uppercased() + wanted.name.dropFirst()
      if accessor == "setter" { return replace(file, token, close, with: "Selector(\"set\(capital):\")") }
      // Older code asks so whether the system has a property yet.
      let isOfUIKit = Frameworks.isOfUIKit(wanted.owner) && wanted.owner.allSatisfy { $0.isLetter || $0 == "." }
      let owner = isOfUIKit ? ", getterOf: \(wanted.owner).self" : ""
      return replace(file, token, close, with: "Selector(\"\(wanted.name)\"\(owner))")
    }
    guard let found = method(wanted, from: outline(file).innermost(token), file: file) else {
      return nameOnly(file, token, wanted)
    }
    emit(file, token, found)
  }

  /// A selector whose method nobody here knows.
  private mutating func nameOnly(_ file: Int, _ token: Int, _ wanted: SelectorExpression) {
    let close = source(file).tokens[token + 1].partner
    if let name = FrameworkSelectors.name(of: wanted.name, arguments: wanted.labels?.count ?? wanted.count) {
      return replace(file, token, close, with: "Selector(\"\(name)\")")
    }
    let name = SelectorName.of(wanted.name, wanted.labels ?? Array(repeating: nil, count: wanted.count ?? 0))
    replace(file, token, close, with: "Selector(\"\(name)\")")
    let owner = wanted.owner.isEmpty ? "" : "\(wanted.owner)."
    remark(file, token, "no method \(owner)\(wanted.name) among these sources: the selector has only its name")
  }

  // MARK: Methods

  /// A method, with the path of the type to call it by.
  struct FoundMethod {
    var type: String
    var declared: DeclaredMember
  }

  private func method(_ wanted: SelectorExpression, from scope: TypeScope?, file: Int) -> FoundMethod? {
    let own = scope.map { index.types[$0.path] != nil ? $0.path : $0.name }
    var owner = wanted.owner
    if owner.hasPrefix("any ") { owner.removeFirst(4) }
    let isSelf = ["", "self", "super", "Self", "type(of: self)"].contains(owner)
    if isSelf, let own, let found = method(wanted, of: own) { return found }
    if !isSelf, let path = index.path(owner, from: own) ?? (index.foreign[owner] != nil ? owner : nil) {
      return method(wanted, of: path)
    }
    if !isSelf, owner.first?.isUppercase == true,
      owner.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    {
      return nil
    }
    // An object of a type nobody knows, or a function around: the one type with such a method is meant.
    let candidates = Set(index.owners[wanted.name] ?? []).sorted().filter { method(wanted, of: $0, objc: true) != nil }
    return candidates.count == 1 ? method(wanted, of: candidates[0], objc: true) : nil
  }

  private func method(_ wanted: SelectorExpression, of path: String, objc: Bool = false) -> FoundMethod? {
    var all = index.functions(wanted.name, of: path).map(\.declared)
    if all.isEmpty, index.types[path] == nil {
      all = index.foreignFunctions(wanted.name, of: path)
    }
    if objc { all = all.filter(isForObjectiveC) }
    if let labels = wanted.labels { all = all.filter { $0.member.parameters.map(\.label) == labels } }
    if let count = wanted.count, wanted.labels == nil { all = all.filter { $0.member.parameters.count == count } }
    let chosen = all.count > 1 ? all.first(where: isForObjectiveC) ?? all[0] : all.first
    return chosen.map { FoundMethod(type: path, declared: $0) }
  }

  private func isForObjectiveC(_ declared: DeclaredMember) -> Bool {
    let source = source(declared.file)
    return declared.member.attributes.contains { source.reads($0, "objc") || source.reads($0, "IBAction") }
  }

  // MARK: Text

  private mutating func emit(_ file: Int, _ token: Int, _ found: FoundMethod) {
    let close = source(file).tokens[token + 1].partner
    let member = found.declared.member
    let home = source(found.declared.file)
    let selector = SelectorName.of(member, home)
    let isOwn = member.modifiers.contains { home.reads($0, "static") || home.reads($0, "class") }
    let type = index.types[found.type]
    let isCallable = !isOwn && member.parameters.count <= 3 && type?.keyword != "protocol" && type?.keyword != "struct"
    guard isCallable, !member.signature.contains(where: { home.reads($0, "async") }) else {
      replace(file, token, close, with: "Selector(\"\(selector)\")")
      return remark(file, token, "\(found.type).\(member.name): a method of this form cannot be sent by a selector")
    }
    let last = found.type.split(separator: ".").last.map(String.init) ?? found.type
    let access = member.modifiers.map { home.text($0) }
    let scope = outline(found.declared.file).types[found.declared.type]
    let isPrivate = access.contains("private") && !access.contains("fileprivate")
    let isFilesOwn =
      isPrivate || access.contains("fileprivate")
      || scope.keyword == "extension" && scope.modifiers.contains { home.text($0).hasSuffix("private") }
    let isSimple =
      type.map { !$0.isGeneric && !$0.isLocal && !($0.isPrivate && found.type.contains(".")) } ?? true
    let conditions = outline(file).conditions.values[token] == .yes && member.condition == .yes
    guard isSimple, conditions, !isFilesOwn || found.declared.file == file else {
      let method = reference(to: member, in: home, of: isSimple ? found.type : last, path: found.type)
      return replace(file, token, close, with: "Selector(\"\(selector)\", \(method))")
    }
    // A name of its own, no longer than the expression: what follows on the line stays in its column.
    let value = "Selector(\"\(selector)\", \(reference(to: member, in: home, of: found.type, path: found.type)))"
    replace(file, token, close, with: name(file, value, of: isPrivate ? found.type : nil))
  }

  /// The name of a selector in its file. One of a private method is made inside the type.
  private mutating func name(_ file: Int, _ value: String, of type: String?) -> String {
    if let name = plans[file].selectorNames[value] { return name }
    plans[file].selectors += 1
    let number = plans[file].selectors
    let name = "selector_\(number)"
    plans[file].selectorNames[value] = name
    if let type {
      plans[file].tail.append(
        "extension \(type) { fileprivate static nonisolated var method_\(number): Selector { \(value) } }")
      plans[file].tail.append("private var \(name): Selector { \(type).method_\(number) }")
    } else {
      plans[file].tail.append("private var \(name): Selector { \(value) }")
    }
    return name
  }
}
