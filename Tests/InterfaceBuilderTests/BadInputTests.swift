// Files that are no documents, or mean harm: refused with the reason, in bounded time and memory, without reading others.
import Foundation
import InterfaceBuilder
import Testing

@Suite struct BadInputTests {
  private static let head = "<document targetRuntime=\"iOS.CocoaTouch\">"

  private func refusal(_ bytes: [UInt8]) -> InterfaceError? {
    do throws(InterfaceError) {
      _ = try InterfaceDocument(bytes, file: "f")
      return nil
    } catch { return error }
  }

  private func refusal(_ text: String) -> InterfaceError? { refusal(Array(text.utf8)) }

  @Test func emptyAndTruncatedFilesAreMalformed() {
    for text in ["", "<", "<document", Self.head, "\(Self.head)<objects>"] {
      guard case .malformed = refusal(text) else {
        Issue.record("'\(text)' is not refused as malformed")
        continue
      }
    }
  }

  /// What git leaves in a document's place is told by its cause: git's own words for a conflict, and a pointer as Git LFS specifies it.
  /// The same signs written as XML has them are a text, and not git's.
  @Test(
    arguments: [
      ("<<<<<<< HEAD\n\(head)</document>\n=======\n>>>>>>> branch\n", 1, "git's marker of a merge"),
      ("\(head)\n<objects>\n<<<<<<< ours\n</objects>\n=======\n</objects>\n>>>>>>> b\n</document>", 3, "git's marker"),
      ("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 12345\n", 1, "Git LFS"),
      ("\(head)<label text=\"a &lt;&lt;&lt;&lt;&lt;&lt;&lt; b\"></document>", 1, nil),
    ] as [(String, Int, String?)])
  func whatGitLeaves(text: String, line: Int, words: String?) {
    guard case .malformed(_, let found, let reason) = refusal(text) else {
      Issue.record("'\(text)' is not refused as malformed")
      return
    }
    #expect(found == line)
    #expect(words.map { reason.contains($0) } ?? !reason.lowercased().contains("git"), "\(reason)")
  }

  @Test func compiledNibsAreNamedAsSuch() {
    #expect(refusal("bplist00\u{1}\u{2}") == .compiled(file: "f"))
    #expect(refusal("NIBArchive\u{1}") == .compiled(file: "f"))
  }

  @Test func documentsOfOtherSystemsAreRefused() {
    #expect(
      refusal("<document targetRuntime=\"MacOSX.Cocoa\"/>") == .otherPlatform(file: "f", runtime: "MacOSX.Cocoa"))
    #expect(refusal("<plist/>").map { "\($0)".hasSuffix("expected an element document, found plist") } == true)
    // The format before Xcode 5: found in the sources of csound, navit and zbar.
    #expect(refusal("<archive version=\"7.10\"/>").map { "\($0)".contains("Xcode 4") } == true)
  }

  /// Entities that expand to entities: a billion laughs. Interface Builder writes no document type, so none is read.
  @Test func billionLaughsAreRefusedAtTheDeclaration() {
    var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY a \"ha\">"
    for (name, inner) in zip("bcdefghij", "abcdefghi") {
      text += "<!ENTITY \(name) \"\(String(repeating: "&\(inner);", count: 10))\">"
    }
    text += "]>\(Self.head)<label text=\"&j;\"/></document>"
    #expect(refusal(text) == .documentType(file: "f", line: 2))
  }

  @Test func externalEntitiesAreNotRead() throws {
    let secret = FileManager.default.temporaryDirectory.appendingPathComponent("swivel-entity-\(getpid())").path
    #expect(FileManager.default.createFile(atPath: secret, contents: Data("secret".utf8)))
    defer { unlink(secret) }
    let text =
      "<!DOCTYPE document [<!ENTITY x SYSTEM \"file://\(secret)\">]>\(Self.head)<label id=\"a\" text=\"&x;\"/></document>"
    #expect(refusal(text) == .documentType(file: "f", line: 1))
  }

  @Test func elementsMayNotLieDeeperThanTheLimit() {
    let depth = 10_000
    let text = Self.head + String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
    let isRefused: Bool
    switch refusal(text + "</document>") {
    case .tooDeep, .malformed: isRefused = true
    case _: isRefused = false
    }
    #expect(isRefused)
  }

  @Test func filesBeyondTheLimitAreRefusedUnread() {
    let size = InterfaceLimits.bytes + 1
    #expect(
      refusal([UInt8](repeating: 32, count: size))
        == .tooLarge(file: "f", bytes: size, limit: InterfaceLimits.bytes))
  }

  @Test func diagnosticsOfAFileAreBounded() throws {
    let count = 3 * InterfaceLimits.diagnostics
    let text = Self.head + String(repeating: "<hologram/>", count: count) + "</document>"
    let document = try InterfaceDocument(Array(text.utf8), file: "f")
    #expect(document.diagnostics.count == InterfaceLimits.diagnostics)
    #expect(document.census.unknown == count)
  }

  /// The limit itself is allowed, one more is not: the document counts as the first.
  @Test(arguments: [(InterfaceLimits.depth - 1, false), (InterfaceLimits.depth, true)])
  func theDeepestElements(views: Int, isRefused: Bool) {
    let text =
      Self.head + String(repeating: "<view>", count: views) + String(repeating: "</view>", count: views) + "</document>"
    #expect(refusal(text) == (isRefused ? .tooDeep(file: "f", line: 1, limit: InterfaceLimits.depth) : nil))
  }
}
