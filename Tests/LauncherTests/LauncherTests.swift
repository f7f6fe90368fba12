// Restarts that back off, a lock only one holder has, and launches refused before anything runs.
import Bus
import Foundation
import Testing

@testable import Launcher

@Suite struct RestartPolicyTests {
  /// Deaths at 100 s: how long the child lived, and what is done: started again after so many seconds, or given up.
  @Test(
    arguments: [
      ("at once the first time", true, [60], [0]),
      ("ever later, at most 5 s", true, [1, 1, 1, 1, 1, 1, 1, 1, 1], [0, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5, 5]),
      ("a healthy life starts anew", true, [1, 1, 10, 1], [0, 0.1, 0, 0.1]),
      ("nearly healthy does not", true, [1, 9.99], [0, 0.1]),
      ("never ready: given up at the third death", false, [1, 1, 1], [0, 0.1, nil]),
      ("not even health helps before", false, [60, 60, 60], [0, 0, nil]),
      (
        "for ever once it was ready", true, Array(repeating: 0, count: 100),
        [0, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2] + Array(repeating: 5, count: 93)
      ),
    ] as [(String, Bool, [Double], [Double?])])
  func deaths(name: String, wasReady: Bool, lives: [Double], delays: [Double?]) {
    var policy = RestartPolicy()
    for (index, (life, delay)) in zip(lives, delays).enumerated() {
      switch (policy.died(at: 100, afterLiving: life, wasReady: wasReady), delay) {
      case (.restart(let time), let delay?): #expect(abs(time - 100 - delay) < 1e-9, "death \(index + 1)")
      case (.giveUp(let attempts), nil): #expect(attempts == index + 1)
      case (let decision, _): Issue.record("death \(index + 1): \(decision)")
      }
    }
  }
}

@Suite struct InstanceLockTests {
  private let folder = Folder()
  private let directory: InstanceDirectory

  init() throws { directory = try InstanceDirectory(path: folder.path + "/base/one") }

  @Test func aSecondHolderIsRefusedUntilTheFirstIsGone() throws {
    #expect(try InstanceLock.livingHolder(directory) == nil)
    var first: InstanceLock? = try InstanceLock(directory)
    #expect(try InstanceLock.livingHolder(directory) == getpid())
    #expect(throws: LauncherError.nameInUse(name: "one", process: getpid())) { try InstanceLock(directory) }
    // The refusal took nothing away.
    #expect(try InstanceLock.livingHolder(directory) == getpid())
    #expect(first != nil)
    first = nil
    // A program that another test is just starting holds a copy of the lock until it is executed.
    let deadline = Deadline(seconds: 10)
    while try InstanceLock.livingHolder(directory) != nil, !deadline.hasPassed {}
    #expect(try InstanceLock.livingHolder(directory) == nil)
    _ = try InstanceLock(directory)
  }

  /// Who holds the lock notices that nobody finds it any more.
  @Test func aDirectoryThatIsAwayIsNoticed() throws {
    let lock = try InstanceLock(directory)
    #expect(lock.place(in: directory) == .here)
    let away = directory.path + ".away"
    #expect(rename(directory.path, away) == 0)
    #expect(lock.place(in: directory) == .gone)
    #expect(symlink(away, directory.path) == 0)
    #expect(lock.place(in: directory) == .taken)
    #expect(unlink(directory.path) == 0)
    let other = try InstanceLock(directory)
    #expect(lock.place(in: directory) == .taken)
    #expect(other.place(in: directory) == .here)
  }

  @Test func namesDoNotDisturbEachOther() throws {
    let first = try InstanceLock(directory)
    let other = try InstanceDirectory(path: folder.path + "/base/two")
    let second = try InstanceLock(other)
    #expect(try InstanceLock.livingHolder(directory) == InstanceLock.livingHolder(other))
    withExtendedLifetime((first, second)) {}
  }

