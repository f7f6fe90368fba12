// The table of delegates' optional methods, against the sources that declare them: what has an answer of its own may be left out.
import Foundation
import Testing

@testable import Adoption

@Suite struct DelegateMethodTests {
  private static let root =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/Sources/"

  private static func index(_ folder: String) throws -> ModuleIndex {
    var files: [ParsedFile] = []
    for case let path as String in FileManager.default.enumerator(atPath: root + folder) ?? .init()
    where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(root)\(folder)/\(path)", encoding: .utf8)
      let source = try Source(file: path, text: text)
      files.append(ParsedFile(source: source, outline: Outline(source) { _ in true }))
    }
    return ModuleIndex(files)
  }

  private static func isDelegate(_ name: String) -> Bool {
    ["Delegate", "DataSource", "DelegateFlowLayout", "Prefetching"].contains { name.hasSuffix($0) }
  }

  /// The class that stands for absent methods follows what the table says it does, and every such method of what it follows is there.
  @Test(arguments: [("SwivelUI", "AbsentDelegate"), ("SwivelFrameworks", "AbsentFrameworkDelegate")])
  func theTableIsWhatTheSourcesSay(folder: String, absentee: String) throws {
    let index = try Self.index(folder)
    let followed = Set(try #require(index.types[absentee]).inherited.dropFirst())
    var said: Set<String> = []
    for (name, listed) in DelegateProtocol.all where listed.absentee?.contains(".\(absentee).") == true {
      said.insert(name)
    }
    #expect(said.symmetricDifference(followed).sorted() == [])
    for (name, type) in index.types where type.keyword == "protocol" && Self.isDelegate(name) && !name.contains(".") {
      let listed = DelegateProtocol.all[name]
      let optional = Self.optional(type, index)
      let differences = Set(optional.map { "\($0.key) \($0.value)" })
        .symmetricDifference((listed?.optional ?? [:]).map { "\($0.key) \($0.value)" })
      #expect(differences.sorted() == [], "\(name)")
      let above = type.inherited.filter { DelegateProtocol.all[$0] != nil }
      #expect(listed?.above ?? [] == above, "\(name)")
      guard let listed else { continue }
      let own = type.members.filter { !$0.isInExtension }.map(\.signature)
      let overloaded = optional.keys.filter { signature in own.filter { $0 == signature }.count > 1 }
      #expect(listed.overloaded == Set(overloaded), "\(name)")
      let (source, outline) = (index.files[type.file].source, index.files[type.file].outline)
      let isOnMain = outline.types[type.type].modifiers.contains { source.text($0) == "MainActor" }
      #expect(listed.isOnMain == isOnMain, "\(name)")
    }
  }

  /// What a protocol's extensions answer, with the results, without `any` and parentheses.
  private static func optional(_ type: DeclaredType, _ index: ModuleIndex) -> [String: String] {
    let given = Set(type.members.filter { $0.isInExtension && $0.member.body != nil }.map(\.signature))
    var optional: [String: String] = [:]
    for declared in type.members
    where !declared.isInExtension && declared.member.kind == .function && given.contains(declared.signature) {
      let source = index.files[declared.file].source
      let words = declared.member.type.map { source.text($0) }.filter { !["any", "(", ")"].contains($0) }
      optional[declared.signature] = words == ["Void"] ? "" : words.joined()
    }
    return optional
  }

  /// Where two protocols have a method of one signature their names begin with what it is about, or it is not mended at all.
  @Test func sharedSignaturesAreTold() {
    let shared = DelegateProtocol.origins.filter { $0.value.count > 1 }
      .mapValues { $0.filter { DelegateProtocol.all[$0]?.absentee != nil }.sorted() }
    #expect(
      shared == [
        "captureOutput(_:didOutput:from:)": [],
        "didPresent(_:)": ["UIActionSheetDelegate", "UIAlertViewDelegate"],
        "indexPathForPreferredFocusedView(in:)": ["UICollectionViewDelegate", "UITableViewDelegate"],
        "numberOfSections(in:)": ["UICollectionViewDataSource", "UITableViewDataSource"],
        "willPresent(_:)": ["UIActionSheetDelegate", "UIAlertViewDelegate"],
      ])
  }
}
