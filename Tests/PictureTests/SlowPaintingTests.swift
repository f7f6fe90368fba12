// What is painted, worked out a second time in the slow and obvious way, on hundreds of forms and scenes made from a seed.
import Foundation
import Testing

@testable import Picture

/// Numbers that are the same in every run (Knuth's MMIX).
private struct Dice {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
  mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * Double(next(10_000)) / 10_000 }
}

@Suite struct SlowPaintingTests {
  private static let pixelBox = PixelBox(left: 3, top: -2, right: 23, bottom: 14)

  /// The share of each pixel within a triangle: thin stripes, each cut at the triangle's edges.
  private func share(_ corners: [CGPoint], _ x: Int, _ y: Int) -> Double {
    let stripes = 64
    var sum = 0.0
    for stripe in 0..<stripes {
      let height = Double(y) + (Double(stripe) + 0.5) / Double(stripes)
      var cuts: [Double] = []
      for (one, two) in zip(corners, corners.dropFirst() + [corners[0]])
      where (Double(one.y) > height) != (Double(two.y) > height) {
        cuts.append(Double(one.x) + (height - Double(one.y)) / Double(two.y - one.y) * Double(two.x - one.x))
      }
      guard cuts.count == 2 else { continue }
      sum += max(0, min(Double(x + 1), cuts.max() ?? 0) - max(Double(x), cuts.min() ?? 0)) / Double(stripes)
    }
    return sum
  }

  /// Triangles in a box and across its ends and sides: every pixel as much as lies in it.
  @Test(arguments: 0..<60) func trianglesCoverWhatLiesInThem(seed: Int) {
    var dice = Dice(state: UInt64(seed * 77 + 1))
    let corners = (0..<3).map { _ in CGPoint(x: dice.between(-9, 35), y: dice.between(-8, 20)) }
    var sum = CoverageSum(Self.pixelBox)
    sum.add([corners])
    let covered = sum.coverage(isEvenOdd: seed.isMultiple(of: 2))
    #expect(covered.box == Self.pixelBox && covered.values.count == 20 * 16)
    for y in -2..<14 {
      for x in 3..<23 { #expect(abs(Double(covered[x, y]) - share(corners, x, y) * 255) < 4, "\(seed): \(x), \(y)") }
    }
    for (x, y) in [(2, 0), (23, 0), (5, -3), (5, 14)] { #expect(covered[x, y] == 0) }
  }

  /// Squares in each other: with the even-odd rule every second one is a hole, else those that turn the other way.
  @Test(
    arguments: [
      (false, false, [255, 255, 255]), (true, false, [255, 0, 255]), (false, true, [255, 0, 255]),
      (true, true, [255, 0, 255]),
    ] as [(Bool, Bool, [UInt8])])
  func squaresInEachOther(isEvenOdd: Bool, isTurned: Bool, expected: [UInt8]) {
    func square(_ inset: Double, _ isTurned: Bool) -> [CGPoint] {
      let corners = [
        (4 + inset, 0 + inset), (16 - inset, 0 + inset), (16 - inset, 12 - inset), (4 + inset, 12 - inset),
      ]
      let points = corners.map { CGPoint(x: $0.0, y: $0.1) }
      return isTurned ? points.reversed() : points
    }
    var sum = CoverageSum(Self.pixelBox)
    sum.add([square(0, false), square(2, isTurned), square(4, false)])
    let covered = sum.coverage(isEvenOdd: isEvenOdd)
    #expect([5, 7, 9].map { covered[$0, 6] } == expected)
    #expect(covered[3, 6] == 0 && covered[16, 6] == 0 && covered[10, 12] == 0)
  }

  /// Boxes: the pixels a rectangle touches, what two have in common, and coordinates no picture has.
  @Test func boxesOfPixels() {
    func touching(_ rect: CGRect, _ margin: Double = 0) -> [Int] {
      let box = PixelBox(touching: rect, margin: margin)
      return [box.left, box.top, box.right, box.bottom]
    }
    #expect(touching(CGRect(x: 1.2, y: 2.8, width: 3, height: 4)) == [1, 2, 5, 7])
    #expect(touching(CGRect(x: 1, y: 2, width: 3, height: 4), 1.5) == [-1, 0, 6, 8])
    #expect(
      touching(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) == [-10_000_000, -10_000_000, 10_000_000, 10_000_000])
    let one = PixelBox(left: 0, top: 1, right: 5, bottom: 6)
    #expect(
      one.intersection(PixelBox(left: 2, top: -1, right: 9, bottom: 4))
        == PixelBox(left: 2, top: 1, right: 5, bottom: 4))
    for (right, bottom, isEmpty) in [(0, 6, true), (1, 6, false), (5, 1, true), (5, 2, false), (-1, 6, true)] {
      let box = PixelBox(left: 0, top: 1, right: right, bottom: bottom)
      #expect(box.isEmpty == isEmpty && box.width == max(0, right) && box.height == bottom - 1)
    }
  }

