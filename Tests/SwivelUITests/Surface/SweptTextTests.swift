// Members of texts, buttons, tabs and pasteboards that were found missing: what each does, by Apple's documentation.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

private final class Chip: NSTextAttachmentViewProvider {
  override func loadView() {
    view = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    tracksTextAttachmentViewBounds = true
  }
}

@MainActor @Suite struct SweptTextTests {
  @Test func placesByOffsets() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let field = UITextField()
      field.text = "Bus 42"
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      let end = try #require(field.position(from: start, offset: 3))
      let part = try #require(field.textRange(from: start, to: end))
      #expect(field.characterOffset(of: end, within: part) == 3)
      let third = try #require(field.position(within: part, atCharacterOffset: 2))
      #expect(field.offset(from: field.beginningOfDocument, to: third) == 3)
      field.insertAttributedText(NSAttributedString(string: "!"))
      #expect(field.text == "Bus 42!")
    }
  }

  /// NSTextContainer.replaceLayoutManager(_:): "removes the receiver and its other text containers from the former layout manager", with
  /// the text, and adds them to the new one.
  @Test func anotherSetterOfLines() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let storage = NSTextStorage(string: "one two")
      let (old, new) = (NSLayoutManager(), NSLayoutManager())
      let rooms = [NSTextContainer(size: CGSize(width: 100, height: 100)), NSTextContainer(size: .zero)]
      storage.addLayoutManager(old)
      rooms.forEach(old.addTextContainer)
      rooms[0].replaceLayoutManager(new)
      #expect(storage.layoutManagers == [new] && new.textContainers == rooms && old.textContainers == [])
      #expect(rooms.allSatisfy { $0.layoutManager === new })
      let third = NSTextContainer(size: .zero)
      new.insertTextContainer(third, at: 1)
      #expect(new.textContainers == [rooms[0], third, rooms[1]] && third.layoutManager === new)
    }
  }

  @Test func attachments() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let attachment = NSTextAttachment(data: Data([1]), ofType: "org.example.chip")
      let text = NSAttributedString(attachment: attachment, attributes: [.kern: 2])
      #expect(text.length == 1 && text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
      #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
      let place = NSTextContentStorage().documentRange.location
      #expect(attachment.viewProvider(for: nil, location: place, textContainer: nil) == nil)
      NSTextAttachment.registerViewProviderClass(Chip.self, forFileType: "org.example.chip")
      let found = try #require(attachment.viewProvider(for: nil, location: place, textContainer: nil))
      #expect(found is Chip && found.view is UISwitch && found.textAttachment === attachment)
      let room = found.attachmentBounds(
        for: [:], location: place, textContainer: nil, proposedLineFragment: .zero, position: .zero)
      #expect(room.size == found.view?.bounds.size)
    }
  }

  @Test func buttonsThatLookAlike() throws {
    try onDevice(.iPhoneSE3, Era(18)) { _ in
      var one = UIButton.Configuration.filled()
      one.title = "Save"
      var other = one
      #expect(one == other && one.hashValue == other.hashValue && one != .plain())
      other.symbolContentTransition = UISymbolContentTransition(.replace)
      #expect(one != other)
      one.symbolContentTransition = UISymbolContentTransition(.replace)
      #expect(one == other)
      one.symbolContentTransition = UISymbolContentTransition(.replace.upUp)
      #expect(one != other)
      let button = UIButton(type: .system)
      button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large), forImageIn: .normal)
      #expect(button.currentPreferredSymbolConfiguration == UIImage.SymbolConfiguration(scale: .large))
    }
  }

  @Test func theTabAtTheEndOfTheGroups() throws {
    try onDevice(.iPhoneSE3, Era(18)) { _ in
      @MainActor func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      }
      let leaf = tab("c")
      let inner = UITabGroup(title: "b", image: nil, identifier: "b", children: [tab("x"), leaf]) { _ in
        UIViewController()
      }
      let outer = UITabGroup(title: "a", image: nil, identifier: "a", children: [tab("y"), inner]) { _ in
        UIViewController()
      }
      inner.selectedChild = leaf
      outer.selectedChild = inner
      #expect(outer.selectedLeaf === leaf && inner.selectedLeaf === leaf)
    }
  }

  @Test func thingsByTheirPlaces() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let board = try #require(UIPasteboard(name: .init("swept"), create: true))
      board.items = [["public.text": "a"], ["public.url": "b", "public.text": "c"], ["public.png": Data([1])]]
      #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == [0, 1])
      #expect(board.itemSet(withPasteboardTypes: ["public.movie"]) == nil)
      #expect(board.values(forPasteboardType: "public.text", inItemSet: [1]) as? [String] == ["c"])
      #expect(board.data(forPasteboardType: "public.png", inItemSet: nil) == [Data([1])])
      #expect(board.types(forItemSet: [1]) == [["public.text", "public.url"]])
      #expect(board.contains(pasteboardTypes: ["public.text"], inItemSet: [0, 1]))
      #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
      #expect(!board.isPersistent && UIPasteboard.general.isPersistent)
    }
  }

  /// What is said with attributes is what is said without.
  @Test func spokenTexts() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let view = UIView()
      view.accessibilityAttributedValue = NSAttributedString(string: "half")
      view.accessibilityHint = "opens"
      #expect(view.accessibilityValue == "half" && view.accessibilityAttributedHint?.string == "opens")
      view.accessibilityLabelBlock = { "said" }
      #expect(view.accessibilityLabelBlock?() == "said" && UIView().accessibilityLabelBlock == nil)
    }
  }

  /// Large in the bar itself is not large below it.
  @Test func largeInTheBar() throws {
    let heights = try onDevice(.iPhoneSE3, Era(17)) { window in
      try [UINavigationItem.LargeTitleDisplayMode.always, .inline, .never].map { mode in
        let front = UIViewController()
        front.navigationItem.largeTitleDisplayMode = mode
        let stack = UINavigationController(rootViewController: front)
        stack.navigationBar.prefersLargeTitles = true
        window.rootViewController = stack
        window.layoutIfNeeded()
        return try #require(stack.navigationBar.frame.height as CGFloat?)
      }
    }
    #expect(heights[0] > heights[1] && heights[1] == heights[2])
  }
}
