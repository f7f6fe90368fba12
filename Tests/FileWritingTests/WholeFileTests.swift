// A file is the new one or the old one and never half of one: full disks, links, pipes and folders nobody may write to.
import FileWriting
import Foundation
import Glibc
import Testing

@Suite struct WholeFileTests {
  /// A folder of its own, which is gone when the test is.
  private static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-whole-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
    try body(folder)
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aFileIsMadeAndExchanged() throws {
    try Self.inFolder { folder in
      try WholeFile.write("old and long", to: "\(folder)/a")
      try WholeFile.write("new", to: "\(folder)/a")
      #expect(Self.text("\(folder)/a") == "new")
      // Nothing is left beside it.
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }
  }

  /// Whoever has the old file open reads it to its end: it was not written over.
  @Test func theOldFileIsNotTouched() throws {
    try Self.inFolder { folder in
      try WholeFile.write("old", to: "\(folder)/a")
      let reader = try #require(FileHandle(forReadingAtPath: "\(folder)/a"))
      try WholeFile.write("new", to: "\(folder)/a")
      #expect(try reader.readToEnd() == Data("old".utf8))
    }
  }

  /// A process may not write files longer than its limit (setrlimit(2), RLIMIT_FSIZE): a disk that is full after 4,096 bytes.
  @Test func whatEndsInTheMiddleLeavesTheOldFile() async throws {
    // The process that ends knows the folder by its parent.
    let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-full-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try WholeFile.write("old", to: "\(folder)/a")
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-full-\(getppid())").path
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
      precondition(setrlimit(__rlimit_resource_t(1), &limit) == 0)
      do throws(FileWritingError) {
        try WholeFile.write([UInt8](repeating: 120, count: 10_000), to: "\(folder)/a")
        exit(2)
      } catch { exit(error.reason == String(cString: strerror(EFBIG)) ? 0 : 3) }
    }
    #expect(Self.text("\(folder)/a") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    try FileManager.default.removeItem(atPath: folder)
  }

  /// A link stays a link, also one that leads to nothing yet, and one beside what it leads to.
  @Test(arguments: [true, false], [true, false]) func linksAreFollowed(isThere: Bool, isRelative: Bool) throws {
    try Self.inFolder { folder in
      if isThere { try WholeFile.write("old", to: "\(folder)/target") }
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: isRelative ? "target" : "\(folder)/target")
      try WholeFile.write("new", to: "\(folder)/link")
      #expect(Self.text("\(folder)/target") == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link").hasSuffix("target"))
    }
  }

  /// proc(5), protected_symlinks and protected_fifos: in a sticky folder where everybody may make names, a link or pipe of somebody's who
  /// neither writes nor owns the folder is not followed. 65,534 and 65,533 are nobody's numbers; root alone can be several users.
  @Test(
    .enabled(if: geteuid() == 0, "only root can make files of others"),
    arguments: [
      (0o1777, 0, 65_534, false), (0o1777, 65_534, 65_534, true), (0o1777, 65_533, 65_534, false), (0o1777, 0, 0, true),
      (0o755, 0, 65_534, true), (0o1755, 0, 65_534, true),
    ]) func whatOthersPutInTheWay(mode: mode_t, owner: uid_t, other: uid_t, isFollowed: Bool) throws
  {
    try Self.inFolder { folder in
      let place = "\(folder)/place"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
      try WholeFile.write("precious", to: "\(folder)/target")
      #expect(symlink("../target", "\(place)/link") == 0 && lchown("\(place)/link", other, other) == 0)
      #expect(mkfifo("\(place)/pipe", 0o666) == 0 && chown("\(place)/pipe", other, other) == 0)
      #expect(chown(place, owner, owner) == 0 && chmod(place, mode) == 0)
      let reader = open("\(place)/pipe", O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      for name in ["link", "pipe"] {
        do throws(FileWritingError) {
          try WholeFile.write("new", to: "\(place)/\(name)")
          #expect(isFollowed, "\(name) was followed")
        } catch { #expect(!isFollowed && error.reason == "Permission denied", "\(error)") }
      }
      #expect(Self.text("\(folder)/target") == (isFollowed ? "new" : "precious"))
      var byte: UInt8 = 0
      #expect(read(reader, &byte, 1) == (isFollowed ? 1 : 0))
    }
  }

  /// Who may read and write it, and whether it runs, stays as it was.
  @Test func theModeStays() throws {
    try Self.inFolder { folder in
      try WholeFile.write("old", to: "\(folder)/a")
      #expect(chmod("\(folder)/a", 0o741) == 0)
      try WholeFile.write("new", to: "\(folder)/a")
      var kind = stat()
      #expect(stat("\(folder)/a", &kind) == 0)
      #expect(kind.st_mode & 0o7777 == 0o741)
    }
  }

  /// /dev/full says that there is no room (full(4)); a device is no file to be exchanged.
  @Test func devicesAreWrittenToAsTheyAre() throws {
    try WholeFile.write("nobody reads this", to: "/dev/null")
    #expect(throws: FileWritingError.self) { try WholeFile.write("no room", to: "/dev/full") }
    do { try WholeFile.write("no room", to: "/dev/full") } catch {
      #expect("\(error)" == "/dev/full cannot be written: No space left on device")
    }
    var kind = stat()
    #expect(stat("/dev/full", &kind) == 0 && kind.st_mode & S_IFMT == S_IFCHR)
  }

  /// What cannot be written is told with its name and the system's words.
  @Test(arguments: [
    ("", "Is a directory"), ("/no/a", "No such file or directory"), ("/circle", "Too many levels of symbolic links"),
  ])
  func refusals(name: String, reason: String) throws {
    try Self.inFolder { folder in
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/circle", withDestinationPath: "circle")
      do throws(FileWritingError) {
        try WholeFile.write("text", to: folder + name)
        Issue.record("written")
      } catch { #expect("\(error)" == "\(folder + name) cannot be written: \(reason)") }
    }
  }

  /// A link in another folder leads from that folder, a chain of links to its end; the kernel follows 40 (path_resolution(7)).
  @Test(arguments: [(1, true), (2, true), (39, true), (40, true), (41, false)]) func chainsOfLinks(
    count: Int, isFollowed: Bool
  )
    throws
  {
    try Self.inFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/sub", withIntermediateDirectories: false)
      for link in 1...count {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/sub/\(link)", withDestinationPath: link == 1 ? "../target" : "\(link - 1)")
      }
      if isFollowed {
        try WholeFile.write("text", to: "\(folder)/sub/\(count)")
        #expect(Self.text("\(folder)/target") == "text")
      } else {
        #expect(throws: FileWritingError.self) { try WholeFile.write("text", to: "\(folder)/sub/\(count)") }
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/sub").count == count)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == (isFollowed ? 2 : 1))
    }
  }

  /// What another write left beside it, under the name the next one would take, is nobody's to take: it stays.
  @Test func whatLiesBesideItStays() throws {
    try Self.inFolder { folder in
      let names = (0...2).map { ".swivel-\(getpid())-\($0)" }
      for name in names {
        #expect(FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data("x".utf8)))
      }
      try WholeFile.write("new", to: "\(folder)/a")
      #expect(Self.text("\(folder)/a") == "new")
      for name in names { #expect(Self.text("\(folder)/\(name)") == "x") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == names.count + 1)
    }
  }

  /// Another name of what a process has open, such as /dev/stdout: what was printed there before stays, and nothing is exchanged.
  @Test(arguments: ["/dev/fd/", "/proc/self/fd/"]) func whatIsOpenIsWrittenOnTo(names: String) throws {
    try Self.inFolder { folder in
      let file = open("\(folder)/a", O_RDWR | O_CREAT, 0o600)
      defer { close(file) }
      #expect(Glibc.write(file, "before,", 7) == 7)
      var (kind, after) = (stat(), stat())
      #expect(fstat(file, &kind) == 0)
      try WholeFile.write("then,", to: "\(names)\(file)")
      try WholeFile.write("and again", to: "\(names)\(file)")
      #expect(Self.text("\(folder)/a") == "before,then,and again")
      #expect(stat("\(folder)/a", &after) == 0 && kind.st_ino == after.st_ino)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }
  }

  /// Whoever reads a pipe gets all of it, in order, and the pipe is there still.
  @Test func pipesAreWrittenTo() throws {
    try Self.inFolder { folder in
      let bytes = (0..<40_000).map { UInt8($0 % 251) }
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      let reader = open("\(folder)/pipe", O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      try WholeFile.write(bytes, to: "\(folder)/pipe")
      var read = [UInt8](repeating: 0, count: 50_000)
      let count = Glibc.read(reader, &read, read.count)
      #expect(count == bytes.count && read.prefix(40_000).elementsEqual(bytes))
      var kind = stat()
      #expect(stat("\(folder)/pipe", &kind) == 0 && kind.st_mode & S_IFMT == S_IFIFO)
    }
  }

  /// open(2): a new file may be read and written by those whom the process's mask leaves, as any other that it makes.
  @Test func aNewFileHasTheUsualMode() throws {
    try Self.inFolder { folder in
      let usual = open("\(folder)/usual", O_WRONLY | O_CREAT, 0o666)
      close(usual)
      try WholeFile.write("new", to: "\(folder)/a")
      var (kind, other) = (stat(), stat())
      #expect(stat("\(folder)/a", &kind) == 0 && stat("\(folder)/usual", &other) == 0)
      #expect(kind.st_mode == other.st_mode)
    }
  }

  /// A link beside a file in the folder the process is in, and a name without a folder.
  @Test func namesWithoutAFolder() async throws {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-here-\(getpid())").path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try #require(chdir(folder) == 0)
      try WholeFile.write("one", to: "a")
      try FileManager.default.createSymbolicLink(atPath: "link", withDestinationPath: "a")
      try WholeFile.write("two", to: "link")
      #expect(FileManager.default.contents(atPath: "a") == Data("two".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: ".").sorted() == ["a", "link"])
      try FileManager.default.removeItem(atPath: folder)
    }
  }

  /// Every byte, and no more: none, one, and more than a system takes at once from a pipe.
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000]) func everyByteArrives(count: Int) throws {
    try Self.inFolder { folder in
      let bytes = (0..<count).map { UInt8($0 % 251) }
      try WholeFile.write(bytes, to: "\(folder)/a")
      #expect(FileManager.default.contents(atPath: "\(folder)/a") == Data(bytes))
    }
  }
}
