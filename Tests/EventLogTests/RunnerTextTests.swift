// What GitHub's runner would carry out is written out: where a command may stand, its documents ("Workflow commands for GitHub Actions") and
// its `ActionCommand` say: `##[name]` anywhere in a line, `::name::` at its beginning, blanks left aside.
import EventLog
import Foundation
import Testing
import Vocabulary

@Suite struct RunnerTextTests {
  @Test(
    arguments: [
      ("window 1: portrait", "window 1: portrait"), ("a::b ##x [y]", "a::b ##x [y]"), ("#[a] # #[b]", "#[a] # #[b]"),
      ("text ##[add-mask]a", "text ##\\u{5b}add-mask]a"), ("###[x]", "###\\u{5b}x]"),
      ("::stop-commands::x", "\\u{3a}:stop-commands::x"), ("  ::debug::x", "  \\u{3a}:debug::x"),
      ("\u{2003}::debug::x", "\u{2003}\\u{3a}:debug::x"), ("a\n::add-mask::b", "a\n\\u{3a}:add-mask::b"),
      // Annotations of ours, and what only begins like one.
      ("::error file=a,line=1::##[b]", "::error file=a,line=1::##[b]"), ("::warning::a", "::warning::a"),
      ("::error::a\n::add-mask::b", "\\u{3a}:error::a\n\\u{3a}:add-mask::b"), ("", ""),
    ])
  func commandsAreWrittenOut(_ text: String, _ expected: String) { #expect(text.withoutRunnerCommands == expected) }

  /// RFC 8259, 7, and XML 1.0, 4.1: the same text for whoever reads the language, and no command.
  @Test(arguments: ["##[add-mask]a", "a ##[x] ##[y]"]) func otherLanguagesMeanTheSame(_ text: String) throws {
    let line = try #require(String(data: JSONEncoder().encode(["text": text]), encoding: .utf8)).withoutRunnerCommands
    #expect(!line.contains("##["))
    #expect(try JSONDecoder().decode([String: String].self, from: Data(line.utf8)) == ["text": text])
    let element = "<a b=\"\(text)\">\n::c</a>".withoutRunnerCommands
    #expect(element == "<a b=\"\(text.replacing("##[", with: "##&#91;"))\">\n&#58;:c</a>")
  }
}
