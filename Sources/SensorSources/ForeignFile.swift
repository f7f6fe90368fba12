// Files that are no text in columns, told by how they begin: what people are given by an app beside the CSV they need.

/// A kind of file that holds readings in a form that is not read here.
public enum ForeignFile: Sendable, Equatable, CaseIterable {
  /// A zip archive, also Excel's present format, and Excel's old one.
  case zip
  case excel
  /// Text of two bytes a character.
  case utf16
  /// Objects instead of rows.
  case json
  /// Lines that end with a carriage return alone.
  case carriageReturns

  /// The kind whose first line `text` is; nil for what may be text in columns.
  init?(beginning text: ArraySlice<UInt8>) {
    let beginnings: [(kind: ForeignFile, bytes: [UInt8])] = [
      (.zip, [0x50, 0x4b, 0x03, 0x04]), (.excel, [0xd0, 0xcf, 0x11, 0xe0]), (.utf16, [0xff, 0xfe]),
      (.utf16, [0xfe, 0xff]), (.json, Array("{".utf8)), (.json, Array("[{".utf8)), (.json, Array("[[".utf8)),
    ]
    if let found = beginnings.first(where: { text.starts(with: $0.bytes) }) {
      self = found.kind
    } else if text.elementsEqual("[".utf8) {
      self = .json
    } else if text.contains(UInt8(ascii: "\r")) {
      self = .carriageReturns
    } else {
      return nil
    }
  }

  /// What it is, and what to do.
  var advice: String {
    switch self {
    case .zip:
      "a zip archive or an Excel sheet: unpack it and name the accelerometer's CSV in it (phyphox: 'Raw Data.csv', "
        + "Sensor Logger: 'TotalAcceleration.csv'), or export CSV"
    case .excel: "an Excel sheet: export CSV"
    case .utf16: "UTF-16: save it as UTF-8"
    case .json: "JSON: export CSV"
    case .carriageReturns: "lines that end with CR alone: end them with LF, as tr '\\r' '\\n' does"
    }
  }
}
