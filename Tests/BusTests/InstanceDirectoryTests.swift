// Names, paths and modes of an instance's directory.
import Foundation
import Testing

@testable import Bus

@Suite struct InstancePlaceTests {
  /// The XDG Base Directory Specification: "If an implementation encounters a relative path in any of these variables it should consider
  /// the path invalid and ignore it." A relative TMPDIR would be another folder in each folder, too.
  @Test(arguments: [
    (["XDG_RUNTIME_DIR": "/run/user/1"], "/run/user/1/swivel"),
    (["XDG_RUNTIME_DIR": "run", "TMPDIR": "/var/tmp"], "/var/tmp/swivel-"),
    (["XDG_RUNTIME_DIR": "./run"], "/tmp/swivel-"), (["XDG_RUNTIME_DIR": ""], "/tmp/swivel-"),
    (["TMPDIR": "/var/tmp/"], "/var/tmp/swivel-"), (["TMPDIR": "tmp"], "/tmp/swivel-"),
    (["TMPDIR": "/"], "//swivel-"), (["TMPDIR": "//"], "//swivel-"), (["TMPDIR": "/t"], "/t/swivel-"),
    (["TMPDIR": "/t/"], "/t/swivel-"), ([:], "/tmp/swivel-"),
  ]) func instancesAreAtAnAbsolutePath(environment: [String: String], expected: String) {
    let base = InstanceDirectory.base(in: environment)
    #expect(base == (expected.hasSuffix("-") ? expected + "\(getuid())" : expected))
  }
}

@Suite struct InstanceDirectoryTests {
  @Test(arguments: ["default", "a", "A-1_b.c", "...", String(repeating: "x", count: 32)])
  func names(name: String) throws {
    #expect(try InstanceDirectory(name: name).name == name)
  }

  @Test(arguments: [
    "", ".", "..", "a/b", "/", "../x", "a b", "ü", "a\n", "a\0", "~*", String(repeating: "x", count: 33),
  ])
  func namesThatAreNone(name: String) {
    #expect(throws: BusError.badName(name)) { try InstanceDirectory(name: name) }
  }

