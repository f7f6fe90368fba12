// The painter: pixels that follow from arithmetic, and files another program's rules of PNG accept.
import Foundation
import Picture
import Testing

@Suite struct PixelTests {
  /// Red, green, blue and alpha of a pixel.
  private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [UInt8] {
    let place = (y * image.width + x) * 4
    return Array(image.pixels[place..<(place + 4)])
  }

  @Test func aRectangleCoversItsPixelsAndHalfOfThoseItEndsIn() throws {
    let image = try picture(4, 4, [filled(box(1, 1, 1.5, 2), red)]).pixels(scale: 1, fonts: .none)
    #expect(pixel(image, 0, 1) == [0, 0, 0, 0])
    #expect(pixel(image, 1, 1) == [255, 0, 0, 255])
    #expect(pixel(image, 2, 1)[0] == 255)
    #expect((126...129).contains(pixel(image, 2, 1)[3]))
    #expect(pixel(image, 3, 1)[3] == 0)
  }

  @Test(arguments: [1.0, 2, 3]) func theScaleIsPixelsPerPoint(scale: Double) throws {
    let image = try picture(10, 5, [filled(box(5, 0, 5, 5), blue)]).pixels(scale: scale, fonts: .none)
    #expect(image.width == Int(10 * scale))
    #expect(image.height == Int(5 * scale))
    #expect(pixel(image, Int(5 * scale) - 1, 0)[3] == 0)
    #expect(pixel(image, Int(5 * scale), 0) == [0, 0, 255, 255])
  }

  /// A circle of radius 40 covers π·40² pixels.
  @Test func aCircleHasItsArea() throws {
    let circle = PictureNode(.shape(PictureShape(.ellipse(box(10, 10, 80, 80)), fill: .color(.black))))
    let image = try picture(100, 100, [circle]).pixels(scale: 1, fonts: .none)
    let area = stride(from: 3, to: image.pixels.count, by: 4).reduce(0.0) { $0 + Double(image.pixels[$1]) / 255 }
    #expect(abs(area - Double.pi * 1600) < 12)
  }

  /// Round corners of radius r leave out (4 − π)·r² of the rectangle.
  @Test(arguments: [10.0, 25]) func roundCornersLeaveOutTheirShare(radius: Double) throws {
    let card = PictureNode(.shape(PictureShape(.box(box(0, 0, 100, 80), radius: radius), fill: .color(.black))))
    let image = try picture(100, 80, [card]).pixels(scale: 1, fonts: .none)
    let area = stride(from: 3, to: image.pixels.count, by: 4).reduce(0.0) { $0 + Double(image.pixels[$1]) / 255 }
    #expect(abs(area - (8000 - (4 - Double.pi) * radius * radius)) < 8)
  }

  /// A round corner leaves out the very corner, and no other one does; upper corners first, left before right.
  @Test(
    arguments: [
      ([], [255, 255, 255, 255]), (.topLeft, [0, 255, 255, 255]), (.topRight, [255, 0, 255, 255]),
      (.bottomLeft, [255, 255, 0, 255]), (.bottomRight, [255, 255, 255, 0]), (.all, [0, 0, 0, 0]),
      ([.topLeft, .bottomRight], [0, 255, 255, 0]),
    ] as [(PictureCorners, [UInt8])]) func eachCornerByItself(corners: PictureCorners, alphas: [UInt8]) throws
  {
    let card = PictureNode(
      .shape(PictureShape(.box(box(0, 0, 20, 20), radius: 8, corners: corners), fill: .color(.black))))
    let image = try picture(20, 20, [card]).pixels(scale: 1, fonts: .none)
    #expect([(0, 0), (19, 0), (0, 19), (19, 19)].map { pixel(image, $0.0, $0.1)[3] } == alphas)
  }

  /// A line 4 wide along a square of 8 fills what lies between squares of 12 and 4, corners and all.
  @Test func aLineHasSquareCorners() throws {
    let frame = PictureNode(.shape(PictureShape(.rect(box(4, 4, 8, 8)), stroke: PictureShape.Stroke(.black, width: 4))))
    let image = try picture(16, 16, [frame]).pixels(scale: 1, fonts: .none)
    for row in 0..<16 {
      for column in 0..<16 {
        let isOutside = ![row, column].allSatisfy((2..<14).contains)
        let isInside = [row, column].allSatisfy((6..<10).contains)
        #expect(pixel(image, column, row)[3] == (isOutside || isInside ? 0 : 255), "\(column), \(row)")
      }
    }
  }

