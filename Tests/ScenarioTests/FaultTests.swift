// Apps that misbehave and users who give up: what is said of it, and that the instance goes on or is gone.
import Bus
import Foundation
import Launcher
import Testing

@Suite(.serialized)
struct FaultTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func up(_ app: String) throws -> Ran {
    try sandbox.swivel("up", "--detach", "--host", Installation.program("swivel-fault-host"), "--app", app)
  }

  private func down() throws { try sandbox.down() }

  /// The way to misbehave, and what the one who tapped is told: the app's own line first where the app said it, else how it ended; an app that
  /// leaves in good order takes its host along, too.
  @Test(arguments: [
    ("crash", "Faulty.swift:", "Index out of range"), ("exit", "", "exit 0: the app ended the host's process"),
    ("loop", "Faulty.swift:", "no answer for 3 s of processor time"),
  ])
  func aFaultIsToldAndTheInstanceGoesOn(fault: String, place: String, words: String) throws {
    #expect(try up("Faulty").status == 0)
    let ran = try sandbox.swivel("act", "tap", fault, "--timeout", "120")
    #expect(ran.status == 8, "\(ran)")
    #expect(place.isEmpty || ran.output.contains(place), "\(ran)")
    #expect(ran.output.contains(words), "\(ran)")
    let turned = try sandbox.swivel("rotate", "landscapeLeft", "--timeout", "60")
    #expect(turned.status == 0, "\(turned)")
    try down()
    #expect(try sandbox.swivel("log", "verify", sandbox.directory() + "/host.swivel").status == 0)
  }

  @Test func aCrashAtLaunchIsTheAppsAndSaysWhere() throws {
    let ran = try up("CrashingAtLaunch")
    #expect(ran.status == 8, "\(ran)")
    let first = ran.diagnostics.split(separator: "\n").first ?? ""
    #expect(first.contains("Faulty.swift:") && first.contains("Index out of range"), "\(ran)")
    #expect(try sandbox.swivel("ps").status == 5)
  }

  /// Nobody can reach an instance whose directory is gone, or another's: it ends, and takes nothing from the other.
  @Test(arguments: [false, true])
  func aRemovedDirectoryEndsItsInstance(anotherStarts: Bool) throws {
    #expect(try sandbox.swivel("up", "--detach").status == 0)
    let first = try JSONLine(try sandbox.swivel("ps", "--json").output)
    let roles = try ["sensor", "host", "monitor"].map { role in
      try #require((first.object[role] as? [String: Any])?["process"] as? Int)
    }
    let processes = [try first.int("launcher")] + roles
    try FileManager.default.removeItem(atPath: sandbox.directory())
    if anotherStarts { #expect(try sandbox.swivel("up", "--detach").status == 0) }
    let deadline = Deadline(seconds: 60)
    // One that has ended and that nobody has waited for yet has no words any more.
    func living() -> [Int] {
      processes.filter { FileManager.default.contents(atPath: "/proc/\($0)/cmdline")?.isEmpty == false }
    }
    while !living().isEmpty, !deadline.hasPassed { _ = try sandbox.swivel("ps") }
    #expect(living().isEmpty)
    if anotherStarts {
      #expect(try sandbox.swivel("rotate", "landscapeLeft").status == 0)
      try sandbox.down()
    }
    #expect(try sandbox.swivel("ps").status == 5)
  }

  /// A log that has been changed under a host is told with its line by who is asked next, and nothing of it is lost.
  @Test func aHostThatCannotReadItsLogEndsItsInstance() throws {
    #expect(try sandbox.swivel("up", "--detach").status == 0)
    #expect(try sandbox.swivel("rotate", "landscapeLeft").status == 0)
    let log = URL(fileURLWithPath: sandbox.directory() + "/host.swivel")
    let bent = try String(contentsOf: log, encoding: .utf8).replacing("landscapeLeft", with: "landscapeRight")
    try bent.write(to: log, atomically: false, encoding: .utf8)
    let host = try #require(try JSONLine(try sandbox.swivel("ps", "--json").output).object["host"] as? [String: Any])
    kill(pid_t(try #require(host["process"] as? Int)), SIGKILL)
    let deadline = Deadline(seconds: 60)
    var asked = try sandbox.swivel("get")
    // Who asks as it ends is told that it did.
    while !asked.diagnostics.contains("nothing runs"), !deadline.hasPassed { asked = try sandbox.swivel("get") }
    #expect(asked.status == 5, "\(asked)")
    let words = ["the last one ended: ", "host.swivel:5: sum", "swivel log verify \(log.path)"]
    #expect(words.allSatisfy { asked.diagnostics.contains($0) }, "\(asked)")
    #expect(try String(contentsOf: log, encoding: .utf8) == bent)
    #expect(try sandbox.swivel("up", "--detach").status == 0)
    let kept = URL(fileURLWithPath: sandbox.directory() + "/host.previous.swivel")
    #expect(try String(contentsOf: kept, encoding: .utf8) == bent)
    try sandbox.down()
  }

  /// A link among the instances is named, and hides none.
  @Test func psPassesOverWhatIsNoInstances() throws {
    #expect(try sandbox.swivel("up", "--detach").status == 0)
    #expect(symlink("/", sandbox.directory("a-link")) == 0)
    let ran = try sandbox.swivel("ps")
    #expect(ran.status == 0 && ran.output.contains("default: launcher"), "\(ran)")
    #expect(ran.diagnostics.contains("a-link is a link"))
    try sandbox.down()
  }

  /// Whoever gives up waiting does not want what was started.
  @Test func whatNobodyWaitsForEnds() throws {
    let host = sandbox.runtime + "/host"
    try "#!/bin/sh\nexec sleep 600\n".write(toFile: host, atomically: false, encoding: .utf8)
    #expect(chmod(host, 0o700) == 0)
    let up = try sandbox.start(["up", "--detach", "--host", host, "--timeout", "600"])
    let deadline = Deadline(seconds: 60)
    while try sandbox.swivel("ps").status == 5, !deadline.hasPassed {}
    // What runs in the background may have been told to ignore SIGINT.
    kill(up.process.processIdentifier, SIGTERM)
    _ = try up.finish()
    while try sandbox.swivel("ps").status != 5, !deadline.hasPassed {}
    #expect(try sandbox.swivel("ps").status == 5)
  }

  /// A limit of descriptors that can be raised is raised; one that cannot is said, and no signal ends anything.
  @Test(arguments: [("-S -n", 0), ("-n", 1)] as [(String, Int32)])
  func fewDescriptors(limit: String, status: Int32) throws {
    let words = "ulimit \(limit) 20; exec \(Installation.program("swivel")) up --detach"
    let up = try sandbox.start(["-c", words], program: "/bin/sh").finish()
    #expect(up.status == status, "\(up)")
    if status == 0 { try down() } else { #expect(up.diagnostics.contains("Too many open files"), "\(up)") }
  }
}
