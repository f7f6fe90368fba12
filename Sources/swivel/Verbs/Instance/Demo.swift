// The main job in one command: an iPad with two windows turns because accelerometer samples say so.
import ArgumentParser
import Bus
import Configuration
import ControlClient
import Emulator
import EventLog
import FileWriting
import Foundation
import Launcher
import Scripting

struct Demo: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Two apps side by side on an iPad, turned by a motion and walked with taps.",
    discussion: """
      The path is the one of the first blog post Swivel grew from: 1 screen A upright, 2 turn: its landscape version
      is swapped in, 3 open B and turn back, 4 go back: the upright A is there. Ends 0 when every step went as it should.
      """)

  @Option(help: "The instance's name.")
  var name = "demo"

  @Option(help: "Times real time.")
  var rate = 4.0

  @Option(help: "Copy the log here when the demo is over.")
  var log: String?

  @OptionGroup var output: OutputOptions

  /// Seconds for each step, far above what it takes.
  private static let patience = 10.0

  func validate() throws {
    guard rate > 0, rate.isFinite else { throw ValidationError("--rate: expected more than 0, got \(rate)") }
  }

  func run() throws {
    let launch = ["--name", name, "--device", "ipad-air-2", "--era", "9", "--app", "Alternates,BaseController"]
    let up = try Up.parse(launch + ["--detach"] + (output.json ? ["--json"] : []))
    // What keeps the instance ends with this process, however that ends.
    setenv(Starter.own.name, Starter.own.value, 1)
    say("an iPad Air 2 (9.7 inch, iOS 9) with the apps Alternates and BaseController in Split View")
    try up.run()
    defer { stop() }
    let directory = try up.launch.instance.directory()
    let client = try up.launch.instance.client()
    try walk(client)
    say("the final screen")
    try showFinalScreen(directory)
    let kept = log ?? directory.logFile
    if log != nil { try copy(directory.logFile, to: kept) }
    say(
      "the log is at \(kept); run it again, and look through every step, with: swivel replay \(kept) --report demo.html"
    )
    say("every step was settled and as expected")
  }

  private func walk(_ client: ControlClient) throws {
    try expect(client, ["window.1.visibleController=AP", "interfaceOrientation=portrait"])
    say("1 → 2: the device is turned to the left by the motion turn-left")
    try turn("turn-left", client)
    try expect(
      client,
      [
        "deviceOrientation=landscapeLeft", "interfaceOrientation=landscapeRight", "window.1.size=507x768",
        "window.2.size=507x768",
        "window.1.visibleController=AL",
      ])
    say("2 → 3: a tap opens B")
    try tap("open-b", client)
    try expect(client, ["window.1.visibleController=B"])
    say("3: the device is turned upright while B is shown")
    try turn("turn-upright", client)
    try expect(client, ["deviceOrientation=portrait", "interfaceOrientation=portrait", "window.1.visibleController=B"])
    say("3 → 4: back; the landscape A under B gives way to the upright one")
    try tap("back", client)
    try expect(client, ["window.1.visibleController=AP", "window.1.navigationStack=AP"])
  }

  private func say(_ text: String) { output.remark("— \(text)") }

  private func turn(_ name: String, _ client: ControlClient) throws {
    let samples = try namedMotion(name, config: nil).samples()
    try play(samples, name: name, rate: rate, slack: Self.patience, client, output)
  }

  private func tap(_ target: String, _ client: ControlClient) throws {
    try follow(output, turns: false) { () throws(ControlError) in
      try client.command(
        .tap(window: 1, target: target), wait: .settled, deadline: Deadline(seconds: Self.patience))
    }
  }

  private func expect(_ client: ControlClient, _ expectations: [String]) throws {
    let state: DeviceSnapshot
    do { state = try client.snapshot(deadline: Deadline(seconds: Self.patience)) } catch { throw Failure(error) }
    for expectation in expectations {
      let parts = expectation.split(separator: "=", maxSplits: 1).map(String.init)
      let actual = StateKey(parts[0]).flatMap(state.answer(to:))?.text ?? "nothing"
      guard actual == parts[1] else {
        throw Failure("\(parts[0]): expected \(parts[1]), got \(actual)", .finding)
      }
      output.remark("  ok \(expectation)")
    }
  }

  private func showFinalScreen(_ directory: InstanceDirectory) throws {
    var program = ChildProgram(
      path: Installation.program("swivel-monitor"), arguments: ["--directory", directory.path, "--once"])
    if output.json { program.arguments.append("--json") }
    fflush(nil)
    let status = try supervising { () throws(LauncherError) in try program.runToEnd() }
    if status != 0 { throw Failure("the monitor ended with \(status)", .finding) }
    output.remark("")
  }

  private func copy(_ path: String, to other: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("cannot read \(path)", .finding)
    }
    do { try WholeFile.write([UInt8](data), to: other) } catch { throw Failure("\(error)", .finding) }
  }

  private func stop() {
    do {
      let directory = try InstanceDirectory(name: name)
      try InstanceLock.stop(directory, within: Self.patience)
    } catch { Diagnostics.report("\(error)") }
  }
}
