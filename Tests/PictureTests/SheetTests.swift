// Pictures side by side: what is said below one does not reach under the next.
import Foundation
import Picture
import Testing

@Suite struct SheetTests {
  /// DejaVu Sans Bold has 0.7 em for a letter: 100 points have room for 12 of 7.7 points. The end is kept, since that is what
  /// tells captions apart.
  @Test(arguments: [
    ("short", "short"), ("just a dozen", "just a dozen"), ("a long name of a scene 12", "… a scene 12"),
  ])
  func captions(caption: String, shown: String) {
    let picture = Picture(size: CGSize(width: 100, height: 50), title: "", nodes: [])
    let sheet = PictureSheet(title: "", entries: [PictureSheet.Entry(picture, captions: [caption])], columns: 2).picture
    #expect(Self.texts(of: sheet.nodes) == [shown])
  }

  /// The first line below a picture is its name, semibold as the sheet's title is; the others are regular (CSS Fonts 4, 2.2.2).
  @Test func theFirstCaptionIsBold() {
    let picture = Picture(size: CGSize(width: 200, height: 50), title: "", nodes: [])
    let entry = PictureSheet.Entry(picture, captions: ["one", "two", "three"])
    let nodes = PictureSheet(title: "all", entries: [entry], columns: 1).picture.nodes
    let weights = nodes.compactMap { node -> Int? in
      guard case .text(let text) = node.content else { return nil }
      return text.weight
    }
    #expect(weights == [600, 600, 400, 400])
  }

  /// A line stands around a picture unless that has an edge of its own; around what is marked always.
  @Test(arguments: [(true, false, 1), (false, false, 0), (false, true, 1)])
  func edges(hasEdge: Bool, isMarked: Bool, lines: Int) {
    var entry = PictureSheet.Entry(
      Picture(size: CGSize(width: 100, height: 50), title: "", nodes: []), isMarked: isMarked)
    entry.hasEdge = hasEdge
    #expect(Self.strokes(of: PictureSheet(title: "", entries: [entry], columns: 1).picture.nodes) == lines)
  }

  private static func texts(of nodes: [PictureNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node.content {
      case .group(let group): texts(of: group.children)
      case .text(let text): [text.string]
      case .shape: []
      }
    }
  }

  private static func strokes(of nodes: [PictureNode]) -> Int {
    nodes.reduce(0) { count, node in
      switch node.content {
      case .group(let group): count + strokes(of: group.children)
      case .shape(let shape): count + (shape.stroke == nil ? 0 : 1)
      case .text: count
      }
    }
  }
}
