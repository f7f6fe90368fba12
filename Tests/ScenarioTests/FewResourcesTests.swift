// The real programs where the system grants little: a verb does what it does elsewhere or says what is missing, and never waits for ever.
import Foundation
import Launcher
import Testing

@Suite struct FewResourcesTests {
  private static let clean = """
    <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects><view id="v" contentMode="scaleToFill"><rect key="frame" x="0" y="0" \
    width="375" height="667"/></view></objects></document>
    """
  private static let script = #"{"v":1,"record":"header","device":"iphone-8","era":"15","apps":["Gallery"]}"# + "\n"

  /// Address space in KiB and descriptors by the shell's ulimit, processes by prlimit(1) for a user that has none yet: the kernel counts none
  /// of root's. Each verb looks at something that is as it should be, so that it ends with 0 where there is enough.
  private static let limits: [(name: String, line: String, isOfUser: Bool)] =
    [("200 MB", "ulimit -v 200000; exec", false)]
    + [5, 7, 9, 16].map { ("\($0) descriptors", "ulimit -n \($0); exec", false) }
    + [1, 2, 3].map { ("\($0) processes", "exec prlimit --nproc=\($0)", true) }

  private static let verbs = ["lint a.xib", "test a.swivel a.xib", "doctor", "explore --app Errands --budget 20"]

  /// (what is short, the line of a shell, whether it is another user's, the verb).
  private static let rows = limits.flatMap { limit in verbs.map { (limit.name, limit.line, limit.isOfUser, $0) } }

  /// errno(3): what the system says where it grants no process or thread, no descriptor, no memory; and what is said of a file that could not
  /// be made, and of a compiler that would not run.
  private static let reasons = [
    "Resource temporarily unavailable", "Too many open files", "Cannot allocate memory", "cannot be read or written",
    "does not say its version",
  ]

  @Test(arguments: rows) func aVerbEndsAndSaysWhy(_ name: String, _ line: String, _ isOfUser: Bool, _ verb: String)
    throws
  {
    if isOfUser, getuid() != 0 { return print("SKIPPED: \(verb) UNDER \(name), for only root may become another user") }
    let sandbox = try Sandbox()
    for (file, text) in [("a.xib", Self.clean), ("a.swivel", Self.script)] {
      try text.write(toFile: "\(sandbox.runtime)/\(file)", atomically: false, encoding: .utf8)
    }
    // A number nobody has, another for each row: what ended and was not waited for counts as well.
    let user = 1_000_000 + UInt32.random(in: 0..<1_000_000_000)
    if isOfUser { try #require(chown(sandbox.runtime, user, user) == 0) }
    let become = isOfUser ? "setpriv --reuid=\(user) --regid=\(user) --clear-groups" : ""
    let swivel = Installation.program("swivel")
    let inner =
      "cd \(sandbox.runtime); export SWIFT_BACKTRACE=enable=no TMPDIR=\(sandbox.runtime); \(line) \(swivel) \(verb)"
    // timeout(1) leaves with 124 or, where that did not help, is killed; a signal ends a shell's child with more than 128.
    let ran = try sandbox.start(["-c", "exec timeout -k 5 120 \(become) sh -c '\(inner)'"], program: "/bin/sh").finish()
    #expect(ran.status < 124, "\(name), \(verb): \(ran)")
    let said = ran.output + ran.diagnostics
    #expect(
      ran.status == 0 || ran.status < 3 && Self.reasons.contains { said.contains($0) }, "\(name), \(verb): \(ran)")
  }

  /// libzmq ends a process that gets no threads by a signal: it is asked for no more than there are.
  @Test(.enabled(if: getuid() == 0, "only root may become another user"), arguments: [1, 2])
  func aServiceWithoutThreadsSaysSo(processes: Int) throws {
    let sandbox = try Sandbox()
    let user = 1_000_000 + UInt32.random(in: 0..<1_000_000_000)
    try #require(chown(sandbox.runtime, user, user) == 0)
    for (program, words) in [
      ("swivel-sensor", "--directory \(sandbox.directory()) --device iphone-8"),
      ("swivel-monitor", "--directory \(sandbox.directory())"),
      ("swivel", "get"),
    ] {
      let line =
        "mkdir -p \(sandbox.directory()); chmod -R 700 \(sandbox.runtime); export SWIFT_BACKTRACE=enable=no; "
        + "exec prlimit --nproc=\(processes) \(Installation.program(program)) \(words)"
      let ran = try sandbox.start(
        ["-c", "exec setpriv --reuid=\(user) --regid=\(user) --clear-groups sh -c '\(line)'"], program: "/bin/sh"
      ).finish()
      #expect(ran.status < 8, "\(program): \(ran)")
      #expect(program == "swivel" || ran.diagnostics.contains("it needs two more threads than it is granted"), "\(ran)")
    }
  }
}
