// The sources of one module, rewritten: words of Objective-C become what Swift on Linux compiles, line for line.

/// What is around a module.
package struct AdoptionContext {
  /// Modules there are beside the toolchain's and UIKit; nil where nobody knows, so that unknown imports stay.
  package var modules: Set<String>?

  package init(modules: Set<String>? = nil) { self.modules = modules }

  /// The module that stands in for one of Apple's; nil for one that has none, or is the project's own.
  func standIn(for module: String) -> String? {
    modules?.contains(module) == true ? nil : Frameworks.standIns[module]
  }

  /// Whether `import` of the module compiles.
  func isAvailable(_ module: String) -> Bool {
    if module == "UIKit" || Frameworks.standIns[module] != nil || Frameworks.toolchain.contains(module) { return true }
    guard let modules else { return !Frameworks.absent.contains(module) && !Frameworks.carried.contains(module) }
    return modules.contains(module)
  }
}

/// A rewritten module.
package struct AdoptedModule {
  /// The new text of each file that could be read, by its path; others stay as they are.
  package var texts: [String: String] = [:]
  /// What was left out or not understood, in order of files and lines.
  package var remarks: [Remark] = []
  /// Modules whose imports were taken out, with the files that had them.
  package var absentModules: [String: [String]] = [:]

  /// Nothing yet.
  package init() {}
}

/// Rewrites the files of one module together, because a class and its extensions may stand in different ones.
package enum Adoption {
  /// - Parameter files: path and text of each Swift file. Paths are only names here.
  package static func adopt(_ files: [(path: String, text: String)], _ context: AdoptionContext) -> AdoptedModule {
    var module = AdoptedModule()
    var parsed: [ParsedFile] = []
    for (path, text) in files {
      do throws(AdoptionError) {
        let whole = try Source(file: path, text: text)
        let rest = Previews.removed(from: whole, context)
        let source = if let rest { try Source(file: path, text: rest) } else { whole }
        parsed.append(ParsedFile(source: source, outline: Outline(source, isAvailable: context.isAvailable)))
      } catch {
        module.remarks.append(
          Remark(file: path, line: error.line, text: "left as it is: \(error.reason)"))
      }
    }
    let index = ModuleIndex(parsed)
    var rewriting = Rewriting(index: index, context: context)
    rewriting.run()
    for (file, plan) in rewriting.plans.enumerated() {
      let path = parsed[file].source.file
      module.texts[path] = plan.text(of: parsed[file].source)
      module.remarks += plan.remarks
      for name in plan.absentModules { module.absentModules[name, default: []].append(path) }
    }
    module.remarks.sort { ($0.file, $0.line, $0.text) < ($1.file, $1.line, $1.text) }
    return module
  }
}

extension AdoptionError {
  /// The line it names; the first where it names none.
  package var line: Int {
    switch self {
    case .unbalanced(_, let line, _), .malformed(_, let line, _, _): line
    case .unreadable, .nothing: 1
    }
  }

  /// The file it names; nil for a path that is none.
  package var file: String? {
    switch self {
    case .unbalanced(let file, _, _), .malformed(let file, _, _, _), .unreadable(let file, _): file
    case .nothing: nil
    }
  }

  /// What is wrong, without the place.
  package var reason: String {
    switch self {
    case .unbalanced(_, _, let what): "\(what) has no counterpart"
    case .unreadable(_, let reason), .nothing(_, let reason): reason
    case .malformed(_, _, let expected, let actual): "expected \(expected), found \(actual)"
    }
  }
}

/// What is to be changed in one file.
struct FilePlan {
  var edits = Edits()
  /// Declarations that are put behind everything else.
  var tail: [String] = []
  var remarks: [Remark] = []
  var absentModules: [String] = []
  /// How many selectors have got a name of their own.
  var selectors = 0
  /// The names of selectors by what they stand for.
  var selectorNames: [String: String] = [:]
  /// Whether words of UIKit came in.
  var needsUIKit = false
  /// Where text of ours ends a class's body.
  var closings: [Int: [String]] = [:]

