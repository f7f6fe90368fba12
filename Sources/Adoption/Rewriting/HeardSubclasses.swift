// Optional methods of delegates that only a subclass has: the class that says it is the delegate gets one that answers as if there were
// none, and the subclass overrides it, so that Swift finds what Objective-C would.

extension Rewriting {
  mutating func hearSubclasses() {
    let methods = index.unheard()
    let groups = Dictionary(grouping: methods) { "\($0.base) \($0.key)" }
    let refused = groups.compactMapValues { whyNone($0) }
    var given: Set<String> = []
    for method in methods {
      if let shared = refused["\(method.base) \(method.key)"] {
        remark(method.declared.file, method.declared.member.keyword, method.text(whyNot(method) ?? shared))
      } else {
        hear(method, &given, isRefused: { refused[$0] != nil })
      }
    }
  }

  /// Why none of a class's subclasses can be called: what the class gets, each of them has to override.
  private func whyNone(_ methods: [UnheardMethod]) -> String? {
    if let first = methods.first(where: { whyNot($0) != nil }) { return "that of \(first.name) cannot be called" }
    guard let first = methods.first else { return nil }
    let other = methods.first { types($0) != types(first) }
    return other.map { "\($0.name) and \(first.name) write its types in different ways" }
  }

  /// The types of a method's parameters and its effects, as they are written.
  private func types(_ method: UnheardMethod) -> [[String]] {
    let declared = method.declared
    let source = source(declared.file)
    let effects = declared.member.signature.map { source.text($0) }.filter { ["async", "throws"].contains($0) }
    return declared.member.parameters.map { parameter in
      parameter.type.filter { !source.reads($0, "any") }.map { source.text($0) }
    } + [effects]
  }

  /// Why a method cannot be called; nil where it can.
  private func whyNot(_ method: UnheardMethod) -> String? {
    let declared = method.declared
    let source = source(declared.file)
    let words = declared.member.modifiers.map { source.text($0) }
    if words.contains("private") || words.contains("fileprivate") || isElsewhere(method) { return "its own is private" }
    if words.contains("nonisolated") { return "its own is nonisolated" }
    if DelegateProtocol.asking.contains(declared.signature) { return "its absence asks for another of its methods" }
    if DelegateProtocol.all[method.origin]?.absentee == nil { return "nothing stands for its absence" }
    if declared.isInExtension, forwarder(declared, prefix: "", isOverride: true) == nil {
      return "its own cannot be brought into its class"
    }
    if isBelowGenerics(method) { return "iOS does not call it either, below a generic class and without @objc" }
    if result(method) == nil { return "its own returns another type" }
    return namesOwn(method) ? "its own names types of its class" : nil
  }

  /// Whether it stands in a private extension in another file than its class, which cannot call it.
  private func isElsewhere(_ method: UnheardMethod) -> Bool {
    let source = source(method.declared.file)
    return method.declared.isInExtension && index.types[method.path]?.file != method.declared.file
      && scope(method.declared).modifiers.contains { source.reads($0, "private") || source.reads($0, "fileprivate") }
  }

  /// The classes from the method's to the one that gets its like.
  private func between(_ method: UnheardMethod) -> [(path: String, type: DeclaredType)] {
    let chain = index.chain(method.path)
    return Array(chain.prefix { $0.path != method.base } + chain.filter { $0.path == method.base })
  }

  /// "Swift infers @objc" for what answers to a protocol of Objective-C's, but not where a class on the way is generic.
  private func isBelowGenerics(_ method: UnheardMethod) -> Bool {
    let classes = between(method)
    guard classes.contains(where: { $0.type.isGeneric }) else { return false }
    let source = source(method.declared.file)
    guard !method.declared.member.attributes.contains(where: { source.reads($0, "objc") }) else { return false }
    return !classes.contains { entry in
      let source = self.source(entry.type.file)
      return outline(entry.type.file).types[entry.type.type].modifiers.contains { source.reads($0, "objcMembers") }
    }
  }

  /// What the class above is to return, with the arrow: nil where the protocol's method returns something else than this one.
  private func result(_ method: UnheardMethod) -> String? {
    let type = method.declared.member.type
    let asked = DelegateProtocol.all[method.origin]?.optional[method.declared.signature] ?? ""
    let source = source(method.declared.file)
    let own = type.filter { !["any", "(", ")"].contains(source.text($0)) }.map { today(source, $0) }.joined()
    guard !own.isEmpty, own != "Void" else { return asked.isEmpty ? "" : nil }
    let text = joined(source, type)
    if ("." + own).hasSuffix("." + asked) || own.hasSuffix("!") && own.dropLast() + "?" == asked {
      return " -> \(text)"
    }
    guard ("." + own + "?").hasSuffix("." + asked) else { return nil }
    return text.hasPrefix("any ") ? " -> (\(text))?" : " -> \(text)?"
  }

