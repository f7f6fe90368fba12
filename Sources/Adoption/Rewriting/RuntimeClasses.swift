// What every class of Objective-C answers to: `init()` of classes known only at run time, and a document's awakening.

extension Rewriting {
  /// Members every object of Objective-C has and that Swift lets nobody override: they stand beside the classes here.
  /// Responders and the framework's own objects have them in their classes.
  private static let everyObjects: Set<String> = [
    "isAccessibilityElement", "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityTraits",
    "accessibilityIdentifier", "accessibilityElements", "accessibilityCustomActions", "awakeFromNib",
    "prepareForInterfaceBuilder", "observeValue",
  ]

  /// The same of classes, responders among them.
  private static let everyClasses: Set<String> = ["automaticallyNotifiesObservers", "keyPathsForValuesAffectingValue"]

  /// The first class of the module that has such a member declares it; those below override it.
  mutating func changeOverridesOfEveryObject(_ file: Int) {
    let source = source(file)
    for scope in outline(file).types where scope.keyword == "class" {
      let base = index.foreignBase(scope.path) ?? ""
      let names = base == "NSObject" ? Self.everyObjects : Self.isNoResponder(base) ? ["observeValue"] : []
      let isObserved = comesFromObjectiveC(scope.path)
      for member in scope.members
      where names.contains(member.name) || isObserved && Self.everyClasses.contains(member.name) {
        let above = index.chain(scope.path).dropFirst()
        guard !above.contains(where: { entry in entry.type.members.contains { $0.member.name == member.name } }),
          let word = member.modifiers.first(where: { source.reads($0, "override") })
        else { continue }
        blank(file, word, word)
        guard member.name == "observeValue" else { continue }
        plans[file].tail.append("extension \(scope.path): UIKit.NamedObserver {}")
        plans[file].needsUIKit = true
      }
    }
  }

  /// Whether a class of UIKit's is none that `observeValue` is a method of.
  private static func isNoResponder(_ name: String) -> Bool {
    name.hasPrefix("CA") || ["Recognizer", "Layout", "Behavior", "Item", "Transition"].contains { name.hasSuffix($0) }
      || name.hasSuffix("PresentationController") || ["Operation", "UIActivity"].contains(name)
  }

  // MARK: Requirements of initialisers

  /// A protocol that demands `init()` and that a class of another module is extended by: its classes need not require theirs.
  mutating func changeDemandedInitialisers() {
    let extended = Set(
      index.files.flatMap { file in
        file.outline.types.filter { $0.keyword == "extension" && $0.condition != .no && isObjectiveC($0.name) }
          .flatMap(\.inherited)
      })
    for (file, parsed) in index.files.enumerated() {
      for scope in parsed.outline.types
      where scope.keyword == "protocol" && scope.condition != .no && extended.contains(scope.name) {
        answerInitialiser(file, scope)
      }
    }
  }

  private func isObjectiveC(_ name: String) -> Bool {
    index.types[name] == nil && (name == "NSObject" || name.hasPrefix("UI"))
  }

  private mutating func answerInitialiser(_ file: Int, _ scope: TypeScope) {
    let source = source(file)
    let isForClasses = scope.inherited.contains { ["AnyObject", "class", "NSObjectProtocol", "NSObject"].contains($0) }
    guard isForClasses, !scope.isConstrained,
      let member = scope.members.first(where: { member in
        source.reads(member.keyword, "init") && source.reads(member.keyword + 1, "(")
          && source.reads(member.keyword + 2, ")") && member.tokens.upperBound == member.keyword + 3
      })
    else { return }
    blank(file, member.tokens.lowerBound, member.tokens.upperBound - 1)
    plans[file].edits.insert(", UIKit.RuntimeMade", at: source.tokens[scope.open - 1].end)
    let access = scope.modifiers.contains { source.reads($0, "public") } ? "public " : ""
    plans[file].tail.append("extension \(scope.path) { \(access)init() { self.init(runtimeMade: ()) } }")
    plans[file].needsUIKit = true
    answerOfSwiftClasses(scope.name)
  }

  /// Classes that do not come from Objective-C and conform to such a protocol have the `init()` they declare called.
  private mutating func answerOfSwiftClasses(_ name: String) {
    for (path, type) in index.types.sorted(by: { $0.key < $1.key }) where type.keyword == "class" {
      let scope = outline(type.file).types[type.type]
      let isExtended = index.files.contains { file in
        file.outline.types.contains { $0.keyword == "extension" && $0.name == path && $0.inherited.contains(name) }
      }
      guard type.inherited.contains(name) || isExtended, !comesFromObjectiveC(path) else { continue }
      let isOpen = scope.modifiers.contains {
        source(type.file).reads($0, "public") || source(type.file).reads($0, "open")
      }
      let access = isOpen ? "public " : ""
      plans[type.file].closings[scope.close, default: []].append(
        "\(access)required convenience init(runtimeMade: Void) { self.init() }")
    }
  }

  private func comesFromObjectiveC(_ path: String) -> Bool {
    index.foreignBase(path).map { $0 == "NSObject" || $0.hasPrefix("UI") || $0.hasPrefix("CA") } ?? false
  }

  // MARK: Calls of initialisers