  /// What a killed launcher left in its files is not a living instance.
  @Test func filesOfTheDeadAreNoHolder() throws {
    try directory.create()
    try "\(getpid())\n".write(toFile: directory.launcherFile, atomically: false, encoding: .utf8)
    try "".write(toFile: directory.lockFile, atomically: false, encoding: .utf8)
    #expect(try InstanceLock.livingHolder(directory) == nil)
    #expect(throws: LauncherError.notRunning(name: "one")) { try InstanceLock.stop(directory, within: 1) }
    _ = try InstanceLock(directory)
  }
}

/// What a launcher's file says is only believed of a process that holds its lock: somebody else's is not signalled.
@Suite struct LockHolderTests {
  private let folder = Folder()
  private let directory: InstanceDirectory

  init() throws { directory = try InstanceDirectory(path: folder.path + "/base/one") }

  @Test func aStrangerNamedInTheFileIsNotSignalled() throws {
    let lock = try InstanceLock(directory)
    let stranger = try ChildProgram(path: "/bin/sleep", arguments: ["60"]).spawn(lifeline: nil, lock: nil)
    defer {
      kill(stranger, SIGKILL)
      waitpid(stranger, nil, 0)
    }
    try "\(stranger)\n".write(toFile: directory.launcherFile, atomically: false, encoding: .utf8)
    #expect(throws: LauncherError.unproven(name: "one", path: directory.launcherFile)) {
      try InstanceLock.stop(directory, within: 0.1)
    }
    #expect(waitpid(stranger, nil, WNOHANG) == 0)
    #expect(throws: LauncherError.unproven(name: "one", path: directory.launcherFile)) {
      try InstanceLock.livingHolder(directory)
    }
    // Something lives all the same, and says so without a number.
    #expect(try InstanceLock.isAlive(directory))
    withExtendedLifetime(lock) {}
  }

  /// −1 would be every process of the user's, 0 the caller's own group.
  @Test(arguments: ["-1", "0", "-2", "", "x", "99999999999", "4194304000"])
  func whatIsNoProcessIsNobody(text: String) throws {
    let lock = try InstanceLock(directory)
    try text.write(toFile: directory.launcherFile, atomically: false, encoding: .utf8)
    #expect(throws: LauncherError.unproven(name: "one", path: directory.launcherFile)) {
      try InstanceLock.livingHolder(directory)
    }
    withExtendedLifetime(lock) {}
  }

  @Test(arguments: [-1, 0] as [Int32])
  func numbersOfManyProcessesAreNoHolder(process: Int32) {
    #expect(LockHolder(process, of: STDIN_FILENO) == nil)
  }

  /// The holder is told by its lock and by nothing else: having the file open is not enough.
  @Test func anOpenFileIsNoLock() throws {
    let file = open(folder.path + "/f", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(file) }
    #expect(LockHolder(getpid(), of: file) == nil)
    #expect(flock(file, LOCK_EX) == 0)
    #expect(LockHolder(getpid(), of: file)?.process == getpid())
    #expect(LockHolder(getppid(), of: file) == nil)
  }

  /// A launcher's file that leads elsewhere, or has a second name elsewhere, is not read.
  @Test(arguments: ["link", "names", "pipe"])
  func aFileThatIsNotOursAloneIsRefused(kind: String) throws {
    try directory.create()
    let other = folder.path + "/other"
    try "\(getpid())\n".write(toFile: other, atomically: false, encoding: .utf8)
    switch kind {
    case "link": #expect(symlink(other, directory.launcherFile) == 0)
    case "names": #expect(link(other, directory.launcherFile) == 0)
    default: #expect(mkfifo(directory.launcherFile, 0o600) == 0)
    }
    let error = #expect(throws: LauncherError.self) { try InstanceLock.isAlive(directory) }
    guard case .bus(.untrusted(directory.launcherFile, _)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}

@Suite struct LaunchPlanTests {
  private let folder = Folder()

  private func plan(
    device: String? = nil, era: String? = nil, apps: [String]? = nil, host: String? = "/bin/sh", config: String? = nil
  ) throws -> LaunchPlan {
    let shipped = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "config").path
    return try LaunchPlan(
      directory: try InstanceDirectory(path: folder.path + "/one"), device: device, era: era, apps: apps, host: host,
      config: config ?? shipped)
  }

  @Test func whatIsNotNamedIsConfigured() throws {
    let plan = try plan()
    #expect(plan.profile.id == "ipad-pro-11-4")
    #expect(plan.era.description == "18")
    #expect(plan.apps == ["Alternates", "BaseController"])
  }

  @Test func whatIsNamedIsTaken() throws {
    let plan = try plan(device: "iphone-4", era: "5", apps: ["A"])
    #expect(plan.profile.id == "iphone-4")
    #expect(plan.era.description == "5")
    #expect(plan.apps == ["A"])
    let host = try #require(plan.programs(monitor: .file)[.host])
    #expect(host.path == "/bin/sh")
    #expect(host.arguments.suffix(2) == ["--app", "A"])
  }

  /// With lines on standard output only the monitor writes there: an app that prints would break who reads them.
  @Test(arguments: [true, false])
  func standardOutputIsTheMonitors(json: Bool) throws {
    let programs = try plan().programs(monitor: .lines(json: json))
    #expect(programs[.monitor]?.standardOutput == .inherited)
    for role in [Role.sensor, .host] { #expect(programs[role]?.standardOutput == .descriptor(STDERR_FILENO)) }
  }

  @Test("a device that does not run the configured version gets the nearest it runs")
  func nearestVersion() throws {
    for (device, era) in [("iphone-4", "7"), ("ipad-air-2", "15"), ("iphone-duo-inner", "27"), ("ipad-pro-11-4", "18")]
    {
      let plan = try plan(device: device)
      #expect(plan.era.major == Int(era), "\(device)")
      #expect(plan.profile.runs(plan.era), "\(device)")
    }
  }

  /// Names that begin alike, when none is near: six of them, and that there are more.
  @Test(arguments: [
    (5, "there are pad-1, pad-2, pad-3, pad-4, pad-5;"), (6, "pad-5, pad-6;"), (7, "pad-5, pad-6, …;"),
    (0, "there are 1;"),
  ])
  func namesThatBeginAlike(count: Int, words: String) {
    let known = (0..<count).map { "pad-\($0 + 1)" } + ["tv"]
    let text = "\(LaunchPlanError.unknownDevice(id: "padabcdefghij", known: known))"
    #expect(text.replacingOccurrences(of: " (", with: "; (").contains(words), "\(text)")
  }

  @Test func whatCannotRunIsRefusedInWords() {
    #expect(throws: LaunchPlanError.badEra("five")) { try plan(era: "five") }
    #expect(throws: LaunchPlanError.eraOfDevice(device: "iphone-4", era: "8", from: "4", to: 7)) {
      try plan(device: "iphone-4", era: "8")
    }
    #expect(throws: LaunchPlanError.eraOfDevice(device: "iphone-4", era: "3.2", from: "4", to: 7)) {
      try plan(device: "iphone-4", era: "3.2")
    }
    #expect(throws: LaunchPlanError.noApps) { try plan(apps: []) }
    #expect(throws: LaunchPlanError.noHost(path: "/none")) { try plan(host: "/none") }
    let unknown = #expect(throws: LaunchPlanError.self) { try plan(device: "ipod") }
    #expect(unknown.map { "\($0)".hasPrefix("no device 'ipod'; did you mean 'ipod-touch-") } == true)
    let config = #expect(throws: LaunchPlanError.self) { try plan(config: folder.path) }
    #expect(config.map { "\($0)".contains("emulator.yaml: expected a readable file") } == true)
  }
}

