// Programs the console starts: what they say and how they ended, whatever it is; none outlives what started it.
import Foundation
import Testing

@testable import MonitorService

@Suite struct ConsoleProcessTests {
  /// Waits for the end of a shell's `script`, without sleeping: its output is closed by then.
  private static func run(_ script: String, _ meanwhile: (ConsoleProcess) -> Void = { _ in }) throws -> (
    said: String, status: Int32
  ) {
    let process = try ConsoleProcess(program: "/bin/sh", arguments: ["-c", script])
    meanwhile(process)
    while true {
      if let end = process.ended() { return end }
      var descriptor = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, 10)
    }
  }

  /// Both outputs in their order, the exit code, 128 and the signal, and an input that is empty.
  @Test(
    arguments: [
      ("echo one; echo two >&2; exit 7", "one\ntwo\n", 7), ("exit 255", "", 255), ("true", "", 0),
      ("cat; echo done", "done\n", 0),
      ("kill -9 $$", "", 137), ("kill -15 $$", "", 143), ("printf 'a\\377b'", "a\u{FFFD}b", 0),
    ] as [(String, String, Int32)])
  func ends(_ script: String, _ said: String, _ status: Int32) throws {
    let end = try Self.run(script)
    #expect(end.said == said && end.status == status)
  }

  /// A mebibyte is kept of what is said, and the rest is read so that the program can end.
  @Test func muchIsSaid() throws {
    let end = try Self.run("head -c 1048575 /dev/zero | tr '\\0' a; printf bcd")
    #expect(end.said.utf8.count == 1 << 20)
    #expect(end.said.hasSuffix("ab") && end.status == 0)
  }

  @Test func itIsCancelled() throws {
    let end = try Self.run("echo begun; exec sleep 600") { process in
      var descriptor = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, 30_000)
      #expect(process.ended() == nil)
      process.cancel()
    }
    #expect(end.said == "begun\n" && end.status == 143)
  }

  @Test func whatCannotBeStarted() {
    let error = MonitorError.start(program: "/nowhere/vi", reason: "No such file or directory")
    #expect(throws: error) { try ConsoleProcess(program: "/nowhere/vi", arguments: []) }
    #expect(throws: error) { try ConsoleProcess.runOnTerminal(program: "/nowhere/vi", arguments: []) }
  }

  @Test(arguments: [("exit 3", 3), ("true", 0), ("kill -9 $$", 137)] as [(String, Int32)])
  func onTheTerminal(_ script: String, _ status: Int32) throws {
    #expect(try ConsoleProcess.runOnTerminal(program: "/bin/sh", arguments: ["-c", script]) == status)
  }

  /// Signals the console ignores do what they do in a shell: nothing that was ignored or blocked is handed on (POSIX, posix_spawn).
  @Test func signalsAreAsUsual() throws {
    signal(SIGPIPE, SIG_IGN)
    let end = try Self.run("grep -E '^Sig(Blk|Ign)' /proc/self/status")
    let masks = end.said.split(separator: "\n").compactMap { UInt64($0.split(separator: "\t").last ?? "", radix: 16) }
    try #require(masks.count == 2)
    for number in [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGTSTP] {
      for mask in masks { #expect(mask & 1 << UInt64(number - 1) == 0, "\(number)") }
    }
  }

  @Test(
    arguments: [
      (["VISUAL": "", "EDITOR": "vi -u x"], ["vi", "-u", "x", "+9", "a b"]),
      (["VISUAL": "/usr/bin/codium"], ["/usr/bin/codium", "--goto", "a b:9"]),
      (["VISUAL": "cursor"], ["cursor", "--goto", "a b:9"]), (["VISUAL": "subl"], ["subl", "a b:9"]),
      (["VISUAL": "zed"], ["zed", "a b:9"]),
      (["VISUAL": "'open"], nil), (["VISUAL": "nano", "EDITOR": "vi"], ["nano", "+9", "a b"]),
    ] as [([String: String], [String]?)])
  func editors(_ environment: [String: String], _ words: [String]?) {
    let settings = ConsoleSettings(program: "swivel", log: "", environment: environment)
    #expect(settings.editor("a b", 9) == words)
  }

  /// The program of a name lies beside the one that runs.
  @Test func neighbours() {
    let program = ConsoleSettings.neighbour("x")
    #expect(program.hasPrefix("/") && program.hasSuffix("/x"))
    #expect(FileManager.default.isReadableFile(atPath: String(program.dropLast(2))))
  }

  @Test(
    arguments: [
      ("Rows.swift:34: x", "Rows.swift", 34), ("a b/c.m:7", "b/c.m", 7), ("x A.mm:1:2: y", "A.mm", 1),
      ("A.c:9999999 x", "A.c", 9_999_999),
      ("A.h:12345678", nil, 0), ("A.swift:3x", nil, 0), ("A.txt:3", nil, 0), ("S.storyboard:5: z", "S.storyboard", 5),
      ("V.xib:6", "V.xib", 6),
      ("(A.swift:3)", "(A.swift", 3),
    ] as [(String, String?, Int)])
  func placesInMessages(_ message: String, _ file: String?, _ line: Int) {
    let place = SourcePlace(message)
    #expect(place?.file == file && (place?.line ?? 0) == line)
  }
}
