// Overrides in extensions, and of what extensions declare: only Objective-C dispatches them. The class gets the override, in one
// line before its brace, and calls the body, which stays where it is under another name.

extension Rewriting {
  mutating func foldOverrides() {
    for (path, type) in index.types.sorted(by: { $0.key < $1.key }) where type.keyword == "class" {
      for declared in type.members where isOverride(declared) {
        guard !dispatched.contains(Place(file: declared.file, token: declared.member.nameToken)) else { continue }
        if Self.messages.contains(declared.signature) {
          makeOwn(declared)
          continue
        }
        if declared.isInExtension { fold(declared, of: path, type) }
        bringHome(declared, below: path)
      }
    }
    for (name, members) in index.foreign.sorted(by: { $0.key < $1.key }) {
      for declared in members where isOverride(declared) {
        guard !dispatched.contains(Place(file: declared.file, token: declared.member.nameToken)) else { continue }
        leaveOut(declared, of: name)
      }
    }
  }

  /// What Objective-C's runtime asks of an object before it sends it something. Nobody asks it here.
  private static let messages: Set = [
    "responds(to:)", "forwardingTarget(for:)", "resolveInstanceMethod(_:)", "resolveClassMethod(_:)",
  ]

  /// Such an override is a method of the class's own.
  private mutating func makeOwn(_ declared: DeclaredMember) {
    renameOverride(declared, "override_")
    remark(
      declared.file, declared.member.keyword,
      "\(declared.member.name) is never called: what an object answers to is known when it is compiled")
  }

  func isOverride(_ declared: DeclaredMember) -> Bool {
    declared.member.modifiers.contains { source(declared.file).reads($0, "override") }
  }

  func scope(_ declared: DeclaredMember) -> TypeScope { outline(declared.file).types[declared.type] }

  /// An override in an extension of a class of this module.
  private mutating func fold(_ declared: DeclaredMember, of path: String, _ type: DeclaredType) {
    let member = declared.member
    if let observer = observer(declared) {
      close(type, with: observer)
      return makeFunction(declared)
    }
    guard let forwarder = forwarder(declared, prefix: overridePrefix(declared), isOverride: true) else {
      return remark(declared.file, member.keyword, "the override \(member.name) cannot be brought into its class")
    }
    renameOverride(declared, overridePrefix(declared))
    close(type, with: forwarder)
  }

  /// What the new name of an override begins with: a letter less and a number where a class above has the same in an extension,
  /// for what extensions declare is nobody's to override.
  func overridePrefix(_ declared: DeclaredMember) -> String {
    let above = index.chain(scope(declared).path).dropFirst().filter { entry in
      entry.type.members.contains { $0.isInExtension && isOverride($0) && $0.signature == declared.signature }
    }
    return above.isEmpty ? "override_" : "overrid\(above.count)_"
  }

  /// The nine letters of `override ` become those of the new name's beginning.
  mutating func renameOverride(_ declared: DeclaredMember, _ prefix: String) {
    let source = source(declared.file)
    guard let word = declared.member.modifiers.first(where: { source.reads($0, "override") }) else { return }
    let end = source.tokens[word].end
    plans[declared.file].edits.remove(source.tokens[word].start, source.bytes[end] == UInt8(ascii: " ") ? end + 1 : end)
    plans[declared.file].edits.insert(prefix, at: source.tokens[declared.member.nameToken].start)
    for attribute in declared.member.attributes where isUnavailability(source, attribute) {
      blank(declared.file, attribute - 1, source.tokens[attribute + 1].partner)
    }
  }

  /// `@available(*, unavailable)`: the class's override calls what would be unavailable.
  private func isUnavailability(_ source: Source, _ attribute: Int) -> Bool {
    guard source.reads(attribute, "available"), source.reads(attribute + 1, "(") else { return false }
    return (attribute + 2..<source.tokens[attribute + 1].partner).contains { source.reads($0, "unavailable") }
  }

  /// One line for the class's body that calls what observes a property, if that is a single `didSet`.
  private func observer(_ declared: DeclaredMember) -> String? {
    let source = source(declared.file)
    let member = declared.member
    guard member.kind == .property, member.condition == .yes, let body = member.body, !member.type.isEmpty,
      source.reads(body + 1, "didSet"), source.reads(body + 2, "{"),
      source.tokens[body + 2].partner == source.tokens[body].partner - 1
    else { return nil }
    let words = member.modifiers.map { source.text($0) }.filter { ["open", "public"].contains($0) }
    let head = (words + ["override"]).joined(separator: " ")
    return
      "\(head) var \(member.name): \(joined(source, member.type)) { didSet { \(overridePrefix(declared))\(member.name)(oldValue) } }"
  }

  /// What observes a property becomes a function of the old value.
  private mutating func makeFunction(_ declared: DeclaredMember) {
    let source = source(declared.file)
    let member = declared.member
    guard let body = member.body else { return }
    renameOverride(declared, overridePrefix(declared))
    replace(declared.file, member.keyword, member.keyword, with: "func")
    plans[declared.file].edits.insert("(_ oldValue", at: source.tokens[member.signature.lowerBound].start)
    plans[declared.file].edits.insert(")", at: source.tokens[member.type.upperBound - 1].end)
    replace(declared.file, body + 1, body + 1, with: "do")
  }

