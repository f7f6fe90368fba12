// The sources of an adopted module where they lie: a line of the modules beside it, then a path a line.

/// A list `swivel adopt` wrote.
package struct SourceList: Equatable {
  package var modules: Set<String>
  package var sources: [String]

  /// - Throws: a list that cannot be read, or does not begin with its modules.
  package init(_ file: String) throws(AdoptionError) {
    let lines = try FolderListing.text(file).split(separator: "\n").map(String.init)
    guard let first = lines.first, first.hasPrefix("modules:") else {
      throw .malformed(file: file, line: 1, expected: "'modules:'", actual: lines.first ?? "nothing")
    }
    modules = Set(first.dropFirst("modules:".count).split(separator: " ").map(String.init))
    sources = Array(lines.dropFirst())
  }

  /// The name of what is compiled for a source. It is not the source's own: where a file says that its lines are those of another
  /// of its name, the compiler warns that `#fileID` cannot tell the two apart, once for each file and each of its processes.
  package static func rewrittenName(of source: String) -> String {
    let name = source.split(separator: "/").last.map(String.init) ?? source
    return (name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name) + ".adopted.swift"
  }

  /// Rewrites all of them into a folder, each under the name above, which the plugin `AdoptSources` knows, too.
  package func rewrite(to folder: String) throws(AdoptionError) -> AdoptedModule {
    var files: [(path: String, text: String)] = []
    for path in sources { files.append((path, try FolderListing.text(path))) }
    let module = Adoption.adopt(files, AdoptionContext(modules: modules))
    for (path, text) in files {
      let placed = SourcePlace.named(module.texts[path] ?? text, as: path)
      try FolderListing.write([UInt8](placed.utf8), to: Self.rewrittenName(of: path), in: folder)
    }
    return module
  }
}
