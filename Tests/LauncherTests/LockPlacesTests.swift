// Instances whose launcher or files are not as they should be: one that was stopped, a folder where a file belongs. Apart from the
// locks of living ones, which need no other process.
import Bus
import Foundation
import Testing

@testable import Launcher

@Suite struct LockPlacesTests {
  private let path = FileManager.default.temporaryDirectory.path + "/swp" + UUID().uuidString.prefix(8)
  private let directory: InstanceDirectory

  init() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    directory = try InstanceDirectory(path: path + "/base/one")
  }

  private func clean() { _ = Result { try FileManager.default.removeItem(atPath: path) } }

  /// Ctrl-Z stops a launcher; SIGTERM alone is not heard by what is stopped (signal(7): it stays pending until SIGCONT).
  @Test(.timeLimit(.minutes(2))) func aStoppedLauncherIsEnded() throws {
    defer { clean() }
    try directory.create()
    let script = "echo $$ >'\(directory.launcherFile)'; exec flock --no-fork '\(directory.launcherFile)' sleep 300"
    let launcher = try ChildProgram(path: "/bin/sh", arguments: ["-c", script]).spawn(lifeline: nil, lock: nil)
    var isReaped = false
    defer {
      if !isReaped {
        kill(launcher, SIGKILL)
        waitpid(launcher, nil, 0)
      }
    }
    // It has the lock a moment after it was started; who asks meanwhile is told that nothing runs.
    var holder: Int32?
    while holder == nil { holder = try InstanceLock.livingHolder(directory) }
    #expect(holder == launcher)
    kill(launcher, SIGSTOP)
    var status: Int32 = 0
    #expect(waitpid(launcher, &status, WUNTRACED) == launcher)
    try InstanceLock.stop(directory, within: 60)
    #expect(waitpid(launcher, &status, 0) == launcher)
    isReaped = true
    #expect(status & 0x7f == SIGTERM)
  }

  /// The launcher is gone, and a child that was stopped does not see its pipe end: whoever is to end it needs its number. The shell is
  /// gone before the lock is taken, so that the child alone has it.
  @Test(.timeLimit(.minutes(2))) func anOrphanThatStaysIsNamed() throws {
    defer { clean() }
    try directory.create()
    let script = "exec flock --no-fork '\(directory.lockFile)' sleep 300"
    let orphan = try ChildProgram(path: "/bin/sh", arguments: ["-c", script]).spawn(lifeline: nil, lock: nil)
    defer {
      kill(orphan, SIGKILL)
      waitpid(orphan, nil, 0)
    }
    var file: Int32 = -1
    while file < 0 { file = open(directory.lockFile, O_RDWR | O_CLOEXEC) }
    defer { close(file) }
    while LockHolder(orphan, of: file) == nil {}
    #expect(throws: LauncherError.orphansStay(name: "one", processes: [orphan], seconds: 0)) {
      try InstanceLock(directory, patience: 0)
    }
  }

  /// SECURITY.md: files must be regular. A folder is not even opened to be written to.
  @Test(arguments: [InstanceDirectory.launcherName, InstanceDirectory.lockName])
  func aFolderInPlaceOfALockIsNotUsed(_ name: String) throws {
    defer { clean() }
    try directory.create()
    let place = "\(path)/base/one/\(name)"
    #expect(mkdir(place, 0o700) == 0)
    let error = LauncherError.bus(.untrusted(path: place, reason: "is no file"))
    #expect(throws: error) { try InstanceLock(directory) }
    if name == InstanceDirectory.launcherName {
      #expect(throws: error) { try InstanceLock.isAlive(directory) }
      #expect(throws: error) { try InstanceLock.stop(directory, within: 1) }
    }
  }
}
