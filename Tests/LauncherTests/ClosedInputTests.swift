// A launcher whose standard input somebody has closed: the lowest number that is free is 0 then, and a descriptor like any other.
import Foundation
import Testing

@testable import Launcher

/// Exit tests, because standard input is a process's.
@Suite struct ClosedInputTests {
  /// open(2): "the lowest-numbered file descriptor not currently open for the process".
  @Test func whatChildrenSaidIsCutAllTheSame() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "swivel-said-\(UUID().uuidString)").path
    try (0..<10).map { "line \($0) ..\n" }.joined().write(toFile: path, atomically: false, encoding: .utf8)
    await #expect(processExitsWith: .success) { [path = path as String] in
      close(STDIN_FILENO)
      #expect(Diagnostics.trim(path, limit: 99, keeping: 25))
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("bytes\nline 8 ..\nline 9 ..\n"))
    try FileManager.default.removeItem(atPath: path)
  }
}
