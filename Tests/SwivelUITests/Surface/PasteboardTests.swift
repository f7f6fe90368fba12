// What was copied, as UIPasteboard's documentation has it: things with kinds, of which texts, addresses, pictures and colours are read.
import DeviceCatalog
import Emulator
import SwivelUI
import Testing

@MainActor @Suite("The pasteboard") struct PasteboardTests {
  /// UIPasteboard.changeCount: it grows whenever things are added, changed or removed. `string`, `url`, `image`, `color`: setting one
  /// replaces all that is there.
  @Test func whatIsCopiedReplacesWhatWas() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let board = UIPasteboard.general
      #expect(board.changeCount == 0 && board.numberOfItems == 0 && board.types.isEmpty)
      #expect(!board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
      let steps: [(does: () -> Void, has: [Bool], types: [String])] = [
        ({ board.string = "one" }, [true, false, false, false], ["public.utf8-plain-text"]),
        ({ board.url = URL(string: "https://example.org/a") }, [false, true, false, false], ["public.url"]),
        ({ board.image = UIImage() }, [false, false, true, false], ["public.png"]),
        ({ board.color = .red }, [false, false, false, true], ["com.apple.uikit.color"]),
        ({ board.color = nil }, [false, false, false, false], []),
        (
          { board.setValue("two", forPasteboardType: "public.plain-text") }, [true, false, false, false],
          ["public.plain-text"]
        ),
        (
          { board.setData(Data("x".utf8), forPasteboardType: "org.example.mine") }, [false, false, false, false],
          ["org.example.mine"]
        ),
        ({ board.items = [] }, [false, false, false, false], []),
      ]
      for (index, step) in steps.enumerated() {
        step.does()
        #expect([board.hasStrings, board.hasURLs, board.hasImages, board.hasColors] == step.has, "step \(index)")
        #expect(board.types == step.types && board.changeCount == index + 1, "step \(index)")
        #expect(board.numberOfItems == (step.types.isEmpty ? 0 : 1), "step \(index)")
      }
      #expect(UIPasteboard.general === board)
    }
  }

  /// UIPasteboard.string, .strings: the text of the first thing, and those of all; nil where there is none.
  @Test func severalThings() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let board = UIPasteboard.general
      board.strings = ["two", "three"]
      #expect(board.string == "two" && board.strings == ["two", "three"] && board.numberOfItems == 2)
      board.addItems([["public.url": URL(filePath: "/a")], ["public.utf8-plain-text": "four"]])
      #expect(board.strings == ["two", "three", "four"] && board.numberOfItems == 4)
      // The first thing has no address, another has one.
      #expect(board.url == nil && board.urls == [URL(filePath: "/a")] && board.hasURLs)
      board.urls = [URL(filePath: "/a"), URL(filePath: "/b")]
      #expect(board.url == URL(filePath: "/a") && board.urls?.count == 2 && board.strings == nil)
      board.colors = [.red, .green]
      #expect(board.color == .red && board.colors == [.red, .green])
      let pictures = [UIImage(), UIImage()]
      board.images = pictures
      #expect(board.image === pictures[0] && board.images?.count == 2)
      board.strings = nil
      #expect(board.numberOfItems == 0 && board.string == nil)
    }
  }

  /// One thing of several kinds: what it is as each, as bytes, and as what it is for people.
  @Test func kindsOfAThing() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let board = UIPasteboard.general
      board.setItems(
        [
          [
            "public.utf8-plain-text": "Hi ü", "public.url": URL(string: "https://example.org/a")!,
            "org.example.mine": Data([1, 2]),
          ]
        ],
        options: [.localOnly: true])
      #expect(board.string == "Hi ü" && board.url == URL(string: "https://example.org/a"))
      #expect(board.types == ["org.example.mine", "public.url", "public.utf8-plain-text"])
      for (kinds, has) in [
        (["public.url"], true), (["public.png", "org.example.mine"], true), (["public.png"], false), ([], false),
      ] {
        #expect(board.contains(pasteboardTypes: kinds) == has, "\(kinds)")
      }
      for (kind, bytes) in [
        ("public.utf8-plain-text", Data("Hi ü".utf8)), ("public.url", Data("https://example.org/a".utf8)),
        ("org.example.mine", Data([1, 2])), ("public.text", nil), ("public.png", nil),
      ] {
        #expect(board.data(forPasteboardType: kind) == bytes, "\(kind)")
        #expect((board.value(forPasteboardType: kind) != nil) == (bytes != nil), "\(kind)")
      }
    }
  }

  /// A text that was copied as bytes is one as well; bytes that are no text are none.
  @Test func textsAsBytes() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let board = UIPasteboard.general
      for (kind, bytes, text) in [
        ("public.utf8-plain-text", Data("ü".utf8), "ü"), ("public.text", Data("a".utf8), "a"),
        ("public.plain-text", Data([0xFF, 0xFE, 0xFF]), nil), ("public.html", Data("a".utf8), nil),
      ] as [(String, Data, String?)] {
        board.setData(bytes, forPasteboardType: kind)
        #expect(board.string == text, "\(kind)")
      }
      board.setData(Data("https://example.org".utf8), forPasteboardType: "public.url")
      #expect(board.url == URL(string: "https://example.org"))
    }
  }

  /// UIPasteboard.changedNotification: posted when what is there becomes another.
  @Test func changesAreTold() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      final class Ear: NSObject { var heard = 0 }
      let (board, ear) = (UIPasteboard.general, Ear())
      nonisolated(unsafe) let hearer = ear
      let token = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: board, queue: nil
      ) { _ in hearer.heard += 1 }
      board.string = "a"
      board.addItems([["public.text": "b"]])
      #expect(ear.heard == 2)
      NotificationCenter.default.removeObserver(token)
    }
  }
}
