// Which documents of a folder are looked at: the rules of the repository around it count, as git has them count.
import Foundation
import Lint
import Testing

@Suite final class LintFilesTests {
  private let top = NSTemporaryDirectory() + "lint-files-\(ProcessInfo.processInfo.globallyUniqueString)"

  deinit {
    guard FileManager.default.fileExists(atPath: top) else { return }
    do { try FileManager.default.removeItem(atPath: top) } catch { Issue.record("\(error)") }
  }

  private func write(_ path: String, _ text: String = "") throws {
    let url = URL(fileURLWithPath: "\(top)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func found(in folder: String) -> [String] {
    LintFiles.documents(in: "\(top)/\(folder)").map { String($0.dropFirst("\(top)/\(folder)/".count)) }
  }

  /// gitignore(5): patterns are read from the same folder and any parent folder up to the top of the working tree, and from
  /// $GIT_DIR/info/exclude; those of nearer files count more.
  @Test func rulesAboveTheFolder() throws {
    try write(".git/info/exclude", "Mine.xib\n")
    try write(".gitignore", "Old.*\n/a/b/Tied.xib\n")
    try write("a/.gitignore", "!Old.xib\n")
    for name in ["Old.xib", "Old.storyboard", "New.xib", "Mine.xib", "Tied.xib", "c/Old.storyboard", "c/Tied.xib", "t"]
    {
      try write("a/b/\(name)")
    }
    #expect(found(in: "a/b") == ["New.xib", "Old.xib", "c/Tied.xib"])
    #expect(found(in: "a") == ["b/New.xib", "b/Old.xib", "b/c/Tied.xib"])
  }

  /// gitignore(5): of the two, what a .gitignore file says goes before what is in $GIT_DIR/info/exclude; and there may be none.
  @Test(arguments: [("!Mine.xib\n", ["Mine.xib", "New.xib"]), (nil, ["New.xib"])] as [(String?, [String])])
  func whatIsExcludedForOneselfCountsLeast(rules: String?, documents: [String]) throws {
    try write(".git/info/exclude", "Mine.xib\n")
    if let rules { try write(".gitignore", rules) }
    for name in ["Mine.xib", "New.xib"] { try write("a/\(name)") }
    #expect(found(in: "a") == documents)
  }

  /// However a folder is written, its documents are written as git does.
  @Test(arguments: [("./App/Main.xib", "App/Main.xib"), ("././M.xib", "M.xib"), ("a/./M.xib", "a/./M.xib")])
  func pathsAsGitWritesThem(path: String, written: String) {
    #expect(LintFiles.asGitWrites(path) == written)
  }

  @Test func slashesAtTheEnd() throws {
    try write("a/Old.xib")
    #expect(LintFiles.documents(in: "\(top)/a//") == ["\(top)/a/Old.xib"])
  }

  /// A repository may begin at the root of the file system, as in images that machines are made of.
  @Test(arguments: [
    ("/App/Main.xib", "/", "App/Main.xib"), ("/App/Main.xib", "/App", "Main.xib"), ("/a/b/M.xib", "/a", "b/M.xib"),
  ])
  func placesBelowFolders(path: String, folder: String, place: String) {
    #expect(LintFiles.place(of: path, below: folder) == place)
  }

  /// Outside of a repository only what the folder itself says counts.
  @Test func rulesOfNoRepository() throws {
    try write(".gitignore", "Old.xib\n")
    try write("a/.gitignore", "New.xib\n")
    for name in ["Old.xib", "New.xib", "Other.xib"] { try write("a/\(name)") }
    #expect(found(in: "a") == ["Old.xib", "Other.xib"])
  }
}
