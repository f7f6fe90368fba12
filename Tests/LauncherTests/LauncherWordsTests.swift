// What the launcher says when something cannot be, and what it starts its programs with: whole texts and whole command lines.
import Bus
import Foundation
import Testing

@testable import Launcher

@Suite struct LauncherWordsTests {
  @Test func errorsInWords() {
    let table: [(LauncherError, String)] = [
      (.bus(.noAnswer(peer: "host", seconds: 1)), "\(BusError.noAnswer(peer: "host", seconds: 1))"),
      (
        .nameInUse(name: "one", process: 42),
        "'one' is in use by process 42; choose another --name, or stop it with: swivel down --name one"
      ),
      (
        .orphansStay(name: "one", processes: [], seconds: 5),
        "a process of the instance 'one' has outlived its launcher by 5.0 s; end it, or choose another --name"
      ),
      (
        .orphansStay(name: "one", processes: [42], seconds: 5),
        "process 42 of the instance 'one' has outlived its launcher by 5.0 s; choose another --name, or end it with: "
          + "kill -KILL 42"
      ),
      (
        .orphansStay(name: "one", processes: [7, 42, 43], seconds: 5),
        "processes 7, 42 and 43 of the instance 'one' have outlived its launcher by 5.0 s; choose another --name, or end "
          + "them with: kill -KILL 7 42 43"
      ),
      (
        .unproven(name: "one", path: "/x/launcher"),
        "the process that /x/launcher names does not hold its lock, so it may be anybody's; end the launcher of 'one' by hand"
      ),
      (
        .notRunning(name: "one"), "nothing runs under the name 'one'; start it with: swivel up --detach --name one"
      ),
      (
        .notRunning(name: InstanceDirectory.standardName),
        "nothing runs under the name '\(InstanceDirectory.standardName)'; start it with: swivel up --detach"
      ),
      (.system(call: "pipe", subject: "x", reason: "Too many open files"), "pipe x: Too many open files"),
      (.cannotRun(role: "host", diagnostics: "a\nb\n"), "the host cannot run this\n  a\n  b"),
      (.cannotRun(role: "host", diagnostics: ""), "the host cannot run this"),
      (
        .neverReady(role: "sensor", attempts: 3, ending: "exit 1", diagnostics: "no chip\n"),
        "the sensor ended 3 times before it was ready (exit 1)\n  no chip"
      ),
      (
        .crashed(role: "host", ending: "signal 4", words: "A.swift:1: Fatal error"),
        "A.swift:1: Fatal error\n  the host crashed (signal 4)"
      ),
      (.crashed(role: "host", ending: "signal 4", words: nil), "the host crashed (signal 4)"),
      (
        .unreadableLog(path: "/l", next: "/p", reason: "/l:5: sum"),
        "the host cannot be started again, because its log cannot be read: /l:5: sum. The log is kept: 'swivel log verify /l' "
          + "names every such line, 'swivel replay --pass-over /l --to COPY.swivel' runs the others; the next 'swivel up' "
          + "begins anew and keeps it as /p"
      ),
      (
        .lostLog(path: "/l", ending: "exit 1"),
        "the host ended (exit 1) and cannot be started again, because its log is gone: /l was removed or emptied while it ran, "
          + "and what it ran is nowhere else; 'swivel up' begins anew"
      ),
      (
        .notReady(missing: ["sensor", "host"], seconds: 2.5, diagnostics: "late"),
        "no answer from sensor, host within 2.5 s\n  late"
      ),
      (
        .stillRunning(name: "one", process: 42, seconds: 3),
        "'one' (process 42) did not stop within 3.0 s; --timeout waits longer, and SIGKILL to it ends all"
      ),
    ]
    for (error, text) in table { #expect("\(error)" == text) }
  }

  @Test func plansInWords() {
    let table: [(LaunchPlanError, String)] = [
      (.noConfiguration, "no configuration found; name its folder with --config or SWIVEL_CONFIG"),
      (.configuration("a.yaml:3: x"), "a.yaml:3: x"),
      (
        .badEra("five"), "'five' is no iOS version; expected major or major.minor, such as 18 or 16.1"
      ),
      (.eraOfDevice(device: "iphone-4", era: "8", from: "4", to: 7), "iphone-4 runs iOS 4 to 7, not 8"),
      (.eraOfDevice(device: "x", era: "8", from: "7", to: 7), "x runs iOS 7 alone, not 8"),
      (.noHost(path: "/none"), "no program to run at /none"),
      (.noApps, "no apps; expected at least one name with --app"),
    ]
    for (error, text) in table { #expect("\(error)" == text) }
  }

  /// The three programs by what shows the monitor: a terminal is its alone, lines on standard output are, and in the background all
  /// goes to files.
  @Test func whatIsStarted() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/swp" + UUID().uuidString.prefix(8)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record(error) } }
    let directory = try InstanceDirectory(path: folder + "/one")
    let config = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "config").path
    var plan = try LaunchPlan(
      directory: directory, device: "iphone-4", era: "5", apps: ["A", "B"], host: "/bin/sh", config: config)
    (plan.sensorArguments, plan.hostArguments) = (["--trace", "t.csv"], ["--document", "d.storyboard"])
    let common = ["--directory", directory.path, "--device", "iphone-4"]
    let sensor = ChildProgram(
      path: Installation.program("swivel-sensor"), arguments: common + ["--config", config, "--trace", "t.csv"])
    let host = ChildProgram(
      path: "/bin/sh",
      arguments: common + ["--era", "5", "--config", config, "--app", "A", "--app", "B", "--document", "d.storyboard"])
    let monitor = ChildProgram(path: Installation.program("swivel-monitor"), arguments: common)
    let said = ChildOutput.file(directory.diagnosticsFile)
    func program(
      _ program: ChildProgram, _ output: ChildOutput = .inherited, _ error: ChildOutput = .inherited,
      reads: Bool = false,
      adding words: [String] = []
    ) -> ChildProgram {
      var program = program
      (program.standardOutput, program.standardError, program.readsInput) = (output, error, reads)
      program.arguments += words
      return program
    }
    #expect(
      plan.programs(monitor: .terminal) == [
        .sensor: program(sensor, said, said), .host: program(host, said, said),
        .monitor: program(monitor, .inherited, said, reads: true),
      ])
    for (json, word) in [(true, "--json"), (false, "--lines")] {
      #expect(
        plan.programs(monitor: .lines(json: json)) == [
          .sensor: program(sensor, .descriptor(2)), .host: program(host, .descriptor(2)),
          .monitor: program(monitor, adding: [word]),
        ])
    }
    #expect(
      plan.programs(monitor: .file) == [
        .sensor: program(sensor, said, said), .host: program(host, said, said),
        .monitor: program(monitor, .file(directory.monitorFile), said, adding: ["--lines"]),
      ])
  }

  /// A crash by the app's own line, nearest to where it was raised; frames of the library's and Swivel's are not the app's.
  @Test(
    arguments: [
      ("x Assertion failed: a in b\n", "x: Assertion failed: a in b"),
      (
        "Swift/Array.swift:1: Fatal error: y\n1 f in z at /x/Sources/HostService/H.swift:3:1\n",
        "Swift/Array.swift:1: Fatal error: y"
      ),
      (
        "Fatal error: y\n1 f in z at /x/Sources/SwivelHost/H.swift:3\n2 g in z at /x/Sources/Emulator/E.swift:3\n3 h in z at /a/B.swift:7:1\n",
        "B.swift:7: Fatal error: y"
      ),
      ("A.swift:2: Fatal error: y\n1 f in z at /a/C.swift:9:1\n", "C.swift:9: Fatal error: y"),
      (
        "*** Program crashed: Bad pointer dereference at 0x0 ***\n0 0x01 f() + 2 in x at /a/B.swift:7:1\n",
        "B.swift:7: Bad pointer dereference, in f()"
      ),
      ("*** Program crashed: Odd\n", "Odd"),
      ("A.swift:1: Fatal error: no register (0x5f)\n", "A.swift:1: Fatal error: no register (0x5f)"),
      (
        "Could not cast value of type 'UIKit.UIView' (0x5559fbff3468) to 'App.Header' (0x5559fbf55840).\n"
          + "*** Program crashed: Aborted at 0x00000000000033c4 ***\nr14 0x0000555a122a8340  Could not cast v\n",
        "Could not cast value of type 'UIKit.UIView' to 'App.Header'."
      ),
      ("*** Program crashed: First at 0x1 ***\n*** Program crashed: Second at 0x1 ***\n", "Second"),
    ])
  func lastWords(_ output: String, _ text: String) { #expect(LastWords(output)?.text == text) }

  /// Four calls of the app's are enough to know the way.
  @Test func aDeepStack() {
    let frames = (1...6).map { "\($0) [ra] 0x0\($0) f\($0)() + 1 in x at /a/F\($0).swift:\($0):1" }
    let output =
      "Thread 3 \"x\" crashed:\n" + frames.joined(separator: "\n") + "\nThread 4:\n0 0x01 g() in x at /a/G.swift:1:1\n"
    #expect(
      LastWords(hang: "no answer", said: output).text
        == "F1.swift:1: no answer, in f1() at F1.swift:1, called by f2() at F2.swift:2, called by f3() at F3.swift:3, "
        + "called by f4() at F4.swift:4")
  }

  /// The next host gets the words as one word of its command line, which has 128 KiB at most, and bytes that are no text become three.
  @Test(arguments: ["a", "ü", "\u{FFFD}", "🙂"]) func aMessageWithoutMeasure(character: String) throws {
    let message = String(repeating: character, count: (60 << 10) / character.utf8.count)
    let words = try #require(LastWords("A.swift:1: Fatal error: \(message)\n")?.text)
    #expect(words.hasPrefix("A.swift:1: Fatal error: \(character)\(character)"))
    #expect(words.hasSuffix("\(character) …"))
    #expect((4_092...4_100).contains(words.utf8.count - " …".utf8.count))
    let hang = LastWords(hang: message, said: "").text
    #expect(hang.utf8.count <= 4_100)
  }

  /// A line of numbers is no frame; looking for one from each of them would keep the launcher for minutes.
  @Test func aLineOfNumbersIsNoFrame() {
    let numbers = String(repeating: "0x0 ", count: 15 << 10)
    #expect(
      LastWords("*** Program crashed: Odd\n\(numbers)\n0 0x01 f() + 2 in x at /a/B.swift:7:1\n")?.text
        == "B.swift:7: Odd, in f()")
  }
}
