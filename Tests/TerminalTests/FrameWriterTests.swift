// What the writer sends, obeyed by a small terminal, always ends in the screen that was asked for.
import Testing

@testable import Terminal

@Suite struct FrameWriterTests {
  @Test func anyScreenFollowsAnyOther() {
    var noise = FixedNoise(state: 7)
    var writer = FrameWriter(colors: .trueColor)
    var terminal = SmallTerminal(columns: 23, rows: 9)
    var screen = Screen(columns: 23, rows: 9)
    for frame in 0..<300 {
      if frame % 50 == 0 { screen = Screen(columns: 23, rows: 9) }
      for _ in 0..<Int.random(in: 0...40, using: &noise) { scribble(on: &screen, &noise) }
      if frame % 70 == 69 { writer.invalidate() }
      terminal.obey(writer.bytes(for: screen))
      #expect(terminal.screen == screen, "frame \(frame)")
    }
  }

  private func scribble(on screen: inout Screen, _ noise: inout FixedNoise) {
    let texts = ["a", "Bc", "日", "本x", "─┼─", "e\u{301}", "👍", " ", "xyz\u{1B}[31m"]
    let styles = [
      Style.plain, Style(.rgb(1, 2, 3)), Style(.standard, on: .rgb(200, 0, 7), [.bold, .underline]),
      Style(.rgb(9, 9, 9), [.inverse, .dim]),
    ]
    screen.write(
      texts.randomElement(using: &noise)!, column: Int.random(in: -2...24, using: &noise),
      row: Int.random(in: 0..<9, using: &noise), style: styles.randomElement(using: &noise)!)
  }

  @Test func nothingChangedWritesNothing() {
    var writer = FrameWriter(colors: .none)
    var screen = Screen(columns: 10, rows: 2)
    screen.write("swivel", column: 0, row: 0)
    #expect(!writer.bytes(for: screen).isEmpty)
    #expect(writer.bytes(for: screen) == [])
  }

  @Test func onlyTheChangedCellIsWrittenInsideASynchronizedFrame() {
    var writer = FrameWriter(colors: .none)
    var screen = Screen(columns: 80, rows: 24)
    _ = writer.bytes(for: screen)
    screen.set("x", column: 4, row: 2)
    let text = String(decoding: writer.bytes(for: screen), as: UTF8.self)
    #expect(text == "\u{1B}[?2026h\u{1B}[3;5H\u{1B}[0mx\u{1B}[?2026l")
  }

  /// ECMA-48: a graphic character moves the cursor on by itself, so that a run of them needs one CUP (`H`). How far a wide or a
  /// marked one moves it is what terminals disagree about (`CellText`): the next is told its place.
  @Test(arguments: [("abc", 1), ("e\u{301}b", 2), ("日b", 2)])
  func theCursorIsPlacedWhereItMayBeElsewhere(_ text: String, _ places: Int) {
    var writer = FrameWriter(colors: .none)
    var screen = Screen(columns: 10, rows: 1)
    screen.write(text, column: 0, row: 0)
    #expect(String(decoding: writer.bytes(for: screen), as: UTF8.self).count { $0 == "H" } == places)
  }

  @Test func aNewSizeDrawsEverything() {
    var writer = FrameWriter(colors: .none)
    _ = writer.bytes(for: Screen(columns: 4, rows: 1))
    var bigger = Screen(columns: 5, rows: 1)
    bigger.write("ab", column: 0, row: 0)
    #expect(String(decoding: writer.bytes(for: bigger), as: UTF8.self).contains("\u{1B}[2J"))
  }

  @Test(arguments: [
    (ColorDepth.none, "\u{1B}[0;1m"), (.palette256, "\u{1B}[0;1;38;5;196m"),
    (.trueColor, "\u{1B}[0;1;38;2;255;0;0m"),
  ])
  func coloursFollowTheDepth(_ depth: ColorDepth, _ expected: String) {
    var writer = FrameWriter(colors: depth)
    var screen = Screen(columns: 4, rows: 1)
    screen.write("x", column: 0, row: 0, style: Style(.rgb(255, 0, 0), [.bold]))
    #expect(String(decoding: writer.bytes(for: screen), as: UTF8.self).contains(expected))
  }

  /// xterm's 256 colours: cube levels 0, 95, 135, 175, 215, 255; greys 8 + 10·n.
  @Test(arguments: [
    (UInt8(0), UInt8(0), UInt8(0), 16), (255, 255, 255, 231), (95, 135, 175, 67), (128, 128, 128, 244),
    (238, 238, 238, 255), (0, 0, 255, 21),
  ])
  func theNearestOf256(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ index: Int) {
    #expect(FrameWriter.paletteIndex(red, green, blue) == index)
  }
}

extension FrameWriterTests {
  /// The 240 colours of xterm that are the same everywhere, from number 16 on.
  private static let palette: [[Int]] = {
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = levels.flatMap { red in levels.flatMap { green in levels.map { [red, green, $0] } } }
    return cube + (0..<24).map { [Int](repeating: 8 + 10 * $0, count: 3) }
  }()

