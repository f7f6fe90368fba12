// The picture in characters, and what two pictures differ in.
import Foundation
import Picture
import Testing

@Suite struct TextPictureTests {
  @Test func wordsStandWhereTheyAreAndBoxesAreOutlined() throws {
    // 160 points in 16 columns: a cell is 10×20.
    let drawn = try picture(
      160, 100,
      [
        filled(box(0, 0, 160, 100), .white), filled(box(20, 20, 100, 60), PictureColor(white: 0.5)),
        words("Title", x: 40, y: 56),
      ]
    ).text(columns: 16)
    #expect(drawn == "\n  ┌────────┐\n  │ Title  │\n  └────────┘\n\n")
  }

  @Test func whatLiesBehindIsHidden() throws {
    let drawn = try picture(160, 40, [words("secret", y: 15), filled(box(0, 0, 160, 40), .white)]).text(columns: 16)
    #expect(!drawn.contains("secret"))
  }

  @Test func controlCharactersNeverReachATerminal() throws {
    let drawn = try picture(320, 40, [words("a\u{1B}[31mb\u{07}\u{202E}", y: 15)]).text(columns: 32)
    #expect(drawn.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    #expect(!drawn.unicodeScalars.contains("\u{202E}"))
  }
}

@Suite struct PictureDifferenceTests {
  private func screen(title: String = "Home", x: Double = 10, isOn: Bool = true) -> Picture {
    var nodes = [words(title, name: "title"), filled(box(x, 30, 20, 20), red, name: "button")]
    if isOn { nodes.append(filled(box(50, 30, 5, 5), green, name: "dot")) }
    return picture(100, 100, [PictureNode(.group(PictureGroup(nodes)), name: "window")])
  }

  @Test func picturesThatAreAlikeHaveNoDifference() {
    #expect(PictureDifference(screen(), screen()).lines == [])
  }

  @Test func differencesAreToldByName() {
    let words = PictureDifference(screen(), screen(title: "House")).lines
    #expect(words.count == 1)
    #expect(words.first?.hasPrefix("~ window/title: \"Home\"") == true)
    let moved = PictureDifference(screen(), screen(x: 14)).lines
    #expect(moved == ["~ window/button: (10, 30; 20×20), #ff0000 → (14, 30; 20×20), #ff0000"])
    #expect(PictureDifference(screen(), screen(isOn: false)).lines == ["- window/dot: (50, 30; 5×5), #00ff00"])
    #expect(PictureDifference(screen(isOn: false), screen()).lines == ["+ window/dot: (50, 30; 5×5), #00ff00"])
  }

  @Test func pixelsAreCountedWithinTheirBox() throws {
    let one = try picture(10, 10, [filled(box(0, 0, 10, 10), .white)]).pixels(scale: 1, fonts: .none)
    let two = try picture(10, 10, [filled(box(0, 0, 10, 10), .white), filled(box(2, 3, 4, 2), red)]).pixels(
      scale: 1, fonts: .none)
    #expect(PictureDifference(one, one).lines == [])
    #expect(PictureDifference(one, two).lines == ["8 of 100 pixels, within (2, 3) to (5, 4)"])
    #expect(PictureDifference(one, two, tolerance: 255).lines == [])
  }
}
