// The lines of symbols: bends become curves and corners stay, and how wide they are follows the weight that is asked for.
import DeviceFixtures
import Foundation
import Picture
import SwivelUI
import Testing

@testable import Drawing

@MainActor struct SymbolLineTests {
  private func polygon(_ corners: Int) -> [Outline.Step] {
    let points = (0..<corners).map { index -> CGPoint in
      let angle = 2 * Double.pi * Double(index) / Double(corners)
      return CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
    }
    return [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
  }
  private func curves(_ steps: [Outline.Step]) -> Int {
    steps.count { if case .curve = $0 { true } else { false } }
  }

  /// A corner of a square turns by 90 degrees, of a hexagon by 60, of an octagon by 45 and of a dodecagon by 30: more than 50 is a corner.
  @Test(arguments: [(3, 0), (4, 0), (6, 0), (8, 8), (12, 12)])
  func bendsAreCurvesAndCornersAreNot(corners: Int, curved: Int) {
    #expect(curves(SmoothLines.through(polygon(corners))) == curved)
  }

  /// A cut corner turns twice by 45 degrees; said twice its points are corners, and once each in what is drawn.
  @Test func aPointSaidTwiceIsACorner() {
    let points = [(0.0, 0.0), (8, 0), (8, 0), (12, 4), (12, 4), (12, 20), (0, 20)].map { CGPoint(x: $0.0, y: $0.1) }
    let steps = SmoothLines.through(Outline.lines(points).steps + [.close])
    #expect(curves(steps) == 0 && steps.count == 6)
  }

  /// Curves through the corners of a dodecagon stay within 1 % of the circle around it; its sides do not, they are 3.4 % inside.
  @Test func aDodecagonIsAlmostRound() {
    var last = CGPoint.zero
    for step in SmoothLines.through(polygon(12)) {
      if case .curve(let one, let two, let end) = step {
        let middle = CGPoint(
          x: (last.x + 3 * one.x + 3 * two.x + end.x) / 8, y: (last.y + 3 * one.y + 3 * two.y + end.y) / 8)
        #expect(abs(hypot(middle.x, middle.y) - 10) < 0.1)
        last = end
      }
      if case .move(let point) = step { last = point }
    }
  }

  /// Ends of a line are no bends, and what has curves already stays as it is.
  @Test func whatHasNoBendsStays() {
    let open: [Outline.Step] = [.move(.zero), .line(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 5, y: 5))]
    #expect(SmoothLines.through(open) == open)
    let round = Outline.ellipse(CGRect(x: 0, y: 0, width: 4, height: 4)).steps
    #expect(SmoothLines.through(round + open) == round + open)
    #expect(SmoothLines.through([]) == [])
  }

  /// The system has the numbers from 0 to 50 in circles and squares (SF Symbols, "Indices"); a number alone is no symbol.
  @Test(arguments: [
    ("1.square", "square", false, 1), ("3.square.fill", "square", true, 1), ("0.circle", "circle", false, 1),
    ("12.circle", "circle", false, 2), ("05.circle", "circle", false, 2), ("50.square.fill", "square", true, 2),
    ("51.circle", "circle", false, 0), ("100.circle", "circle", false, 0), ("1", "", false, 0),
    ("-1.circle", "", false, 0),
  ])
  func numbersInRings(name: String, ring: String, isFilled: Bool, digits: Int) {
    let symbol = Symbols.known(name)
    #expect(symbol?.steps.count { $0 == "M" } ?? 0 == digits)
    if digits > 0 { #expect(symbol?.ring == ring && symbol?.isFilled == isFilled) }
  }

  /// UIImage.SymbolWeight: from the thinnest to the boldest.
  @Test func heavierSymbolsHaveWiderLines() throws {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = try weights.map { weight -> Double in
      let picture = try drawn { root in
        let symbol = UIImage(
          systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60, weight: weight))
        let view = UIImageView(image: symbol)
        view.accessibilityIdentifier = "symbol"
        root.addSubview(view)
      }
      let strokes = picture.parts(of: "symbol").compactMap { part -> Double? in
        guard case .shape(let shape) = part.node.content else { return nil }
        return shape.stroke?.width
      }
      return try #require(strokes.max())
    }
    #expect(widths == widths.sorted() && Set(widths).count == weights.count)
  }
}
