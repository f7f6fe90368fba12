// Methods that extensions add to another module's class and that subclasses override: without Objective-C's runtime the method
// asks which class it is called on.

extension Rewriting {
  /// An override, with the type to cast to.
  private struct Overrider {
    var type: String
    var depth: Int
    var declared: DeclaredMember
  }

  mutating func dispatchExtensions() {
    for (base, members) in index.foreign.sorted(by: { $0.key < $1.key }) {
      for member in members where !isOverride(member) && isObjectiveC(member) {
        let overriders = overriders(of: member, base)
        if !overriders.isEmpty { dispatch(member, base, overriders) }
      }
    }
  }

  private func isObjectiveC(_ declared: DeclaredMember) -> Bool {
    let source = source(declared.file)
    let scope = outline(declared.file).types[declared.type]
    return declared.member.attributes.contains { source.reads($0, "objc") }
      || scope.modifiers.contains { source.reads($0, "objc") }
  }

  private func overriders(of member: DeclaredMember, _ base: String) -> [Overrider] {
    var found: [Overrider] = []
    func add(_ type: String, _ depth: Int, _ members: [DeclaredMember]) {
      for other in members where isOverride(other) && other.signature == member.signature {
        found.append(Overrider(type: type, depth: depth, declared: other))
      }
    }
    for (path, type) in index.types where !type.isLocal && !type.isGeneric {
      guard let foreign = index.foreignBase(path), UIKitClasses.covers(base, foreign) else { continue }
      add(path, index.chain(path).count, type.members)
    }
    for (name, members) in index.foreign where name != base && UIKitClasses.covers(base, name) { add(name, 0, members) }
    return found.sorted { ($1.depth, $0.type) < ($0.depth, $1.type) }
  }

  private mutating func dispatch(_ member: DeclaredMember, _ base: String, _ overriders: [Overrider]) {
    let accessors = ([member] + overriders.map(\.declared)).map { isSettable($0) }
    guard let text = forwarder(member, prefix: "extension_", isOverride: false), Set(accessors).count == 1,
      !(member.member.kind == .property && accessors[0])
    else { return }
    let source = source(member.file)
    let own = member.member.kind == .function ? call(member, "extension_") : "extension_\(member.member.name)"
    var cases = ""
    for other in overriders {
      let theirs =
        other.declared.member.kind == .function ? call(other.declared, "override_") : "override_\(member.member.name)"
      cases += "if let it = self as? \(other.type) { return it.\(theirs) }; "
      rename(other, among: overriders)
    }
    let discards = member.member.attributes.contains { source.reads($0, "discardableResult") }
    let head = text.dropLast("{ \(own) }".count)
    let declaration = "\(discards ? "@discardableResult " : "")\(head){ \(cases)return \(own) }"
    plans[member.file].edits.insert("extension_", at: source.tokens[member.member.nameToken].start)
    plans[member.file].closings[outline(member.file).types[member.type].close, default: []].append(declaration)
  }

  private func isSettable(_ declared: DeclaredMember) -> Bool {
    declared.member.body.map { source(declared.file).topWords(of: $0).contains("set") } ?? false
  }

  /// An override becomes a method of its own name; its calls of `super` go to what stands above it.
  private mutating func rename(_ other: Overrider, among overriders: [Overrider]) {
    let source = source(other.declared.file)
    let member = other.declared.member
    guard dispatched.insert(Place(file: other.declared.file, token: member.nameToken)).inserted else { return }
    renameOverride(other.declared, "override_")
    let above = index.chain(other.type).dropFirst().map(\.path)
    let prefix = overriders.contains { above.contains($0.type) } ? "override_" : "extension_"
    guard let body = member.body else { return }
    for token in body..<source.tokens[body].partner
    where source.reads(token, "super") && source.reads(token + 1, ".") && source.isKind(token + 2, .word)
      && source.text(token + 2) == member.name
    {
      plans[other.declared.file].edits.insert(prefix, at: source.tokens[token + 2].start)
    }
  }
}

/// What is known of UIKit's classes by their names.
enum UIKitClasses {
  /// Whether a class of UIKit's comes from another, or is it.
  static func covers(_ base: String, _ name: String) -> Bool {
    if base == name { return true }
    switch base {
    case "NSObject", "UIResponder": return true
    case "UIViewController": return name.hasSuffix("Controller") && name != "UIPresentationController"
    case "UIView": return !name.hasSuffix("Controller") && !name.hasSuffix("Recognizer") && !name.hasSuffix("Item")
    case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(name)
    case "UIControl":
      return ["UIButton", "UISlider", "UISwitch", "UITextField", "UISegmentedControl", "UIStepper"].contains(name)
    case _: return false
    }
  }
}
