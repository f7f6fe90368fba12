// The real programs where there is no room: on their output, for what they say, and for what they write.
import Foundation
import Launcher
import Testing

@Suite struct StreamTests {
  /// Runs a line of a shell whose `$0` is `swivel`.
  private func shell(_ sandbox: Sandbox, _ line: String) throws -> Ran {
    try sandbox.start(["-c", line, Installation.program("swivel")], program: "/bin/sh").finish()
  }

  private func with(_ file: String, in sandbox: Sandbox) -> String { "\(sandbox.runtime)/\(file)" }

  /// What was printed on a full disk was not printed: exit 3. Streams that are closed, or read no more, were meant to be; words nobody gets
  /// change no exit code. full(4) has never room.
  @Test(arguments: [
    ("$0 devices > /dev/full", 3, "standard output could not be written to its end: No space left on device"),
    ("$0 --help > /dev/full", 3, "standard output could not be written to its end: No space left on device"),
    ("$0-host --help > /dev/full", 3, "swivel-host: standard output could not be written to its end: No space left"),
    (
      "$0-sensor --help > /dev/full", 3, "swivel-sensor: standard output could not be written to its end: No space left"
    ),
    ("$0-monitor -h > /dev/full", 3, "swivel-monitor: standard output could not be written to its end: No space left"),
    ("$0-fuzz --help > /dev/full", 3, "swivel-fuzz: standard output could not be written to its end: No space left"),
    ("$0-host --help > /dev/null", 0, ""), ("$0-sensor --help >&-", 0, ""), ("$0-monitor --nope > /dev/full", 64, ""),
    ("$0 run \"$SCRIPT\" > /dev/full", 3, "standard output could not be written to its end"),
    ("$0 devices > /dev/null", 0, ""), ("$0 devices >&-", 0, ""), ("$0 --help >&-", 0, ""),
    ("{ $0 devices; echo $? >&2; } | true", 0, "0"), ("$0 get 2> /dev/full", 5, ""), ("$0 get 2>&-", 5, ""),
    ("$0 rotate nowhere >&- 2>&- <&-", 2, ""), ("$0 --version >&- 2>&- <&-", 0, ""),
  ])
  func streams(line: String, status: Int32, words: String) throws {
    let sandbox = try Sandbox()
    let script = with("a.swivel", in: sandbox)
    try #"{"v":1,"record":"header","device":"iphone-8","era":"15","apps":["Gallery"]}"#
      .write(toFile: script, atomically: false, encoding: .utf8)
    let ran = try shell(sandbox, "SCRIPT='\(script)'; " + line)
    #expect(ran.status == status, "\(ran)")
    #expect(words.isEmpty || ran.diagnostics.contains(words), "\(ran)")
  }

  /// A launcher whose standard error is full says that the host was killed to nobody, and starts another.
  @Test(.timeLimit(.minutes(5))) func aFullStreamEndsNoInstance() throws {
    let sandbox = try Sandbox()
    let up = try sandbox.start(
      ["-c", "exec $0 up > /dev/null 2> /dev/full", Installation.program("swivel")], program: "/bin/sh")
    defer { up.process.terminate() }
    while try sandbox.swivel("get").status != 0 { try #require(up.process.isRunning) }
    let host = try #require(
      try sandbox.processes().first { $0.words.first?.hasSuffix("swivel-host") == true }?.number)
    kill(host, SIGKILL)
    #expect(try sandbox.swivel("rotate", "landscapeLeft", "--timeout", "60").status == 0)
    #expect(up.process.isRunning)
    try sandbox.down()
  }