  /// Three averages along each row and column, of a window with the radius of 0.94 deviations; nothing lies outside.
  @Test(arguments: [(0.4, 0), (0.6, 1), (1, 1), (2.3, 2), (4, 4)]) func softenedCoverage(deviation: Double, radius: Int)
  {
    var dice = Dice(state: 5)
    let box = PixelBox(left: 0, top: 0, right: 9, bottom: 7)
    let coverage = Coverage(box: box, values: (0..<63).map { _ in UInt8(dice.next(256)) })
    var expected = coverage.values.map(Int.init)
    for _ in 0..<(radius > 0 ? 3 : 0) {
      for isAcross in [true, false] {
        let before = expected
        for y in 0..<7 {
          for x in 0..<9 {
            let window = (-radius...radius).map { isAcross ? (x + $0, y) : (x, y + $0) }
            let inside = window.filter { (0..<9).contains($0.0) && (0..<7).contains($0.1) }
            expected[y * 9 + x] = inside.reduce(0) { $0 + before[$1.1 * 9 + $1.0] } / (2 * radius + 1)
          }
        }
      }
    }
    #expect(coverage.blurred(deviation).values.map(Int.init) == expected)
  }

  @Test func whatBothCover() {
    let one = Coverage(box: PixelBox(left: 0, top: 0, right: 2, bottom: 2), values: [255, 100, 50, 0])
    let two = Coverage(box: PixelBox(left: 1, top: -1, right: 3, bottom: 2), values: [1, 2, 128, 4, 255, 6])
    let both = one.multiplied(by: two)
    #expect(both.box == PixelBox(left: 1, top: 0, right: 2, bottom: 2) && both.values == [50, 0])
    #expect(one.multiplied(by: nil).values == one.values)
    #expect(
      one.multiplied(by: Coverage(box: PixelBox(left: 5, top: 5, right: 6, bottom: 6), values: [255])).values.isEmpty)
  }

  // MARK: Scenes

  /// Premultiplied parts of 0…1 over each other (Porter and Duff 1984).
  private static func over(_ above: [Double], _ below: [Double]) -> [Double] {
    (0..<4).map { above[$0] + below[$0] * (1 - above[3]) }
  }

  private static func seen(_ node: PictureNode, _ x: Double, _ y: Double, _ below: [Double]) -> [Double] {
    switch node.content {
    case .text: return below
    case .shape(let shape):
      guard case .rect(let rect) = shape.outline, case .color(let color)? = shape.fill,
        rect.contains(CGPoint(x: x, y: y))
      else { return below }
      let alpha = Double(color.alpha) / 255
      return over([color.red, color.green, color.blue].map { Double($0) / 255 * alpha } + [alpha], below)
    case .group(let group):
      let (inX, inY) = (x - group.transform.tx, y - group.transform.ty)
      if let clip = group.clip, !clip.bounds.contains(CGPoint(x: inX, y: inY)) { return below }
      if group.opacity == 1 { return group.children.reduce(below) { seen($1, inX, inY, $0) } }
      let own = group.children.reduce([0, 0, 0, 0]) { seen($1, inX, inY, $0) }
      return over(own.map { $0 * group.opacity }, below)
    }
  }

  private static func scene(_ dice: inout Dice, depth: Int) -> PictureNode {
    func rect(_ dice: inout Dice) -> CGRect {
      CGRect(x: dice.next(24) - 4, y: dice.next(20) - 4, width: dice.next(14), height: dice.next(12))
    }
    func part(_ dice: inout Dice) -> Double { Double(dice.next(256)) / 255 }
    guard depth < 3, dice.next(3) > 0 else {
      let alpha = dice.next(2) == 0 ? 1 : part(&dice)
      let color = PictureColor(red: part(&dice), green: part(&dice), blue: part(&dice), alpha: alpha)
      return PictureNode(.shape(PictureShape(.rect(rect(&dice)), fill: .color(color))))
    }
    let children = (0...dice.next(4)).map { _ in scene(&dice, depth: depth + 1) }
    return PictureNode(
      .group(
        PictureGroup(
          children, transform: .shift(Double(dice.next(7) - 3), Double(dice.next(7) - 3)),
          opacity: dice.next(2) == 0 ? 1 : part(&dice), clip: dice.next(3) == 0 ? .rect(rect(&dice)) : nil)))
  }

  /// Rectangles of all strengths in groups that are moved, faint and cut off: each pixel is what lies over each other there.
  @Test(arguments: 1...80) func groupsOfRectangles(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let nodes = (0..<4).map { _ in Self.scene(&dice, depth: 0) }
    let image = try picture(20, 16, nodes).pixels(scale: 1, fonts: .none)
    for y in 0..<16 {
      for x in 0..<20 {
        let expected = nodes.reduce([0, 0, 0, 0]) { Self.seen($1, Double(x) + 0.5, Double(y) + 0.5, $0) }
        let pixel = image.pixels[((y * 20 + x) * 4)..<((y * 20 + x) * 4 + 4)].map { Double($0) / 255 }
        for part in 0..<4 {
          let painted = part < 3 ? pixel[part] * pixel[3] : pixel[3]
          #expect(abs(painted - expected[part]) < 4.5 / 255, "\(seed): \(x), \(y)")
        }
      }
    }
  }

  /// A clip that is no upright rectangle: an ellipse lets through as much of what is painted as it would cover itself.
  @Test(
    arguments: [
      Outline.ellipse(box(2, 1, 15, 13)), .box(box(2, 1, 15, 13), radius: 4),
      .path([.move(.zero), .line(CGPoint(x: 20, y: 5)), .line(CGPoint(x: 3, y: 15)), .close]),
    ] as [Outline])
  func clipsOfAnyForm(outline: Outline) throws {
    func alphas(_ node: PictureNode) throws -> [UInt8] {
      let image = try picture(20, 16, [node]).pixels(scale: 1, fonts: .none)
      return stride(from: 3, to: image.pixels.count, by: 4).map { image.pixels[$0] }
    }
    let form = try alphas(PictureNode(.shape(PictureShape(outline, fill: .color(red)))))
    let all = filled(box(0, 0, 20, 16), red)
    #expect(try alphas(PictureNode(.group(PictureGroup([all], clip: outline)))) == form)
    // Twice the same clip: the product. A faint group in it: the half.
    let inner = PictureNode(.group(PictureGroup([all], clip: outline)))
    let twice = try alphas(PictureNode(.group(PictureGroup([inner], clip: outline))))
    for (value, own) in zip(twice.map { Int($0) }, form.map { Int($0) }) { #expect(abs(value - own * own / 255) <= 1) }
    let faint = try alphas(PictureNode(.group(PictureGroup([all], opacity: 0.5, clip: outline))))
    for (value, own) in zip(faint.map { Int($0) }, form.map { Int($0) }) { #expect(abs(value - own / 2) <= 1) }
    #expect(Set(form).count > 3)
  }

  // MARK: Colours at places

  /// Along a line by the share of the way, outwards by the distance; before the first stop its colour, behind the last its own.
  @Test(
    arguments: [
      (false, -5, 0, 0), (false, 10, 0, 0), (false, 25, 0, 50), (false, 40, 9, 100), (false, 60, 0, 150),
      (false, 80, 0, 200), (false, 99, 0, 200),
      (true, 0, 0, 0), (true, 0, 20, 0), (true, 18, 24, 42), (true, 0, -50, 125), (true, 80, 0, 200),
      (true, 200, 0, 200),
    ] as [(Bool, Double, Double, Int)])
  func gradients(isRadial: Bool, x: Double, y: Double, expected: Int) {
    func grey(_ value: Double) -> PictureColor { PictureColor(white: value / 255) }
    let stops: [PictureGradient.Stop] =
      isRadial
      ? [.init(0.2, grey(0)), .init(0.5, grey(125)), .init(0.8, grey(200))]
      : [.init(0.1, grey(0)), .init(0.4, grey(100)), .init(0.4, grey(100)), .init(0.8, grey(200))]
    let gradient = PictureGradient(stops, from: .zero, to: CGPoint(x: 100, y: 0), isRadial: isRadial)
    for map in [PictureTransform.identity, PictureTransform(a: 0, b: 2, c: -2, d: 0, tx: 7, ty: 9)] {
      let place = map.map(CGPoint(x: x, y: y))
      let color = GradientPaint(gradient, map).color(Double(place.x), Double(place.y))
      #expect(abs(Int(color.red) - expected) <= 1 && color.green == color.red && color.alpha == 255)
    }
  }

  /// Whichever way colours run, a painted pixel has that of its middle: also where a row or a column is taken as one.
  @Test(
    arguments: [
      (9.0, 0.0, false), (0, 7, false), (-6, 0, false), (0, -5, false), (9, 7, false), (0, 0, false), (6, 0, true),
      (0, 6, true),
    ])
  func paintedGradients(endX: Double, endY: Double, isRadial: Bool) {
    let box = PixelBox(left: 2, top: 3, right: 11, bottom: 10)
    let stops: [PictureGradient.Stop] = [
      .init(0, PictureColor(white: 0)), .init(0.3, PictureColor(white: 1)), .init(1, PictureColor(white: 0.2)),
    ]
    let gradient = GradientPaint(
      PictureGradient(
        stops, from: CGPoint(x: 3, y: 4), to: CGPoint(x: 3 + endX, y: 4 + endY), isRadial: isRadial), .identity)
    let whole = Coverage(box: box, values: [UInt8](repeating: 255, count: box.width * box.height))
    for clip in [nil, whole] {
      let canvas = PixelCanvas(box)
      canvas.paint(whole, .gradient(gradient), clip: clip, within: box)
      for y in box.top..<box.bottom {
        for x in box.left..<box.right {
          let place = ((y - box.top) * box.width + x - box.left) * 4
          #expect(canvas.pixels[place] == gradient.color(Double(x) + 0.5, Double(y) + 0.5).red, "\(x), \(y)")
        }
      }
    }
  }

  /// Images made smaller: the average of each block, weighed by how strong its pixels are.
  @Test(arguments: 1...20) func reducedImages(seed: Int) {
    var dice = Dice(state: UInt64(seed * 31))
    let (width, height) = (dice.next(12) + 1, dice.next(9) + 1)
    let image = PixelImage(
      width: width, height: height, pixels: (0..<width * height * 4).map { _ in UInt8(dice.next(256)) })
    let (across, down) = (dice.next(width) + 1, dice.next(height) + 1)
    let small = image.reduced(width: across, height: down)
    #expect(small.width == across && small.height == down)
    for y in 0..<down {
      for x in 0..<across {
        var (sums, alpha, count) = ([0.0, 0, 0], 0.0, 0.0)
        for row in (y * height / down)..<((y + 1) * height / down) {
          for column in (x * width / across)..<((x + 1) * width / across) {
            let pixel = image.pixels[((row * width + column) * 4)...].prefix(4).map(Double.init)
            for part in 0..<3 { sums[part] += pixel[part] * pixel[3] }
            (alpha, count) = (alpha + pixel[3], count + 1)
          }
        }
        let pixel = small.pixels[((y * across + x) * 4)...].prefix(4).map(Double.init)
        #expect(abs(pixel[3] - alpha / count) < 0.51)
        for part in 0..<3 where alpha > 0 { #expect(abs(pixel[part] - sums[part] / alpha) < 0.51) }
      }
    }
    #expect(image.reduced(width: 0, height: 0).pixels.count == 4)
  }
}
