// Attributes and modifiers that only Objective-C's runtime gives a meaning.

extension Rewriting {
  /// Attributes that go without leaving anything.
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBDesignable", "UIApplicationMain", "NSApplicationMain", "GKInspectable",
    "NSCopying",
    "IBAction", "IBSegueAction", "_objcRuntimeName",
  ]

  mutating func changeAttributes(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where isActive(file, token) {
      if source.reads(token, "@"), source.isKind(token + 1, .word) { changeAttribute(file, token) }
      if source.reads(token, "dynamic"), isModifier(file, token) { blank(file, token, token) }
      // Nobody overrides what is static or constant: Swift 3 let it be open all the same.
      if source.reads(token, "open"), isModifier(file, token),
        source.reads(token + 1, "static") || source.reads(token - 1, "static") || source.reads(token + 1, "let")
      {
        replace(file, token, token, with: "public")
      }
    }
  }

  private mutating func changeAttribute(_ file: Int, _ at: Int) {
    let source = source(file)
    let name = source.text(at + 1)
    switch name {
    case _ where Self.dropped.contains(name):
      let takesArguments = name == "objc" && source.reads(at + 2, "(") && !source.tokens[at + 2].startsLine
      blank(file, at, takesArguments ? source.tokens[at + 2].partner : at + 1)
    case "main":
      blank(file, at, at + 1)
      if let next = source.tokens.indices.first(where: { $0 > at && source.reads($0, "struct") }), next - at < 8 {
        remark(file, at, "a SwiftUI app: its screens are not UIKit's and are not hosted")
      }
    case "convention" where source.reads(at + 3, "block"): blank(file, at, at + 4)
    case "NSManaged": manage(file, at)
    case _: break
    }
  }

  /// What Objective-C's runtime finds when it is called stands in the body here.
  private mutating func manage(_ file: Int, _ at: Int) {
    let source = source(file)
    blank(file, at, at + 1)
    guard let scope = outline(file).innermost(at),
      let member = scope.members.first(where: { $0.attributes.contains(at + 1) })
    else { return }
    let name = member.name.filter { $0 != "`" }
    let last = member.tokens.upperBound - 1
    let end = source.tokens[source.reads(last, ";") ? last - 1 : last].end
    switch member.kind {
    case .property where member.body == nil:
      plans[file].edits.insert(" " + ManagedProperty.accessors(name), at: end)
    case .function where member.body == nil:
      let place = member.parameters.first { $0.label == "at" }.map { ", at: \($0.name)" } ?? ""
      let value = member.parameters.first { $0.label != "at" }?.name ?? "nil"
      plans[file].edits.insert(" { changeManaged(\"\(name)\", \(value)\(place)) }", at: end)
    case .property, .function, .constant, .other: break
    }
  }

  /// Whether a contextual word modifies a declaration: further modifiers and a declaration follow on its line or the next.
  private func isModifier(_ file: Int, _ token: Int) -> Bool {
    let source = source(file)
    guard !source.reads(token - 1, ".") else { return false }
    var index = token + 1
    while source.isKind(index, .word) {
      let word = source.text(index)
      if ["func", "var", "let", "class", "init", "subscript"].contains(word) { return true }
      guard Words.modifiers.contains(word) else { return false }
      index += 1
      if source.reads(index, "(") { index = source.tokens[index].partner + 1 }
    }
    return false
  }

  /// Protocols of Objective-C are of classes only, and their optional requirements need answers here.
  mutating func changeProtocols(_ file: Int) {
    let source = source(file)
    for scope in outline(file).types where scope.keyword == "protocol" && scope.condition != .no {
      guard scope.modifiers.contains(where: { source.reads($0, "objc") && source.reads($0 - 1, "@") }) else { continue }
      let isForClasses = scope.inherited.contains { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }
      if !isForClasses {
        let place = source.tokens[scope.nameEnd - 1].end
        if source.reads(scope.nameEnd, ":") {
          plans[file].edits.insert(" AnyObject,", at: source.tokens[scope.nameEnd].end)
        } else {
          plans[file].edits.insert(": AnyObject", at: place)
        }
      }
      for member in scope.members where member.condition != .no { answer(file, scope, member) }
    }
  }

  /// Gives an optional requirement an answer of its own.
  private mutating func answer(_ file: Int, _ scope: TypeScope, _ member: Member) {
    let source = source(file)
    guard let word = member.modifiers.first(where: { source.reads($0, "optional") }) else { return }
    blank(file, word, word)
    let requirement = OptionalRequirement(source, member)
    let access = scope.modifiers.contains { source.reads($0, "public") || source.reads($0, "open") } ? "public " : ""
    let head = "extension \(scope.path) { \(access)"
    switch requirement.answer {
    case .nothing where member.kind == .function:
      plans[file].tail.append("\(head)func \(requirement.declaration) {} }")
    case .null where member.kind == .function:
      plans[file].tail.append("\(head)func \(requirement.declaration) { nil } }")
    case .absence where member.kind == .function:
      // Whoever has the method does not throw; who has not, does, and nobody can throw anything else.
      let throwing = "throws(UIKit.UnansweredRequirement)"
      let arrow = source.tokens[member.type.lowerBound - 1].start
      plans[file].edits.insert("\(throwing) ", at: arrow)
      let declaration = requirement.declaration.replacing(
        " -> \(requirement.result)", with: " \(throwing) -> \(requirement.result)", maxReplacements: 1)
      plans[file].tail.append("\(head)func \(declaration) { throw UIKit.UnansweredRequirement() } }")
      plans[file].needsUIKit = true
    case .null: plans[file].tail.append("\(head)var \(member.name): \(requirement.result) { nil } }")
    case .demanded:
      remark(
        file, member.keyword,
        "an optional requirement that throws, with an answer that is not optional: all that conform must have it")
    case .nothing, .absence:
      remark(file, member.keyword, "an optional property of a type that is not optional: all that conform must have it")
    }
  }
}

/// An optional requirement of a protocol.
struct OptionalRequirement {
  /// What stands in for a missing answer; nothing can where the requirement throws errors of its own and returns a value.
  enum Answer: Equatable { case nothing, null, absence, demanded }

  var answer: Answer
  /// Name, parameters and result, on one line.
  var declaration: String
  var result: String

  init(_ source: Source, _ member: Member) {
    result = source.joined(member.type)
    declaration = member.name + source.joined(member.signature)
    let isVoid = result.isEmpty || result == "Void" || result == "()"
    let isOptional = result.hasSuffix("?") || result.hasSuffix("!") || result.hasPrefix("Optional<")
    let throwsErrors = member.signature.contains { source.reads($0, "throws") }
    answer =
      isVoid && member.kind == .function ? .nothing : isOptional ? .null : throwsErrors ? .demanded : .absence
  }
}
