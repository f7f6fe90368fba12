// The colours of a picture by the names of its parts, and the colour that is seen at a place of it.
import Foundation
import Testing

@testable import Picture

@Suite struct PictureColorsTests {
  private func group(
    _ name: String, kind: String = "UIView", by transform: PictureTransform = .identity, opacity: Double = 1,
    clip: Outline? = nil, _ children: PictureNode...
  ) -> PictureNode {
    PictureNode(
      .group(PictureGroup(children, transform: transform, opacity: opacity, clip: clip)), name: name, kind: kind)
  }

  /// CSS Color 4, 5.2: two digits a component, and two more for what is not opaque.
  @Test(
    arguments: [
      (PictureColor.black, "#000000"), (.white, "#ffffff"), (.clear, "#00000000"), (red, "#ff0000"), (blue, "#0000ff"),
      (PictureColor(red: 15.0 / 255, green: 16.0 / 255, blue: 1.0 / 255), "#0f1001"),
      (PictureColor(white: 1, alpha: 0.2), "#ffffff33"), (PictureColor(white: 1, alpha: 254.0 / 255), "#fffffffe"),
    ])
  func hexadecimal(color: PictureColor, digits: String) { #expect(color.hexadecimal == digits) }

  /// The ground of a window has no name of its own; what has no kind belongs to what it is drawn in; a second one of a name is
  /// numbered, and what is inside it is found by that.
  @Test func parts() {
    let inner = group("label", group("", kind: "", filled(box(0, 0, 1, 1), red)))
    let colors = PictureColors(
      picture(
        100, 100,
        [
          group(
            "window", kind: "window", filled(box(0, 0, 100, 100), .white), group("card", inner), group("card", inner))
        ]))
    #expect(colors.parts.map(\.path) == ["/card", "/card/label", "/card 2", "/card 2/label"])
    #expect(colors.parts.map(\.name) == ["card", "label", "card", "label"])
    #expect(colors.parts.map(\.kind) == ["UIView", "UIView", "UIView", "UIView"])
    #expect(colors.parts.map(\.colors) == [[], ["#ff0000"], [], ["#ff0000"]])
  }

  /// A shape by what fills it, its line and its shadow, at its corners in tenths of a point; a text by its words and its place.
  @Test func colorsAndPlaces() throws {
    let rect = Outline.rect(box(1, 2, 3, 4))
    let shade = PictureShape.Shadow(PictureColor(white: 0, alpha: 0.2), offset: .zero, radius: 2)
    let gradient = PictureGradient([.init(0, red), .init(1, green)], from: .zero, to: .zero)
    let nodes = [
      PictureNode(.shape(PictureShape(rect, fill: .color(red), stroke: .init(blue, width: 1), shadow: shade))),
      PictureNode(.shape(PictureShape(rect, fill: .gradient(gradient)))), PictureNode(.shape(PictureShape(rect))),
      words("Hi", x: 1.25, y: 20, color: green),
    ]
    let card = PictureNode(
      .group(PictureGroup(nodes, transform: .shift(10, 20))), name: "card", kind: "UIView")
    let part = try #require(PictureColors(picture(100, 100, [card])).parts.first)
    #expect(part.colors == ["#ff0000", "#0000ff", "#00000033", "#ff0000", "#00ff00", "#00ff00"])
    #expect(part.places == Array(repeating: "110 220 140 260", count: 5) + ["Hi 113 400"])
  }

  /// Over white: what covers a place, seen from above. Gradients, texts and lines are left aside.
  @Test func seenAtAPlace() {
    let over = filled(box(10, 10, 20, 20), red)
    let half = PictureColor(red: 1, green: 1 - 0.2, blue: 1 - 0.2)
    let table: [(PictureNode, Double, Double, PictureColor)] = [
      (over, 10, 10, red), (over, 29, 29, red), (over, 9, 15, .white), (over, 15, 31, .white),
      (filled(box(0, 0, 9, 9), PictureColor(red: 1, green: 0, blue: 0, alpha: 0.2)), 5, 5, half),
      (words("ab"), 5, 18, .white), (PictureNode(.shape(PictureShape(.rect(box(0, 0, 9, 9))))), 5, 5, .white),
      (group("", by: .shift(5, 50), over), 15, 60, red), (group("", by: .shift(5, 50), over), 14, 60, .white),
      (group("", by: PictureTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0), over), 58, 14, red),
      (group("", by: PictureTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0), over), 58, 16, .white),
      // A quarter turn: (x, y) goes to (-y, x).
      (
        group("", by: PictureTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0), filled(box(0, 0, 20, 5), red)), 38, 15,
        red
      ),
      (
        group("", by: PictureTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0), filled(box(0, 0, 20, 5), red)), 30, 15,
        .white
      ), (group("", by: PictureTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), over), 15, 15, .white),
      (group("", clip: .rect(box(0, 0, 20, 20)), over), 15, 15, red),
      (group("", clip: .rect(box(0, 0, 20, 20)), over), 25, 15, .white), (group("", opacity: 0.2, over), 15, 15, half),
      (group("", over, filled(box(15, 10, 20, 20), blue)), 20, 20, blue),
    ]
    for (index, (node, x, y, color)) in table.enumerated() {
      #expect(node.color(at: CGPoint(x: x, y: y), over: .white) == color, "row \(index)")
    }
  }

  /// A picture is more than 0 and at most 100 000 points wide and high.
  @Test(
    arguments: [
      (1, 1, true), (100_000, 1, true), (1, 100_000, true), (0.001, 0.001, true), (0, 1, false), (1, 0, false),
      (-1, 1, false), (1, -1, false), (100_000.5, 1, false), (1, 100_000.5, false), (.nan, 1, false), (1, .nan, false),
      (.infinity, 1, false), (1, .infinity, false),
    ] as [(Double, Double, Bool)])
  func sizes(width: Double, height: Double, isOne: Bool) throws {
    let drawn = picture(width, height, [])
    guard !isOne else { return try drawn.checkSize() }
    let error = #expect(throws: PictureError.self) { try drawn.checkSize() }
    #expect(
      error?.description
        == "test: a picture is more than 0 and at most 100000 points wide and high, not \(width)×\(height)")
  }
}
