// Which files of a module are not built because they are SwiftUI's side of it: those that import SwiftUI, and those that cannot do without
// a type that only such a file declares.

/// The files of one module that stay away, each with the reason.
struct LeftOutFiles {
  /// Paths with reasons, in the order of the sources.
  private(set) var reasons: [(file: String, reason: String)] = []

  /// What a file declares and names.
  private struct Reading {
    var file: String
    var declared: Set<String>
    var words: Set<String>
  }

  /// - Parameter sources: the module's files. One that cannot be read declares and names nothing; where all import SwiftUI none stays
  ///   away, since nothing would be left. Where more would follow than import SwiftUI, it is the module's middle that names such a type,
  ///   and only those that import it stay away: the compiler tells the rest.
  init(of sources: [String]) {
    let swiftUI = Set(
      sources.filter { !ImportedModules.of([$0], among: ["SwiftUI"], with: []).isEmpty && !Self.isOnlyShown($0) })
    guard !swiftUI.isEmpty, swiftUI.count < sources.count else { return }
    reasons = sources.filter(swiftUI.contains).map { ($0, "SwiftUI") }
    var kept = sources.filter { !swiftUI.contains($0) }.compactMap(Self.read)
    var gone = Set(sources.filter(swiftUI.contains).compactMap(Self.read).flatMap(\.declared))
    var followers: [(file: String, reason: String)] = []
    while true {
      let there = Set(kept.flatMap(\.declared))
      let missing = gone.subtracting(there)
      let further = kept.filter { !$0.words.isDisjoint(with: missing) }
      guard !further.isEmpty, further.count < kept.count else { break }
      for reading in further {
        let name = reading.words.intersection(missing).sorted()[0]
        followers.append((reading.file, "it names \(name), which is declared beside SwiftUI"))
      }
      gone.formUnion(further.flatMap(\.declared))
      kept.removeAll { file in further.contains { $0.file == file.file } }
    }
    if followers.count <= swiftUI.count { reasons += followers }
    let order = Dictionary(sources.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    reasons.sort { (order[$0.file] ?? 0) < (order[$1.file] ?? 0) }
  }

  /// Whether a file is an app's beginning in words of its own, which here is the host's, and nothing that others need.
  static func isEntry(_ file: String) -> Bool {
    guard file.hasSuffix("/main.swift"), let reading = read(file), reading.declared.isEmpty else { return false }
    if reading.words.contains("UIApplicationMain") { return true }
    // `AppDelegate.main()`, which every delegate of UIApplication's has, and no two words more.
    return reading.words.contains("main")
      && reading.words.subtracting(["import", "UIKit", "Foundation", "main"]).count == 1
  }

  /// Whether a file has SwiftUI for Xcode's canvas alone, or for UIKit, which it hands on.
  private static func isOnlyShown(_ file: String) -> Bool {
    do throws(AdoptionError) {
      let source = try Source(file: file, text: try FolderListing.text(file))
      return (Previews.importsUIKit(source) || Previews.isOfUIKit(source))
        && Previews.removed(from: source, AdoptionContext(modules: [])) != nil
    } catch { return false }
  }

  private static func read(_ file: String) -> Reading? {
    do throws(AdoptionError) {
      let source = try Source(file: file, text: try FolderListing.text(file))
      let outline = Outline(source, isAvailable: AdoptionContext(modules: []).isAvailable)
      let types = outline.types.filter { type in
        type.keyword != "extension" && !type.isLocal && type.path == type.name && type.condition != .no
      }
      let words = source.tokens.indices.lazy.filter { token in
        source.isKind(token, .word) && outline.conditions.values[token] != .no
      }.map { source.text($0) }
      return Reading(file: file, declared: Set(types.map(\.name)), words: Set(words))
    } catch { return nil }
  }
}
