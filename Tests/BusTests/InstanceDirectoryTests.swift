// Names, paths and modes of an instance's directory.
import Foundation
import Testing

@testable import Bus

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

  @Test func aDirectoryOthersCanEnterIsRefused() throws {
    let root = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: root.path + "/base", withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
    let directory = try InstanceDirectory(path: root.path + "/base/name")
    #expect(
      throws: BusError.file(
        call: "use", path: root.path + "/base", reason: "is not a directory that only you can enter (mode 0700)")
    ) { try directory.create() }
  }

  /// Somebody else could have laid a link to a place of theirs.
  @Test func aLinkIsRefused() throws {
    let root = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: root.path + "/base", withDestinationPath: root.path)
    let directory = try InstanceDirectory(path: root.path + "/base/name")
    #expect(throws: BusError.self) { try directory.create() }
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
