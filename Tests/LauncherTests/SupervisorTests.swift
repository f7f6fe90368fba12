// Children that end before they are ready, each a line of a shell: what the supervisor makes of how they end. Exit tests, because the
// handlers of its signals are a process's.
import Bus
import Foundation
import Testing

@testable import Launcher

@Suite struct SupervisorTests {
  /// How a child that is started ends, and what is thrown; each start with what it was told of the end before.
  struct Row: Codable, Sendable {
    var role: String
    var script: String
    /// What is thrown, or returned, in words that name every value.
    var end: String
    var starts: [String]
  }

  private static func row(_ role: Role, _ script: String, _ end: LauncherError, _ starts: [String]) -> Row {
    Row(role: role.rawValue, script: script, end: String(reflecting: end), starts: starts)
  }

  private static let word = "A.swift:1: Fatal error: no rows"
  private static let crash = "echo '\(word)' >&2; kill -ILL $$"

  /// signal(7): 4 is SIGILL and 9 SIGKILL. An app that says why it ends says the same the next time, so it is not started again; all else
  /// is, three times in all, but not who says by exit code 2 that its arguments are wrong.
  private static let rows: [Row] = [
    row(.host, crash, .crashed(role: "host", ending: "signal 4", words: word), [""]),
    row(.sensor, crash, .crashed(role: "sensor", ending: "signal 4", words: word), ["", "", ""]),
    row(
      .host, "kill -ILL $$", .crashed(role: "host", ending: "signal 4", words: nil),
      ["", "--predecessor ended --last-words=signal 4", "--predecessor ended --last-words=signal 4"]),
    row(
      .host, "exit 1", .neverReady(role: "host", attempts: 3, ending: "exit 1", diagnostics: ""),
      ["", "--predecessor ended --last-words=exit 1", "--predecessor ended --last-words=exit 1"]),
    row(
      .host, "echo '\(word)' >&2; exit 3",
      .neverReady(
        role: "host", attempts: 3, ending: "exit 3", diagnostics: String(repeating: word + "\n", count: 3)),
      ["", "--predecessor ended --last-words=exit 3", "--predecessor ended --last-words=exit 3"]),
    row(
      .host, "kill -KILL $$", .neverReady(role: "host", attempts: 3, ending: "signal 9", diagnostics: ""),
      ["", "--predecessor killed", "--predecessor killed"]),
    row(.sensor, "exit 1", .neverReady(role: "sensor", attempts: 3, ending: "exit 1", diagnostics: ""), ["", "", ""]),
    row(.host, "echo no >&2; exit 2", .cannotRun(role: "host", diagnostics: "no\n"), [""]),
    row(.sensor, "exit 2", .cannotRun(role: "sensor", diagnostics: ""), [""]),
    row(
      .monitor, "exit 1", .neverReady(role: "monitor", attempts: 3, ending: "exit 1", diagnostics: ""), ["", "", ""]),
    Row(role: "monitor", script: "exit 0", end: String(reflecting: SupervisorEnd.quit), starts: [""]),
    // A signal to the launcher, and a directory that is away for a second.
    Row(
      role: "host", script: "kill -TERM $PPID; exec sleep 60", end: String(reflecting: SupervisorEnd.signal(SIGTERM)),
      starts: [""]),
    Row(
      role: "host", script: "rm -r $DIRECTORY; exec sleep 60", end: String(reflecting: SupervisorEnd.removed),
      starts: [""]),
    row(
      .host, "exec sleep 60", .notReady(missing: ["host"], seconds: 0.5, diagnostics: ""), [""]),
  ]

  @Test(arguments: rows) func anEndBeforeItIsReady(_ row: Row) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/sws" + UUID().uuidString.prefix(8)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder)") } }
    await #expect(processExitsWith: .success) { [row = row as Row, folder = folder as String] in
      let role = try #require(Role(rawValue: row.role))
      let directory = try InstanceDirectory(path: folder + "/base/one")
      var program = ChildProgram(
        path: "/bin/sh",
        arguments: ["-c", "DIRECTORY=\(folder)/base/one; echo \"$*\" >> \(folder)/starts; \(row.script)", "child"])
      program.standardError = .file(directory.diagnosticsFile)
      var said: [String] = []
      var end = ""
      do throws(LauncherError) {
        let supervisor = try Supervisor(directory: directory, programs: [role: program]) { said.append($0) }
        defer { supervisor.stop() }
        let isSlow = row.script == "exec sleep 60"
        end =
          try supervisor.waitUntilReady([role], seconds: isSlow ? 0.5 : 30).map { String(reflecting: $0) } ?? "ready"
      } catch { end = String(reflecting: error) }
      #expect(end == row.end)
      let starts = try String(contentsOfFile: folder + "/starts", encoding: .utf8)
      #expect(starts.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) == row.starts)
      let again = said.filter { $0.hasPrefix("the \(role) ended (") && $0.hasSuffix("); it is started again") }
      #expect(again.count == row.starts.count - 1, "\(said)")
      // Who does not leave within two seconds of being told to is killed.
      #expect(said.contains("the \(role) did not leave; killed") == row.script.contains("sleep"))
      let isAway = said.contains("\(directory.path) is no longer this instance's; it ends")
      #expect(isAway == row.script.hasPrefix("rm "))
      // Nobody is left of the instance.
      #expect(try InstanceLock.isAlive(directory) == false)
    }
  }

  /// Of programs of which one cannot be started none is left: what was started before it is told to leave, and waited for.
  @Test func whatWasStartedLeavesWhereTheNextCannotBe() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/sws" + UUID().uuidString.prefix(8)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder)") } }
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      let directory = try InstanceDirectory(path: folder + "/base/one")
      // The lifeline's end is the order to leave.
      let sensor = ChildProgram(path: "/bin/sh", arguments: ["-c", "exec cat <&3"])
      let host = ChildProgram(path: "/nowhere/host", arguments: [])
      let error = #expect(throws: LauncherError.self) {
        _ = try Supervisor(directory: directory, programs: [.sensor: sensor, .host: host]) { _ in }
      }
      #expect(error == .system(call: "start", subject: "/nowhere/host", reason: "No such file or directory"))
      // wait(2): a process without children.
      #expect(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD)
      #expect(try InstanceLock.isAlive(directory) == false)
    }
  }
}
