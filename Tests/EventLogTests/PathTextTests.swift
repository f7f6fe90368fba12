// The folder of a path as it is written, also of a path of one letter.
import Foundation
import Testing
import Vocabulary

@Suite struct PathTextTests {
  @Test(arguments: [
    ("a/b", "a"),
    ("a/b/c.swivel", "a/b"),
    ("/a", "/"),
    ("/", "/"),
    ("//", "/"),
    ("a/b/", "a"),
    ("a//b", "a"),
    ("name.swivel", ""),
    // Foundation's own ends the process at these.
    ("x", ""),
    ("x/", ""),
    ("é", ""),
    ("", ""),
    (".", ""),
    ("..", ""),
    ("../x", ".."),
    ("e\u{301}/x", "e\u{301}"),
    ("/\u{1F4C1}/x", "/\u{1F4C1}"),
  ])
  func folder(_ path: String, _ folder: String) {
    #expect(path.folderOfPath == folder)
  }
}