  /// `type.init()`, where `type` holds a class that comes from Objective-C and requires no `init()`.
  mutating func changeCallsOfInitialisers(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where source.reads(token, "init") && isActive(file, token) {
      guard source.reads(token - 1, "."), source.reads(token + 1, "("), source.reads(token + 2, ")"),
        isMadeAtRunTime(file, before: token - 1)
      else { continue }
      replace(file, token, token, with: "runtimeMade")
      plans[file].needsUIKit = true
    }
  }

  private func isMadeAtRunTime(_ file: Int, before dot: Int) -> Bool {
    if let name = classCast(file, before: dot) { return isOfObjectiveC(name) }
    if let path = classHeld(file, before: dot) { return isMadeAtRunTime(path) }
    return isValue(file, before: dot) && speaksOnlyOfObjectiveC(file)
  }

  /// Whether an expression before a dot has a value: `kind`, `kinds[0]`, `(kind as! A.Type)`, `pair.1`, and no name of a type.
  private func isValue(_ file: Int, before dot: Int) -> Bool {
    let source = source(file)
    var last = dot - 1
    if source.reads(last, "?") || source.reads(last, "!") { last -= 1 }
    guard last >= 0, source.tokens[last].line == source.tokens[dot].line || source.isKind(last, .close) else {
      return false
    }
    if source.reads(last, ")") { return true }
    if source.reads(last, "]") {
      let open = source.tokens[last].partner
      return open > 0 && source.tokens[open - 1].end == source.tokens[open].start && !source.isKind(open - 1, .open)
    }
    let word = source.text(last)
    if word.first?.isNumber == true { return source.reads(last - 1, ".") }
    return source.isKind(last, .word) && word.first?.isLowercase == true && word != "self" && word != "super"
  }

  /// Whether every `A.Type` a file's values can have is of a class that comes from Objective-C: those the file names, and where it
  /// names none, those of the module.
  private func speaksOnlyOfObjectiveC(_ file: Int) -> Bool {
    let named = metatypes[file].isEmpty ? metatypes.reduce(into: []) { $0.formUnion($1) } : metatypes[file]
    return !named.isEmpty && named.allSatisfy { isOfObjectiveC($0) }
  }

  /// The names before `.Type` in each file.
  static func metatypes(_ index: ModuleIndex) -> [Set<String>] {
    index.files.map { parsed in
      let source = parsed.source
      return Set(
        source.tokens.indices.lazy.filter {
          source.reads($0, "Type") && source.reads($0 - 1, ".") && source.isKind($0 - 2, .word)
            && parsed.outline.conditions.values[$0] != .no
        }.map { source.text($0 - 2) })
    }
  }

  private func isOfObjectiveC(_ name: String) -> Bool {
    guard index.types[name] == nil else { return isMadeAtRunTime(name) }
    if name == "NSObject" { return true }
    return (name.hasPrefix("UI") || name.hasPrefix("CA")) && !name.hasSuffix("Delegate")
      && !name.hasSuffix("DataSource")
      && !name.hasSuffix("Coding") && !name.hasSuffix("Configuration") && !name.hasSuffix("Transitioning")
  }

  /// The class of a cast in parentheses before a dot: that of `(kind as? A.Type)?` and `(kind as! A.Type)`.
  private func classCast(_ file: Int, before dot: Int) -> String? {
    let source = source(file)
    let last = source.reads(dot - 1, "?") || source.reads(dot - 1, "!") ? dot - 2 : dot - 1
    guard last > 5, source.reads(last, ")"), source.reads(last - 1, "Type"), source.reads(last - 2, "."),
      source.isKind(last - 3, .word), source.reads(last - 5, "as") || source.reads(last - 4, "as")
    else { return nil }
    return source.text(last - 3)
  }

  /// The class whose metatype the expression before a dot is: `type(of: self)`, or a property or parameter declared as one.
  private func classHeld(_ file: Int, before dot: Int) -> String? {
    let source = source(file)
    let scope = outline(file).innermost(dot)
    if source.reads(dot - 1, ")") {
      let open = source.tokens[dot - 1].partner
      guard source.reads(open - 1, "type"), source.reads(open + 1, "of"), source.reads(open + 3, "self"),
        open + 4 == dot - 1
      else { return nil }
      return scope?.path
    }
    guard source.isKind(dot - 1, .word) else { return nil }
    let name = source.text(dot - 1)
    guard name.first?.isLowercase == true, name != "self", name != "super" else { return nil }
    var held: Set<String> = []
    for parsed in index.files {
      for type in parsed.outline.types where type.condition != .no {
        for member in type.members {
          if member.name == name, member.kind != .function { held.insert(parsed.source.joined(member.type)) }
          let isAround = parsed.source.file == source.file && member.tokens.contains(dot)
          for parameter in member.parameters where isAround && parameter.name == name {
            held.insert(parsed.source.joined(parameter.type))
          }
        }
      }
    }
    guard held.count == 1, var type = held.first else { return nil }
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    guard type.hasSuffix(".Type") else { return nil }
    return index.path(String(type.dropLast(".Type".count)), from: scope?.path)
  }

  private func isMadeAtRunTime(_ path: String) -> Bool {
    comesFromObjectiveC(path) && !index.chain(path).contains { declaresRequired($0.type) }
  }

  private func declaresRequired(_ type: DeclaredType) -> Bool {
    let source = source(type.file)
    return outline(type.file).types[type.type].members.contains { member in
      source.reads(member.keyword, "init") && source.reads(member.keyword + 1, "(")
        && source.reads(member.keyword + 2, ")") && member.modifiers.contains { source.reads($0, "required") }
    }
  }
}
