// A `Package.swift` as far as it says which libraries are in it and where: read by its words, because it is never run here.
import Foundation

/// What a package declares.
package struct PackageManifest: Equatable {
  /// A target a library is made of.
  package struct Target: Equatable {
    package var name: String
    /// From the package's folder; nil for the usual place.
    package var path: String?
    /// Paths in the target's folder that are no part of it.
    package var exclude: [String] = []
    /// Paths in the target's folder that are all of it; empty for the whole.
    package var sources: [String] = []
    /// Those of its settings its sources mean something else by, on phones and in a build for debugging.
    package var swiftSettings: [String] = []
  }

  package private(set) var targets: [Target] = []
  /// Names of library products.
  package private(set) var products: [String] = []
  /// Paths of packages beside it, as written.
  package private(set) var packages: [String] = []

  /// All of a module on the main actor, from Swift 6.2 on; as a flag, because a manifest of 6.1 has no word for it.
  static let isolation = ".unsafeFlags([\"-default-isolation\", \"MainActor\"])"

  /// - Throws: a bracket, string or comment without its end.
  package init(file: String, text: String) throws(AdoptionError) {
    let reader = CallReader(source: try Source(file: file, text: text))
    guard let call = reader.firstCall(of: "Package") else { return }
    for element in call["targets"].map(reader.elements) ?? [] {
      guard let target = reader.call(element), target.name == "target", let name = target.text("name") else { continue }
      targets.append(
        Target(
          name: name, path: target.text("path"), exclude: target.texts("exclude"), sources: target.texts("sources"),
          swiftSettings: target["swiftSettings"].map(reader.elements)?.compactMap(reader.setting) ?? []))
    }
    for element in call["products"].map(reader.elements) ?? [] {
      guard let product = reader.call(element), product.name == "library", let name = product.text("name") else {
        continue
      }
      products.append(name)
    }
    for element in call["dependencies"].map(reader.elements) ?? [] {
      if let path = reader.call(element)?.text("path") { packages.append(path) }
    }
  }
}

/// Calls with labelled arguments in a source.
private struct CallReader {
  let source: Source

  /// A call: its name, and its arguments by their labels.
  struct Call {
    var name: String
    var arguments: [String: Range<Int>]
    let reader: CallReader

    subscript(label: String) -> Range<Int>? { arguments[label] }

    /// The string that is the argument; nil for anything else.
    func text(_ label: String) -> String? { arguments[label].flatMap(reader.text) }

    /// The strings of the array that is the argument; what is none is left out.
    func texts(_ label: String) -> [String] {
      arguments[label].map { reader.elements($0).compactMap(reader.text) } ?? []
    }
  }

  func firstCall(of name: String) -> Call? {
    for token in source.tokens.indices where source.text(token) == name && source.reads(token + 1, "(") {
      return call(token..<source.tokens[token + 1].partner + 1)
    }
    return nil
  }

  /// `.name(…)` or `Type.name(…)`.
  func call(_ range: Range<Int>) -> Call? {
    guard let open = range.first(where: { source.reads($0, "(") }), open > range.lowerBound else { return nil }
    var arguments: [String: Range<Int>] = [:]
    for part in parts(open) where source.isKind(part.lowerBound, .word) && source.reads(part.lowerBound + 1, ":") {
      arguments[source.text(part.lowerBound)] = part.lowerBound + 2..<part.upperBound
    }
    return Call(name: source.text(open - 1), arguments: arguments, reader: self)
  }

  /// `.define`, `.defaultIsolation(MainActor.self)` or a feature that says where code runs; nil for other settings, and for those that hold
  /// on other systems or in a release.
  func setting(_ range: Range<Int>) -> String? {
    guard let open = range.first(where: { source.reads($0, "(") }), open > range.lowerBound,
      let first = parts(open).first
    else { return nil }
    func says(_ word: StaticString) -> Bool { range.contains { source.reads($0, word) } }
    if says("platforms") && !says("iOS") || says("release") { return nil }
    let name = source.text(open - 1)
    if name == "defaultIsolation" { return says("MainActor") ? PackageManifest.isolation : nil }
    guard let value = text(first), value == PlannedModule.identifier(value) else { return nil }
    guard name == "define" || name == "enableUpcomingFeature" && BuildSettings.approachable.contains(value) else {
      return nil
    }
    return ".\(name)(\"\(value)\")"
  }

  /// The elements of an array literal; none for anything else.
  func elements(_ range: Range<Int>) -> [Range<Int>] {
    guard let open = range.first, source.reads(open, "[") else { return [] }
    return parts(open)
  }

  /// What commas part between a bracket and its counterpart.
  private func parts(_ open: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (open + 1, open + 1)
    let end = source.tokens[open].partner
    while index < end {
      if source.reads(index, ",") {
        parts.append(start..<index)
        start = index + 1
      }
      index = max(index, source.tokens[index].partner) + 1
    }
    if start < end { parts.append(start..<end) }
    return parts.filter { !$0.isEmpty }
  }

  private func text(_ range: Range<Int>) -> String? {
    guard range.count == 1, source.isKind(range.lowerBound, .literal) else { return nil }
    let text = source.text(range.lowerBound)
    return text.hasPrefix("\"") && text.count >= 2 && !text.contains("\\") ? String(text.dropFirst().dropLast()) : nil
  }
}
