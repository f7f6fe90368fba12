// Files a verb is given, read once for all verbs: with a limit, and with a word where a pipe keeps it waiting.
import FileReading
import Foundation
import Vocabulary

enum Given {
  /// More than any picture, baseline or list of findings has, in bytes.
  static let limit = 1 << 28

  /// The bytes of a file or a pipe. Fails with usage where it cannot be read, or where it is `tooLarge` with that.
  static func bytes(_ path: String, limit: Int = Given.limit, tooLarge: ExitStatus = .usage) throws -> [UInt8] {
    do throws(FileReadingError) { return try GivenFile.bytes(of: path, limit: limit, pipes: .awaited) } catch {
      if case .tooLarge = error { throw Failure("\(error)", tooLarge) }
      throw Failure("\(error)", .usage)
    }
  }

  /// The same as a text.
  static func text(_ path: String, limit: Int = Given.limit) throws -> String {
    String(decoding: try bytes(path, limit: limit), as: UTF8.self)
  }
}

extension String {
  /// A path as a word that no program takes for an option.
  var asPathWord: String { hasPrefix("-") ? "./" + self : self }
}