  /// A line 8 wide along a circle of radius 40 covers π·(44² − 36²) pixels, and none beyond 44 points and a pixel of its middle.
  @Test func aLineAlongACircleIsSmooth() throws {
    let ring = PictureNode(
      .shape(PictureShape(.ellipse(box(10, 10, 80, 80)), stroke: PictureShape.Stroke(.black, width: 8))))
    let image = try picture(100, 100, [ring]).pixels(scale: 1, fonts: .none)
    let area = stride(from: 3, to: image.pixels.count, by: 4).reduce(0.0) { $0 + Double(image.pixels[$1]) / 255 }
    #expect(abs(area - Double.pi * (44 * 44 - 36 * 36)) < 20)
    for row in 0..<100 {
      for column in 0..<100 where hypot(Double(column) - 49.5, Double(row) - 49.5) > 45 {
        #expect(pixel(image, column, row)[3] == 0, "\(column), \(row)")
      }
    }
  }

  /// Two lines 4 wide that meet at a right angle, standing on their corner, end in a point √8 above it; where the angle is sharper than the
  /// limit of 4 widths, they end straight across.
  @Test(
    arguments: [(8.0, 255...255, 0...8), (1.5, 0...0, 0...0)] as [(Double, ClosedRange<UInt8>, ClosedRange<UInt8>)])
  func aCornerHasAPoint(across: Double, at: ClosedRange<UInt8>, above: ClosedRange<UInt8>) throws {
    let corner = Outline.lines([
      CGPoint(x: 20.5 - across, y: 18), CGPoint(x: 20.5, y: 10), CGPoint(x: 20.5 + across, y: 18),
    ])
    let shape = PictureShape(corner, stroke: PictureShape.Stroke(.black, width: 4))
    let image = try picture(41, 20, [PictureNode(.shape(shape))]).pixels(scale: 1, fonts: .none)
    #expect(at.contains(pixel(image, 20, 8)[3]))
    #expect(above.contains(pixel(image, 20, 6)[3]))
  }

  @Test func aTranslucentGroupIsFaintAsAWhole() throws {
    let group = PictureNode(
      .group(PictureGroup([filled(box(0, 0, 4, 4), red), filled(box(0, 0, 4, 4), blue)], opacity: 0.5)))
    let image = try picture(4, 4, [filled(box(0, 0, 4, 4), .white), group]).pixels(scale: 1, fonts: .none)
    // Blue hides red; half of it over white is (127, 127, 255).
    let seen = pixel(image, 2, 2)
    #expect((126...129).contains(seen[0]))
    #expect((126...129).contains(seen[1]))
    #expect(seen[2] >= 254)
  }

  /// An opacity of 0.999 is 255 of 255 in whole numbers, one of 0.5 is 128: what lies below shows as much as is left.
  @Test(arguments: [(0.999, 255, 0), (0.5, 128, 127), (0.2, 51, 204), (0, 0, 255), (0.001, 0, 255)])
  func aGroupHidesAsMuchAsItIsOpaque(opacity: Double, alpha: Int, left: Int) throws {
    let group = PictureNode(.group(PictureGroup([filled(box(0, 0, 2, 2), .black)], opacity: opacity)))
    let alone = try picture(2, 2, [group]).pixels(scale: 1, fonts: .none)
    #expect(pixel(alone, 1, 1) == [0, 0, 0, UInt8(alpha)])
    let above = try picture(2, 2, [filled(box(0, 0, 2, 2), .white), group]).pixels(scale: 1, fonts: .none)
    #expect(pixel(above, 1, 1).prefix(3).allSatisfy { Int($0) == left })
  }

  /// Groups in groups are painted to a depth of 512, at which no reader of these pictures runs out of its stack.
  @Test(arguments: [(0, true), (511, true), (512, false), (600, false)])
  func groupsAreSeenToADepth(groups: Int, isSeen: Bool) throws {
    var node = filled(box(0, 0, 20, 20), red, name: "inmost")
    for _ in 0..<groups { node = PictureNode(.group(PictureGroup([node]))) }
    let deep = picture(20, 20, [node])
    #expect(pixel(try deep.pixels(scale: 1, fonts: .none), 9, 9)[3] == (isSeen ? 255 : 0))
    #expect(try deep.svg().contains("<rect") == isSeen)
    #expect(node.color(at: CGPoint(x: 9, y: 9), over: .white) == (isSeen ? red : .white))
    #expect(PictureDifference(picture(20, 20, []), deep).lines.isEmpty != isSeen)
    let around = groups == 0 ? .group(PictureGroup([node])) : node.content
    let colors = PictureColors(picture(20, 20, [PictureNode(around, name: "around", kind: "UIView")]))
    #expect(colors.parts.map(\.colors) == [isSeen ? ["#ff0000"] : []])
  }

  @Test func nothingBeyondAClipIsPainted() throws {
    let group = PictureNode(.group(PictureGroup([filled(box(0, 0, 10, 10), red)], clip: .rect(box(2, 2, 3, 3)))))
    let image = try picture(10, 10, [group]).pixels(scale: 1, fonts: .none)
    let painted = stride(from: 3, to: image.pixels.count, by: 4).count { image.pixels[$0] > 0 }
    #expect(painted == 9)
    #expect(pixel(image, 4, 4) == [255, 0, 0, 255])
    #expect(pixel(image, 5, 5)[3] == 0)
  }

