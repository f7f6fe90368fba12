// What an app's own layout manager draws of a text view (NSLayoutManager.drawBackground(forGlyphRange:at:) and drawGlyphs).
import Drawing
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
}
