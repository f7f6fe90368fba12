// Conditions and imports: an adopted source is an iOS one whose frameworks are those there are.

extension Rewriting {
  /// `os(iOS)` holds here, and so does `targetEnvironment(simulator)`; some modules are there under another name.
  mutating func answerConditions(_ file: Int) {
    for (token, isTrue) in outline(file).conditions.answers {
      replace(file, token, source(file).tokens[token + 1].partner, with: isTrue ? "true" : "false")
    }
  }

  mutating func changeImports(_ file: Int) {
    let source = source(file)
    let all = ImportStatement.all(in: source, outline(file).conditions)
    var hasUIKit = all.contains { $0.module == "UIKit" }
    // A framework's header hands on what it imports itself, and those of UIKit's world import UIKit.
    let hasLibrary = all.contains {
      !Frameworks.toolchain.contains($0.module) && Frameworks.standIns[$0.module] == nil
        && context.isAvailable($0.module)
    }
    let words = Set(source.tokens.indices.lazy.filter { source.isKind($0, .word) }.map { source.text($0) })
    // Apple's log hands on Foundation, of which UIKit has names of its own.
    let logs = all.contains { context.standIn(for: $0.module) == Frameworks.log }
    // So does each of the frameworks beside UIKit: `import CoreLocation` alone has `NSObject`.
    let stands = all.contains { context.standIn(for: $0.module) == Frameworks.others }
    // A project's own header can import UIKit for all its sources.
    let namesUIKit =
      all.contains { $0.module == "Foundation" }
      && words.contains { Frameworks.isOfUIKit($0) && index.types[$0] == nil }
    let needsUIKit =
      plans[file].needsUIKit || hasLibrary || logs || stands || namesUIKit
      || !words.isDisjoint(with: Frameworks.ownFoundation)
    let hasAbsent = all.contains { !context.isAvailable($0.module) }
    // Further imports stand behind the first that stays.
    var kept: ImportStatement?
    func keep(_ item: ImportStatement) { if kept == nil { kept = item } }
    for item in all {
      let isThere = context.isAvailable(item.module)
      if item.module == "Foundation", !item.isPart, hasUIKit || needsUIKit || hasAbsent {
        // UIKit hands on all of it, but for what it has itself: imported beside, a name of both would be two.
        replace(file, item.first, item.last, with: hasUIKit ? "" : "import UIKit")
        if !hasUIKit { keep(item) }
        hasUIKit = true
      } else if let standIn = context.standIn(for: item.module) {
        replace(file, item.first, item.last, with: "import \(standIn)")
        keep(item)
      } else if isThere {
        // A part of UIKit: the whole has it.
        if item.module == "UIKit", item.isPart { replace(file, item.first, item.last, with: "import UIKit") }
        keep(item)
      } else {
        replace(file, item.first, item.last, with: hasUIKit ? "" : "import UIKit")
        if !hasUIKit { keep(item) }
        hasUIKit = true
        guard !Frameworks.carried.contains(item.module) else { continue }
        plans[file].absentModules.append(item.module)
      }
    }
    for module in Set(all.map(\.module)).sorted() {
      if let standIn = context.standIn(for: module) { changeNames(of: module, to: standIn, file, all) }
    }
    let members = Set(
      source.tokens.indices.lazy.filter { $0 > 0 && source.reads($0 - 1, ".") }.map { source.text($0) })
    let missing = missing(all, words, members, needsUIKit: !hasUIKit && needsUIKit)
    guard let last = kept else {
      plans[file].tail = missing.map { "import \($0)" } + plans[file].tail
      return
    }
    guard !missing.isEmpty else { return }
    let text = missing.map { "; import \($0)" }.joined()
    plans[file].edits.insert(text, at: source.tokens[last.last].end)
  }

  /// The modules a file needs beside those it names.
  private func missing(
    _ all: [ImportStatement], _ words: Set<String>, _ members: Set<String>, needsUIKit: Bool
  ) -> [String] {
    var missing = needsUIKit ? ["UIKit"] : []
    let names = Set(all.map(\.module))
    if !names.contains("FoundationNetworking"), !words.isDisjoint(with: Frameworks.networking) {
      missing.append("FoundationNetworking")
    }
    if !names.contains("FoundationXML"), !words.isDisjoint(with: Frameworks.documents) {
      missing.append("FoundationXML")
    }
    // Foundation's header hands on Security's names, and UIKit's hands on Foundation's.
    if words.contains(where: Frameworks.isOfSecurity) || Frameworks.isOfSessions(words, members: members),
      context.standIn(for: "Security") != nil
    {
      missing.append(Frameworks.others)
    }
    if names.contains("CoreData"), !names.contains("Combine"), let combine = context.standIn(for: "Combine"),
      words.contains(where: { Frameworks.combine.contains($0) && index.types[$0] == nil })
    {
      missing.append(combine)
    }
    return missing
  }

  /// `Combine.Publisher`, `os.Logger` and the like, in a file that imports it.
  private mutating func changeNames(of module: String, to standIn: String, _ file: Int, _ imports: [ImportStatement]) {
    let source = source(file)
    for token in source.tokens.indices
    where source.isKind(token, .word) && source.text(token) == module && isActive(file, token) {
      guard source.reads(token + 1, "."), !source.reads(token - 1, "."),
        !imports.contains(where: { ($0.first...$0.last).contains(token) })
      else { continue }
      replace(file, token, token, with: standIn)
    }
  }
}