  /// What a subclass overrides has to stand in a class's body: what stands in an extension of a class above is brought there.
  private mutating func bringHome(_ overriding: DeclaredMember, below path: String) {
    for (_, type) in index.chain(path).dropFirst() {
      let same = type.members.filter { $0.signature == overriding.signature && !isOverride($0) }
      if same.contains(where: { !$0.isInExtension }) { return }
      guard let base = same.first else { continue }
      guard broughtHome.insert(Place(file: base.file, token: base.member.nameToken)).inserted else { return }
      guard let forwarder = forwarder(base, prefix: "extension_", isOverride: false) else {
        return remark(
          base.file, base.member.keyword, "\(base.member.name) is overridden and cannot be brought into its class")
      }
      plans[base.file].edits.insert("extension_", at: source(base.file).tokens[base.member.nameToken].start)
      return close(type, with: forwarder)
    }
  }

  mutating func close(_ type: DeclaredType, with declaration: String) {
    let home = outline(type.file).types[type.type]
    plans[type.file].closings[home.close, default: []].append(declaration)
  }

  /// An override in an extension of another module's class would change the class for everyone.
  private mutating func leaveOut(_ declared: DeclaredMember, of name: String) {
    let tokens = declared.member.tokens
    blank(declared.file, tokens.lowerBound, tokens.upperBound - 1)
    remark(
      declared.file, declared.member.keyword,
      "left out: an override of \(declared.member.name) for every \(name), which only Objective-C's runtime can do")
  }

  // MARK: Forwarders

  private static let kept: Set<String> = [
    "open", "public", "package", "internal", "static", "class", "final", "nonisolated",
  ]

  /// One line for the class's body that calls what stays in the extension; nil where that cannot be.
  func forwarder(_ declared: DeclaredMember, prefix: String, isOverride: Bool) -> String? {
    let source = source(declared.file)
    let member = declared.member
    let scope = scope(declared)
    guard member.kind == .function || member.kind == .property, member.condition == .yes, !scope.isConstrained,
      !scope.isLocal, member.body != nil
    else { return nil }
    var words = member.modifiers.map { source.text($0) }.filter { Self.kept.contains($0) }
    if words.isDisjoint(with: ["open", "public", "package", "internal"]),
      let access = ["open", "public"].first(where: { word in scope.modifiers.contains { source.text($0) == word } })
    {
      words.insert(access, at: 0)
    }
    if isOverride { words.append("override") }
    let head = words.map { $0 + " " }.joined()
    return member.kind == .function
      ? "\(head)func \(member.name)\(signature(declared)) { \(call(declared, prefix)) }"
      : property(declared, head, prefix)
  }

  /// Parameters, effects and result, or this one in its place, with a name for each parameter that has none.
  func signature(_ declared: DeclaredMember, result: String? = nil) -> String {
    let source = source(declared.file)
    let (whole, type) = (declared.member.signature, declared.member.type)
    let signature = result == nil || type.isEmpty ? whole : whole.lowerBound..<type.lowerBound - 1
    var text = ""
    for index in signature {
      if index > signature.lowerBound, source.tokens[index - 1].end < source.tokens[index].start { text += " " }
      text += today(source, index)
      // The colon after a parameter's name, not one in its type.
      let named = declared.member.parameters.firstIndex { $0.type.lowerBound == index + 2 }
      if let named, source.reads(index, "_") {
        if source.isKind(index - 1, .word) { text.removeLast() } else { text += " " }
        text += Self.unnamed(named)
      }
    }
    return text + (type.isEmpty ? "" : result ?? "")
  }

  private static func unnamed(_ number: Int) -> String { "argument_\(number)" }

  func call(_ declared: DeclaredMember, _ prefix: String) -> String {
    let source = source(declared.file)
    let member = declared.member
    let effects = member.signature.map { source.text($0) }
    let words = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let arguments = member.parameters.enumerated().map { number, parameter in
      let name = parameter.name == "_" ? Self.unnamed(number) : parameter.name
      return (parameter.label.map { "\($0): " } ?? "") + (parameter.isInOut ? "&" : "") + name
    }
    return "\(words)\(prefix)\(member.name)(\(arguments.joined(separator: ", ")))"
  }

  private func property(_ declared: DeclaredMember, _ head: String, _ prefix: String) -> String? {
    let source = source(declared.file)
    let member = declared.member
    guard let body = member.body, !member.type.isEmpty else { return nil }
    let accessors = source.topWords(of: body)
    guard accessors.isDisjoint(with: ["didSet", "willSet"]) else { return nil }
    let getter = "\(prefix)\(member.name)"
    let text = accessors.contains("set") ? "get { \(getter) } set { \(getter) = newValue }" : getter
    return "\(head)var \(member.name): \(joined(source, member.type)) { \(text) }"
  }

  /// Tokens as the class's one line has them.
  func joined(_ source: Source, _ range: Range<Int>) -> String {
    var text = ""
    for token in range {
      if token > range.lowerBound, source.tokens[token - 1].end < source.tokens[token].start { text += " " }
      text += today(source, token)
    }
    return text
  }

  /// A token under today's name: what is written anew is not rewritten afterwards.
  func today(_ source: Source, _ token: Int) -> String {
    let word = source.text(token)
    guard source.isKind(token, .word), !source.reads(token - 1, "."), index.types[word] == nil else { return word }
    return OlderNames.all[word] ?? OlderNames.media[word] ?? word
  }
}

/// A token of the module.
struct Place: Hashable {
  var file: Int
  var token: Int
}

extension Source {
  /// The words that stand in these braces and in no bracket within.
  func topWords(of brace: Int) -> Set<String> {
    var (words, index) = (Set<String>(), brace + 1)
    while index < tokens[brace].partner {
      if isKind(index, .word) { words.insert(text(index)) }
      index = isKind(index, .open) ? tokens[index].partner + 1 : index + 1
    }
    return words
  }
}

extension [String] {
  /// Whether none of them is in a set.
  func isDisjoint(with others: Set<String>) -> Bool { allSatisfy { !others.contains($0) } }
}
