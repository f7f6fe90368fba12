// A JSON value as a tree, for lines that nest deeply: keys keep their order, numbers and quotes are the log's.
import EventLog

enum JSON {
  case null
  case bool(Bool)
  case number(Double)
  case integer(UInt64)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// On one line; what JSON has no number for is null.
  var text: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let value): output += JSONText.digits(value)
    case .integer(let value): output += String(value)
    case .string(let value): JSONText.quote(value, to: &output)
    case .array(let values):
      output += "["
      for (index, value) in values.enumerated() {
        if index > 0 { output += "," }
        value.write(to: &output)
      }
      output += "]"
    case .object(let fields):
      output += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { output += "," }
        JSONText.quote(field.0, to: &output)
        output += ":"
        field.1.write(to: &output)
      }
      output += "}"
    }
  }
}
