// What can stand at a path: files up to the limit, and pipes, of which some come late and some never.
import FileReading
import Foundation
import Testing

@Suite final class GivenFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-given-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  private func file(_ bytes: [UInt8]) throws -> String {
    let path = folder + "/file"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func pipe() throws -> String {
    let path = folder + "/pipe\u{1b}"
    try #require(mkfifo(path, 0o600) == 0)
    return path
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000]) func aFileIsReadWhole(count: Int) throws {
    let bytes = (0..<count).map { UInt8($0 % 251) }
    #expect(try GivenFile.bytes(of: file(bytes), limit: count, pipes: .refused) == bytes)
    guard count > 0 else { return }
    let path = try file(bytes)
    #expect(throws: FileReadingError.tooLarge(path: path, limit: count - 1)) {
      try GivenFile.bytes(of: path, limit: count - 1, pipes: .refused)
    }
  }

  /// open(2) gives the lowest number that is free, and 0 is one where somebody has closed standard input.
  @Test func aFileIsReadWhereStandardInputIsClosed() async throws {
    let path = try file([1, 2, 3])
    await #expect(processExitsWith: .success) { [path = path as String] in
      close(STDIN_FILENO)
      let bytes = try GivenFile.bytes(of: path, limit: 3, pipes: .refused)
      #expect(bytes == [1, 2, 3])
      // Another thread of the process may have the number by now; what was read is open no more.
      var (there, read) = (stat(), stat())
      try #require(stat(path, &read) == 0)
      let isOpen = fstat(STDIN_FILENO, &there) == 0 && (there.st_dev, there.st_ino) == (read.st_dev, read.st_ino)
      #expect(!isOpen)
    }
  }

  /// A hole takes no room on a disk and would in memory.
  @Test func aFileBeyondTheLimitIsNotRead() throws {
    let path = try file([])
    try #require(truncate(path, 1 << 42) == 0)
    #expect(throws: FileReadingError.tooLarge(path: path, limit: 1 << 20)) {
      try GivenFile.bytes(of: path, limit: 1 << 20, pipes: .refused)
    }
  }

  @Test(arguments: [GivenFile.Pipes.refused, .awaited]) func whatIsNotThereSaysSo(_ pipes: GivenFile.Pipes) {
    for (path, number) in [(folder + "/none", ENOENT), (folder, EISDIR)] {
      #expect(throws: FileReadingError.system(path: path, reason: String(cString: strerror(number)))) {
        try GivenFile.bytes(of: path, limit: 1, pipes: pipes)
      }
    }
  }

  /// proc(5): nothing is mapped at the beginning of a process's memory, which is a file that can be opened and not read there.
  @Test func whatCannotBeReadSaysSo() {
    let error = #expect(throws: FileReadingError.self) {
      try GivenFile.bytes(of: "/proc/self/mem", limit: 100, pipes: .refused)
    }
    #expect(error == .system(path: "/proc/self/mem", reason: String(cString: strerror(EIO))))
  }

  @Test func aPipeIsReadOnlyWhereOneWillDo() throws {
    let path = try pipe()
    #expect(throws: FileReadingError.notRegular(path: path)) {
      try GivenFile.bytes(of: path, limit: 1, pipes: .refused)
    }
  }

  /// Whoever writes need not be there yet, nor write all at once.
  @Test func aPipeIsReadToItsEndWhoeverOpensItFirst() throws {
    let path = try pipe()
    let bytes = [UInt8](repeating: 7, count: 200_000)
    Thread.detachNewThread {
      // Opening waits for the reader.
      let writer = open(path, O_WRONLY)
      for place in stride(from: 0, to: bytes.count, by: 50_000) {
        _ = write(writer, Array(bytes[place...].prefix(50_000)), 50_000)
      }
      close(writer)
    }
    #expect(try GivenFile.bytes(of: path, limit: bytes.count, pipes: .awaited) == bytes)
  }

  /// Told once, without what a terminal would take for an order; it is waited for all the same.
  @Test func aPipeNobodyWritesToIsToldOf() throws {
    let path = try pipe()
    var told: [String] = []
    let bytes = try GivenFile.bytes(of: path, limit: 1, pipes: .awaited, patience: 1) { line in
      told.append(line)
      let writer = open(path, O_WRONLY)
      _ = write(writer, [9], 1)
      close(writer)
    }
    #expect(bytes == [9])
    #expect(told == ["\(folder)/pipe\\u{1B}: nothing comes from this pipe; waiting for whoever writes to it"])
  }

  /// A line of its own on standard error, and nothing on standard output, which may be somebody's input.
  @Test func whatIsSaidIsALineOfStandardError() async throws {
    let ended = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      GivenFile.say("waiting for café")
    }
    let process = try #require(ended)
    #expect(String(decoding: process.standardErrorContent, as: UTF8.self).contains("waiting for café\n"))
    #expect(!String(decoding: process.standardOutputContent, as: UTF8.self).contains("waiting"))
  }

  @Test func aPipeWithoutAnEndIsLeftAtTheLimit() {
    #expect(throws: FileReadingError.tooLarge(path: "/dev/zero", limit: 1 << 20)) {
      try GivenFile.bytes(of: "/dev/zero", limit: 1 << 20, pipes: .awaited)
    }
  }

  /// An empty file needs no room, a limit below nothing is none for anything.
  @Test func nothingFitsIntoNothing() throws {
    #expect(try GivenFile.bytes(of: file([]), limit: 0, pipes: .refused) == [])
    #expect(try GivenFile.bytes(of: "/dev/null", limit: 0, pipes: .awaited) == [])
  }

  @Test(arguments: [
    (
      FileReadingError.system(path: "a/b", reason: "No such file or directory"),
      "a/b: cannot be read: No such file or directory"
    ),
    (.tooLarge(path: "a/b", limit: 4096), "a/b: more than 4096 bytes, which are read at most"),
    (.notRegular(path: "a/b"), "a/b: expected a file, found a pipe or a device"),
  ])
  func refusalsInWords(error: FileReadingError, words: String) { #expect(error.description == words) }

  /// What comes in portions is counted as a whole: as many bytes as the limit are read, one more is not.
  @Test(arguments: [(9, true), (8, false)]) func aPipeIsReadUpToTheLimit(limit: Int, isRead: Bool) throws {
    let path = try pipe()
    let other = open(path, O_RDONLY | O_NONBLOCK)
    let writer = open(path, O_WRONLY)
    defer { close(other) }
    #expect(write(writer, Array(1...9) as [UInt8], 9) == 9)
    // A pipe has no end for who opens it after its last writer: this one goes when there is a reader, who has read all and waits.
    if isRead {
      let bytes = try GivenFile.bytes(of: path, limit: limit, pipes: .awaited, patience: 1) { _ in close(writer) }
      #expect(bytes == Array(1...9))
    } else {
      defer { close(writer) }
      #expect(throws: FileReadingError.tooLarge(path: path, limit: limit)) {
        try GivenFile.bytes(of: path, limit: limit, pipes: .awaited)
      }
    }
  }
}