  /// RLIMIT_FSIZE of no block (`ulimit -f 0`) stands for a full disk: half a package or picture is none, and what was there stays.
  @Test func whereThereIsNoRoom() throws {
    let sandbox = try Sandbox()
    let package = with("Mine", in: sandbox)
    let new = try shell(sandbox, "ulimit -f 0; $0 new Mine --at \(package) 2> /dev/null")
    #expect(new.status == 3, "\(new)")
    #expect(!FileManager.default.fileExists(atPath: package))
    #expect(try sandbox.swivel("new", "Mine", "--at", package).status == 0)
    let script = with("a.swivel", in: sandbox)
    let text = #"{"v":1,"record":"header","device":"iphone-8","era":"15","apps":["Gallery"]}"# + "\n"
    try text.write(toFile: script, atomically: false, encoding: .utf8)
    let picture = with("a.svg", in: sandbox)
    try "old".write(toFile: picture, atomically: false, encoding: .utf8)
    let drawn = try shell(sandbox, "ulimit -f 0; $0 screenshot --log \(script) \(picture)")
    #expect(drawn.status == 3, "\(drawn)")
    #expect(FileManager.default.contents(atPath: picture) == Data("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.runtime).filter { $0.hasPrefix(".") } == [])
    // A shard's file that is not whole is told by the exit code: `merge` would find less than there was.
    let explored = try shell(
      sandbox,
      "mkdir \(sandbox.runtime)/found && ln -s /dev/full \(sandbox.runtime)/found/shard-1-of-1.jsonl && "
        + "$0 explore --app Errands --budget 20 --out \(sandbox.runtime)/found > /dev/null")
    #expect(explored.status == 2 && explored.diagnostics.contains("is not whole"), "\(explored)")
  }

  /// Verbs that follow end when their reader has, also when nothing happens meanwhile: the pipe's last line is the shell's.
  @Test(.timeLimit(.minutes(5)), arguments: ["log tail --follow", "sensor record -"])
  func aReaderThatHasGoneIsNotWaitedFor(verb: String) throws {
    let sandbox = try Sandbox()
    let up = try sandbox.swivel("up", "--detach")
    try #require(up.status == 0, "\(up)")
    // A line to be read first.
    #expect(try sandbox.swivel("rotate", "landscapeLeft").status == 0)
    let ran = try shell(sandbox, "{ $0 \(verb); echo ended $? >&2; } | head -1")
    #expect(ran.diagnostics.contains("ended 0"), "\(ran)")
    try sandbox.down()
  }

  /// A log that is replayed into itself would be gone where its app ends the process.
  @Test func aLogIsNotReplayedIntoItself() throws {
    let sandbox = try Sandbox()
    let log = with("a.swivel", in: sandbox)
    let text = #"{"v":1,"record":"header","device":"iphone-8","era":"15","apps":["Gallery"]}"# + "\n"
    try text.write(toFile: log, atomically: false, encoding: .utf8)
    let ran = try sandbox.swivel("replay", log, "--to", log)
    #expect(ran.status == 2 && ran.diagnostics.contains("is the log itself"), "\(ran)")
    #expect(FileManager.default.contents(atPath: log) == Data(text.utf8))
  }

  /// Agents start the server in the folder of a project: no file of it is Python's to run.
  /// An entry of PYTHONPATH that is empty or no whole path is the folder Python is started in, or one in it.
  @Test(arguments: ["", ":", "/nowhere:", ".", ".:/nowhere"])
  func filesOfTheProjectAreNoModulesOfTheServer(path: String) throws {
    let sandbox = try Sandbox()
    for name in ["zmq", "json", "google", "sitecustomize"] {
      try "open('\(sandbox.runtime)/ran', 'w')".write(
        toFile: with("\(name).py", in: sandbox), atomically: false, encoding: .utf8)
    }
    let ran = try shell(sandbox, "cd \(sandbox.runtime) && PYTHONPATH=\(path) $0 mcp")
    // The server ends with its input; without Python's modules for it, 2 with what to install.
    #expect(ran.status == 0 || ran.status == 2 && ran.diagnostics.contains("install"), "\(ran)")
    #expect(!FileManager.default.fileExists(atPath: with("ran", in: sandbox)))
  }
}
