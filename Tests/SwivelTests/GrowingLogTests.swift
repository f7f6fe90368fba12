// What log tail reads and keeps: a portion of a log at a time, every line once with its place, the last inputs alone.
import Foundation
import Testing

@testable import swivel

@Suite final class GrowingLogTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-tail-\(UUID().uuidString)").path
  private var path: String { folder + "/host.swivel" }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  private func append(_ text: String, to path: String? = nil) throws {
    let file = open(path ?? self.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(file) }
    try #require(file >= 0 && write(file, text, text.utf8.count) == text.utf8.count)
  }

  private func lines(_ log: inout GrowingLog) throws -> [String] {
    var found: [String] = []
    try log.eachNewLine { line, path, number in
      found.append("\((path as NSString).lastPathComponent):\(number) \(String(decoding: line, as: UTF8.self))")
    }
    return found
  }

  @Test func everyLineOnceWithItsPlace() throws {
    try append("a\nb\nc")
    var log = try GrowingLog(path)
    #expect(try lines(&log) == ["host.swivel:1 a", "host.swivel:2 b"])
    #expect(try lines(&log) == [])
    try append("c\n\nd\n")
    try append("e\nf", to: folder + "/host.part2.swivel")
    let came = ["host.swivel:3 cc", "host.swivel:4 ", "host.swivel:5 d", "host.part2.swivel:1 e"]
    #expect(try lines(&log) == came)
    try append("\n", to: folder + "/host.part2.swivel")
    #expect(try lines(&log) == ["host.part2.swivel:2 f"])
  }

  /// Three portions of lines of 1,000 bytes come in three pieces, whose lines fall across where they are parted.
  @Test func aLogIsReadByPortions() throws {
    let line = String(repeating: "x", count: 999) + "\n"
    let count = 3 * GrowingFile.portion / 1000
    try append(String(repeating: line, count: count))
    var file = try GrowingFile(path)
    var sizes: [Int] = []
    while let lines = try file.nextLines() {
      #expect(lines.allSatisfy { $0.count == 999 })
      sizes.append(lines.count)
    }
    #expect(sizes.reduce(0, +) == count)
    #expect(sizes.allSatisfy { $0 <= GrowingFile.portion / 1000 + 1 } && sizes.count >= 3)
  }

  /// A line nobody ends is given up at its limit, not when memory is.
  @Test func aLineWithoutEndIsRefused() throws {
    try append("short\n")
    let file = open(path, O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    #expect(ftruncate(file, off_t(GrowingFile.longestLine + 2 * GrowingFile.portion)) == 0)
    var log = try GrowingLog(path)
    #expect(throws: Failure.self) { try log.eachNewLine { _, _, _ in } }
  }

  /// Of a launch and inputs of two lines each, the last so many.
  @Test(
    arguments: [
      (0, 3, []), (0, 0, []), (1, 0, ["launch"]), (1, 1, ["launch", "1", "1'"]), (1, 3, ["3", "3'"]),
      (2, 2, ["launch", "1", "1'", "2", "2'"]), (2, 5, ["4", "4'", "5", "5'"]),
      (3, 5, ["3", "3'", "4", "4'", "5", "5'"]),
    ] as [(Int, Int, [String])])
  func theLastInputs(limit: Int, inputs: Int, shown: [String]) {
    var last = LastInputs(limit)
    last.take(["launch"], begins: false)
    for input in 0..<inputs {
      last.take(["\(input + 1)"], begins: true)
      last.take(["\(input + 1)'"], begins: false)
    }
    #expect(last.lines == shown)
  }
}
