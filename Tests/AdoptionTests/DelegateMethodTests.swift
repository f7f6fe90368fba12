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
    ["Delegate", "DataSource", "DelegateFlowLayout"].contains { name.hasSuffix($0) }
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
      let (own, given) = (type.members.filter { !$0.isInExtension }, type.members.filter(\.isInExtension))
      let optional = Set(own.map(\.signature)).intersection(given.filter { $0.member.body != nil }.map(\.signature))
        .filter { $0.hasSuffix(")") }
      guard followed.contains(name) || DelegateProtocol.all[name] != nil else { continue }
      let listed = DelegateProtocol.all[name]?.optional ?? []
      #expect(optional.symmetricDifference(listed).sorted() == [], "\(name)")
    }
  }
}
