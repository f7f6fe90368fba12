// From screens to bytes: writes only the cells that changed since the frame before.

/// Remembers what the terminal shows and brings it to the next screen.
///
/// A frame stands between the DEC 2026 marks, so that terminals that know them show it at once and others ignore them.
public struct FrameWriter: Sendable {
  private let colors: ColorDepth
  private var shown: Screen?

  /// A writer for a terminal of which nothing is known: its first frame draws everything.
  public init(colors: ColorDepth) { self.colors = colors }

  /// Forgets what the terminal shows: the next frame clears it and draws everything. For resizes and resumed processes.
  public mutating func invalidate() { shown = nil }

  /// The bytes that turn what is shown into `screen`; empty when nothing changed.
  public mutating func bytes(for screen: Screen) -> [UInt8] {
    var output = ""
    var before = Screen(columns: screen.columns, rows: screen.rows)
    if let shown, shown.columns == screen.columns, shown.rows == screen.rows {
      before = shown
    } else {
      output = "\u{1B}[0m\u{1B}[2J"
    }
    output += difference(from: before, to: screen)
    shown = screen
    return output.isEmpty ? [] : Array("\u{1B}[?2026h\(output)\u{1B}[?2026l".utf8)
  }

  private func difference(from before: Screen, to screen: Screen) -> String {
    var output = ""
    var style: Style?
    for row in 0..<screen.rows {
      // Where the cursor surely is; unknown after a character whose width terminals might dispute.
      var cursor: Int?
      for column in 0..<screen.columns {
        let cell = screen[column, row]
        if cell.width == 0 || cell == before[column, row] { continue }
        if cursor != column { output += "\u{1B}[\(row + 1);\(column + 1)H" }
        if style != cell.style { output += sequence(for: cell.style) }
        style = cell.style
        output.append(cell.character)
        cursor = cell.width == 1 && cell.character.unicodeScalars.count == 1 ? column + 1 : nil
      }
    }
    return style == nil || style == .plain ? output : output + "\u{1B}[0m"
  }

  /// The SGR sequence that sets exactly this style.
  private func sequence(for style: Style) -> String {
    var codes = ["0"]
    if style.attributes.contains(.bold) { codes.append("1") }
    if style.attributes.contains(.dim) { codes.append("2") }
    if style.attributes.contains(.underline) { codes.append("4") }
    if style.attributes.contains(.inverse) { codes.append("7") }
    codes += code(for: style.foreground, ground: 38) + code(for: style.background, ground: 48)
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private func code(for color: Color, ground: Int) -> [String] {
    guard case .rgb(let red, let green, let blue) = color else { return [] }
    switch colors {
    case .none: return []
    case .palette256: return ["\(ground);5;\(Self.paletteIndex(red, green, blue))"]
    case .trueColor: return ["\(ground);2;\(red);\(green);\(blue)"]
    }
  }

  /// The nearest entry of xterm's cube (16…231, levels 0, 95, 135, 175, 215, 255) or grey ramp (232…255, 8 + 10·n).
  static func paletteIndex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    let target = [Int(red), Int(green), Int(blue)]
    let nearest = target.map { part in levels.indices.min { abs(levels[$0] - part) < abs(levels[$1] - part) }! }
    let grey = min(max((target.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let cubeError = zip(nearest, target).reduce(0) { $0 + (levels[$1.0] - $1.1) * (levels[$1.0] - $1.1) }
    let greyError = target.reduce(0) { $0 + (8 + 10 * grey - $1) * (8 + 10 * grey - $1) }
    return greyError < cubeError ? 232 + grey : 16 + 36 * nearest[0] + 6 * nearest[1] + nearest[2]
  }
}
