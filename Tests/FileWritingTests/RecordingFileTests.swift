// A recording's file: others read it while it grows, and an old one stays until the new one has ended.
import FileWriting
import Foundation
import Glibc
import Testing

@Suite final class RecordingFileTests {
  private let folder = NSTemporaryDirectory() + "swivel-growing-\(UUID().uuidString)"
  private var file: String { "\(folder)/a" }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private func text() -> String? {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }

  @Test func aNewFileIsReadMeanwhile() throws {
    let growing = try RecordingFile(file)
    #expect(try growing.append("one\n"))
    #expect(text() == "one\n")
    #expect(try growing.append("two\n"))
    try growing.finish()
    #expect(text() == "one\ntwo\n")
  }

  @Test func anOldFileStaysUntilTheEnd() throws {
    try WholeFile.write("old", to: file)
    chmod(file, 0o640)
    let growing = try RecordingFile(file)
    #expect(try growing.append("new"))
    #expect(text() == "old")
    try growing.finish()
    #expect(text() == "new")
    #expect(try names() == ["a"])
    var kind = stat()
    #expect(stat(file, &kind) == 0 && kind.st_mode & 0o7777 == 0o640)
  }

  @Test func whatIsNotFinishedIsNone() throws {
    try WholeFile.write("old", to: file)
    do {
      let growing = try RecordingFile(file)
      #expect(try growing.append("new"))
    }
    #expect(text() == "old")
    #expect(try names() == ["a"])
  }

  /// RLIMIT_FSIZE stands for a disk with room for six bytes: the piece that has none is not there in part.
  @Test(arguments: [true, false]) func aFullDisk(hasOld: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-grown-\(getpid())-\(hasOld)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
    if hasOld { try WholeFile.write("old", to: "\(folder)/a") }
    await #expect(processExitsWith: .exitCode(7)) { [hasOld] in
      let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-grown-\(getppid())-\(hasOld)").path
      StandardStreams.prepare()
      var limit = rlimit(rlim_cur: 6, rlim_max: 6)
      precondition(setrlimit(__rlimit_resource_t(1), &limit) == 0)
      do throws(FileWritingError) {
        let growing = try RecordingFile("\(folder)/a")
        guard try growing.append("one\n") else { exit(1) }
        _ = try growing.append("two\n")
        exit(2)
      } catch { exit(error.reason.hasPrefix(String(cString: strerror(EFBIG))) ? 7 : 3) }
    }
    let texts = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")), as: UTF8.self)
    }
    // Nobody can record it again: beside an old file it is there under the name the error tells, which begins with a dot.
    #expect(texts == (hasOld ? ["one\n", "old"] : ["one\n"]))
  }

  /// Linux' folder for shared memory is one of files, though it is below /dev (shm_overview(7)).
  @Test func sharedMemoryIsAFolderOfFiles() throws {
    let file = "/dev/shm/swivel-recording-\(UUID().uuidString)"
    defer { unlink(file) }
    for text in ["one\n", "two\n"] {
      let growing = try RecordingFile(file)
      #expect(try growing.append(text))
      try growing.finish()
      #expect(FileManager.default.contents(atPath: file) == Data(text.utf8))
      try WholeFile.write(text + text, to: file)
      #expect(FileManager.default.contents(atPath: file) == Data((text + text).utf8))
    }
  }

  @Test func devicesAreWrittenToAsTheyAre() throws {
    #expect(try RecordingFile("/dev/null").append("nobody reads this"))
    let full = try RecordingFile("/dev/full")
    #expect(throws: FileWritingError.self) { try full.append("no room") }
  }
}
