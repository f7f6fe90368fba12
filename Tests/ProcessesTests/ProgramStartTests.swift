// What a started program finds, says and leaves, shown by lines of a shell; and what is told where it cannot be started.
import Foundation
import Processes
import Testing

@Suite struct ProgramStartTests {
  private static func shell(_ line: String) -> ProgramStart { ProgramStart(path: "/bin/sh", arguments: ["-c", line]) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// wait(2): a code is the lowest eight bits of what was left with.
  @Test(
    arguments: [
      ("echo a; echo b >&2", "a\n", "b\n", .code(0)), ("exit 7", "", "", .code(7)), ("exit 263", "", "", .code(7)),
      ("printf a; kill -9 $$", "a", "", .signal(9)), ("kill -TERM $$", "", "", .signal(15)),
      // Standard input is empty.
      ("cat; echo $?", "0\n", "", .code(0)),
      // What it left behind holds its pipe, and is not waited for.
      ("sleep 300 & echo $!; exit 3", nil, "", .code(3)),
    ] as [(String, String?, String, ProgramEnding)])
  func wordsAndEndings(line: String, output: String?, complaint: String, ending: ProgramEnding) throws {
    let words = try Self.shell(line).words()
    #expect(words.ending == ending)
    #expect(Self.text(words.complaint) == complaint)
    if let output {
      #expect(Self.text(words.output) == output)
    } else {
      kill(try #require(pid_t(Self.text(words.output).dropLast())), SIGKILL)
    }
  }

  @Test func bothStreamsInTheOrderOfTheirWords() throws {
    let words = try Self.shell("echo 1; echo 2 >&2; echo 3").words(joined: true)
    #expect(Self.text(words.output) == "1\n2\n3\n" && words.complaint == [])
  }

  /// More than a pipe holds (64 KiB, pipe(7)) on both streams: neither waits for the other, and what is too much is let go of.
  @Test(arguments: [(Int.max, Int.max), (10, 20), (0, 0)]) func longWords(output: Int, complaint: Int) throws {
    let line = "head -c 300000 /dev/zero >&2; head -c 200000 /dev/zero"
    let words = try Self.shell(line).words(longest: (output, complaint))
    #expect(words.output.count == min(200_000, output) && words.complaint.count == min(300_000, complaint))
    #expect(words.ending == .code(0))
  }

  /// Whether it is silent, speaks all the time or says that it will say no more.
  @Test(arguments: ["exec sleep 300", "while :; do echo a; done", "exec >&- 2>&-; exec sleep 300"])
  func patienceEnds(line: String) throws {
    let patience = ProgramPatience(seconds: 0.2) { ProcessInfo.processInfo.systemUptime }
    #expect(try Self.shell(line).words(longest: (10, 10), patience: patience).ending == .signal(SIGTERM))
  }

  /// A name without a slash is a file of this folder, unless it is looked for.
  @Test(arguments: [(true, true), (false, false)]) func namesOnThePath(isLookedFor: Bool, isFound: Bool) throws {
    var start = ProgramStart(path: "sh", arguments: ["-c", "exit 4"])
    start.isLookedFor = isLookedFor
    guard isFound else {
      #expect(throws: ProgramError.self) { try start.words() }
      return
    }
    #expect(try start.words().ending == .code(4))
  }

  /// errno(3).
  @Test(arguments: [
    ("/nowhere/program", "/nowhere/program cannot be started: No such file or directory"),
    ("/etc", "/etc cannot be started: Permission denied"),
    ("no-such-name-on-the-path", "no-such-name-on-the-path cannot be started: No such file or directory"),
  ])
  func whatCannotBeStarted(path: String, words: String) {
    let error = #expect(throws: ProgramError.self) { try ProgramStart(path: path, arguments: []).words() }
    #expect(error?.description == words)
  }

  /// A process of its own limits: threads and descriptors are a process's.
  @Test func whereThereIsNoDescriptor() async {
    await #expect(processExitsWith: .success) {
      // Whatever is open stays, and nothing can be opened beside it.
      var limit = rlimit(rlim_cur: 3, rlim_max: 1024)
      for number: Int32 in 3..<1024 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      let error = #expect(throws: ProgramError.self) { try ProgramStart(path: "/bin/true", arguments: []).words() }
      #expect(error?.reason == "Too many open files")
    }
  }

  /// What this process was given and did not ask for stays here, what is given goes; a pipe of another start is none of this one's.
  @Test func descriptors() async throws {
    await #expect(processExitsWith: .success) {
      let file = open("/dev/null", O_RDONLY)
      let (left, given) = (dup2(file, 40), fcntl(file, F_DUPFD_CLOEXEC, 60))
      let other = try ProgramPipe(for: "other")
      try #require(left == 40 && given >= 60)
      var start = ProgramStart(path: "/bin/sh", arguments: ["-c", "ls /proc/$$/fd; true"])
      start.given = [5: given]
      #expect(String(decoding: try start.words().output, as: UTF8.self) == "0\n1\n2\n5\n")
      start.keepsOthers = true
      let numbers = String(decoding: try start.words().output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      #expect(numbers.contains("40") && numbers.contains("5"))
      #expect(!numbers.contains("\(other.readEnd)") && !numbers.contains("\(other.writeEnd)"))
    }
  }

  /// Who ignores the end of children is not told how they ended (wait(2)); whoever starts this program may ignore it.
  @Test func anIgnoredEndIsTold() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      let words = try ProgramStart(path: "/bin/sh", arguments: ["-c", "exit 7"]).words()
      #expect(words.ending == .code(7))
    }
  }

  /// proc(5): SigBlk and SigIgn are masks, of which signal n is bit n − 1; SIGPIPE is 13, SIGTERM 15, SIGHUP 1.
  @Test func signals() async {
    await #expect(processExitsWith: .success) {
      var blocked = sigset_t()
      sigemptyset(&blocked)
      sigaddset(&blocked, SIGTERM)
      pthread_sigmask(SIG_BLOCK, &blocked, nil)
      for number in [SIGPIPE, SIGHUP] { signal(number, SIG_IGN) }
      let start = ProgramStart(path: "/bin/grep", arguments: ["-E", "Sig(Blk|Ign)", "/proc/self/status"])
      let lines = String(decoding: try start.words().output, as: UTF8.self).split(separator: "\n")
      let masks = lines.compactMap { UInt64($0.split(separator: "\t")[1], radix: 16) }
      // What this process makes of broken pipes is its own affair, and who ignores a hang-up has others do so too (nohup(1)).
      #expect(masks.count == 2 && masks[0] == 0 && masks[1] & (1 << 12) == 0 && masks[1] & 1 == 1)
    }
  }

  @Test(arguments: [true, false]) func groups(isApart: Bool) throws {
    var start = ProgramStart(path: "/bin/sh", arguments: ["-c", "ps -o pgid= -p $$; echo $$"])
    start.isApart = isApart
    let numbers = Self.text(try start.words().output).split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    try #require(numbers.count == 2)
    #expect(numbers[0] == (isApart ? numbers[1] : getpgrp()))
  }

  @Test func variablesOfItsOwn() throws {
    var start = Self.shell("echo \"$HOME|$SWIVEL_TEST\"")
    start.variables = ["HOME": "/nobody's", "SWIVEL_TEST": "a=b"]
    #expect(Self.text(try start.words().output) == "/nobody's|a=b\n")
  }

  /// By its number it can be looked at until it is waited for, and no longer.
  @Test func anEndIsKeptUntilItIsAskedFor() throws {
    let pipe = try ProgramPipe(for: "sh")
    var start = Self.shell("read line; exit $line")
    start.input = .descriptor(pipe.readEnd)
    let running = try start.start()
    #expect(running.ended() == nil)
    #expect(pipe.write(Array("5\n".utf8)))
    #expect(running.wait() == .code(5))
    #expect(running.ended() == .unknown && running.wait() == .unknown)
  }

  /// Each takes from one place until it is empty, the caller among them.
  @Test(arguments: [0, 1, 2, 7]) func sideBySide(threads: Int) {
    let board = Board(100)
    SideBySide.perform(threads) { while let next = board.next() { board.note(next) } }
    #expect(board.done == Set(0..<100))
  }

  private final class Board: @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int
    private(set) var done: Set<Int> = []
    init(_ count: Int) { left = count }

    func next() -> Int? {
      lock.withLock {
        guard left > 0 else { return nil }
        left -= 1
        return left
      }
    }

    func note(_ number: Int) { lock.withLock { _ = done.insert(number) } }
  }

  @Test func whereThereAreThreads() { #expect(SideBySide.isGranted(2) && SideBySide.isGranted(0)) }

  /// A stack has eight MiB unless told otherwise (pthread_create(3)): where the address space has no room for one there is no thread, and the
  /// work is done by who asked for it.
  @Test func whereThereIsNoThread() async {
    await #expect(processExitsWith: .success) {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = try #require(UInt(text.split(separator: " ")[0]))
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      limit.rlim_cur = pages * UInt(getpagesize()) + (1 << 20)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      // Of threads that were before some stacks are kept.
      #expect(!SideBySide.isGranted(40))
      let board = Board(10)
      SideBySide.perform(4) { while let next = board.next() { board.note(next) } }
      #expect(board.done == Set(0..<10))
    }
  }
}
