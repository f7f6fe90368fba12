// What only real processes can show: the walk over ipc, restarts, refusals, and that nothing is left behind.
import Bus
import Foundation
import Launcher
import Testing

@MainActor
@Suite(.serialized)
struct ProcessTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// The process identifier of a part, as `ps` tells it.
  private func process(_ role: String) throws -> Int32 {
    let line = try JSONLine(try sandbox.swivel("ps", "--json").output)
    if role == "launcher" { return Int32(try line.int(role)) }
    let part = try #require(line.object[role] as? [String: Any])
    return Int32(try #require(part["process"] as? Int))
  }

  private func down() throws { try sandbox.down() }

  @Test func theExecutablesWalkThePathAndTheLogReplaysToTheSameBytes() throws {
    try walk(try ProcessDevice(sandbox))
    try down()
    let (log, again) = (sandbox.directory() + "/host.swivel", sandbox.runtime + "/again.swivel")
    let replay = try sandbox.swivel("replay", log, "--to", again)
    #expect(replay.status == 0, "\(replay)")
    let bytes = try #require(FileManager.default.contents(atPath: log))
    #expect(bytes.count > 1000)
    #expect(FileManager.default.contents(atPath: again) == bytes)
    #expect(try sandbox.swivel("log", "verify", log).status == 0)
    var flipped = bytes
    flipped[bytes.count / 2] ^= 1
    try flipped.write(to: URL(fileURLWithPath: log))
    #expect(try sandbox.swivel("log", "verify", log).status == 1)
    #expect(try sandbox.swivel("replay", log).status == 2)
    let text = String(decoding: bytes, as: UTF8.self).replacing(/,"sum":"[0-9a-f]{8}"}/, with: "}")
    let diverging = text.replacingOccurrences(of: "\"orientation\":\"faceUp\"", with: "\"orientation\":\"portrait\"")
    try diverging.write(toFile: log, atomically: false, encoding: .utf8)
    #expect(try sandbox.swivel("replay", log).status == 6)
    // The same log is a script: it must come out as recorded, and says where it does not.
    #expect(try sandbox.swivel("run", again).status == 0)
    let run = try sandbox.swivel("run", log)
    #expect(run.status == 1)
    #expect(run.output.contains("FAIL line"))
  }

  @Test(arguments: ["sensor", "host", "monitor"])
  func aKilledProcessComesBackWithItsState(role: String) throws {
    let device = try ProcessDevice(sandbox)
    _ = try device.apply(.deviceOrientation(.landscapeLeft))
    _ = try device.apply(.tap(window: 1, target: "open-b"))
    let before = try device.snapshot()
    kill(try process(role), SIGKILL)
    // Each verb waits for its answer by itself: no pause between the death and the question.
    #expect(try device.snapshot() == before)
    let windows = try device.apply(.deviceOrientation(.landscapeRight))
    #expect(windows.map(\.interface) == [.landscapeLeft, .landscapeLeft])
    #expect(windows.map(\.reason) == [.rotated, .rotated])
    #expect(try device.snapshot().windows[0].navigationStack == before.windows[0].navigationStack)
    try down()
  }

  /// A second of each pose, again and again: `turns` changes of orientation, at 20 samples a second.
  private func writeTrace(turns: Int) throws -> String {
    var text = "t,ax,ay,az\n"
    for index in 0..<(turns + 1) * 20 {
      text += "\(Double(index) / 20),\((index / 20).isMultiple(of: 2) ? "0,-1" : "-1,0"),0\n"
    }
    let path = sandbox.runtime + "/trace.csv"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  @Test func aHostKilledDuringATraceMissesNothing() throws {
    let device = try ProcessDevice(sandbox)
    let trace = try writeTrace(turns: 20)
    let play = try sandbox.start(["sensor", "play", trace, "--rate", "10", "--json"])
    // The receipt of a command proves that the host is at work while the trace plays.
    _ = try device.apply(.tap(window: 2, target: "open-second"))
    kill(try process("host"), SIGKILL)
    let played = try play.finish()
    #expect(played.status == 0, "\(played)")
    let receipts = try played.output.split(separator: "\n").map { try JSONLine($0) }
    #expect(receipts.count == 20)
    let turned = try receipts.map { try $0.lines("windows")[0].interface("interfaceOrientation") }
    #expect(turned == (0..<20).map { $0.isMultiple(of: 2) ? .landscapeRight : .portrait })
    _ = try device.apply(.deviceOrientation(.landscapeLeft))
    try down()
  }

  @Test func aSensorKilledDuringATraceIsSaidAndTheNextRotateIsTrue() throws {
    let device = try ProcessDevice(sandbox)
    let trace = try writeTrace(turns: 100)
    let play = try sandbox.start(["sensor", "play", trace, "--rate", "1"])
    // Nothing turns before the sensor plays; the first turn proves that it does.
    while try device.snapshot().deviceOrientation != .landscapeLeft {}
    kill(try process("sensor"), SIGKILL)
    let played = try play.finish()
    #expect(played.status == 1)
    #expect(played.diagnostics.contains("the sensor was restarted"))
    #expect(try device.apply(.deviceOrientation(.portraitUpsideDown)).allSatisfy { $0.reason == .rotated })
    try down()
  }

  @Test func aKilledLauncherLeavesNothingThatBlocksTheNextStart() throws {
    for _ in 0..<3 {
      let up = try sandbox.swivel("up", "--detach")
      #expect(up.status == 0, "\(up)")
      kill(try process("launcher"), SIGKILL)
    }
    let up = try sandbox.swivel("up", "--detach")
    #expect(up.status == 0, "\(up)")
    try down()
    #expect(try sandbox.swivel("ps").status == 5)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsUpAndAllItsChildren(signal: Int32) throws {
    let up = try sandbox.start(["up"])
    while try sandbox.swivel("get", "device").status != 0 {}
    kill(up.process.processIdentifier, signal)
    #expect(try up.finish().status == 0)
    // The lock is the children's too: a free name proves that none is left.
    #expect(try sandbox.swivel("up", "--detach").status == 0)
    try down()
  }

  /// Ctrl-C in a terminal reaches all processes of its group: what it means is the launcher's to say, and the others go on with what they
  /// are at.
  @Test(arguments: ["sensor", "host"]) func aProcessOfTheGroupLeavesTheSignalToItsLauncher(role: String) throws {
    #expect(try sandbox.swivel("up", "--detach").status == 0)
    let before = try process(role)
    kill(before, SIGINT)
    #expect(try sandbox.swivel("rotate", "landscapeLeft").status == 0)
    #expect(try process(role) == before)
    try down()
  }

  @Test func aNameInUseIsRefusedAndNothingRunningIsSaid() throws {
    #expect(try sandbox.swivel("rotate", "portrait").status == 5)
    #expect(try sandbox.swivel("down").status == 5)
    #expect(try sandbox.swivel("up", "--detach", "--name", "one").status == 0)
    let second = try sandbox.swivel("up", "--detach", "--name", "one")
    #expect(second.status == 3)
    #expect(second.diagnostics.contains("'one' is in use"))
    #expect(try sandbox.swivel("down", "--name", "one").status == 0)
  }

  @Test(arguments: [
    (["up", "--device", "ipad-99"], "no device 'ipad-99'"), (["up", "--era", "4"], "runs iOS"),
    (["up", "--era", "new"], "no iOS version"), (["up", "--app", "Nope"], "no app 'Nope'"),
    (["up", "--host", "/nowhere"], "no program"), (["rotate", "sideways"], "no orientation"),
    (["sensor", "set", "nan,0,0"], "finite"), (["sensor", "set", "0,inf,0"], "finite"),
    (["sensor", "set", "0,0,17"], "±16 g"), (["sensor", "set", "1,2"], "three numbers"),
    (["sensor", "play", "/nowhere.csv"], "/nowhere.csv"),
  ])
  func badWordsAreUsageErrors(words: [String], text: String) throws {
    let ran = try sandbox.start(words).finish()
    #expect(ran.status == 2, "\(ran)")
    #expect(ran.diagnostics.contains(text), "\(ran)")
  }

  /// UIInterfaceOrientation's landscapes are the device's the other way round: of two expectations one is right.
  @Test func aScriptsInputsAndExpectationsAreCounted() throws {
    let path = sandbox.runtime + "/turn.swivel"
    let script = """
      {"v":1,"record":"header","device":"iphone-8","era":"15","apps":["Alternates"]}
      {"record":"input","event":"deviceOrientation","orientation":"landscapeLeft"}
      {"record":"expect","window":1,"interface":"landscapeRight"}
      {"record":"expect","window":1,"interface":"portrait"}

      """
    try script.write(toFile: path, atomically: false, encoding: .utf8)
    let ran = try sandbox.swivel("run", path)
    #expect(ran.status == 1)
    #expect(ran.output.hasSuffix("\n1 input, 1 expectations met, 1 not met\n"), "\(ran)")
  }

  /// A session of a storyboard without code, from its log: the log names the app, and the file is asked for.
  @Test func logsOfStoryboardsRunAgain() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let storyboard = root.deletingLastPathComponent().appendingPathComponent("docs/tutorial/Timer.storyboard").path
    #expect(try sandbox.swivel("up", "--detach", "--device", "iphone-8", "--storyboard", storyboard).status == 0)
    #expect(try sandbox.swivel("rotate", "landscapeLeft").status == 0)
    let log = sandbox.runtime + "/timer.swivel"
    try FileManager.default.copyItem(atPath: sandbox.directory() + "/host.swivel", toPath: log)
    try down()
    for verb in ["run", "replay"] {
      let ran = try sandbox.swivel(verb, log)
      #expect(ran.status == 2)
      #expect(ran.diagnostics.contains("no app 'Timer' here; of a storyboard name the file: --storyboard FILE"))
      let given = try sandbox.swivel(verb, log, "--storyboard", storyboard)
      #expect(given.status == 0, "\(given)")
    }
    let picture = sandbox.runtime + "/timer.svg"
    #expect(try sandbox.swivel("screenshot", picture, "--log", log, "--storyboard", storyboard).status == 0)
    #expect(try String(contentsOfFile: picture, encoding: .utf8).contains("04:00"))
    #expect(try sandbox.swivel("run", log, "--storyboard", "Nowhere.storyboard").status == 2)
  }

  @Test func refusalsExitThreeAndLeaveTheStateAsItWas() throws {
    let up = try sandbox.swivel("up", "--detach", "--device", "iphone-8", "--era", "15", "--app", "Alternates")
    #expect(up.status == 0, "\(up)")
    let before = try sandbox.swivel("get", "--json").output
    let refused = [
      ["act", "tap", "nothing"], ["act", "push", "Nope"], ["act", "pop"], ["window", "split", "half"],
      ["window", "split", "full", "--window", "9"], ["act", "tap", "open-b", "--window", "9"],
    ]
    for words in refused {
      let ran = try sandbox.start(words).finish()
      #expect(ran.status == 3, "\(words) \(ran)")
      #expect(ran.output.contains("refused"), "\(words) \(ran)")
      #expect(try sandbox.swivel("get", "--json").output == before, "\(words)")
    }
    // R-MASK-02: a phone's mask leaves upside down out, and that is a refusal to turn.
    let turn = try sandbox.swivel("rotate", "portraitUpsideDown", "--json")
    #expect(turn.status == 3)
    #expect(try JSONLine(turn.output).lines("windows")[0].string("reason") == "mask")
    #expect(try JSONLine(turn.output).string("ending") == "refused", "the word agrees with the code")
    #expect(try sandbox.swivel("expect", "device=portraitUpsideDown", "interface=portrait").status == 0)
    #expect(try sandbox.swivel("expect", "interface=landscapeLeft").status == 1)
    try down()
  }
}