@Suite struct LastWordsTests {
  /// What a process wrote as it crashed, and the line that is made of it.
  @Test(arguments: [
    ("App/Main.swift:12: Fatal error: no such row\n", "App/Main.swift:12: Fatal error: no such row"),
    ("Fatal error: bare", "Fatal error: bare"),
    ("noise\nA.swift:1: Precondition failed: p\nrax 0x0\n", "A.swift:1: Precondition failed: p"),
    (
      """
      Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range

      *** Program crashed: Illegal instruction at 0x00007f ***

      0 0x00007f _assertionFailure in libswiftCore.so
      1 [ra] 0x000055 UIView.layoutIfNeeded() + 12 in swivel-host at /x/Sources/SwivelUI/UIView.swift:90:3
      2 [ra] 0x000055 Rows.show(_:) + 40 in swivel-host at /home/me/App/Rows.swift:34:12
      3 [ra] 0x000055 main + 4 in swivel-host at /home/me/App/main.swift:3:1

      Registers:
      rax 0x0000000000000000  0
      """, "Rows.swift:34: Fatal error: Index out of range"
    ),
    (
      "A.swift:1: Fatal error: first\nB.swift:2: Fatal error: last\n", "B.swift:2: Fatal error: last"
    ),
    (
      """
      *** Signal 4: Backtracing from 0x7fccadbea389... done ***
      *** Program crashed: Illegal instruction at 0x00007fccadbea389 ***
      Thread 0 "swivel-host" crashed:
        0      0x00007fccadbea389 CFRunLoopTimerCreate + 473 in libFoundation.so
        1 [ra] 0x000056041ab302ad Clock.start() + 76 in swivel-host at /home/me/App/Clock.swift:31:45
        2 [ra] 0x000056041b93e136 UIAction.perform(from:) + 101 in swivel-host at /x/Sources/SwivelUI/UIAction.swift:93:5
      """, "Clock.swift:31: Illegal instruction, in Clock.start()"
    ),
    ("*** Program crashed: Aborted at 0x0000000000005ffb ***\n  0 0x00007f7a __pthread_kill in libc.so.6\n", "Aborted"),
  ])
  func words(output: String, text: String) { #expect(LastWords(output)?.text == text) }

  /// What Swift's runtime says of a process that was ended by a signal, and what is made of it: the app's calls and no others,
  /// of the thread that was at work.
  @Test(arguments: [
    (
      """
      Thread 0 "old" crashed:
      0 0x0001 before() + 1 in swivel-host at /home/me/App/Old.swift:1:1
      *** Signal 6: Backtracing from 0x5634... done ***
      *** Program crashed: Aborted at 0x0000000000004547 ***
      Thread 0 "swivel-host" crashed:
        0      0x00005634e57d003a spin() + 74 in swivel-host at /home/me/App/Rows.swift:1:51
        1 [ra] 0x00005634e57cffe9 UIButton.send(_:) + 8 in swivel-host at /x/Sources/SwivelUI/UIButton.swift:2:17
        2 [ra] 0x00005634e57d0147 Rows.tapped() + 102 in swivel-host at /home/me/App/Rows.swift:5:1
        3 [ra] [system] 0x00007f61 __libc_start_main in libc.so.6
      Thread 1:
        0 0x0001 elsewhere() + 1 in swivel-host at /home/me/App/Other.swift:9:1
      Registers:
      """, "Rows.swift:1: no answer, in spin() at Rows.swift:1, called by Rows.tapped() at Rows.swift:5"
    ), ("nothing of it\n", "no answer"), ("", "no answer"),
  ])
  func wordsOfAHang(output: String, text: String) { #expect(LastWords(hang: "no answer", said: output).text == text) }

  @Test(arguments: ["", "rax 0x0\n", "swivel-host: replayed 3 inputs\n"])
  func noWords(output: String) { #expect(LastWords(output) == nil) }

  @Test(
    arguments: [
      (SIGKILL, true, false), (SIGTERM, true, false), (SIGHUP, true, false), (SIGINT, true, false),
      (SIGILL, false, true),
      (SIGTRAP, false, true), (SIGSEGV, false, true), (SIGABRT, false, true), (0, false, false), (1 << 8, false, false),
      (SIGSEGV | 0x80, false, true),
    ] as [(Int32, Bool, Bool)])
  func whoEndedIt(status: Int32, killed: Bool, crashed: Bool) {
    #expect(wasKilled(status) == killed)
    #expect(hasCrashed(status) == crashed)
  }
}

@Suite struct ChildTests {
  /// Exit codes, and 128 plus the signal, as shells have it.
  @Test(arguments: [("exit 0", 0), ("exit 7", 7), ("kill -9 $$", 137), ("kill -15 $$", 143)] as [(String, Int32)])
  func endings(script: String, status: Int32) throws {
    #expect(try ChildProgram(path: "/bin/sh", arguments: ["-c", script]).runToEnd() == status)
  }

  @Test func aProgramThatIsNotThere() {
    #expect(throws: LauncherError.system(call: "start", subject: "/none", reason: "No such file or directory")) {
      try ChildProgram(path: "/none", arguments: []).runToEnd()
    }
  }

  @Test(arguments: [(0x0700, "exit 7"), (9, "signal 9"), (0x8b, "signal 11")] as [(Int32, String)])
  func statusesInWords(status: Int32, text: String) {
    #expect(describeEnding(status) == text)
  }
}

@Suite struct InstallationTests {
  /// Tests are built in the package they belong to, and each program lies beside the running one.
  @Test func theRunningProgramIsOfThisPackage() {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    #expect(Installation.repository == package)
    #expect(Installation.program("swivel") == Installation.programs + "/swivel")
    #expect(Installation.configuration(named: "/a/config") == "/a/config")
    if ProcessInfo.processInfo.environment["SWIVEL_CONFIG"] == nil {
      #expect(Installation.configuration(named: nil) == package + "/config")
    }
  }
}

@Suite struct DiagnosticsTests {
  private let folder = Folder()

  /// Ten lines of ten bytes, cut where they are more than a limit: the last whole lines that fit stay, after a word about it.
  @Test(arguments: [(99, 25, 2), (100, 25, nil), (99, 30, 2), (99, 31, 3), (50, 100, 9)] as [(Int, Int, Int?)])
  func whatIsTooLongIsCut(limit: Int, kept: Int, lines: Int?) throws {
    let path = folder.path + "/said"
    let all = (0..<10).map { "line \($0) ..\n" }
    try all.joined().write(toFile: path, atomically: false, encoding: .utf8)
    let writer = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    defer { close(writer) }
    #expect(Diagnostics.trim(path, limit: limit, keeping: kept) == (lines != nil))
    #expect(write(writer, "more\n", 5) == 5)
    let word = "swivel: what was before is no longer kept: more than \(limit) bytes\n"
    let expected = lines.map { word + all.suffix($0).joined() } ?? all.joined()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == expected + "more\n")
  }

  @Test func whatIsNotThereIsNotCut() { #expect(!Diagnostics.trim(folder.path + "/none")) }
}

/// A folder that goes with its owner.
private final class Folder: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/swl" + UUID().uuidString.prefix(8)

  init() {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch { Issue.record(error) }
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { print("left behind: \(path): \(error)") }
  }
}

/// Exit tests, because handlers of signals are a process's.
@Suite struct SignalPipeTests {
  /// ppoll(2): signals are blocked by its mask alone while it waits.
  @Test func aSignalThatWasBlockedMeanwhileIsHeard() async {
    await #expect(processExitsWith: .success) {
      let pipe = try SignalPipe([SIGTERM])
      var all = sigset_t()
      sigfillset(&all)
      try #require(pthread_sigmask(SIG_SETMASK, &all, nil) == 0)
      pthread_kill(pthread_self(), SIGTERM)
      pipe.wait(milliseconds: 1_000)
      #expect(pipe.take() == [SIGTERM])
    }
  }
}
