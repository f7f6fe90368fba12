// Comma-separated values with quotes, as in RFC 4180: rows of cells, each row with the line it begins on.

/// The rows of a comma-separated file.
public struct CSVTable: Sendable {
  /// The rows that are not empty; `line` counts from 1.
  public private(set) var rows: [(line: Int, cells: [String])] = []

  private var cells: [String] = []
  private var cell = ""
  private var line = 1
  private var firstLine = 1
  private var isQuoted = false

  /// Reads `text`; throws when a quote stays open, with the line it was opened on.
  public init(_ text: String) throws(ConformanceError) {
    let characters = Array(text)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if isQuoted, character == "\"", index + 1 < characters.count, characters[index + 1] == "\"" {
        cell.append("\"")
        index += 1
      } else {
        read(character)
      }
      index += 1
    }
    guard !isQuoted else { throw .openQuote(row: firstLine) }
    endRow()
  }

  private mutating func read(_ character: Character) {
    if character.isNewline { line += 1 }
    switch character {
    case "\"": isQuoted.toggle()
    case "," where !isQuoted: endCell()
    case _ where character.isNewline && !isQuoted: endRow()
    default: cell.append(character)
    }
  }

  private mutating func endCell() {
    cells.append(cell)
    cell = ""
  }

  private mutating func endRow() {
    endCell()
    if cells != [""] { rows.append((firstLine, cells)) }
    cells = []
    firstLine = line
  }
}
