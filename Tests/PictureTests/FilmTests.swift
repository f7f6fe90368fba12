// Films: what is between two pictures, and files of moving pictures as any reader of GIF sees them.
import Foundation
import Testing

@testable import Picture

@Suite struct FilmTests {
  private static func box(_ name: String, _ x: Double, _ color: PictureColor, width: Double = 10) -> PictureNode {
    PictureNode(
      .shape(PictureShape(.rect(CGRect(x: x, y: 0, width: width, height: 10)), fill: .color(color))), name: name)
  }

  private static func picture(_ nodes: [PictureNode]) -> Picture {
    Picture(size: CGSize(width: 100, height: 10), title: "", nodes: nodes)
  }

  // MARK: Between

  /// What both have is on its way: a quarter of the way from 0 to 40 is 10, from 10 to 30 wide is 15, from black to white a
  /// quarter of 255.
  @Test func whatBothHaveMoves() {
    let one = Self.picture([Self.box("a", 0, .black)])
    let two = Self.picture([Self.box("a", 40, .white, width: 30)])
    #expect(one.blended(with: two, 0.25) == [Self.box("a", 10, PictureColor(white: 0.25), width: 15)])
    #expect(one.blended(with: two, 0) == one.nodes && one.blended(with: two, 1) == two.nodes)
    #expect(one.blended(with: two, .nan) == two.nodes && one.blended(with: two, 7) == two.nodes)
  }

