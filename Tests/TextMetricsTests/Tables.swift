// Reads the tables beside the sources: the figures the compiled ones must give again.
import Foundation

/// A row by column name.
struct TableRow: CustomStringConvertible {
  let values: [String: String]

  struct MissingValue: Error {
    let column: String
    let row: [String: String]
  }

  func text(_ column: String) throws -> String {
    guard let value = values[column] else { throw MissingValue(column: column, row: values) }
    return value
  }

  func number(_ column: String) throws -> Double {
    guard let value = Double(try text(column)) else { throw MissingValue(column: column, row: values) }
    return value
  }

  var description: String { values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
}

/// The rows of one of Sources/TextMetrics/Tables.
func table(_ name: String, from file: String = #filePath) throws -> [TableRow] {
  let root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let url = root.appendingPathComponent("Sources/TextMetrics/Tables/\(name).csv")
  let lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).map { fields($0) }
  return lines.dropFirst().map { TableRow(values: Dictionary(uniqueKeysWithValues: zip(lines[0], $0))) }
}

/// One line of comma-separated values with double quotes.
private func fields(_ line: Substring) -> [String] {
  var fields = [""]
  var isQuoted = false
  var closedQuote = false
  for character in line {
    if character == "\"" {
      if closedQuote { fields[fields.count - 1].append("\"") }
      closedQuote = isQuoted
      isQuoted.toggle()
      continue
    }
    closedQuote = false
    if character == ",", !isQuoted { fields.append("") } else { fields[fields.count - 1].append(character) }
  }
  return fields
}
