// Forms as they are painted: what a map does to rectangles, how round a corner can be, how near a polygon is to its curve, shadows, and
// numbers of more than a byte in a film.
import Foundation
import Testing

@testable import Picture

@Suite struct PaintedFormTests {
  /// A map of (x, y) to (ax + cy, bx + dy) keeps upright rectangles upright when it does no more than stretch both axes.
  @Test(
    arguments: [
      (1, 0, 0, 1, true), (2, 0, 0, 0.5, true), (-1, 0, 0, 1, false), (1, 0, 0, -1, false), (-1, 0, 0, -1, false),
      (0, 0, 0, 1, false), (1, 0, 0, 0, false), (1, 0.1, 0, 1, false), (1, 0, 0.1, 1, false), (0, 1, -1, 0, false),
    ] as [(Double, Double, Double, Double, Bool)])
  func mapsOfRectangles(a: Double, b: Double, c: Double, d: Double, keeps: Bool) {
    #expect(PictureTransform(a: a, b: b, c: c, d: d, tx: 3, ty: 4).keepsRectangles == keeps)
  }

  /// "Its corners round where a radius says so; at most half a side", the shorter one.
  @Test(
    arguments: [
      (40, 20, 0, nil), (40, 20, -1, nil), (40, 20, 5, 5), (40, 20, 10, 10), (40, 20, 11, 10), (40, 20, 100, 10),
      (20, 40, 19, 10), (0, 20, 5, nil), (20, 0, 5, nil),
    ] as [(Double, Double, Double, Double?)])
  func radii(width: Double, height: Double, radius: Double, painted: Double?) {
    let rect = box(1, 2, width, height)
    let round = painted.map { Outline.rounded(rect, radius: $0, corners: .all) }
    #expect(Outline.box(rect, radius: radius) == round ?? .rect(rect))
    #expect(Outline.box(rect, radius: radius, corners: []) == .rect(rect))
  }

  /// A curve of one bending point, in twelve directions: no point of it is a tenth of a pixel from the polygon that is painted for it.
  /// B(t) = (1 - t)²P + 2t(1 - t)Q + t²R.
  @Test(arguments: 0..<12) func polygonsAreNearTheirCurves(direction: Int) {
    let turn = Double(direction) * .pi / 6
    func turned(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: x * cos(turn) - y * sin(turn), y: x * sin(turn) + y * cos(turn))
    }
    for (one, bend, two) in [
      (turned(0, -100), turned(50, 100), turned(100, -100)), (turned(0, 0), turned(0, 60), turned(60, 60)),
      (turned(-300, 5), turned(300, -5), turned(-300, -15)),
    ] {
      let polygon = Outline.path([.move(one), .quad(bend, two)]).polygons(.identity)[0]
      #expect(polygon.first == one && polygon.last == two)
      for place in 0...1_000 {
        let t = Double(place) / 1_000
        let (p, q, r) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
        let point = CGPoint(x: p * one.x + q * bend.x + r * two.x, y: p * one.y + q * bend.y + r * two.y)
        let nearest = zip(polygon, polygon.dropFirst()).map { distance(point, $0, $1) }.min() ?? .infinity
        #expect(nearest < 0.1, "at \(t)")
      }
    }
  }

  /// How far a point is from a line between two others.
  private func distance(_ point: CGPoint, _ one: CGPoint, _ two: CGPoint) -> Double {
    let (x, y) = (Double(two.x - one.x), Double(two.y - one.y))
    let (across, down) = (Double(point.x - one.x), Double(point.y - one.y))
    let share = min(max((across * x + down * y) / (x * x + y * y), 0), 1)
    return hypot(across - share * x, down - share * y)
  }

  /// A circle's area is πr²; what is painted of it in all has its edge in the right place to the twentieth of a pixel.
  @Test(arguments: [1.0, 2.5, 10, 40]) func circles(radius: Double) throws {
    let node = PictureNode(
      .shape(PictureShape(.ellipse(box(50 - radius, 45 - radius, 2 * radius, 2 * radius)), fill: .color(.black))))
    let image = try picture(100, 90, [node]).pixels(scale: 1, fonts: .none)
    let painted = stride(from: 3, to: image.pixels.count, by: 4).reduce(0.0) { $0 + Double(image.pixels[$1]) / 255 }
    #expect(abs(painted - .pi * radius * radius) < 2 * .pi * radius * 0.05)
  }

  /// A hard shadow is its form again, beside it by its offset; a soft one has as much of its colour in all, spread over a wider place.
  @Test(arguments: [0.0, 4]) func shadows(radius: Double) throws {
    let shadow = PictureShape.Shadow(.black, offset: CGSize(width: 30, height: 10), radius: radius)
    let node = PictureNode(.shape(PictureShape(.rect(box(20, 20, 10, 20)), fill: .color(red), shadow: shadow)))
    let image = try picture(100, 80, [node]).pixels(scale: 1, fonts: .none)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(image.pixels[(y * 100 + x) * 4..<(y * 100 + x) * 4 + 4]) }
    #expect(pixel(25, 30) == [255, 0, 0, 255])
    var (sum, far) = (0.0, 0.0)
    for y in 0..<80 {
      for x in 31..<100 {
        let alpha = Double(pixel(x, y)[3]) / 255
        #expect(pixel(x, y)[0] == 0)
        sum += alpha
        if !(50..<60).contains(x) || !(30..<50).contains(y) { far += alpha }
      }
    }
    #expect(abs(sum - 200) < 4)
    #expect((far > 5) == (radius > 0))
  }

  /// GIF89a: numbers of two bytes, the lower one first; a picture stays for hundredths of a second.
  @Test(arguments: [(1, 1, 0.01), (255, 1, 2.55), (256, 1, 2.56), (2, 300, 3), (1_000, 513, 600)])
  func numbersOfAFilm(width: Int, height: Int, seconds: Double) throws {
    var film = try GIFFile(width: width, height: height)
    film.add(
      PixelImage(width: width, height: height, pixels: [UInt8](repeating: 255, count: 4 * width * height)),
      seconds: seconds)
    let file = film.file
    func number(_ place: Int) -> Int { Int(file[place]) + 256 * Int(file[place + 1]) }
    #expect(number(6) == width && number(8) == height)
    let control = try #require((0..<file.count - 3).first { file[$0] == 0x21 && file[$0 + 1] == 0xF9 })
    #expect(number(control + 4) == Int((seconds * 100).rounded()))
    // What follows is the picture's place and its size.
    #expect(file[control + 8] == 0x2C && number(control + 9) == 0 && number(control + 11) == 0)
    #expect(number(control + 13) == width && number(control + 15) == height)
  }
}
