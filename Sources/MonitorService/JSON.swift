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
    var output: [UInt8] = []
    write(to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func write(to output: inout [UInt8]) {
    switch self {
    case .null: output += "null".utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .number(let value): output += JSONText.digits(value).utf8
    case .integer(let value): output += String(value).utf8
    case .string(let value): JSONText.quote(value, to: &output)
    case .array(let values):
      output += "[".utf8
      for (index, value) in values.enumerated() {
        if index > 0 { output += ",".utf8 }
        value.write(to: &output)
      }
      output += "]".utf8
    case .object(let fields):
      output += "{".utf8
      for (index, field) in fields.enumerated() {
        if index > 0 { output += ",".utf8 }
        JSONText.quote(field.0, to: &output)
        output += ":".utf8
        field.1.write(to: &output)
      }
      output += "}".utf8
    }
  }
}
