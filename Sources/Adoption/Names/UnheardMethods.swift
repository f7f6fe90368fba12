// Methods of delegates that Swift does not find: it takes a protocol's own answer for the class that says it is a delegate, and what a
// subclass adds is no part of that. Objective-C, which UIKit asks by, finds it.

/// A method a subclass alone has, of a protocol that a class above it says it follows.
struct UnheardMethod {
  /// The method, and the path of its class.
  var declared: DeclaredMember
  var path: String
  /// The class above, and what it is said to be.
  var base: String
  var followed: String
  /// The protocol the method is of: that one, or one it refines.
  var origin: String
  /// The signature, with types where it alone does not tell which method is meant.
  var key: String

  /// The class, without those around it.
  var name: String { path.split(separator: ".").last.map(String.init) ?? path }

  /// What is said of it. `reason` tells why it cannot be mended; nil where that is said elsewhere.
  func text(_ reason: String?) -> String {
    return "\(name).\(declared.signature) is not called: \(base), which is said to be a \(followed), has no such method"
      + (reason.map { ", and \($0)" } ?? "") + "; give it one and override that"
  }
}

extension ModuleIndex {
  /// The methods of the module nobody calls, by their classes and in their order.
  func unheard() -> [UnheardMethod] {
    let follows = followed()
    var found: [UnheardMethod] = []
    for (path, type) in types.sorted(by: { $0.key < $1.key }) where type.keyword == "class" {
      let chain = chain(path)
      guard chain.count > 1 else { continue }
      for declared in type.members where declared.member.kind == .function {
        let source = files[declared.file].source
        guard !declared.member.modifiers.contains(where: { Self.others.contains(source.text($0)) }) else { continue }
        if let method = unheard(declared, chain, follows) { found.append(method) }
      }
    }
    return found
  }

  /// Modifiers of what is no method an object can be asked for under its protocol's name, or has a class above that has it.
  private static let others: Set = ["override", "static", "class"]

  /// What each class is said to be, in its body and in extensions, by the protocols of the module, too.
  private func followed() -> [String: [String]] {
    var follows = types.mapValues(\.inherited)
    for scope in files.flatMap(\.outline.types) {
      guard scope.keyword == "extension", scope.condition != .no, !scope.isConstrained else { continue }
      follows[scope.path]?.append(contentsOf: scope.inherited)
    }
    return follows.mapValues { inherited in
      var (names, next) = ([String](), inherited.flatMap(Self.names))
      while let name = next.popLast() {
        guard !names.contains(name) else { continue }
        names.append(name)
        if let own = types[name], own.keyword == "protocol" { next += own.inherited.flatMap(Self.names) }
      }
      return names.sorted()
    }
  }

  /// The types of a composition, without attributes and modules.
  private static func names(_ inherited: String) -> [String] {
    inherited.split(separator: "&").compactMap { part in
      part.split(whereSeparator: { $0 == " " || $0 == "." }).last.map(String.init)
    }
  }

  /// The class above that says it follows the protocol is asked for the method: of several the topmost, whose subclasses inherit that.
  private func unheard(
    _ declared: DeclaredMember, _ chain: [(path: String, type: DeclaredType)], _ follows: [String: [String]]
  ) -> UnheardMethod? {
    let origins = origins(declared)
    guard !origins.isEmpty else { return nil }
    for (path, _) in chain.dropFirst().reversed() {
      for name in follows[path] ?? [] {
        guard let origin = origins.first(where: { DelegateProtocol.follows(name, $0) }) else { continue }
        let key = key(declared, in: origin)
        let above = functions(declared.member.name, of: chain[1].path)
        guard !above.contains(where: { self.key($0.declared, in: origin) == key }) else { return nil }
        return UnheardMethod(
          declared: declared, path: chain[0].path, base: path, followed: name, origin: origin, key: key)
      }
    }
    return nil
  }

  /// The protocols that have the method. Where several have the same labels what is asked about tells which: a table's begins with that.
  private func origins(_ declared: DeclaredMember) -> [String] {
    guard let all = DelegateProtocol.origins[declared.signature], all.count > 1 else {
      return DelegateProtocol.origins[declared.signature] ?? []
    }
    let subject = declared.member.parameters.first.map { words(declared, $0.type).last ?? "" } ?? ""
    return all.filter { $0.hasPrefix(subject) || DelegateProtocol.all[$0]?.absentee == nil }.sorted()
  }

  /// What tells a method from others. Closures tell nothing the other parameters do not, and are written in several ways.
  private func key(_ declared: DeclaredMember, in origin: String) -> String {
    guard DelegateProtocol.all[origin]?.overloaded.contains(declared.signature) == true else {
      return declared.signature
    }
    let types = declared.member.parameters.map { typeWords(declared, $0.type) }.filter { !$0.contains("->") }
    return ([declared.signature] + types.map { $0.filter { $0 != "!" && $0 != "?" }.joined() }).joined(separator: " ")
  }

  /// The tokens of a type, without modules and types around it, attributes, `any` and parentheses.
  func typeWords(_ declared: DeclaredMember, _ type: Range<Int>) -> [String] {
    let source = files[declared.file].source
    return type.filter { token in
      !source.reads(token, "@") && !source.reads(token - 1, "@") && !source.reads(token, ".")
        && !source.reads(token + 1, ".") && !["any", "(", ")"].contains(source.text(token))
    }.map { source.text($0) }
  }

  private func words(_ declared: DeclaredMember, _ type: Range<Int>) -> [String] {
    typeWords(declared, type).filter { $0 != "!" && $0 != "?" }
  }
}

/// Says which methods are not called, where class and subclass are of different modules: each is rewritten alone.
package enum UnheardMethods {
  /// A remark for each, in order of files and lines.
  /// - Parameter modules: path and text of the files of each module.
  package static func remarks(_ modules: [[(path: String, text: String)]]) -> [Remark] {
    guard modules.count > 1 else { return [] }
    var parsed: [ParsedFile] = []
    var owners: [Int] = []
    for (number, sources) in modules.enumerated() {
      for (path, text) in sources {
        do throws(AdoptionError) {
          let source = try Source(file: path, text: text)
          parsed.append(ParsedFile(source: source, outline: Outline(source, isAvailable: { _ in true })))
          owners.append(number)
        } catch { continue }
      }
    }
    let index = ModuleIndex(parsed)
    let apart = index.unheard().filter { method in
      index.types[method.base].map { owners[$0.file] != owners[method.declared.file] } ?? false
    }
    return apart.map { method in
      let source = parsed[method.declared.file].source
      return Remark(
        file: source.file, line: source.tokens[method.declared.member.nameToken].line,
        text: method.text("it is of another module"))
    }
    .sorted { ($0.file, $0.line, $0.text) < ($1.file, $1.line, $1.text) }
  }
}
