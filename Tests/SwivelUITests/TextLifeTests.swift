// Texts with attributes end as other objects do, and with them what they hold: Foundation on Linux alone keeps both for ever.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct TextLifeTests {
  /// Something a text holds, which counts how many of it there are.
  final class Held: NSTextAttachment, @unchecked Sendable {
    nonisolated(unsafe) static var count = 0
    override init(data contentData: Data?, ofType uti: String?) {
      super.init(data: contentData, ofType: uti)
      Self.count += 1
    }
    convenience init(_ word: String) { self.init(data: Data(word.utf8), ofType: nil) }
    deinit { Self.count -= 1 }
  }
  final class OwnText: NSMutableAttributedString {}

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    /// What is done with a text of ten letters that holds two things, and with a part of it; returns texts that outlive it.
    var act: @MainActor @Sendable (NSMutableAttributedString, NSRange) -> [NSAttributedString]

    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(name: "nothing is done") { _, _ in [] },
    Row(name: "a value is added") { text, part in
      text.addAttribute(.init("third"), value: Held("c"), range: part)
      return []
    },
    Row(name: "values are set") { text, part in
      text.setAttributes([.init("first"): Held("d")], range: part)
      return []
    },
    Row(name: "a value is taken away") { text, part in
      text.removeAttribute(.init("first"), range: part)
      return []
    },
    Row(name: "letters are replaced") { text, part in
      text.replaceCharacters(in: part, with: "xyz")
      return []
    },
    Row(name: "letters are taken away") { text, part in
      text.deleteCharacters(in: part)
      return []
    },
    Row(name: "it is put behind and into itself") { text, part in
      text.append(text.attributedSubstring(from: part))
      text.insert(NSAttributedString(attributedString: text), at: part.location)
      return []
    },
    Row(name: "all is replaced") { text, _ in
      text.setAttributedString(NSAttributedString(string: "new", attributes: [.init("first"): Held("e")]))
      return []
    },
    Row(name: "copies outlive it") { text, part in
      text.addAttribute(.init("third"), value: Held("c"), range: part)
      return [text.copy() as? NSAttributedString, text.mutableCopy() as? NSAttributedString].compactMap { $0 }
        + [NSAttributedString(attributedString: text), NSMutableAttributedString(attributedString: text)]
    },
    Row(name: "a part outlives it") { text, part in [text.attributedSubstring(from: part)] },
    Row(name: "a text of a subclass outlives it") { text, part in
      let own = OwnText(attributedString: text)
      own.addAttribute(.init("third"), value: Held("c"), range: part)
      return [own]
    },
    Row(name: "a storage outlives it") { text, part in
      let storage = NSTextStorage(attributedString: text)
      storage.replaceCharacters(
        in: part, with: NSAttributedString(string: "q", attributes: [.init("first"): Held("f")]))
      return [storage]
    },
    Row(name: "a label shows it and is gone") { text, _ in
      let label = UILabel()
      label.attributedText = text
      label.sizeToFit()
      return []
    },
  ]

  @Test("ends with all it holds", arguments: rows) func ends(_ row: Row) throws {
    Held.count = 0
    let words = try onDevice(.iPhone8, Era(16)) { _ in
      var words: [String] = []
      for _ in 0..<3 {
        let text = NSMutableAttributedString(
          string: "abcdefghij", attributes: [.init("first"): Held("a"), .init("second"): Held("b")])
        let kept = row.act(text, NSRange(location: 2, length: 3))
        // What outlives it is whole.
        for text in kept {
          text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { found, _, _ in
            words += found.values.compactMap { ($0 as? Held)?.contents }.map { String(decoding: $0, as: UTF8.self) }
          }
        }
      }
      return words
    }
    #expect(words.allSatisfy { ["a", "b", "c", "d", "e", "f"].contains($0) })
    #expect(Held.count == 0)
  }
}
