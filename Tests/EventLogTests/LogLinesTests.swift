// Lines one after the other: the same however they come, and no memory for what is no line.
import Foundation
import Testing

@testable import EventLog

@Suite final class LogLinesTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "swivel-lines-\(UUID().uuidString)").path

  deinit { unlink(path) }

  private func lines(_ lines: LogLines) throws -> (texts: [String], torn: Int) {
    var lines = lines
    var texts: [String] = []
    while let text = try lines.next({ String(decoding: $0, as: UTF8.self) }) {
      texts.append(text)
      #expect(lines.number == texts.count)
      #expect(lines.sum == Array(text.utf8).withUnsafeBufferPointer { LineSum.sum($0) })
    }
    return (texts, lines.tornBytes)
  }

  /// Lines around the size of what is read at once, and longer ones.
  @Test(arguments: [0, 1, 1_048_575, 1_048_576, 1_048_577, 5_000_000]) func linesOfAnyLengthAreRead(length: Int) throws
  {
    let long = String(repeating: "x", count: length)
    let text = "a\n\n\(long)\nb\n\(long)"
    // A return before a newline is none of the line; in a line it is, and a second one as well.
    for text in [text, "a\r\n\r\n\(long)\r\nb\n\(long)", "a\n\n\(long)\nb\r\n\(long)"] {
      for lines in [LogLines(bytes: Data(text.utf8), path: path), try file(text)] {
        let read = try self.lines(lines)
        #expect(read.texts == ["a", "", long, "b"])
        #expect(read.torn == length)
      }
    }
    #expect(try self.lines(LogLines(bytes: Data("\ra\r\r\nb\r".utf8), path: path)).texts == ["\ra\r"])
  }

  private func file(_ text: String) throws -> LogLines {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try LogLines(file: path)
  }

  /// A hole of a quarter of a gibibyte, which a machine without power may leave at the end of a file, is counted and not kept; a newline
  /// behind it makes a line of it, which is refused by its number, and what comes then is read.
  @Test func aHoleTakesNoMemory() throws {
    let hole = 1 << 28
    _ = try file("a\n")
    #expect(truncate(path, off_t(hole)) == 0)
    var torn = try LogLines(file: path)
    #expect(try torn.next { $0.count } == 1)
    #expect(try torn.next { $0.count } == nil)
    #expect(torn.tornBytes == hole - 2)
    #expect(torn.room <= 2 * LogLines.longest)
    let end = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try end.seekToEnd()
    try end.write(contentsOf: Data("\nb\n".utf8))
    var lines = try LogLines(file: path)
    #expect(try lines.next { $0.count } == 1)
    let error = EventLogError.order(
      path: path, line: 2, expected: "a line of at most \(LogLines.longest) bytes", actual: "\(hole - 2)")
    #expect(throws: error) { try lines.next { $0.count } }
    #expect(try lines.next { $0.count } == 1)
    #expect(try lines.next { $0.count } == nil)
    #expect(lines.room <= 2 * LogLines.longest)
  }
}
