import EventLog
import Foundation
import Testing
// The file: appended to, cut where it was torn, and an error with its path where it cannot be.
import Vocabulary

@Suite final class LogFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-log-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  private var path: String { folder + "/host.swivel" }

  private func content() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func recordsAreLinesAndReopeningAppends() throws {
    #expect(LogFile.size(of: path) == nil)
    try LogFile(path: path).append(.header(Records.header))
    try LogFile(path: path).append(.outcome(Records.outcome(0)))
    #expect(try content() == Records.headerLine + "\n" + Records.outcomeLine(0) + "\n")
    #expect(LogFile.size(of: path) == Records.headerLine.utf8.count + Records.outcomeLine(0).utf8.count + 2)
    #expect(try EventLog(file: path).launch == Records.outcome(0))
  }

  /// open(2) gives the lowest number that is free, and 0 is one where somebody has closed standard input.
  @Test func aLogIsReadWhereStandardInputIsClosed() async throws {
    try LogFile(path: path).append(.header(Records.header))
    try LogFile(path: path).append(.outcome(Records.outcome(0)))
    await #expect(processExitsWith: .success) { [path = path as String] in
      close(STDIN_FILENO)
      let log = try EventLog(file: path)
      #expect(log.launch == Records.outcome(0))
    }
  }

  @Test func linesWithSumsAreReadBack() throws {
    let file = try LogFile(path: path, hasSums: true)
    try file.append(.header(Records.header))
    try file.append(.outcome(Records.outcome(0)))
    let log = try EventLog(file: path)
    #expect(log.hasSums)
    #expect(log.launch == Records.outcome(0))
    #expect(LogFile.size(of: path) == Records.headerLine.utf8.count + Records.outcomeLine(0).utf8.count + 2 + 2 * 17)
  }

  /// What is left to be forced after each of two records, and after the call that forces: nothing unless records wait for it.
  @Test(arguments: [(.none, false), (.each, false), (.batch, true)] as [(LogSync, Bool)])
  func recordsWaitForABatchAlone(sync: LogSync, waits: Bool) throws {
    let file = try LogFile(path: path, sync: sync)
    #expect(try file.synchronize() == false)
    try file.append(.header(Records.header))
    try file.append(.outcome(Records.outcome(0)))
    #expect(try file.synchronize() == waits)
    #expect(try file.synchronize() == false)
    #expect(try content() == Records.headerLine + "\n" + Records.outcomeLine(0) + "\n")
  }

  /// A pipe takes bytes and cannot be forced to a disk: the error says so, and only where it is to be forced.
  @Test func whatCannotBeForcedIsSaid() throws {
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try LogFile(path: path).append(.header(Records.header))
    #expect(throws: EventLogError.file(call: "fdatasync", path: path, reason: "Invalid argument")) {
      try LogFile(path: self.path, sync: .each).append(.header(Records.header))
    }
  }

  @Test func aTornLineIsCut() throws {
    let whole = Records.headerLine + "\n"
    try (whole + #"{"v":1,"rec"#).write(toFile: path, atomically: false, encoding: .utf8)
    let log = try LogFile(path: path, truncatingTo: whole.utf8.count)
    try log.append(.outcome(Records.outcome(0)))
    #expect(try content() == whole + Records.outcomeLine(0) + "\n")
  }

  @Test func aLogIsPrivate() throws {
    _ = try LogFile(path: path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test func noSuchFolderAndNoSuchFile() {
    let missing = folder + "/none/host.swivel"
    #expect(throws: EventLogError.file(call: "open", path: missing, reason: "No such file or directory")) {
      try LogFile(path: missing)
    }
    #expect(throws: EventLogError.file(call: "read", path: missing, reason: "No such file or directory")) {
      try EventLog(file: missing)
    }
  }
}
