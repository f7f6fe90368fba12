// Optional methods of delegates that only a subclass has: the class that says it is the delegate gets one that answers as if there were
// none, and the subclass overrides it, so that Swift finds what Objective-C would.

extension Rewriting {
  mutating func hearSubclasses() {
    var given: Set<String> = []
    for method in index.unheard() {
      if let reason = whyNot(method) {
        remark(method.declared.file, method.declared.member.keyword, method.text(reason))
      } else {
        hear(method, &given)
      }
    }
  }

  /// Why a method cannot be called; nil where it can.
  private func whyNot(_ method: UnheardMethod) -> String? {
    let declared = method.declared
    let source = source(declared.file)
    let words = declared.member.modifiers.map { source.text($0) }
    if words.contains("private") || words.contains("fileprivate") { return "its own is private" }
    if words.contains("nonisolated") { return "its own is nonisolated" }
    if DelegateProtocol.asking.contains(declared.signature) { return "its absence asks for another of its methods" }
    if DelegateProtocol.all[method.origin]?.absentee == nil { return "nothing stands for its absence" }
    if declared.isInExtension, forwarder(declared, prefix: "", isOverride: true) == nil {
      return "its own cannot be brought into its class"
    }
    return nil
  }

  private mutating func hear(_ method: UnheardMethod, _ given: inout Set<String>) {
    let declared = method.declared
    guard let base = index.types[method.base], let own = index.types[method.path],
      let absentee = DelegateProtocol.all[method.origin]?.absentee
    else { return }
    let absent = "(\(absentee) as any \(method.origin))."
    let head = (Self.isOnMain(method.origin) ? "@MainActor " : "") + access(base)
    importing(absentee, base.file)
    if given.insert("\(method.base) \(declared.signature)").inserted {
      close(base, with: "\(head)func \(declared.member.name)\(signature(declared)) { \(call(declared, absent)) }")
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
    if declared.signature == "tableView(_:moveRowAt:to:)" { hearMoves(method, head, absent, opening, &given) }
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

  /// The delegates of texts and of fetched results are asked on any thread, and cameras ask on one of their own.
  private static func isOnMain(_ name: String) -> Bool { !name.hasPrefix("NS") && !name.hasPrefix("AVCapture") }

  /// How far a class is seen, as its members need it to be; nothing where the module's own sight is enough.
  private func access(_ type: DeclaredType) -> String {
    let scope = outline(type.file).types[type.type]
    let source = source(type.file)
    let word = ["open", "public", "package"].first { word in scope.modifiers.contains { source.text($0) == word } }
    return word.map { $0 + " " } ?? ""
  }
}
