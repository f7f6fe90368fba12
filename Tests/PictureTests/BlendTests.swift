// What lies between two pictures: each kind of outline a quarter of the way to another, and what only fades.
import Foundation
import Picture
import Testing

@Suite struct BlendTests {
  private static let (a, b) = (CGPoint(x: 0, y: 4), CGPoint(x: 8, y: 12))
  /// A quarter of the way from a to b.
  private static let c = CGPoint(x: 2, y: 6)
  private static let (small, large) = (box(0, 0, 12, 12), box(8, 20, 32, 40))
  private static let middle = box(2, 5, 17, 19)

  private func shape(_ outline: Outline, _ color: PictureColor = red) -> PictureNode {
    PictureNode(.shape(PictureShape(outline, fill: .color(color))))
  }

  private func blended(_ old: PictureNode, _ new: PictureNode, _ share: Double = 0.25) -> [PictureNode] {
    picture(100, 100, [old]).blended(with: picture(100, 100, [new]), share)
  }

  @Test(
    arguments: [
      (.rect(small), .rect(large), .rect(middle)), (.ellipse(small), .ellipse(large), .ellipse(middle)),
      (
        .rounded(small, radius: 2, corners: .topLeft), .rounded(large, radius: 6, corners: .all),
        .rounded(middle, radius: 3, corners: .all)
      ),
      (
        .rect(small), .rounded(large, radius: 8, corners: .topLeft),
        .rounded(middle, radius: 2, corners: .topLeft)
      ),
      (
        .rounded(small, radius: 4, corners: .topRight), .rect(large),
        .rounded(middle, radius: 3, corners: .topRight)
      ),
      (
        .path([.move(a), .line(a), .quad(a, b), .curve(a, b, a), .close]),
        .path([.move(b), .line(b), .quad(b, b), .curve(b, b, b), .close]),
        .path([.move(c), .line(c), .quad(c, b), .curve(c, b, c), .close])
      ),
    ] as [(Outline, Outline, Outline)])
  func outlines(old: Outline, new: Outline, between: Outline) {
    #expect(blended(shape(old), shape(new)) == [shape(between)])
  }

  /// What cannot become the other goes while the other comes.
  @Test(
    arguments: [
      (.rect(small), .ellipse(large)), (.ellipse(small), .rect(large)),
      (.ellipse(small), .rounded(large, radius: 4, corners: .all)), (.path([.move(a), .close]), .rect(large)),
      (.path([.move(a), .line(b)]), .path([.move(a), .line(b), .close])),
      (.path([.move(a), .line(b)]), .path([.move(b), .close])), (.path([.move(a)]), .path([.line(a)])),
      (.path([.quad(a, b)]), .path([.curve(a, b, a)])),
    ] as [(Outline, Outline)])
  func outlinesThatFade(old: Outline, new: Outline) {
    let faded = [
      PictureNode(.group(PictureGroup([shape(old)], opacity: 0.75))),
      PictureNode(.group(PictureGroup([shape(new)], opacity: 0.25))),
    ]
    #expect(blended(shape(old), shape(new)) == faded)
  }

  /// Colours and line widths run from one to the other; shadows and dashes are those of the nearer picture, from the half on the later.
  @Test(arguments: [(0.25, 0.75, 0.25, 2.0, false), (0.5, 0.5, 0.5, 3, true), (0.75, 0.25, 0.75, 4, true)])
  func looks(share: Double, red: Double, blue: Double, width: Double, isLater: Bool) {
    let (first, last) = (PictureColor(red: 1, green: 0, blue: 0), PictureColor(red: 0, green: 0, blue: 1, alpha: 0.2))
    func node(_ color: PictureColor, _ width: Double, _ dash: [Double]) -> PictureNode {
      PictureNode(
        .shape(PictureShape(.rect(Self.small), fill: .color(color), stroke: .init(color, width: width, dash: dash))))
    }
    let mixed = PictureColor(red: red, green: 0, blue: blue, alpha: 1 - 0.8 * share)
    let expected = node(mixed, width, isLater ? [2] : [1])
    #expect(blended(node(first, 1, [1]), node(last, 5, [2]), share) == [expected])
  }

  /// A text that stays runs to its place, size and colour; one that changes fades.
  @Test func texts() {
    func text(_ string: String, _ x: Double, _ y: Double, _ ends: [Double], _ size: Double, _ white: Double)
      -> PictureNode
    {
      PictureNode(.text(PictureText(string, x: x, y: y, ends: ends, size: size, color: PictureColor(white: white))))
    }
    let old = text("ab", 0, 10, [4, 8], 12, 0)
    #expect(blended(old, text("ab", 8, 30, [8, 16], 16, 0.8)) == [text("ab", 2, 15, [5, 10], 13, 0.2)])
    for new in [text("ac", 0, 10, [4, 8], 12, 0), text("ab", 0, 10, [8], 12, 0)] {
      let faded = [(old, 0.75), (new, 0.25)].map { PictureNode(.group(PictureGroup([$0.0], opacity: $0.1))) }
      #expect(blended(old, new) == faded)
    }
  }

  /// Groups move, turn and fade as one; a clip that only one of them has is the nearer one's.
  @Test func groups() {
    func group(_ transform: PictureTransform, _ opacity: Double, _ clip: Outline?) -> PictureNode {
      PictureNode(.group(PictureGroup([], transform: transform, opacity: opacity, clip: clip)))
    }
    let turned = PictureTransform(a: 3, b: 2, c: 4, d: 5, tx: 8, ty: 12)
    let half = PictureTransform(a: 2, b: 1, c: 2, d: 3, tx: 4, ty: 6)
    let clips: [(Outline?, Outline?, Outline?)] = [
      (.rect(box(0, 0, 2, 2)), .rect(box(2, 4, 6, 8)), .rect(box(1, 2, 4, 5))),
      (.rect(Self.small), nil, nil), (nil, .rect(Self.small), .rect(Self.small)),
      (.rect(Self.small), .ellipse(Self.large), .ellipse(Self.large)),
    ]
    for (old, new, between) in clips {
      #expect(blended(group(.identity, 1, old), group(turned, 0.5, new), 0.5) == [group(half, 0.75, between)])
    }
    let kept = PictureTransform(a: 1.5, b: 0.5, c: 1, d: 2, tx: 2, ty: 3)
    #expect(
      blended(group(.identity, 1, .rect(Self.small)), group(turned, 0.5, nil))
        == [group(kept, 0.875, .rect(Self.small))])
  }

  /// The ends are the pictures themselves, and what lies beyond them or is no number is an end.
  @Test(arguments: [(0, false), (-1, false), (1, true), (2, true), (.nan, true)] as [(Double, Bool)])
  func ends(share: Double, isLater: Bool) {
    let (old, new) = (shape(.rect(Self.small)), shape(.ellipse(Self.large)))
    #expect(blended(old, new, share) == [isLater ? new : old])
  }
}