  private static func distance(_ one: [Int], _ other: [Int]) -> Int {
    zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  /// None of the 240 is nearer than the one that is taken: all greys, and five hundred other colours.
  @Test func noneIsNearer() {
    var noise = FixedNoise(state: 11)
    let greys = (0...255).map { [Int](repeating: $0, count: 3) }
    let others = (0..<500).map { _ in (0..<3).map { _ in Int.random(in: 0...255, using: &noise) } }
    let nearGreys = greys.map { [$0[0], min($0[1] + 2, 255), $0[2]] }
    for color in greys + nearGreys + others {
      let index = FrameWriter.paletteIndex(UInt8(color[0]), UInt8(color[1]), UInt8(color[2]))
      let nearest = Self.palette.map { Self.distance($0, color) }.min()
      guard (16...255).contains(index) else {
        Issue.record("\(color): \(index)")
        continue
      }
      #expect(Self.distance(Self.palette[index - 16], color) == nearest, "\(color): \(index)")
    }
  }

  /// ECMA-48's SGR from a reset on: attributes, then the text's colour, then the background's; at the end the terminal's own look.
  @Test(
    arguments: [
      (ColorDepth.none, Style(.rgb(255, 0, 0), on: .rgb(0, 0, 255), [.dim]), "0;2"),
      (.palette256, Style(.rgb(255, 0, 0), on: .rgb(0, 0, 255), [.underline]), "0;4;38;5;196;48;5;21"),
      (.trueColor, Style(.standard, on: .rgb(1, 20, 255), [.inverse]), "0;7;48;2;1;20;255"),
      (.trueColor, Style(.rgb(1, 2, 3), [.bold, .dim, .underline, .inverse]), "0;1;2;4;7;38;2;1;2;3"),
    ])
  func aWholeFrame(_ depth: ColorDepth, _ style: Style, _ codes: String) {
    var writer = FrameWriter(colors: depth)
    var screen = Screen(columns: 5, rows: 3)
    screen.write("ab", column: 1, row: 1, style: style)
    screen.set("c", column: 4, row: 2)
    let reset = "\u{1B}[0m"
    let place = "\u{1B}[2;2H\u{1B}[\(codes)mab\u{1B}[3;5H"
    #expect(
      String(decoding: writer.bytes(for: screen), as: UTF8.self)
        == "\u{1B}[?2026h\(reset)\u{1B}[2J\(place)\(reset)c\u{1B}[?2026l")
    screen.set("d", column: 4, row: 2, style: style)
    #expect(
      String(decoding: writer.bytes(for: screen), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[3;5H\u{1B}[\(codes)md\(reset)\u{1B}[?2026l")
    // The same size with one more row is another screen.
    var higher = Screen(columns: 5, rows: 4)
    higher.set("e", column: 0, row: 0)
    #expect(
      String(decoding: writer.bytes(for: higher), as: UTF8.self)
        == "\u{1B}[?2026h\(reset)\u{1B}[2J\u{1B}[1;1H\(reset)e\u{1B}[?2026l")
    writer.invalidate()
    #expect(
      String(decoding: writer.bytes(for: higher), as: UTF8.self)
        == "\u{1B}[?2026h\(reset)\u{1B}[2J\u{1B}[1;1H\(reset)e\u{1B}[?2026l")
  }
}

/// Understands just what `FrameWriter` may send, and fails on anything else.
struct SmallTerminal {
  private(set) var screen: Screen
  private var column = 0
  private var row = 0
  private var style = Style.plain
  private var isInFrame = false

  init(columns: Int, rows: Int) { screen = Screen(columns: columns, rows: rows) }

  mutating func obey(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.first {
      if character == "\u{1B}" {
        let end = rest.dropFirst(2).firstIndex { $0.isLetter }!
        control(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end]), rest[end])
        rest = rest[rest.index(after: end)...]
      } else {
        #expect(isInFrame)
        let taken = screen.set(character, column: column, row: row, style: style)
        #expect(taken > 0, "drew outside")
        column += taken
        rest = rest.dropFirst()
      }
    }
    #expect(!isInFrame)
    #expect(style == .plain, "colours leak out of the frame")
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    switch (parameters, final) {
    case ("?2026", "h"): isInFrame = true
    case ("?2026", "l"): isInFrame = false
    case ("2", "J"): screen = Screen(columns: screen.columns, rows: screen.rows)
    case (_, "H"):
      let numbers = parameters.split(separator: ";").map { Int($0)! }
      (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case (_, "m"): select(parameters.split(separator: ";").map { Int($0)! })
    default: Issue.record("unknown sequence \(parameters)\(final)")
    }
  }

  private mutating func select(_ codes: [Int]) {
    var codes = codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.inverse)
      case 38, 48:
        let parts = codes.prefix(4).map { UInt8($0) }
        codes = codes.dropFirst(4)
        #expect(parts.count == 4 && parts[0] == 2)
        let color = Color.rgb(parts[1], parts[2], parts[3])
        if code == 38 { style.foreground = color } else { style.background = color }
      default: Issue.record("unknown attribute \(code)")
      }
    }
  }
}
