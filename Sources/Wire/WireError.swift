// What can be wrong with bytes that claim to be one of our messages.

/// Why bytes from a socket were not understood.
public enum WireError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Not a protocol buffer of the catalogue: truncated, or something else altogether.
  case malformed(bytes: Int)
  /// Another version of the catalogue.
  case version(expected: UInt32, actual: UInt32)
  /// A well-formed envelope whose body has no business here.
  case unexpectedBody(expected: String, actual: String)
  /// A field with a value outside its range.
  case outOfRange(field: String, expected: String, actual: String)

  public var description: String {
    switch self {
    case .malformed(let bytes): "malformed message of \(bytes) bytes"
    case .version(let expected, let actual): "message of protocol version \(actual), this program speaks \(expected)"
    case .unexpectedBody(let expected, let actual): "expected \(expected), got \(actual)"
    case .outOfRange(let field, let expected, let actual): "\(field): expected \(expected), got \(actual)"
    }
  }

  /// The code that answers the sender.
  public var code: WireErrorCode {
    switch self {
    case .malformed: .malformed
    case .version: .wrongVersion
    case .unexpectedBody: .unexpectedBody
    case .outOfRange: .outOfRange
    }
  }
}