  /// The file with all changes. What is put behind everything starts on the line after the last, which is empty in most files.
  func text(of source: Source) -> String {
    var edits = edits
    for (brace, additions) in closings.sorted(by: { $0.key < $1.key }) {
      let previous = source.tokens[brace - 1]
      let isAlone = source.tokens[brace].startsLine || source.reads(brace - 1, "{") || source.reads(brace - 1, ";")
      precondition(previous.end <= source.tokens[brace].start, "tokens overlap")
      edits.insert((isAlone ? "" : "; ") + additions.joined(separator: "; ") + " ", at: source.tokens[brace].start)
    }
    var bytes = edits.applied(to: source.bytes)
    if !tail.isEmpty {
      if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
      bytes += [UInt8](tail.joined(separator: "; ").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The rewriting of a module.
struct Rewriting {
  let index: ModuleIndex
  let context: AdoptionContext
  var plans: [FilePlan]
  /// Names of extensions that stand in their class already.
  var broughtHome: Set<Place> = []
  /// Names of overrides that are called by what they override.
  var dispatched: Set<Place> = []
  /// Methods that move rows, of subclasses that say by an override that all can be moved.
  var heardMoves: Set<Place> = []
  /// What answers to the optional requirements of the module's own protocols.
  let requirements: [String: OptionalRequirement.Answer]
  /// The protocols of the module that have an optional requirement, by its signature.
  let demanding: [String: [String]]
  /// What stands before `.Type` in each file.
  let metatypes: [Set<String>]

  init(index: ModuleIndex, context: AdoptionContext) {
    self.index = index
    self.context = context
    plans = Array(repeating: FilePlan(), count: index.files.count)
    (requirements, demanding) = Self.requirements(index)
    metatypes = Self.metatypes(index)
  }

  private static func requirements(_ index: ModuleIndex) -> ([String: OptionalRequirement.Answer], [String: [String]]) {
    var answers: [String: OptionalRequirement.Answer] = [:]
    var owners: [String: [String]] = [:]
    for (path, type) in index.types.sorted(by: { $0.key < $1.key }) where type.keyword == "protocol" {
      for declared in type.members where declared.member.kind == .function {
        let source = index.files[declared.file].source
        guard declared.member.modifiers.contains(where: { source.reads($0, "optional") }) else { continue }
        answers[declared.signature] = OptionalRequirement(source, declared.member).answer
        owners[declared.signature, default: []].append(path)
      }
    }
    return (answers, owners)
  }

  mutating func run() {
    dispatchExtensions()
    hearSubclasses()
    foldOverrides()
    for file in index.files.indices {
      answerConditions(file)
      changeAttributes(file)
      changeProtocols(file)
      changeMembers(file)
      changeCalls(file)
      changeOlderNames(file)
      changeLargeSizes(file)
      changePluralFormats(file)
      askObjects(file)
      makeManagedObjects(file)
      remarkExchanges(file)
      changeExpressions(file)
      changeDescriptions(file)
      changeCastsOfBoxes(file)
      changeOverridesOfEveryObject(file)
      changeCallsOfInitialisers(file)
      changeCallsOfParameters(file)
      changeCallsOfSelf(file)
    }
    changeDemandedInitialisers()
    for file in index.files.indices { changeImports(file) }
  }

  func source(_ file: Int) -> Source { index.files[file].source }
  func outline(_ file: Int) -> Outline { index.files[file].outline }

  mutating func remark(_ file: Int, _ token: Int, _ text: String) {
    plans[file].remarks.append(Remark(file: source(file).file, line: source(file).tokens[token].line, text: text))
  }

  /// Blanks tokens from the first to the last, with all between them.
  mutating func blank(_ file: Int, _ first: Int, _ last: Int) {
    let source = source(file)
    plans[file].edits.blank(source.tokens[first].start, source.tokens[last].end, in: source.bytes)
  }

  mutating func replace(_ file: Int, _ first: Int, _ last: Int, with text: String) {
    let source = source(file)
    plans[file].edits.replace(source.tokens[first].start, source.tokens[last].end, with: text, in: source.bytes)
  }

  /// Whether a token is compiled at all.
  func isActive(_ file: Int, _ token: Int) -> Bool { outline(file).conditions.values[token] != .no }

  /// Puts a declaration behind a member, on its last line.
  mutating func add(_ declaration: String, behind member: Member, in file: Int) {
    let source = source(file)
    var last = member.tokens.upperBound - 1
    let hasSemicolon = source.reads(last, ";")
    if hasSemicolon { last -= 1 }
    let next = member.tokens.upperBound
    let isFollowed =
      !hasSemicolon && next < source.tokens.count && !source.tokens[next].startsLine
      && source.tokens[next].kind != .close
    plans[file].edits.insert("; \(declaration)\(isFollowed ? ";" : "")", at: source.tokens[last].end)
  }
}
