// `swivel explore` on apps that end their process or never answer, and its parts as one, through the programs a user has.
import Foundation
import Launcher
import Testing

@Suite("An exploration in processes") struct ExploreProcessTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func explore(_ words: String...) throws -> Ran {
    try sandbox.start(["explore", "--device", "iphone-8", "--ios", "11"] + words).finish()
  }

  private static let host = Installation.program("swivel-fault-host")

  /// Nothing of an app runs where what was found is kept, not even its launch.
  @Test func anAppThatEndsAtLaunch() throws {
    let ran = try explore("--host", Self.host, "--app", "CrashingAtLaunch", "--budget", "100", "--format", "json")
    #expect(ran.status == 1, "\(ran)")
    let told = try JSONLine(try #require(ran.output.split(separator: "\n").first))
    #expect(try told.string("oracle") == "crash")
    #expect(try told.string("message").hasPrefix("at launch: "))
    #expect(try told.string("message").contains("Index out of range"))
  }

  /// The buttons that end the process are told one by one, each by one tap; what is behind the others is looked at as well.
  @Test func eachWayToEndIsToldAndTheRestIsLookedAt() throws {
    let out = sandbox.runtime + "/out"
    // The ones that never answer take as long as it takes to know that.
    let ran = try explore(
      "--host", Self.host, "--app", "Faulty", "--budget", "3000", "--oracle", "crash,hang", "--format", "json", "--out",
      out)
    #expect(ran.status == 1, "\(ran)")
    let lines = try ran.output.split(separator: "\n").map { try JSONLine($0) }
    let paths = try lines.dropLast().map { line in
      try line.string("oracle") + ": " + (try #require(line.object["path"] as? [String])).joined(separator: "; ")
    }
    for way in [
      "hang: tap 1 loop", "hang: tap 1 wait", "crash: tap 1 exit", "crash: tap 1 crash", "crash: tap 1 recurse",
      // By a thread, which may come to its end when other things are tried.
      "crash: tap 1 thread",
      // More than a worker may take: the machine's memory would be gone before it counts as hanging.
      "crash: tap 1 hoard",
    ] {
      #expect(paths.contains(way), "\(ran)")
    }
    // The file has what was told.
    let merged = try sandbox.swivel("merge", out, "--format", "json")
    #expect(merged.status == 1)
    #expect(merged.output.split(separator: "\n").count == lines.count)
  }

  /// Somebody else may have made a folder by any name that can be foreseen, such as one with the process's number, and in it links to
  /// files of ours.
  @Test func nothingIsWrittenWhereOthersForeseeIt() throws {
    let victim = sandbox.runtime + "/victim"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: victim))
    let script = """
      export TMPDIR="$XDG_RUNTIME_DIR/tmp"; folder="$TMPDIR/swivel-explore-$$"; mkdir -p "$folder"
      for name in journal errors; do for number in 0 1; do ln -s \(victim) "$folder/$name-$number"; done; done
      exec "$@"
      """
    let ran = try sandbox.start(
      [
        "-c", script, "sh", Installation.program("swivel-host"), "--config",
        try #require(Installation.configuration(named: nil)),
        "--explore", "--app", "Alternates", "--device", "iphone-8", "--ios", "11", "--budget", "50",
      ], program: "/bin/sh"
    ).finish()
    #expect(ran.status <= 1 && ran.output.contains("Alternates on iphone-8"), "\(ran)")
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.runtime + "/tmp").count == 1, "nothing is left")
  }

  /// What was found in one process is there where a sensor, sockets and a log lie between, and nothing is left behind.
  @Test func aFindingIsThereInTheRealProcesses() throws {
    let ran = try explore(
      "--app", "Programmatic", "--budget", "300", "--out", sandbox.runtime + "/out", "--live")
    #expect(ran.status == 1, "\(ran)")
    #expect(ran.output.contains("Programmatic-1.swivel through sensor, host and monitor: there, too: "), "\(ran)")
    #expect(!ran.output.contains("not there"), "\(ran)")
    #expect(try sandbox.swivel("ps").output.contains("nothing running"))
    let bare = try explore("--app", "Programmatic", "--live")
    #expect(bare.status == 2 && bare.diagnostics.contains("--out DIR"), "\(bare)")
  }

  /// A crash of the app is an ending like others: the host is started again and says so.
  @Test func aScriptThroughTheRealProcesses() throws {
    let script = sandbox.runtime + "/crash.swivel"
    let lines = [
      #"{"v":1,"record":"header","device":"iphone-8","era":"11","apps":["Faulty"]}"#,
      #"{"record":"input","event":"deviceOrientation","orientation":"landscapeLeft"}"#,
      #"{"record":"expect","window":1,"interfaceOrientation":"landscapeRight"}"#,
      #"{"record":"input","event":"tap","window":1,"target":"crash"}"#,
    ]
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: script))
    let ran = try sandbox.start(["run", "--live", script, "--host", Self.host]).finish()
    #expect(ran.status == 1 && ran.output.contains("ending: expected settled, got crashed"), "\(ran)")
    #expect(
      ran.output.contains("2 inputs through sensor, host and monitor, 1 expectations met, 1 not met"), "\(ran)")
    #expect(try sandbox.swivel("ps").output.contains("nothing running"))
  }

  @Test func partsAreOneReport() throws {
    let out = sandbox.runtime + "/parts"
    func part(_ text: String, seed: String = "1") throws -> Ran {
      try explore("--app", "Programmatic", "--budget", "1200", "--shard", text, "--seed", seed, "--out", out)
    }
    #expect(try part("1/2").status == 1)
    let alone = try sandbox.swivel("merge", out)
    #expect(alone.status == 2)
    #expect(alone.diagnostics.contains("shard 2/2 is missing"), "\(alone)")
    _ = try part("2/2", seed: "2")
    let other = try sandbox.swivel("merge", out)
    #expect(other.status == 2)
    #expect(other.diagnostics.contains("expected '--seed 1', got '--seed 2'"), "\(other)")
    _ = try part("2/2")
    let whole = try sandbox.swivel("merge", out)
    #expect(whole.status == 1)
    #expect(whole.output.contains("shard 1/2") && whole.output.contains("shard 2/2"), "\(whole)")
    // Known findings are quiet.
    let known = sandbox.runtime + "/known"
    _ = try sandbox.swivel("merge", out, "--write-baseline", known)
    #expect(try sandbox.swivel("merge", out, "--baseline", known).status == 0)
  }

  /// Asked to end, it tells what it has, and says that it is not all.
  @Test func whatWasFoundIsToldWhenItIsInterrupted() throws {
    let out = sandbox.runtime + "/cut"
    let running = try sandbox.start([
      "explore", "--app", "Programmatic", "--device", "iphone-8", "--ios", "11", "--budget", "60m", "--out", out,
    ])
    let file = out + "/shard-1-of-1.jsonl"
    // The first finding is the second line.
    let isFound =
      "until [ \"$(grep -c . \(file) 2>/dev/null)\" -ge 2 ] 2>/dev/null || ! kill -0 \(running.process.processIdentifier); "
      + "do sleep 0.1; done"
    _ = try sandbox.start(["-c", isFound], program: "/bin/sh").finish()
    running.process.interrupt()
    let ran = try running.finish()
    #expect(ran.output.contains("not tried: the rest: it was interrupted"), "\(ran)")
    #expect(try sandbox.swivel("merge", out).diagnostics.contains("did not come to its end"))
    #expect(try sandbox.swivel("merge", out, "--unfinished").status == 1)
  }

  /// What is told before anything is run; all end with 2.
  @Test(arguments: [
    (["--baseline", "/nowhere/known"], "/nowhere/known"), (["--out", "/proc/nowhere"], "/proc/nowhere"),
    (["--write-baseline", "/nowhere/known"], "/nowhere/known"),
    (["--ignore", "mirrorr:Player"], "'mirrorr' is no oracle"),
    (["--windows", "1000"], "1 to 8 windows"), (["--shard", "3/2"], "got '3/2'"),
    (["--ios", "99"], "not 99"),
  ])
  func wrongWords(words: [String], text: String) throws {
    let ran = try sandbox.start(
      ["explore", "--app", "Programmatic", "--device", "iphone-8", "--budget", "100"] + words
    )
    .finish()
    #expect(ran.status == 2, "\(ran)")
    #expect(ran.diagnostics.contains(text), "\(ran)")
    #expect(ran.output.isEmpty, "\(ran)")
  }
}
