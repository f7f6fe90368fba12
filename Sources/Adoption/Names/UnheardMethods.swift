// Methods of delegates that nobody calls here: Swift takes a protocol's own answer for the class that says it is a delegate, and what a
// subclass adds is no part of that. Objective-C, which UIKit asks by, finds it.

/// Says which methods a tree of sources has that are not called, and what to write so that they are.
package enum UnheardMethods {
  /// What delegates of others are as well.
  private static let above = [
    "UITableViewDelegate": "UIScrollViewDelegate", "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UITextViewDelegate": "UIScrollViewDelegate", "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
  ]

  /// A remark for each method of a protocol that a class of the tree is said to follow, which a subclass has and the class has not.
  ///
  /// - Parameter protocols: methods as in `textField(_:shouldChangeCharactersIn:replacementString:)` by the protocol's name.
  package static func remarks(
    _ sources: [(path: String, text: String)], _ protocols: [String: Set<String>]
  ) -> [Remark] {
    var parsed: [ParsedFile] = []
    for (path, text) in sources {
      do throws(AdoptionError) {
        let source = try Source(file: path, text: text)
        parsed.append(ParsedFile(source: source, outline: Outline(source, isAvailable: { _ in true })))
      } catch { continue }
    }
    let index = ModuleIndex(parsed)
    var follows: [String: [String]] = index.types.mapValues(\.inherited)
    for scope in parsed.flatMap(\.outline.types) where scope.keyword == "extension" && scope.condition != .no {
      follows[scope.path]?.append(contentsOf: scope.inherited)
    }
    var remarks: [Remark] = []
    for (path, type) in index.types where type.keyword == "class" {
      let chain = index.chain(path)
      for member in type.members where member.member.kind == .function {
        guard let base = base(of: member, chain, follows, protocols) else { continue }
        let source = parsed[member.file].source
        let name = chain[0].path
        remarks.append(
          Remark(
            file: source.file, line: source.tokens[member.member.nameToken].line,
            text:
              "\(name).\(member.signature) is not called: \(base.name), which is said to be a \(base.followed), has no "
              + "such method; give it one and override that"))
      }
    }
    return remarks.sorted { ($0.file, $0.line, $0.text) < ($1.file, $1.line, $1.text) }
  }

  /// The class above that is said to follow the protocol a method is of, where none above has the method.
  private static func base(
    of member: DeclaredMember, _ chain: [(path: String, type: DeclaredType)], _ follows: [String: [String]],
    _ protocols: [String: Set<String>]
  ) -> (name: String, followed: String)? {
    for (path, type) in chain.dropFirst() {
      if type.members.contains(where: { $0.signature == member.signature }) { return nil }
      for name in follows[path] ?? [] {
        var next: String? = name
        while let followed = next {
          if protocols[followed]?.contains(member.signature) == true { return (path, followed) }
          next = above[followed]
        }
      }
    }
    return nil
  }
}