  /// Whether its types are named in its class, or a class between, so that the one above does not know them.
  private func namesOwn(_ method: UnheardMethod) -> Bool {
    let declared = method.declared
    let source = source(declared.file)
    let ranges = declared.member.parameters.map(\.type) + [declared.member.type]
    let words = ranges.joined().filter { source.isKind($0, .word) && !source.reads($0 - 1, ".") }.map {
      source.text($0)
    }
    if words.contains(where: { index.path($0, from: method.path) != index.path($0, from: method.base) }) { return true }
    return between(method).contains { path, type in
      path != method.base && !ownNames(type.file, outline(type.file).types[type.type]).isDisjoint(with: words)
    } || !ownNames(declared.file, scope(declared)).isDisjoint(with: words)
  }

  /// The generic parameters and other names for types that a type declares.
  private func ownNames(_ file: Int, _ scope: TypeScope) -> Set<String> {
    let source = source(file)
    var names: Set<String> = []
    if scope.keyword != "extension" {
      for token in scope.start..<scope.nameEnd where source.reads(token, "<") || source.reads(token, ",") {
        names.insert(source.text(token + 1))
      }
    }
    for member in scope.members where source.reads(member.keyword, "typealias") {
      names.insert(source.text(member.keyword + 1))
    }
    return names
  }

  private mutating func hear(_ method: UnheardMethod, _ given: inout Set<String>, isRefused: (String) -> Bool) {
    let declared = method.declared
    guard let base = index.types[method.base], let own = index.types[method.path],
      let listed = DelegateProtocol.all[method.origin], let absentee = listed.absentee
    else { return }
    let absent = "(\(absentee) as any \(method.origin))."
    let head = (listed.isOnMain ? "@MainActor " : "") + access(base)
    importing(absentee, base.file)
    if given.insert("\(method.base) \(method.key)").inserted {
      let signature = signature(declared, result: result(method))
      close(base, with: "\(head)func \(declared.member.name)\(signature) { \(call(declared, absent)) }")
    }
    let source = source(declared.file)
    let isSeen = declared.member.modifiers.contains { ["public", "open"].contains(source.text($0)) }
    let opening = isSeen || access(base).isEmpty ? "" : access(own).replacing("open", with: "public")
    if declared.isInExtension {
      guard let forwarder = forwarder(declared, prefix: "heard_", isOverride: true) else { return }
      // Nobody need bring home what stands in its class by this.
      broughtHome.insert(Place(file: declared.file, token: declared.member.nameToken))
      plans[declared.file].edits.insert("heard_", at: source.tokens[declared.member.nameToken].start)
      close(own, with: forwarder.hasPrefix("public ") || forwarder.hasPrefix("open ") ? forwarder : opening + forwarder)
    } else {
      plans[declared.file].edits.insert(opening + "override ", at: source.tokens[declared.member.keyword].start)
    }
    if declared.signature == "tableView(_:moveRowAt:to:)", !isRefused("\(method.base) tableView(_:canMoveRowAt:)") {
      hearMoves(method, head, absent, opening, &given)
    }
  }

  /// Lets the class's file know what stands for the absent: where it is said to be the delegate may be another one.
  private mutating func importing(_ absentee: String, _ file: Int) {
    guard absentee.hasPrefix(Frameworks.others) else {
      plans[file].needsUIKit = true
      return
    }
    let imports = ImportStatement.all(in: source(file), outline(file).conditions)
    let text = "import \(Frameworks.others)"
    guard !plans[file].tail.contains(text),
      !imports.contains(where: { context.standIn(for: $0.module) == Frameworks.others })
    else { return }
    plans[file].tail.append(text)
  }

  /// Whoever moves rows and does not say which says that all can be moved.
  private mutating func hearMoves(
    _ method: UnheardMethod, _ head: String, _ absent: String, _ opening: String, _ given: inout Set<String>
  ) {
    let signature = "tableView(_:canMoveRowAt:)"
    let says = index.chain(method.path).contains { $0.type.members.contains { $0.signature == signature } }
    guard !says, let base = index.types[method.base], let own = index.types[method.path] else { return }
    heardMoves.insert(Place(file: method.declared.file, token: method.declared.member.nameToken))
    let function = "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool"
    if given.insert("\(method.base) \(signature)").inserted {
      close(base, with: "\(head)\(function) { \(absent)tableView(tableView, canMoveRowAt: indexPath) }")
    }
    close(own, with: "\(opening)override \(function) { true }")
  }

  /// How far a class is seen, as its members need it to be; nothing where the module's own sight is enough.
  private func access(_ type: DeclaredType) -> String {
    let scope = outline(type.file).types[type.type]
    let source = source(type.file)
    let word = ["open", "public", "package"].first { word in scope.modifiers.contains { source.text($0) == word } }
    return word.map { $0 + " " } ?? ""
  }
}