  /// `sun_path` has 108 bytes with its NUL; `/monitor.control`, 16 bytes, is the longest name in the directory.
  @Test func theLongestPathCanBeBoundAndNoLonger() throws {
    let root = try TemporaryFolder()
    let fitting = root.path + "/" + String(repeating: "d", count: 107 - 16 - root.path.utf8.count - 1)
    #expect(fitting.utf8.count == 91)
    let directory = try InstanceDirectory(path: fitting)
    try directory.create()
    let endpoints = directory.endpoints
    let node = try Node()
    for endpoint in [
      endpoints.sensorEvents, endpoints.sensorControl, endpoints.hostState, endpoints.hostControl,
      endpoints.monitorControl,
    ] {
      _ = try Responder(endpoint, on: node) { _ in }
    }
    #expect(throws: BusError.pathTooLong(path: fitting + "d/monitor.control", limit: 107)) {
      try InstanceDirectory(path: fitting + "d")
    }
    // What would happen without the check: libzmq says ENAMETOOLONG.
    #expect(throws: BusError.self) { try Responder("ipc://\(fitting)d/monitor.control", on: node) { _ in } }
  }

  /// A log somebody else could have put there is not what the user's device did: a film of it would be a lie.
  @Test(arguments: [
    ("nothing is there", "rm base/name/host.swivel", false as Bool?), ("as a host leaves it", "true", true),
    ("others may enter", "chmod 777 base", nil),
    ("it is a link", "cd base/name; mv host.swivel h; ln -s h host.swivel", nil),
    ("it has two names", "ln base/name/host.swivel base/name/h", nil),
    ("it is a pipe", "cd base/name; rm host.swivel; mkfifo host.swivel", nil),
  ])
  func aLogIsProvedToBeTheUsers(_ what: String, _ done: String, _ isGiven: Bool?) throws {
    let root = try TemporaryFolder()
    let directory = try InstanceDirectory(path: root.path + "/base/name")
    try directory.create()
    try "".write(toFile: directory.logFile, atomically: false, encoding: .utf8)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "cd \(root.path) && \(done)"]
    try shell.run()
    shell.waitUntilExit()
    guard let isGiven else {
      #expect(throws: BusError.self) { try directory.provenLog() }
      return
    }
    #expect(try directory.provenLog() == (isGiven ? directory.logFile : nil))
  }

  @Test func onlyTheUserCanEnter() throws {
    let root = try TemporaryFolder()
    let directory = try InstanceDirectory(path: root.path + "/base/name")
    try directory.create()
    try directory.create()
    for path in ["/base", "/base/name"] {
      let mode = try FileManager.default.attributesOfItem(atPath: root.path + path)[.posixPermissions] as? Int
      #expect(mode == 0o700)
    }
  }

  /// What somebody else could have made, entered or exchanged: what is done to a good directory, and who is to blame.
  @Test(arguments: [
    ("others may enter the one above", "/base", "chmod 755 base"),
    ("a group may read the one above", "/base", "chmod 740 base"),
    ("others may enter it", "/base/name", "chmod 701 base/name"),
    ("the one above is a link", "/base", "mv base b; ln -s b base"),
    ("it is a link", "/base/name", "mv base/name base/n; ln -s n base/name"),
    ("the one above is a file", "/base", "rm -r base; touch base"),
    ("the one above is a pipe", "/base", "rm -r base; mkfifo base"),
    ("the one above is a link to an empty folder", "/base", "rm -r base; mkdir -m 700 empty; ln -s empty base"),
    ("the one above is a link to nothing", "/base", "rm -r base; ln -s nothing base"),
    ("it is a file", "/base/name", "rmdir base/name; touch base/name"), ("anybody may exchange it", "", "chmod 777 ."),
  ])
  func whatOthersCouldHaveMadeIsRefused(name: String, blamed: String, script: String) throws {
    let root = try TemporaryFolder()
    let directory = try InstanceDirectory(path: root.path + "/base/name")
    try directory.create()
    #expect(try directory.open() != nil)
    let shell = try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "cd \(root.path); \(script)"])
    shell.waitUntilExit()
    defer { chmod(root.path, 0o700) }
    for attempt in [{ _ = try directory.open() }, { _ = try directory.create() }, { try directory.enter() }] {
      let error = #expect(throws: BusError.self, "\(name)") { try attempt() }
      guard case .untrusted(let path, _) = error else {
        Issue.record("\(name): \(String(describing: error))")
        continue
      }
      #expect(path == root.path + blamed, "\(name)")
    }
    // Nothing was made where a link leads.
    let empty = root.path + "/empty"
    if FileManager.default.fileExists(atPath: empty) {
      #expect(try FileManager.default.contentsOfDirectory(atPath: empty) == [])
    }
  }

  /// A directory everybody may write is as good as one's own where only owners may remove, as in /tmp.
  @Test func theStickyBitKeepsOthersOut() throws {
    let root = try TemporaryFolder()
    let directory = try InstanceDirectory(path: root.path + "/base/name")
    try directory.create()
    #expect(chmod(root.path, 0o1777) == 0)
    #expect(try directory.open() != nil)
  }

  @Test("another user's directory is refused", .enabled(if: getuid() == 0, "only root can give a directory away"))
  func anotherUsersDirectoryIsRefused() throws {
    let nobody: uid_t = 65_534
    for place in ["", "/base", "/base/name"] {
      let root = try TemporaryFolder()
      let directory = try InstanceDirectory(path: root.path + "/base/name")
      try directory.create()
      #expect(chown(root.path + place, nobody, nobody) == 0)
      let error = #expect(throws: BusError.self) { try directory.open() }
      guard case .untrusted(root.path + place, let reason) = error else {
        Issue.record("\(place): \(String(describing: error))")
        continue
      }
      #expect(reason.hasPrefix("belongs to user 65534"))
    }
  }

  /// Whoever was started by hand finds a launcher there, or none any more.
  @Test func whereALauncherLivesNobodyElseServes() throws {
    let root = try TemporaryFolder()
    let directory = try InstanceDirectory(path: root.path + "/base/name")
    let file = try #require(try directory.create().file(InstanceDirectory.launcherName, O_RDWR | O_CREAT))
    try directory.enter(byHand: true)
    #expect(flock(file, LOCK_EX) == 0)
    #expect(throws: BusError.led(path: directory.path)) { try directory.enter(byHand: true) }
    try directory.enter()
    close(file)
    // A program that another test is just starting holds a copy of the lock until it is executed.
    let deadline = Deadline(seconds: 10)
    while try directory.isLed(), !deadline.hasPassed {}
    try directory.enter(byHand: true)
  }

  /// mkdir(2): where the directory cannot be made, the one that could not is named, with the reason.
  @Test(arguments: [
    ("/none/base/name", "/none/base", "No such file or directory"),
    ("/file/base/name", "/file/base", "Not a directory"),
  ])
  func whatCannotBeMadeIsNamed(path: String, blamed: String, reason: String) throws {
    let root = try TemporaryFolder()
    try "".write(toFile: root.path + "/file", atomically: false, encoding: .utf8)
    #expect(throws: BusError.file(call: "mkdir", path: root.path + blamed, reason: reason)) {
      try InstanceDirectory(path: root.path + path).create()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: root.path) == ["file"])
  }

  @Test func whatIsNotThereIsNobodys() throws {
    let root = try TemporaryFolder()
    #expect(try InstanceDirectory(path: root.path + "/base/name").open() == nil)
    #expect(throws: BusError.file(call: "open", path: root.path + "/b/n", reason: "No such file or directory")) {
      try InstanceDirectory(path: root.path + "/b/n").enter()
    }
  }
}

/// A folder that goes with its owner.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/sw" + UUID().uuidString.prefix(8)
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { print("left behind: \(path): \(error)") }
  }
}