  /// What comes fades in over what goes, where that lay; twins are told apart by their order. What goes alone fades out.
  @Test func whatOneHasFades() {
    let one = Self.picture([Self.box("a", 0, .black), Self.box("b", 0, .black), Self.box("a", 10, .black)])
    let two = Self.picture([Self.box("a", 0, .black), Self.box("c", 0, .white), Self.box("a", 30, .black)])
    func faded(_ node: PictureNode, _ opacity: Double) -> PictureNode {
      PictureNode(.group(PictureGroup([node], opacity: opacity)), name: node.name)
    }
    #expect(
      one.blended(with: two, 0.25) == [
        Self.box("a", 0, .black), Self.box("b", 0, .black), faded(Self.box("c", 0, .white), 0.25),
        Self.box("a", 15, .black),
      ])
    #expect(
      one.blended(with: Self.picture([Self.box("a", 0, .black), Self.box("a", 10, .black)]), 0.25) == [
        Self.box("a", 0, .black), faded(Self.box("b", 0, .black), 0.75), Self.box("a", 10, .black),
      ])
  }

  /// Groups move with what is in them; a text that stays moves, one that changes fades.
  @Test func groupsAndTexts() throws {
    func text(_ string: String, _ x: Double) -> PictureNode {
      PictureNode(.text(PictureText(string, x: x, y: 5, ends: [5, 10], size: 10, color: .black)), name: "t")
    }
    func group(_ child: PictureNode, _ x: Double, _ opacity: Double) -> PictureNode {
      PictureNode(.group(PictureGroup([child], transform: .shift(x, 0), opacity: opacity)), name: "g")
    }
    let moved = Self.picture([group(text("ab", 0), 0, 1)])
      .blended(with: Self.picture([group(text("ab", 20), 10, 0.5)]), 0.5)
    #expect(moved == [group(text("ab", 10), 5, 0.75)])
    let changed = Self.picture([text("ab", 0)]).blended(with: Self.picture([text("cd", 0)]), 0.5)
    #expect(changed.count == 2)
  }

  // MARK: Files

  /// A reader by the specification, which knows nothing of the writer: the pictures in full, and how long each stays.
  private static func read(_ file: [UInt8]) throws -> [(pixels: [[UInt8]], hundredths: Int)] {
    func short(_ place: Int) -> Int { Int(file[place]) | Int(file[place + 1]) << 8 }
    try #require(String(decoding: file[..<6], as: UTF8.self) == "GIF89a")
    let (width, height) = (short(6), short(8))
    try #require(file[10] & 0x80 == 0, "no colours for all")
    var (place, hundredths) = (13, 0)
    var canvas = [[UInt8]](repeating: [0, 0, 0], count: width * height)
    var pictures: [(pixels: [[UInt8]], hundredths: Int)] = []
    func blocks(_ place: inout Int) -> [UInt8] {
      var data: [UInt8] = []
      while file[place] != 0 {
        data += file[(place + 1)...(place + Int(file[place]))]
        place += Int(file[place]) + 1
      }
      place += 1
      return data
    }
    while file[place] != 0x3B {
      if file[place] == 0x21 {
        if file[place + 1] == 0xF9 { hundredths = short(place + 4) }
        place += 2
        _ = blocks(&place)
        continue
      }
      try #require(file[place] == 0x2C)
      let (left, top, across, down) = (short(place + 1), short(place + 3), short(place + 5), short(place + 7))
      let count = 2 << Int(file[place + 9] & 7)
      let colors = (0..<count).map { Array(file[(place + 10 + 3 * $0)..<(place + 13 + 3 * $0)]) }
      place += 10 + 3 * count
      let bits = Int(file[place])
      place += 1
      let places = unpacked(blocks(&place), bits: bits)
      try #require(places.count == across * down)
      for (index, color) in places.enumerated() {
        canvas[(top + index / across) * width + left + index % across] = colors[Int(color)]
      }
      pictures.append((canvas, hundredths))
    }
    try #require(place == file.count - 1)
    return pictures
  }

  private static func unpacked(_ data: [UInt8], bits: Int) -> [UInt8] {
    let (clear, end) = (1 << bits, 1 << bits + 1)
    var (width, position) = (bits + 1, 0)
    var table: [[UInt8]] = []
    var (last, out): ([UInt8]?, [UInt8]) = (nil, [])
    while position + width <= data.count * 8 {
      var code = 0
      for bit in 0..<width where data[(position + bit) / 8] >> ((position + bit) % 8) & 1 == 1 { code |= 1 << bit }
      position += width
      if code == end { return out }
      if code == clear {
        table = (0..<clear).map { [UInt8($0)] } + [[], []]
        width = bits + 1
        last = nil
        continue
      }
      guard let before = last else {
        out += table[code]
        last = table[code]
        continue
      }
      let text = code < table.count ? table[code] : before + [before[0]]
      out += text
      if table.count < 4096 { table.append(before + [text[0]]) }
      if table.count == 1 << width, width < 12 { width += 1 }
      last = text
    }
    return []
  }

  private static func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> PixelImage {
    PixelImage(
      width: width, height: height,
      pixels: (0..<width * height).flatMap { color($0 % width, $0 / width) })
  }

  /// Pictures of few colours come back as they were, whatever their patterns: even ones, stripes, and noise that fills the table
  /// of codes several times.
  @Test(arguments: [(1, 1), (7, 5), (64, 48), (200, 150)]) func fewColorsStay(width: Int, height: Int) throws {
    var seed: UInt64 = 9
    func dice() -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33)
    }
    let inks: [[UInt8]] = [
      [0, 0, 0, 255], [255, 255, 255, 255], [200, 16, 32, 255], [8, 100, 240, 255], [64, 64, 64, 255],
    ]
    let images = [
      Self.image(width, height) { _, _ in inks[1] }, Self.image(width, height) { x, _ in inks[x % 2] },
      Self.image(width, height) { _, _ in inks[dice() % inks.count] },
      Self.image(width, height) { x, y in inks[(x + y) % inks.count] },
    ]
    var film = try GIFFile(width: width, height: height)
    for (index, image) in images.enumerated() { film.add(image, seconds: Double(index + 1) / 100) }
    let read = try Self.read(film.file)
    #expect(read.map(\.hundredths) == [1, 2, 3, 4])
    for (picture, image) in zip(read, images) {
      let expected = (0..<width * height).map { Array(image.pixels[4 * $0..<4 * $0 + 3]) }
      #expect(picture.pixels == expected)
    }
  }

  /// Only what changed is written again; a picture that is the same still stays.
  @Test func whatStaysIsNotWrittenAgain() throws {
    let plain = Self.image(100, 100) { _, _ in [255, 255, 255, 255] }
    let dot = Self.image(100, 100) { x, y in x == 40 && y == 60 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    var film = try GIFFile(width: 100, height: 100)
    film.add(plain, seconds: 1)
    let first = film.file.count
    film.add(dot, seconds: 1)
    film.add(dot, seconds: 2)
    #expect(film.file.count - first < 100)
    let read = try Self.read(film.file)
    #expect(
      read[2].pixels[60 * 100 + 40] == [0, 0, 0] && read[2].pixels[0] == [255, 255, 255] && read[2].hundredths == 200)
  }

  /// More than 256 colours become their neighbours: a ramp of 64 × 64 of them, each within a sixteenth of what it was.
  @Test func manyColorsBecomeNeighbours() throws {
    let ramp = Self.image(64, 64) { x, y in [UInt8(x * 4), UInt8(y * 4), 128, 255] }
    var film = try GIFFile(width: 64, height: 64)
    film.add(ramp, seconds: 1)
    let read = try Self.read(film.file)
    let worst = (0..<64 * 64).map { place in
      (0..<3).map { abs(Int(read[0].pixels[place][$0]) - Int(ramp.pixels[4 * place + $0])) }.max() ?? 255
    }.max()
    #expect(try #require(worst) <= 16)
  }

  /// What is translucent lies on white: half of black is a middle grey.
  @Test func translucentOnWhite() throws {
    var film = try GIFFile(width: 2, height: 1)
    film.add(Self.image(2, 1) { x, _ in [0, 0, 0, x == 0 ? 128 : 0] }, seconds: 1)
    #expect(try Self.read(film.file)[0].pixels == [[127, 127, 127], [255, 255, 255]])
  }

  @Test func sizesAFileCannotHave() {
    for (width, height) in [(0, 1), (1, 0), (65_536, 1)] {
      #expect(throws: PictureError.noSize(title: "film", width: Double(width), height: Double(height))) {
        try GIFFile(width: width, height: height)
      }
    }
  }
}
