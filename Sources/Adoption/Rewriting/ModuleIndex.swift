// What a module declares: which classes there are, what they inherit, and which methods a selector can mean.

/// A file that could be read, with its declarations.
struct ParsedFile {
  let source: Source
  let outline: Outline
}

/// A function a type declares, in its body or in an extension.
struct DeclaredMember {
  /// Index of the file, of the type in its outline, and of the member in the type.
  var file: Int
  var type: Int
  var member: Member
  /// Whether it stands in an extension.
  var isInExtension: Bool
  /// `name(label:)` of functions, the name of properties.
  var signature: String
}

/// A type of the module.
struct DeclaredType {
  var keyword: String
  var isGeneric: Bool
  var isLocal: Bool
  var isPrivate: Bool
  var inherited: [String]
  /// Where its braces are.
  var file: Int
  var type: Int
  var members: [DeclaredMember] = []
}

/// The declarations of all files of a module that its app is built with.
struct ModuleIndex {
  let files: [ParsedFile]
  private(set) var types: [String: DeclaredType] = [:]
  /// Functions of extensions of types that are not the module's.
  private(set) var foreign: [String: [DeclaredMember]] = [:]
  /// The functions of each type, and of extensions of other modules' types, by their base names.
  private var byName: [String: [String: [DeclaredMember]]] = [:]
  /// Paths by the functions of that base name.
  private(set) var owners: [String: [String]] = [:]

  init(_ files: [ParsedFile]) {
    self.files = files
    eachScope { file, type, scope in
      guard scope.keyword != "extension", types[scope.path] == nil else { return }
      let source = files[file].source
      types[scope.path] = DeclaredType(
        keyword: scope.keyword, isGeneric: source.reads(scope.start + 2, "<"), isLocal: scope.isLocal,
        isPrivate: scope.modifiers.contains { source.reads($0, "private") || source.reads($0, "fileprivate") },
        inherited: scope.inherited, file: file, type: type)
    }
    eachScope { file, type, scope in
      let isExtension = scope.keyword == "extension"
      let members = scope.members.filter { $0.condition != .no && $0.kind != .other }.map {
        DeclaredMember(
          file: file, type: type, member: $0, isInExtension: isExtension, signature: Self.signature($0))
      }
      let owner = types[scope.path] != nil ? scope.path : scope.name
      for member in members where member.member.kind == .function {
        owners[member.member.name, default: []].append(scope.path)
        byName[owner, default: [:]][member.member.name, default: []].append(member)
      }
      if types[scope.path] != nil {
        types[scope.path]?.members += members
      } else if isExtension {
        foreign[scope.name, default: []] += members
      }
    }
  }

  private func eachScope(_ body: (Int, Int, TypeScope) -> Void) {
    for (file, parsed) in files.enumerated() {
      for (type, scope) in parsed.outline.types.enumerated() where scope.condition != .no { body(file, type, scope) }
    }
  }

  static func signature(_ member: Member) -> String {
    guard member.kind == .function else { return member.name }
    return "\(member.name)(\(member.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// The path of a type as it is called from inside another.
  func path(_ name: String, from around: String?) -> String? {
    var around = around
    while let outer = around {
      if types["\(outer).\(name)"] != nil { return "\(outer).\(name)" }
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return types[name] != nil ? name : nil
  }

  /// A type and the classes of the module above it, the type first.
  func chain(_ path: String) -> [(path: String, type: DeclaredType)] {
    var chain: [(String, DeclaredType)] = []
    var seen: Set<String> = []
    var next: String? = path
    while let path = next, let type = types[path], seen.insert(path).inserted {
      chain.append((path, type))
      next = nil
      guard type.keyword == "class", let first = type.inherited.first else { break }
      next = self.path(String(first.prefix { $0 != "<" }), from: path)
    }
    return chain
  }

  /// The class of another module that a class of this one comes from; nil for none.
  func foreignBase(_ path: String) -> String? {
    guard let last = chain(path).last, last.type.keyword == "class", let first = last.type.inherited.first else {
      return nil
    }
    return self.path(first, from: last.path) == nil ? first : nil
  }

  /// The functions of this name a type has or inherits within the module.
  func functions(_ name: String, of path: String) -> [(owner: String, declared: DeclaredMember)] {
    chain(path).flatMap { entry in (byName[entry.path]?[name] ?? []).map { (entry.path, $0) } }
  }

  /// The functions of this name that extensions add to a type of another module.
  func foreignFunctions(_ name: String, of type: String) -> [DeclaredMember] {
    types[type] == nil ? byName[type]?[name] ?? [] : []
  }
}
