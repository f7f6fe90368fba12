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