  /// A quarter turn about the origin sends (x, y) to (−y, x).
  @Test func aTurnedGroupIsTurned() throws {
    let turn = PictureTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
    let group = PictureNode(.group(PictureGroup([filled(box(0, 0, 4, 2), red)], transform: turn)))
    let image = try picture(10, 10, [group]).pixels(scale: 1, fonts: .none)
    #expect(pixel(image, 9, 0)[3] == 255)
    #expect(pixel(image, 8, 3)[3] == 255)
    #expect(pixel(image, 7, 0)[3] == 0)
    #expect(pixel(image, 9, 4)[3] == 0)
  }

  /// What is no number makes a map change nothing: each of its six in turn.
  @Test(arguments: [Double.nan, .infinity, -.infinity]) func aMapOfNoNumbersChangesNothing(value: Double) {
    for place in 0..<6 {
      var six = [2.0, 3, 4, 5, 6, 7]
      six[place] = value
      let map = PictureTransform(a: six[0], b: six[1], c: six[2], d: six[3], tx: six[4], ty: six[5])
      #expect(map == .identity)
      #expect(map.map(CGPoint(x: 11, y: 13)) == CGPoint(x: 11, y: 13))
    }
  }

  /// SVG 1.1, 13.2.4: offsets are in the range 0 to 1, and others are taken for the nearest of these.
  @Test(
    arguments: [
      (-0.5, 0), (0, 0), (0.25, 0.25), (1, 1), (1.5, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0),
    ] as [(Double, Double)])
  func stopsLieBetweenTheEnds(given: Double, taken: Double) {
    #expect(PictureGradient.Stop(given, red).offset == taken)
  }

  @Test func aGradientRunsFromOneColourToTheOther() throws {
    let gradient = PictureGradient([.init(0, .black), .init(1, .white)], from: .zero, to: CGPoint(x: 100, y: 0))
    let image = try picture(
      100, 1, [PictureNode(.shape(PictureShape(.rect(box(0, 0, 100, 1)), fill: .gradient(gradient))))]
    ).pixels(scale: 1, fonts: .none)
    for x in [0, 25, 50, 75, 99] { #expect(abs(Int(pixel(image, x, 0)[0]) - Int((Double(x) + 0.5) * 2.55)) <= 1) }
  }

  /// The written file, read by the rules of the format: signature, lengths and the same pixels.
  @Test(arguments: [true, false]) func aFileGivesItsPixelsBack(isOpaque: Bool) throws {
    var nodes = [words("Hello", x: 3, y: 18), filled(box(20, 4, 9, 9), blue.faded(0.4))]
    if isOpaque { nodes.insert(filled(box(0, 0, 60, 30), .white), at: 0) }
    let image = try picture(60, 30, nodes).pixels(scale: 2, fonts: .none)
    let file = try image.png()
    #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(file[25] == (isOpaque ? 2 : 6))
    #expect(try PixelImage(png: file) == image)
    #expect(try image.png() == file)
  }

  @Test func whatIsNoPictureIsRefused() {
    for bytes in [[], [1, 2, 3], Array("GIF89a".utf8), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]] as [[UInt8]] {
      #expect(throws: PictureError.self) { try PixelImage(png: bytes) }
      #expect(throws: PictureError.self) { try FontFile(bytes) }
    }
  }

  /// Bad geometry is a picture or an error, and ends.
  @Test(arguments: [
    box(-1e6, -1e6, 2e6, 2e6), box(0, 0, 1_000_000, 1_000_000), box(.nan, 0, 5, 5), box(0, 0, .infinity, 5),
    box(0, 0, 0, 0), box(1e300, 0, 1, 1),
  ]) func badGeometryIsSurvived(rect: CGRect) throws {
    for outline in [Outline.rect(rect), .ellipse(rect), .box(rect, radius: 12)] {
      let shape = PictureShape(
        outline, fill: .color(red), stroke: PictureShape.Stroke(blue, width: 2, dash: [3, 3]),
        shadow: PictureShape.Shadow(.black, offset: .zero, radius: 9))
      let image = try picture(20, 20, [PictureNode(.shape(shape))]).pixels(scale: 1, fonts: .none)
      #expect(image.width == 20)
    }
  }

  @Test func tooManyPixelsAreAnError() {
    #expect(throws: PictureError.self) { try picture(90_000, 90_000, []).pixels(scale: 1, fonts: .none) }
  }

  /// Without a font words are bars: as long as the words, and nothing where the blank is.
  @Test func wordsWithoutAFontAreBars() throws {
    let image = try picture(100, 30, [words("ab cd", x: 10)]).pixels(scale: 1, fonts: .none)
    let row = 20 - 4
    #expect((0..<100).filter { pixel(image, $0, row)[3] == 255 } == Array(10..<30) + Array(40..<60))
  }
}
