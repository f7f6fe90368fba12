// Why a table cannot be read: the row, the column and the place in it.

/// What is wrong with a conformance table.
public enum ConformanceError: Error, Equatable, CustomStringConvertible {
  /// The file cannot be read.
  case file(path: String, reason: String)
  /// The header has no such column.
  case missingColumn(name: String)
  /// A quote that is never closed.
  case openQuote(row: Int)
  /// A row of more or fewer cells than the header.
  case cellCount(row: Int, expected: Int, actual: Int)
  /// A cell that does not follow the notation; `position` counts its characters from 1.
  case notation(row: Int, column: String, position: Int, expected: String, actual: String)

  public var description: String {
    switch self {
    case .file(let path, let reason): "\(path): \(reason)"
    case .missingColumn(let name): "row 1: the header has no column '\(name)'"
    case .openQuote(let row): "row \(row): a quote is never closed"
    case .cellCount(let row, let expected, let actual): "row \(row): expected \(expected) cells, got \(actual)"
    case .notation(let row, let column, let position, let expected, let actual):
      "row \(row), column \(column), character \(position): expected \(expected), got \(actual)"
    }
  }
}

/// A place in a cell that does not follow the notation; the table adds row and column.
struct NotationError: Error, Equatable {
  var position: Int
  var expected: String
  var actual: String
}
