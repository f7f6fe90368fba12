// What an app's own layout manager draws of a text view (NSLayoutManager.drawBackground(forGlyphRange:at:) and drawGlyphs).
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI
import Testing

/// Numbers its lines at the left edge.
private final class Numbering: NSLayoutManager {
  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    var tops: [CGFloat] = []
    enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, _, _ in tops.append(rect.minY + origin.y) }
    MainActor.assumeIsolated { [tops] in
      for (line, top) in tops.enumerated() {
        ("\(line + 1)" as NSString).draw(at: CGPoint(x: 2, y: top), withAttributes: nil)
      }
    }
  }
}

/// Draws its letters itself, or draws none.
private final class Silent: NSLayoutManager {
  override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

private final class Plain: NSLayoutManager {}

/// Counts how often it draws, and asks for more each time.
private final class Counting: NSLayoutManager {
  var count = 0
  weak var view: UITextView?
  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    count += 1
    MainActor.assumeIsolated { [view] in view?.setNeedsDisplay() }
  }
}

@MainActor @Suite struct LayoutManagerDrawingTests {
  enum Kind: CaseIterable { case plain, numbering, silent }

  @Test(arguments: Kind.allCases) func whatItDrawsIsSeen(kind: Kind) throws {
    let picture = try drawn { root in
      let manager: NSLayoutManager =
        switch kind {
        case .plain: Plain()
        case .numbering: Numbering()
        case .silent: Silent()
        }
      let storage = NSTextStorage(string: "One\nTwo")
      let room = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
      room.widthTracksTextView = true
      manager.addTextContainer(room)
      storage.addLayoutManager(manager)
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), textContainer: room)
      text.textContainerInset.left = 20
      text.accessibilityIdentifier = "text"
      root.addSubview(text)
    }
    let seen = picture.texts(of: "text").map(\.string).sorted()
    switch kind {
    case .plain: #expect(seen == ["One", "Two"])
    case .numbering: #expect(seen == ["1", "2", "One", "Two"])
    case .silent: #expect(seen == [])
    }
  }

  /// A manager draws where there is something new to draw: not for each step of scrolling, and what it asks for while it draws is done.
  @Test func itDrawsAnewWhereSomethingIsOther() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { UIViewController() }])
    _ = device.perform(window: 1) { window in
      let (manager, storage) = (Counting(), NSTextStorage(string: "One"))
      let room = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
      room.widthTracksTextView = true
      manager.addTextContainer(room)
      storage.addLayoutManager(manager)
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40), textContainer: room)
      manager.view = text
      window.addSubview(text)
      @MainActor func draws(after change: @MainActor () -> Void) -> Int {
        manager.count = 0
        change()
        for _ in 0..<3 { text.layoutIfNeeded() }
        return manager.count
      }
      #expect(draws {} == 1)
      #expect(draws { text.contentOffset.y = 3 } == 0)
      #expect(draws { text.text = "One\nTwo" } == 1)
      #expect(draws { text.setNeedsDisplay() } == 1)
      #expect(draws { manager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 1)) } == 1)
      #expect(draws { text.frame.size.width = 150 } == 1)
    }
  }
}
