// Which paths git leaves alone: the examples of gitignore(5), and what they mean by their own words.
import Lint
import Testing

@Suite struct GitIgnoreTests {
  private struct Row: Sendable {
    var patterns: String
    var path: String
    var isFolder = false
    /// What the file says; nil for nothing.
    var verdict: Bool?
  }

  private static let rows: [Row] = [
    // A pattern without a slash is a name at any depth.
    Row(patterns: "*.xib", path: "a/b/Old.xib", verdict: true),
    Row(patterns: "Pods", path: "a/Pods", isFolder: true, verdict: true),
    // One that ends with a slash means folders alone.
    Row(patterns: "Pods/", path: "Pods", isFolder: true, verdict: true),
    Row(patterns: "Pods/", path: "Pods", verdict: nil),
    // A slash elsewhere ties it to the file's folder.
    Row(patterns: "/Old.xib", path: "Old.xib", verdict: true),
    Row(patterns: "/Old.xib", path: "a/Old.xib", verdict: nil),
    Row(patterns: "doc/frotz", path: "doc/frotz", verdict: true),
    Row(patterns: "doc/frotz", path: "a/doc/frotz", verdict: nil),
    // Two stars are any number of folders.
    Row(patterns: "**/foo", path: "a/b/foo", verdict: true),
    Row(patterns: "**/foo", path: "foo", verdict: true),
    Row(patterns: "**/foo/bar", path: "x/foo/bar", verdict: true),
    Row(patterns: "abc/**", path: "abc/x/y", verdict: true),
    Row(patterns: "abc/**", path: "abc", isFolder: true, verdict: nil),
    Row(patterns: "a/**/b", path: "a/b", verdict: true),
    Row(patterns: "a/**/b", path: "a/x/y/b", verdict: true),
    // A star never passes a slash.
    Row(patterns: "foo/*", path: "foo/test.json", verdict: true),
    Row(patterns: "foo/*", path: "foo/bar/hello.c", verdict: nil),
    // The last pattern that matches decides, and an exclamation mark takes back.
    Row(patterns: "*.xib\n!Main.xib", path: "Main.xib", verdict: false),
    Row(patterns: "!Main.xib\n*.xib", path: "Main.xib", verdict: true),
    // Comments, blanks and backslashes.
    Row(patterns: "# *.xib\n\n", path: "a.xib", verdict: nil),
    Row(patterns: "\\#a", path: "#a", verdict: true),
    Row(patterns: "\\!a", path: "!a", verdict: true),
    Row(patterns: "a.xib   ", path: "a.xib", verdict: true),
    // Single characters and ranges.
    Row(patterns: "?.xib", path: "a.xib", verdict: true),
    Row(patterns: "?.xib", path: "ab.xib", verdict: nil),
    Row(patterns: "[a-c].xib", path: "b.xib", verdict: true),
    Row(patterns: "[!a-c].xib", path: "b.xib", verdict: nil),
    Row(patterns: "[a-", path: "a", verdict: nil),
    Row(patterns: "a*b*c", path: "aXbXbXc", verdict: true),
  ]

  @Test(arguments: rows.indices)
  func patterns(_ index: Int) {
    let row = Self.rows[index]
    let verdict = GitIgnore(row.patterns).verdict(row.path, isFolder: row.isFolder)
    #expect(verdict == row.verdict, "\(row.patterns) on \(row.path)")
  }
}
